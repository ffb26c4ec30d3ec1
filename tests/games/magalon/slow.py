"""Magalon once more, as plainly and slowly as can be: an oracle for the legal actions of the real rules.

It shares nothing with them: fields are names, sets are sets, and whether a begun move can be finished is found by
trying everything. It reads a position from its view, which any player sees.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from .valley import DIRECTIONS, Valley


class TooLong(Exception):
    """Trying everything would take too long here."""


class Slow:
    """A position."""

    patience = 50_000
    """How many moves are tried before it gives up."""
    walked: int
    bonus: int
    gnome_steps: int
    giant_steps: int
    shifts: int
    dice: int
    pushed: int
    seen: dict[str, frozenset[str]]
    displaced: frozenset[int]
    contact: tuple[str, int] | None
    held: str | None

    def __init__(self, valley: Valley, view: Any, skipper: int | None) -> None:
        self.v = valley
        self.players = len(view.seats)
        self.phase: str = view.phase
        self.mover: int = [*view.waiting, 0][0] if view.turn is None else view.turn.seat
        self.round: int = view.round
        self.leader: int = view.leader
        self.skipper = skipper
        self.wizards = [seat.wizard for seat in view.seats]
        self.shields = [seat.shield for seat in view.seats]
        self.energy = [seat.energy for seat in view.seats]
        self.owned = [frozenset(seat.artifacts) for seat in view.seats]
        self.hands = [frozenset(seat.hand) for seat in view.seats]
        self.laid = [-1 if seat.skipped else seat.laid for seat in view.seats]
        self.monsters = {"a": view.gnomes[0], "b": view.gnomes[1], "giant": view.giant}
        self.ruins = {ruin.id: frozenset(ruin.squares) for ruin in view.ruins}
        self.begin: Slow | None = None
        self.fresh_turn()
        if view.turn is not None:
            turn = view.turn
            self.walked, self.bonus, self.gnome_steps, self.shifts = turn.walked, turn.bonus, turn.gnomes, turn.shifts
            self.giant_steps, self.dice = turn.giant_walked, sum(turn.dice)
            card = self.v.cards[turn.card]
            self.lifted = bool(card.get("lift")) and not turn.lift
            self.shielded = not turn.shield
            self.gained = bool(card.get("energy")) and turn.energy == 0
            trails = {key.replace("gnome-", ""): set(trail) for key, trail in turn.trails.items()}
            self.seen = {name: frozenset(trails.get(name, ())) for name in self.seen}
            self.displaced = frozenset(at for at, seat in enumerate(view.seats) if seat.displaced)
            if turn.victim is not None:
                self.contact = (turn.attacker.replace("gnome-", ""), turn.victim)
            self.pushed, self.held = turn.pushed, turn.held

    def fresh_turn(self) -> None:
        self.walked = self.bonus = self.gnome_steps = self.giant_steps = self.shifts = 0
        self.lifted = self.shielded = self.gained = False
        self.seen = {name: frozenset() for name in ("wizard", "a", "b", "giant", "displaced")}
        self.displaced = frozenset()
        self.contact, self.held, self.dice, self.pushed = None, None, 0, 0

    def clone(self) -> Slow:
        new = copy.copy(self)
        for name in ("wizards", "shields", "energy", "owned", "hands", "laid"):
            setattr(new, name, list(getattr(self, name)))
        new.monsters, new.ruins, new.seen = dict(self.monsters), dict(self.ruins), dict(self.seen)
        return new

    # --- small questions ---------------------------------------------------------------------------------------------

    @property
    def card(self) -> dict[str, Any]:
        found: dict[str, Any] = self.v.cards[self.laid[self.mover]]
        return found

    @property
    def lowest(self) -> int:
        return min((card, seat) for seat, card in enumerate(self.laid) if card is not None and card >= 0)[1]

    def pieces(self) -> set[str]:
        """All ordinary squares with a piece on them."""
        found = {field for field in self.wizards if field not in self.v.artifacts and field != self.v.start}
        found |= {field for field in self.shields if field} | set(self.monsters.values())
        return found | {square for name, squares in self.ruins.items() if name != self.held for square in squares}

    def option(self, name: str) -> Any:
        return self.v.options[name]

    def enter(self, who: str, here: str, there: str) -> None:
        origin = set() if self.option("origin_reusable") and who != "displaced" else {here}
        self.seen[who] = self.seen[who] | origin | {there}

    # --- the wizard --------------------------------------------------------------------------------------------------

    def walk_left(self) -> int:
        """How many steps the wizard may still take."""
        value: int = self.card["value"]
        if self.walked < value:
            return value - self.walked
        if value and (self.bonus or self.wizards[self.mover] in self.v.red):
            return int(self.v.energy["red_field_walk"]) - self.bonus
        return 0

    def wizard_steps(self) -> list[str]:
        if self.walk_left() == 0:
            return []
        here, found = self.wizards[self.mover], []
        for there in self.v.near[here] - self.seen["wizard"] - self.pieces():
            if there == self.v.start:
                if self.energy[self.mover] < self.v.energy["goal"]:
                    continue
                if self.owned[self.mover] != self.v.artifacts and not self.option("start_without_winning"):
                    continue
            found.append(there)
        return found

    def walk(self, there: str) -> None:
        here = self.wizards[self.mover]
        wins = there == self.v.start and self.owned[self.mover] == self.v.artifacts
        self.enter("wizard", here, there)
        self.wizards[self.mover] = there
        if self.walked < self.card["value"]:
            self.walked += 1
        else:
            self.bonus += 1
        if there in self.v.artifacts:
            self.owned[self.mover] = self.owned[self.mover] | {there}
        if wins:
            self.phase = "over"

    # --- monsters ----------------------------------------------------------------------------------------------------

    def monster_left(self, monster: str) -> int:
        if monster == "giant":
            return int(self.dice) - self.giant_steps
        return int(self.card.get("gnomes", 0)) - self.gnome_steps

    def attackable(self, seat: int) -> bool:
        laid = self.laid[seat]
        protected = laid is not None and laid >= 0 and self.v.cards[laid].get("protection")
        return seat != self.mover and not protected and seat not in self.displaced

    def monster_steps(self, monster: str) -> list[str]:
        if self.monster_left(monster) == 0:
            return []
        found = []
        victims = {self.wizards[seat]: seat for seat in range(self.players) if self.attackable(seat)}
        for there in self.v.near[self.monsters[monster]] - self.seen[monster]:
            if there == self.v.start or there in self.v.artifacts:
                continue
            if there in victims and there not in set(self.monsters.values()):
                after = self.clone()
                after.step_monster(monster, there)
                # Neither displacing nor moving on: it may not come here at all (G4).
                displaces = any(after.push_fits(further) for further in after.open_to_victim())
                if not displaces and not after.monster_steps(monster):
                    continue
            elif there in self.pieces():
                continue
            found.append(there)
        return found

    def step_monster(self, monster: str, there: str) -> None:
        self.enter(monster, self.monsters[monster], there)
        self.monsters[monster] = there
        if monster == "giant":
            self.giant_steps += 1
        else:
            self.gnome_steps += 1
        victim = [seat for seat in range(self.players) if self.wizards[seat] == there]
        self.contact = (monster, victim[0]) if victim else None
        self.phase = "contact" if victim else "turn"

    def push_left(self) -> int:
        assert self.contact is not None
        return int(self.v.push["giant" if self.contact[0] == "giant" else "gnome"]) - self.pushed

    def push_steps(self) -> list[str]:
        """Steps of the victim after which it can go exactly the rest."""
        return [there for there in self.open_to_victim() if self.push_fits(there)]

    def push_fits(self, there: str) -> bool:
        after = self.clone()
        after.push_victim(there)
        return after.phase == "turn" or any(after.push_fits(further) for further in after.open_to_victim())

    def open_to_victim(self) -> set[str]:
        assert self.contact is not None
        near = self.v.near[self.wizards[self.contact[1]]] - self.seen["displaced"] - self.pieces()
        return near if self.option("displace_into_special") else near - self.v.artifacts - {self.v.start}

    def push_victim(self, there: str) -> None:
        assert self.contact is not None
        victim = self.contact[1]
        self.enter("displaced", self.wizards[victim], there)
        self.wizards[victim] = there
        self.pushed += 1
        self.phase = "displacing"
        if self.push_left() == 0:
            self.displaced = self.displaced | {victim}
            self.contact, self.pushed, self.phase = None, 0, "turn"
            self.seen["displaced"] = frozenset()

    # --- begun moves -------------------------------------------------------------------------------------------------

    def begun(self) -> list[str]:
        found = []
        if 0 < self.walked < self.card["value"] or 0 < self.bonus < self.v.energy["red_field_walk"]:
            found.append("wizard")
        attacker = self.contact[0] if self.contact is not None else ""
        if attacker in ("a", "b") or (self.gnome_steps and self.monster_left("a")):
            found.append("gnomes")
        if attacker == "giant" or (self.giant_steps and self.monster_left("giant")):
            found.append("giant")
        return found

    def ends(self, mover: str) -> Iterator[Slow]:
        """Every way to finish one begun move with nothing else moving."""
        if self.phase == "over" or (self.phase == "turn" and mover not in self.begun()):
            yield self
            return
        for after in self.continuations(mover):
            yield from after.ends(mover)

    def continuations(self, mover: str) -> Iterator[Slow]:
        Slow.patience -= 1
        if Slow.patience < 0:
            raise TooLong
        if mover == "wizard":
            for there in self.wizard_steps():
                after = self.clone()
                after.walk(there)
                yield after
            return
        if self.contact is not None:
            for there in self.open_to_victim():
                after = self.clone()
                after.push_victim(there)
                yield after
        if self.phase != "displacing":
            own = ["giant"] if mover == "giant" else ["a", "b"]
            for monster in own if self.contact is None else [self.contact[0]]:
                for there in self.monster_steps(monster):
                    after = self.clone()
                    after.step_monster(monster, there)
                    yield after

    def can_finish(self, mover: str) -> bool:
        return any(True for _ in self.ends(mover))

    def together(self, movers: list[str]) -> bool:
        """All begun moves of these, one after the other in some order."""
        begun = [mover for mover in movers if mover in self.begun()]
        if not begun:
            return True
        if len(begun) == 1:
            return self.can_finish(begun[0])
        one, two = begun
        return any(end.phase == "over" or end.can_finish(two) for end in self.ends(one)) or any(
            end.can_finish(one) for end in self.ends(two)
        )

    def changed(self) -> bool:
        """Whether `take back` would lead to another position."""
        now, then = ({**vars(one), "begin": None} for one in (self, self.begin))
        return now != then

    def stuck(self) -> bool:
        if self.contact is not None:
            # An attack is being settled: only the attacker's own move is asked.
            return not self.can_finish("giant" if self.contact[0] == "giant" else "gnomes")
        return not all(self.can_finish(mover) for mover in self.begun())

    # --- ruins and shields -------------------------------------------------------------------------------------------

    def shifted(self, ruin: str, direction: str) -> frozenset[str] | None:
        moved = [self.v.moved(square, direction) for square in self.ruins[ruin]]
        others = self.pieces() - self.ruins[ruin]
        squares = {square for square in moved if square and square not in self.v.special and square not in others}
        return frozenset(squares) if len(squares) == len(moved) else None

    def shut_in(self, seat: int) -> bool:
        near = set(self.v.near[self.wizards[seat]])
        wins = self.owned[seat] == self.v.artifacts
        if self.energy[seat] < self.v.energy["goal"] or not (wins or self.option("start_without_winning")):
            near.discard(self.v.start)
        if self.option("strict_enclosure"):
            return near <= self.pieces()
        return near <= {field for owner, field in enumerate(self.shields) if field and owner != seat}

    def shield_squares(self) -> list[str]:
        found = []
        before = [self.shut_in(seat) for seat in range(self.players)]
        for square in set(self.v.squares) - self.pieces():
            after = self.clone()
            after.shields[self.mover] = square
            if not any(
                square in self.v.near[self.wizards[seat]] and after.shut_in(seat) and not before[seat]
                for seat in range(self.players)
            ):
                found.append(square)
        return found

    # --- what is legal, and what follows -----------------------------------------------------------------------------

    def legal(self, patience: int = 50_000) -> list[str]:
        Slow.patience = patience
        if self.phase == "over":
            return []
        if self.phase == "laying":
            return [f"lay {card}" for card in self.hands[self.mover] if card not in self.laid]
        if self.phase == "dice":
            return [f"dice {low} {high}" for low in range(1, 7) for high in range(low, 7)]
        if self.phase == "shield":
            return [*(f"on {square}" for square in self.shield_squares()), "put back"]
        if self.phase == "ruin":
            taken, found = self.pieces(), ["put back"]
            for corner in self.v.squares:
                for facing in DIRECTIONS:
                    squares = self.v.turned(corner, facing)
                    if squares and not squares & taken:
                        found.append(f"set {corner} {facing}")
            return found
        found = []
        if self.contact is not None:
            found += [f"displace {there}" for there in self.push_steps()]
            if self.phase == "contact":
                found += [self.say(self.contact[0], there) for there in self.monster_steps(self.contact[0])]
            return [*found, "take back"] if self.stuck() else found
        found += [f"wizard {there}" for there in self.wizard_steps()]
        for monster in self.monsters:
            found += [self.say(monster, there) for there in self.monster_steps(monster)]
        if self.shifts < self.card.get("ruins", 0):
            found += [f"shift {r} {d}" for r in self.ruins for d in DIRECTIONS if self.shifted(r, d)]
        if self.card.get("lift") and not self.lifted:
            found += [f"lift {ruin}" for ruin in self.ruins]
        if not self.shielded:
            found.append("shield")
        if self.card.get("energy") and not self.gained:
            found.append("energy")
        if self.mover == self.lowest and not self.dice and self.together(["wizard", "gnomes"]):
            found.append("roll")
        if not self.begun():
            found.append("end turn")
        elif self.changed() and self.stuck():
            found.append("take back")
        return found

    @staticmethod
    def say(monster: str, there: str) -> str:
        return f"giant {there}" if monster == "giant" else f"gnome {monster} {there}"

    def play(self, action: str) -> Slow:
        """The position after an action; this one stays."""
        new = self.clone()
        kind, *rest = action.split()
        if action == "take back":
            assert self.begin is not None
            new = self.begin.clone()
            new.begin = self.begin
        elif action == "end turn":
            new.end_turn()
        elif action == "put back":
            new.phase, new.held = "turn", None
        elif kind == "lay":
            card = int(rest[0])
            new.laid[new.mover] = card
            new.hands[new.mover] = new.hands[new.mover] - {card}
            new.go_round(new.mover + 1)
        elif kind == "wizard":
            new.walk(rest[0])
        elif kind in ("gnome", "giant"):
            new.step_monster(*(rest if kind == "gnome" else ("giant", *rest)))
        elif kind == "displace":
            new.push_victim(rest[0])
        elif kind == "shift":
            squares = new.shifted(rest[0], rest[1])
            assert squares
            new.ruins[rest[0]] = squares
            new.shifts += 1
        elif kind == "lift":
            new.held, new.phase = rest[0], "ruin"
        elif kind == "set":
            placed = new.v.turned(rest[0], rest[1])
            assert placed and new.held
            new.ruins[new.held] = placed
            new.held, new.phase, new.lifted = None, "turn", True
        elif kind == "shield":
            new.phase = "shield"
        elif kind == "on":
            new.shields[new.mover], new.phase, new.shielded = rest[0], "turn", True
        elif kind == "energy":
            new.gain()
        elif kind == "roll":
            new.phase = "dice"
        else:
            new.dice, new.phase = int(rest[0]) + int(rest[1]), "turn"
            new.begin = new.clone()
        return new

    def gain(self) -> None:
        self.gained = True
        self.energy[self.mover] = min(self.v.energy["top"], self.energy[self.mover] + self.card["energy"])

    def end_turn(self) -> None:
        me = self.mover
        if self.card.get("energy"):
            if not self.gained:
                self.gain()
        value = self.card["value"]
        if value and self.walked == value and not self.bonus and self.wizards[me] in self.v.red:
            self.energy[me] = min(self.v.energy["top"], self.energy[me] + self.v.energy["red_field"])
        elif not self.card.get("energy"):
            self.energy[me] -= self.v.energy["upkeep"]
        if self.energy[me] < 0:
            self.energy[me] = self.v.energy["after_fall"]
            self.wizards[me], self.owned[me] = self.v.start, frozenset()
        lower = [(card, seat) for seat, card in enumerate(self.laid) if card is not None and 0 <= card < value]
        if lower:
            self.begin_turn(max(lower)[1])
        else:
            self.end_round()

    def begin_turn(self, seat: int) -> None:
        self.mover, self.phase = seat, "turn"
        self.fresh_turn()
        if self.card.get("recover"):
            self.hands[seat] = frozenset(self.v.cards)
        self.begin = self.clone()

    def end_round(self) -> None:
        if self.option("round_cap") and self.round >= self.option("round_cap"):
            self.phase = "over"
            return
        self.leader = self.lowest if self.skipper is None else self.skipper
        self.round, self.skipper, self.laid = self.round + 1, None, [None] * self.players
        self.go_round(self.leader)

    def go_round(self, seat: int) -> None:
        self.phase = "laying"
        for _ in range(self.players):
            seat %= self.players
            if self.laid[seat] is None:
                if self.hands[seat] - set(self.laid):
                    self.mover = seat
                    return
                self.laid[seat] = -1
                self.skipper = seat if self.skipper is None else self.skipper
            seat += 1
        self.begin_turn(max((card, seat) for seat, card in enumerate(self.laid) if card is not None)[1])
