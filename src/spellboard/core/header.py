"""The header of a match: all that is settled before the first deal. Its text is frozen, hashed and stored."""

from __future__ import annotations

import hashlib
import re
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from . import editions, starts
from .editions import Edition
from .entries import once
from .errors import EditionError, OptionError, RecordError, SpellboardError, UnknownGame, because
from .game import Game
from .messages import CONTROL
from .options import stated
from .registry import find, shelf
from .starts import NEW
from .state import State

SEALED, SEEDED = "sealed", "seeded"
MATCH_ID = re.compile("[0-9a-f]{32}")


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a match is played with. Names of players are no part of it: they may change, the seats do not."""

    game: str
    rules: int
    edition: str
    """SHA-256 of the edition's text as the record keeps it."""
    options: dict[str, Any]
    """Those that differ from their defaults; before an option could be left out, all."""
    seats: int
    start: str
    """`new`, or the SHA-256 of the start's text: see `starts`."""
    dealer: str
    """`sealed`, or `seeded`: repeatable from a small number, so it proves nothing."""
    match: str
    """128 bits as hex: no two matches have the same header."""
    lot: bool = False
    """Whether the seats are drawn when all salts are in; where they are not, a header says nothing about it."""


def write(game: Game, seats: int, match: str, *, dealer: str = SEALED, start: str = NEW, lot: bool = False) -> str:
    """The text of a header, to be kept as it stands."""
    if not MATCH_ID.fullmatch(match):
        raise SpellboardError("error-match-id")
    settled = stated(game.options)
    edition = fingerprint(edition_text(game.edition))
    header = Header(game.name, game.rulebook.revision, edition, settled, seats, start, dealer, match, lot)
    return msgspec.json.encode(header).decode()


def read(text: str) -> Header:
    """The header that a text holds."""
    try:
        if CONTROL.search(text):
            raise RecordError("error-header", why=because("error-control"))
        header = msgspec.json.decode(text, type=Header)
        once(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError("error-header", why=error) from None
    if header.dealer not in (SEALED, SEEDED):
        raise RecordError("error-header", why=because("error-dealer-kinds", sealed=SEALED, seeded=SEEDED))
    if not MATCH_ID.fullmatch(header.match):
        raise RecordError("error-header", why=because("error-match-id"))
    if header.lot and header.dealer == SEEDED:
        raise RecordError("error-header", why=because("error-lot-seeded"))
    return header


def fingerprint(text: str) -> str:
    """The SHA-256 of an edition's text."""
    return hashlib.sha256(text.encode()).hexdigest()


# --- the edition's text -----------------------------------------------------------------------------------------------

_texts: WeakKeyDictionary[Edition, str] = WeakKeyDictionary()


def edition_text(edition: Edition) -> str:
    """What a record keeps of an edition: its owner's file, comments and all; its figures as JSON if there is none."""
    if edition not in _texts:
        own = edition.text
        if not own or parsed(own, edition.document["edition"]["game"]).document != edition.document:
            own = msgspec.json.encode(edition.document).decode()
        _texts[edition] = own
    return _texts[edition]


def parsed(text: str, game: str) -> Edition:
    """An edition from its text in a record. No TOML file begins with a brace."""
    if not text.lstrip().startswith("{"):
        return editions.parse(text, game, "edition")
    try:
        document = msgspec.json.decode(text, type=dict[str, Any])
        once(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise EditionError("error-verbatim", "JSON", "edition", words=error) from None
    return editions.adopt(document, game, text)


# --- setting up again -------------------------------------------------------------------------------------------------


def load_game(header: Header, text: str, kind: type[Game] | None = None, start: str = "") -> Game:
    """The game of a header, with its edition and its options; a RecordError where it cannot be played here."""
    try:
        # A record is foreign data: it may name a game on the shelf, never a module to import.
        if kind is None and header.game not in shelf():
            raise UnknownGame("error-not-on-shelf", name=header.game[:60])
        known = find(header.game) if kind is None else kind
        if known.name != header.game:
            raise RecordError("error-other-game", name=header.game[:60], game=known.name)
        found = known.shared(text, lambda: parsed(text, known.name), header.options)
        begin(header, found, start)
    except (UnknownGame, EditionError, OptionError) as error:
        raise RecordError.saying(error) from None
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise RecordError("error-no-set-up", error=type(error).__name__) from error
    if header.rules != found.rulebook.revision:
        raise RecordError("error-revision", played=header.rules, here=found.rulebook.revision)
    return found


def begin(header: Header, game: Game, start: str = "") -> State:
    """The position that a match of this header begins from; `start` is the text that stands beside it."""
    return starts.position(game, header.seats, header.start, start, game.stamp(header.options))
