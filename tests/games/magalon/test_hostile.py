"""No question takes long, however crowded the valley is: every search looks at a bounded number of fields (C3)."""

from __future__ import annotations

import pytest

from spellboard.games.magalon.attack import PUSHES
from spellboard.games.magalon.completing import FINISH
from spellboard.games.magalon.exact_walks import WALKS

from .hostile import Search, known, state_of
from .table import crowded, game, may, play

LEGAL = 60_000
"""The dice and `take back` ask for a finish, and displacements are asked for besides."""
WAYS = 80_000
"""The wizard, his way home, both gnomes and the giant."""


@pytest.mark.parametrize("name", ["nearly home", "in the corner"])
def test_positions_of_legal_play_that_once_took_minutes_are_answered_at_once(name: str) -> None:
    scene, moves = known(game())[name]
    s = state_of(game(), scene)
    assert s is not None
    play(s, *moves)
    assert may(s, "take back")
    s.copy().legal()
    assert s.looked <= LEGAL


def test_the_way_home_is_open_whatever_the_gnomes_have_begun() -> None:
    scene, moves = known(game())["nearly home"]
    s = state_of(game(), scene)
    assert s is not None and may(play(s, *moves), "wizard start")


def check(search: Search, positions: int) -> None:
    search.run(positions)
    print(search.report())
    assert search.positions >= positions
    assert search.most["legal"] <= LEGAL and search.most["ways"] <= WAYS
    assert max(FINISH, PUSHES) <= WALKS <= 20_000, "what was found once is found again, and soon"


@pytest.mark.parametrize("seed", [1, 2])
def test_crowded_positions_are_answered_within_the_bounds(seed: int) -> None:
    check(Search(game(), seed), 600)


def test_so_are_those_of_a_small_valley() -> None:
    check(Search(crowded(), 3), 300)


@pytest.mark.long
def test_a_search_of_200_000_crowded_positions_finds_none_beyond_the_bounds() -> None:
    search = Search(game(), 9)
    check(search, 200_000)
