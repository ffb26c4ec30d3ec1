"""Bots: found by name, fed with observations only, playing nothing but legal codes."""

from __future__ import annotations

import sys

import pytest

import spellboard.bots as shelf
from spellboard import CHANCE, Match, Observation, Rng, SpellboardError, State, find
from spellboard.bots import Bot, RandomBot, bot, bots, playout, register
from tests.conformance.walking import load
from tests.example import GAME
from tests.example.game import Embers


@pytest.fixture(autouse=True)
def _own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers stays in it."""
    monkeypatch.setattr(shelf, "_bots", {name: dict(makers) for name, makers in shelf._bots.items()})


@pytest.fixture
def game() -> Embers:
    return GAME.load()


class First(Bot):
    """Takes the first code."""

    def choose(self, seen: Observation) -> int:
        return seen.legal[0]


# --- the registry -----------------------------------------------------------------------------------------------------


def test_random_plays_every_game(game: Embers) -> None:
    assert "random" in bots("embers") and "random" in bots("any other")
    assert type(bot("random", game, 0, Rng(1))) is RandomBot


def test_a_bot_for_one_game_is_known_there_only(game: Embers) -> None:
    register("first", "embers", First)
    assert "first" in bots("embers") and "first" not in bots("magalon")
    assert type(bot("first", game, 1, Rng(1))) is First


def test_the_bot_for_the_game_comes_before_the_bot_for_all(game: Embers) -> None:
    register("random", "embers", First)
    assert type(bot("random", game, 0, Rng(1))) is First


def test_a_bot_may_be_named_by_module_and_class_and_is_imported_when_it_plays(game: Embers) -> None:
    register("late", "*", "tests.bots.test_bots:First")
    made = bot("late", game, 2, Rng(1))
    assert (type(made).__name__, made.seat, made.game) == ("First", 2, game)


@pytest.mark.parametrize("name", ["", "greedy!", "x" * 5_000])
def test_an_unknown_bot_is_answered_with_those_there_are(game: Embers, name: str) -> None:
    with pytest.raises(SpellboardError) as caught:
        bot(name, game, 0, Rng(1))
    said = str(caught.value)
    assert said.startswith(f"there is no bot “{name[:40]}” for embers; there are: ")
    assert "random" in said and len(said) < 200


# --- random play ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_random_bot_plays_only_legal_codes_to_the_end(game: Embers, seed: int) -> None:
    match, rng = Match.begin(game, ["a", "b", "c"], seed=seed), Rng(seed)
    players = [bot("random", game, seat, rng.fork()) for seat in range(3)]
    while not match.over:
        seat = match.state.waiting[0]
        seen = match.state.observe(seat)
        code = players[seat].choose(seen)
        assert code in seen.legal
        match.apply(code, seat)
    match.record.verify(GAME)


def test_a_random_bot_finds_every_legal_code(game: Embers) -> None:
    seen = Match.begin(game, ["a", "b", "c"], seed=1).state.observe(0)
    player = bot("random", game, 0, Rng(1))
    assert {player.choose(seen) for _ in range(100)} == set(seen.legal)


def test_a_bot_without_a_choice_of_its_own_is_no_bot(game: Embers) -> None:
    seen = Match.begin(game, ["a", "b", "c"], seed=1).state.observe(0)
    with pytest.raises(NotImplementedError):
        Bot(game, 0, Rng(1)).choose(seen)


# --- playouts ---------------------------------------------------------------------------------------------------------


def by_steps(state: State, rng: Rng) -> int:
    """The same play through the public door, one checked action after another."""
    decisions = 0
    while state.actor is not None:
        if state.actor == CHANCE:
            total = sum(weight for _, weight in state.chances())
            point = int(rng.below(total))
            for code, weight in state.chances():
                if point < weight:
                    state.apply(code)
                    break
                point -= weight
        else:
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])
            decisions += 1
    return decisions


@pytest.mark.parametrize("seed", range(10))
def test_a_playout_is_step_by_step_play_with_the_same_numbers(game: Embers, seed: int) -> None:
    fast, slow = game.new(3), game.new(3)
    one, other = Rng(seed), Rng(seed)
    assert playout(fast, one) == by_steps(slow, other)
    assert fast.to_bytes() == slow.to_bytes()
    assert one.word() == other.word(), "no number more or less"


def test_a_playout_stops_after_the_decisions_it_is_given(game: Embers) -> None:
    state = game.new(3)
    assert playout(state, Rng(1), 5) == 5
    assert state.actor is not None
    assert playout(state, Rng(1), 0) == 0


def test_a_playout_of_a_finished_game_does_nothing(game: Embers) -> None:
    state = game.new(3)
    playout(state, Rng(1))
    before = state.to_bytes()
    assert playout(state, Rng(2)) == 0
    assert state.to_bytes() == before


def test_a_playout_leaves_copies_alone(game: Embers) -> None:
    state = game.new(3)
    kept = state.copy()
    before = kept.to_bytes()
    playout(state, Rng(3))
    assert kept.to_bytes() == before


@pytest.mark.parametrize("name", ["amulett", "magalon"])
def test_a_long_game_inside_the_engine_hears_ctrl_c(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["spellboard.bots.playout"], "pause", pressed)
    state = load(find(name)).new(3)
    with pytest.raises(KeyboardInterrupt):
        playout(state, Rng(1))
    assert state.actor is not None and state.problems() == []
