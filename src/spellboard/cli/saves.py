"""Saved games: a record that is not over, with the dealer's secret beside it. For its owner's eyes only.

A record shows the secret only when the game is over. Whoever wants to go on needs it before, so it stands in a wrapper.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from ..core import files
from ..core.errors import RecordError, SpellboardError, system
from ..core.game import Game
from ..core.match import Match
from ..core.record import Record
from ..core.seal import SECRET_BYTES
from .called import CLI, command

FORMAT = "spellboard-save/1"
RECORD = "spellboard-record/"


class Save(Struct, frozen=True, tag_field="format", tag=FORMAT):
    """A match to go on with: the dealer's secret, the luck of the bots, and the record so far."""

    secret: str
    luck: int
    record: msgspec.Raw

    def resume(self, kind: type[Game] | None) -> Match:
        """The match at the place where it was left."""
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_BYTES:
            raise RecordError("error-secret-missing")
        return Match.resume(Record.decode(bytes(self.record)), secret, kind, forced=True)


def read(file: Path) -> Save:
    """A saved game from a file."""
    data = files.read(file, "save")
    if data.lstrip().startswith(b'{"format":"' + RECORD.encode()):
        raise RecordError("error-is-a-record", package=CLI, file=str(file), command=command("replay", file))
    try:
        return msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError("error-not-a-save", package=CLI, file=str(file), why=error) from None


def write(file: Path, match: Match, luck: int) -> None:
    """Save a match; a file that is no saved game is left alone."""
    if file.exists() and not _is_save(file):
        raise SpellboardError("error-file-no-save", package=CLI, file=str(file))
    secret = match.dealer.seal(reveal=True).secret
    files.write(file, msgspec.json.encode(Save(secret, luck, msgspec.Raw(match.record.encode()))) + b"\n", private=True)


def write_record(file: Path, match: Match) -> None:
    """Keep the record of a match that is over; nothing that is there already is overwritten."""
    if file.exists():
        raise SpellboardError("error-file-there", package=CLI, file=str(file))
    match.record.save(file)


def _is_save(file: Path) -> bool:
    try:
        with open(file, "rb") as data:
            return data.read(64).startswith(b'{"format":"' + FORMAT.encode())
    except OSError:
        return False


def shelter() -> Path:
    """The folder of games that were left without being saved."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "spellboard"


def waiting_games() -> list[Path]:
    """The files in it, the newest first."""
    try:
        found = [file for file in shelter().iterdir() if file.suffix == ".json" and _is_save(file)]
        return sorted(found, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)
    except OSError:
        return []


def kept(match: Match) -> Path:
    """Where a match is kept by itself when one leaves it."""
    folder = shelter()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SpellboardError("error-folder", package=CLI, folder=str(folder), why=system(error)) from None
    return folder / f"{match.game.name}-{match.dealer.commitment[:8]}-{os.getpid()}.json"
