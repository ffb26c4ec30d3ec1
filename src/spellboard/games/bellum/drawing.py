"""The table as text: the kingdom, then every castle with its six rows and the totals of the active one."""

from __future__ import annotations

from ...core.drawing import columns, folded
from ...core.words import Words, key_of
from .edition import Creature, Figures, Place
from .tables import CHESTS, ICONS
from .view import Lord, View

HALF = 38
"""Two castles stand side by side."""


def draw(view: View, figures: Figures, words: Words) -> str:
    """A view for the terminal."""
    say = words.say
    letters = [say(f"letter-{icon.replace('_', '-')}") for icon in ICONS]
    lines = [_head(view, words)]
    food, sign, barrel = view.supply
    supply = [("food", food), ("sign", sign), ("barrel", barrel), *zip(CHESTS, view.stacks, strict=True)]
    lines += folded(f"{words.label(say('board-supply'))} ", _counted(supply, words))
    piles = [*zip(("farm", "village", "city"), view.pile, strict=True), *zip(("evil", "very-evil"), view.piles)]
    lines += folded(f"{words.label(say('board-piles'))} ", _counted(piles, words))
    places = {place.id: place for place in figures.all_places}
    lines += ["", say("board-kingdom"), *columns([_place(places[name], words) for name in view.places if name])]
    cards = {card.id: card for card in figures.all_creatures}
    for label, names in (("hire", view.creatures), ("place", [*view.goblins, view.hand])):
        rows = [_creature(cards[name], letters, words) for name in names if name]
        lines += ["", say(f"board-{label}"), *columns(rows, " ")] if rows else []
    if view.choice:
        lines.append(f"{words.label(say('board-chosen'))} {', '.join(map(words.name, view.choice))}")
    blocks = [_castle(view, seat, lord, figures, letters, words) for seat, lord in enumerate(view.seats)]
    for pair in (blocks[at : at + 2] for at in range(0, len(blocks), 2)):
        lines.append("")
        for at in range(max(len(block) for block in pair)):
            row = [block[at] if at < len(block) else "" for block in pair]
            lines.append("  ".join(part.ljust(HALF) for part in row).rstrip())
    icons = "  ".join(f"{letter} {words.name(icon)}" for letter, icon in zip(letters, ICONS, strict=True))
    return "\n".join([*lines, "", icons])


def _head(view: View, words: Words) -> str:
    if view.outcome is not None:
        return words.say("board-over", {"reason": words.say(f"reason-{view.outcome.reason}")})
    parts = [words.say("board-day", {"day": view.round})]
    if view.captain is not None:
        parts.append(words.say("board-captain", {"seat": f"p{view.captain + 1}"}))
    if view.die is not None:
        parts.append(words.say("board-row", {"row": view.die}))
    return ", ".join(parts)


def _counted(things: list[tuple[str, int]], words: Words) -> str:
    return ", ".join(f"{words.name(thing)} {number}" for thing, number in things)


def _place(place: Place, words: Words) -> list[str]:
    """`  Mill farm  2+1x  2 food`: the defence with its magic part, and the loot."""
    magic = f"+{place.magic}x" if place.magic else ""
    return [f"  {words.name(place.id)}", f"{place.shields}{magic}", _counted(list(place.loot.items()), words)]


def _creature(card: Creature, letters: list[str], words: Words) -> list[str]:
    """`  Orc archer  - - F - F -  |  - - W - WT -  shield`: the six rows left and right, and the bonus."""
    letter = dict(zip(ICONS, letters, strict=True))
    sides = (
        " ".join("".join(letter[icon] for icon in row.split()) or "-" for row in side)
        for side in (card.left, card.right)
    )
    left, right = sides
    return [
        f"  {words.name(card.id)}",
        left,
        "|",
        right,
        words.say(f"short-{key_of(card.bonus)}") if card.bonus else "",
    ]


def _castle(view: View, seat: int, lord: Lord, figures: Figures, letters: list[str], words: Words) -> list[str]:
    mark = "*" if seat == view.captain else " "
    left = f" ({words.say('resigned')})" if lord.resigned else ""
    have = [("food", lord.food), ("sign", lord.sign), ("barrel", lord.barrel), ("spell", lord.spells)]
    chests = [(kind, number) for kind, number in zip(CHESTS, lord.chests, strict=True) if number]
    lines = [f"{mark}p{seat + 1} {words.name(lord.castle) if lord.castle else '-'}{left}"]
    owned = [(thing, number) for thing, number in have if number] + chests
    lines += folded("   ", _counted(owned, words), HALF) if owned else []
    lines.append("   " + words.say("board-shields", {"shields": lord.walls, "magic": lord.magic_shields}))
    if any(lord.values):
        faces = [value for kind in CHESTS for value in sorted(chest.value for chest in getattr(figures.chests, kind))]
        own = [value for value, number in zip(faces, lord.values, strict=True) for _ in range(number)]
        lines += folded("   ", words.say("board-worth", {"worth": sum(own), "values": " ".join(map(str, own))}), HALF)
    for row, icons in enumerate(lord.rows, 1):
        active = row == view.die
        cells = [f"{short}{number or '.'}" for short, number in zip(letters, icons, strict=True)]
        arrow = ">" if active else " "
        lines.append(f"  {arrow}{row}  {' '.join(cells[:3])} | {' '.join(cells[3:])}{'  <' if active else ''}")
    for side, names in (("left", lord.left), ("right", lord.right)):
        lines += folded(f"   {words.label(words.name(side))} ", ", ".join(map(words.name, names)) or "-", HALF)
    return lines
