"""The greedy player of Magalon: fair, quick to finish, and far better than chance."""

from __future__ import annotations

import pytest

from spellboard import CHANCE, Observation, Rng
from spellboard.bots import bot
from spellboard.games.magalon import GAME
from spellboard.games.magalon.state import MagalonState
from spellboard.games.magalon.tables import AT

MOST = 200_000


def play(names: list[str], seed: int) -> MagalonState:
    """One game between bots, to its end."""
    game = GAME.load()
    state, dealer = game.start(len(names)), Rng(seed)
    bots = [bot(name, game, seat, Rng(seed * 7 + seat)) for seat, name in enumerate(names)]
    for _ in range(MOST):
        if state.actor is None:
            return state
        if state.actor == CHANCE:
            state.apply(int(dealer.draw(state.odds())))
        else:
            state.apply(bots[state.actor].choose(state.observe(state.actor)))
    raise AssertionError("the game does not end")


def test_greedy_beats_random_from_either_seat() -> None:
    assert play(["greedy", "random"], 1).winner == 0
    assert play(["random", "greedy"], 2).winner == 1


def test_four_greedy_players_finish_in_about_an_hours_worth_of_rounds() -> None:
    state = play(["greedy"] * 4, 1)
    assert state.winner >= 0
    assert 8 <= state.round <= 16


@pytest.mark.long
def test_greedy_beats_random_in_nine_of_ten_games() -> None:
    wins = sum(play(["greedy", "random"], seed).winner == 0 for seed in range(100))
    wins += sum(play(["random", "greedy"], seed).winner == 1 for seed in range(100, 200))
    assert wins >= 180


@pytest.mark.long
def test_greedy_games_last_ten_to_fourteen_rounds_on_average() -> None:
    rounds = [int(play(["greedy"] * 4, seed).round) for seed in range(50)]
    assert 10 <= sum(rounds) / len(rounds) <= 14


def test_greedy_chooses_from_what_its_seat_knows_and_nothing_else() -> None:
    """The same observation, read back from bytes, gives the same choice."""
    game = GAME.load(options={"round_cap": 1})
    state, rng = game.start(3), Rng(5)
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(int(rng.draw(state.odds())))
            continue
        seen = state.observe(state.actor)
        again = Observation.from_bytes(game, seen.to_bytes())
        choices = [bot("greedy", game, state.actor, Rng(1)).choose(each) for each in (seen, again)]
        assert choices[0] == choices[1] and choices[0] in seen.legal
        state.apply(choices[0])


# --- what it sees -----------------------------------------------------------------------------------------------------


def placed(text: str) -> MagalonState:
    state = GAME.load().place(text)
    assert isinstance(state, MagalonState)
    return state


def choices(state: MagalonState, seeds: range) -> set[str]:
    """What greedy players choose, each with its own luck."""
    game, seat = state.game, state.actor
    assert seat is not None
    return {game.name_of(bot("greedy", game, seat, Rng(seed)).choose(state.observe(seat))) for seed in seeds}


def finished(state: MagalonState, seed: int) -> MagalonState:
    """The position once the mover has ended its turn."""
    player, seat = bot("greedy", state.game, state.actor or 0, Rng(seed)), state.actor
    while state.actor == seat:
        state.apply(player.choose(state.observe(seat)))
    return state


def test_greedy_lays_the_highest_card_that_wins() -> None:
    state = placed("at laying p1; round 9\np1: H8 / 16 / - / all / 0 3 5 6 7 / -\np2: F9 / 12 / -")
    assert choices(state, range(8)) == {"lay 7"}


def test_greedy_lays_a_card_that_wins_by_way_of_its_energy() -> None:
    state = placed("at laying p1; round 9\np1: H4 / 8 / - / all / 0 2 5 6 7 / -\np2: F9 / 12 / -")
    assert choices(state, range(8)) == {"lay 2"}


def test_greedy_wins_by_a_bonus_walk() -> None:
    state = placed("at turn p1; round 9\np1: H7 / 16 / 2 / all / 0 5 / -\np2: F9 / 12 / 1")
    assert finished(state, 1).winner == 0


def test_greedy_lays_a_card_that_wins_by_a_bonus_walk() -> None:
    state = placed("at laying p1; round 9\np1: H8 / 17 / - / all / 0 2 3 4 / -\np2: F9 / 12 / -")
    assert choices(state, range(8)) == {"lay 3"}


def test_greedy_draws_among_equals_when_it_opens() -> None:
    state = GAME.load().start(4)
    assert len(choices(state, range(24))) > 1


def test_greedy_draws_among_walks_that_are_equal() -> None:
    """The board is the same left and right."""
    ends = set()
    for seed in range(12):
        state = placed("at turn p1; round 1\np1: start / 10 / 7 / - / 0 1 2 3 4 5 6 8 9 10 / -\np2: start / 10 / 6")
        ends.add(int(finished(state, seed).table[AT]))
    assert len(ends) > 1
