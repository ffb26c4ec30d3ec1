"""What the tests of Bellum Magica share: positions as text, actions in notation, facts to look for."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

from spellboard import Refusal
from spellboard.core.events import Event, Sink
from spellboard.games.bellum import GAME
from spellboard.games.bellum.game import Bellum
from spellboard.games.bellum.state import BellumState
from spellboard.games.bellum.view import Lord


@cache
def _load(options: tuple[tuple[str, Any], ...]) -> Bellum:
    return GAME.load(options=dict(options))


def game(**options: Any) -> Bellum:
    """Bellum Magica with its shipped edition."""
    return _load(tuple(sorted(options.items())))


def at(text: str, **options: Any) -> BellumState:
    """The position that a text draws."""
    return game(**options).place(text)


def play(s: BellumState, *actions: str) -> list[Event]:
    """Play notations one after the other, each by whoever is to act; `p2: pass` names the seat."""
    sink = Sink()
    for text in actions:
        seat, colon, rest = text.rpartition(": ")
        for code in s.game.codes_of(rest):
            s.apply(code, int(seat[1]) - 1 if colon else None, sink)
        assert s.problems() == [], s.problems()
    return sink.events


def offers(s: BellumState, seat: int | None = None) -> list[str]:
    """What may be chosen now, in notation."""
    return [s.game.name_of(code) for code in s.legal(seat)]


def chances(s: BellumState) -> dict[str, int]:
    """What may be rolled or drawn now, with weights."""
    return {s.game.name_of(code): weight for code, weight in s.chances()}


def lord(s: BellumState, seat: int) -> Lord:
    """A castle as everybody sees it, and its chests' values too."""
    return cast(Lord, s.view(seat).seats[seat])


def values(s: BellumState, seat: int) -> list[int]:
    """The values of a lord's chests, cheapest kind first."""
    found = lord(s, seat).values
    return [int(s.tables.face_value[face]) for face, number in enumerate(found) for _ in range(number)]


def active(s: BellumState, seat: int) -> dict[str, int]:
    """The icons of a lord's active row."""
    names = ("food", "sign", "map", "sword", "magic", "thief")
    row = lord(s, seat).rows[int(s.die) - 1]
    return {name: number for name, number in zip(names, row, strict=True) if number}


def told(s: BellumState, *actions: str) -> list[str]:
    """The kinds of events that actions tell."""
    return [event.kind for event in play(s, *actions)]


def refused(s: BellumState, text: str, seat: int | None = None) -> str:
    """The clause that refuses an action or a chain of them; nothing may have changed."""
    trial = s.copy()
    with pytest.raises(Refusal) as caught:
        for code in s.game.codes_of(text):
            before = trial.to_bytes()
            trial.apply(code, seat)
    assert trial.to_bytes() == before
    return caught.value.clause.removeprefix("bellum.")
