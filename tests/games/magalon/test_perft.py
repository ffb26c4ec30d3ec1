"""The legal actions against an independent slow generator: twelve positions in mid-turn, and random play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from spellboard import CHANCE, Rng
from spellboard.games.magalon import GAME
from spellboard.games.magalon.state import MagalonState
from spellboard.games.magalon.tables import TURN

from .slow import Slow, Valley
from .table import game

POSITIONS = Path(__file__).parents[2] / "positions"


def slow(s: MagalonState) -> Slow:
    """The same position for the slow generator, with the turn's start that `take back` leads to."""
    rules = cast(GAME, s.game)
    valley = Valley(rules.edition.document, msgspec.to_builtins(rules.options))
    skipper = int(s.skipper) if s.skipper >= 0 else None
    made = Slow(valley, s.view(None), skipper)
    made.mover = int(s.mover)
    if len(s.mark_table):
        mark = s.copy()
        mark.return_to_mark()
        made.begin = Slow(valley, mark.view(None), skipper)
    return made


def names(s: MagalonState) -> list[str]:
    return sorted(s.game.name_of(code) for code in s.legal())


def agree(s: MagalonState, other: Slow, depth: int, counts: list[int]) -> None:
    """Both offer the same here and after each action, so many actions deep; adds up the sequences."""
    offered = names(s)
    assert offered == sorted(other.legal()), str(s)
    counts[depth - 1] += len(offered)
    if depth == 1:
        return
    for name in offered:
        after = s.copy()
        after.apply(s.game.code_of(name))
        if after.actor is not None:
            agree(after, other.play(name), depth - 1, counts)


def read(name: str) -> MagalonState:
    return cast(MagalonState, game().from_json(msgspec.json.decode((POSITIONS / f"{name}.json").read_bytes())))


COUNTS: dict[str, list[int]] = {}


@pytest.mark.parametrize("name", COUNTS)
def test_sequences_from_positions_in_mid_turn_agree_with_the_slow_generator(name: str) -> None:
    position = read(name)
    assert position.phase >= TURN
    deep = 3
    counts = [0] * deep
    agree(position, slow(position), deep, counts)
    assert list(reversed(counts)) == COUNTS[name][:deep]


def check_random_play(seed: int, players: int, options: dict[str, Any], every: int, most: int) -> int:
    """One random game; at some positions both must offer the same, and go on agreeing after the next action."""
    rng, checked = Rng(seed), 0
    s = game(**options).start(players)
    while s.actor is not None and checked < most:
        code = rng.draw(s.odds()) if s.actor == CHANCE else rng.choice(s.codes(s.mover))
        if rng.below(every) == 0:
            other = slow(s)
            if s.actor == CHANCE:
                other.phase = "dice"
            else:
                assert names(s) == sorted(other.legal()), str(s)
            after = s.copy()
            after.apply(code)
            if after.actor not in (None, CHANCE):
                assert names(after) == sorted(other.play(s.game.name_of(code)).legal()), f"{s}\n{s.game.name_of(code)}"
            checked += 1
        s.apply(code)
    return checked


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{}, {"origin_reusable": True}, {"displace_into_special": False}, {"strict_enclosure": True}],
    ids=lambda options: "-".join(options) or "rulings",
)
def test_random_positions_offer_what_the_slow_generator_offers(players: int, options: dict[str, Any]) -> None:
    assert check_random_play(players, players, {"round_cap": 20, **options}, 9, 60) > 30
