"""Where a match begins: a new game, a position, a guided turn, or an entry of a finished record.

The text of a start is hashed into the header and stored in the record beside it, as it was hashed.
"""

from __future__ import annotations

import hashlib
import re
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from . import positions
from .entries import once
from .errors import EXACT, PositionError, RecordError, because
from .messages import CONTROL
from .practice import Practice
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
    match: Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{32})?\Z")] = ""
    """The id of the match that this one is forked from."""
    entry: Annotated[int, Meta(ge=0, lt=EXACT)] = 0
    """The position is the one after this entry of that match."""
    practice: bool = False
    """It is a guided turn of the game's own: nobody won or lost anything there."""


Begun = State | Practice | bytes | tuple["Record", int]
"""What a match may begin from."""


def text_of(game: Game, start: Begun | None, stamp: str = "") -> str:
    """The text of a start; nothing for a new game. A stamp is given where it is compared with an older text."""
    if start is None:
        return ""
    if isinstance(start, tuple):
        return _written(_forked(game, *start, stamp))
    if isinstance(start, Practice):
        return _written(Start(start.document(game), practice=True))
    state = game.from_bytes(start) if isinstance(start, bytes) else start
    if state.game.fingerprint != game.fingerprint:
        raise PositionError("error-position-other", game=game.name)
    return _written(Start(positions.to_json(state, stamp)))


def _written(start: Start) -> str:
    return msgspec.json.encode(start).decode()


def _forked(game: Game, record: Record, number: int, stamp: str) -> Start:
    """The start from the position after an entry (0: before the first); of a finished record only, and proved."""
    if not record.finished:
        raise RecordError("error-fork-unfinished")
    record.verify(type(game))
    own = record.load_game(type(game))
    if own.fingerprint != game.fingerprint:
        raise RecordError("error-fork-edition")
    if type(number) is not int or not 0 <= number <= len(record.entry_texts):
        raise RecordError(
            "error-fork-entry",
            number=number if isinstance(number, int) else str(number)[:40],
            last=len(record.entry_texts),
        )
    state = record.start(own)
    for step in islice(record.walk(own), number):
        state = step.state
    return Start(positions.to_json(state, stamp), record.header.match, number)


def must_fork(game: Game, origin: Record, text: str) -> None:
    """A RecordError unless this is the start of a match that was forked from that record."""
    start = read(text) if text else None
    if start is None or start.match != origin.header.match:
        raise RecordError("error-not-forked")
    if text != text_of(game, (origin, start.entry), start.position["edition"]):
        raise RecordError("error-fork-position", number=start.entry)


def hashed(text: str) -> str:
    """What the header holds of a start."""
    return hashlib.sha256(text.encode()).hexdigest() if text else NEW


def read(text: str) -> Start:
    """The start that a text holds."""
    try:
        if CONTROL.search(text):
            raise RecordError("error-start", why=because("error-control"))
        start = msgspec.json.decode(text, type=Start)
        once(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("error-start", why=error) from None
    return start


def position(game: Game, seats: int, said: str, text: str, stamp: str = "") -> State:
    """The position before the first entry: `said` stands in the header, `text` beside it, under the header's stamp."""
    if said == NEW and not text:
        return game.new(seats)
    if not text:
        raise RecordError("error-start-unknown", start=said[:40])
    if hashed(text) != said:
        raise RecordError("error-start-header")
    try:
        state = positions.from_json(game, read(text).position, stamp)
    except PositionError as error:
        raise RecordError("error-start", why=error) from None
    if state.players != seats:
        raise RecordError("error-start-players", players=int(state.players), seats=seats)
    if state.actor is None:
        raise RecordError("error-start-over")
    return state
