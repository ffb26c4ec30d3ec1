"""Every error that is raised has its words in four languages, and every word for an error is said by somebody."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import spellboard
from spellboard import LANGUAGES, SpellboardError, Words
from spellboard.arena.series import Violation  # noqa: F401 - classes of errors that the test must know
from spellboard.server.guests.guests import GuestTrouble  # noqa: F401
from spellboard.server.tables.errors import NoTable  # noqa: F401
from tests.conformance.texts import shape

SOURCE = Path(spellboard.__file__).parent
CORE, CLI, SERVER = "spellboard.core", "spellboard.cli", "spellboard.server"
GAMES = [f"spellboard.games.{name}" for name in ("amulett", "bellum", "magalon")]
PACKAGES = [CORE, CLI, SERVER, *GAMES]

PASSING = {"error", "wrong", "_wrong", "_demand", "because", "forfeit"}
"""Functions that make an error, or a part of one, of the key that they are given first."""
REPEATING = {"within", "saying", "at", "refusal", "_no_seat", "trouble", "in_use", "of_revision"}
"""What makes an error of another one, or of a place."""
SAME = {"error-verbatim"}
"""What another program says is the same in every language."""


def kinds(kind: type[SpellboardError] = SpellboardError) -> set[str]:
    """The names of all classes of errors."""
    return {kind.__name__}.union(*(kinds(inner) for inner in kind.__subclasses__()))


class Made(NamedTuple):
    """A place where an error is made."""

    where: str
    package: str
    keys: list[str]
    args: set[str]


def name_of(call: ast.Call) -> str:
    function = call.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def package_of(path: Path) -> str:
    """Where the words of a file are."""
    parts = path.relative_to(SOURCE).parts
    if parts[0] == "games":
        return ".".join(("spellboard", *parts[:2]))
    return {"cli": CLI, "server": SERVER}.get(parts[0], CORE)


def constants(node: ast.expr) -> list[str] | None:
    """The keys that an expression can be, if it is one, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = constants(node.body), constants(node.orelse)
        return None if one is None or other is None else one + other
    return None


def calls(path: Path, text: str) -> Iterator[Made]:
    """Every error that a file makes; one that is not made of a constant key fails here."""
    makers = kinds() - {"Refusal", "Stale", "NoTable"} | PASSING
    tree = ast.parse(text)
    handed_on = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in {*PASSING, "__init__"}
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or name_of(node) not in makers or id(node) in handed_on:
            continue
        if ast.unparse(node.func).endswith("log.error"):  # a line for whoever runs a server
            continue
        where = f"{path.name}:{node.lineno}"
        keys = constants(node.args[0]) if node.args else None
        assert keys is not None, f"{where}: {name_of(node)} is not given a constant key"
        assert all(key.startswith("error-") for key in keys), f"{where}: {keys} are no keys of errors"
        yield Made(where, package_of(path), keys, {word.arg for word in node.keywords if word.arg})


def sources() -> Iterator[tuple[Path, str]]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path != SOURCE / "core" / "errors.py":  # where errors themselves are written
            yield path, path.read_text(encoding="utf-8")


MADE = [made for path, text in sources() for made in calls(path, text)]
SHAPES = {package: shape(package, "en") for package in PACKAGES}


def test_every_error_is_made_of_a_constant_key_that_has_words() -> None:
    assert len(MADE) > 200
    for made in MADE:
        known = SHAPES[CORE] | SHAPES[made.package]
        for key in made.keys:
            assert key in known, f"{made.where}: {key} is in no words"
            missing = known[key] - made.args
            assert not missing, f"{made.where}: {key} is not given {missing}"


@pytest.mark.parametrize(
    "text",
    [
        'raise SpellboardError("there is no such thing")',
        'raise RecordError(f"error-{kind}", 3)',
        "raise PositionError(str(error))",
        'raise edition.error("gems were expected", "gems")',
        'raise edition.error(f"{many} gems were expected", "gems")',
        'self._demand("one start", good, "field")',
    ],
)
def test_a_sentence_where_a_key_belongs_is_found(text: str) -> None:
    with pytest.raises(AssertionError, match=r"^a\.py:1: "):
        list(calls(SOURCE / "core" / "a.py", text))


def test_nothing_else_is_raised_than_errors_of_keys_and_those_of_python() -> None:
    allowed = kinds() | PASSING | REPEATING | {name for name in dir(builtins) if name.endswith("Error")}
    own = {"Exit", "Answered", "Another", "Leave", "Twice", "KeyboardInterrupt", "WebSocketDisconnect"}
    for path, text in sources():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                assert name_of(node.exc) in allowed | own, f"{path.name}:{node.lineno}: {ast.unparse(node.exc)}"


def _used() -> set[str]:
    """Every constant of the sources that is a key of an error."""
    return {
        node.value
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("error-")
    }


def test_every_word_for_an_error_is_said_by_somebody() -> None:
    used = _used()
    for package in PACKAGES:
        unused = sorted(key for key in SHAPES[package] if key.startswith("error-") and key not in used)
        assert not unused, f"{package}: {unused}"


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_errors_are_translated_with_the_same_variables(package: str, language: str) -> None:
    english, other = Words(package, "en"), Words(package, language)
    assert shape(package, language) == SHAPES[package]
    for key, variables in SHAPES[package].items():
        if key.startswith(("error-", "file-")) and key not in SAME:
            args = dict.fromkeys(variables, "x")
            said, meant = other.say(key, args), english.say(key, args)
            assert said != meant or not _wordy(meant), f"{language}: {key} is not translated: {said}"


def _wordy(text: str) -> bool:
    """Whether anything but names and signs stands in it."""
    return any(word.isalpha() and word != "x" for word in text.replace(":", " ").replace(",", " ").split())


@pytest.mark.parametrize("package", PACKAGES)
def test_an_error_is_one_line(package: str) -> None:
    for language in LANGUAGES:
        words = Words(package, language)
        for key, variables in SHAPES[package].items():
            if key.startswith("error-"):
                assert "\n" not in words.say(key, dict.fromkeys(variables, "x")), f"{language}: {key}"


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_nobody_says_otherwise_what_the_core_says(package: str) -> None:
    # The words of the core come first, so a second message of that name would never be heard.
    again = sorted(SHAPES[CORE].keys() & SHAPES[package].keys())
    assert not again, f"{package}: the core says these already: {again}"
