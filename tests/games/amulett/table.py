"""What the tests of Das Amulett share: positions as text, actions in notation, facts to look for."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

import spellboard
from spellboard import Refusal, Sink
from spellboard.games.amulett.game import Amulett
from spellboard.games.amulett.phases import NAMES
from spellboard.games.amulett.state import STACKS, AmulettState


def proves(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.proves(*(f"amulett.{clause}" for clause in clauses))


@cache
def game(**options: Any) -> Amulett:
    return cast(Amulett, spellboard.load("amulett", options=options))


def at(head: str, *seats: str, **options: Any) -> AmulettState:
    """A position: the head, then what each seat has (`hand / supply / spells / gems`)."""
    lines = [f"p{number}: {seat}" for number, seat in enumerate(seats, 1)]
    return game(**options).place("\n".join([head, *lines]))


def spread(spells: list[str], seats: int) -> list[str]:
    """Seats that own so many spells between them, a stone on each, ten at most for one seat."""
    return [f"/ - / {', '.join(f'{name} 1' for name in spells[10 * at : 10 * at + 10])}" for at in range(seats)]


def play(s: AmulettState, *actions: str) -> AmulettState:
    """Play actions in notation, the dealer's among them."""
    for text in actions:
        for code in s.game.codes_of(text):
            s.apply(code)
    return s


def describe(s: AmulettState) -> str:
    """The position as text."""
    return cast(Amulett, s.game).describe(s)


def told(s: AmulettState, text: str, seat: int | None = None) -> list[str]:
    """The kinds of the events that an action tells."""
    sink = Sink()
    for code in s.game.codes_of(text):
        s.apply(code, seat, sink)
    return [event.kind for event in sink.events]


def said(s: AmulettState, text: str, language: str = "en") -> list[str]:
    """What an action tells, in words."""
    sink = Sink()
    for code in s.game.codes_of(text):
        s.apply(code, None, sink)
    words = s.game.words(language)
    return [
        words.render(s.game.message_of(event), ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]) for event in sink.events
    ]


def refused(s: AmulettState, text: str, seat: int | None = None) -> str:
    """The clause that refuses an action; nothing may have changed."""
    before = s.to_bytes()
    with pytest.raises(Refusal) as caught:
        for code in s.game.codes_of(text):
            s.apply(code, seat)
    assert s.to_bytes() == before
    return caught.value.clause.removeprefix("amulett.")


def legal(s: AmulettState) -> list[str]:
    return [s.game.name_of(code) for code in s.legal()]


def hand(s: AmulettState, seat: int) -> str:
    """`gold 2 iron 1`: the cards of a seat counted from 1."""
    return _cards(s, (seat - 1) * 4)


def stacks(s: AmulettState) -> str:
    return _cards(s, STACKS)


def gems(s: AmulettState, place: str) -> str:
    """The gems of an area (`C3`) or of a seat (`p1`)."""
    t = s.tables
    at = t.areas + int(place[1]) - 1 if place[0] == "p" else t.area_names.index(place)
    return " ".join(s.gem_names(s.gems[at]))


def stones(s: AmulettState, spell: str) -> int:
    return int(s.stones[s.tables.spell_names.index(spell)])


def supply(s: AmulettState, seat: int) -> int:
    return int(s.stones[s.tables.spells + seat - 1])


def spells(s: AmulettState, seat: int) -> str:
    return " ".join(n for at, n in enumerate(s.tables.spell_names) if s.spells[seat - 1] >> at & 1)


def under(s: AmulettState) -> str:
    """The spells under the deck from the top down."""
    return " ".join(s.tables.spell_names[entry & 63] for entry in s.tail)


def now(s: AmulettState) -> str:
    """`trade-bid p2`: the decision at hand and whose it is."""
    return NAMES[s.phase] + (f" p{s.to_act + 1}" if s.to_act >= 0 else "")


def caravan(s: AmulettState) -> str:
    return s.tables.area_names[s.caravan]


def hat(s: AmulettState) -> str:
    return f"p{s.hat + 1}"


def _cards(s: AmulettState, at: int) -> str:
    held = [(name, s.cards[at + metal]) for metal, name in enumerate(s.tables.metal_names)]
    return " ".join(f"{name} {count}" for name, count in held if count)
