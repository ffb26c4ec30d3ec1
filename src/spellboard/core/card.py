"""The card of a game: what a shelf shows of it, and which options a table can choose."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from .messages import Message


class OptionCard(Struct, frozen=True):
    """One option: what it can be, what it is by default, the clause it turns, a label and a sentence of help."""

    name: str
    type: Literal["flag", "number", "choice"]
    default: bool | int | str
    clause: str
    label: Message
    help: Message
    least: int | None = None
    most: int | None = None
    values: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A game in a few words."""

    name: str
    title: Message
    sentence: Message
    fewest: int
    most: int
    minutes: tuple[int, int]
    weight: float
    """How heavy it is to learn, from 1 (light) to 5."""
    options: tuple[OptionCard, ...]


def option_cards(shape: type[Struct], game: str) -> tuple[OptionCard, ...]:
    """The options of a game from their types; each is `Annotated` with `Meta(extra={"clause": ...})`."""
    return tuple(_option(field, game) for field in msgspec.structs.fields(shape))


def _option(field: msgspec.structs.FieldInfo, game: str) -> OptionCard:
    kind, meta = field.type, Meta()
    if hasattr(kind, "__metadata__"):
        kind, meta = kind.__origin__, kind.__metadata__[0]
    clause = (meta.extra or {}).get("clause", "")
    key = f"option-{field.name.replace('_', '-')}"
    values: tuple[Any, ...] = get_args(kind) if get_origin(kind) is Literal else ()
    return OptionCard(
        field.name,
        "flag" if kind is bool else "choice" if values else "number",
        field.default,
        f"{game}.{clause}" if clause else "",
        Message(key),
        Message(f"{key}.help"),
        None if meta.ge is None else int(meta.ge),
        None if meta.le is None else int(meta.le),
        values,
    )
