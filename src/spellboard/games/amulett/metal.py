"""The metal phase: grey abilities, then a card for every symbol, metal by metal (C1-C7)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import BEFORE_MARKER, GAIN, LIFT, SET_DOWN
from .state import STACKS, AmulettState
from .tables import GEM_INCOME, JOKER, METALS, MOVE_GEM, gems_of, one_gem

if TYPE_CHECKING:
    from ...core.events import Sink


def next_turn(s: AmulettState, sink: "Sink | None") -> None:
    """The next player's turn; after the last the gem phase begins. Who has left gets nothing (F4)."""
    while s.progress < s.players:
        seat = (s.hat + s.progress) % s.players
        if s.gone >> seat & 1:
            s.progress += 1
        elif s.owned(seat, MOVE_GEM):
            s.ask(LIFT, seat)
            return
        elif not income(s, seat, sink):
            return
    s.progress = 0
    s.turn_to(BEFORE_MARKER, sink)


def then_income(s: AmulettState, seat: i64, sink: "Sink | None") -> None:
    """A player's income, after Teleportation, and the next turn."""
    if income(s, seat, sink):
        next_turn(s, sink)


class Lift(Decision[AmulettState]):
    """Teleportation: on one's turn, before the income, lift one gem anywhere on the board, or decline (C6-C6f)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        """The metal phase begins with the hat (C1)."""
        s.progress = 0
        next_turn(s, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=1 + t.areas * 3)
        out = append(out, t.to_decline)
        for colour in range(t.colours):
            for area in range(t.areas):
                if gems_of(s.gems[area], colour):
                    out = append(out, t.to_lift + colour * t.areas + area)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_decline:
            if sink is not None:
                sink.tell("declined", {"seat": int(seat)})
            then_income(s, seat, sink)
            return
        s.lifted = code - t.to_lift
        s.gems[s.lifted % t.areas] -= one_gem(s.lifted // t.areas)
        if sink is not None:
            gem = t.gem_names[s.lifted // t.areas]
            sink.tell("lifted", {"seat": int(seat), "gem": gem, "area": t.area_names[s.lifted % t.areas]})
        s.ask(SET_DOWN, seat)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["C6c"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            s.progress += 1
            next_turn(s, sink)


class SetDown(Decision[AmulettState]):
    """The lifted gem comes down in any other area (C6, C6d, C6e)."""

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=t.areas)
        for area in range(t.areas):
            if area != s.lifted % t.areas:
                out = append(out, t.to_set + area)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        area = code - t.to_set
        colour = s.lifted // t.areas
        s.gems[area] += one_gem(colour)
        s.lifted = -1
        if sink is not None:
            sink.tell("set", {"seat": int(seat), "gem": t.gem_names[colour], "area": t.area_names[area]})
        then_income(s, seat, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["C6e"]

    def elsewhere(self, s: AmulettState, kind: str, seat: i64) -> list[str]:
        return ["C6f"] if kind in ("lift", "decline", "gain") else []

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        """The gem goes back where it came from."""
        if seat == s.to_act:
            s.gems[s.lifted % s.tables.areas] += one_gem(s.lifted // s.tables.areas)
            s.lifted = -1
            s.progress += 1
            next_turn(s, sink)


def income(s: AmulettState, seat: i64, sink: "Sink | None") -> bool:
    """All cards that are due; False if the player must still choose some of them (C2-C5, C7)."""
    t = s.tables
    mine = s.spells[seat]
    s.pending = 0
    for metal in range(METALS):
        due: i64 = 0
        for spell in range(t.spells):
            if mine >> spell & 1:
                due += t.symbols[spell * 5 + metal]
                if t.kind[spell] == GEM_INCOME and t.wild[spell] >> metal & 1:
                    due += t.amount[spell] * gems_of(s.gems[t.areas + seat], t.gem[spell])
        # What a stack cannot give is chosen freely from the others (C4).
        missing = due - s.cards[STACKS + metal]
        if missing > 0:
            s.pending += missing
            due -= missing
        give(s, seat, metal, due, sink)
        if sink is not None and missing > 0:
            sink.tell("lacking", {"seat": int(seat), "metal": t.metal_names[metal], "count": int(missing)})
    for spell in range(t.spells):
        if mine >> spell & 1:
            s.pending += t.symbols[spell * 5 + JOKER]
    s.metal = 0
    s.progress += 1
    if s.pending == 0:
        return True
    return not must_choose(s, seat, sink)


def give(s: AmulettState, seat: i64, metal: i64, count: i64, sink: "Sink | None") -> None:
    """Cards from a stack into a hand."""
    s.cards[STACKS + metal] -= count
    s.cards[seat * METALS + metal] += count
    if sink is not None and count > 0:
        sink.tell("income", {"seat": int(seat), "metal": s.tables.metal_names[metal], "count": int(count)})


def stacks_from(s: AmulettState, metal: i64) -> i64:
    """How many cards lie in the stacks from this metal on."""
    total: i64 = 0
    while metal < METALS:
        total += s.cards[STACKS + metal]
        metal += 1
    return total


def must_choose(s: AmulettState, seat: i64, sink: "Sink | None") -> bool:
    """Whether there is something to choose from; if not, what is left comes by itself (C4b)."""
    there = stacks_from(s, 0)
    if s.pending < there:
        for metal in range(METALS):
            if s.cards[STACKS + metal] == there:
                # One stack is left: no choice.
                give(s, seat, metal, s.pending, sink)
                s.pending = 0
                return False
        s.ask(GAIN, seat)
        return True
    for metal in range(METALS):
        give(s, seat, metal, s.cards[STACKS + metal], sink)
    if sink is not None and s.pending > there:
        sink.tell("missed", {"seat": int(seat), "count": int(s.pending - there)})
    s.pending = 0
    return False


class Gain(Decision[AmulettState]):
    """Cards for joker symbols and for what was missing: how many of each metal, in order (C3-C4a)."""

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=METALS * s.pending)
        for metal in range(s.metal, METALS):
            least = s.pending - stacks_from(s, metal + 1)
            if least < 1:
                least = 1
            most = s.cards[STACKS + metal]
            if most > s.pending:
                most = s.pending
            for count in range(least, most + 1):
                out = append(out, t.to_gain + metal * t.cards + count - 1)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        metal = (code - s.tables.to_gain) // s.tables.cards
        count = (code - s.tables.to_gain) % s.tables.cards + 1
        give(s, seat, metal, count, sink)
        s.pending -= count
        s.metal = metal + 1
        if s.pending == 0:
            s.metal = 0
            next_turn(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        metal = (code - s.tables.to_gain) // s.tables.cards
        count = (code - s.tables.to_gain) % s.tables.cards + 1
        found: list[str] = []
        if count > s.cards[STACKS + metal]:
            found.append("C4a")
        if metal < s.metal:
            found.append("C3b")
        if count > s.pending:
            found.append("C3c")
        return found or ["C3d"]

    def elsewhere(self, s: AmulettState, kind: str, seat: i64) -> list[str]:
        return ["C6b"] if kind == "lift" and not s.owned(seat, MOVE_GEM) else []

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            s.pending = 0
            s.metal = 0
            next_turn(s, sink)
