"""A position as text, for people and tests.

    at turn p1; round 2; leader p2; giant H8
    p1: H3 / 12 / 7 / amulet
    p2: start / 10 / 3
        G  H  I
     7  .  s2 .
     6  .  .  ga

A seat has its wizard's field, its energy, its card (`skips`), artifacts, hand and shield. Pieces may be drawn instead:
a window on the board with letters for its columns and numbers for its rows, two letters to a square as on the screen.
What is left out is as at the beginning of a game, a hand all cards but the one laid; `-` is none. In mid-turn the steps
taken and the trails are written, too, and after `then` what was otherwise at the turn's start or at the dice.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...core.errors import PositionError
from . import tables as t
from .edition import FACINGS
from .ending import REASONS, RESIGNED
from .monsters import MONSTERS
from .phases import END, LAYING, NAMES, TURN
from .state import MagalonState, trails_on

if TYPE_CHECKING:
    from .game import Magalon

COUNTS = {
    "walked": t.STEPS, "bonus": t.BONUS, "gnome-steps": t.GNOME_STEPS, "giant-steps": t.GIANT_STEPS,
    "shifts": t.SHIFTS, "lifted": t.LIFTED, "shielded": t.SHIELDED, "gained": t.GAINED, "pushed": t.PUSHED,
}  # fmt: skip
TRAILS = {"wizard": t.SEEN_WIZARD, **{name: t.SEEN_MONSTER << at for at, name in enumerate(MONSTERS)}}
TRAILS["displaced"] = t.SEEN_PUSHED
LETTERS = {"ga": 0, "gb": 1, "GG": t.GIANT_NUMBER}
OPEN = (t.ATTACKER, t.VICTIM, t.PUSHED, t.HELD)
"""What an attack or a ruin in the hand changes: neither is open at the mark."""

Trails = dict[int, int]


def read(game: Magalon, text: str) -> MagalonState:
    """The position that a text describes; what cannot be read or cannot be is a PositionError."""
    lines = [line for line in re.sub(r"#(?!#).*", "", text.replace("##", ". ")).splitlines() if line.strip()]
    drawn = [line for line in lines if re.fullmatch(r"\s*[A-Z](\s+[A-Z])*\s*|\s*\d+\s+\S.*", line)]
    parts = [part.strip() for line in lines if line not in drawn for part in line.split(";") if part.strip()]
    players = sum(bool(re.match(r"p\d\s*:", part)) for part in parts)
    if not game.fewest <= players <= game.most:
        raise PositionError("error-seat-lines", fewest=game.fewest, most=game.most)
    reader = _Reader(game, players)
    for part in parts:
        reader.now.attempt(part) if not part.startswith("then ") else reader.then.append(part[5:])
    reader.now.draw([line.split() for line in drawn])
    s = reader.position()
    wrong = s.problems()
    if wrong:
        raise PositionError("error-position-unsound", problem=wrong[0])
    return s


class _Table:
    """The table at one moment, filled in part by part."""

    def __init__(self, game: Magalon, players: int, table: list[int], trails: Trails) -> None:
        self.game, self.players, self.t = game, players, game.tables
        self.table, self.trails = table, trails
        self.head: dict[str, list[str]] = {}

    def attempt(self, part: str) -> None:
        try:
            self.take(part)
        except (ValueError, KeyError, IndexError, TypeError):
            raise PositionError("error-part", part=part) from None

    def take(self, part: str) -> None:
        """One line, or one part of it."""
        head, colon, rest = part.partition(":")
        word, *words = part.split()
        if colon:
            self.seat(_seat(head.strip()), [cell.strip() for cell in rest.split("/")])
        elif word in ("at", "round", "leader", "lowest", "gone", "won"):
            self.head[word] = words
        elif word in COUNTS:
            self.table[COUNTS[word]] = int(words[0])
        elif word == "gnomes":
            self.table[t.MONSTER : t.MONSTER + 2] = [self.field(words[0]), self.field(words[1])]
        elif word == "giant":
            self.table[t.MONSTER + t.GIANT_NUMBER] = self.field(words[0])
        elif word == "ruin":
            place = FACINGS.index(words[2]) * int(self.t.fields) + self.field(words[1])
            self.table[t.RUINS + self.t.ruin_names.index(words[0])] = place
        elif word == "dice":
            self.table[t.DICE] = 0 if words[0] == "-" else int(words[0]) * 8 + int(words[1])
        elif word in ("displaced", "struck"):
            first = t.BY_GNOME if word == "displaced" else t.BY_GIANT
            self.table[t.DISPLACED] &= ~(15 * first)
            self.table[t.DISPLACED] |= sum(first << _seat(name) for name in words if name != "-")
        elif word == "attack":
            self.table[t.ATTACKER], self.table[t.VICTIM] = MONSTERS.index(words[0]), _seat(words[1])
        elif word == "held":
            self.table[t.HELD] = self.t.ruin_names.index(words[0])
        else:
            self.trail(TRAILS[words[0]], words[1:] if word == "trail" else [])

    def field(self, name: str) -> int:
        return self.t.field_names.index(name)

    def trail(self, bit: int, fields: list[str]) -> None:
        for field in list(self.trails):
            self.trails[field] &= ~bit
        for name in fields:
            if name != "-":
                self.trails[self.field(name)] = self.trails.get(self.field(name), 0) | bit

    def seat(self, seat: int, cells: list[str]) -> None:
        """`field / energy / card / artifacts / hand / shield`, in part or whole."""
        if seat >= self.players or len(cells) > 6:
            raise ValueError(seat)
        where, energy, card, owned, hand, shield = [*cells, *[""] * 6][:6]
        table, names = self.table, self.t.field_names
        if where:
            table[t.AT + seat] = self.field(where)
        if energy:
            table[t.ENERGY + seat] = int(energy)
        if card:
            laid = {"-": int(t.NONE), "skips": int(t.SKIPPED)}
            table[t.LAID + seat] = laid[card] if card in laid else self.t.card_names.index(card)
            table[t.HAND + seat] = self.hand(table[t.LAID + seat])
        if owned:
            all_of_them = names[self.t.start + 1 :]
            mine = all_of_them if owned == "all" else _words(owned)
            table[t.OWNED + seat] = sum(1 << all_of_them.index(name) for name in mine)
        if hand:
            table[t.HAND + seat] = sum(1 << self.t.card_names.index(value) for value in _words(hand))
        if shield:
            table[t.SHIELD_AT + seat] = int(t.NONE) if shield == "-" else self.field(shield)

    def hand(self, laid: int) -> int:
        """All cards but the one laid; who skips has only the one that takes the others back (B6)."""
        whole = (1 << self.t.cards) - 1
        if laid == t.SKIPPED:
            return sum(1 << card for card in range(self.t.cards) if self.t.recovers[card])
        return whole & ~(1 << laid) if laid >= 0 else whole

    def draw(self, rows: list[list[str]]) -> None:
        """Put the pieces of a drawing onto the table; what stands in its window must be drawn."""
        if not rows:
            return
        seen: dict[str, list[int]] = {}
        window: set[int] = set()
        for label, *squares in rows[1:]:
            if not label.isdecimal():
                continue  # the columns' letters again, below the board
            if squares[len(rows[0]) :] not in ([], [label]) or len(squares) < len(rows[0]):
                raise PositionError(
                    "error-row-squares", package=__package__, row=label, squares=len(squares), expected=len(rows[0])
                )
            for column, piece in zip(rows[0], squares, strict=False):
                if f"{column}{label}" in self.t.field_names:
                    window.add(self.field(f"{column}{label}"))
                    if re.fullmatch(r"[ps][1-4]|g[ab]|GG|r[a-z]", piece):
                        seen.setdefault(piece, []).append(self.field(f"{column}{label}"))
        for piece, under in seen.items():
            if piece in LETTERS:
                self.table[t.MONSTER + LETTERS[piece]] = under[0]
            elif piece[0] == "r":
                self.put_ruin(piece[1], under)
            else:
                self.table[(t.AT if piece[0] == "p" else t.SHIELD_AT) + int(piece[1]) - 1] = under[0]
        drawn = {square for under in seen.values() for square in under}
        left = [name for name, under in self.pieces().items() if set(under) & window - drawn]
        if left:
            raise PositionError("error-not-drawn", package=__package__, pieces=left)

    def put_ruin(self, name: str, squares: list[int]) -> None:
        """A ruin that is drawn whole is set there; one that sticks out of the window must be at its place already."""
        place = self.game.board.ruin_place(squares)
        if place is not None:
            self.table[t.RUINS + self.t.ruin_names.index(name)] = place
        elif not set(squares) <= set(self.pieces().get(f"r{name}", [])):
            raise PositionError("error-ruin-shape", package=__package__, ruin=name)

    def pieces(self) -> dict[str, list[int]]:
        """The squares of ruins and monsters."""
        found = {name: [self.table[t.MONSTER + at]] for name, at in LETTERS.items()}
        for ruin, name in enumerate(self.t.ruin_names):
            at = self.table[t.RUINS + ruin] * int(self.t.ruin_size)
            found[f"r{name}"] = [int(self.t.footprint[at + part]) for part in range(self.t.ruin_size)]
        return found


class _Reader:
    def __init__(self, game: Magalon, players: int) -> None:
        self.game, self.players = game, players
        self.s = game.start(players)
        self.now = _Table(game, players, [int(entry) for entry in self.s.table], {})
        self.then: list[str] = []

    def position(self) -> MagalonState:
        """The position, with what follows from the rest: the lowest card, who skipped first, who has moved."""
        s, table, head = self.s, self.now.table, self.now.head
        at = head.get("at", ["laying"])
        leader = _seat(head["leader"][0]) if "leader" in head else 0
        phase = NAMES.index(at[0]) if at[0] in NAMES else -1
        laid = table[t.LAID : t.LAID + self.players]
        order = [(leader + further) % self.players for further in range(self.players)]
        if len(at) > 1:
            mover = _seat(at[1])
        else:
            # Whose turn is not said: who lays next, or the highest card.
            free = [seat for seat in order if laid[seat] == t.NONE]
            mover = (free or [leader])[0] if phase == LAYING else laid.index(max(laid))
        down = {card: seat for seat, card in enumerate(laid) if card >= 0}
        lowest = down[min(down)] if down and phase != LAYING and "lowest" not in head else int(t.NONE)
        won = head.get("won", [""])
        winner = _seat(won[1]) if len(won) > 1 else int(t.NONE)
        if phase == END:
            mover = winner if winner >= 0 else leader
        elif phase >= TURN and laid[mover] >= 0 and self.game.tables.recovers[laid[mover]]:
            table[t.HAND + mover] = (1 << self.game.tables.cards) - 1
        mark = self.mark() if TURN <= phase < END else None
        numbers: dict[str, int] = {
            "phase": phase, "mover": mover, "leader": leader, "winner": winner, "lowest": lowest,
            "round": int(head.get("round", ["1"])[0]), "ending": REASONS.index(won[0]),
            "skipper": next((seat for seat in order if laid[seat] == t.SKIPPED), int(t.NONE)),
            "gone": sum(1 << _seat(name) for name in head.get("gone", [])),
        }  # fmt: skip
        for field, number in numbers.items():
            s.fill(field, [number])
        s.fill("table", _moved(table, self.now.trails))
        s.fill("trails", _flat(self.now.trails))
        s.fill("mark_table", _moved(mark.table, mark.trails) if mark else [])
        s.fill("mark_trails", _flat(mark.trails) if mark else [])
        return s

    def mark(self) -> _Table:
        """The table at the turn's start or at the dice: as now, but for what is said after `then`."""
        mark = _Table(self.game, self.players, list(self.now.table), dict(self.now.trails))
        for entry, neutral in zip(OPEN, (t.NONE, t.NONE, 0, t.NONE), strict=True):
            mark.table[entry] = neutral
        for part in self.then:
            mark.attempt(part)
        return mark


def _moved(table: list[int], trails: Trails) -> list[int]:
    """The table with the monsters marked that have left a trail."""
    bits = [any(who & (t.SEEN_MONSTER << monster) for who in trails.values()) for monster in range(3)]
    table[t.MOVED] = sum(1 << monster for monster, moved in enumerate(bits) if moved)
    return table


def _flat(trails: Trails) -> list[int]:
    return [number for field in sorted(trails) if trails[field] for number in (field, trails[field])]


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word != "-"]


def _seat(text: str) -> int:
    found = re.fullmatch(r"p([1-4])", text)
    if not found:
        raise PositionError("error-seat-part", package=__package__, part=text)
    return int(found[1]) - 1


# --- writing ---------------------------------------------------------------------------------------------------------


def write(s: MagalonState) -> str:
    """A position as text, whole: `read` gives it back."""
    head = [f"at {NAMES[s.phase]}" + (f" p{s.mover + 1}" if s.phase != END else "")]
    head += [f"round {s.round}", f"leader p{s.leader + 1}"]
    if s.gone:
        head.append(f"gone {_seats(int(s.gone))}")
    if s.ending:
        head.append(f"won {REASONS[s.ending]}" + (f" p{s.winner + 1}" if s.winner >= 0 else ""))
    if s.ending == RESIGNED and s.lowest == t.NONE:
        head.append("lowest -")
    now = _items(s, [int(entry) for entry in s.table], s.board)
    fresh = s.game.start(int(s.players))
    usual = _items(s, [int(entry) for entry in fresh.table], fresh.board)  # type: ignore[attr-defined]
    head += [f"{key} {value}" for key, value in now.items() if ":" not in key and usual.get(key) != value]
    table = s.table
    if table[t.ATTACKER] >= 0:
        head.append(f"attack {MONSTERS[table[t.ATTACKER]]} p{table[t.VICTIM] + 1}")
    if table[t.PUSHED]:
        head.append(f"pushed {table[t.PUSHED]}")
    if table[t.HELD] >= 0:
        head.append(f"held {s.t.ruin_names[table[t.HELD]]}")
    lines = ["; ".join(head), *(f"{key} {value}" for key, value in now.items() if ":" in key)]
    if len(s.mark_table):
        then = _items(s, [int(entry) for entry in s.mark_table], s.mark_board)
        lines += [f"then {key} {value}" for key, value in then.items() if now[key] != value]
    return "\n".join(lines)


def _items(s: MagalonState, table: list[int], board: object) -> dict[str, str]:
    """Everything on the table that can be written, part by part."""
    tables, names = s.t, s.t.field_names
    found = {}
    for seat in range(s.players):
        laid, hand, shield = table[t.LAID + seat], table[t.HAND + seat], table[t.SHIELD_AT + seat]
        card = "skips" if laid == t.SKIPPED else tables.card_names[laid] if laid >= 0 else "-"
        owned = [name for at, name in enumerate(names[tables.start + 1 :]) if table[t.OWNED + seat] >> at & 1]
        cards = [name for at, name in enumerate(tables.card_names) if hand >> at & 1]
        cells = [names[table[t.AT + seat]], str(table[t.ENERGY + seat]), card, " ".join(owned) or "-"]
        cells += [" ".join(cards) or "-", names[shield] if shield >= 0 else "-"]
        found[f"p{seat + 1}:"] = " / ".join(cells)
    found["gnomes"] = f"{names[table[t.MONSTER]]} {names[table[t.MONSTER + 1]]}"
    found["giant"] = names[table[t.MONSTER + t.GIANT_NUMBER]]
    for ruin, name in enumerate(tables.ruin_names):
        facing, corner = divmod(table[t.RUINS + ruin], int(tables.fields))
        found[f"ruin {name}"] = f"{names[corner]} {FACINGS[facing]}"
    found |= {word: str(table[entry]) for word, entry in COUNTS.items() if entry != t.PUSHED}
    found["dice"] = "{} {}".format(*divmod(table[t.DICE], 8)) if table[t.DICE] else "-"
    found["displaced"], found["struck"] = _seats(table[t.DISPLACED] & 15), _seats(table[t.DISPLACED] >> 4)
    trails = [int(number) for number in trails_on(board)]  # type: ignore[arg-type]
    for name, bit in TRAILS.items():
        entered = [names[field] for field, who in zip(trails[::2], trails[1::2], strict=True) if who & bit]
        found[f"trail {name}"] = " ".join(entered) or "-"
    return found


def _seats(bits: int) -> str:
    return " ".join(f"p{seat + 1}" for seat in range(4) if bits >> seat & 1) or "-"
