"""What leaves the house: the only place where a position becomes something that a seat is sent.

Whoever changes this file changes what people can find out about each other's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast
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
from spellboard.core.transcript import Told

from ..wire.outgoing import Blocked, Choice, ProspectOut, Sight, WayOut
from ..wire.table import ClockSight
from .parts import ChangePart, items

_encode = msgspec.json.Encoder().encode
_choices: WeakKeyDictionary[Game, dict[tuple[int, str], Raw]] = WeakKeyDictionary()


class Standing(Struct, frozen=True):
    """What the table adds to a seat's sight: how fresh its choices are, its standing order, and a guide's word."""

    fresh: int = 0
    order: str = ""
    until: str = ""
    guide: Guidance | None = None


def sight(match: Match, seat: int | None, standing: Standing) -> bytes:
    """All that one seat (None: a spectator) sees and may do now."""
    game, state = match.game, match.state
    view = state.view(seat)
    waiting = [] if match.over else state.waiting
    codes = [] if seat is None or match.over else state.legal(seat)
    awaited = seat is not None and seat in waiting
    if match.closed:
        prompt = Message("prompt-closed", {"reason": Message(f"reason-{match.closed}")})
    else:
        prompt = game.prompt(state, seat)
    may_undo = seat is not None and match.may_undo(seat)
    return _encode(
        Sight(
            seat=seat,
            view=view,
            scene=game.scene(view),
            prompt=prompt,
            waiting=waiting,
            over=match.over,
            fresh=standing.fresh,
            # Encoded already: the same choices are sent to many tables.
            legal=cast(list[Choice], [_choice(match, code) for code in codes]),
            blocked=[Blocked(kind, why.sent) for kind, why in state.blocked(seat)] if awaited else [],
            may_undo=may_undo,
            may_undo_turn=may_undo,
            chosen=bool(codes) and not awaited,
            order=standing.order,
            until=standing.until,
            guide=standing.guide,
        )
    )


def _choice(match: Match, code: int) -> Raw:
    game = match.game
    known = _choices.get(game)
    if known is None:
        known = _choices[game] = {}
    key = code, game.label(match.state, code)
    found = known.get(key)
    if found is None:
        choice = Choice(game.name_of(code), game.codes.kind(code), game.action(code, match.state))
        found = known[key] = Raw(_encode(choice))
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


def change(
    match: Match,
    seat: int | None,
    told: Sequence[Told],
    after: int,
    shown: bytes,
    clocks: Sequence[ClockSight | None],
) -> ChangePart:
    """The match has gone on, as one seat may know it: `shown` is its sight, encoded once for all its devices."""
    rest = shown + b',"clocks":' + _encode(clocks) if clocks else shown
    said = items(list(news(match.game, told)))
    return ChangePart(seat, len(match.entries), match.head, after, items(list(told)), said, rest)


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
