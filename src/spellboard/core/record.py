"""Records: the truth about a match. Set-up and journal, chance included, rebuild every position."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from . import files
from .dealer import Dealer, Seal
from .errors import EditionError, OptionError, RecordError, UnknownAction, UnknownGame
from .events import Sink
from .game import Game
from .outcome import Outcome
from .registry import find, shelf
from .rulebook import Refusal
from .state import CHANCE, State

FORMAT = "spellboard-record/1"
REASONS = ("agreement", "closed")


class Deed(Struct, frozen=True, tag="deed", tag_field="type", omit_defaults=True):
    """A seat's action. `chain` is the number of the first entry where a composite was played as one."""

    n: int
    seat: int
    action: str
    chain: int = 0
    forced: bool = False


class Chance(Struct, frozen=True, tag="chance", tag_field="type"):
    """A die or a draw: what came, the dealer's counter, and the weights it was mapped to."""

    n: int
    action: str
    counter: int
    weights: list[int]


class Undo(Struct, frozen=True, tag="undo", tag_field="type", omit_defaults=True):
    """Back to the position before entry `before`; by a seat for its own actions, by nobody when all agreed."""

    n: int
    before: int
    seat: int | None = None


class Resign(Struct, frozen=True, tag="resign", tag_field="type"):
    """A seat leaves the game."""

    n: int
    seat: int


class Close(Struct, frozen=True, tag="close", tag_field="type"):
    """The match ends without a result of the game: by agreement, or closed by the host."""

    n: int
    reason: str


Entry = Deed | Chance | Undo | Resign | Close


class Record(Struct, frozen=True, omit_defaults=True):
    """A portable match: who played what, with which edition and options, every entry, the seal and the end."""

    format: str
    game: str
    rules: int
    edition: dict[str, Any]
    options: dict[str, Any]
    players: list[str]
    seal: Seal
    entries: list[Entry]
    outcome: Outcome | None = None
    checksum: str = ""

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """A record from a file."""
        try:
            return cls.decode(files.read(path, "a record"))
        except RecordError as error:
            raise RecordError(f"{os.fspath(path)}: {error}") from None

    @classmethod
    def decode(cls, data: bytes) -> Record:
        """A record from its JSON."""
        try:
            record = msgspec.json.decode(data, type=cls)
        except msgspec.MsgspecError as error:
            raise RecordError(f"this is not a record: {error}") from None
        except UnicodeDecodeError:
            raise RecordError("this is not a record: it is not text in UTF-8") from None
        except RecursionError:
            raise RecordError("this is not a record: it is nested too deeply") from None
        if record.format != FORMAT:
            raise RecordError(f"{FORMAT} was expected, not {record.format[:40]!r}")
        return record

    def encode(self) -> bytes:
        """The record as JSON, an entry a line."""
        head = msgspec.json.encode(msgspec.structs.replace(self, entries=[]))
        lines = b",\n".join(msgspec.json.encode(entry) for entry in self.entries)
        # The last such key is the record's own; an edition may have a figure of this name.
        before, key, after = head.rpartition(b'"entries":[')
        return before + key + b"\n" + lines + b"\n" + after + b"\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        files.write(path, self.encode())

    def load_game(self, game: type[Game] | None = None) -> Game:
        """The game that was played, with the edition and the options of the record."""
        try:
            # A record is foreign data: it may name a game on the shelf, never a module to import.
            if game is None and self.game not in shelf():
                raise UnknownGame(f"{self.game[:60]!r} is not a game on the shelf; say where it is kept (module:GAME)")
            kind = find(self.game) if game is None else game
            if kind.name != self.game:
                raise RecordError(f"this is a record of {self.game!r}, not of {kind.name!r}")
            found = kind.load(self.edition, self.options)
            found.new(len(self.players))
        except (UnknownGame, EditionError, OptionError) as error:
            raise RecordError(str(error)) from None
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise RecordError(f"no game can be set up with this edition ({type(error).__name__})") from error
        if self.rules != found.rulebook.revision:
            raise RecordError(f"played by revision {self.rules} of the rules; here is {found.rulebook.revision}")
        return found

    def replay(self, game: type[Game] | None = None) -> Iterator[tuple[Entry, State]]:
        """Every entry with a copy of the position after it; an entry that cannot be is a RecordError that names it."""
        for entry, state, _ in self.walk(self.load_game(game)):
            yield entry, state.copy()

    def final(self, game: type[Game] | None = None) -> State:
        """The last position."""
        played = self.load_game(game)
        state = played.new(len(self.players))
        for _, last, _ in self.walk(played):
            state = last
        return state

    def walk(self, game: Game) -> Iterator[tuple[Entry, State, list[tuple[int, int]]]]:
        """Replay step by step: the entry, the position after it, and at a chance what could have come."""
        state = game.new(len(self.players))
        live: list[_Past] = []
        counter = -1
        closed = False
        for number, entry in enumerate(self.entries, 1):
            if entry.n != number:
                raise RecordError(f"entry {number} was expected here; something was taken out or put in", entry.n)
            if closed or state.actor is None:
                raise RecordError("the match was over before this", number)
            chances: list[tuple[int, int]] = []
            past, sink = _Past(entry, state.copy()), Sink()
            try:
                if isinstance(entry, Deed):
                    self._must_sit(entry)
                    state.apply(game.code_of(entry.action), entry.seat, sink)
                elif isinstance(entry, Chance):
                    if state.actor != CHANCE:
                        raise RecordError("nothing is rolled or drawn here", number)
                    if entry.counter != counter + 1:
                        raise RecordError(f"the dealer's counter should be {counter + 1}, not {entry.counter}", number)
                    counter = entry.counter
                    chances = state.chances()
                    if not chances or any(weight <= 0 for _, weight in chances):
                        raise RecordError("nothing can come here by this edition", number)
                    state.apply(game.code_of(entry.action), None, sink)
                elif isinstance(entry, Resign):
                    self._must_sit(entry)
                    if any(isinstance(step.entry, Resign) and step.entry.seat == entry.seat for step in live):
                        raise RecordError("this seat has resigned before", number)
                    state.resign(entry.seat, sink)
                elif isinstance(entry, Undo):
                    at = next((at for at, step in enumerate(live) if step.entry.n == entry.before), -1)
                    if at < 0:
                        raise RecordError(f"there is no entry {entry.before} to take back", number)
                    if entry.seat is not None:
                        _must_be_own(entry, live[at:])
                    state = live[at].before.copy()
                    del live[at:]
                else:
                    if entry.reason not in REASONS:
                        raise RecordError(f"a match is closed by one of: {', '.join(REASONS)}", number)
                    closed = True
            except (Refusal, UnknownAction) as error:
                raise RecordError(str(error), number) from None
            except (ArithmeticError, LookupError, TypeError, ValueError) as error:
                # Only an edition that nobody can play with leads here; who sent it is owed an answer all the same.
                raise RecordError(f"the rules break down here ({type(error).__name__})", number) from error
            if not isinstance(entry, Undo):
                past.reveals = any(event.reveals for event in sink.events)
                live.append(past)
            yield entry, state, chances

    def _must_sit(self, entry: Deed | Resign) -> None:
        # The dealer's number is no seat: a die entered as somebody's deed would escape the seal.
        if not 0 <= entry.seat < len(self.players):
            raise RecordError("there is no such seat", entry.n)

    def prove(self, game: Game, dealer: Dealer) -> State:
        """The last position, if rules, numbers and dice are right; a RecordError names the first thing that is not."""
        if not dealer.unsealed and len(dealer.salts) != len(self.players):
            raise RecordError(f"the seal is broken: {len(dealer.salts)} salts for {len(self.players)} seats")
        state = game.new(len(self.players))
        for entry, after, chances in self.walk(game):
            state = after
            if isinstance(entry, Chance):
                weights = [weight for _, weight in chances]
                if entry.weights != weights:
                    raise RecordError("the weights are not those of the rules", entry.n)
                fell = chances[dealer.fall(entry.counter, weights)][0]
                if fell != game.code_of(entry.action):
                    raise RecordError(f"the sealed dealer gave {game.name_of(fell)!r}, not {entry.action!r}", entry.n)
        if state.outcome != self.outcome:
            raise RecordError("the result is not that of the last position")
        if checksum(state) != self.checksum:
            raise RecordError("the last position is not the one that was recorded")
        return state

    def verify(self, game: type[Game] | None = None) -> None:
        """Prove a finished record: rules, numbers, dice, seal, end. Raises a RecordError at the first wrong thing."""
        played = self.load_game(game)
        state = self.prove(played, Dealer.opened(self.seal))
        if state.actor is not None and not (self.entries and isinstance(self.entries[-1], Close)):
            raise RecordError("the record stops before the match is over")


class _Past:
    """An entry that still counts, the position before it, and whether it made something hidden known."""

    __slots__ = ("before", "entry", "reveals")

    def __init__(self, entry: Entry, before: State) -> None:
        self.entry = entry
        self.before = before
        self.reveals = False


def _must_be_own(undo: Undo, taken: list[_Past]) -> None:
    """What a seat takes back by itself: its last action, a composite whole, nothing that made a fact known."""
    first = taken[0].entry
    if not all(isinstance(step.entry, Deed) and step.entry.seat == undo.seat for step in taken):
        raise RecordError("a seat takes back only its own actions, and never chance", undo.n)
    if any(step.reveals for step in taken):
        raise RecordError("what has become known cannot be taken back", undo.n)
    chosen = [step.entry for step in taken if isinstance(step.entry, Deed) and not step.entry.forced]
    if not all((entry.chain or entry.n) == first.n for entry in chosen):
        raise RecordError("one action is taken back at a time, and a composite whole", undo.n)


def checksum(state: State) -> str:
    """A short fingerprint of a position."""
    return hashlib.sha256(state.to_bytes()).hexdigest()[:16]
