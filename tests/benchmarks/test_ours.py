"""Our side of the benchmarks, on the example game. No time is measured here."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spellboard
from benchmarks import extras, ours
from benchmarks.slices import Absent, Burst

EXAMPLE = "tests.example:GAME"


def measures(subject: Any) -> dict[str, Any]:
    return {measure.name: prepare for measure, prepare in subject.measures.items()}


def test_a_game_is_measured_inside_the_engine_driven_and_copied() -> None:
    subject = ours.subject(EXAMPLE, None, seed=1)
    assert list(measures(subject)) == ["engine", "driven", "copy"]
    for name, prepare in measures(subject).items():
        burst = prepare()()
        assert burst.count > 1 and burst.games == (name != "copy")


def test_it_says_whether_the_engine_and_the_rules_are_compiled() -> None:
    facts = ours.subject(EXAMPLE, None, seed=1).facts
    assert facts["engine"] == ("compiled" if spellboard.COMPILED else "pure")
    assert facts["rules"] == "pure"
    assert facts["versions"] == {"spellboard": spellboard.__version__}
    assert facts["players"] == 3


def test_chance_is_not_counted_as_a_decision() -> None:
    game = spellboard.load(EXAMPLE)
    count = 0

    class Counting(random.Random):
        """Counts the draws among equals (each is a player's choice, or chance among all weights)."""

        def randrange(self, *span: Any) -> int:
            nonlocal count
            count += 1
            return super().randrange(*span)

    burst = ours.driven(game, 3, Counting(1))()
    assert 0 < burst.count < count


def test_positions_to_copy_lie_in_the_middle_of_games() -> None:
    game = spellboard.load(EXAMPLE)
    found = ours.middles(game, 3, random.Random(1))
    begin = game.new(players=3).to_bytes()
    assert len(found) == ours.MIDDLES
    assert all(state.actor is not None and state.to_bytes() != begin for state in found)


def test_outcomes_are_drawn_as_often_as_their_weights_say() -> None:
    generator = random.Random(1)
    drawn = [ours.drawn([(7, 1), (9, 3)], generator) for _ in range(4000)]
    assert set(drawn) == {7, 9}
    assert drawn.count(9) == pytest.approx(3000, abs=150)


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (measures(ours.subject(EXAMPLE, None, seed=5))["engine"]() for _ in range(2))
    assert [first().count for _ in range(5)] == [second().count for _ in range(5)]


def test_an_extra_of_a_game_becomes_one_more_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    def prepare(game: Any, players: int, seed: int) -> Any:
        assert game.name == spellboard.find(EXAMPLE).name
        return lambda: Burst(players)

    monkeypatch.setitem(extras.EXTRAS, EXAMPLE, (extras.Extra("destinations", "calls/s", prepare),))
    subject = ours.subject(EXAMPLE, 3, seed=1)
    assert [measure.against for measure in subject.measures if measure.name == "destinations"] == ["play"]
    assert measures(subject)["destinations"]()() == Burst(3)


@pytest.mark.parametrize(("name", "players"), [("tarock", None), ("tests.example:NOTHING", None), (EXAMPLE, 9)])
def test_what_cannot_be_played_is_refused_in_one_line(name: str, players: int | None) -> None:
    with pytest.raises(Absent) as refused:
        ours.subject(name, players, seed=1)
    assert "\n" not in str(refused.value)
