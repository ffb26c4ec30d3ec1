"""The legal actions against an independent slow generator: twelve positions in mid-turn, and random play."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from spellboard import CHANCE, Rng
from spellboard.games.magalon import GAME
from spellboard.games.magalon.phases import TURN
from spellboard.games.magalon.state import MagalonState

from .positions import file_of, positions
from .slow import Slow, TooLong
from .table import game
from .valley import Valley

PATIENCE = 3_000
CROWDED = str(Path(__file__).parent / "crowded.toml")


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


MANY = 50_000
COUNTS: dict[str, list[int]] = {
    # sequences of 1, 2, 3 and 4 actions
    "begun-walk": [26, 674, 17406, 447535],
    "dead-end": [19, 371, 7637, 163786],
    "red-field": [4, 11, 289, 1008],
    "bonus-walk": [2, 5, 5, 15],
    "begun-shifts": [28, 776, 7751, 89986],
    "gnome-on-a-wizard": [7, 54, 516, 4966],
    "displacing": [3, 8, 22, 242],
    "two-gnomes": [9, 74, 577, 3612],
    "giant-on-a-wizard": [7, 107, 1341, 11822],
    "before-the-dice": [11, 81, 744, 6552],
    "nearly-home": [6, 28, 373, 4749],
    "crowd": [3, 12, 282, 5548],
}


def sequences(name: str, depth: int) -> list[int]:
    """How many sequences there are up to that depth; the slow generator has agreed with each of them."""
    position = cast(MagalonState, game().from_json(msgspec.json.decode(file_of(name).read_bytes())))
    assert position.phase >= TURN
    counts = [0] * depth
    agree(position, slow(position), depth, counts)
    return list(reversed(counts))


@pytest.mark.parametrize("name", COUNTS)
def test_sequences_from_positions_in_mid_turn_agree_with_the_slow_generator(name: str) -> None:
    depth = 3 if COUNTS[name][-1] > MANY else 4
    assert sequences(name, depth) == COUNTS[name][:depth]


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in COUNTS if COUNTS[name][-1] > MANY])
def test_many_sequences_agree_with_the_slow_generator(name: str) -> None:
    assert sequences(name, 4) == COUNTS[name]


def test_the_positions_are_what_their_drawings_say() -> None:
    made = positions()
    assert set(made) == set(COUNTS) and len(made) == 12
    for name, state in made.items():
        assert msgspec.json.decode(file_of(name).read_bytes()) == state.to_json()


def check_random_play(rules: GAME, seed: int, players: int, every: int, most: int) -> int:
    """One random game; at some positions both must offer the same, and still after the next action."""
    rng, checked = Rng(seed), 0
    s = rules.start(players)
    while s.actor is not None and checked < most:
        code = rng.draw(s.odds()) if s.actor == CHANCE else rng.choice(s.offer(s.mover))
        after = s.copy()
        after.apply(code)
        if rng.below(every) == 0:
            checked += both_agree(s, rules.name_of(code), after)
        s = after
    return checked


def both_agree(s: MagalonState, action: str, after: MagalonState) -> int:
    """1 if both offer the same before and after an action, 0 if trying everything would take too long."""
    other = slow(s)
    try:
        now, then = other.legal(PATIENCE), other.play(action).legal(PATIENCE)
    except TooLong:
        return 0
    assert names(s) == sorted(now), str(s)
    assert names(after) == sorted(then), f"{s}\nafter {action}"
    return 1


OPTIONS = [
    {},
    {"origin_reusable": True},
    {"displace_into_special": False},
    {"strict_enclosure": True},
    {"start_without_winning": False},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "rulings")
def test_random_positions_offer_what_the_slow_generator_offers(players: int, options: dict[str, Any]) -> None:
    assert check_random_play(game(round_cap=20, **options), players, players, 9, 40) == 40


@pytest.mark.parametrize("seed", range(6))
def test_so_do_positions_of_a_valley_where_everybody_is_in_the_way(seed: int) -> None:
    rules = GAME.load(CROWDED, options={"round_cap": 12, **OPTIONS[seed % len(OPTIONS)]})
    assert check_random_play(rules, seed, 2 + seed % 3, 5, 60) > 20


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
def test_and_so_do_many_more(seed: int) -> None:
    rules = GAME.load(CROWDED, options={"round_cap": 25, **OPTIONS[seed % len(OPTIONS)]})
    assert check_random_play(rules, seed, 2 + seed % 3, 3, 400) > 20
