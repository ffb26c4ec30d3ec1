"""Keep .compiled, the compiled engine that lies beside the checkout, up to date.

python -m tools.compiled          build it if it is out of date; without a C compiler say so and go on
python -m tools.compiled --where  print .compiled if it is up to date, else nothing
python -m tools.compiled --could  say yes if it is there or could be built, else nothing

`PYTHONPATH=.compiled` then runs the compiled engine; without it the checkout runs as pure Python.
Compiling is slow, so it happens only when a compiled file, something it imports, or the list of files changed.
The other files are copied, so that both engines always run the same source.
"""

import ast
import hashlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / ".compiled"
KEY = TARGET / "built-from"


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


def up_to_date() -> bool:
    return KEY.is_file() and KEY.read_text() == key()


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


def build() -> None:
    """Build a wheel from nothing (an old build/ would leave its binaries in it) and unpack it."""
    for stale in (ROOT / "build", TARGET):
        shutil.rmtree(stale, ignore_errors=True)
    wheels = ROOT / "build" / "wheel"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    env = {**os.environ, "SPELLBOARD_COMPILED": "1", "SPELLBOARD_NO_PAGE": "1"}  # the page lies in web/, always fresh
    env.pop("SPELLBOARD_PURE", None)
    wheel = [*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), "."]
    subprocess.run(wheel, cwd=ROOT, env=env, check=True)
    install = [*pip, "install", "--quiet", "--no-deps", "--no-index", "--target", str(TARGET)]
    subprocess.run([*install, *map(str, wheels.glob("*.whl"))], cwd=ROOT, check=True)


def main() -> int:
    if "--could" in sys.argv[1:]:
        print("yes" if up_to_date() or compiler_trouble() is None else "", end="")
        return 0
    if "--where" in sys.argv[1:]:
        if up_to_date():
            refresh()
            print(TARGET)
        return 0
    if up_to_date():
        refresh()
        return 0
    trouble = compiler_trouble()
    if trouble:
        shutil.rmtree(TARGET, ignore_errors=True)
        must = os.environ.get("SPELLBOARD_COMPILED") == "1"
        print(f"No C compiler works here ({trouble}).", file=sys.stderr)
        print("SPELLBOARD_COMPILED=1 asks for one." if must else "Spellboard runs as pure Python.", file=sys.stderr)
        return 1 if must else 0
    wanted = key()
    print(f"Compiling {len(compiled_files())} files to {TARGET.name} (half a minute for 5,000 lines) ...", flush=True)
    try:
        build()
    except subprocess.CalledProcessError:
        print("The engine did not compile; what mypyc said stands above.", file=sys.stderr)
        return 1
    KEY.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
