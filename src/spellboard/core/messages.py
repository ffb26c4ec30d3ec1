"""Everything that is said, before it is said: a key of the words and typed arguments.

Terminal and page render the same message from the same Fluent files; neither guesses what an argument is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.structs import force_setattr

Type = Literal["number", "seat", "thing", "node", "choice", "reason"]
TYPES: tuple[Type, ...] = get_args(Type)

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
LONGEST = 1000
"""Words from outside are cut here."""


class Who(Struct, frozen=True, tag="seat"):
    """A seat: said by the player's name."""

    seat: int


class Thing(Struct, frozen=True, tag="thing"):
    """A card, a piece, a colour, or one of a few choices: said by its name, or by its id where it is called by that."""

    id: str


class Where(Struct, frozen=True, tag="node"):
    """A node of the layout: said by its name, or by its id where it is called by that."""

    id: str


class Text(Struct, frozen=True, tag="text"):
    """Words from outside, said as they are: a file's name, a wrong value, what another program says.

    It is bounded, and whatever could steer a terminal or turn the line becomes a space.
    """

    text: str

    def __post_init__(self) -> None:
        if len(self.text) > LONGEST:
            force_setattr(self, "text", f"{self.text[: LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}")
        if not self.text.isprintable():
            force_setattr(self, "text", CONTROL.sub(" ", self.text))


class Several(Struct, frozen=True, tag="list"):
    """Several arguments, said one after the other."""

    items: list[Argument]


class Message(Struct, frozen=True, tag="message", omit_defaults=True):
    """A key of the words, `.attribute` where it has one, and what is filled in."""

    key: str
    args: dict[str, Argument] = {}


Argument = int | Who | Thing | Where | Text | Several | Message


def schema(text: str) -> dict[str, str]:
    """`seat monster:thing path:node*` as types by name: a name alone is its own type, a star marks a list."""
    found = {}
    for word in text.split():
        name, _, kind = word.partition(":")
        kind = kind or name
        if kind.removesuffix("*") not in TYPES:
            raise ValueError(f"{word!r}: one of {', '.join(TYPES)} was expected, with * for a list")
        found[name] = kind
    return found


def typed(kind: str, value: Any) -> Argument:
    """A plain value as an argument of that type."""
    if kind == "number":
        return int(value)
    if kind == "seat":
        return _seat(value) if isinstance(value, str) else Who(int(value))
    if kind == "reason":
        return Message(f"reason-{value}")
    if kind[-1] == "*":
        return Several([typed(kind[:-1], inner) for inner in value])
    return Where(str(value)) if kind == "node" else Thing(str(value))


def untyped(argument: Argument) -> Any:
    """The plain value of an argument, as events and notation hold it; seats count from 0."""
    match argument:
        case Who(seat):
            return seat
        case Thing(id) | Where(id) | Text(id):
            return id
        case Several(items):
            return [untyped(item) for item in items]
        case Message(key):
            return key.partition("-")[2]
    return argument


def message(key: str, types: Mapping[str, str], values: Mapping[str, Any]) -> Message:
    """A message from plain values and their types; a value without a type, or a type without a value, is an error."""
    if types.keys() != values.keys():
        raise ValueError(f"{key}: {sorted(types)} were expected, not {sorted(values)}")
    return Message(key, {name: typed(types[name], value) for name, value in values.items()})


def fact(key: str, count: int) -> Message:
    """A number of something that a seat has: `3 artefacts`."""
    return Message("fact-count", {"count": count, "label": Message(f"fact-{key}", {"count": count})})


def fact_is(key: str, value: Argument) -> Message:
    """What something of a seat is: `card 7`."""
    return Message("fact-is", {"label": Message(f"fact-{key}"), "value": value})


def _seat(text: str) -> Argument:
    """A seat as notation writes it (`p1` is seat 0); a thing where nobody is meant (`hiding`)."""
    return Who(int(text[1:]) - 1) if text[:1] == "p" and text[1:].isdecimal() else Thing(text)
