"""Choices in levels: first what kind of action, then which one; the same for every game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

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

    @property
    def is_action(self) -> bool:
        return len(self.codes) == 1


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
        kinds = self._split(codes, [index.kind(code) for code in codes])
        if len(kinds) > 1:
            return [self._group(self.words.kind(kind), inside) for kind, inside in kinds.items()]
        if len(codes) > MANY:
            arguments = [index.arguments(code) for code in codes]
            for parameter in arguments[0]:
                values = self._split(codes, [row[parameter] for row in arguments])
                if 1 < len(values) < len(codes):
                    kind = self.words.label(self.words.kind(index.kind(codes[0])))
                    return [self._group(f"{kind} {self._value(value)}", inside) for value, inside in values.items()]
        return [self.action(code) for code in codes]

    def action(self, code: int) -> Item:
        """One action, in words and in notation."""
        return Item(self.sentence(code), self.game.name_of(code), (code,))

    def sentence(self, code: int) -> str:
        """An action in words."""
        index = self.game.codes
        return self.words.action(index.kind(code), index.arguments(code), self.names)

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

    def _group(self, label: str, codes: list[int]) -> Item:
        return self.action(codes[0]) if len(codes) == 1 else Item(label, f"{len(codes)} ...", tuple(codes))

    def _value(self, value: str) -> str:
        seat = re.fullmatch(r"p(\d)", value)
        return self.names[int(seat[1]) - 1] if seat and int(seat[1]) <= len(self.names) else self.words.name(value)

    @staticmethod
    def _split(codes: Sequence[int], keys: Sequence[str]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for code, key in zip(codes, keys, strict=True):
            found.setdefault(key, []).append(code)
        return found
