"""The index of a game: every action it knows, each with a code for machines and a notation for people.

An action is a kind and its arguments: `rob p2 metal` is kind `rob` with a seat and a chest. Codes are numbered in the
order of declaration, from the edition's geometry alone, so that a learned policy stays valid from release to release.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from .errors import UnknownAction
from .messages import schema

MOST = 16_384


class Kind:
    """A kind of action: its name, its parameters with their types, and every list of arguments it can take.

    A parameter is written `field:node`; the type says what a page lights, steps or lists for it: a node of the layout,
    a thing, a seat, a number or a choice. A name alone is its own type (`seat`).
    """

    __slots__ = ("arguments", "name", "parameters", "types")

    def __init__(
        self, name: str, parameters: Sequence[str] = (), arguments: Iterable[Sequence[object]] | None = None
    ) -> None:
        self.name = name
        self.types = schema(" ".join(parameters))
        self.parameters = tuple(self.types)
        given = [()] if arguments is None else arguments
        self.arguments = [tuple(str(argument) for argument in row) for row in given]
        if any(len(row) != len(self.parameters) for row in self.arguments):
            wanted = ", ".join(self.parameters) or "none"
            raise ValueError(f"{name}: as many arguments as parameters ({wanted}) are needed")

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.parameters!r}, {len(self.arguments)} actions)"


class Codes:
    """The index both ways: `name(code)`, `code(name)`, and what each code means."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kind.name for kind in kinds)
        self._kinds = {kind.name: kind for kind in kinds}
        self.names: list[str] = []
        self._kind_of: list[Kind] = []
        self._arguments: list[tuple[str, ...]] = []
        self._span: dict[str, range] = {}
        self._bounds: dict[str, dict[str, tuple[int, int]]] = {}
        for kind in kinds:
            start = len(self.names)
            for row in kind.arguments:
                self.names.append(" ".join((kind.name, *row)))
                self._kind_of.append(kind)
                self._arguments.append(row)
            self._span[kind.name] = range(start, len(self.names))
        self._code_of: dict[str, int] = {}
        for code, name in enumerate(self.names):
            if not name.isprintable() or " ".join(name.split()) != name:
                raise ValueError(f"{name!r} cannot be written: words with one space between them were expected")
            if self._code_of.setdefault(name.casefold(), code) != code:
                raise ValueError(f"two actions have the same notation {name!r}")
        if len(self._span) != len(kinds):
            raise ValueError("two kinds have the same name")
        if len(self.names) > MOST:
            raise ValueError(f"{len(self.names)} actions are more than {MOST}")

    def __len__(self) -> int:
        return len(self.names)

    def base(self, kind: str) -> int:
        """The first code of a kind."""
        return self._span[kind].start

    def span(self, kind: str) -> range:
        """All codes of a kind."""
        return self._span[kind]

    def name(self, code: int) -> str:
        """The notation of a code."""
        if not 0 <= code < len(self.names):
            raise UnknownAction("error-action-code", code=code, last=len(self.names) - 1)
        return self.names[code]

    def code(self, text: str) -> int:
        """The code of one notation; letter case and spacing do not matter."""
        code = self._code_of.get(" ".join(text.split()).casefold())
        if code is None:
            raise UnknownAction("error-action", action=text[:80])
        return code

    def kind(self, code: int) -> str:
        """The kind of a code."""
        self.name(code)
        return self._kind_of[code].name

    def types(self, kind: str) -> dict[str, str]:
        """The parameters of a kind, each with its type."""
        return self._kinds[kind].types

    def bounds(self, kind: str) -> dict[str, tuple[int, int]]:
        """The least and the greatest number that each numeric parameter of a kind can ever be: where a stepper ends."""
        found = self._bounds.get(kind)
        if found is None:
            columns = zip(self.types(kind).items(), zip(*self._kinds[kind].arguments), strict=False)
            numbers = {name: [int(value) for value in column] for (name, of), column in columns if of == "number"}
            found = self._bounds[kind] = {name: (min(column), max(column)) for name, column in numbers.items()}
        return found

    def arguments(self, code: int) -> dict[str, str]:
        """The arguments of a code by the names of its kind's parameters."""
        self.name(code)
        return dict(zip(self._kind_of[code].parameters, self._arguments[code], strict=True))

    @property
    def sha256(self) -> str:
        """What learned policies depend on: changes whenever any code means something else."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()
