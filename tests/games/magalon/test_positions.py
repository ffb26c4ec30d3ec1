"""Positions that cannot be are told apart from those that can, whatever number in them is wrong."""

from __future__ import annotations

import copy

import pytest

from spellboard import PositionError, Rng
from spellboard.bots import playout

from .table import at, game, new, play

WILD = (-(2**40), -300, -5, -2, -1, 0, 1, 7, 99, 264, 265, 300, 5_000, 2**40)


@pytest.mark.parametrize("seed", range(12))
def test_a_wrong_number_is_refused_or_gives_a_position_that_can_be_played(seed: int) -> None:
    rng, s = Rng(seed), new(2 + seed % 3, round_cap=20)
    playout(s, Rng(seed), 40 + 37 * seed)
    document = s.to_json()
    for _ in range(150):
        wrong = copy.deepcopy(document)
        key = list(wrong["position"])[rng.below(len(wrong["position"]))]
        value = WILD[rng.below(len(WILD))]
        if isinstance(wrong["position"][key], list):
            if wrong["position"][key]:
                wrong["position"][key][rng.below(len(wrong["position"][key]))] = value
        else:
            wrong["position"][key] = value
        try:
            back = s.game.from_json(wrong)
        except PositionError:
            continue
        assert back.problems() == [] and (back.actor is None or back.legal())
        playout(back, rng, 5)


def test_a_position_can_be_set_up_by_hand() -> None:
    document = at("    C\n 12 p1", "1 0").to_json()
    document["position"]["table"][8] = 21
    document["position"]["mark_table"][8] = 21  # the turn's start, which nothing was done since
    again = game().from_json(document)
    assert again.view(None).seats[0].energy == 21
    assert "wizard amulet" in [game().name_of(code) for code in again.legal()]


def test_a_drawing_shows_everything() -> None:
    s = play(at("    F  G  H\n 7  ** .  .\n 6  ga p2 .", "6 3"), "shield C3, gnome a G6")
    text = str(s)
    assert "  6 .  .  .  .  .  .  ga" in text and " s1 " in text
    assert "displaced 0/5" in text
    assert "p2  G6         10      3     -" in text


def test_a_game_that_the_first_seat_won_is_read_as_it_was_written_whoever_led() -> None:
    s = game().place("at turn p1; leader p2\np1: / 16 / 7 / all\np2: / 10 / 3\n    H\n 3  p1")
    play(s, "wizard start")
    assert s.outcome is not None
    assert game().place(game().describe(s)).to_bytes() == s.to_bytes()
