"""The table as text, for a terminal."""

from __future__ import annotations

from ...core.drawing import folded
from ...core.words import Words
from .edition import Figures
from .view import SeatSeen, View

CELL = 12


def draw(view: View, figures: Figures, words: Words) -> str:
    """The stacks, the board row by row (an area above, its gems below), and the seats."""
    say = words.say
    lines = folded("", _headline(view, words))
    lines += folded(f"{words.label(say('board-stacks'))} ", _counted(view.stacks, words))
    rows: dict[float, list[tuple[str, str]]] = {}
    for area in figures.area:
        marks = ("^" if area.wall else "") + ("P" if area.pyramid else "")
        here = "*" if area.id == view.caravan else " "
        gems = " ".join(say(f"short-{gem}") for gem in view.areas[area.id])
        rows.setdefault(area.at[1], []).append((f"{here}{area.id}{marks} {say(f'short-{area.terrain}')}", f" {gems}"))
    widest = max(len(row) for row in rows.values())
    for row in rows.values():
        indent = " " * ((CELL + 1) * (widest - len(row)) // 2)
        for line in zip(*row, strict=True):
            lines.append((indent + " ".join(cell.ljust(CELL) for cell in line)).rstrip())
    lines.append("")
    for seat, seen in enumerate(view.seats):
        lines += _seat(view, seat, seen, words)
    if view.mine is not None:
        lines += folded(f"{words.label(say('board-hand'))} ", _counted(view.mine.hand, words) or "-")
        if view.mine.dealt:
            lines += folded(f"{words.label(say('board-dealt'))} ", ", ".join(map(words.name, view.mine.dealt)))
            choice = words.name(view.mine.choice) if view.mine.choice else "-"
            lines.append(f"{words.label(say('board-chosen'))} {choice}")
    return "\n".join(lines)


def _headline(view: View, words: Words) -> str:
    say = words.say
    parts = [say("board-round", {"round": view.round}), say(f"phase-{view.phase}")]
    if view.on_offer:
        parts.append(say("board-offer", {"spell": words.name(view.on_offer), "bid": view.high}))
    if view.phase == "gem":
        parts.append(say("board-trades", {"left": view.to_come, "bid": view.high}))
        if view.desire:
            parts.append(say("board-desire", {"metal": words.name(view.desire)}))
    if any(view.laid_open.values()):
        parts.append(f"{words.label(say('board-open'))} {_counted(view.laid_open, words)}")
    return " · ".join([*parts, say("board-deck", {"count": view.deck})])


def _seat(view: View, seat: int, seen: SeatSeen, words: Words) -> list[str]:
    say = words.say
    mark = ("^" if seat == view.hat else " ") + (">" if seat in view.waiting[:1] else " ")
    state = [say("resigned")] * seen.resigned
    state += [say("board-bid", {"count": seen.bid})] if seen.bid else []
    state += [say("board-passed")] * seen.passed
    facts = [f"{number} {say(f'fact-{fact}', {'count': number})}" for fact, number in _numbers(seen) if number]
    gems = " ".join(say(f"short-{gem}") for gem in seen.gems)
    spells = [f"{words.name(spell.id)} {spell.stones}" for spell in seen.spells]
    spells += [say("board-face-down", {"count": seen.face_down})] * (seen.face_down > 0)
    said = f" ({', '.join(state)})" if state else ""
    lines = folded(f"{mark}p{seat + 1}{said}  ", ", ".join(facts) + (f"  [{gems}]" if gems else ""))
    return lines + (folded("      ", ", ".join(spells)) if spells else [])


def _numbers(seen: SeatSeen) -> tuple[tuple[str, int], ...]:
    return ("hand", seen.hand), ("supply", seen.supply)


def _counted(cards: dict[str, int], words: Words) -> str:
    return ", ".join(f"{words.name(name)} {count}" for name, count in cards.items() if count)
