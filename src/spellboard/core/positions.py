"""Positions in bytes and in JSON, built from the fields that a game's State names."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from .errors import OptionError, PositionError
from .state import CHANCE

if TYPE_CHECKING:
    from .game import Game
    from .state import State

FORMAT = "spellboard-position/1"
MAGIC = b"SPB1"
LONGEST = 65_536


def to_json(state: State, stamp: str = "") -> dict[str, Any]:
    """A position as a plain document that a person can edit; with another stamp as it was written once."""
    game = state.game
    return {
        "format": FORMAT,
        "game": game.name,
        "edition": stamp or game.fingerprint,
        "players": int(state.players),
        "position": {field: _plain(getattr(state, field)) for field in state.FIELDS},
    }


def from_json(game: Game, document: Any, stamp: str = "") -> State:
    """The position that a document describes; says what is wrong with one that cannot be.

    A record says under which options its start was written: that stamp will do beside the game's own.
    """
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise PositionError("error-position", format=FORMAT)
    if document.get("game") != game.name:
        named = document.get("game")
        raise PositionError(
            "error-position-of" if isinstance(named, str) else "error-position-of-none",
            name=str(named)[:40],
            game=game.name,
        )
    if document.get("edition") not in (*game.stamps, stamp or game.fingerprint):
        raise PositionError("error-position-edition", game=game.name)
    players, position = document.get("players"), document.get("position")
    if not isinstance(players, int) or not isinstance(position, dict):
        raise PositionError("error-position-parts")
    state = _new(game, players)
    missing = [field for field in state.FIELDS if field not in position]
    if missing:
        raise PositionError("error-position-missing", field=missing[0])
    unknown = [str(field)[:40] for field in position if field not in state.FIELDS]
    if unknown:
        raise PositionError("error-position-unknown", field=unknown[0])
    for field in state.FIELDS:
        _set(state, field, position[field])
    return _sound(state)


def values(state: State) -> list[int | list[int]]:
    """The fields of a position, in their order."""
    return [_plain(getattr(state, field)) for field in state.FIELDS]


def rebuild(game: Game, players: int, values: list[int | list[int]]) -> State:
    """The position with these fields, as it was: also one that is being set up and not sound yet."""
    state = game.start(players)
    for field, value in zip(state.FIELDS, values, strict=True):
        state.fill(field, [value] if isinstance(value, int) else value)
    return state


def to_bytes(state: State, stamp: str = "") -> bytes:
    """A position in short bytes: a head, the fields as variable-length numbers, a check."""
    out = bytearray(MAGIC + bytes.fromhex(stamp or state.game.fingerprint))
    _put(out, int(state.players))
    for field in state.FIELDS:
        value = _plain(getattr(state, field))
        if isinstance(value, int):
            _put(out, value)
        else:
            _put(out, len(value))
            for number in value:
                _put(out, number)
    return bytes(out + zlib.crc32(out).to_bytes(4, "big"))


def from_bytes(game: Game, data: bytes) -> State:
    """The position that `to_bytes` wrote; foreign, cut or damaged bytes are a PositionError."""
    head = len(MAGIC) + len(game.fingerprint) // 2
    if data[: len(MAGIC)] != MAGIC:
        raise PositionError("error-position-bytes")
    if len(data) < head + 5 or zlib.crc32(data[:-4]).to_bytes(4, "big") != data[-4:]:
        raise PositionError("error-position-damaged")
    if data[len(MAGIC) : head].hex() not in game.stamps:
        raise PositionError("error-position-other", game=game.name)
    reader = _Reader(data[head:-4])
    state = _new(game, reader.number())
    for field in state.FIELDS:
        if isinstance(getattr(state, field), int):
            _set(state, field, reader.number())
        else:
            _set(state, field, [reader.number() for _ in range(reader.length())])
    if not reader.at_end:
        raise PositionError("error-position-more")
    return _sound(state)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    @property
    def at_end(self) -> bool:
        return self.at == len(self.data)

    def number(self) -> int:
        value = shift = 0
        while True:
            if self.at >= len(self.data) or shift > 63:
                raise PositionError("error-position-damaged")
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte == 0 and shift > 7:
                raise PositionError("error-position-damaged")  # a number has one way to be written
            if byte < 128:
                return (value >> 1) ^ -(value & 1)

    def length(self) -> int:
        found = self.number()
        if not 0 <= found <= LONGEST:
            raise PositionError("error-position-damaged")
        return found


def _put(out: bytearray, number: int) -> None:
    value = (number << 1) ^ (number >> 63)
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, int) else [int(number) for number in value]


def _new(game: Game, players: int) -> State:
    try:
        return game.new(players)
    except OptionError as error:
        raise PositionError.saying(error) from None


def _set(state: State, field: str, value: Any) -> None:
    here = getattr(state, field)
    whole = isinstance(here, int)
    fits = type(value) is int if whole else isinstance(value, list) and all(type(number) is int for number in value)
    if not fits:
        raise PositionError("error-position-number" if whole else "error-position-list", field=field)
    if not all(-(2**63) <= number < 2**63 for number in ([value] if whole else value)):
        raise PositionError("error-position-range", field=field)
    try:
        state.fill(field, [value] if whole else value)
    except (OverflowError, TypeError, ValueError):
        raise PositionError("error-position-range", field=field) from None


def _sound(state: State) -> State:
    try:
        problems = state.problems() or _stuck(state)
    except (ArithmeticError, LookupError, TypeError, ValueError):
        raise PositionError("error-position-nowhere") from None
    if problems:
        raise PositionError("error-position-unsound", problem=problems[0])
    return state


def _stuck(state: State) -> list[str]:
    """What no game needs to say for itself: a position is over, or somebody or the dealer has something to do."""
    actor = state.actor
    if actor is None:
        return [] if state.outcome is not None else ["it is over without a result"]
    if actor == CHANCE:
        weights = [weight for _, weight in state.chances()]
        return [] if weights and min(weights) > 0 else ["nothing can be rolled or drawn"]
    idle = [seat for seat in state.waiting if not state.legal(seat)]
    return [f"p{idle[0] + 1} must choose and has no choice"] if idle else []
