"""Twin journals: two courses of a game that differ only in what one seat may not know."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest

from spellboard import CHANCE, Dealer, Game, Match, Rng, Sink, State


class Step(NamedTuple):
    """One action of both courses: who acts (None: the dealer), and what in each of them."""

    who: int | None
    one: int
    other: int


def courses(game: Game, players: int, seat: int, rng: Rng, most: int = 160, tries: int = 12) -> list[Step]:
    """The longest of some pairs of courses that differ, or if none does, of all; they rest at a choice."""
    found = [_pair(game, players, seat, rng, most) for _ in range(tries)]
    return max(found, key=lambda steps: (bool(steps) and any(step.one != step.other for step in steps), len(steps)))


def _pair(game: Game, players: int, seat: int, rng: Rng, most: int) -> list[Step]:
    """Two courses that the seat cannot tell apart, up to a fact that must show which of them it is."""
    one, other = game.new(players), game.new(players)
    steps: list[Step] = []
    rest = 0
    while one.actor is not None and len(steps) < most:
        who = None if one.actor == CHANCE else one.waiting[rng.below(len(one.waiting))]
        legal = one.legal(who)
        code = legal[rng.below(len(legal))]
        after, known = _known(one, code, who, seat)
        fitting = _fitting(other, [code] if who == seat else _choices(other, who, code, rng), who, seat, known)
        if fitting is None:
            break
        one, other = after, fitting[1]
        steps.append(Step(who, code, fitting[0]))
        if one.actor not in (None, CHANCE):
            rest = len(steps)
    return steps[:rest]


def _choices(state: State, who: int | None, code: int, rng: Rng) -> list[int]:
    """What the other course may do: now and then something else first, for too many changes meet no like."""
    found = [other for other in state.legal(who) if other != code]
    rng.shuffle(found)
    return [*found[:16], code] if rng.below(4) == 0 else [code, *found[:16]]


def _fitting(
    state: State, codes: list[int], who: int | None, seat: int, known: list[bytes]
) -> tuple[int, State] | None:
    for code in codes:
        if state.why_not(code, who) is None:
            after, shown = _known(state, code, who, seat)
            if shown == known:
                return code, after
    return None


def _known(state: State, code: int, who: int | None, seat: int) -> tuple[State, list[bytes]]:
    """The position after an action, and all that the seat is told and knows then."""
    after, sink = state.copy(), Sink()
    after.apply(code, who, sink)
    told = [msgspec.json.encode(event.seen_by(seat)) for event in sink.events]
    return after, [*told, after.observe(seat).to_bytes()]


def match_of(game: Game, players: int, moves: list[tuple[int | None, int]], patch: pytest.MonkeyPatch) -> Match:
    """A match that goes that way, dice included; now and then somebody takes an action back and plays it again."""
    state = game.new(players)
    falls: list[int] = []
    for who, code in moves:
        if who is None:
            falls.append([other for other, _ in state.chances()].index(code))
        state.apply(code, who)
    left = iter(falls)
    patch.setattr(Dealer, "fall", lambda *_: next(left))
    match = Match.begin(game, [f"P{seat}" for seat in range(players)], seed=1)
    for number, (who, code) in enumerate(moves):
        if who is None:
            continue
        match.apply(code, who)
        if number % 3 == 0 and match.why_no_undo(who) is None:
            match.undo(who)
            match.apply(code, who)
    patch.undo()
    return match
