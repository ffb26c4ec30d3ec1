"""What the houses of all games have in common: no circles among their rooms, a true map to them, nothing loose."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from graphlib import TopologicalSorter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from spellboard import EditionError, Game
from spellboard.core import files

DOCS = Path(__file__).parents[2] / "docs/games"


ALIKE = {
    "course", "drawing", "edition", "ending", "explaining", "game", "leaving", "memory", "moments", "notation",
    "phases", "position", "preview", "reasons", "sampling", "scene", "setting_up", "soundness", "state", "tables",
    "view",
}  # fmt: skip
"""The rooms that every house has under the same name; the others are chapters of its rulebook."""


def house(game: Game) -> Path:
    """The folder of a game, as it is imported."""
    spec = find_spec(game.package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def the_rooms_are_those_of_every_house(game: Game) -> None:
    """Whoever knows one game finds the same things in the same files of another."""
    assert {path.stem for path in house(game).glob("*.py")} >= ALIKE


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
    for section, _, where in rows:
        named = re.findall(r"`(\w+\.py)`", where)
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


def nothing_told_or_kept_can_be_changed(game: Game) -> None:
    """Views, memories, figures and options are one and the same for all who hold them."""
    found = structs_of(game.package)
    assert found and [kind.__name__ for kind in found if not kind.__struct_config__.frozen] == []


def structs_of(package: str) -> list[type[Struct]]:
    """Every kind of plain data that the modules of a package define."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    modules = [import_module(f"{package}.{path.stem}") for path in sorted(Path(spec.origin).parent.glob("[a-z]*.py"))]
    things = [(module, thing) for module in modules for thing in vars(module).values()]
    return [
        thing
        for module, thing in things
        if isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module.__name__
    ]


def an_edition_says_nothing_unknown(game: Game) -> None:
    """Whatever table of the edition has one key too many is refused, whether it names a figure or a thing."""
    document = tomllib.loads(files.packaged(game.package, "edition.toml"))
    # The head is for people: it may say more than is read.
    tables = [table for table in tables_in(document) if table is not document["edition"]]
    assert len(tables) > 3
    for table in tables:
        table["moon"] = 1
        with pytest.raises(EditionError):
            type(game).load(document)
        del table["moon"]
    type(game).load(document)


def tables_in(part: Any) -> Iterator[dict[str, Any]]:
    """A table and those in it; of a row of tables the first."""
    if isinstance(part, dict):
        yield part
        for inner in part.values():
            yield from tables_in(inner)
    elif isinstance(part, list) and part:
        yield from tables_in(part[0])


def nothing_lies_over_another(game: Game) -> None:
    """The zones of a sheet lie beside one another, and all is within the sheet."""
    for sheet in game.layout.sheets:
        for at, one in enumerate(sheet.zones):
            assert one.x >= 0 and one.x + one.width <= sheet.width, one.id
            assert one.y >= 0 and one.y + one.height <= sheet.height, one.id
            for other in sheet.zones[:at]:
                beside = one.x + one.width <= other.x or other.x + other.width <= one.x
                above = one.y + one.height <= other.y or other.y + other.height <= one.y
                assert beside or above, (sheet.id, one.id, other.id)
        assert len({(node.x, node.y) for node in sheet.nodes}) == len(sheet.nodes), sheet.id
