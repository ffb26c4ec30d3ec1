"""Rounds: laying cards in turn, skipping, who laid the lowest and who leads next (B1-B7, B9, B10)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .ending import CAPPED, end
from .phases import LAYING, TURN
from .state import MOST_ROUNDS, MagalonState
from .tables import HAND, LAID, NONE, SKIPPED

if TYPE_CHECKING:
    from ...core.events import Sink


class Laying(Decision[MagalonState]):
    """Lay a card openly; its value must differ from those that lie there (B1, B2, B10)."""

    def open(self, s: MagalonState, sink: "Sink | None") -> None:
        """A round is over: who skipped first leads the next one, otherwise who laid the lowest card (B3, B9)."""
        if s.t.round_cap > 0 and s.round >= s.t.round_cap:
            end(s, CAPPED, NONE, sink)
            return
        leader: i64 = s.skipper if s.skipper >= 0 else s.lowest
        while not s.present(leader):
            leader = (leader + 1) % s.players
        if s.round < MOST_ROUNDS:
            s.round += 1
        begin_round(s, leader, sink)

    def choices(self, s: MagalonState, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        card: i64 = 0
        while card < s.t.cards:
            if holds(s, s.mover, card) and not laid_already(s, card):
                found = append(found, s.t.lay + card)
            card += 1
        return found

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        card: i64 = code - s.t.lay
        s.table[LAID + s.mover] = card
        s.table[HAND + s.mover] &= ~(1 << card)
        if sink is not None:
            sink.tell("laid", {"seat": s.mover, "card": s.t.value[card]})
        go_round(s, s.mover + 1, sink)

    def objections(self, s: MagalonState, code: i64, seat: i64) -> list[str]:
        card: i64 = code - s.t.lay
        found: list[str] = []
        if not holds(s, s.mover, card):
            found.append("B7")
        if laid_already(s, card):
            found.append("B10")
        return found

    def elsewhere(self, s: MagalonState, kind: str, seat: i64) -> list[str]:
        return ["B2" if kind == "end turn" else "B1"]

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        """The next one lays a card (L5)."""
        if seat == s.mover and not s.alone():
            go_round(s, seat + 1, sink)


def holds(s: MagalonState, seat: i64, card: i64) -> bool:
    return (s.table[HAND + seat] >> card) & 1 != 0


def laid_already(s: MagalonState, card: i64) -> bool:
    seat: i64 = 0
    while seat < s.players:
        if s.table[LAID + seat] == card:
            return True
        seat += 1
    return False


def can_lay(s: MagalonState, seat: i64) -> bool:
    """Whether some card in the hand differs from all that lie there."""
    card: i64 = 0
    while card < s.t.cards:
        if holds(s, seat, card) and not laid_already(s, card):
            return True
        card += 1
    return False


def begin_round(s: MagalonState, leader: i64, sink: "Sink | None") -> None:
    """Everybody lays a card again, the leader first."""
    seat: i64 = 0
    while seat < s.players:
        s.table[LAID + seat] = NONE
        seat += 1
    s.leader = leader
    s.skipper = NONE
    s.lowest = NONE
    if sink is not None:
        sink.tell("round", {"round": s.round, "leader": leader})
    go_round(s, leader, sink)


def go_round(s: MagalonState, seat: i64, sink: "Sink | None") -> None:
    """The next who can lay a card does; who cannot skips this round (B3); after the last the turns begin."""
    asked: i64 = 0
    while asked < s.players:
        seat = seat % s.players
        if s.table[LAID + seat] == NONE and s.present(seat):
            if can_lay(s, seat):
                s.ask(LAYING, seat)
                return
            s.table[LAID + seat] = SKIPPED
            if s.skipper < 0:
                s.skipper = seat
            if sink is not None:
                sink.tell("skipped", {"seat": seat})
        seat += 1
        asked += 1
    s.lowest = lowest_card(s)
    s.turn_to(TURN, sink)


def lowest_card(s: MagalonState) -> i64:
    """Who laid the lowest card that was laid at all (B5)."""
    found: i64 = NONE
    seat: i64 = 0
    while seat < s.players:
        if s.table[LAID + seat] >= 0 and (found < 0 or s.table[LAID + seat] < s.table[LAID + found]):
            found = seat
        seat += 1
    return found
