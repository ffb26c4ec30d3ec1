"""What the houses of all games have in common: no circles among their rooms, and a true map to them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from graphlib import TopologicalSorter
from importlib.util import find_spec
from pathlib import Path

from spellboard import Game

DOCS = Path(__file__).parents[2] / "docs/games"


def house(game: Game) -> Path:
    """The folder of a game, as it is imported."""
    spec = find_spec(game.package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def no_room_imports_in_a_circle(game: Game) -> None:
    """Rooms import one another one way, and never inside a function."""
    rooms: dict[str, set[str]] = {}
    for path in house(game).glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        near = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.level == 1]
        rooms[path.stem] = {name for node in near for name in ([node.module] if node.module else _names(node))}
        inner = [node for part in ast.walk(tree) if isinstance(part, ast.FunctionDef) for node in ast.walk(part)]
        assert not [node for node in inner if isinstance(node, ast.Import | ast.ImportFrom)], path.name
    assert list(TopologicalSorter(rooms).static_order())


def _names(node: ast.ImportFrom) -> list[str]:
    return [alias.name for alias in node.names]


def letters_and_numbers(text: str) -> set[str]:
    """Clause ids such as D7b, wherever they stand."""
    return set(re.findall(r"\b[A-L]\d+[a-i]?\b", text))


def the_map_is_true(game: Game, book: str, mentioned: Callable[[str], set[str]] = letters_and_numbers) -> None:
    """For every heading of the booklet the game's page names files, and each of them names a clause of that heading."""
    wanted = headings(game, book)
    page = (DOCS / f"{game.name}.md").read_text("utf-8").partition("## Where a rule stands\n")[2].partition("\n## ")[0]
    rows = [row.strip("| ").split(" | ") for row in page.splitlines() if row.startswith("| ")][1:]
    rows = [row for row in rows if not set(row[0]) <= {"-"}]
    assert sorted(row[0] for row in rows) == sorted(wanted)
    for section, _, files in rows:
        named = re.findall(r"`(\w+\.py)`", files)
        assert named, section
        for file in named:
            text = (house(game) / file).read_text("utf-8")
            assert mentioned(text) & wanted[section], f"{file} mentions no clause of {section}"


def headings(game: Game, book: str) -> dict[str, set[str]]:
    """The headings of a booklet that clauses name as their source, with the ids of those clauses."""
    found: dict[str, set[str]] = {}
    for clause in game.rulebook.clauses.values():
        for source in clause.sources:
            where, _, section = source.partition(": ")
            if where == book:
                found.setdefault(section, set()).add(clause.id.partition(".")[2])
    return found
