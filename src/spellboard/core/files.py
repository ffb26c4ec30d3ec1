"""The one door through which core, games and bots read files."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from .errors import SpellboardError

LARGEST = 32 * 1024 * 1024


def packaged(package: str, *names: str) -> str:
    """The text of a file that ships inside a package; a game of somebody else may lack one."""
    try:
        return files(package).joinpath(*names).read_text(encoding="utf-8")
    except (ImportError, OSError, UnicodeDecodeError) as error:
        why = "is not text in UTF-8" if isinstance(error, UnicodeDecodeError) else "is missing or cannot be read"
        raise SpellboardError(f"{package}: {'/'.join(names)} {why}") from None


def read(path: str | os.PathLike[str], what: str, most: int | None = None) -> bytes:
    """A file from outside, bounded in size; `what` names it in the error."""
    place, limit = Path(path), LARGEST if most is None else most
    try:
        size = place.stat().st_size
        if not place.is_file():
            raise SpellboardError(f"{place}: this is not a file, {what} was expected")
        with open(place, "rb") as file:
            # It may grow while it is read, or not know its own size.
            data = file.read(limit + 1) if size <= limit else b""
    except (OSError, ValueError) as error:  # a name with a zero byte in it is a ValueError
        why = getattr(error, "strerror", None) or "unreadable"
        raise SpellboardError(f"{place}: {what} cannot be read: {why.lower()}") from None
    if max(size, len(data)) > limit:
        raise SpellboardError(f"{place}: {max(size, len(data))} bytes are too many for {what} (at most {limit})")
    return data


def read_text(path: str | os.PathLike[str], what: str, most: int | None = None) -> str:
    """A text file from outside."""
    try:
        return read(path, what, most).decode("utf-8")
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
