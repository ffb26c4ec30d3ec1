"""Event 4: one attack each, on a place of the kingdom or on another lord's castle (20-25)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .chests import tell_shortage
from .ending import somebody_is_rich
from .phases import ATTACK, CHEST, RECRUIT, ROB
from .state import BARREL, BOARD, FOOD, LOOTED, MAGIC, OPEN, OWED, SHIELD, SIGN, TEN_CHESTS, BellumState
from .tables import CHESTS, KINDS, LOOT, MAGIC_ICON, SWORD_ICON, THIEF_ICON

if TYPE_CHECKING:
    from ...core.events import Sink


def falls(swords: i64, magic_swords: i64, shields: i64, magic_shields: i64) -> bool:
    """Magic shields take magic swords; what is left of those helps the plain swords against the rest (21)."""
    return magic_swords >= magic_shields and swords + magic_swords - magic_shields >= shields


def walls(s: BellumState, seat: i64) -> i64:
    """The plain shields of a castle: the printed one and the tokens (25)."""
    return s.tables.castle_shield[s.has(seat, BOARD)] + s.has(seat, SHIELD)


class Attack(Decision[BellumState]):
    """Loot a place, rob a castle, or hold back; only what falls may be attacked (20)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """The next lord may attack; after the last the game ends if somebody is rich, else recruiting begins (30)."""
        if s.next_lord():
            s.ask(ATTACK, s.seat)
        elif somebody_is_rich(s):
            s.end(TEN_CHESTS, sink)
        else:
            s.asked = 0
            s.turn_to(RECRUIT, sink)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        t = s.tables
        swords: i64 = s.icons(seat, SWORD_ICON)
        magic: i64 = s.icons(seat, MAGIC_ICON)
        found = vec[i64](capacity=1 + t.lasting + s.players)
        found = append(found, t.passing)
        place: i64 = 0
        while place < t.lasting:
            if falls(swords, magic, t.shields[place], t.magic[place]):
                found = append(found, t.attack + place)
            place += 1
        for place in s.lying(2 * t.open_creatures, s.players):
            if falls(swords, magic, t.shields[place], t.magic[place]):
                found = append(found, t.attack + place)
        if s.icons(seat, THIEF_ICON) > 0:
            victim: i64 = 0
            while victim < s.players:
                if victim != seat and falls(swords, magic, walls(s, victim), s.has(victim, MAGIC)):
                    kind: i64 = 0
                    while kind < KINDS:
                        if s.held(victim, kind) > 0:
                            found = append(found, t.rob + victim * KINDS + kind)
                        kind += 1
                victim += 1
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.passing:
            if sink is not None:
                sink.tell("held", {"seat": int(seat)})
            self.open(s, sink)
        elif code < t.rob:
            loot(s, seat, code - t.attack, sink)
        else:
            s.victim = (code - t.rob) // KINDS
            s.thieves = s.icons(seat, THIEF_ICON)
            # The first chest is chosen as any other.
            s.ask(ROB, seat)
            s.rule_apply(code, seat, sink)

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        if code < s.tables.rob:
            return against_place(s, code - s.tables.attack, seat)
        return against_castle(s, (code - s.tables.rob) // KINDS, (code - s.tables.rob) % KINDS, seat)

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.seat:
            self.open(s, sink)


def loot(s: BellumState, seat: i64, place: i64, sink: "Sink | None") -> None:
    """All of the loot that the supply has (22); the place leaves the game, but never the tavern (23, 24)."""
    t = s.tables
    at: i64 = place * LOOT
    food: i64 = s.take(seat, FOOD, t.loot[at])
    sign: i64 = s.take(seat, SIGN, t.loot[at + 1])
    barrel: i64 = s.take(seat, BARREL, t.loot[at + 2])
    kind: i64 = 0
    while kind < KINDS:
        s.give(seat, OWED + kind, t.loot[at + 3 + kind])
        kind += 1
    if place >= t.lasting:
        s.places[place] = LOOTED
        s.take_up(2 * t.open_creatures, place)
    if sink is not None:
        got = {"food": int(food), "sign": int(sign), "barrel": int(barrel)}
        for kind in range(KINDS):
            got[CHESTS[kind]] = int(t.loot[at + 3 + kind])
        sink.tell("looted", {"seat": int(seat), "place": t.place_ids[place], **got})
        tell_shortage(seat, t.loot[at] - food, t.loot[at + 1] - sign, t.loot[at + 2] - barrel, 0, sink)
    s.turn_to(CHEST, sink)


def against_place(s: BellumState, place: i64, seat: i64) -> list[str]:
    """Why a place cannot be attacked."""
    if s.places[place] == LOOTED:
        return ["23a"]
    if s.places[place] != OPEN:
        return ["23b"]
    return ["21b"] if s.icons(seat, MAGIC_ICON) < s.tables.magic[place] else ["21a"]


def against_castle(s: BellumState, victim: i64, kind: i64, seat: i64) -> list[str]:
    """Why a castle cannot be robbed, or not of this kind of chest."""
    found: list[str] = []
    if s.icons(seat, THIEF_ICON) == 0:
        found.append("25c")
    if victim >= s.players:
        found.append("25b")
    elif victim == seat:
        found.append("25a")
    elif s.chests_of(victim) == 0:
        found.append("25d")
    elif s.icons(seat, MAGIC_ICON) < s.has(victim, MAGIC):
        found.append("25f")
    elif not falls(s.icons(seat, SWORD_ICON), s.icons(seat, MAGIC_ICON), walls(s, victim), s.has(victim, MAGIC)):
        found.append("25e")
    else:
        found.append("26a")
    return found
