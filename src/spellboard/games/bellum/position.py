"""A position as text, for people and tests.

    attack p1 row 2
    p1 C4  right E43  barrel 1
    p2 C1  chests wood:1 metal:4*2
    kingdom FA1 FA3
    hire E01 E02 / V01 V02

The first line names the decision, the lord who has it or for whom the dealer acts, and numbers that differ from the
usual (captain p1, day 1, row 1). What a line leaves out is empty. Goblins that are not named stand on the left, all
other cards and chests are in their piles. Places that must have been turned up before those of the kingdom were looted,
unless a line `looted` names them. `-` is a gap; a kingdom of `-` alone is used up.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from ...core.errors import PositionError
from .phases import CASTLE, DEAL, END, GOBLINS, HORDE, PHASES, ROLL
from .state import (
    BARREL,
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    HELD,
    LOOTED,
    LORD,
    MAGIC,
    OPEN,
    OWED,
    REASONS,
    SECOND,
    SERVES,
    SHIELD,
    SIGN,
    SPELL,
    THEFT,
    UNSEEN,
    BellumState,
)
from .tables import CHESTS, KINDS, SIDES

if TYPE_CHECKING:
    from .game import Bellum

FIELDS = {
    "food": FOOD,
    "sign": SIGN,
    "barrel": BARREL,
    "shields": SHIELD,
    "magic": MAGIC,
    "spells": SPELL,
    "gone": GONE,
}
SECTIONS = (*FIELDS, "left", "right", "chests", "owed", "goblins", "chose")
NUMBERS = {"row": "die", "day": "day", "idle": "idle", "brought": "brought", "cast": "cast", "thieves": "thieves"}
SETTING_UP = ("castle", "deal", "goblins", "reveal", "draw", "captain")
GAP = "-"


def read(game: Bellum, text: str) -> BellumState:
    """The position that a text describes; what cannot be read or cannot be is a PositionError."""
    lines = [line.split() for line in re.sub(r"#.*", "", text).splitlines() if line.strip()]
    seats = [line for line in lines if re.fullmatch(r"p\d", line[0])]
    if not game.fewest <= len(seats) <= game.most or [line[0] for line in seats] != _names(len(seats)):
        raise PositionError("error-lord-lines", package=__package__, fewest=game.fewest, most=game.most)
    reader = _Reader(cast(BellumState, game.new(len(seats))), lines)
    for line in lines:
        try:
            reader.take(line)
        except (ValueError, KeyError, IndexError, AttributeError):
            raise PositionError("error-part", part=" ".join(line)) from None
    reader.fill()
    wrong = reader.s.problems()
    if wrong:
        raise PositionError("error-position-unsound", problem=wrong[0])
    return reader.s


def _names(players: int) -> list[str]:
    return [f"p{seat + 1}" for seat in range(players)]


class _Reader:
    def __init__(self, s: BellumState, lines: list[list[str]]) -> None:
        self.s, self.t = s, s.tables
        self.cards = {name: card for card, name in enumerate(s.tables.creature_ids)}
        self.sites = {name: place for place, name in enumerate(s.tables.place_ids)}
        self.told = {line[0] for line in lines}
        self.head = lines[0]
        self.ledger: list[int] = []
        self.asked: int | None = None
        self.serving: list[list[int]] = [[] for _ in range(2 * int(s.players))]

    def take(self, line: list[str]) -> None:
        """One line."""
        word, *words = line
        if line is self.head:
            self.decision(word, words)
        elif re.fullmatch(r"p\d", word):
            self.lord(int(word[1]) - 1, words)
        elif word == "kingdom":
            self.kingdom(words)
        elif word == "looted":
            for name in words:
                if name != GAP:
                    self.s.places[self.sites[name]] = LOOTED
        elif word == "hire":
            self.hire(words)
        elif word == "theft":
            self.theft(words)
        else:
            raise ValueError(word)

    def decision(self, phase: str, words: list[str]) -> None:
        s = self.s
        s.phase, s.seat = PHASES.index(phase), self.seat(words[0])
        numbers = dict(zip(words[1::2], words[2::2], strict=True))
        s.captain = self.seat(numbers.pop("captain", "p1"))
        # Places and creatures are turned up during set-up and later: then the active row is named.
        s.day = 0 if phase in SETTING_UP and "row" not in numbers else 1
        s.die = s.day
        if "hand" in numbers:
            s.hand = self.cards[numbers.pop("hand")]
            s.creatures[s.hand] = HELD
        if "victim" in numbers:
            s.victim = self.seat(numbers.pop("victim"))
        if "reason" in numbers:
            s.reason = REASONS.index(numbers.pop("reason"))
        if "asked" in numbers:
            self.asked = int(numbers.pop("asked"))
        for name, number in numbers.items():
            setattr(s, NUMBERS[name], int(number))
        if s.phase == ROLL:
            s.die = 0

    def seat(self, text: str) -> int:
        return _names(int(self.s.players)).index(text)

    def lord(self, seat: int, words: list[str]) -> None:
        s = self.s
        at = seat * int(LORD)
        if words[0] != GAP:
            s.lords[at + BOARD] = self.t.castle_ids.index(words[0])
        section = ""
        for word in words[1:]:
            if word in SECTIONS:
                section = word
            else:
                self.have(seat, section, word)

    def have(self, seat: int, section: str, word: str) -> None:
        """One thing that a lord has."""
        s, t, at = self.s, self.t, seat * int(LORD)
        if section in SIDES:
            for name in _range(word):
                if s.creatures[self.cards[name]] != UNSEEN:
                    raise PositionError("error-named-twice", package=__package__, name=name)
                s.creatures[self.cards[name]] = SERVES + seat * 2 + SIDES.index(section)
                self.serving[seat * 2 + SIDES.index(section)].append(self.cards[name])
        elif section == "chests":
            kind, value, times = re.fullmatch(r"(\w+):(\d+)(?:\*(\d+))?", word).groups()  # type: ignore[union-attr]
            face = self.face(kind, int(value))
            s.chests[seat * t.faces + face] += int(times or 1)
            s.chests[s.players * t.faces + face] -= int(times or 1)
        elif section == "owed":
            s.lords[at + OWED + CHESTS.index(word)] += 1
        elif section == "goblins":
            s.lords[at + (FIRST if s.lords[at + FIRST] < 0 else SECOND)] = self.cards[word]
            s.creatures[self.cards[word]] = HELD
        elif section == "chose":
            first, second = word.split("-")
            s.lords[at + CHOICE] = SIDES.index(first) * 2 + SIDES.index(second)
        else:
            s.lords[at + FIELDS[section]] = int(word)
            if section in ("food", "sign", "barrel"):
                s.lords[s.players * LORD + FIELDS[section]] -= int(word)

    def face(self, kind: str, value: int) -> int:
        at = CHESTS.index(kind)
        faces = [int(face) for face in range(self.t.face_start[at], self.t.face_start[at + 1])]
        return faces[[int(self.t.face_value[face]) for face in faces].index(value)]

    def hire(self, words: list[str]) -> None:
        """Evil and most evil creatures in their slots, with a stroke between them where there is a gap."""
        evil, _, very = " ".join(words).partition("/")
        groups = [evil.split(), very.split()]
        if "/" not in words:
            evil_ones = [name for name in words if self.cards[name] < self.t.first_very]
            groups = [evil_ones, [name for name in words if name not in evil_ones]]
        up = int(self.t.open_creatures)
        for group, names in enumerate(groups):
            for slot, name in enumerate(names):
                if name != GAP:
                    self.s.slots[group * up + slot] = self.cards[name]
                    self.s.creatures[self.cards[name]] = OPEN

    def kingdom(self, names: list[str]) -> None:
        first = 2 * int(self.t.open_creatures)
        if names == [GAP] and "looted" not in self.told:
            self.loot_before(3)
            return
        for slot, name in enumerate(name for name in names if name not in self.t.place_ids[: self.t.lasting]):
            if name != GAP:
                self.s.slots[first + slot] = self.sites[name]
                self.s.places[self.sites[name]] = OPEN
        if "looted" not in self.told:
            shown = [self.sites[name] for name in names if name != GAP]
            kinds = [kind for kind in range(int(KINDS)) if any(place in self.region(kind) for place in shown)]
            self.loot_before(max(kinds, default=0))

    def region(self, kind: int) -> range:
        return range(self.t.place_start[kind], self.t.place_start[kind + 1])

    def loot_before(self, deepest: int) -> None:
        """All of the kinds above the deepest one have been turned up, so those that do not lie there were looted."""
        ends = [0, *[int(end) for end in self.t.pile_end][self.s.players * 3 : self.s.players * 3 + 3]]
        for kind in range(deepest):
            places = self.region(kind)
            shown = sum(1 for place in places if self.s.places[place] == OPEN)
            rest = [place for place in places if self.s.places[place] != OPEN]
            for place in rest[: ends[kind + 1] - ends[kind] - shown]:
                self.s.places[place] = LOOTED

    def theft(self, words: list[str]) -> None:
        """`theft p2 from p1 metal:4 of 3 with 1`: how many of the kind each had before."""
        thief, _, victim, chest, _, victim_had, _, thief_had = words
        kind, value = chest.split(":")
        face = self.face(kind, int(value))
        self.ledger += [face, self.seat(victim), self.seat(thief), int(victim_had), int(thief_had)]

    def fill(self) -> None:
        """Everything that was not named."""
        s, t = self.s, self.t
        s.turned = sum(1 for place in range(int(t.lasting), int(t.places)) if s.places[place] != UNSEEN)
        s.fill("thefts", self.ledger)
        if s.phase not in (CASTLE, DEAL, GOBLINS) and (s.phase != END or s.day):
            self.goblins()
        s.fill("slots", [*s.slots, *[card for side in self.serving for card in side]])
        if self.asked is not None:
            s.asked = self.asked
        elif s.day == 0:
            s.asked = sum(1 for where in s.creatures if where == OPEN)
        else:
            circle = (s.seat - s.captain) % s.players
            s.asked = 0 if s.phase == ROLL else circle if s.phase == HORDE else circle + 1
        if s.phase == END:
            s.asked = s.players

    def goblins(self) -> None:
        """Two each: those missing stand on the left."""
        s, t = self.s, self.t
        spare = [card for card in range(int(t.first_evil)) if s.creatures[card] == UNSEEN]
        for seat in range(int(s.players)):
            has = sum(1 for card in range(int(t.first_evil)) if (s.creatures[card] - SERVES) // 2 == seat)
            missing = [spare.pop(0) for _ in range(2 - has)]
            self.serving[seat * 2][:0] = missing
            for card in missing:
                s.creatures[card] = SERVES + seat * 2


def _range(word: str) -> list[str]:
    """`E05-E09` is five cards."""
    first, _, last = word.partition("-")
    if not last:
        return [first]
    return [f"{first[0]}{number:0{len(first) - 1}}" for number in range(int(first[1:]), int(last[1:]) + 1)]


def write(s: BellumState) -> str:
    """A position as text, whole: `read` gives it back."""
    t = s.tables
    head = [PHASES[s.phase], f"p{s.seat + 1}"]
    if s.day:
        head += ["captain", f"p{s.captain + 1}", "day", str(s.day), "row", str(s.die)]
    else:
        head += ["day", "0", "row", "0"] if s.phase == END else []
    head += [f"{word} {getattr(s, field)}" for word, field in list(NUMBERS.items())[2:] if getattr(s, field)]
    head += [f"hand {t.creature_ids[s.hand]}"] if s.hand >= 0 else []
    head += [f"victim p{s.victim + 1}"] if s.victim >= 0 else []
    head += [f"reason {REASONS[s.reason]}"] if s.reason else []
    head += [f"asked {s.asked}"] if s.phase != END else []
    lines = [" ".join(head)]
    lines += [f"p{seat + 1} {_lord(s, seat)}" for seat in range(int(s.players))]
    up = int(t.open_creatures)
    slots = list(s.slots)
    lines.append(f"kingdom {_row(slots[2 * up : 2 * up + int(s.players)], t.place_ids)}")
    looted = [name for name, where in zip(t.place_ids, s.places, strict=True) if where == LOOTED]
    lines.append(f"looted {' '.join(looted) or GAP}")
    lines.append(f"hire {_row(slots[:up], t.creature_ids)} / {_row(slots[up : 2 * up], t.creature_ids)}")
    ledger = [int(number) for number in s.thefts]
    for at in range(0, len(ledger), int(THEFT)):
        face, victim, thief, victim_had, thief_had = ledger[at : at + int(THEFT)]
        lines.append(f"theft p{thief + 1} from p{victim + 1} {_chest(s, face)} of {victim_had} with {thief_had}")
    return "\n".join(lines)


def _row(slots: list[int], names: list[str]) -> str:
    return " ".join(names[thing] if thing >= 0 else GAP for thing in slots)


def _chest(s: BellumState, face: int) -> str:
    kind = max(kind for kind in range(int(KINDS)) if s.tables.face_start[kind] <= face)
    return f"{CHESTS[kind]}:{s.tables.face_value[face]}"


def _lord(s: BellumState, seat: int) -> str:
    """A castle and everything that belongs to it."""
    t = s.tables
    board = int(s.has(seat, BOARD))
    parts = [t.castle_ids[board] if board >= 0 else GAP]
    for side, word in enumerate(SIDES):
        came = list(s.slots)[2 * int(t.open_creatures) + int(s.players) :]
        names = [t.creature_ids[card] for card in came if s.creatures[card] == SERVES + seat * 2 + side]
        parts += [word, *names] if names else []
    parts += [f"{word} {s.has(seat, field)}" for word, field in FIELDS.items() if s.has(seat, field)]
    chests = [(face, int(s.chests[seat * t.faces + face])) for face in range(int(t.faces))]
    held = [f"{_chest(s, face)}*{number}" for face, number in chests if number]
    parts += ["chests", *held] if held else []
    owed = [CHESTS[kind] for kind in range(int(KINDS)) for _ in range(s.has(seat, OWED + kind))]
    parts += ["owed", *owed] if owed else []
    goblins = [t.creature_ids[s.has(seat, field)] for field in (FIRST, SECOND) if s.has(seat, field) >= 0]
    parts += ["goblins", *goblins] if goblins else []
    choice = int(s.has(seat, CHOICE))
    parts += ["chose", f"{SIDES[choice >> 1]}-{SIDES[choice & 1]}"] if choice >= 0 else []
    return " ".join(parts)
