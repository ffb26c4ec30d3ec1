"""What leaves the house: the only place where a position becomes something that a seat is sent.

Whoever changes this file changes what people can find out about each other's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct

from spellboard.core.events import Event
from spellboard.core.game import Game
from spellboard.core.match import Match
from spellboard.core.messages import Message
from spellboard.core.practice import Guidance
from spellboard.core.preview import Preview
from spellboard.core.rng import Rng
from spellboard.core.rulebook import Refusal
from spellboard.core.state import State
from spellboard.core.transcript import Told

from ..wire.outgoing import Blocked, Choice, ProspectOut, WayOut
from ..wire.table import ClockSight
from .parts import ChangePart, items

_encode = msgspec.json.Encoder().encode
_choices: WeakKeyDictionary[Game, dict[tuple[int, str], Raw]] = WeakKeyDictionary()


class Standing(Struct, frozen=True):
    """What the table adds to a sight: how fresh a seat's choices are, its standing order, and a guide's word."""

    fresh: int = 0
    order: str = ""
    until: str = ""
    guide: Guidance | None = None
    undo: bool = True
    """Whether the journal is short enough for anything to be taken back."""
    reason: str = ""
    """Why the table is closed."""


class _Rest(Struct, frozen=True, omit_defaults=True):
    """A `Sight` without what was written before: the view and the scene come first."""

    prompt: Message
    waiting: list[int]
    over: bool = False
    fresh: int = 0
    legal: list[Raw] = []
    blocked: list[Blocked] = []
    may_undo: bool = False
    may_undo_turn: bool = False
    chosen: bool = False
    order: str = ""
    until: str = ""
    guide: Guidance | None = None


def sight(match: Match, seat: int | None, standing: Standing) -> list[bytes]:
    """All that one seat (None: a spectator) sees and may do now: the JSON of a `Sight`, in parts."""
    game, state, over = match.game, match.state, match.over
    view = state.view(seat)
    waiting = [] if over else state.waiting
    codes = [] if seat is None or over else state.legal(seat)
    awaited = seat is not None and seat in waiting
    if standing.reason == "too-long":
        prompt = Message("prompt-too-long")
    elif match.closed:
        prompt = Message("prompt-closed", {"reason": Message(f"reason-{match.closed}")})
    else:
        prompt = game.prompt(state, seat)
    may_undo = standing.undo and seat is not None and match.may_undo(seat)
    rest = _Rest(
        prompt=prompt,
        waiting=waiting,
        over=over,
        fresh=standing.fresh,
        legal=_legal(game, state, codes) if codes else [],
        blocked=[Blocked(kind, why.sent) for kind, why in state.blocked(seat)] if awaited else [],
        may_undo=may_undo,
        may_undo_turn=may_undo,
        chosen=bool(codes) and not awaited,
        order=standing.order,
        until=standing.until,
        guide=standing.guide,
    )
    eye = b"null" if seat is None else b"%d" % seat
    pieces = b",".join(game.scene_parts(view))
    return [b'{"seat":', eye, b',"view":', _encode(view), b',"scene":{"pieces":[', pieces, b"]},", _encode(rest)[1:]]


def _legal(game: Game, state: State, codes: Sequence[int]) -> list[Raw]:
    """Choices as they are sent; written once, since the same ones are offered at many tables."""
    known = _choices.get(game)
    if known is None:
        known = _choices[game] = {}
    found = []
    for code in codes:
        key = code, game.label(state, code)
        choice = known.get(key)
        if choice is None:
            whole = Choice(game.name_of(code), game.codes.kind(code), game.action(code, state))
            choice = known[key] = Raw(_encode(whole))
        found.append(choice)
    return found


def news(game: Game, told: Sequence[Told]) -> list[Message]:
    """What was told, in words: what a seat did in one go as one tale, with the dice and draws that followed it."""
    tales: list[tuple[Told, list[Event]]] = []
    for entry in told:
        first = tales[-1][0] if tales else None
        goes_on = first is not None and (entry.kind, entry.seat) == ("deed", first.seat) == (first.kind, first.seat)
        if first is not None and (entry.kind == "chance" or goes_on):
            tales[-1][1].extend(entry.events)
        else:
            tales.append((entry, list(entry.events)))
    return [message for _, events in tales for message in game.summary(events)]


class Tale(Struct, frozen=True):
    """What was told, and the same in words, both as items of a JSON list."""

    told: bytes
    news: bytes


def tale(game: Game, told: Sequence[Told]) -> Tale:
    """What somebody was told, ready to be sent."""
    return Tale(items(list(told)), items(list(news(game, told))))


def change(
    match: Match,
    seat: int | None,
    tale: Tale,
    after: int,
    shown: list[bytes],
    clocks: Sequence[ClockSight | None],
) -> ChangePart:
    """The match has gone on, as one seat may know it: `shown` is its sight, encoded once for all its devices."""
    rest = [*shown, b',"clocks":', _encode(clocks)] if clocks else shown
    return ChangePart(seat, len(match.entries), match.head, after, tale.told, tale.news, rest)


# --- questions without consequence -----------------------------------------------------------------------------------


def ways(match: Match, seat: int, prefix: Sequence[int]) -> list[WayOut]:
    """Whole moves of a seat that begin so."""
    game = match.game
    found = game.ways(match.state, seat, prefix)
    return [WayOut([game.name_of(code) for code in way.codes], way.thing, list(way.path)) for way in found]


def prospects(match: Match, seat: int) -> list[ProspectOut]:
    """How everything that a seat would weigh stands, while it is to choose."""
    game = match.game
    found = game.prospects(match.state, seat)
    return [ProspectOut(one.thing, [game.name_of(code) for code in one.codes], one.preview) for one in found]


def preview(match: Match, seat: int, codes: Sequence[int]) -> Preview:
    """What would follow, up to what is hidden from the seat until it has really played."""
    return match.game.preview(match.state, codes, seat)


def why(match: Match, seat: int, codes: Sequence[int]) -> Refusal | None:
    """The clause against the last of these actions, if the others were played before it."""
    state = match.state
    if len(codes) > 1:
        # What the first of them turn over is not known yet: a position that fits what the seat knows will do.
        state = state.observe(seat).sample(Rng(0))
        for code in codes[:-1]:
            state.apply(code, seat)
    return state.why_not(codes[-1], seat)
