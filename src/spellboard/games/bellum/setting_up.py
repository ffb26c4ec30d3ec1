"""Set-up: castles, two goblins each in secret, the kingdom, the creatures, the first Captain (S1-S4, 1-7)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import CAPTAIN, CASTLE, DEAL, GOBLINS, REVEAL, ROLL
from .state import BOARD, CHOICE, FIRST, GONE, HELD, LORD, SECOND, SERVES, UNSEEN, BellumState
from .tables import SIDES

if TYPE_CHECKING:
    from ...core.events import Sink


def free(s: BellumState, castle: i64) -> bool:
    """Whether nobody has this castle yet (1b)."""
    seat: i64 = 0
    while seat < s.players:
        if s.lords[seat * LORD + BOARD] == castle:
            return False
        seat += 1
    return True


class Castles(Decision[BellumState]):
    """Every lord gets a castle of his own: dealt, or chosen in seat order (1)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Whoever has left during a draft still needs a castle to stand on the table: the first that is free (L1)."""
        while s.seat < s.players and s.tables.draft and s.has(s.seat, GONE):
            castle: i64 = 0
            while not free(s, castle):
                castle += 1
            self.settle(s, castle, sink)
        if s.seat == s.players:
            s.turn_to(DEAL, sink)
        else:
            s.ask(CASTLE, s.seat)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for castle in range(s.tables.castles):
            if free(s, castle):
                found = append(found, s.tables.castle + castle)
        return found

    def odds(self, s: BellumState) -> vec[i64]:
        found = vec[i64]()
        for code in self.choices(s, s.seat):
            found = append(found, code)
            found = append(found, 1)
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        self.settle(s, code - s.tables.castle, sink)
        self.open(s, sink)

    def settle(self, s: BellumState, castle: i64, sink: "Sink | None") -> None:
        """The next lord moves into a castle."""
        s.lords[s.seat * LORD + BOARD] = castle
        s.mustered = False
        if sink is not None:
            sink.tell("castle", {"seat": int(s.seat), "castle": s.tables.castle_ids[castle]})
        s.seat += 1

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        return ["1b"]

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        if s.tables.draft and seat == s.seat:
            self.open(s, sink)


class Deal(Decision[BellumState]):
    """Two goblins to each lord, seen by him alone; the rest go back to the box unseen (4)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        s.ask(DEAL, 0)

    def odds(self, s: BellumState) -> vec[i64]:
        found = vec[i64]()
        for card in range(s.tables.first_evil):
            if s.creatures[card] == UNSEEN:
                found = append(found, s.tables.deal + card)
                found = append(found, 1)
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        card: i64 = code - s.tables.deal
        s.creatures[card] = HELD
        at: i64 = s.seat * LORD
        if sink is not None:
            sink.tell(
                "dealt", {"seat": int(s.seat)}, private={"creature": s.tables.creature_ids[card]}, to=[int(s.seat)]
            )
        if s.lords[at + FIRST] < 0:
            s.lords[at + FIRST] = card
            return
        # In the order of their numbers, so that `goblins left right` means the same whatever was dealt first.
        s.lords[at + SECOND] = card
        if card < s.lords[at + FIRST]:
            s.lords[at + SECOND] = s.lords[at + FIRST]
            s.lords[at + FIRST] = card
        s.seat += 1
        if s.seat == s.players:
            s.turn_to(GOBLINS, sink)


class Goblins(Decision[BellumState]):
    """All lords choose at the same time and in secret; a choice may be changed until the last one is in (3)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Whoever left before this stays in the game's picture with both goblins on the left (L1)."""
        s.ask(GOBLINS, 0)
        self.show_if_all_chose(s, sink)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        if s.has(seat, GONE):
            return vec[i64]()
        base: i64 = s.tables.goblins
        return vec[i64]([base, base + 1, base + 2, base + 3])

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        choice: i64 = code - s.tables.goblins
        s.lords[seat * LORD + CHOICE] = choice
        if sink is not None:
            sink.tell(
                "chose",
                {"seat": int(seat)},
                private={"first": SIDES[choice >> 1], "second": SIDES[choice & 1]},
                to=[int(seat)],
            )
        self.show_if_all_chose(s, sink)

    def show_if_all_chose(self, s: BellumState, sink: "Sink | None") -> None:
        """When every choice is in, all goblins are shown together; only then is the kingdom opened (2, 3)."""
        if s.first_undecided() < s.players:
            return
        for seat in range(s.players):
            choice: i64 = s.has(seat, CHOICE)
            if choice < 0:
                choice = 0
            first: i64 = s.has(seat, FIRST)
            second: i64 = s.has(seat, SECOND)
            s.join(first, seat, choice >> 1)
            s.join(second, seat, choice & 1)
            for field in (FIRST, SECOND, CHOICE):
                s.lords[seat * LORD + field] = -1
            if sink is not None:
                sides: list[list[str]] = [[], []]
                for card in (first, second):
                    sides[int(s.creatures[card] - SERVES) % 2].append(s.tables.creature_ids[card])
                sink.tell("goblins", {"seat": int(seat), "left": sides[0], "right": sides[1]}, reveals=True)
        s.turn_to(REVEAL, sink)

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        self.show_if_all_chose(s, sink)


class FirstCaptain(Decision[BellumState]):
    """Chance names the first Captain, and the first day begins with his roll (7)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        s.ask(CAPTAIN, s.seat)

    def odds(self, s: BellumState) -> vec[i64]:
        found = vec[i64]()
        for seat in range(s.players):
            if not s.has(seat, GONE):
                found = append(found, s.tables.captain + seat)
                found = append(found, 1)
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.captain = code - s.tables.captain
        s.day = 1
        if sink is not None:
            sink.tell("captain", {"captain": int(s.captain)})
        s.turn_to(ROLL, sink)
