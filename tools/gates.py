"""Checks on the checkout that no other tool makes: `python -m tools.gates` prints what is wrong and where.

- No compiled file lies beside the sources: it would win over the .py and hide every later change to it.
- No lock or installer file names the address of a package registry, and every locked package has a hash.
- The build requirements are exact, and the lock files agree with them and with one another.
"""

import json
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINARIES = {".so", ".pyd", ".dll", ".dylib", ".o"}
LOCKS_WITH_ADDRESSES = {"uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock", "yarn.lock", "pnpm-lock.yaml"}
ADDRESS = re.compile(r"://|--(extra-)?index-url|--find-links|^\s*-[if]\s|@\s*(https?|file|git)\b")
REGISTRY_SETTING = re.compile(r"registry\s*=|index-url|find-links|^\s*url\s*=")
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)")


def files_of(root: Path) -> Iterator[Path]:
    """Every file of the checkout, without environments, caches and what was installed or built."""
    for folder, inside, names in os.walk(root):
        inside[:] = sorted(d for d in inside if not d.startswith(".") and d not in {"node_modules", "build", "dist"})
        for name in sorted(names):
            yield Path(folder, name)


def binaries(root: Path) -> list[str]:
    """Compiled files under src/."""
    found = sorted(p for p in (root / "src").rglob("*") if p.suffix in BINARIES)
    return [f"{p.relative_to(root)}: a compiled file beside the sources wins over the .py; delete it" for p in found]


def addresses(root: Path) -> list[str]:
    """Addresses of package registries in lock files, requirement files and installer settings."""
    problems = []
    for path in files_of(root):
        place = path.relative_to(root)
        if path.name in LOCKS_WITH_ADDRESSES or re.fullmatch(r"pylock(\..+)?\.toml", path.name):
            problems.append(f"{place}: this kind of lock file holds addresses; use requirements*.lock")
        elif path.name.startswith("requirements") and path.suffix in {".lock", ".in", ".txt"}:
            problems += lines_with(ADDRESS, path, place, "an address in a requirement file")
        elif path.name in {"package-lock.json", "npm-shrinkwrap.json"}:
            if "resolved" in keys_of(json.loads(path.read_text())):
                problems.append(f'{place}: has "resolved" keys; set omit-lockfile-registry-resolved=true in .npmrc')
            problems += [f"{place}: {name} lacks a hash" for name in without_hash(json.loads(path.read_text()))]
        elif path.name in {".npmrc", "pip.conf", "pip.ini", "uv.toml"}:
            problems += lines_with(REGISTRY_SETTING, path, place, "names a registry")
    return problems


def lines_with(pattern: re.Pattern[str], path: Path, place: Path, what: str) -> list[str]:
    lines = path.read_text().splitlines()
    return [f"{place}:{number}: {what}" for number, line in enumerate(lines, 1) if pattern.search(line)]


def keys_of(document: object) -> set[str]:
    """All keys of a JSON document, at any depth."""
    if isinstance(document, dict):
        return set(document).union(*(keys_of(value) for value in document.values()))
    if isinstance(document, list):
        return set().union(*(keys_of(value) for value in document))
    return set()


def without_hash(document: dict[str, dict[str, dict[str, object]]]) -> list[str]:
    """Packages of a package-lock.json whose content is not fixed."""
    return [name for name, about in document.get("packages", {}).items() if name and "integrity" not in about]


def hashes(root: Path) -> list[str]:
    """Locked packages without a hash, or not locked to one version."""
    problems = []
    for path in sorted(root.glob("requirements*.lock")):
        entries = re.sub(r"\\\n", " ", path.read_text()).splitlines()
        for entry in entries:
            if not entry.strip() or entry.lstrip().startswith("#"):
                continue
            if not PIN.match(entry) or "--hash=sha256:" not in entry:
                problems.append(f"{path.name}: {entry.split()[0]} lacks a pinned version or a hash")
    return problems


def pins(root: Path) -> list[str]:
    """Build requirements that are not exact, and versions on which the lock files disagree."""
    problems = []
    wanted: dict[str, set[str]] = {}
    for requirement in tomllib.loads((root / "pyproject.toml").read_text())["build-system"]["requires"]:
        match = PIN.match(requirement)
        if match:
            wanted[canonical(match[1])] = {match[2]}
        else:
            problems.append(f"pyproject.toml: build requirement {requirement!r} is not pinned with ==")
    locks = {name: locked(root / f"requirements{name}.lock") for name in ("", "-dev", "-build", "-uv")}
    dev = locks["-dev"]
    for name, versions in wanted.items():
        for lock, have in locks.items():
            if have.get(name, versions) != versions or (lock in ("-dev", "-build") and name not in have):
                told = f"{name} is not the version that pyproject.toml builds with; run `make lock`"
                problems.append(f"requirements{lock}.lock: {told}")
    for lock, have in locks.items():
        for name, versions in have.items():
            if name not in wanted and dev.get(name) != versions:
                problems.append(f"requirements-dev.lock: {name} differs from requirements{lock}.lock; run `make lock`")
    return problems


def locked(path: Path) -> dict[str, set[str]]:
    """The versions of each package in a lock file (several where markers tell platforms apart)."""
    found: dict[str, set[str]] = {}
    for line in path.read_text().splitlines():
        match = PIN.match(line)
        if match:
            found.setdefault(canonical(match[1]), set()).add(match[2])
    return found


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def problems_of(root: Path) -> list[str]:
    return [*binaries(root), *addresses(root), *hashes(root), *pins(root)]


def main() -> int:
    problems = problems_of(ROOT)
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print("gates: no binaries beside the sources, no addresses in lock files, all pins agree")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
