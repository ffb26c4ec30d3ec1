"""No path keeps memory: positions are read and sampled by the thousand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

import spellboard
from spellboard import Rng
from spellboard.games.amulett.state import AmulettState
from tests.conformance.memory import kept_by

from .table import at, game

MOMENTS = [
    at("at trade-bid p1; hat p2; caravan A1; left 3; bid 3 p3; out p2\nA1: red white\nunder (p2 gift influence)",
       "silver 9", "gold 4", "silver 5 iron 2"),
    at("at under p2; hat p2; burnt 1; leaving gift influence vein-iron",
       "", "gold 5 / 10 / gift 0, influence 0, vein-iron 0", ""),
    at("""at allot p1; hat p1
       dealt p1 gift influence great-power vein-gold; dealt p2 vein-iron meta-gold meta-iron superiority
       dealt p3 pull-light pull-darkness magic-ruby energy-arcs""",
       "/ 10 / gift 0, influence 0", "/ 10 / vein-iron 0, meta-gold 0", "/ 10 / pull-light 0, magic-ruby 0",
       start="expert"),
]  # fmt: skip
pytestmark = pytest.mark.more
WHOLE = 8_000 if spellboard.COMPILED else 200
MOST = 160 if spellboard.COMPILED else 4_000
"""Bytes a call; interpreted, a few calls show only that it is not a page each."""


def calls(s: AmulettState) -> dict[str, Callable[[], object]]:
    rules, rng = s.game, Rng(1)
    seen, data, document = s.observe(0), s.to_bytes(), s.to_json()
    prepared, forgetful = seen.sampler(), seen.forget().sampler()
    return {
        "sample": lambda: seen.sample(rng),
        "sample by a prepared sampler": lambda: prepared.sample(rng),
        "sample without memory": lambda: forgetful.sample(rng),
        "from_bytes": lambda: rules.from_bytes(data),
        "from_json": lambda: rules.from_json(document),
    }


@pytest.mark.parametrize("call", list(calls(MOMENTS[0])))
def test_a_call_keeps_nothing(call: str) -> None:
    turns = cycle([calls(moment)[call] for moment in MOMENTS])
    assert kept_by(lambda: next(turns)(), WHOLE) < MOST


def test_loading_the_game_keeps_no_arrays() -> None:
    edition = game().edition
    assert kept_by(lambda: type(game()).load(edition=edition), 200) < 4_000
