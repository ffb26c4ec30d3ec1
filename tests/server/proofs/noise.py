"""Frames that somebody might send: by the types of the wire with wrong values, out of order, and plain noise."""

from __future__ import annotations

import json
import random
import typing
from typing import TYPE_CHECKING, Any

import msgspec

from spellboard.server.wire import incoming
from spellboard.server.wire.bounds import FRAME

if TYPE_CHECKING:
    from .fuzz import Place

KINDS: tuple[type[incoming.In], ...] = typing.get_args(incoming.Incoming)
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 7, 99, 100, 2**31, 2**63, -(2**70), 1.5, 1e308, "", " ", "x" * 401, "\0",
    "\u202e", "💥" * 50,
    "é", [], {}, [[]], [None], ["x"] * 70, {"type": "do"}, "hide", "pass", "../../etc/passwd", "external:touch x",
]  # fmt: skip


class Noise:
    """One source of nonsense."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self._old: list[str] = []
        """Frames that were sent before: they are sent again."""
        self._sent = 0

    def frame(self, place: Place) -> tuple[str | bytes, str]:
        """Anything, and what kind of thing it is."""
        draw = self.chance.random()
        if draw < 0.45:
            return self._kept(self.sensible(place)), "sensible"
        if draw < 0.75:
            return self._kept(self.damaged(place)), "damaged"
        if draw < 0.83 and self._old:
            return self.chance.choice(self._old), "replayed"
        if draw < 0.90:
            return json.dumps(self._value(0)), "document"
        if draw < 0.93:
            return self.chance.randbytes(self.chance.randint(0, 300)), "bytes"
        if draw < 0.95:
            return "[" * self.chance.randint(1, FRAME), "nested"
        if draw < 0.96:
            return "x" * self.chance.randint(FRAME - 2, FRAME + 4000), "oversized"
        text = self.sensible(place)
        return text[: self.chance.randint(0, len(text))], "torn"

    def control(self) -> bytes:
        """Control frames of every kind and size, most of which cannot be: torn, endless, without a mask."""
        kind, size = self.chance.randint(0, 255), self.chance.choice([0, 1, 125, 126, 127])
        masked = 0x80 if self.chance.random() < 0.8 else 0
        return bytes((kind, masked | size)) + self.chance.randbytes(self.chance.randint(0, 140))

    def half_request(self, host: str) -> bytes:
        """The beginning of a request, cut off anywhere, or repeated without a pause."""
        bodies = ["{}", '{"name": "Ada"}', "x" * 5000]
        body = self.chance.choice(bodies)
        length = self.chance.choice([str(len(body)), "70000", "-1", "1e3", "99999999999999"])
        method, path = self.chance.choice(["GET", "POST", "BREW"]), self.chance.choice(["/", "/api/guests", "/api/me"])
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {host}", f"Origin: http://{host}", "Content-Type: application/json",
            self.chance.choice([f"Content-Length: {length}", "Transfer-Encoding: chunked", "Expect: 100-continue"]),
        ]  # fmt: skip
        whole = ("\r\n".join(lines) + "\r\n\r\n" + body).encode() * self.chance.choice([1, 1, 1, 20])
        return whole[: self.chance.randint(0, len(whole))]

    def refused(self, place: Place) -> list[str]:
        """Frames that must be refused from a channel that speaks for no seat."""
        found = [frame for frame in (self.sensible(place) for _ in range(20)) if '"say"' not in frame]
        return [frame for frame in found if '"hello"' not in frame]

    def seats(self, most: int) -> list[int]:
        return [self.chance.randint(0, most + 1) for _ in range(self.chance.randint(0, most))]

    def _kept(self, text: str) -> str:
        if len(self._old) < 500:
            self._old.append(text)
        else:
            self._old[self.chance.randrange(500)] = text
        return text

    # --- by the types of the wire ------------------------------------------------------------------------------------

    def sensible(self, place: Place) -> str:
        """A frame that might even be right."""
        return json.dumps(self._fields(self.chance.choice(KINDS), place))

    def damaged(self, place: Place) -> str:
        """A frame with something wrong in it."""
        kind = self.chance.choice(KINDS)
        whole = self._fields(kind, place)
        for _ in range(self.chance.randint(1, 2)):
            key = self.chance.choice([*whole, "more"])
            if self.chance.random() < 0.2:
                whole.pop(key, None)
            else:
                whole[key] = self._value(1)
            if not whole:
                break
        return json.dumps(whole)

    def _fields(self, kind: type[incoming.In], place: Place) -> dict[str, Any]:
        whole: dict[str, Any] = {"type": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if field.required or self.chance.random() < 0.5:
                whole[field.name] = self._field(kind, field.name, place, whole)
        return whole

    def _field(self, kind: type[incoming.In], name: str, place: Place, so_far: dict[str, Any]) -> Any:
        chance = self.chance
        seat = so_far.get("seat", 0)
        sight = place.sights.get(seat, {})
        legal = [choice["play"] for choice in sight.get("legal", [])] or ["hide"]
        if name == "request":
            self._sent += 1
            return f"f{self._sent}" if chance.random() < 0.95 else f"f{chance.randint(1, self._sent)}"
        if name in ("seat", "about"):
            return chance.randrange(place.seats) if chance.random() < 0.9 else chance.randint(0, 99)
        if name == "fresh":
            return sight.get("fresh", 0) if chance.random() < 0.8 else chance.randint(0, 500)
        if name == "play" and kind is incoming.Order:
            return chance.choice([*legal, ""])
        if name == "play":
            return [chance.choice(legal) for _ in range(1 if chance.random() < 0.8 else chance.randint(1, 64))]
        if name == "seats":
            return self.seats(place.seats)
        if name == "commitment":
            return place.commitment or "00" * 32
        if name in ("promise", "salt"):
            return chance.randbytes(chance.choice([1, 16, 32, 64])).hex()
        if name == "what":
            return chance.choice(["ways", "preview", "why", "prospects"])
        if name == "kind":
            return chance.choice(["rewind", "agreement", "hand", "return"])
        if name == "until":
            return chance.choice(["phase", "round"])
        if name == "text":
            return chance.choice(["hello", "\u202eolleh", " ", "💥", "x" * 500])
        if name in ("turn", "yes"):
            return chance.random() < 0.5
        return chance.randint(0, 40)

    def _value(self, depth: int) -> Any:
        chance = self.chance
        if depth < 3 and chance.random() < 0.3:
            if chance.random() < 0.5:
                return [self._value(depth + 1) for _ in range(chance.randint(0, 4))]
            keys = ["type", "request", "seat", "play", "fresh", "x"]
            return {chance.choice(keys): self._value(depth + 1) for _ in range(chance.randint(0, 4))}
        return chance.choice(ODD)
