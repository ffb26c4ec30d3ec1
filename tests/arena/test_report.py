"""The report: one page that needs nothing else, and the same figures for programs."""

from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from spellboard import SpellboardError
from spellboard.arena import report
from spellboard.arena.contest import Contest
from spellboard.arena.pairing import Pairing
from spellboard.arena.standing import Fixture, Standing

EXAMPLE = "tests.example:GAME"
COMMAND = "spellboard arena embers --bots a,b"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A contest that was played and reported: one bar met, one not begun."""
    place = tmp_path_factory.mktemp("arena")
    pairing = Pairing(EXAMPLE, "search:nodes=6", "random", 3, seed=77)
    contest = Contest([Fixture(pairing, 6, 0.1, wanted=True)], place)
    contest.run()
    contest.ledger.close()
    late = Fixture(Pairing(EXAMPLE, "search:nodes=7", "random", 3, seed=77), 6, 0.5)
    report.write_all([*contest.standings(), Standing(late, {})], place, [COMMAND])
    return place


def test_the_page_is_complete_in_itself(folder: Path) -> None:
    text = (folder / report.HTML).read_text(encoding="utf-8")
    assert not re.search(r"""(src|href)=["'](?!#)""", text) and "@import" not in text and "<script" not in text
    assert text.count("<svg") == 6 and text.count('role="img"') == 6
    HTMLParser().feed(text)


def test_identifiers_are_unique_on_the_page(folder: Path) -> None:
    found = re.findall(r' id="([^"]+)"', (folder / report.HTML).read_text(encoding="utf-8"))
    assert len(found) == len(set(found))


def test_the_page_tells_command_seed_intervals_bars_and_what_is_missing(folder: Path) -> None:
    text = (folder / report.HTML).read_text(encoding="utf-8")
    for part in (
        COMMAND,
        "Seed 77",
        "Wilson",
        "paired",
        "openskill",
        "≥ 10.0\N{NO-BREAK SPACE}%",
        "not played",
        "longest turn",
    ):
        assert part in text, part


def test_the_same_figures_make_the_same_page(folder: Path) -> None:
    contest = Contest([Fixture(Pairing(EXAMPLE, "search:nodes=6", "random", 3, seed=77), 6, 0.1)], folder)
    contest.ledger.close()
    assert report.page(contest.standings(), []) == report.page(contest.standings(), [])


def test_results_and_games_are_there_for_programs(folder: Path) -> None:
    found = json.loads((folder / report.JSON).read_text())
    first, second = found["pairings"]
    assert found["commands"] == [COMMAND] and (first["games"], first["over"], second["games"]) == (6, True, 0)
    low, high = first["interval_wilson"]
    assert 0 <= low <= first["share"] <= high <= 1 and sum(first["reasons"].values()) == 6
    rows = list(csv.DictReader(io.StringIO((folder / report.CSV).read_text())))
    assert [int(row["seat_of_one"]) for row in rows] == [1, 2, 3, 1, 2, 3]
    assert sum(float(row["part_of_one"]) for row in rows) == pytest.approx(6 * first["share"])


def test_names_cannot_write_into_the_page() -> None:
    evil = "external:<script>alert(1)</script>"
    text = report.page([Standing(Fixture(Pairing(EXAMPLE, evil, "random", 3), 6, 0.5), {})], [evil])
    assert "<script" not in text and "&lt;script&gt;" in text


def test_without_the_packages_of_the_report_no_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "find_spec", lambda name: None)
    with pytest.raises(SpellboardError, match=r"pip install 'spellboard\[arena\]'"):
        report.needed()


def test_pairings_of_one_name_are_told_apart_by_their_budgets() -> None:
    pairings = [Pairing(EXAMPLE, "a", "b", 3, scale="1/40"), Pairing(EXAMPLE, "a", "b", 3, timed=True)]
    found = report.named([Standing(Fixture(one, 6, 0.5), {}) for one in [*pairings, Pairing(EXAMPLE, "b", "a", 3)]])
    assert found == ["a against 2 × b, 1/40 of the nodes (0)", "a against 2 × b, full time (0)", "b against 2 × a (0)"]
