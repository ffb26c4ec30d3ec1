"""The table as text: the kingdom, then every castle with its six rows and the totals of the active one."""

from __future__ import annotations

from .edition import Creature, Figures, Place
from .tables import CHESTS, ICONS
from .view import Lord, View

SHORT = ("F", "S", "M", "W", "X", "T")
LEGEND = "F food  S sign  M map | W sword  X magic sword  T thief"


def draw(view: View, figures: Figures) -> str:
    """A view for the terminal."""
    places = {place.id: place for place in figures.all_places}
    lines = [_head(view)]
    lines.append("supply   food {} sign {} barrel {}   ".format(*view.supply) + _counts(view.stacks))
    lines.append("kingdom  " + "   ".join(_place(places[name]) for name in view.places))
    lines.append("pile     farm {} village {} city {}".format(*view.pile))
    lines.append("piles    evil {} most evil {}".format(*view.piles))
    cards = {card.id: card for card in figures.all_creatures}
    lines += [f"for hire {_creature(cards[name])}" for name in view.creatures]
    lines += [f"to place {_creature(cards[name])}" for name in (*view.goblins, view.hand) if name]
    if view.choice:
        lines.append(f"chosen   {' '.join(view.choice)}")
    blocks = [_castle(view, seat, lord, figures) for seat, lord in enumerate(view.lords)]
    for pair in (blocks[at : at + 2] for at in range(0, len(blocks), 2)):
        lines.append("")
        wide = max(len(line) for line in pair[0]) + 4
        for at in range(max(len(block) for block in pair)):
            row = [block[at] if at < len(block) else "" for block in pair]
            lines.append("".join(part.ljust(wide) for part in row).rstrip())
    return "\n".join([*lines, "", LEGEND])


def _head(view: View) -> str:
    if view.phase == "end":
        return f"the game is over: {view.reason}"
    moment = f"day {view.round}" if view.round else "set-up"
    row = f"   row {view.die}" if view.die else ""
    return f"{moment}   Captain p{view.captain + 1}{row}   {view.phase}: p{view.actor + 1}"


def _counts(numbers: list[int]) -> str:
    return " ".join(f"{kind} {number}" for kind, number in zip(CHESTS, numbers, strict=True))


def _place(place: Place) -> str:
    magic = f"+{place.magic}x" if place.magic else ""
    loot = " ".join(f"{number} {thing}" for thing, number in place.loot.items())
    return f"{place.id} {place.shields}{magic} ({loot})"


def _creature(card: Creature) -> str:
    """`E44  - - F - F -  |  - - W - WT -  shield`: the six rows left and right, and the bonus."""
    letters = dict(zip(ICONS, SHORT, strict=True))
    left, right = (
        " ".join("".join(letters[icon] for icon in row.split()) or "-" for row in side)
        for side in (card.left, card.right)
    )
    return f"{card.id}  {left}  |  {right}  {card.bonus}".rstrip()


def _castle(view: View, seat: int, lord: Lord, figures: Figures) -> list[str]:
    mark = "*" if seat == view.captain and view.round else " "
    name = f"{mark}p{seat + 1} {lord.castle or '-'}{' (left)' if lord.gone else ''}"
    lines = [
        f"{name}  food {lord.food} sign {lord.sign} barrel {lord.barrel}",
        f"   walls {lord.walls}+{lord.magic_shields}x  spells {lord.spells}  chests {_counts(lord.chests)}",
    ]
    if lord.values:
        faces = [value for kind in CHESTS for value in sorted(chest.value for chest in getattr(figures.chests, kind))]
        worth = sum(value * number for value, number in zip(faces, lord.values, strict=True))
        own = " ".join(str(value) for value, number in zip(faces, lord.values, strict=True) for _ in range(number))
        lines.append(f"   worth {worth}: {own or '-'}")
    for row, icons in enumerate(lord.rows, 1):
        active = row == view.die
        cells = [f"{short}{number or '.'}" for short, number in zip(SHORT, icons, strict=True)]
        arrow = ">" if active else " "
        lines.append(f"  {arrow}{row}  {' '.join(cells[:3])} | {' '.join(cells[3:])}{'  <' if active else ''}")
    lines.append(f"   left {' '.join(lord.left) or '-'}")
    lines.append(f"   right {' '.join(lord.right) or '-'}")
    return lines
