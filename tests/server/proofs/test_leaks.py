"""Nothing that leaves a table tells a seat what it may not know; whoever breaks that on purpose is caught."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spellboard.core.rng import Rng
from tests.conformance.twins import courses
from tests.conformance.walking import load
from tests.server.tables.bench import GAMES, SHELF, Bench, play_on

from .leaks import LOOKER, a_sample_is_sent_as_the_truth, course_as_sent, must_look_alike
from .saboteurs import SABOTEURS

KINDS = [game.name for game in GAMES]
HIDING: list[tuple[str, dict[str, Any]]] = [
    ("embers", {}), ("amulett", {"start": "expert"}), ("amulett", {"start": "redraw"}), ("bellum", {}),
]  # fmt: skip
"""Where something is hidden, by the options that hide it."""


def sampled(game: str, options: dict[str, Any], seed: int, positions: int, between: int) -> int:
    """The first relation along a match of people; gives how many frames were compared."""

    async def story() -> int:
        kind = SHELF.games[game]
        bench, compared = Bench(), 0
        table, devices = await bench.running(game, options={**kind.random_play_options, **options})
        await table.join(LOOKER, await bench.token(table, "watch"))
        for number in range(positions):
            for seat in range(len(devices)):
                compared += await a_sample_is_sent_as_the_truth(bench, table, seat, seed * 1000 + number)
            if not await play_on(bench, table, devices, between, seed=seed * 100 + number):
                break
        return compared

    return asyncio.run(story())


def twins(game: str, options: dict[str, Any], seat: int, seed: int, bots: bool) -> None:
    """The second relation, for one pair of courses."""
    kind = SHELF.games[game]
    loaded = load(kind, **options)
    steps = courses(loaded, loaded.most, seat, Rng(seed))
    assert any(step.one != step.other for step in steps), "the twins do not differ"
    whole = {**kind.random_play_options, **options}
    one, other = (asyncio.run(course_as_sent(loaded, whole, steps, which, seat, bots, seed)) for which in (0, 1))
    assert one["hidden"] != other["hidden"] and one["course"] > 10
    must_look_alike(one, other)


@pytest.mark.parametrize(("game", "options"), [*HIDING, ("magalon", {})])
def test_a_seat_is_sent_the_same_if_all_that_it_cannot_know_were_different(game: str, options: dict[str, Any]) -> None:
    assert sampled(game, options, seed=1, positions=5, between=7) > 50


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "options"), HIDING)
def test_twin_journals_are_sent_alike(game: str, options: dict[str, Any], seat: int) -> None:
    twins(game, options, seat, seed=1, bots=False)


@pytest.mark.parametrize(("game", "options"), HIDING)
def test_bots_that_hold_other_cards_answer_at_the_same_moments(game: str, options: dict[str, Any]) -> None:
    twins(game, options, 0, seed=2, bots=True)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize(("game", "options"), HIDING)
def test_many_positions_and_twins_are_sent_alike(game: str, options: dict[str, Any], seed: int) -> None:
    compared = sampled(game, options, seed, positions=40, between=4)
    for seat in range(SHELF.games[game].fewest):
        twins(game, options, seat, seed, bots=False)
        twins(game, options, seat, seed, bots=True)
    print(f"{game} {options}, seed {seed}: {compared} frames compared with samples")


def caught(how: Any) -> str:
    """Which of the tests above notices."""
    for name, look in (
        ("sample", lambda: sampled("embers", {}, seed=1, positions=6, between=5)),
        ("twins", lambda: twins("embers", {}, 0, seed=1, bots=False)),
        ("bots", lambda: twins("embers", {}, 0, seed=2, bots=True)),
        ("secret choices", lambda: twins("amulett", {"start": "expert"}, 0, seed=1, bots=False)),
    ):
        try:
            with how():
                look()
        except AssertionError as error:
            assert "something hidden" in str(error) or str(error).startswith(("live:", "lobby:", "all:")), error
            return name
    return ""


@pytest.mark.parametrize("path", SABOTEURS)
def test_a_saboteur_on_every_path_is_caught(path: str) -> None:
    assert caught(SABOTEURS[path])
