"""The rules as clauses: id, our own words in four languages, where they come from. Refusals name them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from . import files
from .errors import SpellboardError, because
from .messages import Message
from .preview import Need

LANGUAGES = ("en", "de", "nl", "fr")

Level = Literal["over", "seat", "decision", "piece", "way", "target", "effect"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence or two in the four languages."""

    en: str
    de: str
    nl: str
    fr: str

    def __getitem__(self, language: str) -> str:
        return str(getattr(self, language if language in LANGUAGES else "en"))


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: a fact that a test can prove and a refusal can name."""

    id: str
    section: str
    text: Texts
    sources: list[str]
    ruling: bool = False
    refuses: Level | None = None
    note: Texts | None = None
    """What the rulebooks say or leave open: for readers, never part of a refusal."""


class Refused(Struct, frozen=True, omit_defaults=True):
    """A refusal as it is sent: the clause is the code, its text comes from the rulebook in the reader's language."""

    clause: str
    level: Level | None
    needs: tuple[Need, ...] = ()


class Refusal(SpellboardError):
    """A rule says no: which clause, its text in the player's language, and what was missing where something was."""

    def __init__(self, clause: Clause, needs: tuple[Need, ...] = ()) -> None:
        self.clause = clause.id
        self.needs = needs
        self.level = clause.refuses
        self._text = clause.text

    @property
    def said(self) -> Message:
        """That a clause forbids it; the clause itself stands in the rulebook."""
        return because("error-refused", clause=self.clause)

    @property
    def code(self) -> str:
        return "refused"

    def text(self, language: str = "en") -> str:
        """The clause in one of the four languages."""
        return self._text[language]

    def quote(self, language: str) -> str:
        """The clause and its id."""
        return f"{self._text[language]} ({self.clause})"

    def __str__(self) -> str:
        return self.quote("en")

    @property
    def sent(self) -> Refused:
        """The refusal as data."""
        return Refused(self.clause, self.level, self.needs)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    revision: int
    books: dict[str, Texts]
    clause: list[Clause]


class Rulebook:
    """All clauses of one game, and the generic ones of the core, by full id (`bellum.21`, `core.seat`)."""

    def __init__(self, package: str) -> None:
        own = _load(package)
        self.game = own.game
        self.revision = own.revision
        self.books: dict[str, Texts] = own.books if own.game == "core" else {**own.books, **CORE.books}
        self.clauses = {clause.id: clause for clause in own.clause}
        self._all = self.clauses if own.game == "core" else {**CORE.clauses, **self.clauses}

    def __getitem__(self, clause: str) -> Clause:
        """A clause by its full id, or by its id within this game."""
        full = clause if "." in clause else f"{self.game}.{clause}"
        try:
            return self._all[full]
        except KeyError:
            raise SpellboardError("error-no-clause", clause=full) from None

    def refusal(self, clauses: list[str], needs: Sequence[Need] = ()) -> Refusal:
        """The refusal to give when these clauses forbid an action: the first by level."""
        found = [self[clause] for clause in clauses] or [self["core.decision"]]
        return Refusal(min(found, key=lambda clause: LEVELS.index(clause.refuses or "effect")), tuple(needs))


def _load(package: str) -> _File:
    try:
        book = msgspec.convert(tomllib.loads(files.packaged(package, "rulebook.toml")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SpellboardError("error-rulebook", file=f"{package}/rulebook.toml", why=error) from None
    clauses = [msgspec.structs.replace(clause, id=f"{book.game}.{clause.id}") for clause in book.clause]
    twice = sorted({clause.id for clause in clauses if [c.id for c in clauses].count(clause.id) > 1})
    if twice:
        raise SpellboardError("error-clauses-twice", file=f"{package}/rulebook.toml", clauses=twice)
    return msgspec.structs.replace(book, clause=clauses)


CORE = Rulebook("spellboard.core")
