"""A game: its edition, options, index, rulebook and words, and how its positions are seen."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import takewhile
from threading import Lock
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import msgspec
from msgspec import Struct

from . import editions, files, plain, positions, practice, topics
from . import options as choices
from .art import Art
from .card import Card, option_cards
from .codes import Codes
from .editions import Edition
from .errors import OptionError, SpellboardError
from .events import Event, Sink
from .layout import Layout
from .messages import Message, Several, Who, message, schema
from .observation import Observation
from .options import NoOptions
from .picture import picture
from .practice import Practice
from .preview import Need, Preview, Prospect, Way
from .rulebook import Refusal, Rulebook
from .scene import Scene, written
from .seats import seat_of
from .state import CHANCE
from .svg import Theme
from .words import Words, key_of, words

if TYPE_CHECKING:
    from .outcome import Outcome
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
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    """How long a game takes, about."""
    weight: ClassVar[float] = 2.0
    """How heavy it is to learn, from 1 (light) to 5."""
    Options: ClassVar[type[Struct]] = NoOptions
    View: ClassVar[type[Struct]]
    Memory: ClassVar[type[Struct]]
    events: ClassVar[dict[str, str]] = {}
    """Every kind of event that `apply` can tell, with the types of its facts: `seat card:number | chest:choice`.

    What only some may know stands after the bar."""
    highlights: ClassVar[tuple[str, ...]] = ()
    """The kinds of events that somebody who leafs through a game looks for."""
    cites: ClassVar[tuple[Mapping[str, str], Mapping[str, str]]] = ({}, {})
    """The clause to begin with for each kind of action, and for each kind of event: where a reader looks it up."""
    random_play_options: ClassVar[dict[str, Any]] = {}
    """Options under which purely random play ends."""

    def __init__(self, edition: Edition, chosen: Struct) -> None:
        self.edition = edition
        self.options = chosen
        try:
            self.codes = self.index()
        except ValueError as error:
            raise edition.error("error-no-index", why=error) from None
        self.rulebook = _rulebook(self.package)
        self.fingerprint = self.stamp(choices.stated(chosen))
        """Of the game with its edition and options: it stands on every position."""
        self._drawn: dict[str, Art] = {}

    @classmethod
    def load(cls, edition: Any = None, options: Mapping[str, Any] | None = None) -> Self:
        """This game with the edition that it ships, or one from a path, a document or an Edition."""
        return cls(cls.edition_of(edition), choices.options(cls.Options, options or {}))

    @classmethod
    def edition_of(cls, edition: Any = None) -> Edition:
        """The edition that this game ships, or one from a path, a document or an Edition."""
        if edition is None:
            return editions.parse(files.packaged(cls.package, "edition.toml"), cls.name, f"{cls.name}/edition.toml")
        if isinstance(edition, Edition):
            return editions.adopt(edition.document, cls.name, edition.text, edition.place)
        if isinstance(edition, dict):
            return editions.adopt(edition, cls.name)
        return editions.read(edition, cls.name)

    @classmethod
    def shared(cls, text: str, edition: Callable[[], Edition], options: Mapping[str, Any] | None = None) -> Self:
        """This game by the text of its edition and its options: one object for all matches that are played with it.

        Nothing in a game ever changes, and its tables take up to a megabyte.
        """
        chosen = choices.options(cls.Options, options or {})
        key = cls, text, msgspec.json.encode(chosen)
        with _sharing:
            found = _games.pop(key, None)
        if found is None:
            found = cls(edition(), chosen)
        with _sharing:
            found = _games.setdefault(key, found)  # the newest stands last
            while len(_games) > MOST_SHARED:
                del _games[next(iter(_games))]
        return cast(Self, found)

    # --- the game says -----------------------------------------------------------------------------------------------

    def index(self) -> Codes:
        """The index of all actions, from the edition's geometry alone."""
        raise NotImplementedError

    def start(self, players: int) -> State:
        """The position before anything is dealt."""
        raise NotImplementedError

    def rule_outcome(self, state: Any) -> Outcome | None:
        """How the game ended, or None while it runs."""
        raise NotImplementedError

    def rule_resign(self, state: Any, seat: int, sink: Sink | None) -> None:
        """That seat resigns: its pieces stay as they are and it takes no more decisions."""
        raise NotImplementedError

    def rule_objections(self, state: Any, code: int, seat: int) -> list[str]:
        """The clauses that forbid a code which is not legal, at a choice of that seat."""
        return []

    def rule_meanwhile(self, state: Any, code: int, seat: int) -> list[str]:
        """The clauses that forbid a code while the dealer acts, where more is to be said than that he does."""
        return []

    def rule_expected(self, state: Any, seat: int) -> list[str]:
        """The kinds of action that this seat might expect to find now."""
        return []

    def rule_nearest(self, state: Any, kind: str, seat: int) -> tuple[str, list[Need]] | None:
        """The clause nearest to a yes against a kind of action that is not offered, and what it would take.

        A game answers without trying all codes of the kind; None leaves that to the core.
        """
        return None

    def rule_problems(self, state: Any) -> list[str]:
        """What is wrong with a position, in plain words; nothing if it is sound."""
        return []

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

    def draw(self, view: Any, words: Words) -> str:
        """A view as text for a terminal of 80 columns, in the language of the words."""
        raise NotImplementedError

    def question(self, state: State, seat: int) -> Message:
        """What a seat that must choose now is asked."""
        raise NotImplementedError

    def facts(self, view: Any) -> list[list[Message]]:
        """For each seat the public facts that stand beside its name."""
        raise NotImplementedError

    def label(self, state: State, code: int) -> str:
        """The key of an action's words at this moment; the same action may do different things in different phases."""
        return self._labels[code]

    def expand(self, text: str) -> list[str]:
        """A composite notation as the chain of its small actions; what is no composite comes back alone."""
        return [text]

    @cached_property
    def layout(self) -> Layout:
        """Where everything can lie."""
        raise NotImplementedError

    def scene(self, view: Any) -> Scene:
        """Everything that a view shows, and where it lies."""
        raise NotImplementedError

    def scene_parts(self, view: Any) -> list[bytes]:
        """The pieces of the scene in their order, as they are sent, in parts that are not empty.

        A game may keep parts, by all that they depend on: it is asked after every move."""
        pieces = self.scene(view).pieces
        return [written(pieces)[1:-1]] if pieces else []

    def art(self, words: Words) -> Art:
        """How its sheets and things are drawn, with text in the language of the words; by default plainly."""
        return plain.art(self.layout, words)

    def needs(self, state: State, code: int, seat: int) -> list[Need]:
        """What an action takes and what the seat has of it, legal or not; nothing where nothing is asked."""
        return []

    def ways(self, state: State, seat: int, prefix: Sequence[int] = ()) -> list[Way]:
        """Whole moves of a seat with their paths; with a prefix, those that begin with it."""
        return []

    def weighed(self, view: Any) -> list[tuple[str, str]]:
        """What somebody who is to choose weighs: things of the scene, each with what would be played on it.

        It need not be allowed; a thing may be named more than once.
        """
        return []

    @cached_property
    def topics(self) -> tuple[str, ...]:
        """Everything that a person can ask about: `goal`, `legend`, and the ids of cards, pieces, places."""
        return ()

    def rule_explain(self, topic: str) -> list[Message]:
        """One of the topics in a few sentences: what it does and costs."""
        raise NotImplementedError

    # --- the contract ------------------------------------------------------------------------------------------------

    def new(self, players: int) -> State:
        """A new game for so many players."""
        if type(players) is not int or not self.fewest <= players <= self.most:
            raise OptionError(
                "error-players" if self.fewest < self.most else "error-players-exactly",
                game=self.name,
                fewest=self.fewest,
                most=self.most,
                many=players if type(players) is int else str(players)[:40],
            )
        return self.start(players)

    def prompt(self, state: State, seat: int | None) -> Message:
        """What now: for who chooses, who waits, a spectator (None), and at the end."""
        outcome = state.outcome
        if outcome is not None:
            winners = Several([Who(winner) for winner in outcome.winners])
            return Message("prompt-over", {"reason": Message(f"reason-{outcome.reason}"), "winners": winners})
        waiting = state.waiting
        if seat is not None and seat in waiting:
            return self.question(state, seat)
        if not waiting:
            return Message("prompt-dealer")
        return Message("prompt-waiting", {"seats": Several([Who(other) for other in waiting])})

    def explain(self, name: str, words: Words) -> list[Message] | None:
        """What something does and costs, by its id or by its name in any language; None if nothing goes by that name.

        The names of these words' language come first."""
        found = [said for topic in topics.called(self, name, words) for said in self.rule_explain(topic)]
        return found or None

    @cached_property
    def card(self) -> Card:
        """The game in a few words, and what a table can choose."""
        options = option_cards(self.Options, self.name)
        title, sentence = Message("title"), Message("sentence")
        return Card(self.name, title, sentence, self.fewest, self.most, self.minutes, self.weight, options)

    @cached_property
    def practice(self) -> Practice | None:
        """The guided first turn in the edition that this game ships, where it brings one."""
        return practice.read(self)

    def preview(self, state: State, codes: Sequence[int], seat: int) -> Preview:
        """What would follow if a seat played these actions now; nothing is changed.

        It ends where something hidden would become known: who only asks is not shown what the others chose.
        """
        needs = tuple(self.needs(state, codes[0], seat)) if codes else ()
        trial, sink = state.copy(), Sink()
        for code in codes:
            try:
                trial.apply(code, seat, sink)
            except Refusal as refusal:
                return Preview(refusal.clause, needs)
            if any(event.reveals for event in sink.events):
                break
        certain = list(takewhile(lambda event: not event.reveals, sink.events))
        follows = tuple(self.summary([event.seen_by(seat) for event in certain]))
        undoable = trial.actor != CHANCE and len(certain) == len(sink.events)
        return Preview("", needs, follows, undoable)

    def prospects(self, state: State, seat: int) -> list[Prospect]:
        """How everything that is worth weighing stands for a seat, while it is to choose."""
        if seat_of(seat, state.players) not in state.waiting:
            return []
        weighed = [(thing, self.codes_of(play)) for thing, play in self.weighed(self.see(state, seat))]
        return [Prospect(thing, tuple(codes), self.preview(state, codes, seat)) for thing, codes in weighed]

    def action(self, code: int, state: State | None = None) -> Message:
        """An action in words; with a position, as it is called at that moment."""
        kind = self.codes.kind(code)
        key = f"action-{key_of(kind)}" if state is None else self.label(state, code)
        return message(key, self.codes.types(kind), self.codes.arguments(code))

    def message_of(self, event: Event) -> Message:
        """An event in words; with its private part if it carries one."""
        told = self.events.get(event.kind)
        if told is None:
            raise SpellboardError("error-no-event", game=self.name, event=event.kind)
        key, public, whole = _event(event.kind, told)
        if event.private is None:
            return message(key, public, event.facts)
        return message(f"{key}.private", whole, {**event.facts, **event.private})

    def summary(self, events: Sequence[Event]) -> list[Message]:
        """What happened in one move, in words: a game may tell several events as one sentence."""
        return [self.message_of(event) for event in events]

    @cached_property
    def _labels(self) -> list[str]:
        """By code the key of an action's words."""
        return [f"action-{key_of(self.codes.kind(code))}" for code in range(len(self.codes))]

    def name_of(self, code: int) -> str:
        """The notation of a code."""
        return self.codes.name(code)

    def code_of(self, text: str) -> int:
        """The code of a notation."""
        return self.codes.code(text)

    def codes_of(self, text: str) -> list[int]:
        """The codes of a notation; a composite gives its whole chain."""
        return [self.codes.code(part) for part in self.expand(" ".join(text.split()))]

    def drawn(self, language: str = "en") -> Art:
        """How everything is drawn in a language; made once."""
        found = self._drawn.get(language)
        if found is None:
            found = self._drawn[language] = self.art(self.words(language))
        return found

    def picture(
        self,
        view: Any,
        language: str = "en",
        theme: Theme = "light",
        sheet: str = "",
        seat: int | None = None,
        names: Sequence[str] = (),
    ) -> str:
        """A view as a picture in SVG: the first sheet, or the one named (of a seat, where every seat has one)."""
        return picture(self, self.scene(view), language, theme, sheet, seat, names)

    def cover(self, language: str = "en", theme: Theme = "light") -> str:
        """A picture for a shelf, in SVG: the part of the board that its guided turn names; empty where it has none."""
        own = self.practice
        if own is None:
            return ""
        return picture(self, self.scene(own.state(self).view(None)), language, theme, part=own.cover)

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

    def stamp(self, options: Mapping[str, Any]) -> str:
        """The fingerprint of this game with options as somebody wrote them down: in older records all of them."""
        document = [self.name, self.edition.sha256, options]
        return hashlib.sha256(msgspec.json.encode(document, order="deterministic")).hexdigest()[:16]

    @cached_property
    def stamps(self) -> tuple[str, str]:
        """What may stand on a position of this game: its fingerprint, or the older one that names every option."""
        return self.fingerprint, self.stamp(msgspec.to_builtins(self.options, str_keys=True))

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


MOST_SHARED = 8
_games: dict[tuple[type[Game], str, bytes], Game] = {}
_sharing = Lock()


@lru_cache(maxsize=8)
def _opened(kind: type[Game], edition: str | bytes, place: str, options: bytes) -> Game:
    """A game that was sent: states of one game that come one by one share it."""
    if isinstance(edition, str):
        found = editions.parse(edition, kind.name, place)
    else:
        found = editions.adopt(msgspec.json.decode(edition), kind.name, place=place)
    return kind(found, msgspec.json.decode(options, type=kind.Options))


@cache
def _event(kind: str, told: str) -> tuple[str, dict[str, str], dict[str, str]]:
    """The key of an event's words, the types of its public facts, and with them those that only some may know."""
    public, _, private = told.partition("|")
    return f"event-{key_of(kind)}", schema(public), {**schema(public), **schema(private)}


@cache
def _rulebook(package: str) -> Rulebook:
    return Rulebook(package)
