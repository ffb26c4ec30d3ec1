"""Sampling and reading positions keep no memory, and a prepared sampler deals what an observation allows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import cast

import pytest

import spellboard
from spellboard import Rng
from spellboard.games.bellum.memory import Memory
from spellboard.games.bellum.state import BellumState
from tests.conformance.memory import kept_by
from tests.conformance.walking import positions

from .table import at, game, play

pytestmark = pytest.mark.more
CALLS_HERE = 8_000 if spellboard.COMPILED else 200


def moments() -> list[BellumState]:
    """One position of every phase, late in a game."""
    found = {int(cast(BellumState, state).phase): cast(BellumState, state.copy()) for state in positions(game(), 4, 3)}
    return list(found.values())


def of_all(calls: list[Callable[[], object]]) -> Callable[[], object]:
    """One call after the other, again and again."""
    turn = cycle(calls)
    return lambda: next(turn)()


READINGS: dict[str, Callable[[BellumState, Rng], Callable[[], object]]] = {
    "sample": lambda s, rng: partial(s.observe(0).sample, rng),
    "sampler": lambda s, rng: partial(s.observe(0).sampler().sample, rng),
    "from_bytes": lambda s, _: partial(game().from_bytes, s.to_bytes()),
    "from_json": lambda s, _: partial(game().from_json, s.to_json()),
}


@pytest.mark.parametrize("reading", READINGS)
def test_reading_and_sampling_keep_no_memory(reading: str) -> None:
    rng = Rng(1)
    call = of_all([READINGS[reading](state, rng) for state in moments()])
    assert kept_by(call, CALLS_HERE) < (160 if spellboard.COMPILED else 4000)


def test_a_prepared_sampler_gives_what_the_observation_gives() -> None:
    for state in moments():
        for seat in range(4):
            seen = state.observe(seat)
            one, two, dealt = Rng(seat), Rng(seat), seen.sampler()
            for _ in range(3):
                guess = dealt.sample(one)
                assert guess.to_bytes() == seen.sample(two).to_bytes()
                assert guess.problems() == [] and guess.observe(seat).to_bytes() == seen.to_bytes()


@pytest.mark.proves("bellum.40")
def test_who_forgets_a_theft_takes_the_stolen_chest_for_any_other() -> None:
    s = at("""
        attack p1 row 2
        p1 C4  left G01  right G03
        p2 C1  chests wood:3
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """)
    play(s, "rob p2 wood", "chest 3")
    seen, rng = s.observe(1), Rng(1)
    forgot = seen.forget()
    assert forgot.memory == Memory([]) and forgot.view == seen.view
    faces = s.tables.faces

    def stolen(guess: BellumState) -> tuple[int, ...]:
        return tuple(int(guess.chests[0 * faces + face]) for face in range(3))

    assert {stolen(cast(BellumState, seen.sample(rng))) for _ in range(40)} == {(0, 0, 1)}
    assert len({stolen(cast(BellumState, forgot.sample(rng))) for _ in range(40)}) == 3
