"""The table as text, for a terminal."""

from __future__ import annotations

from .edition import Figures
from .view import SeatSeen, View

SHORT = {"light-blue": "lb", "dark-blue": "db", "green": "gn", "grey": "gy"}


def draw(view: View, figures: Figures) -> str:
    """The board row by row, the stacks, and one line for each seat."""
    lines = [f"round {view.round}, {view.phase} phase   deck {view.deck}   stacks {_counts(view.stacks)}"]
    if view.on_offer:
        lines[0] += f"   on offer {view.on_offer}, bid {view.high}"
    if view.phase == "gem":
        lines[0] += f"   trades left {view.to_come}, bid {view.high}" + (f", also {view.desire}" if view.desire else "")
    if any(view.laid_open.values()):
        lines[0] += f"   laid open {_counts(view.laid_open)}"
    rows: dict[float, list[str]] = {}
    for area in figures.area:
        marks = ("^" if area.wall else "") + ("P" if area.pyramid else "")
        gems = " ".join(SHORT.get(gem, gem[:2]) for gem in view.areas[area.id])
        here = "*" if area.id == view.caravan else " "
        rows.setdefault(area.at[1], []).append(f"{here}{area.id}{marks:<2} {area.terrain[:3]} {gems:<9}")
    widest = max(len(row) for row in rows.values())
    for row in rows.values():
        lines.append(" " * (9 * (widest - len(row))) + " ".join(row).rstrip())
    lines += [_seat(view, seat, seen) for seat, seen in enumerate(view.seats)]
    if view.mine is not None:
        lines.append(f"in hand: {_counts(view.mine.hand) or 'nothing'}")
        if view.mine.dealt:
            lines.append(f"dealt: {', '.join(view.mine.dealt)}   chosen: {view.mine.choice or 'nothing yet'}")
    return "\n".join(lines)


def _seat(view: View, seat: int, seen: SeatSeen) -> str:
    spells = [f"{spell.id}:{spell.stones}" for spell in seen.spells] + ["face-down"] * seen.face_down
    mark = ("^" if seat == view.hat else " ") + (">" if seat == view.actor else " ")
    state = " left" if seen.resigned else " out" if seen.out else ""
    gems = " ".join(seen.gems) or "no gems"
    return f"{mark}p{seat + 1}{state}  {seen.hand} cards  {seen.supply} stones  [{gems}]  {' '.join(spells)}"


def _counts(cards: dict[str, int]) -> str:
    return " ".join(f"{name} {count}" for name, count in cards.items() if count)
