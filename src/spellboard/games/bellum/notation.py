"""Every action of Bellum Magica in short words: `attack CI04`, `rob p2 metal`, `recruit E29`, `place right`."""

from __future__ import annotations

from ...core.codes import Codes, Kind
from ...core.editions import Edition
from .edition import figures_of
from .tables import CHESTS, SIDES

SEATS = ("p1", "p2", "p3", "p4", "p5")


def index(edition: Edition) -> Codes:
    """All actions, from the cards of the edition alone."""
    f = figures_of(edition)
    recruits = [[card.id] for card in (*f.creatures.evil, *f.creatures.very_evil)]
    kingdom = [[place.id] for place in f.all_places[f.counts.tavern :]]
    return Codes([
        Kind("castle", ["castle:thing"], [[card.id] for card in f.castles.card]),
        Kind("deal", ["creature:thing"], [[card.id] for card in f.creatures.goblin]),
        Kind("goblins", ["first:choice", "second:choice"], [[first, second] for first in SIDES for second in SIDES]),
        Kind("reveal", ["place:thing"], kingdom),
        Kind("draw", ["creature:thing"], recruits),
        Kind("captain", ["seat"], [[seat] for seat in SEATS]),
        Kind("die", ["row:number"], [[row] for row in range(1, 7)]),
        Kind("reroll barrel"),
        Kind("reroll spell"),
        Kind("pass"),
        Kind("attack", ["place:thing"], [[place.id] for place in f.all_places]),
        Kind("rob", ["seat", "chest:choice"], [[seat, chest] for seat in SEATS for chest in CHESTS]),
        Kind("done"),
        Kind("chest", ["value:number"], [[value] for value in f.values]),
        Kind("recruit", ["creature:thing"], recruits),
        Kind("recruit by signs", ["creature:thing"], [[card.id] for card in f.creatures.very_evil]),
        Kind("place", ["side:choice"], [[side] for side in SIDES]),
    ])  # fmt: skip


def expand(text: str) -> list[str]:
    """`rob p2 metal wood` is a chain: one chest after the other; a last `done` stops early."""
    kind, *rest = text.split()
    if kind.casefold() != "rob" or len(rest) < 3:
        return [text]
    return [part if part.casefold() == "done" else f"rob {rest[0]} {part}" for part in rest[1:]]
