"""Positions drawn as text, and play in notation: what every test of Magalon is written with.

A drawing is a window on the board: letters of its columns, then rows with their numbers. Two letters to a square: `p1`
a wizard, `s1` a shield, `ga` `gb` the gnomes, `GG` the giant, `ra` a ruin; `.`, `**` and `##` mean no piece. What is
not drawn is where it is at the beginning of a game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from spellboard import Refusal, Sink
from spellboard.games.magalon import GAME
from spellboard.games.magalon import tables as t
from spellboard.games.magalon.rounds import lowest_card
from spellboard.games.magalon.state import MagalonState, board_of
from spellboard.games.magalon.turn import begin_turn

NOTHING = (".", "**", "##", "Am", "St", "Ri")


@cache
def game(**options: Any) -> GAME:
    """The game with its own edition."""
    return GAME.load(options=options)


@cache
def crowded(*red: str) -> GAME:
    """The game in a valley of 7 x 7, if wanted with more red fields."""
    document = tomllib.loads((Path(__file__).parent / "crowded.toml").read_text())
    document["red_fields"]["squares"] += red
    return GAME.load(document)


def new(players: int = 2, **options: Any) -> MagalonState:
    """A new game, before the first card."""
    return game(**options).start(players)


def at_turn(
    drawing: str = "",
    cards: str = "7 3",
    turn: str = "",
    energy: str = "",
    artifacts: str = "",
    hands: dict[str, str] | None = None,
    fields: dict[str, str] | None = None,
    rules: GAME | None = None,
    **options: Any,
) -> MagalonState:
    """The beginning of a turn: each seat's card, whose turn (the highest card's if not said), and what is drawn.

    `energy` and `artifacts` are for all seats in turn (`16 10`, `all -`); `fields` puts wizards onto special fields.
    """
    values = cards.split()
    s = (rules or game(**options)).start(len(values))
    draw_pieces(s, drawing)
    for seat, points in enumerate(energy.split()):
        s.table[t.ENERGY + seat] = int(points)
    for seat, owned in enumerate(artifacts.split()):
        s.table[t.OWNED + seat] = owned_bits(s, owned)
    for who, field in (fields or {}).items():
        s.table[t.AT + int(who[1]) - 1] = s.t.field_names.index(field)
    for seat, value in enumerate(values):
        if value == "-":
            # Who skips holds the 0 alone, and somebody before him has laid it.
            s.table[t.LAID + seat] = t.SKIPPED
            s.table[t.HAND + seat] = 1
            s.skipper = seat if s.skipper < 0 else s.skipper
            continue
        card = s.t.card_names.index(value)
        s.table[t.LAID + seat] = card
        s.table[t.HAND + seat] &= ~(1 << card)
    for who, held in (hands or {}).items():
        s.table[t.HAND + int(who[1]) - 1] = sum(1 << s.t.card_names.index(value) for value in held.split())
    s.board = board_of(s, s.table, False)
    s.lowest = lowest_card(s)
    laid = [int(s.table[t.LAID + seat]) for seat in range(s.players)]
    begin_turn(s, int(turn[1]) - 1 if turn else laid.index(max(laid)), None)
    assert s.problems() == [], s.problems()
    return s


def owned_bits(s: MagalonState, text: str) -> int:
    if text == "all":
        return int(s.t.all_artifacts)
    return sum(1 << s.t.field_names.index(name) - s.t.start - 1 for name in text.split("+") if name != "-")


def draw_pieces(s: MagalonState, drawing: str) -> None:
    """Put the pieces of a drawing onto the table."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    if not rows:
        return
    number = s.t.field_names.index
    seen: dict[str, list[int]] = {}
    window: set[int] = set()
    for label, *squares in rows[1:]:
        assert len(squares) == len(rows[0]), f"row {label} has {len(squares)} squares, not {len(rows[0])}"
        for column, piece in zip(rows[0], squares, strict=True):
            if f"{column}{label}" in s.t.field_names:
                window.add(number(f"{column}{label}"))
                if piece not in NOTHING:
                    seen.setdefault(piece, []).append(number(f"{column}{label}"))
    for piece, under in seen.items():
        if piece in ("ga", "gb", "GG"):
            s.table[t.MONSTER + ("ga", "gb", "GG").index(piece)] = under[0]
        elif piece[0] == "r":
            place_ruin(s, piece[1], under)
        else:
            s.table[(t.AT if piece[0] == "p" else t.SHIELD_AT) + int(piece[1]) - 1] = under[0]
    drawn = {square for under in seen.values() for square in under}
    left_over = [name for name, under in pieces(s).items() if set(under) & window - drawn]
    assert not left_over, f"{left_over} stand in the window and are not drawn"


def place_ruin(s: MagalonState, name: str, squares: list[int]) -> None:
    """A ruin that is drawn whole is set there; one that sticks out of the window must be at its first place."""
    ruin = s.t.ruin_names.index(name)
    place = cast(GAME, s.game).board.ruin_place(squares)
    if place is None:
        assert set(squares) <= set(pieces(s)[f"r{name}"]), f"ruin {name} is drawn in an impossible shape"
    else:
        s.table[t.RUINS + ruin] = place


def pieces(s: MagalonState) -> dict[str, list[int]]:
    """The squares of ruins and monsters."""
    found = {name: [int(s.table[t.MONSTER + at])] for at, name in enumerate(("ga", "gb", "GG"))}
    for ruin, name in enumerate(s.t.ruin_names):
        at = int(s.table[t.RUINS + ruin]) * s.t.ruin_size
        found[f"r{name}"] = [int(s.t.footprint[at + part]) for part in range(s.t.ruin_size)]
    return found


def play(s: MagalonState, *moves: str, sink: Sink | None = None) -> MagalonState:
    """Play notations one after the other, in place; composites whole. A move may be several, with commas."""
    for text in moves:
        for move in filter(None, (part.strip() for part in text.split(","))):
            for code in s.game.codes_of(move):
                s.apply(code, None, sink)
                assert s.problems() == [], (move, s.problems())
    return s


def refused(s: MagalonState, move: str) -> str:
    """The clause that refuses a move (the last part of a composite), which changes nothing."""
    *first, last = s.game.codes_of(move)
    for code in first:
        s.apply(code)
    before = s.to_bytes()
    with pytest.raises(Refusal) as caught:
        s.apply(last)
    assert s.to_bytes() == before, "a refused action changed the position"
    return caught.value.clause.removeprefix("magalon.")


def may(s: MagalonState, move: str) -> bool:
    """Whether a single action is legal now."""
    return s.game.code_of(move) in s.legal()


def legal(s: MagalonState, kind: str = "") -> list[str]:
    """The legal actions (of a kind), in notation."""
    names = [s.game.name_of(code) for code in s.legal()]
    return [name for name in names if not kind or s.game.codes.kind(s.game.code_of(name)) == kind]


def where(s: MagalonState, piece: str) -> str:
    """The field of `p1`, `s1`, `ga`, `gb` or `GG`; `-` for a shield beside the board."""
    if piece in ("ga", "gb", "GG"):
        field = int(s.table[t.MONSTER + ("ga", "gb", "GG").index(piece)])
    else:
        field = int(s.table[(t.AT if piece[0] == "p" else t.SHIELD_AT) + int(piece[1]) - 1])
    return s.t.field_names[field] if field >= 0 else "-"


def energy(s: MagalonState, who: str = "p1") -> int:
    return int(s.table[t.ENERGY + int(who[1]) - 1])


def facts(s: MagalonState) -> dict[str, object]:
    """Everything that a player would note down about a position, flat."""
    view = s.view(None)
    found: dict[str, object] = {"phase": view.phase, "round": view.round}
    found["mover"] = None if view.mover is None else f"p{view.mover + 1}"
    for at, seat in enumerate(view.seats, 1):
        found |= {f"p{at}": seat.wizard, f"s{at}": seat.shield, f"p{at} energy": seat.energy}
        found |= {f"p{at} artifacts": "+".join(seat.artifacts), f"p{at} card": seat.laid, f"p{at} hand": seat.hand}
        found |= {f"p{at} skipped": seat.skipped, f"p{at} displaced": seat.displaced}
    found |= {"ga": view.gnomes[0], "gb": view.gnomes[1], "GG": view.giant}
    found |= {f"r{ruin.id}": f"{ruin.corner} {ruin.facing}" for ruin in view.ruins}
    if view.turn is not None:
        turn = view.turn
        found |= {"walked": turn.walked, "bonus": turn.bonus, "gnomes": turn.gnomes, "shifts": turn.shifts}
        found |= {"dice": turn.dice, "giant walked": turn.giant_walked, "pushed": turn.pushed, "held": turn.held}
        found |= {"victim": None if turn.victim is None else f"p{turn.victim + 1}", "may lift": turn.lift}
        found |= {"may shield": turn.shield, "gain": turn.energy}
    found["winner"] = None if view.winner is None else f"p{view.winner + 1}"
    return found


def changes(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """What differs afterwards."""
    return {key: value for key, value in after.items() if before.get(key, ...) != value}
