"""The greedy bot: fair, and better than chance."""

from __future__ import annotations

import pytest

from spellboard import CHANCE, Observation, Rng
from spellboard.bots import bot, bots
from spellboard.games.amulett.game import Amulett

from .table import game


def winners(rules: Amulett, names: list[str], seed: int) -> tuple[int, ...]:
    """Who wins a game of these bots; each gets its observation only, after a trip through bytes."""
    s, rng = rules.new(len(names)), Rng(seed)
    players = [bot(name, rules, seat, rng.fork()) for seat, name in enumerate(names)]
    while s.actor is not None:
        if s.actor == CHANCE:
            s.apply(rng.draw(s.odds()))
        else:
            seat = s.waiting[0]
            s.apply(players[seat].choose(s.observe(seat)), seat)
    assert s.outcome is not None
    return s.outcome.winners


def test_greedy_is_on_the_list() -> None:
    assert "greedy" in bots("amulett")


def test_one_greedy_beats_two_random_players() -> None:
    won = 0
    for seed in range(20):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        won += winners(game(), names, seed) == (seed % 3,)
    assert won >= 16


@pytest.mark.long
def test_one_greedy_wins_seventy_in_a_hundred_against_two_random_players() -> None:
    won = 0
    for seed in range(200):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        won += winners(game(), names, seed) == (seed % 3,)
    assert won >= 140


@pytest.mark.parametrize("start", ["basic", "expert", "redraw"])
@pytest.mark.parametrize("players", [3, 6])
def test_greedy_players_finish_every_kind_of_game(start: str, players: int) -> None:
    assert winners(game(start=start), ["greedy"] * players, 3)


def test_greedy_chooses_from_its_observation_alone() -> None:
    rules, rng = game(), Rng(4)
    s = rules.new(4)
    while s.actor is not None and s.to_json()["position"]["round"] < 3:
        if s.actor == CHANCE:
            s.apply(rng.draw(s.odds()))
            continue
        seen = s.observe(s.actor)
        again = Observation.from_bytes(rules, seen.to_bytes())
        one = bot("greedy", rules, s.actor, Rng(1)).choose(seen)
        assert bot("greedy", rules, s.actor, Rng(1)).choose(again) == one
        s.apply(one)
