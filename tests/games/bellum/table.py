"""Draws positions from text and plays notation on them.

    attack p1 row 2
    p1 C4  right E43  barrel 1
    p2 C1  chests wood:1 metal:4*2
    kingdom FA1 FA3
    hire E01 E02 V01 V02

The first line names the decision, the lord who has it, and numbers that differ from the usual (captain, day, row ...).
What a line leaves out is empty; missing goblins stand on the left. All cards and chests not named are in their piles.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

from spellboard.core.events import Event, Sink
from spellboard.games.bellum import GAME
from spellboard.games.bellum.game import Bellum
from spellboard.games.bellum.phases import PHASES
from spellboard.games.bellum.state import (
    BARREL,
    BOARD,
    FOOD,
    GONE,
    HELD,
    LOOTED,
    LORD,
    MAGIC,
    OPEN,
    OWED,
    SERVES,
    SHIELD,
    SIGN,
    SPELL,
    BellumState,
)
from spellboard.games.bellum.view import Lord

CHESTS = ("wood", "metal", "gold")
FIELDS = {
    "food": FOOD, "sign": SIGN, "barrel": BARREL, "shields": SHIELD, "magic": MAGIC, "spells": SPELL, "gone": GONE,
}  # fmt: skip
DEFAULTS = {"row": 1, "day": 1}


@cache
def _load(options: tuple[tuple[str, Any], ...]) -> Bellum:
    return GAME.load(options=dict(options))


def game(**options: Any) -> Bellum:
    """Bellum Magica with its shipped edition."""
    return _load(tuple(sorted(options.items())))


def set_up(text: str, **options: Any) -> BellumState:
    """The position that a text draws."""
    lines = [line.split() for line in text.strip().splitlines()]
    seats = [line for line in lines if re.fullmatch(r"p\d", line[0])]
    s = cast(BellumState, game(**options).new(len(seats)))
    for line in seats:
        _lord(s, int(line[0][1]) - 1, line[1:])
    for line in lines[1:]:
        if line[0] == "kingdom":
            _kingdom(s, line[1:])
        elif line[0] == "hire":
            for name in line[1:]:
                s.creatures[s.tables.creature_ids.index(name)] = OPEN
    if not any(line[0] == "kingdom" for line in lines):
        _kingdom(s, [])
    _goblins(s)
    _decision(s, lines[0])
    assert s.problems() == [], s.problems()
    return s


def _decision(s: BellumState, words: list[str]) -> None:
    phase, seat = words[0], int(words[1][1]) - 1
    numbers: dict[str, Any] = {**DEFAULTS, **dict(zip(words[2::2], words[3::2], strict=True))}
    s.phase, s.seat = PHASES.index(phase), seat
    s.die, s.day = int(numbers.pop("row")), int(numbers.pop("day"))
    if phase == "roll":
        s.die = 0
    s.captain = int(str(numbers.pop("captain", "p1"))[1]) - 1
    offset = (seat - s.captain) % s.players
    s.asked = offset if phase == "horde" else 0 if phase == "roll" else offset + 1
    if "hand" in numbers:
        s.hand = s.tables.creature_ids.index(numbers.pop("hand"))
        s.creatures[s.hand] = HELD
    if "victim" in numbers:
        s.victim = int(str(numbers.pop("victim"))[1]) - 1
    for name, number in numbers.items():
        setattr(s, name, int(number))


def _lord(s: BellumState, seat: int, words: list[str]) -> None:
    t = s.tables
    s.lords[seat * LORD + BOARD] = t.castle_ids.index(words[0])
    section = ""
    for word in words[1:]:
        if not word[0].isdigit() and word in (*FIELDS, "left", "right", "chests", "owed"):
            section = word
            if word == "gone":
                s.lords[seat * LORD + GONE] = 1
        elif section in ("left", "right"):
            for name in _names(word):
                assert s.creatures[t.creature_ids.index(name)] == 0, f"{name} is drawn twice"
                s.creatures[t.creature_ids.index(name)] = SERVES + seat * 2 + (section == "right")
        elif section == "chests":
            kind, value, times = re.fullmatch(r"(\w+):(\d+)(?:\*(\d+))?", word).groups()  # type: ignore[union-attr]
            face = _face(s, kind, int(value))
            s.chests[seat * t.faces + face] += int(times or 1)
            s.chests[s.players * t.faces + face] -= int(times or 1)
        elif section == "owed":
            s.lords[seat * LORD + OWED + CHESTS.index(word)] += 1
        else:
            s.lords[seat * LORD + FIELDS[section]] = int(word)
            if section in ("food", "sign", "barrel"):
                s.lords[s.players * LORD + FIELDS[section]] -= int(word)


def _names(word: str) -> list[str]:
    """`E05-E09` is five cards."""
    first, _, last = word.partition("-")
    if not last:
        return [first]
    return [f"{first[0]}{number:02}" for number in range(int(first[1:]), int(last[1:]) + 1)]


def _face(s: BellumState, kind: str, value: int) -> int:
    at = CHESTS.index(kind)
    faces = range(s.tables.face_start[at], s.tables.face_start[at + 1])
    return next(face for face in faces if s.tables.face_value[face] == value)


def _goblins(s: BellumState) -> None:
    """Two each: those missing stand on the left."""
    spare = [card for card in range(int(s.tables.first_evil)) if s.creatures[card] == 0]
    for seat in range(int(s.players)):
        has = sum(1 for card in range(int(s.tables.first_evil)) if (s.creatures[card] - SERVES) // 2 == seat)
        for _ in range(2 - has):
            s.creatures[spare.pop(0)] = SERVES + seat * 2


def _kingdom(s: BellumState, names: list[str]) -> None:
    """These lie face up; others that must have been turned up before them were looted. `-`: the pile is used up."""
    t = s.tables
    spent = names == ["-"]
    wanted = [] if spent else [t.place_ids.index(name) for name in names if name != "TA"]
    ends = [0, *[int(end) for end in t.pile_end][s.players * 3 : s.players * 3 + 3]]
    regions = [range(t.place_start[kind], t.place_start[kind + 1]) for kind in range(3)]
    deepest = (
        2 if spent else max([kind for kind in range(3) if any(place in regions[kind] for place in wanted)], default=0)
    )
    for kind in range(deepest + 1):
        shown = [place for place in wanted if place in regions[kind]]
        full = kind < deepest or spent
        rest = [place for place in regions[kind] if place not in shown]
        for place in shown:
            s.places[place] = OPEN
        for place in rest[: ends[kind + 1] - ends[kind] - len(shown)] if full else []:
            s.places[place] = LOOTED
    s.turned = sum(1 for place in range(int(t.lasting), int(t.places)) if s.places[place] != 0)


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
    return cast(Lord, s.view(seat).lords[seat])


def values(s: BellumState, seat: int) -> list[int]:
    """The values of a lord's chests, cheapest kind first."""
    found = lord(s, seat).values
    return [int(s.tables.face_value[face]) for face, number in enumerate(found) for _ in range(number)]


def active(s: BellumState, seat: int) -> dict[str, int]:
    """The icons of a lord's active row."""
    names = ("food", "sign", "map", "sword", "magic", "thief")
    row = lord(s, seat).rows[int(s.die) - 1]
    return {name: number for name, number in zip(names, row, strict=True) if number}


def clause(s: BellumState, text: str, seat: int | None = None) -> str:
    """The clause that refuses an action now."""
    refusal = s.why_not(s.game.code_of(text), seat)
    return refusal.clause if refusal else ""
