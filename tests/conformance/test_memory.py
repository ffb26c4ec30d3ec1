"""Nothing is kept: resident memory stays flat over thousands of calls, on the engine that runs."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import pytest

import spellboard
from spellboard import Game, Match, Observation, Record, Rng, State

from .checks import random_match
from .memory import CALLS, kept_by, resident
from .walking import load, positions

pytestmark = pytest.mark.more
SHELF = spellboard.shelf() if spellboard.COMPILED else ()
"""Only compiled code can forget to free something; where nothing is compiled the example shows that the test works."""
KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *SHELF)]
MOST_KEPT = 160
"""Bytes a call on average: a single lost array is more, the allocator's wavering over thousands of calls is less."""
RESUMES = 1_000
"""A match is resumed in milliseconds, and each time all its positions are kept and let go."""

on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="resident memory is read from /proc")


def middle(game: Game) -> State:
    """A position from the middle of a game, where arrays are full."""
    states = [state.copy() for state in positions(game, game.most, 3, every=5)]
    return states[len(states) // 2]


def calls(game: Game) -> dict[str, Callable[[], object]]:
    """What a server does thousands of times with a position."""
    state = middle(game)
    data, document, seen, rng = state.to_bytes(), state.to_json(), state.observe(1), Rng(7)
    sent = seen.to_bytes()
    record, secret = short(game)
    return {
        "sample": lambda: seen.sample(rng),
        "from_bytes": lambda: game.from_bytes(data),
        "from_json": lambda: game.from_json(document),
        "observation": lambda: Observation.from_bytes(game, sent),
        "copy": lambda: state.copy(),
        "resume": lambda: Match.resume(record, secret, type(game)),
    }


def short(game: Game) -> tuple[Record, bytes]:
    """A short match that is not over, and its secret."""
    secret = bytes(range(32))
    match = Match.begin(game, ["x"] * game.fewest, secret=secret)
    for _ in range(6):
        seat = match.state.waiting[0]
        match.apply(match.state.legal(seat)[0], seat)
    return match.record, secret


def flat(what: str, call: Callable[[], object], times: int) -> None:
    kept = kept_by(call, times)
    print(f"{what}: {kept:.1f} bytes kept by each of {times} calls")
    # Memory comes in pages: over few calls one page more or less must not count.
    assert kept < MOST_KEPT + 400_000 / times, f"{what} keeps {kept:.0f} bytes a call"


def cases() -> list[Any]:
    """Every call of every game."""
    whats = ("sample", "from_bytes", "from_json", "observation", "copy", "resume")
    return [pytest.param(kind, what, id=f"{kind.name}-{what}") for kind in KINDS for what in whats]


@on_linux
@pytest.mark.parametrize(("kind", "what"), cases())
def test_a_call_keeps_nothing(kind: type[Game], what: str) -> None:
    call = calls(load(kind))[what]
    flat(what, call, CALLS // 10 if what != "resume" else RESUMES // 5)


@pytest.mark.long
@on_linux
@pytest.mark.parametrize(("kind", "what"), cases())
def test_many_calls_keep_nothing(kind: type[Game], what: str) -> None:
    call = calls(load(kind))[what]
    flat(f"{kind.name}: {what}", call, CALLS if what != "resume" else RESUMES)


# --- a match that is over ---------------------------------------------------------------------------------------------

MOST_A_MATCH = 400_000
"""Bytes that a finished match takes, the game apart; up to a tenth of it is more like what was measured."""
MATCHES = 20


@on_linux
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_finished_match_is_light(kind: type[Game]) -> None:
    game = load(kind)
    kept = [random_match(game, game.most, seed) for seed in range(3)]
    gc.collect()
    before = resident()
    kept += [random_match(game, game.most, seed) for seed in range(3, 3 + MATCHES)]
    gc.collect()
    each = (resident() - before) / MATCHES
    print(f"{kind.name}: {each / 1000:.0f} kB a finished match of {len(kept[-1].entries)} entries")
    assert each < MOST_A_MATCH


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_finished_match_keeps_no_position_but_its_last(kind: type[Game]) -> None:
    assert not random_match(load(kind), kind.most, 1)._recent
