"""The order of play can be read in one place, and the rooms of the game stay apart."""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

from spellboard.games import amulett
from spellboard.games.amulett import phases
from spellboard.games.amulett.course import COURSE
from spellboard.games.amulett.state import DECISIONS

from .table import at, game, play, proves, refused, told

ROOMS = {path.stem: ast.parse(path.read_text("utf-8")) for path in Path(amulett.__file__).parent.glob("*.py")}


def test_every_phase_has_a_decision_in_the_same_order() -> None:
    numbers = {name: value for name, value in vars(phases).items() if name.isupper() and isinstance(value, int)}
    assert list(numbers.values()) == list(range(len(COURSE))) == list(range(len(phases.NAMES)))
    wanted = {"SET_DOWN": "SetDown", "END": "Over"}
    assert [wanted.get(name, name.title().replace("_", "")) for name in numbers] == [
        type(decision).__name__ for decision in COURSE
    ]
    assert DECISIONS == COURSE


def test_chapters_follow_each_other_as_in_the_rulebook() -> None:
    order = [phases.chapter(phase) for phase in range(len(phases.NAMES))]
    assert list(dict.fromkeys(order)) == ["setup", "spell", "metal", "gem", "energy", "over"]
    assert order == sorted(order, key=["setup", "spell", "metal", "gem", "energy", "over"].index)


def test_no_room_imports_inside_a_function_and_none_in_a_circle() -> None:
    rooms: dict[str, set[str]] = {}
    for name, tree in ROOMS.items():
        rooms[name] = set()
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.level == 1:
                rooms[name] |= {node.module} if node.module else {alias.name for alias in node.names}
        inner = [node for part in ast.walk(tree) if isinstance(part, ast.FunctionDef) for node in ast.walk(part)]
        assert not [node for node in inner if isinstance(node, ast.Import | ast.ImportFrom)], name
    assert list(TopologicalSorter(rooms).static_order())


def headings() -> dict[str, set[str]]:
    """The headings of the booklet that clauses name as their source, with the ids of those clauses."""
    found: dict[str, set[str]] = {}
    for clause in game().rulebook.clauses.values():
        for source in clause.sources:
            book, _, heading = source.partition(": ")
            if book == "nl":
                found.setdefault(heading, set()).add(clause.id.removeprefix("amulett."))
    return found


def test_the_map_names_for_every_heading_of_the_rulebook_a_file_that_has_its_clauses() -> None:
    text = (Path(__file__).parents[3] / "docs/games/amulett.md").read_text("utf-8")
    section = text.partition("## Where a rule stands")[2].partition("\n## ")[0]
    rows = [row.strip("| ").split(" | ") for row in section.splitlines() if row.startswith("|")][2:]
    assert sorted(row[0] for row in rows) == sorted(headings())
    for heading, _, files in rows:
        for file in files.split(", "):
            source = (Path(amulett.__file__).parent / file.strip("`")).read_text("utf-8")
            named = set(re.findall(r"\b[A-G]\d+[a-i]?\b", source))
            assert named & headings()[heading], f"{file} mentions no clause of {heading}"


@proves("F1")
def test_the_last_gem_ends_the_game_before_the_caravan_moves() -> None:
    s = at("at take p1; hat p1; caravan C2; round 2; left 1; bid 1 p1; open 1; C2: red white",
           "/ - / / yellow green clear white grey orange", "", "")  # fmt: skip
    assert told(s, "take red") == ["took", "ended"]
    assert s.outcome is not None and s.outcome.winners == (0,)


@proves("A8a", "D15a")
def test_a_kind_of_action_at_another_moment_is_refused_by_its_own_clause() -> None:
    s = at("at trade-bid p1; hat p1; caravan C2; round 1; left 3", "gold 1", "", "")
    assert refused(s, "decline") == "A8a"
    assert refused(s, "move C3") == "D15a"
    assert refused(play(s, "pass"), "use pull-light") == "E1a"
