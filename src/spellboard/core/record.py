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
from .game import Game
from .outcome import Outcome
from .registry import find
from .rulebook import Refusal
from .state import CHANCE, State

FORMAT = "spellboard-record/1"


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
        except RecursionError:
            raise RecordError("this is not a record: it is nested too deeply") from None
        if record.format != FORMAT:
            raise RecordError(f"{FORMAT} was expected, not {record.format[:40]!r}")
        return record

    def encode(self) -> bytes:
        """The record as JSON, an entry a line."""
        head = msgspec.json.encode(msgspec.structs.replace(self, entries=[]))
        lines = b",\n".join(msgspec.json.encode(entry) for entry in self.entries)
        return head.replace(b'"entries":[]', b'"entries":[\n' + lines + b"\n]", 1) + b"\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        files.write(path, self.encode())

    def load_game(self, game: type[Game] | None = None) -> Game:
        """The game that was played, with the edition and the options of the record."""
        try:
            kind = find(self.game) if game is None else game
            if kind.name != self.game:
                raise RecordError(f"this is a record of {self.game!r}, not of {kind.name!r}")
            found = kind.load(self.edition, self.options)
            found.new(len(self.players))
        except (UnknownGame, EditionError, OptionError) as error:
            raise RecordError(str(error)) from None
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
        before: dict[int, tuple[Entry, State]] = {}
        counter = -1
        closed = False
        for number, entry in enumerate(self.entries, 1):
            if entry.n != number:
                raise RecordError(f"entry {number} was expected here; something was taken out or put in", entry.n)
            if closed:
                raise RecordError("the match was closed before this", number)
            chances: list[tuple[int, int]] = []
            kept = state.copy()
            try:
                if isinstance(entry, Deed):
                    state.apply(game.code_of(entry.action), entry.seat)
                elif isinstance(entry, Chance):
                    if state.actor != CHANCE:
                        raise RecordError("nothing is rolled or drawn here", number)
                    if entry.counter != counter + 1:
                        raise RecordError(f"the dealer's counter should be {counter + 1}, not {entry.counter}", number)
                    counter = entry.counter
                    chances = state.chances()
                    state.apply(game.code_of(entry.action))
                elif isinstance(entry, Resign):
                    if not 0 <= entry.seat < len(self.players):
                        raise RecordError("there is no such seat", number)
                    state.leave(entry.seat, None)
                elif isinstance(entry, Undo):
                    if entry.before not in before:
                        raise RecordError(f"there is no entry {entry.before} to take back", number)
                    undone = [earlier for n, (earlier, _) in before.items() if n >= entry.before]
                    if entry.seat is not None and not all(
                        isinstance(earlier, Deed) and earlier.seat == entry.seat for earlier in undone
                    ):
                        raise RecordError("a seat takes back only its own actions, and never chance", number)
                    state = before[entry.before][1].copy()
                    before = {n: earlier for n, earlier in before.items() if n < entry.before}
                else:
                    closed = True
            except (Refusal, UnknownAction) as error:
                raise RecordError(str(error), number) from None
            if not isinstance(entry, Undo):
                before[number] = (entry, kept)
            yield entry, state, chances

    def verify(self, game: type[Game] | None = None) -> None:
        """Prove the record: rules, numbers, dice, seal, end. Raises a RecordError at the first thing that is wrong."""
        played = self.load_game(game)
        dealer = Dealer.opened(self.seal)
        state = played.new(len(self.players))
        for entry, after, chances in self.walk(played):
            state = after
            if isinstance(entry, Chance):
                weights = [weight for _, weight in chances]
                if entry.weights != weights:
                    raise RecordError("the weights are not those of the rules", entry.n)
                fell = chances[dealer.fall(entry.counter, weights)][0]
                if fell != played.code_of(entry.action):
                    raise RecordError(f"the sealed dealer gave {played.name_of(fell)!r}, not {entry.action!r}", entry.n)
        if state.outcome != self.outcome:
            raise RecordError("the result is not that of the last position")
        if checksum(state) != self.checksum:
            raise RecordError("the last position is not the one that was recorded")


def checksum(state: State) -> str:
    """A short fingerprint of a position."""
    return hashlib.sha256(state.to_bytes()).hexdigest()[:16]
