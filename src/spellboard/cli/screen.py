"""Where the command writes: results to stdout, complaints and progress to stderr, and the few colours it uses.

The colours are the terminal's own, so that they fit a light and a dark one. Gold means: you may act here, now.
"""

from __future__ import annotations

import re
import sys

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text
from rich.theme import Theme

STYLES = {
    "gold": "bold yellow",
    "rubric": "red",
    "verdigris": "green",
    "quiet": "dim",
    "strong": "bold",
}


LONGEST = 600


class Answered(Exception):
    """Ctrl-C, about which the command has said its line already."""


def console() -> Console:
    """A console on the present stdout."""
    return Console(theme=Theme(STYLES), highlight=False, markup=False, emoji=False)


def errors() -> Console:
    """A console on the present stderr."""
    return Console(theme=Theme(STYLES), highlight=False, markup=False, emoji=False, stderr=True)


def progress(*beside: ProgressColumn) -> Progress:
    """A bar on stderr for what takes long, gone when it is done; nothing where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *beside, TimeRemainingColumn())
    out = errors()
    return Progress(*columns, console=out, transient=True, disable=not out.is_terminal)


def plain(text: str) -> str:
    """Text from elsewhere without anything that could steer a terminal."""
    kept = "\n\N{NO-BREAK SPACE}"  # French wants one before a colon
    return "".join(sign if sign.isprintable() or sign in kept else "\N{REPLACEMENT CHARACTER}" for sign in text)


def complain(text: str) -> None:
    """One clear line on stderr, without the middle of what a file made endless."""
    said = re.sub("[ \n]+", " ", plain(text)).strip()
    if len(said) > LONGEST:
        said = f"{said[: LONGEST * 2 // 3]} \N{HORIZONTAL ELLIPSIS} {said[-LONGEST // 3 :]}"
    print(f"spellboard: {said}", file=sys.stderr)


def write(out: Console, text: str | Text, style: str = "") -> None:
    """A drawing or a line exactly as it is: a board must not be wrapped."""
    out.print(text, style=style or None, soft_wrap=True)


def as_text(document: object) -> str:
    """A document as JSON for people and programs."""
    return msgspec.json.format(msgspec.json.encode(document)).decode()


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"
