"""Every choice and every sentence of the log leads to a clause, and a replay knows what one looks for."""

from __future__ import annotations

import pytest

from spellboard import Game
from tests.golden import kinds

GAMES = pytest.mark.parametrize("kind", list(kinds().values()), ids=lambda kind: kind.name)


@GAMES
def test_every_choice_and_every_event_leads_to_a_clause(kind: type[Game]) -> None:
    game = kind.load()
    choices, events = game.cites
    assert set(choices) == set(game.codes.kinds)
    assert set(events) == set(game.events)
    known = set(game.rulebook.clauses)
    unknown = {clause for clause in (*choices.values(), *events.values()) if f"{game.name}.{clause}" not in known}
    assert unknown == set()


@GAMES
def test_what_one_looks_for_in_a_replay_is_among_the_events(kind: type[Game]) -> None:
    assert kind.highlights and set(kind.highlights) <= set(kind.events)
