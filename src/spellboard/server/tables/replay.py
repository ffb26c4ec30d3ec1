"""A match to look at again: every page as one seat saw it, with its sentences, and where to find what."""

from __future__ import annotations

from typing import Any

from spellboard.core.entries import Chance, Close, Deed, Resign
from spellboard.core.history import BLOCK, History
from spellboard.core.messages import Message
from spellboard.core.scene import Piece
from spellboard.core.seats import eyes_of
from spellboard.core.state import State
from spellboard.core.transcript import Leaf

from ..wire.replay import Contents, Mark, Moment, Moments


def moments(history: History, seat: int | None, first: int = 0, count: int = BLOCK) -> Moments:
    """A block of pages; within it each moment holds only what has changed."""
    game = history.game
    found: list[Moment] = []
    before: dict[str, Piece] = {}
    for leaf, events, state in history.steps(first, count):
        eyes_of(seat, state.players)
        view = state.view(seat)
        now = {piece.id: piece for piece in game.scene(view).pieces}
        found.append(
            Moment(
                n=leaf.n,
                round=view.round,
                view=view,
                pieces=[piece for id, piece in now.items() if before.get(id) != piece],
                order=None if found and list(now) == list(before) else list(now),
                news=list(game.summary([event.seen_by(seat) for event in events])),
                **_now(history, leaf, state, seat),
            )
        )
        before = now
    return Moments(first, len(history), found)


def _now(history: History, leaf: Leaf, state: State, seat: int | None) -> dict[str, Any]:
    """What a page was, who stands behind it, and who was asked what after it."""
    entry = None if leaf.n == 0 or leaf.folded else history.entry(leaf.n)
    if isinstance(entry, Close):
        said = Message("prompt-closed", {"reason": Message(f"reason-{entry.reason}")})
        return {"kind": "close", "prompt": said, "over": True}
    over = state.outcome is not None
    rest = {
        "prompt": history.game.prompt(state, seat),
        "waiting": [] if over else list(state.waiting),
        "over": over,
    }
    if entry is None:
        return {"kind": "folded" if leaf.folded else "start", **rest}
    if isinstance(entry, Chance):
        return {"kind": "chance", **rest}
    kind = "deed" if isinstance(entry, Deed) else "resign" if isinstance(entry, Resign) else "undo"
    return {"kind": kind, "seat": entry.seat, **rest}


def contents(history: History, seat: int | None) -> Contents:
    """Where each round begins and what is worth looking for; after a rewind a round may begin twice."""
    game = history.game
    numbers, marks, before = [], [], -1
    for page, (leaf, events, state) in enumerate(history.steps(0, len(history))):
        eyes_of(seat, state.players)
        numbers.append(leaf.n)
        now = state.view(None).round
        if now != before:
            marks.append(Mark(page, now))
        before = now
        told = [event.seen_by(seat) for event in events if event.kind in game.highlights]
        marks += [Mark(page, now, game.message_of(event)) for event in told]
    return Contents(numbers, marks)
