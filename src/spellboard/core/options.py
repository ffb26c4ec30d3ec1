"""Typed options of a game: a frozen Struct with defaults, filled from text or numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .errors import OptionError

S = TypeVar("S", bound=Struct)


class NoOptions(Struct, frozen=True):
    """The options of a game that has none."""


def options(shape: type[S], given: Mapping[str, Any]) -> S:
    """Options from `given`; an unknown name or an impossible value is an OptionError that says what can be."""
    known = _names(shape)
    for name in given:
        if name not in known:
            raise OptionError(
                "error-no-option" if known else "error-no-options", name=str(name)[:60], options=list(known)
            )
    try:
        return msgspec.convert(dict(given), shape, strict=False)
    except msgspec.ValidationError as error:
        said, _, path = str(error).partition(" - at `$.")
        name = path.rstrip("`").split("[")[0]
        raise OptionError(
            "error-option" if name else "error-options", name=name, why=said[0].lower() + said[1:]
        ) from None


@cache
def _names(shape: type[Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(shape))


def stated(chosen: Struct) -> dict[str, Any]:
    """The options that differ from their defaults, as plain data: all that is written down of them.

    So an option that is added later changes nothing for whoever plays as before.
    """
    plain = msgspec.to_builtins(chosen, str_keys=True)
    return {name: value for name, value in plain.items() if (name, value) not in _usual(type(chosen))}


def fit(chosen: Struct, said: Mapping[str, Any]) -> bool:
    """Whether options were written down as they are: all that differ from their defaults, and perhaps others."""
    plain = msgspec.to_builtins(chosen, str_keys=True)
    alike = all(name in plain and _same(plain[name], value) for name, value in said.items())
    return alike and stated(chosen).keys() <= said.keys()


def _usual(shape: type[Struct]) -> list[tuple[str, Any]]:
    """The defaults by name, as plain data."""
    found = []
    for field in msgspec.structs.fields(shape):
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if default is not msgspec.NODEFAULT:
            found.append((field.encode_name, msgspec.to_builtins(default, str_keys=True)))
    return found


def _same(one: Any, other: Any) -> bool:
    """Whether two values are written alike; `==` takes 1 for true."""
    return msgspec.json.encode(one, order="deterministic") == msgspec.json.encode(other, order="deterministic")


def assignments(pairs: list[str]) -> dict[str, str]:
    """Options from the command line: `name=value` each."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise OptionError("error-option-written", pair=pair)
        found[name.strip().replace("-", "_")] = value.strip()
    return found
