"""Our side of the benchmarks, on the example game. No time is measured here."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spellboard
from benchmarks import extras, ours, report, seams, searching
from benchmarks.slices import Absent, Burst, Slice

EXAMPLE = "tests.example:GAME"


def measures(subject: Any) -> dict[str, Any]:
    return {measure.name: prepare for measure, prepare in subject.measures.items()}


def test_a_game_is_measured_inside_the_engine_driven_and_copied() -> None:
    subject = ours.subject(EXAMPLE, None, seed=1)
    found = measures(subject)
    assert list(found)[:3] == ["engine", "driven", "copy"]
    for name in list(found)[:3]:
        burst = found[name]()()
        assert burst.count > 1 and burst.games == (name != "copy")


def test_samples_reasons_views_and_memory_are_told_and_not_compared() -> None:
    subject = ours.subject(EXAMPLE, None, seed=1)
    units = {measure.name: measure.unit for measure in subject.measures}
    assert [units[name] for name in ("sample", "blocked", "view", "match")] == ["us", "us", "us", "kB"]
    found = measures(subject)
    assert found["sample"]()().count == found["view"]()().count == ours.MIDDLES
    assert found["blocked"]()() == Burst(1)
    burst = found["match"]()()
    assert burst.games == 1 and burst.count > 10_000


def test_the_positions_asked_about_are_choices_spread_over_games() -> None:
    found = seams.choices(spellboard.load(EXAMPLE), 3, seed=1, most=60)
    assert len(found) == 60 and all(state.waiting for state in found)
    assert len({state.view(None).round for state in found}) > 2


def test_reasons_are_timed_where_they_cost_more_than_at_95_of_100() -> None:
    states = seams.choices(spellboard.load(EXAMPLE), 3, seed=1, most=100)
    assert seams.percentile([(float(at), state) for at, state in enumerate(states)]) is states[95]
    assert seams.percentile([(1.0, states[0])]) is states[0]
    clock = iter([0.0, 5.0, 10.0, 12.0, 20.0, 24.0])
    assert seams.cost(lambda: None, clock.__next__) == 2.0


def test_what_a_match_holds_does_not_count_the_game() -> None:
    game = spellboard.load("magalon", options={"round_cap": 1})
    small = seams.remembering(game, 2, 1)().count
    assert 0 < small < 1_000_000


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


def test_simulations_of_the_search_are_counted_and_held_against_the_pure_engine() -> None:
    work = measures(ours.subject(EXAMPLE, None, seed=1))["simulation"]()
    assert work() == work() == Burst(ours.MIDDLES)

    class Worker:
        def __init__(self, rate: int) -> None:
            self.rate = rate

        def slice(self, measure: str, seconds: float) -> Slice:
            assert measure == "simulation"
            return Slice(self.rate, 0, 1.0)

    found = {"embers": searching.compared(Worker(4_000), Worker(200), 0.3)}
    assert found["embers"] == {"compiled": 4_000, "pure": 200, "ratio": 20}
    assert searching.show(found, report.short) == ["embers: 4,000 simulations/s compiled, 200 pure, 20 x"]
