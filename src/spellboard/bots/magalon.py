"""A greedy player of Magalon: looks one turn ahead, over all destinations, and takes what brings most now.

It counts turns: how many more a seat needs for its artifacts and the way home, with the cards it holds and the energy
it lacks. Its own should be few, the others' many; who is ahead counts most.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..core.observation import Observation
from ..core.rng import Rng
from ..games.magalon import tables as t
from ..games.magalon.attack import may_stop, push_mask
from ..games.magalon.distances import Distances
from ..games.magalon.exact_walks import Walks
from ..games.magalon.homecoming import winning_way
from ..games.magalon.monsters import steps_left
from ..games.magalon.phases import TURN
from ..games.magalon.state import MagalonState
from ..games.magalon.ways import monster_walks
from ..games.magalon.wizard import wizard_steps, wizard_walks
from . import Bot

STRIDE = 0.85
"""How much of a card's number brings one nearer, on average."""
SMALL = 4
"""Cards up to this value are not worth walking far with: sooner the 0."""
TURN_FOR_AN_ENERGY_CARD = 0.7
TURNS_FOR_ENERGY = 0.25
"""What a point of energy costs, in turns, that no card gives."""
WORTH = 0.15
"""A disturbance must bring at least so many turns."""
ALIKE = 0.2
"""Cards that differ by fewer turns are equal, by so rough a count: one of them is drawn."""
WON = 1_000.0


class Greedy(Bot):
    """Plans its whole turn when it begins (and again after the dice), then plays it action by action."""

    plan: list[int] = []

    def choose(self, seen: Observation) -> int:
        if seen.view.phase == "laying":
            self.plan = []
            return best_card(_state(self, seen), seen.legal, self.rng)
        if not self.plan or self.plan[0] not in seen.legal:
            self.plan = plan_turn(_state(self, seen), self.rng)
        return self.plan.pop(0) if self.plan and self.plan[0] in seen.legal else _some_way_out(self, seen)


def _state(bot: Bot, seen: Observation) -> MagalonState:
    state = seen.sample(bot.rng)
    assert isinstance(state, MagalonState)
    return state


def _some_way_out(bot: Bot, seen: Observation) -> int:
    """Nothing planned fits: end the turn if that is possible, otherwise take back, otherwise go on somehow."""
    for name in ("end turn", "take back"):
        if bot.game.code_of(name) in seen.legal:
            return bot.game.code_of(name)
    return seen.legal[0]


def _drawn(worths: list[float], rng: Rng, alike: float = 0.0) -> int:
    """The number of one that is worth about as much as the best: who always took the first would favour a seat."""
    best = max(worths)
    even = [number for number, worth in enumerate(worths) if worth >= best - alike]
    return even[int(rng.below(len(even)))]


# --- how far ahead is a seat? ----------------------------------------------------------------------------------------


def turns_needed(s: MagalonState, hand: int, field: int, owned: int, energy: int, routes: Distances) -> float:
    """Turns until a seat wins with these cards, this way to go and this energy, by a rough count; fewer are better."""
    tour = int(routes.tour(field, owned))
    turns, far = 0.0, tour / STRIDE
    values = _walking(s, hand)
    gains = [int(s.t.energy[card]) for card in range(s.t.cards) if hand >> card & 1 and s.t.energy[card]]
    while far > 0:
        if not values or (values[0] <= SMALL and far > 2 * values[0]):
            # Only small cards are left: the 0 brings everything back.
            turns += 1
            values = _walking(s, -1)
            gains = [int(gain) for gain in s.t.energy if gain]
        step = values.pop(0)
        turns += min(1.0, far / step)
        far -= step
    short = int(s.t.energy_goal) - (energy - turns)
    for gain in sorted(gains, reverse=True):
        if short > 1:
            short -= gain + 1
            turns += TURN_FOR_AN_ENERGY_CARD
    return turns + max(0.0, short) * TURNS_FOR_ENERGY + tour * 0.01


def _walking(s: MagalonState, hand: int) -> list[int]:
    """The values of the cards to walk with, the highest first."""
    return [int(s.t.value[card]) for card in reversed(range(s.t.cards)) if hand >> card & 1 and s.t.value[card]]


def standing(s: MagalonState, seat: int, routes: Distances) -> float:
    """The turns a seat needs as the table stands."""
    table = s.table
    hand, field, owned = int(table[t.HAND + seat]), int(table[t.AT + seat]), int(table[t.OWNED + seat])
    return turns_needed(s, hand, field, owned, int(table[t.ENERGY + seat]), routes)


def others(s: MagalonState) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.mover and s.present(seat)]


def threat(s: MagalonState, routes: Distances) -> dict[int, float]:
    """How much it matters to hold up each of the others: who is ahead matters most."""
    need = {seat: standing(s, seat, routes) for seat in others(s)}
    least = min(need.values(), default=0.0)
    return {seat: 1.0 / (1.0 + turns - least) for seat, turns in need.items()}


# --- laying a card ---------------------------------------------------------------------------------------------------


def best_card(s: MagalonState, legal: list[int], rng: Rng) -> int:
    """The card that wins, or after which fewest turns are needed, with something for what else it does."""
    routes = Distances(s)
    weight = threat(s, routes)
    return legal[_drawn([_card_worth(s, code - int(s.t.lay), routes, weight) for code in legal], rng, ALIKE)]


def _card_worth(s: MagalonState, card: int, routes: Distances, weight: dict[int, float]) -> float:
    me = int(s.mover)
    hand = int(s.table[t.HAND + me]) & ~(1 << card)
    trial = s.copy()
    trial.table[t.LAID + me] = card
    trial.table[t.HAND + me] = (1 << s.t.cards) - 1 if s.t.recovers[card] else hand
    trial.begin_turn(me)
    gain = int(s.t.energy[card])
    trial.table[t.ENERGY + me] = min(int(s.t.energy_top), int(s.table[t.ENERGY + me]) + gain)
    if winning_walk(trial):
        # The higher the card, the fewer can still come between.
        return WON + card
    worth = -_best_walk(trial, routes)[0]
    if gain == 0:
        worth -= TURNS_FOR_ENERGY * 0.5
    # A gnome near somebody, a ruin to be moved, protection when a monster is near: worth a part of a turn each.
    for seat, matters in weight.items():
        field = int(s.table[t.AT + seat])
        if field < s.t.squares and s.t.gnomes[card] and not s.protected(seat):
            if _reached(trial, field, int(s.t.gnomes[card])):
                worth += 0.35 * matters
    if s.t.shifts[card] or s.t.lifts[card]:
        worth += 0.15
    if s.t.protects[card] and s.table[t.AT + me] < s.t.squares:
        worth += 0.3
    return worth


def _reached(s: MagalonState, field: int, total: int) -> bool:
    """Whether a gnome can get there within the total."""
    for gnome in (0, 1):
        walks = monster_walks(s, gnome, total)
        if any(walks.reaches(steps, field) for steps in range(1, total + 1)):
            return True
    return False


# --- a turn ----------------------------------------------------------------------------------------------------------


class Draft:
    """A turn on paper: what has been planned so far, and the position after it."""

    def __init__(self, s: MagalonState) -> None:
        self.s = s.copy()
        self.codes: list[int] = []

    def play(self, *codes: int) -> Draft:
        for code in codes:
            self.s.step(code, self.s.mover, None)
            self.codes.append(int(code))
        return self

    def fork(self) -> Draft:
        new = Draft(self.s)
        new.codes = list(self.codes)
        return new


def winning_walk(s: MagalonState) -> list[int]:
    """The codes of a walk that wins now, with the card's steps or with those that a red field gives; or nothing."""
    steps, base = wizard_steps(s), int(s.t.wizard)
    home = [base + int(field) for field in winning_way(s, steps)] if steps > 0 else []
    if home or steps <= 0 or s.table[t.ENERGY + s.mover] < s.t.energy_goal or s.table[t.STEPS] >= s.t.value[s.card()]:
        return home
    walks = wizard_walks(s, s.mover, steps)
    for end in walks.ends(steps):
        if s.t.red[end] and s.t.homeward[end] <= s.t.red_walk:
            draft = Draft(s).play(*(base + int(field) for field in walks.path(steps, end)))
            bonus = winning_way(draft.s, s.t.red_walk)
            if len(bonus):
                return draft.codes + [base + int(field) for field in bonus]
    return []


def plan_turn(s: MagalonState, rng: Rng) -> list[int]:
    """The whole turn: win if possible, otherwise disturb, walk, set the shield, roll, strike with the giant."""
    draft = Draft(s)
    if s.phase != TURN:
        return []
    if s.t.energy[s.card()] and not s.table[t.GAINED]:
        draft.play(int(s.t.take_energy))
    home = winning_walk(draft.s)
    if home:
        return draft.codes + home
    if not s.table[t.DICE]:
        draft = _with_gnomes(draft)
        draft = _with_ruins(draft)
        draft = _with_walk(draft, rng)
        draft = _with_shield(draft)
        if s.mover == s.lowest:
            return [*draft.codes, int(s.t.roll)]
    else:
        draft = _strike(draft, [int(t.GIANT_NUMBER)])
    return [*draft.codes, int(s.t.end_turn)]


def _best_walk(s: MagalonState, routes: Distances, rng: Rng | None = None) -> tuple[float, list[int]]:
    """The walk after which the mover needs fewest turns, and how many; no walk is a choice, too."""
    ways = [list[int]()]
    steps = wizard_steps(s)
    if steps > 0:
        walks = wizard_walks(s, s.mover, steps)
        ways += [[int(field) for field in walks.path(steps, end)] for end in walks.ends(steps)]
    needs = [_after_walk(s, way, routes) for way in ways]
    number = _drawn([-need for need in needs], rng) if rng is not None else needs.index(min(needs))
    return needs[number], ways[number]


def _after_walk(s: MagalonState, way: list[int], routes: Distances) -> float:
    me, squares = int(s.mover), int(s.t.squares)
    owned, energy = int(s.table[t.OWNED + me]), int(s.table[t.ENERGY + me])
    for field in way:
        if field > squares:
            owned |= 1 << field - squares - 1
    end = way[-1] if way else int(s.table[t.AT + me])
    if way and s.t.red[end]:
        energy = min(int(s.t.energy_top), energy + int(s.t.red_gain) + 1)
    return turns_needed(s, int(s.table[t.HAND + me]), end, owned, energy, routes)


def _with_walk(draft: Draft, rng: Rng) -> Draft:
    s = draft.s
    base = int(s.t.wizard)
    _, path = _best_walk(s, Distances(s), rng)
    draft.play(*(base + field for field in path))
    if path and s.t.red[path[-1]]:
        # Three steps more, or three points of energy?
        routes = Distances(s)
        rest, further = _best_walk(s, routes)
        if further and rest < _after_walk(s, path, routes) - 0.05:
            draft.play(*(base + field for field in further))
    return draft


# --- attacks ---------------------------------------------------------------------------------------------------------


def _with_gnomes(draft: Draft) -> Draft:
    return _strike(draft, [0, 1]) if draft.s.t.gnomes[draft.s.card()] else draft


def _strike(draft: Draft, monsters: list[int]) -> Draft:
    """The attack that costs the others most, with all steps before and after it; nothing new if none is worth it."""
    routes = Distances(draft.s)
    weight = threat(draft.s, routes)
    best, found = WORTH, draft
    for monster in monsters:
        left = int(steps_left(draft.s, monster))
        walks = monster_walks(draft.s, monster, left)
        for seat, matters in weight.items():
            field = int(draft.s.table[t.AT + seat])
            if field >= draft.s.t.squares or draft.s.firm(seat):
                continue
            for steps in range(1, left + 1):
                if not walks.reaches(steps, field):
                    continue
                struck = _hit(draft.fork(), monster, walks.path(steps, field), seat, routes)
                struck = _spend(struck, monster, monsters) if struck else None
                if struck is not None:
                    gain = matters * (standing(struck.s, seat, routes) - standing(draft.s, seat, routes))
                    if gain > best:
                        best, found = gain, struck
                    break
    return found


def _hit(draft: Draft, monster: int, path: vec[i64], seat: int, routes: Distances) -> Draft | None:
    """Walk a monster onto a wizard and displace him to where he has the longest way."""
    s, table = draft.s, draft.s.t
    base = int(table.monster + monster * table.fields)
    for field in path:
        if base + int(field) not in list(s.offer(s.mover)):
            return None
        draft.play(base + int(field))
    steps = table.push(monster)
    pushes = Walks(table.first, table.near, s.board, push_mask(s), s.table[t.AT + seat], steps, False)
    ends = [int(end) for end in pushes.ends(steps)]
    if not ends:
        return None
    owned = int(s.table[t.OWNED + seat])
    worst = max(ends, key=lambda end: (int(routes.tour(end, owned)), end))
    return draft.play(*(int(table.displace + field) for field in pushes.path(steps, worst)))


def _spend(draft: Draft, monster: int, monsters: list[int]) -> Draft | None:
    """Use up the remaining steps of a monster's move, with itself or with the other gnome."""
    s = draft.s
    left = steps_left(s, monster)
    if left == 0:
        return draft
    for other in [monster, *(each for each in monsters if each != monster)]:
        walks = monster_walks(s, other, left)
        for end in walks.ends(left):
            if not may_stop(s, other, end) or s.board[end] & t.WIZARD:
                continue
            base = int(s.t.monster + other * s.t.fields)
            return draft.play(*(base + int(field) for field in walks.path(left, end)))
    return None


# --- ruins and shield ------------------------------------------------------------------------------------------------


def _balance(s: MagalonState, weight: dict[int, float]) -> float:
    """What the way the walls stand is worth to the mover."""
    routes = Distances(s)
    return sum(weight[seat] * standing(s, seat, routes) for seat in weight) - standing(s, int(s.mover), routes)


def _with_ruins(draft: Draft) -> Draft:
    s = draft.s
    weight = threat(s, Distances(s))
    for _ in range(int(s.t.shifts[s.card()])):
        codes = [int(code) for code in draft.s.offer(s.mover) if s.t.shift <= code < s.t.lift]
        better = _best_of(draft, codes, weight)
        if better is None:
            break
        draft = better
    if s.t.lifts[s.card()]:
        draft = _with_lift(draft, weight)
    return draft


def _with_lift(draft: Draft, weight: dict[int, float]) -> Draft:
    """Lift the ruin that is farthest from whoever is ahead, and wall him in with it if that holds him up."""
    s = draft.s
    ahead = max(weight, key=lambda seat: weight[seat], default=-1)
    if ahead < 0 or s.table[t.AT + ahead] >= s.t.squares:
        return draft
    field = s.table[t.AT + ahead]
    beside = {int(s.t.near[edge]) for edge in range(s.t.first[field], s.t.first[field + 1])}
    lifted = draft.fork().play(int(s.t.lift) + int(s.round) % int(s.t.ruins))
    codes = []
    for code in lifted.s.offer(s.mover):
        if s.t.set_ruin <= code < s.t.shield:
            corner, facing = divmod(int(code - s.t.set_ruin), 4)
            at = (facing * int(s.t.fields) + corner) * int(s.t.ruin_size)
            if beside & {int(s.t.footprint[at + part]) for part in range(s.t.ruin_size)}:
                codes.append(int(code))
    before = _balance(s, weight)
    better = _best_of(lifted, codes, weight, before)
    return draft if better is None else better


def _with_shield(draft: Draft) -> Draft:
    """Set the shield before whoever is ahead, if that holds him up."""
    s = draft.s
    weight = threat(s, Distances(s))
    before = _balance(s, weight)
    taken = draft.fork().play(int(s.t.shield))
    beside = set()
    for seat in weight:
        field = s.table[t.AT + seat]
        if field < s.t.squares:
            beside |= {int(s.t.near[edge]) for edge in range(s.t.first[field], s.t.first[field + 1])}
    codes = [int(code) for code in taken.s.offer(s.mover) if code < s.t.put_back and code - s.t.shield_on in beside]
    better = _best_of(taken, codes, weight, before)
    return draft if better is None else better


def _best_of(draft: Draft, codes: list[int], weight: dict[int, float], before: float | None = None) -> Draft | None:
    """The draft with the one code that shifts the balance most, or None if none is worth it."""
    best, found = (_balance(draft.s, weight) if before is None else before) + WORTH, None
    for code in codes:
        trial = draft.fork().play(code)
        worth = _balance(trial.s, weight)
        if worth > best:
            best, found = worth, trial
    return found
