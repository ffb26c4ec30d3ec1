"""Where a match begins: a new game, a position, or an entry of a finished record.

The text of a start is hashed into the header and stored in the record beside it, as it was hashed.
"""

from __future__ import annotations

import hashlib
import re
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from . import positions
from .entries import CONTROL, once, plain
from .errors import PositionError, RecordError
from .state import State

if TYPE_CHECKING:
    from .game import Game
    from .record import Record

NEW = "new"
"""The ordinary start. Of any other one the header holds the SHA-256 of its text."""
HASH = re.compile("[0-9a-f]{64}")


class Start(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The position that a match began from, and where it was taken from if that was another match."""

    position: dict[str, Any]
    match: str = ""
    """The id of the match that this one is forked from."""
    entry: int = 0
    """The position is the one after this entry of that match."""


def text_of(game: Game, start: State | bytes | tuple[Record, int] | None, stamp: str = "") -> str:
    """The text of a start; nothing for a new game. A stamp is given where it is compared with an older text."""
    if start is None:
        return ""
    if isinstance(start, tuple):
        return _written(_forked(game, *start, stamp))
    state = game.from_bytes(start) if isinstance(start, bytes) else start
    if state.game.fingerprint != game.fingerprint:
        raise PositionError(f"this position is of another game, edition or options than {game.name} here")
    return _written(Start(positions.to_json(state, stamp)))


def _written(start: Start) -> str:
    return msgspec.json.encode(start).decode()


def _forked(game: Game, record: Record, number: int, stamp: str) -> Start:
    """The start from the position after an entry (0: before the first); of a finished record only, and proved."""
    if not record.finished:
        raise RecordError("a match is forked from a finished record, and this one stops before its end")
    record.verify(type(game))
    own = record.load_game(type(game))
    if own.fingerprint != game.fingerprint:
        raise RecordError("that record was played with another edition or other options")
    if type(number) is not int or not 0 <= number <= len(record.entry_texts):
        raise RecordError(f"there is no entry {number} to begin from; the last one is {len(record.entry_texts)}")
    state = record.start(own)
    for step in islice(record.walk(own), number):
        state = step.state
    return Start(positions.to_json(state, stamp), record.header.match, number)


def must_fork(game: Game, origin: Record, text: str) -> None:
    """A RecordError unless this is the start of a match that was forked from that record."""
    start = read(text) if text else None
    if start is None or start.match != origin.header.match:
        raise RecordError("the match was not forked from that record")
    if text != text_of(game, (origin, start.entry), start.position["edition"]):
        raise RecordError(f"the match does not begin from the position after entry {start.entry} of that record")


def hashed(text: str) -> str:
    """What the header holds of a start."""
    return hashlib.sha256(text.encode()).hexdigest() if text else NEW


def read(text: str) -> Start:
    """The start that a text holds."""
    try:
        if CONTROL.search(text):
            raise RecordError("the start is malformed: a control character stands in it")
        start = msgspec.json.decode(text, type=Start)
        once(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the start is malformed: {plain(error)}") from None
    return start


def position(game: Game, seats: int, said: str, text: str, stamp: str = "") -> State:
    """The position before the first entry: `said` stands in the header, `text` beside it, under the header's stamp."""
    if said == NEW and not text:
        return game.new(seats)
    if not text:
        raise RecordError(f"the match begins from {said[:40]!r}, which is not known here")
    if hashed(text) != said:
        raise RecordError("the position that the match begins from is not the one of the header")
    try:
        state = positions.from_json(game, read(text).position, stamp)
    except PositionError as error:
        raise RecordError(f"the start is malformed: {plain(error)}") from None
    if state.players != seats:
        raise RecordError(f"the match begins from a position of {int(state.players)} players, not of {seats}")
    if state.actor is None:
        raise RecordError("the match begins from a position in which the game is over")
    return state
