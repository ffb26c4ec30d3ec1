"""The rules as clauses: id, our own words in four languages, where they come from. Refusals name them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from . import files
from .errors import SpellboardError
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


class Refusal(SpellboardError):
    """A rule says no: which clause, and its text in the player's language."""

    needs: tuple[Need, ...] = ()
    """What the action takes and what the seat has of it, where `blocked` names the reason nearest to a yes."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause.id
        self.level = clause.refuses
        self._text = clause.text
        super().__init__(f"{clause.text.en} ({clause.id})")

    def text(self, language: str = "en") -> str:
        """The clause in one of the four languages."""
        return self._text[language]

    def __reduce__(self) -> tuple[type[Refusal], tuple[Clause], dict[str, tuple[Need, ...]]]:
        clause = Clause(self.clause, "", self._text, [], refuses=self.level)
        return Refusal, (clause,), {"needs": self.needs}


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
            raise SpellboardError(f"{full!r} is not a clause of this rulebook") from None

    def refusal(self, clauses: list[str], needs: Sequence[Need] = ()) -> Refusal:
        """The refusal to give when these clauses forbid an action: the first by level."""
        found = [self[clause] for clause in clauses] or [self["core.decision"]]
        refusal = Refusal(min(found, key=lambda clause: LEVELS.index(clause.refuses or "effect")))
        refusal.needs = tuple(needs)
        return refusal


def _load(package: str) -> _File:
    try:
        book = msgspec.convert(tomllib.loads(files.packaged(package, "rulebook.toml")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SpellboardError(f"{package}/rulebook.toml: {error}") from None
    clauses = [msgspec.structs.replace(clause, id=f"{book.game}.{clause.id}") for clause in book.clause]
    twice = sorted({clause.id for clause in clauses if [c.id for c in clauses].count(clause.id) > 1})
    if twice:
        raise SpellboardError(f"{package}/rulebook.toml: {', '.join(twice)} stands there twice")
    return msgspec.structs.replace(book, clause=clauses)


CORE = Rulebook("spellboard.core")
