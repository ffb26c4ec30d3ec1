"""A position as text, for people and tests.

    at trade-bid p1; hat p2; caravan C2; round 2; left 3; bid 4 p3; out p2
    p1: gold 2 silver 1 / 6 / gift 2, great-power 2 / red yellow
    C2: red white

A seat has its hand, its supply, its spells with their stones, and its gems. What is left out lies as in a fresh game:
other gems fill the areas not named, other spells are in the deck, other cards on the stacks; a supply `-` is counted.
The bids of an auction stand in a row, the highest last: `bid 2 p1 4 p3`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from ...core.errors import PositionError
from .ending import REASONS, STANDSTILL
from .phases import ALLOT, END, NAMES, SPELL_BID, TRADE
from .state import BY, CHOSEN, DEALT, JOINED, PILE, SEATS, SPELL_BITS, STACKS, AmulettState
from .tables import METALS, gems_of
from .view import emptied, names

if TYPE_CHECKING:
    from .game import Amulett

NUMBERS = {
    "round": "round", "left": "to_come", "open": "pending", "metal": "metal", "buried": "buried", "step": "progress",
    "burnt": "burnt", "traded": "traded", "idle": "idle",
}  # fmt: skip
MASKS = {"used": "used", "leaving": "leaving"}
SEAT_MASKS = {"out": "out", "gone": "gone"}


def read(game: Amulett, text: str) -> AmulettState:
    """The position that a text describes; what cannot be read or cannot be is a PositionError."""
    parts = [part.strip() for part in re.split(r"[;\n]", re.sub(r"#.*", "", text)) if part.strip()]
    players = sum(bool(re.match(r"p\d\s*:", part)) for part in parts)
    if not game.fewest <= players <= game.most:
        raise PositionError("error-seat-lines", fewest=game.fewest, most=game.most)
    s = cast(AmulettState, game.new(players))
    reader = _Reader(s)
    for part in parts:
        try:
            reader.take(part)
        except (ValueError, KeyError, IndexError):
            raise PositionError("error-part", part=part) from None
    reader.fill()
    wrong = s.problems()
    if wrong:
        raise PositionError("error-position-unsound", problem=wrong[0])
    return s


class _Reader:
    def __init__(self, s: AmulettState) -> None:
        self.s, self.t = s, s.tables
        t = s.tables
        self.metals = {name: at for at, name in enumerate(t.metal_names)}
        self.gems, self.areas, self.spells = t.gem_at, t.area_at, t.spell_at
        self.named: set[int] = set()
        self.counted: list[int] = []
        s.fill("cards", [0] * (PILE + METALS))
        s.round = -1

    def take(self, part: str) -> None:
        """One line, or one piece of it."""
        s = self.s
        head, colon, rest = part.partition(":")
        word, *words = part.split()
        if re.fullmatch(r"p\d", head.strip()) and colon:
            self.seat(int(head.strip()[1]) - 1, rest)
        elif head.strip() in self.areas and colon:
            area = self.areas[head.strip()]
            self.named.add(area)
            s.gems[area] = self.heap(rest)
        elif word == "at":
            s.phase = NAMES.index(words[0])
            s.to_act = _seat(words[1]) if len(words) > 1 else -2 if words[0] == "over" else -1
        elif word in NUMBERS:
            setattr(s, NUMBERS[word], int(words[0]))
        elif word in MASKS:
            setattr(s, MASKS[word], self.mask(words))
        elif word in SEAT_MASKS:
            setattr(s, SEAT_MASKS[word], sum(1 << _seat(name) for name in words))
        elif word == "under":
            s.fill("tail", self.under(part.partition(" ")[2]))
        elif word == "dealt":
            s.spells[DEALT + _seat(words[0])] = self.mask(words[1:])
        elif word == "choice":
            s.spells[CHOSEN + _seat(words[0])] = s.game.code_of(" ".join(words[1:])) + 1
        else:
            self.one(word, words)

    def one(self, word: str, words: list[str]) -> None:
        """A fact of its own shape."""
        s = self.s
        if word == "hat":
            s.hat = _seat(words[0])
        elif word == "caravan":
            s.caravan = self.areas[words[0]]
        elif word == "offer":
            s.card = self.spells[words[0]]
        elif word == "bid":
            for count, seat in zip(words[::2], words[1::2], strict=True):
                s.bid(_seat(seat), int(count))
        elif word == "desire":
            s.desire = self.metals[words[0]]
        elif word == "lifted":
            s.lifted = self.gems[words[0]] * self.t.areas + self.areas[words[1]]
        elif word == "pull":
            s.pull = self.spells[words[0]]
        elif word == "emptied":
            for name in words:
                s.named = s.named << 6 | self.spells[name] + 1
        elif word == "pile":
            self.cards(PILE, words)
        elif word == "won":
            s.reason, s.winners = REASONS.index(words[0]), sum(1 << _seat(name) for name in words[1:])
        else:
            raise ValueError(word)

    def seat(self, seat: int, rest: str) -> None:
        s = self.s
        hand, supply, spells, gems = ([*rest.split("/"), "", "", "", ""])[:4]
        self.cards(seat * METALS, hand.split())
        for spell in filter(None, (piece.strip() for piece in spells.split(","))):
            name, stones = spell.split()
            s.spells[seat] |= 1 << self.spells[name]
            s.stones[self.spells[name]] = int(stones)
        s.gems[self.t.areas + seat] = self.heap(gems)
        if supply.strip() in ("", "-"):
            self.counted.append(seat)
        else:
            s.stones[self.t.spells + seat] = int(supply)

    def cards(self, at: int, words: list[str]) -> None:
        for name, count in zip(words[::2], words[1::2], strict=True):
            self.s.cards[at + self.metals[name]] = int(count)

    def heap(self, text: str) -> int:
        return sum(1 << 4 * self.gems[name] for name in text.split())

    def mask(self, words: list[str]) -> int:
        return sum(1 << self.spells[name] for name in words)

    def under(self, text: str) -> list[int]:
        """`gift (p2 influence great-power)`: from the top down, together what one seat ordered in secret."""
        found: list[int] = []
        for group in re.findall(r"\([^)]*\)|[^\s()]+", text):
            inside = group.strip("()").split()
            by = _seat(inside.pop(0)) if group[0] == "(" else -1
            found += [self.spells[name] + BY * (by + 1) + JOINED * (at > 0) for at, name in enumerate(inside)]
        return found

    def fill(self) -> None:
        """Everything that was not named."""
        s, t = self.s, self.t
        setting_up = s.phase <= ALLOT
        if s.phase not in (SPELL_BID, TRADE):
            s.bids = 0
        if s.round < 0:
            s.round = 0 if setting_up else s.idle + (s.phase != END or s.reason != STANDSTILL)
        if setting_up and not any(s.cards):
            for at in range(s.players * METALS):
                s.cards[at] = t.hand
        for metal in range(METALS):
            s.cards[STACKS + metal] = t.cards - sum(s.cards[at] for at in range(metal, PILE + METALS, METALS))
        for seat in self.counted:
            mine = s.spells[seat]
            s.stones[t.spells + seat] = t.stones - sum(s.stones[at] for at in range(t.spells) if mine >> at & 1)
        away = sum(1 << (entry & SPELL_BITS) for entry in s.tail)
        away |= s.leaving | (1 << s.card if s.card >= 0 else 0)
        for seat in range(SEATS):
            away |= s.spells[seat] if s.phase not in range(4) or not t.expert else s.spells[DEALT + seat]
        s.bag = (1 << t.spells) - 1 & ~away
        lifted = [s.lifted // t.areas] if s.lifted >= 0 else []
        left = [
            gems_of(t.pouch, colour) - sum(gems_of(heap, colour) for heap in s.gems) - lifted.count(colour)
            for colour in range(t.colours)
        ]
        if any(count < 0 for count in left):
            raise PositionError("error-gems-of-colour", package=__package__)
        free = [at for at in range(t.areas) if at not in self.named]
        rest = [colour for turn in range(15) for colour in range(t.colours) if left[colour] > turn]
        s.pouch = 0
        if not free:
            s.pouch = sum(1 << 4 * colour for colour in rest)
            return
        for area in [place for place in t.places if place in free]:
            if rest:
                s.gems[area] += 1 << 4 * rest.pop(0)
        for colour in rest:
            s.gems[free[-1]] += 1 << 4 * colour


def write(s: AmulettState) -> str:
    """A position as text, whole: `read` gives it back."""
    t = s.tables
    head = [f"at {NAMES[s.phase]}" + (f" p{s.to_act + 1}" if s.to_act >= 0 else "")]
    head += [f"hat p{s.hat + 1}", f"caravan {t.area_names[s.caravan]}"]
    head += [f"{word} {getattr(s, field)}" for word, field in NUMBERS.items() if getattr(s, field) or word == "round"]
    head += [f"{word} {' '.join(names(s, getattr(s, field)))}" for word, field in MASKS.items() if getattr(s, field)]
    for word, field in SEAT_MASKS.items():
        if getattr(s, field):
            head.append(f"{word} {_seats(s, getattr(s, field))}")
    head += [f"offer {t.spell_names[s.card]}"] * (s.card >= 0)
    if s.leader >= 0:
        bids = [f"{s.bid_of(seat)} p{seat + 1}" for seat in range(s.players) if seat != s.leader and s.bid_of(seat)]
        head.append(" ".join(["bid", *bids, f"{s.high} p{s.leader + 1}"]))
    head += [f"desire {t.metal_names[s.desire]}"] * (s.desire >= 0)
    if s.lifted >= 0:
        head.append(f"lifted {t.gem_names[s.lifted // t.areas]} {t.area_names[s.lifted % t.areas]}")
    head += [f"pull {t.spell_names[s.pull]}"] * (s.pull >= 0)
    head += [f"emptied {' '.join(emptied(s))}"] * (s.named > 0)
    head += [f"pile {_cards(s, PILE)}"] * any(s.cards[PILE + metal] for metal in range(METALS))
    if s.reason:
        head.append(f"won {REASONS[s.reason]} {_seats(s, s.winners)}")
    lines = ["; ".join(head)]
    if len(s.tail):
        lines.append(f"under {_under(s)}")
    for seat in range(s.players):
        spells = [f"{t.spell_names[at]} {s.stones[at]}" for at in range(t.spells) if s.spells[seat] >> at & 1]
        gems = " ".join(s.gem_names(s.gems[t.areas + seat]))
        supply = s.stones[t.spells + seat]
        lines.append(f"p{seat + 1}: {_cards(s, seat * METALS)} / {supply} / {', '.join(spells)} / {gems}".rstrip())
        if s.spells[DEALT + seat]:
            lines.append(f"dealt p{seat + 1} {' '.join(names(s, s.spells[DEALT + seat]))}")
        if s.spells[CHOSEN + seat]:
            lines.append(f"choice p{seat + 1} {s.game.name_of(s.spells[CHOSEN + seat] - 1)}")
    lines += [f"{name}: {' '.join(s.gem_names(s.gems[at]))}".rstrip() for at, name in enumerate(t.area_names)]
    return "\n".join(lines)


def _under(s: AmulettState) -> str:
    groups: list[list[str]] = []
    for entry in s.tail:
        if not entry & JOINED:
            by = entry % JOINED // BY
            groups.append([f"p{by}"] if by else [])
        groups[-1].append(s.tables.spell_names[entry & SPELL_BITS])
    return " ".join(f"({' '.join(group)})" if re.fullmatch(r"p\d", group[0]) else " ".join(group) for group in groups)


def _cards(s: AmulettState, at: int) -> str:
    held = [(name, s.cards[at + metal]) for metal, name in enumerate(s.tables.metal_names)]
    return " ".join(f"{name} {count}" for name, count in held if count)


def _seats(s: AmulettState, mask: int) -> str:
    return " ".join(f"p{seat + 1}" for seat in range(s.players) if mask >> seat & 1)


def _seat(text: str) -> int:
    found = re.fullmatch(r"p([1-6])", text)
    if not found:
        raise ValueError(text)
    return int(found[1]) - 1
