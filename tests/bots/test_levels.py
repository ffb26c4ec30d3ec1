"""The levels, and the names under which bots are asked for."""

from __future__ import annotations

import pytest

from spellboard import LANGUAGES, Game, Match, Message, Observation, Rng, SpellboardError, find
from spellboard.bots import Advice, Budget, Level, Thought, bot, bots, levels, register
from spellboard.bots import levels as exact
from spellboard.bots import thought as contract
from spellboard.bots.levels import ADVICE
from spellboard.bots.searcher import Searcher
from tests.example import GAME


@pytest.fixture
def seen() -> Observation:
    return Match.begin(GAME.load(), ["a", "b", "c"], seed=1).state.observe(0)


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["amulett", "bellum", "magalon"])
def test_every_game_of_the_house_has_its_levels_from_weak_to_strong(game: str) -> None:
    assert exact(game) == ["random", "novice", "greedy", "adept", "master"]
    assert set(levels(game)) == set(bots(game))


def test_a_server_is_offered_exact_names_only() -> None:
    assert not [name for name in levels("magalon") if ":" in name]


@pytest.mark.parametrize(
    ("name", "nodes", "seconds", "memory"),
    [
        ("search:nodes=200", 200, None, True),
        ("search:0.5", 400, 0.5, True),
        ("search:2:plain", 400, 2.0, True),
        ("search:nodes=9:plain:forgetful", 9, None, False),
    ],
)
def test_a_search_is_asked_for_by_seconds_or_by_nodes(
    name: str, nodes: int, seconds: float | None, memory: bool
) -> None:
    made = bot(name, GAME.load(), 1, Rng(1))
    assert isinstance(made, Searcher)
    assert (made.nodes, made.seconds, made.level.memory) == (nodes, seconds, memory)


@pytest.mark.parametrize(
    "name", ["search:", "search:nan", "search:inf", "search:-1", "search:nodes=0", "search:nodes=1.5", "search:1:deep"]
)
def test_a_search_that_is_none_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(SpellboardError, match="is not a search; write search:SECONDS or search:nodes=N"):
        bot(name, GAME.load(), 0, Rng(1))


def test_a_level_may_be_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    import spellboard.bots as shelf

    monkeypatch.setattr(shelf, "_bots", {name: dict(makers) for name, makers in shelf._bots.items()})
    register("novice", "magalon", "spellboard.bots:RandomBot")
    assert type(bot("novice", find("magalon").load(), 0, Rng(1))).__name__ == "RandomBot"
    assert exact("magalon").count("novice") == 1


# --- a thought --------------------------------------------------------------------------------------------------------


def test_a_thought_says_what_is_expected_how_the_search_went_and_why(seen: Observation) -> None:
    thought = bot("search:nodes=80", seen.game, 0, Rng(1)).think(seen, 5, Budget(80))
    assert thought.code in seen.legal and thought.line[0] == thought.code
    assert len(thought.expected) == 3 and abs(sum(thought.expected) - 10_000) < 10
    assert set(thought.shares) == set(seen.legal) and 9_990 <= sum(thought.shares.values()) <= 10_000
    assert thought.code == max(thought.shares, key=lambda code: thought.shares[code])
    assert thought.reason is not None
    for language in LANGUAGES:
        assert seen.game.words(language).render(thought.reason, ["a", "b", "c"])


def test_a_simple_bot_thinks_by_choosing(seen: Observation) -> None:
    player = bot("random", seen.game, 0, Rng(1))
    assert player.think(seen, 4, Budget()) == player.think(seen, 4, Budget())
    assert {player.think(seen, seed, Budget()).code for seed in range(40)} == set(seen.legal)


def test_a_single_choice_is_made_at_once(seen: Observation) -> None:
    only = Observation(seen.game, 0, seen.view, seen.legal[:1], seen.memory)
    thought = bot("search:60", seen.game, 0, Rng(1)).think(only, 1, Budget())
    assert (thought.code, thought.reason) == (seen.legal[0], Message("why-only"))


def test_seconds_are_counted_by_the_callers_clock(seen: Observation) -> None:
    clock = iter([10.0, 10.2, 10.5])
    budget = bot("search:0.5", seen.game, 0, Rng(1)).budget(lambda: next(clock))
    assert budget.nodes is None and budget.over is not None
    assert [budget.over(), budget.over()] == [False, True]


def test_some_time_is_left_to_say_what_was_found(seen: Observation) -> None:
    clock = iter([10.0, 10.44, 10.46])
    budget = bot("search:0.5", seen.game, 0, Rng(1)).budget(lambda: next(clock))
    assert budget.over is not None
    assert [budget.over(), budget.over()] == [False, True]


def test_who_is_in_a_hurry_gives_less_time(seen: Observation) -> None:
    clock = iter([10.0, 10.2])
    budget = bot("search:0.5", seen.game, 0, Rng(1)).budget(lambda: next(clock), most=0.1)
    assert budget.over is not None and budget.over()


def test_without_a_clock_its_nodes_are_the_budget(seen: Observation) -> None:
    assert bot("search:nodes=7", seen.game, 0, Rng(1)).budget() == Budget(7)


# --- effort -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def _half_an_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVICE, "embers", Advice(effort="tests.bots.test_levels:half"))


def half(seen: Observation) -> int:
    return 500


@pytest.mark.usefixtures("_half_an_effort")
def test_a_choice_that_deserves_less_gets_fewer_nodes_but_some(seen: Observation) -> None:
    made = bot("search:nodes=1000", seen.game, 0, Rng(1))
    assert isinstance(made, Searcher)
    assert [made.granted(seen, nodes) for nodes in (1000, 100, 10, 0)] == [500, 64, 10, 1]


@pytest.mark.usefixtures("_half_an_effort")
def test_a_choice_that_deserves_less_gets_less_time(seen: Observation) -> None:
    """Half of two seconds, less the tenth in which a bot says what it found."""
    made = bot("search:2", seen.game, 0, Rng(1))
    times = iter([10.0, 10.8, 10.91])
    assert isinstance(made, Searcher)
    made.answer(seen, lambda: next(times))
    assert list(times) == []


@pytest.mark.usefixtures("_half_an_effort")
def test_plain_search_knows_nothing_of_effort(seen: Observation) -> None:
    made = bot("search:nodes=1000:plain", seen.game, 0, Rng(1))
    assert isinstance(made, Searcher) and made.granted(seen, 1000) == 1000


@pytest.mark.usefixtures("_half_an_effort")
def test_where_little_is_to_choose_there_is_less_to_err(seen: Observation) -> None:
    unsure = searcher(seen.game, mistakes=1000)
    erred = sum(unsure.think(seen, seed, Budget(5)).reason == Message("why-feeling") for seed in range(60))
    assert 15 <= erred <= 45


# --- memory and mistakes ----------------------------------------------------------------------------------------------


def searcher(game: Game, **level: int | bool) -> Searcher:
    return Searcher(game, 0, Rng(1), Level(0.0, 30, **level))  # type: ignore[arg-type]


def test_a_bot_without_memory_looks_only_at_the_view(monkeypatch: pytest.MonkeyPatch, seen: Observation) -> None:
    asked: list[str] = []
    forget = Observation.forget
    monkeypatch.setattr(Observation, "forget", lambda self: asked.append("forgot") or forget(self))  # type: ignore[func-returns-value]
    searcher(seen.game).think(seen, 1, Budget(5))
    assert asked == []
    searcher(seen.game, memory=False).think(seen, 1, Budget(5))
    assert asked == ["forgot"]


def test_who_errs_takes_one_of_the_next_best(seen: Observation) -> None:
    sure, unsure = searcher(seen.game), searcher(seen.game, mistakes=500)
    erred = 0
    for seed in range(40):
        right, chosen = sure.think(seen, seed, Budget(30)), unsure.think(seen, seed, Budget(30))
        assert chosen.code in seen.legal
        erred += chosen.code != right.code
        assert (chosen.reason == Message("why-feeling")) is (chosen.code != right.code)
    assert 8 <= erred <= 32


def test_a_thought_is_plain_data() -> None:
    assert contract.Thought(3) == Thought(3, (), {}, (), None)
