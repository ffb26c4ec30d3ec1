"""The search: what it finds, what it may not know, and that nodes and seed decide everything."""

from __future__ import annotations

import hashlib

import pytest

from spellboard import CHANCE, Match, Rng, State, find, playout
from spellboard.bots import Advice, Budget, Guide, Plans, bot
from spellboard.bots.levels import ADVICE
from spellboard.bots.search import Search
from spellboard.bots.table import Table
from tests.conformance.walking import load
from tests.example import GAME

from .pennies import Copies, Duel, Pennies, Stair


def searched(state: State, guide: Guide | None = None, nodes: int = 400, seat: int = 0, seed: int = 1) -> Search:
    search = Search(Copies(state), guide or Guide(), seat, 2, seed)
    search.run(nodes, None)
    return search


# --- secret choices ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_what_is_chosen_at_once_in_secret(seat: int) -> None:
    """Who could see the other's penny would always win; who cannot wins every second time."""
    expected = searched(Pennies(Duel()), nodes=2_000, seat=seat).expected()
    assert sum(expected) == pytest.approx(10_000, abs=2)
    assert 4_000 < expected[0] < 6_000


@pytest.mark.parametrize("seat", [0, 1])
def test_a_choice_that_was_made_in_secret_is_thought_over_by_its_owner(seat: int) -> None:
    """The position that was drawn has a penny in it that nobody has seen: it is not the one to beat."""
    state = Pennies(Duel())
    state.shown[1 - seat] = 1
    assert 4_000 < searched(state, nodes=2_000, seat=seat).expected()[seat] < 6_000


# --- moves ------------------------------------------------------------------------------------------------------------


class Leaps(Guide):
    """A move is both steps of the stair, or one aside."""

    def plans(self, state: State, seat: int, into: Plans) -> None:
        into.add(0, 1)
        into.chain([1, 1], 1)


def test_a_move_of_the_tree_may_be_a_chain_of_codes() -> None:
    search = searched(Stair(Duel()), Leaps())
    assert search.chosen() == [1, 1] and search.line() == [1, 1]
    assert search.expected() == [10_000, 0]
    assert set(search.shares()) == {0, 1}, "shares are told by the first code"


def test_the_line_goes_on_as_far_as_it_is_known() -> None:
    assert searched(Stair(Duel())).line() == [1, 1]


class Biased(Guide):
    """Only the heaviest move is tried at first."""

    def __init__(self) -> None:
        super().__init__()
        self.width = 0

    def plans(self, state: State, seat: int, into: Plans) -> None:
        into.add(0, 5)
        into.add(1, 1)


def test_moves_of_little_weight_come_in_as_visits_grow() -> None:
    search = Search(Copies(Stair(Duel())), Biased(), 0, 2, 1)
    search.simulate()
    search.simulate()
    assert set(search.shares()) == {0}
    for _ in range(50):
        search.simulate()
    assert set(search.shares()) == {0, 1} and search.chosen() == [1]


class Settled(Leaps):
    """Counts how often it was asked at the root."""

    def __init__(self, settled: bool) -> None:
        super().__init__()
        self.settled = settled
        self.asked = 0

    def plans(self, state: State, seat: int, into: Plans) -> None:
        self.asked += 1
        super().plans(state, seat, into)


def test_moves_that_never_differ_are_listed_once() -> None:
    once, always = Settled(True), Settled(False)
    one, other = searched(Stair(Duel()), once, nodes=20), searched(Stair(Duel()), always, nodes=20)
    assert once.asked == 1 < always.asked
    assert one.shares() == other.shares()


class Judge(Guide):
    """Never plays on: it looks at the position."""

    def rollout(self, state: State, rng: Rng) -> None:
        pass

    def value(self, state: State, out: object) -> None:
        assert isinstance(state, Stair)
        out[0] = 5_000 + 2_000 * state.height  # type: ignore[index]
        out[1] = 10_000 - out[0]  # type: ignore[index]


def test_a_guide_may_say_what_a_position_is_worth_instead_of_playing_on() -> None:
    search = Search(Copies(Stair(Duel())), Judge(), 0, 2, 1)
    search.run(2, None)
    assert search.expected() in ([7_000, 3_000], [0, 10_000])


# --- budgets ----------------------------------------------------------------------------------------------------------


def test_with_no_time_left_it_answers_with_the_best_so_far() -> None:
    seen = Match.begin(GAME.load(), ["a", "b", "c"], seed=1).state.observe(0)
    thought = bot("search:5", seen.game, 0, Rng(1)).think(seen, 3, Budget(over=lambda: True))
    assert thought.code in seen.legal


def test_it_stops_when_it_is_told_to() -> None:
    answers = iter([False] * 9 + [True] * 3)
    search = Search(Copies(Stair(Duel())), Guide(), 0, 2, 1)
    search.run(1_000, lambda: next(answers))
    assert search.done == 10


def test_a_lead_that_cannot_be_caught_ends_the_search() -> None:
    assert searched(Stair(Duel()), nodes=1_000).done < 1_000


def test_a_choice_that_is_clear_takes_little_time() -> None:
    search = Search(Copies(Stair(Duel())), Guide(), 0, 2, 1)
    search.run(1_000_000, lambda: False)
    assert search.chosen() == [1] and search.done <= 1_000


def test_a_single_move_needs_no_search() -> None:
    class Only(Guide):
        def plans(self, state: State, seat: int, into: Plans) -> None:
            into.add(1, 1)

    assert searched(Stair(Duel()), Only(), nodes=1_000).done == 1


def test_moves_that_begin_alike_need_little_search() -> None:
    """The first code is all that is asked for now."""

    class Alike(Guide):
        def plans(self, state: State, seat: int, into: Plans) -> None:
            into.chain([1, 0], 1)
            into.chain([1, 1], 1)

    search = searched(Stair(Duel()), Alike(), nodes=1_000)
    assert search.done == 32 and search.chosen()[0] == 1


# --- the same everywhere ----------------------------------------------------------------------------------------------


def thoughts(name: str, nodes: int, every: int, most: int) -> str:
    """What the search thinks at some choices of a game, as one number."""
    game, rng = load(find(name)), Rng(7)
    state = game.new(game.fewest)
    digest = hashlib.sha256()
    decisions = 0
    while state.actor is not None and decisions < every * most:
        if state.actor == CHANCE:
            state.apply(int(rng.draw(state.odds())))
            continue
        seat = state.waiting[-1]
        if decisions % every == 0:
            seen = state.observe(seat)
            thought = bot(f"search:nodes={nodes}:plain", game, seat, Rng(0)).think(seen, decisions, Budget(nodes))
            assert thought.code in seen.legal
            digest.update(repr((thought.code, thought.expected, thought.shares, thought.line)).encode())
        legal = state.legal(seat)
        state.apply(legal[int(rng.below(len(legal)))], seat)
        decisions += 1
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("name", "nodes", "every", "most", "known"),
    [
        ("tests.example:GAME", 40, 2, 8, "b6773622629bb25f"),
        ("bellum", 12, 9, 4, "451d4715d58339a9"),
        ("amulett", 10, 11, 4, "21937831767381ca"),
        ("magalon", 3, 40, 2, "c56017ea3d64c038"),
    ],
)
def test_nodes_and_seed_give_the_same_answer_pure_and_compiled(
    name: str, nodes: int, every: int, most: int, known: str
) -> None:
    assert thoughts(name, nodes, every, most) == known


def test_another_seed_may_think_otherwise() -> None:
    seen = Match.begin(GAME.load(), ["a", "b", "c"], seed=1).state.observe(0)
    player = bot("search:nodes=20", seen.game, 0, Rng(1))
    assert len({str(player.think(seen, seed, Budget(20)).shares) for seed in range(10)}) > 1


def test_an_earlier_thought_changes_nothing() -> None:
    match = Match.begin(GAME.load(), ["a", "b", "c"], seed=1)
    seen, other = match.state.observe(0), match.state.observe(1)
    used, fresh = (bot("search:nodes=50", seen.game, 0, Rng(1)) for _ in range(2))
    used.think(other, 8, Budget(50))
    assert used.think(seen, 9, Budget(50)) == fresh.think(seen, 9, Budget(50))


def test_a_table_of_what_is_known_finds_everything_again() -> None:
    table = Table()
    keys = [number * 2_654_435_761 % 2**62 for number in range(5_000)]
    assert [table.add(key) for key in keys] == list(range(5_000))
    assert [table.find(key) for key in keys] == list(range(5_000))
    assert table.find(12_345) == -1


# --- how well it plays ------------------------------------------------------------------------------------------------


def won(name: str, games: int, searching: str) -> float:
    """How many games the search wins alone against players by chance; shared wins are split."""
    game, total = load(find(name)), 0.0
    for seed in range(games):
        players, rng = game.fewest, Rng(1_000 + seed)
        mine = seed % players
        player = bot(searching, game, mine, rng.fork())
        state = game.new(players)
        while state.actor is not None:
            if state.actor == CHANCE:
                state.apply(int(rng.draw(state.odds())))
                continue
            seat = state.waiting[0]
            legal = state.legal(seat)
            if seat == mine and len(legal) > 1:
                code = player.choose(state.observe(seat))
            else:
                code = legal[int(rng.below(len(legal)))]
            state.apply(code, seat)
        assert state.outcome is not None
        total += (mine in state.outcome.winners) / len(state.outcome.winners)
    return total


@pytest.mark.long
@pytest.mark.parametrize("guide", ["", "tests.bots.embers_guide:EmbersGuide"])
def test_search_beats_chance_at_embers(guide: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance it would win 67 of 200, with a standard deviation of 7; much in Embers is luck."""
    monkeypatch.setitem(ADVICE, "embers", Advice(guide))
    assert won("tests.example:GAME", 200, "search:nodes=60") >= 82


def test_a_game_gives_its_own_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVICE, "embers", Advice("tests.bots.embers_guide:EmbersGuide", "tests.bots.embers_guide:why"))
    game = GAME.load()
    said = set()
    for seed in range(8):
        match = Match.begin(game, ["a", "b", "c"], seed=seed)
        for seat in range(3):
            match.play("hide", seat)
        seen = match.state.observe(0)
        thought = bot("search:nodes=60", game, 0, Rng(1)).think(seen, seed, Budget(60))
        assert thought.reason is not None
        said.add(game.words("en").render(thought.reason, ["a", "b", "c"]).split()[0])
        if thought.code == game.code_of("bury"):
            assert len(thought.line) >= 2 and game.name_of(thought.line[1]).startswith("lay ")
    assert "Bury" in said


@pytest.mark.long
@pytest.mark.parametrize(("name", "least"), [("bellum", 34), ("amulett", 34)])
def test_plain_search_beats_chance(name: str, least: int) -> None:
    assert won(name, 40, "search:nodes=200:plain") >= least


def test_a_position_that_was_drawn_is_left_alone() -> None:
    state = Stair(Duel())
    searched(state)
    assert state.height == 0 and playout(state, Rng(1)) > 0
