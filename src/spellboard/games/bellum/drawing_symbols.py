"""The things of Bellum Magica: creatures as columns and cards, castles with their six rows, places, chests, tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core import svg
from ...core.art import Figure, drawn, symbol_key, used
from ...core.svg import colour, element
from ...core.words import Words
from .edition import REGIONS, Castle, Creature, Figures, Place
from .tables import CHESTS, SIDES

ICONS = {"sign": "glyph", "magic_sword": "magic-sword", "shield": "ward", "magic_shield": "magic-ward",
         "spell": "reroll", "wood": "chest-wood", "metal": "chest-metal", "gold": "chest-gold"}  # fmt: skip
"""Things whose drawing has another name."""
ROW, HEAD, COLUMN, KEEP = 40.0, 34.0, 60.0, 40.0
"""A row of a castle, what stands over it, how wide a column is, and that of the numbers."""
LORDS = {"C1": "lord-lich", "C2": "lord-witch", "C3": "lord-orc", "C4": "lord-vampire", "C5": "lord-demon"}
BEASTS = {"E07": "bat", "E08": "bat", "E31": "spider", "E32": "spider",
          "V01": "dragon", "V02": "dragon", "V03": "dragon", "V04": "dragon"}  # fmt: skip
MERLONS = "M0 34V12H12V20H24V12H38V20H50V4H62V14H78V4H90V20H102V12H116V20H128V12H140V34Z"
CARD, PLACE, PRICE = (132.0, 176.0), (128.0, 156.0), 24.0
"""How large cards are, and how much higher where they have a price."""
TILE, TILE_SMALLEST = (68.0, 106.0), 12.0
"""A place on a narrow screen, where five lie side by side and are shown a little smaller: its letters may not be."""
SMALLEST = 11.0
"""No letter of a name is smaller."""


def symbols(figures: Figures, words: Words) -> dict[str, Figure]:
    """Everything that a scene names, and the icons of rows and prices."""
    found = {name: drawn(name) for name in ("food", "glyph", "barrel", "map", "sword", "magic-sword", "thief", "ward",
                                            "magic-ward", "reroll", "beast-bat", "beast-spider", "beast-dragon",
                                            *LORDS.values())}  # fmt: skip
    found |= {f"die-{face}": _die(face) for face in range(1, 7)}
    for kind in CHESTS:
        found[f"chest-{kind}"] = _chest(kind)
        for chest in getattr(figures.chests, kind):
            found[f"chest-{kind}-{chest.value}"] = _chest(kind, chest.value)
    for castle in figures.castles.card:
        found[f"castle-{castle.id}"] = _castle(castle)
    for group in ("goblin", "evil", "very_evil"):
        for creature in getattr(figures.creatures, group):
            name = f"creature-{creature.id}"
            found[name] = _card(creature, group, words, prices_of(figures, group))
            for side in SIDES:
                found[symbol_key(name, side)] = _column(creature, side, words)
        found[group.replace("_", "-")] = _back(group)
    for kind in ("tavern", *REGIONS):
        found[f"place-{kind}"] = drawn(f"place-{kind}")
        for place in getattr(figures.places, kind):
            found[f"place-{place.id}"] = _place(place, kind, words)
            found[symbol_key(f"place-{place.id}", "small")] = _tile(place, kind, words)
    return found


# --- rows of icons ----------------------------------------------------------------------------------------------------


def icon(thing: str, x: float, y: float, size: float) -> str:
    """A thing around a point."""
    return used(ICONS.get(thing, thing), x, y, size)


def icons(row: str, x: float, y: float, size: float, room: float) -> str:
    """The icons of a row side by side around a point; closer together where they are many."""
    things = row.split()
    step = min(size + 3, room / max(len(things), 1))
    return "".join(icon(thing, x + (n - (len(things) - 1) / 2) * step, y, size) for n, thing in enumerate(things))


def _cell(x: float, row: int, width: float, fill: str, line: str) -> str:
    return element("rect", x=x, y=HEAD + row * ROW, width=width, height=ROW, fill=colour(fill), stroke=colour(line))


def _column(creature: Creature, side: str, words: Words) -> Figure:
    """A creature that stands beside a castle: its name over the six rows of that side."""
    rows: list[str] = getattr(creature, side)
    parts = [*_name(words.name(creature.id), COLUMN / 2, HEAD - 6, 12, COLUMN)]
    for row, things in enumerate(rows):
        parts.append(_cell(0, row, COLUMN, "raised", "line"))
        parts.append(icons(things, COLUMN / 2, HEAD + (row + 0.5) * ROW, 22, COLUMN - 12))
    return Figure((0, 0, COLUMN, HEAD + 6 * ROW), "".join(parts))


def _castle(castle: Castle) -> Figure:
    """The castle under its merlons: left icons, number, right icons, of the other material."""
    wide = 2 * 50 + KEEP
    parts = [element("path", d=MERLONS, fill=colour("other-2"))]
    for row in range(6):
        middle = HEAD + (row + 0.5) * ROW
        parts += [_cell(0, row, 50, "other", "other-2"), _cell(50, row, KEEP, "other-2", "other"),
                  _cell(50 + KEEP, row, 50, "other", "other-2")]  # fmt: skip
        for x, things in ((25.0, castle.left[row]), (wide - 25, castle.right[row])):
            parts += [_window(x, middle, len(things.split())), icons(things, x, middle, 20, 42)] if things else []
        parts.append(svg.words(str(row + 1), 50 + KEEP / 2, middle + 6, 18, fill=colour("on-other")))
    return Figure((0, 0, wide, HEAD + 6 * ROW), element("g", *parts, color=colour("on-other")))


def _window(x: float, y: float, count: int) -> str:
    """The paper on which the icons of a castle lie: some are of ink and would drown in the other material."""
    wide = min(46.0, 23.0 * count + 4)
    return element("rect", x=x - wide / 2, y=y - 14, width=wide, height=28, rx=5, fill=colour("raised"))


# --- cards ------------------------------------------------------------------------------------------------------------


def _plate(wide: float, high: float, fill: str = "raised") -> str:
    return element("rect", x=1, y=1, width=wide - 2, height=high - 2, rx=6, fill=colour(fill), stroke=colour("edge"),
                   stroke_width=1.4)  # fmt: skip


def prices_of(figures: Figures, group: str) -> list[list[tuple[str, int]]]:
    """What a creature of a group costs, one price or another; goblins are dealt and cost nothing (34)."""
    price = figures.price
    found = {"evil": [price.evil], "very_evil": [price.very_evil, price.very_evil_by_signs]}.get(group, [])
    return [[(thing, count) for thing, count in (("food", one.food), ("sign", one.sign)) if count] for one in found]


def _prices(prices: list[list[tuple[str, int]]], y: float) -> Iterator[str]:
    """Under a line: how many of each, and where there is another price, that one behind a stroke."""
    yield element("path", d=f"M8 {y - 14:g}H{CARD[0] - 8:g}", stroke=colour("line"))
    x = 9.0
    for n, price in enumerate(prices):
        if n:
            yield svg.words("/", x, y + 5, 14, text_anchor="start", fill=colour("ink-2"))
            x += 10
        for thing, count in price:
            yield svg.words(str(count), x, y + 5, 14, text_anchor="start", fill=colour("ink"))
            yield icon(thing, x + 17, y, 16)
            x += 30


def _card(creature: Creature, group: str, words: Words, prices: list[list[tuple[str, int]]]) -> Figure:
    """A creature for hire or in hand: its name, what it gives in each row on either side, and what it costs."""
    wide, high = CARD[0], CARD[1] + (PRICE if prices else 0)
    edge = {"evil": "evil", "very_evil": "most-evil"}.get(group, "line-strong")
    parts = [_plate(wide, high), element("rect", x=1.7, y=1.7, width=wide - 3.4, height=6, rx=3, fill=colour(edge))]
    left, beast, name = 8.0, BEASTS.get(creature.id), words.name(creature.id)
    aside = creature.bonus and not prices
    right = wide - (32 if aside else 8)
    # Words before pictures: a head stands beside its name only where that can still be read.
    if beast is not None and max(map(len, name.split())) * SMALLEST * 0.5 <= right - 38:
        parts.append(element("g", used(f"beast-{beast}", 20, 26, 26), color=colour("ink")))
        left = 38.0
    if creature.bonus:
        parts.append(icon(creature.bonus, wide - 18, 26 if aside else CARD[1] + PRICE / 2 - 5, 20))
    parts += _name(name, left, 31, 14, right - left, start=True)
    for row in range(6):
        y = 54 + row * 20.0
        if row % 2 == 0:
            parts.append(element("rect", x=6, y=y - 10, width=wide - 12, height=20, rx=3, fill=colour("well")))
        parts.append(icons(creature.left[row], 33, y, 15, 50))
        parts.append(svg.words(str(row + 1), wide / 2, y + 4.5, 12.6))
        parts.append(icons(creature.right[row], wide - 33, y, 15, 50))
    parts += _prices(prices, CARD[1] + PRICE / 2 - 5) if prices else []
    return Figure((0, 0, wide, high), "".join(parts), marks={side: _chosen(side) for side in SIDES})


def _chosen(side: str) -> str:
    """Which side a goblin in hand was chosen for: that half is framed."""
    wide, high = CARD
    x = 3.0 if side == "left" else wide / 2 + 8
    return element("rect", x=x, y=43, width=wide / 2 - 11, height=high - 47, rx=4, fill="none",
                   stroke=colour("gold-edge"), stroke_width=2.4)  # fmt: skip


def _place(place: Place, kind: str, words: Words) -> Figure:
    """A place of the humans: its woodcut, its name, what defends it, what it holds."""
    wide, high = PLACE
    parts = [
        _plate(wide, high),
        element("path", d=f"M1.7 62V7A5 5 0 0 1 7 1.7H{wide - 7}A5 5 0 0 1 {wide - 1.7} 7V62Z", fill=colour("other")),
        used(f"place-{kind}", wide / 2, 32, 88),
        *_name(words.name(place.id), 9, 84, 15, wide - 18, start=True),
    ]
    parts += _counted([("shield", place.shields), ("magic_shield", place.magic)], 9, 109)
    parts += _counted([(thing, number) for thing, number in place.loot.items()], 9, 136)
    return Figure((0, 0, wide, high), "".join(parts))


def _tile(place: Place, kind: str, words: Words) -> Figure:
    """The same place for a narrow screen."""
    wide, high = TILE
    sky = f"M1.7 37V7A5 5 0 0 1 7 1.7H{wide - 7}A5 5 0 0 1 {wide - 1.7} 7V37Z"
    parts = [_plate(wide, high), element("path", d=sky, fill=colour("other")), used(f"place-{kind}", wide / 2, 19, 52)]
    parts += _name(words.name(place.id), 6, 56, 13, wide - 12, start=True, tile=True)
    parts += _counted([("shield", place.shields), ("magic_shield", place.magic)], 6, 76, 13, wide - 10)
    parts += _counted([(thing, number) for thing, number in place.loot.items()], 6, 94, 13, wide - 10)
    return Figure((0, 0, wide, high), "".join(parts))


def _counted(things: Sequence[tuple[str, int]], x: float, y: float, size: float = 15, room: float = 0) -> Iterator[str]:
    """How many of each, one after the other, closer together where there is little room; none is not shown."""
    some = [(thing, number) for thing, number in things if number]
    step = 2.53 * size
    if room and some:
        step = min(step, room / len(some))
    for thing, number in some:
        yield svg.words(str(number), x, y + size / 3, size, text_anchor="start", fill=colour("ink"))
        yield icon(thing, x + step * 0.53, y, min(1.27 * size, step * 0.65))
        x += step


def _name(
    text: str, x: float, y: float, size: float, room: float, start: bool = False, tile: bool = False
) -> Iterator[str]:
    """A name in one line, or in two where it is long; smaller where even that is not enough, and on a tile narrower."""
    lines = [text]
    cuts = [at for at in range(1, len(text)) if text[at] == " " or text[at - 1] == "-"]
    if len(text) * size * 0.5 > room and cuts:
        cut = min(cuts, key=lambda at: abs(at - len(text) / 2))
        lines = [text[:cut], text[cut:].strip()]
    longest = max(len(line) for line in lines)
    size = max(TILE_SMALLEST if tile else SMALLEST, min(size, room / (0.5 * longest)))
    for n, line in enumerate(lines):
        at = y + (n - (len(lines) - 1)) * size * 1.05 if not start else y + (n - (len(lines) - 1) / 2) * size * 1.05
        too_long = tile and len(line) * size * 0.5 > room
        set_so = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"} if too_long else {}
        yield svg.words(line, x, at, size, text_anchor="start" if start else "middle", fill=colour("ink"), **set_so)


def _back(group: str) -> Figure:
    """A card face down: the other material, with the edge of its group."""
    wide, high = 60.0, 80.0
    edge = {"evil": "evil", "very_evil": "most-evil"}.get(group, "line-strong")
    line = element("rect", x=5, y=5, width=wide - 10, height=high - 10, rx=3, fill="none", stroke=colour(edge),
                   stroke_width=2.4)  # fmt: skip
    (_, _, width, _), star = svg.piece("star")
    sign = element("g", svg.moved(star, wide / 2 - 12, high / 2 - 12, 24 / width), color=colour("other-gold"))
    # The piles lie on points of the table, which do not say how large a card is there.
    return Figure((0, 0, wide, high), _plate(wide, high, "other") + line + sign, 0 if group == "goblin" else 77)


# --- tokens -----------------------------------------------------------------------------------------------------------


def _chest(kind: str, value: int | None = None) -> Figure:
    """A chest; whoever may know its value sees it on the lock."""
    box, drawing = svg.piece(f"chest-{kind}")
    if value is None:
        return Figure(box, drawing)
    left, top, width, height = box
    x, y = left + width / 2, top + height * 0.62
    lock = element("circle", cx=x, cy=y, r=8, fill=colour("raised"), stroke=colour("edge"))
    return Figure(box, drawing + lock + svg.words(str(value), x, y + 5.4, 16, fill=colour("ink")))


def _die(face: int) -> Figure:
    return drawn(f"die-{face}")
