"""What can go wrong, each with the place and what to do about it.

An error is a message before it is a sentence: a key of the words (`error-...`) and what is filled in. `str(error)` says
it in English; `error.text(language)` says it in any of the four languages. No words are read before somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, Self

from .messages import Argument, Message, Several, Text, untyped

CORE = "spellboard.core"
LONGEST = 300
"""What somebody else's error says is cut here."""
EXACT = 2**53
"""Beyond this a browser cannot tell two whole numbers apart."""

Value = Argument | str | Sequence[str] | Sequence[int] | BaseException
"""What an error is filled with: text is quoted as it stands, another error says what it says."""


class SpellboardError(Exception):
    """Anything that Spellboard itself refuses; its text is one clear line for a person."""

    package: str = CORE
    """Where its words are, beside those of the core."""
    quoted: SpellboardError | None = None
    """The refusal that it repeats: a clause has words of its own, in the rulebook."""

    def __init__(self, said: str | Message, /, *, package: str = CORE, **args: Value) -> None:
        """`said` is a key of the words; `package` is where they are, if not in the core."""
        for value in args.values() if package == CORE else ():
            if isinstance(value, SpellboardError) and value.package != CORE:
                package = value.package
                break
        self.package = package
        if isinstance(said, Message):
            self._said = said
        else:
            self._made = (said, args)
        self._code = (said if isinstance(said, str) else said.key).removeprefix("error-")
        super().__init__()

    @cached_property
    def _said(self) -> Message:
        # Whoever tries what may be no seat or no action has many errors made, and reads few of them.
        key, args = vars(self).pop("_made")
        return because(key, **args)

    @property
    def said(self) -> Message:
        """What it says, as data."""
        return self._said

    @property
    def code(self) -> str:
        """What is wrong in one word, for programs; where it is wrong does not matter."""
        return self._code

    def text(self, language: str = "en") -> str:
        """What it says, in one of the four languages."""
        from .words import words

        for package in dict.fromkeys((self.package, CORE)):
            with suppress(SpellboardError):
                return words(package, language).render(self._spelled(language), ())
        # Words that a game of somebody else lacks must not hide what went wrong.
        return " ".join([self.said.key, *(str(untyped(value)) for value in self.said.args.values())])

    def within(self, place: str) -> Self:
        """The same error, which names the file or the place that it comes from."""
        return self._saying(because("error-within", place=place, said=self.said))

    @classmethod
    def saying(cls, other: SpellboardError) -> Self:
        """An error of this class that says what another one says."""
        return cls(other.said, package=other.package)._repeating(other)

    def quote(self, language: str) -> str:
        """What it says in words that are not those of the Fluent files; nothing for most errors."""
        return ""

    def _repeating(self, other: SpellboardError) -> Self:
        self._code = other.code
        self.quoted = other if other.quote("en") else None
        return self

    def _spelled(self, language: str) -> Message:
        if self.quoted is None:
            return self.said
        return _exchanged(self.said, self.quoted.said, Text(self.quoted.quote(language)))

    def _saying(self, said: Message) -> Self:
        made: Self = _again(type(self), self._state() | {"_said": said})
        return made

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self._state())

    def _state(self) -> dict[str, Any]:
        """Its attributes, with what it says worked out: what that is made of may not be for another process."""
        _ = self.said
        return dict(vars(self))


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

    def __init__(
        self,
        expected: str | Message,
        /,
        key: str = "edition",
        place: str = "",
        line: int = 0,
        *,
        package: str = CORE,
        **args: Value,
    ) -> None:
        super().__init__(expected, package=package, **args)
        self.expected = self._said
        self.key = key
        self._put(place, line)

    def at(self, place: str, line: int = 0) -> Self:
        """The same error, at a line of a file."""
        made = self._saying(self.expected)
        made._put(place, line)
        return made

    def _put(self, place: str, line: int) -> None:
        self.place = f"{place}, line {line}" if line else place
        where: Value = because("error-line", file=place, line=line) if line else place
        if place:
            self._said = because("error-figure-at", place=where, key=self.key, expected=self.expected)
        else:
            self._said = because("error-figure", key=self.key, expected=self.expected)


class PositionError(SpellboardError):
    """Bytes, JSON or a drawing that do not hold a position of this game.

    What cannot be in a sound position is told in English words (`error-position-unsound` quotes them): they speak to
    somebody who writes positions by hand.
    """


class RecordError(SpellboardError):
    """A record that is malformed or does not hold what it claims; names the first wrong entry."""

    def __init__(
        self, reason: str | Message, /, entry: int | None = None, *, package: str = CORE, **args: Value
    ) -> None:
        super().__init__(reason, package=package, **args)
        self.reason = self._said
        self.entry = entry
        if entry is not None:
            self._said = because("error-entry", entry=entry, reason=self.reason)

    @classmethod
    def saying(cls, other: SpellboardError, entry: int | None = None) -> Self:
        """An error of a record that says what another one says, about an entry if it is one of the journal."""
        return cls(other.said, entry, package=other.package)._repeating(other)


def because(key: str, /, **args: Value) -> Message:
    """What an error says, or a reason in it: a key of the words and plain values."""
    return Message(key, {name: _argument(value) for name, value in args.items()})


def cause(error: BaseException) -> Argument:
    """What somebody else's error says, in one short line; ours say what they say."""
    said = getattr(error, "said", None)
    if isinstance(said, Message):
        return said
    if isinstance(error, RecursionError):
        return Message("error-nested")
    if isinstance(error, UnicodeError):
        return Message("error-no-text")
    words = " ".join(str(error).split()) or type(error).__name__
    return Text(words if len(words) <= LONGEST else f"{words[:LONGEST]}...")


def _exchanged(said: Message, old: Message, new: Text) -> Message:
    """A message with one that stands in it spelled out."""
    if said == old:
        return Message("error-verbatim", {"words": new})
    inner = {
        name: _exchanged(value, old, new) if isinstance(value, Message) else value for name, value in said.args.items()
    }
    return Message(said.key, inner)


def system(error: BaseException) -> Argument:
    """Why the system did not do something, in its own words."""
    words = getattr(error, "strerror", None)
    return Text(words.lower()) if words else Message("error-no-cause")


def _argument(value: Value) -> Argument:
    if isinstance(value, int):
        if -EXACT <= value <= EXACT:
            return int(value)
        return Text(str(value) if value.bit_length() <= 128 else "\N{HORIZONTAL ELLIPSIS}")
    if isinstance(value, str):
        return Text(value)
    if isinstance(value, BaseException):
        return cause(value)
    if isinstance(value, Sequence):
        return Several([_argument(inner) for inner in value])
    return value


def _again(kind: type[SpellboardError], state: Mapping[str, Any]) -> Any:
    """An error as it was: its own attributes, whatever its constructor takes."""
    made = Exception.__new__(kind)
    vars(made).update(state)
    return made
