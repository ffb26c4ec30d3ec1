"""Break files on purpose, one small change at a time, and list the changes that no test notices.

python -m tools.mutate FILE_OR_FOLDER... [--sample 100] [--seed 1] [--seconds 60] [--minutes 5] [--only TEXT] [--list]

The changed file lies in a copy of src/, so the checkout stays as it is. The tests nearest to the change run first,
until one fails; a mutant that takes too long counts as noticed. What survives is a test that is missing, or a change
that changes nothing: those stand in tools/equivalent.toml, each with its reason, and are not counted.

What was found is kept in .mutate/, so that a run that was stopped goes on where it was. A mutant that was noticed is
not tried again until its file changes; one that survived is tried again when a test has changed.
"""

from __future__ import annotations

import argparse
import compileall
import hashlib
import json
import math
import py_compile
import random
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutants import Mutant, mutants
from tools.noticing import ROOT, Known, Verdict, notices

KEPT = ROOT / ".mutate"
EQUIVALENT = ROOT / "tools/equivalent.toml"
HOUSE = Path("src/spellboard")
# The longest that one test file may take when its ways are noted: they run slower then.
LEARNING = 300.0


@dataclass(frozen=True)
class Case:
    """A mutant of a file, named from src/spellboard on."""

    file: str
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.file} {self.mutant}"

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.mutant.text.encode()).hexdigest()


def cases(paths: Iterable[str], root: Path = ROOT) -> list[Case]:
    """Every mutant of the files and of all files in the folders."""
    found = []
    for path in paths:
        place = root / path
        if not place.exists():
            raise SystemExit(f"{path}: there is no such file or folder")
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            name = file.relative_to(root / HOUSE).as_posix()
            found += [Case(name, mutant) for mutant in mutants(file.read_text("utf-8"))]
    return found


def chosen(every: Sequence[Case], sample: int, seed: int) -> list[Case]:
    """So many of all at random, each as likely as any other; file by file, because that spares work."""
    some = random.Random(seed).sample(every, sample) if 0 < sample < len(every) else every
    return sorted(some, key=lambda case: (case.file, case.mutant.line, str(case)))


def equivalents(path: Path = EQUIVALENT) -> dict[str, str]:
    """The changes that change nothing, with the reason; a name that ends in a star stands for all that begin so."""
    tables = tomllib.loads(path.read_text("utf-8"))
    return {f"{file} {mutant}": reason for file, table in tables.items() for mutant, reason in table.items()}


def is_spared(case: Case, spared: Iterable[str]) -> bool:
    """Whether a change is known to change nothing."""
    name = str(case)
    return any(name.startswith(one[:-1]) if one.endswith("*") else name == one for one in spared)


class Results:
    """What became of each mutant, one line of JSON each, so that nothing is tried twice without need."""

    def __init__(self, folder: Path, tests: str) -> None:
        self._file = folder / "results.jsonl"
        self._tests = tests
        lines = self._file.read_text("utf-8").splitlines() if self._file.exists() else []
        self._known = {(line["mutant"], line["of"]): line for line in map(json.loads, lines)}

    def of(self, case: Case) -> Verdict | None:
        line = self._known.get((str(case), case.digest))
        if line is None or (line["result"] == "survived" and line["tests"] != self._tests):
            return None
        return Verdict(line["result"], line["by"])

    def note(self, case: Case, verdict: Verdict, seconds: float) -> None:
        line = {
            "mutant": str(case),
            "of": case.digest,
            "tests": self._tests,
            "result": verdict.result,
            "by": verdict.by,
            "seconds": round(seconds, 1),
        }
        self._known[str(case), case.digest] = line
        self._file.parent.mkdir(exist_ok=True)
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")


def digest_of(folder: Path) -> str:
    """Of all files that the engine or the tests are made of."""
    total = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl", ".json") and "__pycache__" not in path.parts:
            total.update(f"{path.relative_to(folder).as_posix()}\n".encode() + path.read_bytes())
    return total.hexdigest()


@contextmanager
def engine_copy() -> Iterator[Path]:
    """A copy of src/ to break. Its compiled files follow the text and not the clock, which is too coarse here."""
    with tempfile.TemporaryDirectory(prefix="spellboard-mutate-") as name:
        folder = Path(name, "src")
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        compileall.compile_dir(folder, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
        yield folder


def tried(case: Case, folder: Path, judge: Callable[[Path], Verdict]) -> Verdict:
    """What the judge says about the copy with this one change; afterwards the copy is as it was."""
    target = folder / "spellboard" / case.file
    before = target.read_text("utf-8")
    target.write_text(case.mutant.text, encoding="utf-8")
    try:
        return judge(folder)
    finally:
        target.write_text(before, encoding="utf-8")


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times out of 20 (Wilson's interval)."""
    z = 1.96
    share = hits / of
    middle = share + z * z / (2 * of)
    spread = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - spread) / (1 + z * z / of), (middle + spread) / (1 + z * z / of)


def figure(verdicts: Sequence[Verdict | None], equivalent: int) -> str:
    """The count in one line."""
    told = [verdict for verdict in verdicts if verdict is not None]
    killed = sum(verdict.noticed for verdict in told)
    slow = sum(verdict.result == "slow" for verdict in told)
    text = f"killed {killed} ({slow} by time), survived {len(told) - killed}, equivalent {equivalent}"
    if told:
        low, high = wilson(killed, len(told))
        text += (
            f": {100 * killed / len(told):.1f} % of {len(told)} (Wilson 95 %: {100 * low:.1f} to {100 * high:.1f} %)"
        )
    left = len(verdicts) - len(told)
    return text + (f"; {left} not tried yet, the same command goes on" if left else "")


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("paths", nargs="+", metavar="FILE", help="files or folders under src/spellboard")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many of all mutants, at random")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (default 1)")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="beyond the usual time (default 60)")
    parser.add_argument("--minutes", type=float, default=0, metavar="M", help="stop after so long, to go on later")
    parser.add_argument("--only", default="", metavar="TEXT", help="only mutants whose name has this text in it")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FOLDER", help="where results lie (default .mutate)")
    parser.add_argument("--list", action="store_true", help="list the mutants and run nothing")
    options = parser.parse_args(given)
    every = [case for case in chosen(cases(options.paths), options.sample, options.seed) if options.only in str(case)]
    if options.list:
        for case in every:
            print(f"{case.mutant.line:>4}  {case}")
        return 0
    spared = equivalents()
    wanted = [case for case in every if not is_spared(case, spared)]
    results = Results(options.kept, digest_of(ROOT / "tests"))
    # Whoever is told to stop puts away the copy and ends the tests first.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    end = time.monotonic() + 60 * options.minutes if options.minutes else math.inf
    known = Known(options.kept, digest_of(ROOT / "src"))
    try_all(wanted, known, results, options.seconds, end)
    verdicts = [results.of(case) for case in wanted]
    for case, verdict in zip(wanted, verdicts):
        if verdict is not None and not verdict.noticed:
            print(f"SURVIVED {HOUSE / case.file}:{case.mutant.line} {case.mutant}")
    print(figure(verdicts, len(every) - len(wanted)))
    return 0


def try_all(wanted: Sequence[Case], known: Known, results: Results, seconds: float, end: float) -> None:
    """Try what is not known yet, one after the other, until the time is over."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with engine_copy() as folder, Progress(*columns, console=Console(soft_wrap=True)) as bar:
        task = bar.add_task("mutants", total=len(wanted))
        for case in wanted:
            if results.of(case) is None:
                for test in known.missing(case.file):
                    if time.monotonic() > end:
                        return
                    bar.update(task, description=f"noting {test}")
                    known.learn(test, folder, LEARNING)
                if time.monotonic() > end:
                    return
                bar.update(task, description=case.file)
                begin = time.monotonic()
                stages = known.stages(case.file, case.mutant.place)
                verdict = tried(case, folder, lambda place, stages=stages: notices(stages, place, seconds))  # type: ignore[misc]
                results.note(case, verdict, time.monotonic() - begin)
                if not verdict.noticed:
                    bar.console.print(f"survived: {case}", markup=False, highlight=False)
            bar.advance(task)


if __name__ == "__main__":
    sys.exit(main())
