"""What can go wrong, each with the place and what to do about it."""

from __future__ import annotations


class SpellboardError(Exception):
    """Anything that Spellboard itself refuses; its text is one clear line for a person."""


class UnknownGame(SpellboardError):
    """There is no game of this name."""


class UnknownAction(SpellboardError):
    """A code or a notation that is not in the game's index at all."""


class UnknownSeat(SpellboardError):
    """A seat that is not there, or something that is no seat at all."""


class OptionError(SpellboardError):
    """An option that the game does not have, or a value that it cannot take."""


class EditionError(SpellboardError):
    """An edition file that cannot be played: which key, where, and what was expected."""

    def __init__(self, key: str, expected: str, place: str = "") -> None:
        self.key = key
        self.expected = expected
        self.place = place
        said = f"{place}: {key}: {expected}" if place else f"{key}: {expected}"
        super().__init__(" ".join(said.split()))

    def __reduce__(self) -> tuple[type[EditionError], tuple[str, str, str]]:
        return type(self), (self.key, self.expected, self.place)


class PositionError(SpellboardError):
    """Bytes or JSON that do not hold a position of this game."""


class RecordError(SpellboardError):
    """A record that is malformed or does not hold what it claims; names the first wrong entry."""

    def __init__(self, reason: str, entry: int | None = None) -> None:
        self.entry = entry
        self.reason = reason
        super().__init__(reason if entry is None else f"entry {entry}: {reason}")
