"""Rounds: laying cards in turn, skipping, turns from the highest card to the lowest, who leads next (B1-B9)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from .state import CAPPED, DECISIONS, MOST_ROUNDS, Decision, MagalonState
from .tables import HAND, LAID, LAYING, NONE, SKIPPED

if TYPE_CHECKING:
    from ...core.events import Sink


class Laying(Decision):
    """Lay a card openly; its value must differ from those that lie there (B1, B2, B10)."""

    def choices(self, s: MagalonState) -> vec[i64]:
        found = vec[i64](capacity=16)
        card: i64 = 0
        while card < s.t.cards:
            if holds(s, s.mover, card) and not laid_already(s, card):
                found = append(found, s.t.lay + card)
            card += 1
        return found

    def play(self, s: MagalonState, code: i64, sink: "Sink | None") -> None:
        card: i64 = code - s.t.lay
        s.table[LAID + s.mover] = card
        s.table[HAND + s.mover] &= ~(1 << card)
        if sink is not None:
            sink.tell("laid", {"seat": s.mover, "card": s.t.value[card]})
        go_round(s, s.mover + 1, sink)

    def objections(self, s: MagalonState, code: i64) -> list[str]:
        if code == s.t.end_turn:
            return ["B2"]
        if code >= s.t.wizard:
            return ["B1"]
        card: i64 = code - s.t.lay
        found: list[str] = []
        if not holds(s, s.mover, card):
            found.append("B7")
        if laid_already(s, card):
            found.append("B10")
        return found


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


def present(s: MagalonState, seat: i64) -> bool:
    """Whether a seat has not resigned."""
    return (s.gone >> seat) & 1 == 0


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
        if s.table[LAID + seat] == NONE and present(s, seat):
            if can_lay(s, seat):
                s.phase = LAYING
                s.mover = seat
                return
            s.table[LAID + seat] = SKIPPED
            if s.skipper < 0:
                s.skipper = seat
            if sink is not None:
                sink.tell("skipped", {"seat": seat})
        seat += 1
        asked += 1
    s.lowest = lowest_card(s)
    seat = turn_below(s, s.t.cards)
    if seat >= 0:
        begin_turn(s, seat, sink)
    else:
        end_round(s, sink)


def lowest_card(s: MagalonState) -> i64:
    """Who laid the lowest card that was laid at all (B5)."""
    found: i64 = NONE
    seat: i64 = 0
    while seat < s.players:
        if s.table[LAID + seat] >= 0 and (found < 0 or s.table[LAID + seat] < s.table[LAID + found]):
            found = seat
        seat += 1
    return found


def turn_below(s: MagalonState, card: i64) -> i64:
    """Whose turn comes after that card: the highest one laid below it (B11); -1 after the lowest."""
    found: i64 = NONE
    seat: i64 = 0
    while seat < s.players:
        laid: i64 = s.table[LAID + seat]
        if 0 <= laid < card and present(s, seat) and (found < 0 or laid > s.table[LAID + found]):
            found = seat
        seat += 1
    return found


def begin_turn(s: MagalonState, seat: i64, sink: "Sink | None") -> None:
    """A turn begins; the 0 brings all cards back by itself (B8)."""
    card: i64 = s.table[LAID + seat]
    if s.t.recovers[card] != 0:
        s.table[HAND + seat] = (1 << s.t.cards) - 1
    s.begin_turn(seat)
    if sink is not None:
        sink.tell("turn", {"seat": seat, "card": s.t.value[card]})
        if s.t.recovers[card] != 0:
            sink.tell("recovered", {"seat": seat})


def next_turn(s: MagalonState, sink: "Sink | None") -> None:
    """After the highest card the next lower one; after the lowest the next round."""
    s.clear_turn()
    seat: i64 = turn_below(s, s.card())
    if seat >= 0:
        begin_turn(s, seat, sink)
    else:
        end_round(s, sink)


def end_round(s: MagalonState, sink: "Sink | None") -> None:
    """Who skipped first leads the next round, otherwise who laid the lowest card (B3, B9)."""
    if s.t.round_cap > 0 and s.round >= s.t.round_cap:
        s.close(CAPPED, NONE)
        if sink is not None:
            from .ending import outcome

            ended = outcome(s)
            assert ended is not None
            sink.tell("ended", {"winners": list(ended.winners), "reason": ended.reason})
        return
    leader: i64 = s.skipper if s.skipper >= 0 else s.lowest
    while not present(s, leader):
        leader = (leader + 1) % s.players
    if s.round < MOST_ROUNDS:
        s.round += 1
    begin_round(s, leader, sink)


DECISIONS[LAYING] = Laying()
