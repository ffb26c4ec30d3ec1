"""The one door through which core, games and bots read files."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from .errors import SpellboardError

LARGEST = 32 * 1024 * 1024


def packaged(package: str, *names: str) -> str:
    """The text of a file that ships inside a package."""
    return files(package).joinpath(*names).read_text(encoding="utf-8")


def read(path: str | os.PathLike[str], what: str) -> bytes:
    """A file from outside, bounded in size; `what` names it in the error."""
    place = Path(path)
    try:
        size = place.stat().st_size
        if not place.is_file():
            raise SpellboardError(f"{place}: this is not a file, {what} was expected")
        if size > LARGEST:
            raise SpellboardError(f"{place}: {size} bytes are too many for {what} (at most {LARGEST})")
        return place.read_bytes()
    except OSError as error:
        raise SpellboardError(f"{place}: {what} cannot be read: {(error.strerror or 'unreadable').lower()}") from None


def read_text(path: str | os.PathLike[str], what: str) -> str:
    """A text file from outside."""
    try:
        return read(path, what).decode("utf-8")
    except UnicodeDecodeError:
        raise SpellboardError(f"{path}: {what} must be text in UTF-8") from None


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
        raise SpellboardError(f"{place}: cannot be written: {(error.strerror or 'unwritable').lower()}") from None
