"""How this command was called, so that every command that it prints works when it is copied."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

NAME = "spellboard"
CLI = "spellboard.cli"
"""Where the words of the command line are."""


def called(arguments: Sequence[str], original: Sequence[str]) -> list[str]:
    """The words in front of the arguments: `spellboard`, `.venv/bin/spellboard`, `python -m spellboard.cli` ..."""
    script = Path(arguments[0]) if arguments else Path()
    # Python calls the script `-m` while it imports the package, and then by its file.
    module = script.name == "__main__.py" and script.parent.name in (NAME, "cli")
    if (module or str(script) == "-m") and "-m" in original:
        return list(original[: len(original) - len(arguments) + 1])
    if script.stem != NAME:
        return [NAME]
    found = shutil.which(NAME)
    return [NAME] if found and script.exists() and os.path.samefile(found, script) else [arguments[0]]


def command(*arguments: object) -> str:
    """The command with these arguments, as it can be typed."""
    return shlex.join([*called(sys.argv, sys.orig_argv), *map(str, arguments)])


def examples(*lines: str, label: str = "") -> str:
    """Commands for the end of a help page."""
    said = " \N{MIDDLE DOT} ".join(f"{command()} {line}" for line in lines)
    return f"{label or ('Example' if len(lines) == 1 else 'Examples')}: {said}"
