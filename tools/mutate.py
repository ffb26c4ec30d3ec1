"""Break a file on purpose, one small change at a time, and list the changes that no test notices.

python -m tools.mutate src/spellboard/core/codes.py [--sample 100] [--seed 1] [--seconds 60] [--list]

The changed file lies in a copy of src/, so the checkout stays as it is. The tests nearest to the file run first, then
those of its whole room, until one fails; a mutant that takes too long counts as noticed. What survives is a test that
is missing, or a change that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The tests of a room, by the beginning of the path; the longest that fits counts. A file's own test comes first.
ROOMS = {
    "src/spellboard/core/": ["tests/core", "tests/example"],
    "src/spellboard/games/amulett/": ["tests/games/amulett", "tests/golden"],
    "src/spellboard/games/bellum/": ["tests/games/bellum", "tests/golden"],
    "src/spellboard/games/magalon/": ["tests/games/magalon", "tests/golden"],
    "src/spellboard/bots/": ["tests/bots", "tests/games", "tests/arena"],
    "src/spellboard/arena/": ["tests/arena"],
    "src/spellboard/cli/": ["tests/cli"],
    "src/spellboard/server/": ["tests/server"],
}
# Where the nearest tests do not bear the name of the file.
NEAREST = {
    "src/spellboard/core/messages.py": ["tests/core/test_messages.py", "tests/core/test_words.py"],
    "src/spellboard/core/former.py": ["tests/core/test_former.py", "tests/golden"],
    "src/spellboard/core/seal.py": ["tests/core/test_dealer.py", "tests/core/test_chain.py", "tests/golden"],
    "src/spellboard/core/game.py": ["tests/core/test_engine.py", "tests/core/test_state.py"],
}

SWAPPED: dict[type[ast.AST], Callable[[], ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A file with one change."""

    line: int
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.line}: {_short(self.before)}  ->  {_short(self.after)}"


def _short(text: str) -> str:
    said = " ".join(text.split())
    return said if len(said) <= 70 else f"{said[:67]}..."


def mutants(source: str) -> Iterator[Mutant]:
    """Every small change: comparisons, conditions, constants, boolean operators, sums, returns, removed statements."""
    tree = ast.parse(source)
    spared = _spared(tree)
    inside = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for inner in ast.walk(node)}
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            places = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
            for at, node in places:
                if not isinstance(node, ast.AST) or id(node) in spared:
                    continue
                for new in _changes(node, id(node) in inside):
                    _put(parent, field, at, new)
                    text = ast.unparse(ast.fix_missing_locations(tree))
                    _put(parent, field, at, node)
                    line = getattr(node, "lineno", 0)
                    yield Mutant(line, ast.unparse(node), ast.unparse(ast.fix_missing_locations(new)), text)


def _put(parent: ast.AST, field: str, at: int | None, node: ast.AST) -> None:
    if at is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[at] = node


def _spared(tree: ast.AST) -> set[int]:
    """What is no behaviour: annotations, decorators, docstrings, imports for types, how the object shows itself."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            parts += [node.returns, *node.decorator_list]
            if node.name in ("__repr__", "__str__"):
                parts.append(node)
        elif isinstance(node, ast.AnnAssign | ast.arg):
            parts.append(node.annotation)
        elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) or (
            isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        ):
            parts.append(node)
        found |= {id(inner) for part in parts if part is not None for inner in ast.walk(part)}
    return found


def _changes(node: ast.AST, in_function: bool) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            new = copy.copy(node)
            new.ops = [SWAPPED[type(op)]() if at == other else kept for other, kept in enumerate(node.ops)]  # type: ignore[misc]
            yield new
    elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPPED:
        swapped = copy.copy(node)
        swapped.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        yield swapped
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        turned = copy.copy(node)
        turned.test = ast.UnaryOp(ast.Not(), node.test)
        if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield turned
    elif isinstance(node, ast.Return):
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield ast.Return(ast.Constant(None))
    elif in_function and isinstance(node, ast.Raise | ast.Assign | ast.AugAssign | ast.Expr):
        yield ast.Pass()


def tests_of(file: str, root: Path = ROOT) -> list[list[str]]:
    """What to run for a file: its own tests, then those of its room."""
    own = root / f"tests/{Path(file).relative_to('src/spellboard').parent}/test_{Path(file).stem}.py"
    nearest = NEAREST.get(file, [str(own.relative_to(root))])
    room = max((name for name in ROOMS if file.startswith(name)), key=len, default="")
    wanted = [nearest, ROOMS.get(room, ["tests"])]
    found = [[path for path in paths if (root / path).exists()] for paths in wanted]
    return [paths for paths in found if paths]


def notices(folder: Path, stages: Sequence[Sequence[str]], seconds: float) -> bool:
    """Whether a test fails, or takes too long, with the sources in that folder."""
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "SPELLBOARD_EXPECT": "pure"}
    for paths in stages:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *paths]
        try:
            done = subprocess.run(command, cwd=ROOT, env=env, timeout=seconds, capture_output=True)
        except subprocess.TimeoutExpired:
            return True
        if done.returncode:
            return True
    return False


def survivors(
    file: str, chosen: Sequence[Mutant], notice: Callable[[Path], bool], tell: Callable[[str], None]
) -> list[Mutant]:
    """The mutants that nobody notices, each tried in a copy of src/."""
    found: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="spellboard-mutate-") as name:
        folder = Path(name, "src")
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        target = folder / Path(file).relative_to("src")
        if notice(folder):
            raise SystemExit(f"{file}: its tests fail already, before anything is changed")
        for number, mutant in enumerate(chosen, 1):
            target.write_text(mutant.text, encoding="utf-8")
            if not notice(folder):
                found.append(mutant)
                tell(f"SURVIVED {file}:{mutant}")
            elif number % 20 == 0:
                tell(f"... {number} of {len(chosen)}, {len(found)} survived")
    return found


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", metavar="FILE", help="files under src/spellboard")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many of all mutants, at random")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (default 1)")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="the most for one run (default 60)")
    parser.add_argument("--list", action="store_true", help="list the mutants and run nothing")
    options = parser.parse_args(given)
    every = [(file, mutant) for file in options.files for mutant in mutants((ROOT / file).read_text(encoding="utf-8"))]
    if options.sample and options.sample < len(every):
        every = sorted(random.Random(options.seed).sample(every, options.sample), key=lambda one: (one[0], one[1].line))
    if options.list:
        for file, mutant in every:
            print(f"{file}:{mutant}")
        return 0
    alive = 0
    for file in options.files:
        chosen = [mutant for own, mutant in every if own == file]
        stages = tests_of(file)
        # A room is larger than a file's own tests; a hang is one in either.
        found = survivors(file, chosen, lambda folder, stages=stages: notices(folder, stages, options.seconds), _say)  # type: ignore[misc]
        alive += len(found)
        _say(f"{file}: {len(chosen) - len(found)} of {len(chosen)} noticed")
    if every:
        _say(f"{len(every) - alive} of {len(every)} mutants noticed ({100 * (len(every) - alive) / len(every):.1f} %)")
    return 0


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
