"""Fixtures: every game is kept, an interruption costs nothing, and figures do not depend on the workers."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from spellboard import SpellboardError
from spellboard.arena import contest as contests
from spellboard.arena.bout import Bout
from spellboard.arena.contest import Contest
from spellboard.arena.pairing import Pairing
from spellboard.arena.standing import Fixture, Standing, ratings

EXAMPLE = "tests.example:GAME"
PAIRING = Pairing(EXAMPLE, "search:nodes=6", "random", 3, seed=5)


def fixture(games: int = 12, **more: Any) -> Fixture:
    return Fixture(PAIRING, games, PAIRING.fair, **more)


def told(contest: Contest) -> list[dict[str, Any]]:
    """All that is told, but for the time it took."""
    found = [one.report() for one in contest.standings()]
    for one in found:
        del one["pace"]
    return found


def finished(folder: Path, *fixtures: Fixture, **how: Any) -> Contest:
    contest = Contest(fixtures, folder)
    contest.run(**how)
    contest.ledger.close()
    return contest


def made(number: int, winner: int) -> Bout:
    return Bout("key", number, [winner], [1 if seat == winner else 2 for seat in range(2)], "end", [3, 4],
                [0.1, 0.2], [0.05, 0.1], [0.05, 0.1], 2, "x")  # fmt: skip


def results(text: str) -> dict[int, Bout]:
    """Games of a duel: + where the lone bot wins."""
    return {at: made(at, at % 2 if sign == "+" else 1 - at % 2) for at, sign in enumerate(text)}


def duel(games: int = 160, bar: float = 0.5, **more: Any) -> Fixture:
    return Fixture(Pairing("bellum", "a", "b"), games, bar, **more)


# --- playing ----------------------------------------------------------------------------------------------------------


def test_whole_deals_are_played(tmp_path: Path) -> None:
    standing = finished(tmp_path, fixture(10)).standing(0)
    assert (standing.games, standing.over, standing.stopped) == (12, True, False)


def test_any_executor_gives_the_same_figures(tmp_path: Path) -> None:
    alone = told(finished(tmp_path / "one", fixture()))
    with ThreadPoolExecutor(2) as executor:
        assert told(finished(tmp_path / "two", fixture(), jobs=2, executor=executor)) == alone


def test_processes_give_the_same_figures(tmp_path: Path) -> None:
    assert told(finished(tmp_path / "two", fixture(), jobs=2)) == told(finished(tmp_path / "one", fixture()))


def test_a_second_call_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = told(finished(tmp_path, fixture()))
    monkeypatch.setattr(contests, "bout", lambda *_: pytest.fail("this game was played already"))
    assert told(finished(tmp_path, fixture())) == before


def test_more_games_go_on_where_fewer_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(tmp_path, fixture(6))
    numbers: list[int] = []
    play = contests.__dict__["bout"]
    monkeypatch.setattr(contests, "bout", lambda *given: numbers.append(given[2]) or play(*given))  # type: ignore[func-returns-value]
    finished(tmp_path, fixture(12))
    assert numbers == [6, 7, 8, 9, 10, 11]


def test_whoever_was_killed_while_writing_plays_that_game_again(tmp_path: Path) -> None:
    whole = told(finished(tmp_path, fixture()))
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    assert told(finished(tmp_path, fixture())) == whole
    assert file.read_bytes().count(b"\n") == 12


def test_a_file_of_something_else_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"game": 1}\n')
    with pytest.raises(SpellboardError, match=r"games\.jsonl, line 1: this is not an arena game"):
        Contest([fixture()], tmp_path)


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SpellboardError, match=r"games\.jsonl"):
        Contest([fixture()], tmp_path / "file" / "folder")


def test_when_time_is_up_no_game_begins(tmp_path: Path) -> None:
    standing = finished(tmp_path, fixture(), until=0.0).standing(0)
    assert (standing.games, standing.over, standing.met) == (0, False, None)


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    contest = Contest([fixture(3)], tmp_path, keep=True)
    contest.run()
    contest.ledger.close()
    files = sorted(path.name for path in (tmp_path / "records" / contest.keys[0]).iterdir())
    assert files == ["00000.json", "00001.json", "00002.json"]


def test_a_pairing_that_cannot_be_played_is_refused_before_the_first_game(tmp_path: Path) -> None:
    for pairing, said in (
        (Pairing(EXAMPLE, "nobody", "random", 3), "nobody"),
        (Pairing(EXAMPLE, "random", "x", 9), "9"),
    ):
        with pytest.raises(SpellboardError, match=said):
            Contest([Fixture(pairing, 3, 0.5)], tmp_path)


# --- what came of it --------------------------------------------------------------------------------------------------


def test_a_share_counts_the_lone_bots_wins_wherever_it_sat() -> None:
    standing = Standing(duel(8), results("++--+-++"))
    assert standing.share == 5 / 8 and standing.by_seat() == [3 / 4, 2 / 4]
    assert standing.wins_of_seats() == [pytest.approx(5 / 8), pytest.approx(3 / 8)]


def test_a_win_that_is_shared_counts_in_parts_and_an_unfinished_game_for_nobody() -> None:
    games = results("++++")
    games[0] = Bout("key", 0, [0, 1], [1, 1], "end", [1, 1], [0, 0], [0, 0], [0, 0], 1, "x")
    games[1] = Bout("key", 1, [], [], "unfinished", [1, 1], [0, 0], [0, 0], [0, 0], 1, "x")
    assert Standing(duel(4), games).share == 2.5 / 4


def test_only_games_without_a_gap_and_in_whole_deals_count() -> None:
    games = results("+" * 9)
    del games[5]
    assert Standing(duel(), games).games == 4


def test_a_pairing_ends_early_when_its_interval_leaves_the_bar() -> None:
    assert duel().end(results("+" * 60)) == 40
    assert duel().end(results("-" * 60)) == 40
    assert duel().end(results("+-" * 80)) == 160
    assert duel().end(results("+-" * 79)) is None
    assert duel(early=False).end(results("+" * 60)) is None


def test_a_contest_plays_no_further_than_needed_and_ends_at_the_same_game_for_any_workers(tmp_path: Path) -> None:
    hopeless = Fixture(Pairing(EXAMPLE, "search:nodes=1", "random", 3), 120, 0.95)
    alone = finished(tmp_path / "one", hopeless)
    assert len(alone.ledger.of(alone.keys[0])) == alone.standing(0).games == 42
    with ThreadPoolExecutor(3) as executor:
        spread = finished(tmp_path / "two", hopeless, jobs=3, executor=executor)
    assert told(spread) == told(alone) and len(spread.ledger.of(spread.keys[0])) < 60


def test_games_after_the_end_do_not_count() -> None:
    standing = Standing(duel(), results("+" * 40 + "-" * 20))
    assert (standing.games, standing.share, standing.stopped) == (40, 1.0, True)


def test_a_bar_is_met_by_the_share_and_by_the_lower_end() -> None:
    wins = results("+++-" * 40)
    assert Standing(duel(bar=0.7, low=0.6), wins).met is True
    assert Standing(duel(bar=0.7, low=0.7), wins).met is False
    assert Standing(duel(bar=0.76), wins).met is False
    assert Standing(duel(bar=0.8, below=True), wins).met is True
    assert Standing(duel(bar=0.7, below=True), wins).met is False


def test_who_wins_more_is_rated_higher() -> None:
    found = ratings([Standing(duel(40, early=False), results("+++-" * 10))])
    assert found["a"][0] > 25 > found["b"][0] and found["a"][1] < 25 / 3


def test_one_who_beats_two_of_a_kind_more_than_its_share_is_rated_above_them() -> None:
    fixture = Fixture(Pairing(EXAMPLE, "a", "b", 3), 60, 1 / 3, early=False)

    def games(wins: str) -> dict[int, Bout]:
        found = {}
        for at, sign in enumerate(wins):
            winner = (at + (sign == "-")) % 3
            found[at] = Bout("key", at, [winner], [], "end", [1] * 3, [0] * 3, [0] * 3, [0] * 3, 1, "x")
        return found

    strong, weak = (ratings([Standing(fixture, games(wins * 12))]) for wins in ("+-+-+", "-----"))
    assert strong["a"][0] > strong["b"][0] and weak["a"][0] < weak["b"][0]
