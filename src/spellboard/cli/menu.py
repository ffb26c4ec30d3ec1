"""Choices in levels: first what kind of action, then which one; the same for every game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, product
from string import ascii_lowercase

from ..core.errors import UnknownAction
from ..core.game import Game
from ..core.words import Words

FEW = 9
"""So many choices are shown at once, whatever they are."""
MANY = 24
"""Above so many a kind is split once more, by its first argument."""


@dataclass(frozen=True)
class Item:
    """A line of a menu: one action, or several that are chosen from next."""

    label: str
    note: str
    codes: tuple[int, ...]
    value: str = ""
    """The number by which several actions together differ from the other lines."""

    @property
    def is_action(self) -> bool:
        return len(self.codes) == 1


def letters() -> Iterator[str]:
    """a, b, c ... z, aa, ab ..."""
    for size in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=size))


class Menu:
    """Lays out legal codes in levels."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def items(self, codes: Sequence[int]) -> list[Item]:
        """The next level for these codes: actions where they are few, else kinds, else values of an argument."""
        if len(codes) <= FEW:
            return [self.action(code) for code in codes]
        index = self.game.codes
        if self._counted(codes):
            return [self.action(code) for code in codes]
        kinds = self._split(codes, [index.kind(code) for code in codes])
        if len(kinds) > 1:
            return [self._group(self.words.kind(kind), inside) for kind, inside in kinds.items()]
        if len(codes) > MANY:
            arguments = [index.arguments(code) for code in codes]
            for parameter in arguments[0]:
                values = self._split(codes, [row[parameter] for row in arguments])
                if 1 < len(values) < len(codes):
                    kind = index.kind(codes[0])
                    label = self.words.label(self.words.kind(kind))
                    number = index.types(kind)[parameter] == "number"
                    return [
                        self._group(f"{label} {self._value(value)}", inside, value if number else "")
                        for value, inside in values.items()
                    ]
        return [self.action(code) for code in codes]

    def keys(self, items: Sequence[Item]) -> list[str]:
        """What is typed for each line: its place; where a number is a value, that value, and letters for the rest.

        Whoever types 3 to lay card 3 must never lay the third card.
        """
        actions = [item.codes[0] for item in items if item.is_action]
        values = [item.value or (self._number(item.codes[0]) if item.is_action else "") for item in items]
        if not any(values) and not any(map(self._has_numbers, actions)):
            return [str(at) for at in range(1, len(items) + 1)]
        if not self._counted(actions) or len(set(filter(None, values))) < len(list(filter(None, values))):
            values = ["" for _ in items]
        spare = letters()
        return [value or next(spare) for value in values]

    def _counted(self, codes: Sequence[int]) -> bool:
        """Whether these actions differ by a number alone, but for those that have no arguments at all."""
        rows = [self.game.codes.arguments(code) for code in codes]
        told = [(self.game.codes.kind(code), row) for code, row in zip(codes, rows, strict=True) if row]
        if len({kind for kind, _ in told}) > 1:
            return False
        names = [name for name in (told[0][1] if told else {}) if len({row[name] for _, row in told}) > 1]
        return all(self.game.codes.types(told[0][0])[name] == "number" for name in names) and len(names) < 2

    def _number(self, code: int) -> str:
        """The value of an action that has one number."""
        index = self.game.codes
        types, row = index.types(index.kind(code)), index.arguments(code)
        numbers = [row[name] for name, kind in types.items() if kind == "number"]
        return numbers[0] if len(numbers) == 1 else ""

    def _has_numbers(self, code: int) -> bool:
        return "number" in self.game.codes.types(self.game.codes.kind(code)).values()

    def action(self, code: int) -> Item:
        """One action, in words and in notation."""
        return Item(self.sentence(code), self.game.name_of(code), (code,))

    def sentence(self, code: int) -> str:
        """An action in words."""
        return self.words.render(self.game.action(code), self.names)

    def of_kind(self, text: str, codes: Sequence[int]) -> list[int]:
        """The legal codes of a kind that was typed by its name, in notation or in words."""
        kind = self.kind(text)
        return [code for code in codes if self.game.codes.kind(code) == kind]

    def kind(self, text: str) -> str | None:
        """A kind by its name in notation or in words."""
        wanted = " ".join(text.split()).casefold()
        for kind in self.game.codes.kinds:
            if wanted in (kind.casefold(), self.words.kind(kind).casefold()):
                return kind
        return None

    def is_notation(self, text: str) -> bool:
        """Whether a line is an action of the game, legal or not."""
        try:
            return bool(self.game.codes_of(text))
        except UnknownAction:
            return False

    def _group(self, label: str, codes: list[int], value: str = "") -> Item:
        return self.action(codes[0]) if len(codes) == 1 else Item(label, f"{len(codes)} ...", tuple(codes), value)

    def _value(self, value: str) -> str:
        seat = re.fullmatch(r"p(\d)", value)
        return self.names[int(seat[1]) - 1] if seat and int(seat[1]) <= len(self.names) else self.words.name(value)

    @staticmethod
    def _split(codes: Sequence[int], keys: Sequence[str]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for code, key in zip(codes, keys, strict=True):
            found.setdefault(key, []).append(code)
        return found
