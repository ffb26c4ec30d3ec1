"""Records: the truth about a match. Header and journal, chance included, rebuild every position."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from . import files, former, header, verify
from .dealer import Seal
from .entries import REASONS, Chance, Close, Deed, Entry, Resign, Undo, known, once, read
from .errors import RecordError, UnknownAction
from .events import Event, Sink
from .former import Former
from .game import Game
from .header import Header
from .outcome import Outcome
from .rulebook import Refusal
from .state import CHANCE, State
from .verify import Proof, checksum

FORMAT = "spellboard-record/2"
FORMATS = (FORMAT, former.FORMAT)

__all__ = ["FORMAT", "REASONS", "Chance", "Close", "Deed", "Entry", "Record", "Resign", "Step", "Undo", "checksum"]


class Step(NamedTuple):
    """One entry as it is replayed: the position after it, at a chance what could have come, and what it told."""

    entry: Entry
    state: State
    """It goes on with the replay: copy it to keep it."""
    chances: list[tuple[int, int]]
    events: list[Event]
    changes: bool
    """Whether a seat changed a choice that was in before."""


class Record(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """A portable match: header, seats, seal, every entry with its link, the end, and the edition it was played with.

    What was hashed stands here as it was hashed: the texts of the header and of the entries are never written anew.
    """

    format: str
    header_text: str = msgspec.field(name="header")
    players: list[str]
    seal: Seal
    entry_texts: list[str] = msgspec.field(name="entries")
    links: list[str]
    edition: str
    """The text of the edition: its owner's file, or its figures as JSON."""
    outcome: Outcome | None = None
    checksum: str = ""
    start_text: str = msgspec.field(name="start", default="")
    """The text of the start, where the match did not begin as a new game."""

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """A record from a file."""
        try:
            return cls.decode(files.read(path, "record"))
        except RecordError as error:
            raise error.within(os.fspath(path)) from None

    @classmethod
    def decode(cls, data: bytes) -> Record:
        """A record from its JSON, in this format or the one before."""
        try:
            said = msgspec.json.decode(data, type=_Format).format
            if said not in FORMATS:
                raise RecordError("error-record-format", expected=FORMAT, format=said[:40])
            old = msgspec.json.decode(data, type=Former) if said == former.FORMAT else None
            record = msgspec.json.decode(data, type=cls) if old is None else cls.adopt(old)
            once(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise RecordError("error-not-a-record", why=error) from None
        _ = record.header, record.entries
        return record

    @classmethod
    def adopt(cls, old: Former) -> Record:
        """A record of format 1, to be read and replayed like any other."""
        parts = old.parts()
        return cls(
            format=old.format,
            players=old.players,
            seal=old.seal,
            outcome=old.outcome,
            checksum=old.checksum,
            **parts,
        )

    def encode(self) -> bytes:
        """The record as JSON, an entry a line."""
        if self.former:
            document = msgspec.json.decode(self.edition, type=dict[str, Any])
            mine, settled = self.header, (self.players, self.seal, self.entries, self.outcome, self.checksum)
            return Former(self.format, mine.game, mine.rules, document, mine.options, *settled).encode()
        part = msgspec.json.encode
        lines = [
            b'{"format":' + part(self.format),
            b'"header":' + part(self.header_text),
            b'"players":' + part(self.players),
            b'"seal":' + part(self.seal),
            b'"entries":[\n' + b",\n".join(map(part, self.entry_texts)) + b"\n]",
            b'"links":[\n' + b",\n".join(map(part, self.links)) + b"\n]",
            b'"outcome":' + part(self.outcome),
            b'"checksum":' + part(self.checksum),
            b'"edition":' + part(self.edition),
        ]
        if self.start_text:
            lines.append(b'"start":' + part(self.start_text))
        return b",\n".join(lines) + b"}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        files.write(path, self.encode())

    # --- what stands in it -------------------------------------------------------------------------------------------

    @property
    def former(self) -> bool:
        """Whether this is a record of format 1, whose seal bound neither header nor journal."""
        return self.format == former.FORMAT

    @cached_property
    def header(self) -> Header:
        """What the match was played with."""
        return msgspec.json.decode(self.header_text, type=Header) if self.former else header.read(self.header_text)

    @cached_property
    def entries(self) -> list[Entry]:
        """The journal."""
        return [read(text, number) for number, text in enumerate(self.entry_texts, 1)]

    @property
    def game(self) -> str:
        return self.header.game

    @property
    def rules(self) -> int:
        return self.header.rules

    @property
    def options(self) -> dict[str, Any]:
        return self.header.options

    @property
    def head(self) -> str:
        """The newest link of the chain: what a player keeps to recognise the journal again."""
        return self.links[-1] if self.links else ""

    @property
    def finished(self) -> bool:
        """Whether it says that the match is over: it was played to its end, or closed."""
        return self.outcome is not None or bool(self.entries and isinstance(self.entries[-1], Close))

    # --- replaying ---------------------------------------------------------------------------------------------------

    def load_game(self, game: type[Game] | None = None) -> Game:
        """The game that was played, with the edition and the options of the record."""
        if not self.former and header.fingerprint(self.edition) != self.header.edition:
            raise RecordError("error-edition-of-header")
        if len(self.players) != self.header.seats:
            raise RecordError("error-names-count", names=len(self.players), seats=self.header.seats)
        return header.load_game(self.header, self.edition, game, self.start_text)

    def replay(self, game: type[Game] | None = None) -> Iterator[tuple[Entry, State]]:
        """Every entry with a copy of the position after it; an entry that cannot be is a RecordError that names it."""
        for step in self.walk(self.load_game(game)):
            yield step.entry, step.state.copy()

    def start(self, game: Game) -> State:
        """The position before the first entry."""
        return header.begin(self.header, game, self.start_text)

    def final(self, game: type[Game] | None = None) -> State:
        """The last position."""
        played = self.load_game(game)
        state = self.start(played)
        for step in self.walk(played):
            state = step.state
        return state

    def _taken_back(self) -> set[int]:
        """The entries before which the match went back, as far as they can be read: those positions are kept."""
        found = set()
        for text in self.entry_texts:
            try:
                entry = known(text)
            except (msgspec.MsgspecError, ValueError, RecursionError):
                break
            if isinstance(entry, Undo):
                found.add(entry.before)
        return found

    def walk(self, game: Game) -> Iterator[Step]:
        """Replay step by step, and examine every entry; one that cannot be is a RecordError that names it."""
        state = self.start(game)
        live: list[_Past] = []
        kept: dict[int, State] = {}
        back = self._taken_back()
        # They are read one by one, so that the first wrong one is named; a record from a file has been read whole.
        ready: list[Entry] | None = vars(self).get("entries")
        counter = -1
        closed = False
        for number, text in enumerate(self.entry_texts, 1):
            entry = read(text, number) if ready is None else ready[number - 1]
            if entry.n != number:
                raise RecordError("error-numbered", number, number=entry.n)
            if closed or state.actor is None:
                raise RecordError("error-was-over", number)
            chances: list[tuple[int, int]] = []
            changes = False
            past, sink = _Past(entry), Sink()
            if number in back:
                kept[number] = state.copy()
            try:
                if isinstance(entry, Deed):
                    self._must_sit(entry)
                    self._must_chain(entry)
                    code = _code(game, entry)
                    if entry.forced and not _forced(state, entry.seat, code):
                        raise RecordError("error-not-forced", number)
                    changes = entry.seat not in state.waiting
                    state.apply(code, entry.seat, sink)
                elif isinstance(entry, Chance):
                    if state.actor != CHANCE:
                        raise RecordError("error-no-chance", number)
                    if entry.counter != counter + 1:
                        raise RecordError("error-counter", number, expected=counter + 1, counter=entry.counter)
                    counter = entry.counter
                    chances = state.chances()
                    if not chances or any(weight <= 0 for _, weight in chances):
                        raise RecordError("error-nothing-comes", number)
                    state.apply(_code(game, entry), None, sink)
                elif isinstance(entry, Resign):
                    self._must_sit(entry)
                    if any(isinstance(step.entry, Resign) and step.entry.seat == entry.seat for step in live):
                        raise RecordError("error-resigned", number)
                    sink.tell("resigned", {"seat": entry.seat})
                    state.resign(entry.seat, sink)
                elif isinstance(entry, Undo):
                    at = next((at for at, step in enumerate(live) if step.entry.n == entry.before), -1)
                    if at < 0:
                        raise RecordError("error-take-back", number, number=entry.before)
                    if entry.seat is not None:
                        _must_be_own(entry, live[at:])
                    state = kept.pop(entry.before)
                    for step in live[at:]:
                        kept.pop(step.entry.n, None)
                    del live[at:]
                else:
                    if entry.reason not in REASONS:
                        raise RecordError("error-close-reason", number, reasons=REASONS)
                    closed = True
            except (Refusal, UnknownAction) as error:
                raise RecordError.saying(error, number) from None
            except (ArithmeticError, LookupError, TypeError, ValueError) as error:
                # Only an edition that nobody can play with leads here; who sent it is owed an answer all the same.
                raise RecordError("error-rules-break", number, error=type(error).__name__) from error
            if not isinstance(entry, Undo):
                past.reveals = any(event.reveals for event in sink.events)
                live.append(past)
            yield Step(entry, state, chances, sink.events, changes)

    def _must_sit(self, entry: Deed | Resign) -> None:
        # The dealer's number is no seat: a die entered as somebody's deed would escape the seal.
        if not 0 <= entry.seat < len(self.players):
            raise RecordError("error-no-seat", entry.n)

    def _must_chain(self, deed: Deed) -> None:
        """The steps of a composite follow one another, by one seat, at least two of them."""
        if not deed.chain:
            return
        beside = deed.n + 1 if deed.chain == deed.n else deed.n - 1
        other = read(self.entry_texts[beside - 1], beside) if 0 < beside <= len(self.entry_texts) else None
        fits = isinstance(other, Deed) and (other.chain, other.seat) == (deed.chain, deed.seat)
        if not fits or deed.chain > deed.n or deed.forced:
            raise RecordError("error-chain", deed.n)

    # --- proving -----------------------------------------------------------------------------------------------------

    def verify(
        self,
        game: type[Game] | None = None,
        *,
        commitment: str | None = None,
        salts: Mapping[int, str] | None = None,
        head: str | None = None,
        origin: Record | None = None,
    ) -> Proof:
        """Prove a finished record as far as it can be proved; a RecordError names the first thing that is wrong.

        `commitment`, `salts` (by seat, as `players` stand) and `head` are what somebody kept from before and from
        during the match. Without them the record is only shown to agree with itself: whoever has the secret can write
        another that does.
        `origin` is the record that this one was forked from.
        """
        return verify.finished(self, game, verify.Kept(commitment, dict(salts or {}), head, origin))


class _Format(Struct, frozen=True):
    format: str


class _Past:
    """An entry that still counts, and whether it made something hidden known."""

    __slots__ = ("entry", "reveals")

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.reveals = False


def _code(game: Game, entry: Deed | Chance) -> int:
    """The code of an action, which has one spelling only."""
    code = game.code_of(entry.action)
    if game.name_of(code) != entry.action:
        raise RecordError("error-action-written", entry.n, written=game.name_of(code), given=entry.action[:60])
    return code


def _forced(state: State, seat: int, code: int) -> bool:
    """Whether everybody could work out that the seat has this choice only."""
    return state.waiting == [seat] and state.openly_forced() and state.legal(seat) == [code]


def _must_be_own(undo: Undo, taken: list[_Past]) -> None:
    """What a seat takes back by itself: its last actions, a composite whole, nothing that made a fact known."""
    first = taken[0].entry
    if not all(isinstance(step.entry, Deed) and step.entry.seat == undo.seat for step in taken):
        raise RecordError("error-undo-own", undo.n)
    if any(step.reveals for step in taken):
        raise RecordError("error-undo-known", undo.n)
    if isinstance(first, Deed) and (first.forced or first.chain not in (0, first.n)):
        raise RecordError("error-undo-whole", undo.n)
