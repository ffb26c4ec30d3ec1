"""What one seat knows: all that a bot ever gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .errors import PositionError, SpellboardError
from .rng import Rng
from .seats import seat_of

if TYPE_CHECKING:
    from .game import Game
    from .sampler import Sampler
    from .state import State

View = TypeVar("View")
Memory = TypeVar("Memory")

FORMAT = "spellboard-observation/1"
LARGEST = 1024 * 1024
FURTHEST = 1_000_000
WIDEST = 50_000
"""No number in it is beyond the one, and there are no more of them than the other."""
# What happens to whoever follows a number that points nowhere; a game that cannot forget knows no such memory.
WRONG = (
    ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, NotImplementedError, RecursionError,
    StopIteration, TypeError, ValueError, SpellboardError,
)  # fmt: skip


def _plain(document: Any) -> bool:
    """Whether a document has no more and no larger numbers than a table has: others may take for ever to sample."""
    left, seen = [document], 0
    while left:
        value = left.pop()
        seen += 1
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list | tuple):
            left += value
        elif isinstance(value, int) and abs(value) > FURTHEST:
            return False
        if seen + len(left) > WIDEST:
            return False
    return True


class Sent(Struct, Generic[View, Memory], frozen=True):
    """An observation as it is sent, with the view and the memory of its game."""

    format: str
    game: str
    edition: str
    seat: int
    legal: list[int]
    view: View
    memory: Memory


class Observation:
    """Seat, view, legal codes and memory (what perfect memory adds to the view); no state, no hidden fact."""

    __slots__ = ("game", "legal", "memory", "seat", "view")

    def __init__(self, game: Game, seat: int, view: Any, legal: list[int], memory: Any) -> None:
        seat_of(seat, game.most)
        self.game = game
        self.seat = seat
        self.view = view
        self.legal = legal
        self.memory = memory

    def sampler(self) -> Sampler:
        """Whole positions that fit what is known: prepared here once, for whoever wants many."""
        return self.game.sampler(self)

    def sample(self, rng: Rng) -> State:
        """One such position, each equally likely."""
        return self.sampler().sample(rng)

    def fits(self) -> bool:
        """Whether there is a position that shows and offers this seat just this, and that it may remember so."""
        try:
            state = self.sample(Rng(0))
            if state.problems() or state.view(self.seat) != self.view or state.legal(self.seat) != self.legal:
                return False
            return bool(self.memory == self.game.recall(state, self.seat) or self.memory == self.game.forgotten(self))
        except WRONG:
            return False

    def forget(self) -> Observation:
        """The same seat with only what its view shows, as somebody who counts no cards sits there."""
        return Observation(self.game, self.seat, self.view, self.legal, self.game.forgotten(self))

    @property
    def sent(self) -> Sent[Any, Any]:
        """The observation as typed data."""
        game = self.game
        return Sent(FORMAT, game.name, game.fingerprint, self.seat, self.legal, self.view, self.memory)

    def to_json(self) -> dict[str, Any]:
        """The observation as a plain document."""
        document: dict[str, Any] = msgspec.to_builtins(self.sent, str_keys=True)
        return document

    def to_bytes(self) -> bytes:
        """The observation in canonical bytes: the same knowledge, the same bytes."""
        return msgspec.json.encode(self.to_json(), order="deterministic")

    @classmethod
    def from_json(cls, game: Game, document: Any) -> Observation:
        """An observation that `to_json` made."""
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise PositionError("error-observation", format=FORMAT)
        if document.get("edition") != game.fingerprint:
            raise PositionError("error-observation-other", game=game.name)
        if not _plain((document.get("view"), document.get("memory"))):
            raise PositionError("error-observation-large")
        try:
            seat = msgspec.convert(document["seat"], int)
            legal = msgspec.convert(document["legal"], list[int])
            view = msgspec.convert(document["view"], game.View, str_keys=True)
            memory = msgspec.convert(document["memory"], game.Memory, str_keys=True)
        except KeyError as error:
            raise PositionError("error-observation-missing", field=str(error.args[0])) from None
        except msgspec.ValidationError as error:
            raise PositionError("error-observation-whole", why=error) from None
        if not 0 <= seat < game.most or any(not 0 <= code < len(game.codes) for code in legal):
            raise PositionError("error-observation-names")
        seen = cls(game, seat, view, legal, memory)
        if not seen.fits():
            raise PositionError("error-observation-unfit")
        return seen

    @classmethod
    def from_bytes(cls, game: Game, data: bytes) -> Observation:
        """An observation that `to_bytes` made."""
        if len(data) > LARGEST:
            raise PositionError("error-observation-bytes", bytes=len(data), most=LARGEST)
        try:
            return cls.from_json(game, msgspec.json.decode(data))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise PositionError("error-observation-unreadable", why=error) from None
