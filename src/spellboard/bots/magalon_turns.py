"""Whole turns of Magalon, as a player thinks of them: win, or strike or wall somebody in, walk, set the shield, end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..games.magalon.begun import giant_begun, gnomes_begun, wizard_begun
from ..games.magalon.completing import may_roll
from ..games.magalon.energy import may_gain
from ..games.magalon.homecoming import winning_way
from ..games.magalon.phases import CONTACT, HOLDING, LAYING, PUSHING, SHIELDING, TURN
from ..games.magalon.shield import encloses, move_shield
from ..games.magalon.state import MagalonState
from ..games.magalon.tables import (
    ATTACKER,
    DICE,
    ENERGY,
    GIANT_NUMBER,
    HAND,
    LAID,
    NONE,
    OWNED,
    PIECE,
    SHIELD_AT,
    SHIELDED,
    STEPS,
    Tables,
)
from ..games.magalon.ways import over_an_artifact
from ..games.magalon.wizard import wizard_steps, wizard_walks
from .guide import WIN, Plans
from .magalon_outlook import FADING, Outlook, Weights
from .magalon_strikes import NARROW, Draft, blocks, spend, strikes, throws
from .magalon_walls import Walls

LIGHT: Final[i64] = 4096


class Turns:
    """Lists the whole turns that are worth a look at a position, with their weights."""

    def __init__(self, t: Tables, weights: Weights) -> None:
        self.t = t
        self.weights = weights
        self.outlook = Outlook(t, weights)
        self.trial = Outlook(t, weights)
        self.walls = Walls(t)

    def fill(self, s: MagalonState, into: Plans) -> None:
        """What the one who has to choose may do, down to the end of his turn or to the dice."""
        if s.phase == LAYING:
            self.lay(s, into)
            return
        whole = self.turns(s)
        if not whole:
            # Nothing that was thought of fits: whatever is allowed, and back to where one was only if nothing else is.
            codes = s.offer(s.mover)
            for code in codes:
                if len(codes) == 1 or (code != self.t.put_back and code != self.t.take_back):
                    into.add(code, 1)
            return
        best: i64 = 0
        for draft in whole:
            if draft.share > best:
                best = draft.share
        seen: set[tuple[int, ...]] = set()
        for draft in whole:
            key = tuple(draft.codes)
            if key not in seen:
                seen.add(key)
                into.chain(draft.codes, self.weight(best - draft.share))

    def best(self, s: MagalonState) -> list[int]:
        """The turn that looks best."""
        found = [int(s.offer(s.mover)[0])]
        most: i64 = -1
        for draft in self.turns(s):
            if draft.share > most:
                most = draft.share
                found = draft.codes
        return found

    def weight(self, behind: i64) -> i64:
        """The weight of a move that promises so much less than the best."""
        at: i64 = behind * 100 // self.weights.doubt
        return 1 + self.outlook.fade[at if at < FADING else FADING] // LIGHT

    # --- laying a card -----------------------------------------------------------------------------------------------

    def lay(self, s: MagalonState, into: Plans) -> None:
        """A card, by how everybody would stand once it lies there."""
        me: i64 = s.mover
        outlook = self.outlook
        outlook.acted = False
        outlook.look(s)
        outlook.weigh(s)
        hand: i64 = s.table[HAND + me]
        codes = s.offer(me)
        shares = vec[i64](capacity=len(codes))
        best: i64 = 0
        for code in codes:
            card: i64 = code - s.t.lay
            s.table[LAID + me] = card
            s.table[HAND + me] = hand & ~(1 << card)
            outlook.alarm(s)
            outlook.weigh(s)
            share: i64 = outlook.share(s, me, WIN)
            shares = append(shares, share)
            if share > best:
                best = share
        s.table[LAID + me] = -1
        s.table[HAND + me] = hand
        for at in range(len(codes)):
            into.add(codes[at], self.weight(best - shares[at]))

    # --- a turn ------------------------------------------------------------------------------------------------------

    def turns(self, s: MagalonState) -> list[Draft]:
        """All turns that are worth a look; a win alone if there is one."""
        first = Draft(s.copy(), [])
        s = first.s
        t = self.t
        found: list[Draft] = []
        if s.phase == TURN and may_gain(s):
            first.play(t.take_energy)
        if s.phase == TURN:
            won = self.win(first)
            if won is not None:
                won.share = WIN
                return [won]
        self.outlook.acted = False
        self.trial.acted = False
        self.outlook.look(s)
        self.outlook.weigh(s)
        if s.phase == SHIELDING:
            self.walls.look(s, self.outlook)
            return self.shields(first)
        most: i64 = self.weights.walks
        for draft in self.bothers(first):
            self.follow(draft, most, found)
            most = self.weights.walks // 2
        return found

    def follow(self, draft: Draft, most: i64, found: list[Draft]) -> None:
        """Every walk after such a beginning, without and with a shield, to the end of the turn.

        Where somebody walks changes nobody else's way, so that the others are looked at once.
        """
        s = draft.s
        outlook, trial = self.outlook, self.trial
        outlook.acted = True
        trial.acted = True
        outlook.look(s)
        outlook.weigh(s)
        square: i64 = NONE
        if s.table[SHIELDED] == 0:
            self.walls.look(s, outlook)
            square = self.walls.shield(s, trial, outlook.share(s, s.mover, WIN), WIN)
        if square >= 0:
            here: i64 = s.table[SHIELD_AT + s.mover]
            move_shield(s, square)
            trial.look(s)
            trial.weigh(s)
            move_shield(s, here)
        for walked in self.walks(draft, most):
            if square >= 0 and not walked.s.board[square] & PIECE and not encloses(walked.s, square):
                shielded = walked.fork()
                shielded.play(self.t.shield)
                shielded.play(self.t.shield_on + square)
                shielded.share = self.promise(shielded.s, trial)
                self.close(shielded, found)
            walked.share = self.promise(walked.s, outlook)
            self.close(walked, found)
        outlook.acted = False
        trial.acted = False

    def promise(self, s: MagalonState, outlook: Outlook) -> i64:
        """How the mover stands if he ends his turn here; the outlook has weighed the others."""
        outlook.needs[s.mover] = outlook.settled(s)
        return outlook.share(s, s.mover, WIN)

    def win(self, draft: Draft) -> Draft | None:
        """The way home, if it is open: with the card's steps, or with those that a red field gives."""
        s = draft.s
        t = self.t
        steps: i64 = wizard_steps(s)
        if steps <= 0 or s.table[ENERGY + s.mover] < t.energy_goal:
            return None
        home = winning_way(s, steps)
        if len(home) > 0:
            won = draft.fork()
            won.go(t.wizard, home)
            return won
        if s.table[STEPS] >= t.value[s.card()]:
            return None
        walks = wizard_walks(s, s.mover, steps)
        for end in walks.ends(steps):
            if t.red[end] and t.homeward[end] <= t.red_walk:
                walked = draft.fork()
                walked.go(t.wizard, walks.path(steps, end))
                home = winning_way(walked.s, t.red_walk)
                if len(home) > 0:
                    walked.go(t.wizard, home)
                    return walked
        return None

    def bothers(self, first: Draft) -> list[Draft]:
        """Ways to begin: nothing, attacks, ruins; what is begun comes to its end."""
        s = first.s
        t = self.t
        outlook = self.outlook
        if s.phase == CONTACT or s.phase == PUSHING:
            giant: bool = s.table[ATTACKER] == GIANT_NUMBER
            low: i64 = GIANT_NUMBER if giant else 0
            return self.foremost(throws(first, low, low if giant else 1, outlook), None)
        if s.phase == HOLDING:
            self.walls.look(s, outlook)
            return self.foremost(self.walls.lifts(first, self.trial, WIN), None)
        if giant_begun(s) > 0:
            return self.foremost(self.begun(first, GIANT_NUMBER, GIANT_NUMBER), None)
        if gnomes_begun(s) > 0:
            return self.foremost(self.begun(first, 0, 1), None)
        if wizard_begun(s) > 0:
            return [first]
        found: list[Draft] = []
        self.walls.look(s, outlook)
        if t.gnomes[s.card()] > 0:
            found += strikes(first, 0, 1, outlook)
            found += blocks(first, 0, 1, self.walls.closes)
        if s.table[DICE] != 0:
            found += strikes(first, GIANT_NUMBER, GIANT_NUMBER, outlook)
            found += blocks(first, GIANT_NUMBER, GIANT_NUMBER, self.walls.closes)
        found += self.walls.shifts(first, self.trial, WIN)
        found += self.walls.lifts(first, self.trial, WIN)
        return self.foremost(found, first)

    def begun(self, draft: Draft, low: i64, high: i64) -> list[Draft]:
        """What monsters can still do that have begun to move."""
        self.walls.look(draft.s, self.outlook)
        found = strikes(draft, low, high, self.outlook)
        found += blocks(draft, low, high, self.walls.closes)
        rest = spend(draft, low, high, self.outlook)
        if rest is not None:
            found.append(rest)
        return found

    def foremost(self, drafts: list[Draft], plain: Draft | None) -> list[Draft]:
        """The most promising of them, after the one that does nothing."""
        trial = self.trial
        order: list[tuple[int, int]] = []
        for number in range(len(drafts)):
            s = drafts[number].s
            trial.look(s)
            trial.weigh(s)
            drafts[number].share = trial.share(s, s.mover, WIN)
            order.append((int(-drafts[number].share), number))
        order.sort()
        found = [drafts[number] for _, number in order[: int(self.weights.bothers)]]
        if plain is not None:
            found.insert(0, plain)
        return found

    # --- walking -----------------------------------------------------------------------------------------------------

    def walks(self, draft: Draft, most: i64) -> list[Draft]:
        """Staying, and the ends of the walk after which the mover needs least."""
        s = draft.s
        t = self.t
        steps: i64 = wizard_steps(s)
        found: list[Draft] = []
        bonus: bool = s.table[STEPS] > 0 and s.table[STEPS] == t.value[s.card()]
        if wizard_begun(s) == 0:
            found.append(draft)
        if steps <= 0:
            return found
        me: i64 = s.mover
        outlook = self.outlook
        owned: i64 = s.table[OWNED + me]
        energy: i64 = s.table[ENERGY + me]
        if t.energy[s.card()] == 0:
            energy -= t.upkeep
        warm: i64 = s.table[ENERGY + me] + t.red_gain
        if warm > t.energy_top:
            warm = t.energy_top
        walks = wizard_walks(s, me, steps)
        over = over_an_artifact(s, walks, steps)
        ends = walks.ends(steps)
        order: list[tuple[int, int]] = []
        for end in ends:
            if end == t.start:
                continue
            has: i64 = owned
            if end in over:
                for field in over[end]:
                    if field > t.start:
                        has |= 1 << (field - t.start - 1)
            elif end > t.start:
                has |= 1 << (end - t.start - 1)
            rest: i64 = warm if t.red[end] and not bonus else energy
            need: i64 = outlook.need_at(s, me, end, has, rest) if rest >= 0 else 3000
            order.append((int(need), int(end)))
        order.sort()
        for _, there in order[: int(most)]:
            walked = draft.fork()
            field = i64(there)
            walked.go(t.wizard, over[field] if field in over else walks.path(steps, field))
            found.append(walked)
            if t.red[field] and not bonus:
                found += self.walks(walked, 2)[1:]
        return found

    # --- the shield, and the end -------------------------------------------------------------------------------------

    def judge(self, draft: Draft) -> i64:
        """How the mover stands if he ends his turn here."""
        s = draft.s
        trial = self.trial
        trial.acted = True
        trial.look(s)
        trial.weigh(s)
        trial.needs[s.mover] = trial.settled(s)
        share: i64 = trial.share(s, s.mover, WIN)
        trial.acted = False
        return share

    def close(self, draft: Draft, into: list[Draft]) -> None:
        """The last word of a turn: the dice for the giant, or the end."""
        s = draft.s
        if s.mover == s.lowest and s.table[DICE] == 0 and may_roll(s):
            draft.codes.append(int(self.t.roll))
        else:
            draft.codes.append(int(self.t.end_turn))
        into.append(draft)

    def shields(self, draft: Draft) -> list[Draft]:
        """The shield is in the hand: the squares that hold somebody up, or any; to put it back would lead round."""
        s = draft.s
        found: list[Draft] = []
        some: bool = False
        for code in s.offer(s.mover):
            if code != self.t.put_back and self.walls.closes[code - self.t.shield_on] >= NARROW:
                some = True
        for code in s.offer(s.mover):
            if code != self.t.put_back and (not some or self.walls.closes[code - self.t.shield_on] >= NARROW):
                put = draft.fork()
                put.play(code)
                put.share = self.judge(put)
                found.append(put)
        return found
