"""A game: its edition, options, index, rulebook and words, and how its positions are seen."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec
from msgspec import Struct

from . import editions, files, positions
from . import options as choices
from .codes import Codes
from .editions import Edition
from .errors import OptionError
from .layout import Layout
from .observation import Observation
from .options import NoOptions
from .rulebook import Rulebook
from .seats import seat_of
from .words import Words, words

if TYPE_CHECKING:
    from .rng import Rng
    from .sampler import Sampler
    from .state import State


class Game:
    """The rules of one game with one edition and one set of options. A game subclasses it and fills in the blanks."""

    name: ClassVar[str]
    package: ClassVar[str]
    """Where its edition.toml, rulebook.toml and text/ lie."""
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    Options: ClassVar[type[Struct]] = NoOptions
    View: ClassVar[type[Struct]]
    Memory: ClassVar[type[Struct]]
    events: ClassVar[tuple[str, ...]] = ()
    """Every kind of event that `apply` can tell."""
    random_play_options: ClassVar[dict[str, Any]] = {}
    """Options under which purely random play ends."""

    def __init__(self, edition: Edition, chosen: Struct) -> None:
        self.edition = edition
        self.options = chosen
        try:
            self.codes = self.index()
        except ValueError as error:
            raise edition.error("edition", f"no index of actions can be made of it: {error}") from None
        self.rulebook = _rulebook(self.package)
        document = [self.name, edition.sha256, msgspec.to_builtins(chosen, str_keys=True)]
        self.fingerprint = hashlib.sha256(msgspec.json.encode(document, order="deterministic")).hexdigest()[:16]

    @classmethod
    def load(cls, edition: Any = None, options: Mapping[str, Any] | None = None) -> Self:
        """This game with the edition that it ships, or one from a path, a document or an Edition."""
        if edition is None:
            found = editions.parse(files.packaged(cls.package, "edition.toml"), cls.name, f"{cls.name}/edition.toml")
        elif isinstance(edition, Edition):
            found = editions.adopt(edition.document, cls.name, edition.text, edition.place)
        elif isinstance(edition, dict):
            found = editions.adopt(edition, cls.name)
        else:
            found = editions.read(edition, cls.name)
        return cls(found, choices.options(cls.Options, options or {}))

    # --- the game says -----------------------------------------------------------------------------------------------

    def index(self) -> Codes:
        """The index of all actions, from the edition's geometry alone."""
        raise NotImplementedError

    def start(self, players: int) -> State:
        """The position before anything is dealt."""
        raise NotImplementedError

    def see(self, state: State, seat: int | None) -> Any:
        """What a seat is shown (None: a spectator)."""
        raise NotImplementedError

    def recall(self, state: State, seat: int) -> Any:
        """What perfect memory adds to the view, in canonical form."""
        raise NotImplementedError

    def forgotten(self, observation: Observation) -> Any:
        """The memory of somebody who knows only what the view shows."""
        raise NotImplementedError

    def sampler(self, observation: Observation) -> Sampler:
        """All positions that fit an observation, each equally likely."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """For tests: a position in which all that the seat's view hides is dealt anew."""
        raise NotImplementedError

    def draw(self, view: Any) -> str:
        """A view as text, for a terminal."""
        raise NotImplementedError

    def prompt(self, state: State, seat: int) -> tuple[str, dict[str, object]]:
        """What the seat is asked now: a key of the words and its arguments."""
        raise NotImplementedError

    def facts(self, view: Any) -> list[list[tuple[str, object]]]:
        """For each seat the public facts that stand beside its name: keys of the words and values."""
        raise NotImplementedError

    def expand(self, text: str) -> list[str]:
        """A composite notation as the chain of its small actions; what is no composite comes back alone."""
        return [text]

    @cached_property
    def layout(self) -> Layout:
        """Where everything lies."""
        raise NotImplementedError

    # --- the contract ------------------------------------------------------------------------------------------------

    def new(self, players: int) -> State:
        """A new game for so many players."""
        if type(players) is not int or not self.fewest <= players <= self.most:
            seats = str(self.most) if self.fewest == self.most else f"{self.fewest} to {self.most}"
            many = "so many" if isinstance(players, int) and abs(players) > 10**30 else str(players)[:40]
            raise OptionError(f"{self.name} is for {seats} players, not for {many}")
        return self.start(players)

    def name_of(self, code: int) -> str:
        """The notation of a code."""
        return self.codes.name(code)

    def code_of(self, text: str) -> int:
        """The code of a notation."""
        return self.codes.code(text)

    def codes_of(self, text: str) -> list[int]:
        """The codes of a notation; a composite gives its whole chain."""
        return [self.codes.code(part) for part in self.expand(" ".join(text.split()))]

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        return words(self.package, language)

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat knows if it forgets nothing."""
        seat_of(seat, state.players)
        return Observation(self, seat, self.see(state, seat), state.legal(seat), self.recall(state, seat))

    def pack(self, state: State) -> bytes:
        return positions.to_bytes(state)

    def document(self, state: State) -> dict[str, Any]:
        return positions.to_json(state)

    def from_bytes(self, data: bytes) -> State:
        """The position that `state.to_bytes()` wrote."""
        return positions.from_bytes(self, data)

    def from_json(self, document: Any) -> State:
        """The position that `state.to_json()` wrote, or one set up by hand."""
        return positions.from_json(self, document)

    # --- copying and sending -----------------------------------------------------------------------------------------

    def __copy__(self) -> Self:
        return self  # nothing in it ever changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: class, edition and options make it anew, once for each process."""
        text = self.edition.text
        edition = text or msgspec.json.encode(self.edition.document)
        return _opened, (type(self), edition, self.edition.place, msgspec.json.encode(self.options))

    def values(self, state: State) -> list[int | list[int]]:
        """The fields of a position: what a pickle of it holds."""
        return positions.values(state)

    def rebuilt(self, players: int, values: list[int | list[int]]) -> State:
        """The position of such a pickle."""
        return positions.rebuild(self, players, values)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.edition.name}>"


@lru_cache(maxsize=8)
def _opened(kind: type[Game], edition: str | bytes, place: str, options: bytes) -> Game:
    """A game that was sent: states of one game that come one by one share it."""
    if isinstance(edition, str):
        found = editions.parse(edition, kind.name, place)
    else:
        found = editions.adopt(msgspec.json.decode(edition), kind.name, place=place)
    return kind(found, msgspec.json.decode(options, type=kind.Options))


@cache
def _rulebook(package: str) -> Rulebook:
    return Rulebook(package)
