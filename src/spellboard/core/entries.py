"""The entries of a journal, and how their text is read: one meaning, nothing unknown, nothing twice."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct

from .errors import RecordError, because
from .messages import CONTROL

REASONS = ("agreement", "closed")
# What steers a terminal, breaks a line or turns the direction of reading.


class Deed(Struct, frozen=True, tag="deed", tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """A seat's action. `chain` is the number of the first entry where a composite was played as one."""

    n: int
    seat: int
    action: str
    chain: int = 0
    forced: bool = False


class Chance(Struct, frozen=True, tag="chance", tag_field="type", forbid_unknown_fields=True):
    """A die or a draw: what came, the dealer's counter, and the weights it was mapped to."""

    n: int
    action: str
    counter: int
    weights: list[int]


class Undo(Struct, frozen=True, tag="undo", tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Back to the position before entry `before`; by a seat for its own actions, by nobody when all agreed."""

    n: int
    before: int
    seat: int | None = None


class Resign(Struct, frozen=True, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """A seat leaves the game."""

    n: int
    seat: int


class Close(Struct, frozen=True, tag="close", tag_field="type", forbid_unknown_fields=True):
    """The match ends without a result of the game: by agreement, or closed by the host."""

    n: int
    reason: str


Entry = Deed | Chance | Undo | Resign | Close

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """The text of an entry: what is hashed and stored."""
    return _encoder.encode(entry).decode()


def read(text: str, number: int) -> Entry:
    """The entry that a text holds; what is wrong with it is named by its place in the journal."""
    try:
        if CONTROL.search(text):
            raise RecordError("error-control", number)
        entry: Entry = _decoder.decode(text)
        once(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("error-no-entry", number, why=error) from None
    return entry


def known(text: str) -> Entry:
    """The entry of a text that we wrote or have read before."""
    entry: Entry = _decoder.decode(text)
    return entry


class Twice(ValueError):
    """A key that stands twice in one object."""

    def __init__(self, key: str) -> None:
        self.said = because("error-key-twice", key=key[:60])
        super().__init__(key)


def once(text: str | bytes) -> None:
    """A ValueError if a key stands twice in an object of a JSON text, where readers would not agree which counts."""
    json.loads(text, object_pairs_hook=_pairs)


def _pairs(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        keys = [key for key, _ in pairs]
        raise Twice(next(key for key in keys if keys.count(key) > 1))
