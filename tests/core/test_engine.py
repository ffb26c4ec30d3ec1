"""One source, three engines: compiled, interpreted, and without librt; each plays the same game."""

from __future__ import annotations

import ast
import importlib
import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import librt.vecs
import pytest
from mypy_extensions import i64

import spellboard
from spellboard import Rng
from spellboard.bots import playout
from spellboard.core import standin
from tests.example import GAME

from .whole_games import checksums

PACKAGE = Path(spellboard.__file__).parent
HOT = {
    "spellboard.core.decisions", "spellboard.core.rng", "spellboard.core.sampler", "spellboard.core.seats",
    "spellboard.core.state",
    "spellboard.bots.guide", "spellboard.bots.playout", "spellboard.bots.search", "spellboard.bots.table",
}  # fmt: skip
PLAIN = {
    "spellboard.core." + name
    for name in (
        "art", "card", "codes", "dealer", "drawing", "editions", "entries", "errors", "events", "files", "former",
        "game", "header", "history", "journal", "layout", "line", "match", "messages", "observation", "opening",
        "options", "outcome", "pause", "picture", "placing", "plain", "positions", "practice", "prepared", "preview",
        "record", "registry", "rulebook", "scene", "seal", "standin", "starts", "svg", "topics", "transcript",
        "verify", "view", "words",
    )
}  # fmt: skip


def modules() -> list[ModuleType]:
    names = [found.name for found in pkgutil.walk_packages([str(PACKAGE)], "spellboard.")]
    # Alembic runs the migrations; nobody imports them.
    return [
        importlib.import_module(name) for name in names if not name.endswith("__main__") and ".migrations." not in name
    ]


def compiled(module: ModuleType) -> bool:
    return not str(module.__file__).endswith(".py")


# --- compiled and not -------------------------------------------------------------------------------------------------


def test_the_hot_files_are_compiled_exactly_when_the_engine_says_so() -> None:
    for name in HOT:
        assert compiled(importlib.import_module(name)) is spellboard.COMPILED, name


def test_views_events_records_options_and_editions_stay_interpreted() -> None:
    found = {module.__name__ for module in modules() if module.__name__.startswith("spellboard.core.")}
    assert found == PLAIN | {name for name in HOT if ".core." in name}, "a new file is hot or plain: say which"
    assert not [name for name in PLAIN if compiled(importlib.import_module(name))]


def test_no_compiled_file_holds_what_mypyc_spoils() -> None:
    hot = HOT | {module.__name__ for module in modules() if compiled(module)}
    for name in sorted(hot):
        source = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
        tree = ast.parse(source.read_text(encoding="utf-8"))
        imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
        imported |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        assert not imported & {"msgspec", "Struct", "Protocol", "dataclass", "dataclasses"}, name


def test_a_game_outside_the_package_runs_on_the_engine_as_it_is() -> None:
    state = GAME.load().new(3)
    assert isinstance(state, spellboard.State)
    assert playout(state, Rng(1)) > 0


# --- without librt ----------------------------------------------------------------------------------------------------

PLAY = """
import json, sys
from importlib.machinery import FileFinder, SourceFileLoader

package = sys.argv[1]
sys.modules["librt"] = None

def plain(path):
    if not path.startswith(package):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, plain)  # the compiled engine, if there is one, needs the real librt
sys.path_importer_cache.clear()

from tests.core.whole_games import checksums
import spellboard, librt.vecs
print(json.dumps([librt.vecs.__dict__.get("__file__"), spellboard.COMPILED, checksums()]))
"""


def test_the_example_plays_the_same_without_librt() -> None:
    root = Path(__file__).resolve().parents[2]
    paths = os.pathsep.join([str(PACKAGE.parent), str(root)])
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(PACKAGE)],
        capture_output=True, text=True, cwd=root, env={**os.environ, "PYTHONPATH": paths}, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    file, is_compiled, found = json.loads(done.stdout)
    assert file is None and not is_compiled, "the stand-in was to be tested"
    assert found == checksums()


@pytest.mark.parametrize("numbers", [[], [7], [1, 2, 3], [-1, 0, 2**62]])
def test_the_stand_in_does_what_the_real_vec_does(numbers: list[int]) -> None:
    real, plain = librt.vecs.vec[i64](numbers), standin.vec(numbers)
    longer = librt.vecs.append(real, 9), standin.append(plain, 9)
    assert list(longer[0]) == list(longer[1]) == [*numbers, 9]
    assert list(real) == list(plain) == numbers, "the one that was given stays as long as it was"
    assert len(plain) == len(real)
    assert list(real[1:]) == list(plain[1:])
    assert list(librt.vecs.extend(real, real)) == list(standin.extend(plain, plain))
    rest, last = standin.pop(longer[1])
    assert (list(rest), last) == (numbers, 9)
    assert list(standin.remove(longer[1], 9)) == numbers
    assert (plain == standin.vec(numbers)) is (real == librt.vecs.vec[i64](numbers)) is True


def test_a_slice_of_the_stand_in_is_one_too() -> None:
    assert isinstance(standin.vec([1, 2, 3])[1:], standin.vec)
    assert repr(standin.vec([1, 2])) == "vec([1, 2])"
