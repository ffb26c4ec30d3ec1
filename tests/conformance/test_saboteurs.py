"""Every check catches the game that was broken for it, and lets the honest one pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spellboard import Game, SpellboardError
from tests.example.game import Embers

from . import texts
from .saboteurs import SABOTEURS, Saboteur
from .test_games import PLAYED, READ


def run(check: Callable[..., None], game: Game) -> None:
    if check in READ:
        check(game)
    else:
        check(game, range(12))


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=lambda saboteur: saboteur.__name__)
def test_the_check_catches_its_saboteur(saboteur: type[Saboteur]) -> None:
    run(saboteur.check, Embers.load())
    with pytest.raises((AssertionError, SpellboardError)):
        run(saboteur.check, saboteur.load())


def test_every_check_has_a_saboteur() -> None:
    caught = {saboteur.check.__name__ for saboteur in SABOTEURS}
    assert caught == {check.__name__ for check in (*PLAYED, *READ, texts.all_kinds_are_seen)}
