"""Series: who sits where, what each game's luck is, and that the tally does not depend on the workers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from spellboard import Game, Observation, OptionError, Rng, SpellboardError, bots
from spellboard.arena import Series, Tally, run
from spellboard.arena.series import fill
from spellboard.bots import Bot

EXAMPLE = "tests.example:GAME"
RANDOM = ("random",) * 3
BROKEN = "tests.arena.broken:"


class Cheat(Bot):
    """Plays what it likes, legal or not."""

    def choose(self, seen: Observation) -> int:
        return next(code for code in range(len(self.game.codes)) if code not in seen.legal)


class First(Bot):
    """Plays the first legal code."""

    def choose(self, seen: Observation) -> int:
        return seen.legal[0]


@pytest.fixture
def more_bots() -> Iterator[None]:
    bots.register("cheat", "*", Cheat)
    bots.register("first", "*", First)
    yield
    for name in ("cheat", "first"):
        del bots._bots[name]


def said(tally: Tally) -> str:
    """The violation in English."""
    return str(tally.report(3)["violation"])


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    with pytest.raises(OptionError, match="too many"):
        fill(["random"] * 3, 2)


def test_rotated_bots_move_on_by_a_seat_each_game() -> None:
    series = Series(EXAMPLE, ("a", "b", "c"), rotate=True)
    assert [series.seats(number) for number in range(4)] == [
        ("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c"),
    ]  # fmt: skip
    assert Series(EXAMPLE, ("a", "b", "c")).seats(1) == ("a", "b", "c")


def test_a_game_of_a_series_can_be_repeated_alone() -> None:
    series = Series(EXAMPLE, RANDOM, seed=3)
    whole, again = run(series, 5), run(series, 1, first=4)
    assert whole.digests.endswith(again.digests)


def test_any_executor_gives_the_same_tally() -> None:
    series = Series(EXAMPLE, RANDOM, seed=3)
    with ThreadPoolExecutor(2) as executor:
        assert run(series, 30, jobs=2, executor=executor) == run(series, 30)


def test_wins_are_told_by_bot_where_bots_differ(more_bots: None) -> None:
    tally = run(Series(EXAMPLE, ("first", "random", "random"), rotate=True), 30)
    assert tally.taken == {"first": 30, "random": 60}
    assert tally.fair_share("first") == pytest.approx(1 / 3)
    assert tally.share_of_bot("first") + tally.share_of_bot("random") == pytest.approx(1)


def test_a_series_with_an_unknown_bot_does_not_begin() -> None:
    with pytest.raises(SpellboardError, match="no bot “nobody”"):
        Series(EXAMPLE, ("nobody",) * 3).open()


def test_a_bot_that_plays_what_is_not_legal_is_a_refusal(more_bots: None) -> None:
    for check in (False, True):
        tally = run(Series(EXAMPLE, ("cheat",) * 3, check=check), 3)
        assert tally.refusals == 1 and "refusal" in said(tally) and "embers.aim-self" in said(tally)


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("LEAKY", "invariant"),
        ("STUCK", "dead end"),
        ("UNSORTED", "sorted"),
        ("TWICE", "unique"),
        ("GRUDGING", "refusal"),
        ("WEIGHTLESS", "weight"),
        ("ENDLESS", "without a result"),
        ("GARBLED", "bytes"),
        ("CRASHING", "IndexError"),
    ],
)
def test_a_check_catches_what_breaks_the_contract(game: str, wanted: str) -> None:
    tally = run(Series(BROKEN + game, RANDOM, check=True), 5)
    assert wanted in said(tally)
    assert "game 0, decision" in said(tally)


def test_a_violation_stops_the_workers_too() -> None:
    with ThreadPoolExecutor(2) as executor:
        tally = run(Series(BROKEN + "LEAKY", RANDOM, check=True), 200, jobs=2, executor=executor)
    assert tally.violation and tally.games < 200


def test_luck_is_the_same_in_every_release() -> None:
    assert [int(Series(EXAMPLE, RANDOM, seed=1).luck(number).word()) for number in range(2)] == [3956471374, 667684224]


def test_a_bot_gets_an_observation_and_nothing_else(more_bots: None) -> None:
    seen: list[object] = []

    class Spy(Bot):
        def __init__(self, game: Game, seat: int, rng: Rng) -> None:
            super().__init__(game, seat, rng)

        def choose(self, observed: Observation) -> int:
            seen.append(observed)
            return observed.legal[0]

    bots.register("first", "*", Spy)
    run(Series(EXAMPLE, ("first",) * 3), 1)
    assert seen and all(type(one) is Observation for one in seen)
