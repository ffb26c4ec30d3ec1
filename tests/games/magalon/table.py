"""Positions drawn as text, and play in notation: what every test of Magalon is written with.

A drawing is a window on the board, as `game.place` reads it; what is not drawn is where it is at the beginning.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from spellboard import Refusal, Sink
from spellboard.core.preview import Way
from spellboard.games.magalon import GAME
from spellboard.games.magalon import tables as t
from spellboard.games.magalon.state import MagalonState


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


def at(
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
    each = zip_longest(cards.split(), energy.split(), artifacts.split(), fillvalue="")
    lines = [f"at turn {turn}"]
    for seat, (card, points, owned) in enumerate(each, 1):
        cells = [(fields or {}).get(f"p{seat}", ""), points, "skips" if card == "-" else card, owned.replace("+", " ")]
        lines.append(f"p{seat}: {' / '.join([*cells, (hands or {}).get(f'p{seat}', '')])}")
    return (rules or game(**options)).place("\n".join([*lines, drawing]))


def pieces(s: MagalonState) -> dict[str, list[str]]:
    """The squares of ruins and monsters."""
    view = s.view(None)
    found = {"ga": [view.gnomes[0]], "gb": [view.gnomes[1]], "GG": [view.giant]}
    return found | {f"r{ruin.id}": ruin.squares for ruin in view.ruins}


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


def told(s: MagalonState, *moves: str) -> list[str]:
    """Play notations, in place: the kinds of what was told."""
    sink = Sink()
    play(s, *moves, sink=sink)
    return [event.kind for event in sink.events]


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


def ways(s: MagalonState, *prefix: int) -> list[Way]:
    """The whole moves of whoever is to move."""
    return s.game.ways(s, int(s.mover), prefix)


def follow(s: MagalonState, way: Way) -> MagalonState:
    """The position after a way: every step of it is legal, and it ends where it says."""
    end = s.copy()
    for code in way.codes:
        end.apply(code)
    return end


def facts(s: MagalonState) -> dict[str, object]:
    """Everything that a player would note down about a position, flat."""
    view = s.view(None)
    found: dict[str, object] = {"phase": view.phase, "round": view.round}
    found["mover"] = f"p{view.waiting[0] + 1}" if view.waiting else None
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
    found["winner"] = None if view.outcome is None else " ".join(f"p{seat + 1}" for seat in view.outcome.winners)
    return found


def changes(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """What differs afterwards."""
    return {key: value for key, value in after.items() if before.get(key, ...) != value}
