"""Every action of Das Amulett in its short notation, and the composites that stand for a chain."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from ...core.codes import Codes, Kind
from .edition import Figures

SEATS = [f"p{seat}" for seat in range(1, 7)]
CHAINS = ("gain", "pay", "back")
"""Choices made metal by metal, in the order of the metals."""


def index(figures: Figures) -> Codes:
    """The index: it depends on the edition alone, never on the number of players."""
    metals, gems = figures.pieces.metals, list(figures.gems)
    areas, spells = [area.id for area in figures.area], [spell.id for spell in figures.spell]
    cards, stones = figures.pieces.cards, figures.pieces.stones
    markers = sorted(set(figures.pieces.markers))
    portions = [(metal, count) for metal in metals for count in range(1, cards + 1)]
    pairs = [(one, two) for at, one in enumerate(spells) for two in spells[at + 1 :]]
    return Codes([
        # The dealer's.
        Kind("start", ["seat"], _each(SEATS)),
        Kind("gem", ["gem:thing"], _each(gems)),
        Kind("deal", ["spell:thing"], _each(spells)),
        Kind("reveal", ["spell:thing"], _each(spells)),
        Kind("marker", ["number"], _each(markers)),
        # Set-up.
        Kind("keep", ["first:thing", "second:thing"], pairs),
        Kind("allot", ["first:number", "second:number"], [*product(range(stones + 1), repeat=2)]),
        Kind("redraw", ["spell:choice"], _each([*spells, "both"])),
        # Auctions.
        Kind("pass"),
        Kind("bid", ["count:number"], _each(range(1, len(metals) * cards + 1))),
        Kind("decline"),
        # Metal phase.
        Kind("lift", ["gem:thing", "area:node"], [(gem, area) for gem in gems for area in areas]),
        Kind("set", ["area:node"], _each(areas)),
        Kind("gain", ["metal:thing", "count:number"], portions),
        # Gem phase.
        Kind("desire", ["metal:thing"], _each(metals)),
        Kind("journey", ["number"], _each(markers)),
        Kind("pay", ["metal:thing", "count:number"], portions),
        Kind("back", ["metal:thing", "count:number"], portions),
        Kind("curse", ["metal:thing"], _each(metals)),
        Kind("take", ["gem:thing"], _each(gems)),
        Kind("move", ["area:node"], _each(areas)),
        # Energy phase.
        Kind("use", ["spell:thing"], _each(spells)),
        Kind("drain", ["seat", "spell:thing"], [(seat, spell) for seat in SEATS for spell in spells]),
        Kind("shift", ["spell:thing"], _each(spells)),
        Kind("enough"),
        Kind("done"),
        Kind("under", ["spell:thing"], _each(spells)),
    ])  # fmt: skip


def expand(text: str, spells: list[str], metals: list[str]) -> list[str]:
    """`pay gold 2 iron 1` is `pay gold 2`, `pay iron 1`; `lift red C4 D2` is `lift red C4`, `set D2`.

    Pulls are named with their victims: `use pull-darkness p2 gift p3 influence` begins it and draws off two stones.
    The two spells of `keep` and the metals of a chain may stand in any order: the chain goes through them in its own.
    """
    kind, *words = text.casefold().split() or [""]
    if kind == "keep" and len(words) == 2 and set(words) <= set(spells):
        return [" ".join(["keep", *sorted(words, key=spells.index)])]
    if kind in CHAINS and len(words) > 2 and len(words) % 2 == 0:
        parts = [(words[at], words[at + 1]) for at in range(0, len(words), 2)]
        if all(metal in metals for metal, _ in parts):
            parts.sort(key=lambda part: metals.index(part[0]))
        return [f"{kind} {metal} {count}" for metal, count in parts]
    if kind == "lift" and len(words) == 3:
        return [f"lift {words[0]} {words[1]}", f"set {words[2]}"]
    if kind == "use" and len(words) > 2 and len(words) % 2 == 1:
        return [f"use {words[0]}", *(f"drain {words[at]} {words[at + 1]}" for at in range(1, len(words), 2))]
    if kind in ("shift", "under") and len(words) > 1:
        return [f"{kind} {word}" for word in words]
    return [text]


def _each(values: Iterable[object]) -> list[list[object]]:
    return [[value] for value in values]
