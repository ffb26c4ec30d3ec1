"""Keep .compiled, the compiled engine that lies beside the checkout, up to date.

python -m tools.compiled          build it if it is out of date; without a C compiler say so and go on
python -m tools.compiled --where  print .compiled if it is up to date, else nothing
python -m tools.compiled --could  say yes if it is there or could be built, else nothing

`PYTHONPATH=.compiled` then runs the compiled engine; without it the checkout runs as pure Python.
Compiling is slow, so it happens only when a compiled file, something it imports, or the list of files changed.
The other files are copied, so that both engines always run the same source.

It is built elsewhere from a copy of the sources and moved to .compiled when it is complete, so an interrupted build
leaves nothing that could be mistaken for an engine. One build runs at a time; a second one waits for the first.
"""

import ast
import compileall
import fcntl
import hashlib
import os
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / ".compiled"
KEY = TARGET / "built-from"
SCRATCH = ROOT / ".compiling"
# What a wheel is built from. setuptools is called the way pip calls it; pip itself is not needed.
WHEEL_FROM = ["pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "src"]
MAKE_WHEEL = "from setuptools import build_meta; build_meta.build_wheel('wheel')"


def compiled_files() -> list[Path]:
    files: list[str] = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")["COMPILED"]
    return [ROOT / file for file in files]


def package_files() -> list[Path]:
    found = (SOURCE / "spellboard").rglob("*")
    return sorted(p.relative_to(SOURCE) for p in found if p.is_file() and "__pycache__" not in p.parts)


def key() -> str:
    """What the binaries depend on: another key means another build."""
    text = [sys.version, sysconfig.get_platform(), (ROOT / "setup.py").read_text()]
    text += tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    text += map(str, package_files())
    text += [path.read_text() for path in with_imports(compiled_files())]
    return hashlib.sha256("\0".join(text).encode()).hexdigest()


def with_imports(files: list[Path]) -> list[Path]:
    """These files and all of ours that they import: mypyc takes types and constants from those too."""
    seen: set[Path] = set()
    todo = list(files)
    while todo:
        path = todo.pop()
        if path not in seen:
            seen.add(path)
            for name in imported(path):
                base = SOURCE.joinpath(*name.split("."))
                todo += [p for p in (base.with_suffix(".py"), base / "__init__.py") if p.is_file()]
    return sorted(seen)


def imported(path: Path) -> set[str]:
    """Dotted names that a file imports; `from a import b` counts as a and a.b, since b may be a module."""
    names: set[str] = set()
    package = path.relative_to(SOURCE).parent.parts
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*start, *([node.module] if node.module else [])])
            names.update([origin, *(f"{origin}.{alias.name}" for alias in node.names)])
    return names


def glance() -> str:
    """Names, sizes and dates of the sources: while they stay the same, the files need not be read."""
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *(SOURCE / name for name in package_files())]
    seen = [(str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in files]
    return hashlib.sha256(repr((sys.version, seen)).encode()).hexdigest()


def seen() -> Path:
    """Where the glance is kept at which everything was last up to date."""
    return KEY.with_name("seen")


def unchanged(now: str) -> bool:
    return seen().is_file() and seen().read_text() == now


def up_to_date() -> bool:
    return KEY.is_file() and (unchanged(glance()) or KEY.read_text() == key())


def ready() -> bool:
    """Whether the engine is up to date. If it is, the files that are not compiled are updated too."""
    now = glance()  # taken before anything is read, so that a later change is noticed next time
    if not up_to_date():
        return False
    if not unchanged(now):
        refresh()
        seen().write_text(now)
    return True


def refresh() -> None:
    """Bring the files that are not compiled up to date. What the wheel left out stays out, so tests notice."""
    for name in package_files():
        old, new = TARGET / name, SOURCE / name
        if old.is_file() and old.read_bytes() != new.read_bytes():
            shutil.copy2(new, old)


def compiler_trouble() -> str | None:
    """Why nothing can be compiled against this Python, or None."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command += ["-I", sysconfig.get_path("include"), "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except OSError as error:
            return f"{command[0]}: {error.strerror}"
    if done.returncode == 0:
        return None
    return (done.stderr.strip() or f"{command[0]}: exit status {done.returncode}").splitlines()[0]


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock for building; the system releases it when the process ends, even if it is killed."""
    (ROOT / ".stamps").mkdir(exist_ok=True)
    with (ROOT / ".stamps" / "compiling").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another process is compiling the engine; waiting for it ...", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(wanted: str) -> None:
    """Build a wheel from a copy of the sources, unpack it, and move it to .compiled."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir()
    try:
        for name in WHEEL_FROM:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, SCRATCH / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
            else:
                shutil.copy2(ROOT / name, SCRATCH / name)
        env = {**os.environ, "SPELLBOARD_COMPILED": "1", "SPELLBOARD_NO_PAGE": "1"}  # the page in web/ is always fresh
        env.pop("SPELLBOARD_PURE", None)
        command = [sys.executable, "-c", MAKE_WHEEL]
        subprocess.run(command, cwd=SCRATCH, env=env, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        [wheel] = (SCRATCH / "wheel").glob("*.whl")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(SCRATCH / "engine")
        compileall.compile_dir(SCRATCH / "engine", quiet=2)  # else the next start would have to
        (SCRATCH / "engine" / KEY.name).write_text(wanted)
        if TARGET.exists():
            TARGET.rename(SCRATCH / "old")
        (SCRATCH / "engine").rename(TARGET)
    finally:
        shutil.rmtree(SCRATCH, ignore_errors=True)


def main() -> int:
    if "--could" in sys.argv[1:]:
        print("yes" if up_to_date() or compiler_trouble() is None else "", end="")
        return 0
    if "--where" in sys.argv[1:]:
        if ready():
            print(TARGET)
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # clean up, as after Ctrl-C
    with alone():
        return brought_up_to_date()


def brought_up_to_date() -> int:
    if ready():
        return 0
    trouble = compiler_trouble()
    if trouble:
        shutil.rmtree(TARGET, ignore_errors=True)
        must = os.environ.get("SPELLBOARD_COMPILED") == "1"
        print(f"No C compiler works here ({trouble}).", file=sys.stderr)
        print("SPELLBOARD_COMPILED=1 asks for one." if must else "Spellboard runs as pure Python.", file=sys.stderr)
        return 1 if must else 0
    print(f"Compiling {len(compiled_files())} files to {TARGET.name} (a minute or two) ...", flush=True)
    try:
        build(key())
    except subprocess.CalledProcessError as error:
        print(error.stdout.decode(errors="replace"), file=sys.stderr)
        print("The engine did not compile; the output of mypyc and the C compiler is above.", file=sys.stderr)
        return 1
    ready()  # so that the next start need not read all files
    return 0


if __name__ == "__main__":
    sys.exit(main())
