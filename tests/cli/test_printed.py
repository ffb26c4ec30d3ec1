"""The commands of README and docs/command-line.md work as they are printed, in their order, in a fresh checkout."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spellboard import LANGUAGES
from spellboard.core import files
from tests.budget import MORE

from .conftest import EXAMPLE, ROOT, Command, environment
from .test_records import change_a_die, opened, played, put

# What `pip` installs in .venv/bin.
SCRIPT = """#!{python}
import sys
from spellboard.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""
PAGES = ["README.md", "docs/command-line.md", "docs/add-a-game.md"]


@pytest.fixture
def checkout(tmp_path: Path, home: Path) -> Path:
    """A folder in which `make setup` has been."""
    folder = tmp_path / "checkout"
    script = folder / ".venv" / "bin" / "spellboard"
    script.parent.mkdir(parents=True)
    script.write_text(SCRIPT.format(python=sys.executable))
    script.chmod(0o755)
    # An environment is a link to Python, with these beside it.
    (script.parent / "python").symlink_to(sys.executable)
    for part in ("pyvenv.cfg", "lib"):
        if Path(sys.prefix, "pyvenv.cfg").exists():
            (folder / ".venv" / part).symlink_to(Path(sys.prefix, part))
    return folder


def shell(line: str, folder: Path, lines: str = "") -> subprocess.CompletedProcess[str]:
    """A line typed in that folder; the small game of the tests is at hand, as in a checkout."""
    env = environment()
    env["PYTHONPATH"] += f":{ROOT}"
    return subprocess.run(
        ["sh", "-c", line], input=lines, capture_output=True, text=True, cwd=folder, env=env, timeout=120
    )


def commands(page: str) -> list[str]:
    """The lines of a page that begin with `$`, in their order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```text\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in re.findall(r"^\$ (.*)$", block, flags=re.MULTILINE)]


def prepare(page: str, folder: Path) -> None:
    """What a page tells of before it names the file: a record, a touched one, an edition that was changed."""
    if page == "docs/command-line.md":
        played().record.save(folder / "game.json")
        document = opened(folder / "game.json")
        change_a_die(document)
        put(folder / "touched.json", document)
        edition = files.packaged("tests.example", "edition.toml")
        (folder / "wrong.toml").write_text(edition.replace("hand = 3", 'hand = "three"'))
    if page == "docs/add-a-game.md":
        text = (ROOT / page).read_text(encoding="utf-8")
        (folder / "pebbles" / "text").mkdir(parents=True)
        for name, body in re.findall(r"```\w+ title=\"([\w./]+)\"\n(.*?)```", text, re.DOTALL):
            (folder / "pebbles" / name).write_text(body, encoding="utf-8")
        for language in LANGUAGES[1:]:
            shutil.copy(folder / "pebbles/text/en.ftl", folder / f"pebbles/text/{language}.ftl")


def affordable(line: str) -> str:
    """The line with fewer games to play, except in the whole run."""
    return line if MORE else re.sub(r"--games \d+", "--games 3", line)


@pytest.mark.scaled
@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_work_as_printed(checkout: Path, page: str) -> None:
    prepare(page, checkout)
    found = commands(page)
    assert found
    path = ""
    for line in found:
        if line.startswith("export "):
            path = line.partition("#")[0] + "; "
            continue
        ran = shell(path + affordable(line), checkout)
        wrong = "touched" in line or "wrong" in line
        assert ran.returncode == (2 if wrong else 0), f"{line}: {ran.stderr}{ran.stdout[-2000:]}"


@pytest.mark.parametrize("called", [".venv/bin/spellboard", ".venv/bin/python -m spellboard.cli"])
def test_the_line_that_says_how_to_go_on_can_be_copied(checkout: Path, called: str) -> None:
    left = shell(f"{called} play {EXAMPLE} --seed 18", checkout, "1\n")
    line = next(line for line in left.stdout.splitlines() if "Continue with: " in line)
    command = line.partition("Continue with: ")[2]
    assert command.startswith(f"{called} play {EXAMPLE} --resume ")
    went = shell(f"{command} --record over.json", checkout, "1\n" * 40)
    assert went.returncode == 0, went.stderr
    check = next(line for line in went.stdout.splitlines() if "Check it with: " in line).partition("Check it with: ")[2]
    assert check.startswith(f"{called} verify ")
    assert shell(check, checkout).stdout.startswith("over.json: ")


@pytest.mark.scaled
def test_the_examples_of_the_help_pages_work(checkout: Path) -> None:
    shell(".venv/bin/spellboard play magalon --seed 1", checkout)
    shell(".venv/bin/spellboard play bellum --players bot:random,bot:random --seed 1 --record game.json", checkout)
    seen = 0
    for name in ("", "play", "kept", "games", "rules", "simulate", "replay", "verify", "perft", "edition show",
                 "edition check"):  # fmt: skip
        help_page = " ".join(shell(f"COLUMNS=200 .venv/bin/spellboard {name} --help", checkout).stdout.split())
        told = re.search(r"(?:Examples?|Begin with|To make your own): (.*)$", help_page)
        assert told, help_page
        for line in told[1].split("\N{MIDDLE DOT}"):
            if line.split()[1:] == ["play"] or "--games 100 " in line:
                continue  # asks at a terminal which game; plays longer than a test may
            ran = shell(affordable(line), checkout)
            assert ran.returncode == 0, f"{line}: {ran.stderr}"
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_fit_eighty_columns(spellboard: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for game in ("magalon", "amulett", "bellum"):
        for line in (["games"], ["rules", game], ["edition", "show", game]):
            lang = [] if line[0] == "edition" else ["--lang", language]
            wide = [row for row in spellboard(*line, *lang).out.splitlines() if len(row) > 80]
            assert not wide, f"{' '.join(line)} {language}: {wide[0]}"
