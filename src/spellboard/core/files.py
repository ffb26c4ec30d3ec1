"""The one door through which core, games and bots read files."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Literal

from .errors import SpellboardError, system
from .messages import Message

What = Literal["edition", "position", "record", "save"]
"""What a file should hold: `file-record` and so on are its names in the words."""
LARGEST = 32 * 1024 * 1024


def packaged(package: str, *names: str) -> str:
    """The text of a file that ships inside a package; a game of somebody else may lack one."""
    try:
        return files(package).joinpath(*names).read_text(encoding="utf-8")
    except (ImportError, OSError, UnicodeDecodeError) as error:
        raise SpellboardError(
            "error-packaged-text" if isinstance(error, UnicodeDecodeError) else "error-packaged-missing",
            where=package,
            file="/".join(names),
        ) from None


def packaged_names(package: str, *names: str) -> list[str]:
    """The names of all files in a folder that ships inside a package."""
    return sorted(one.name for one in files(package).joinpath(*names).iterdir() if one.is_file())


def read(path: str | os.PathLike[str], what: What, most: int | None = None) -> bytes:
    """A file from outside, bounded in size; `what` names it in the error."""
    place, limit = Path(path), LARGEST if most is None else most
    try:
        size = place.stat().st_size
        if not place.is_file():
            raise SpellboardError("error-not-a-file", file=str(place), what=Message(f"file-{what}"))
        with open(place, "rb") as file:
            # It may grow while it is read, or not know its own size.
            data = file.read(limit + 1) if size <= limit else b""
    except (OSError, ValueError) as error:  # a name with a zero byte in it is a ValueError
        raise SpellboardError(
            "error-unreadable", file=str(place), what=Message(f"file-{what}"), why=system(error)
        ) from None
    if max(size, len(data)) > limit:
        raise SpellboardError(
            "error-too-large", file=str(place), bytes=max(size, len(data)), what=Message(f"file-{what}"), most=limit
        )
    return data


def read_text(path: str | os.PathLike[str], what: What, most: int | None = None) -> str:
    """A text file from outside."""
    try:
        return read(path, what, most).decode("utf-8")
    except UnicodeDecodeError:
        raise SpellboardError("error-file-text", file=str(path), what=Message(f"file-{what}")) from None


def write(path: str | os.PathLike[str], data: bytes, private: bool = False) -> None:
    """Replace a file whole or not at all; a private one can be read by its owner only."""
    place = Path(path)
    beside = Path(f"{place}.part")
    try:
        beside.unlink(missing_ok=True)
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666), "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, place)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise SpellboardError("error-unwritable", file=str(place), why=system(error)) from None
