"""The things of Das Amulett: gems in their cuts, discs of metal, stones, and spells as cards that say what they do."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from ...core import svg
from ...core.art import Figure, drawn
from ...core.svg import colour, element
from ...core.words import Words
from .drawing_ground import DISC, METALS
from .edition import Figures, Spell
from .explaining import effect_of
from .scene import SYMBOLS

BANDS = {"grey": ("band-grey", "metal-joker"), "red": ("band-red", "gem-red"), "blue": ("band-blue", "bolt")}
"""The phase in which a spell works: the colour of its band and its sign."""
RING = 36.0
"""The radius of the ring in which gems hang on an amulet."""
CARD = (0.0, 0.0, 220.0, 132.0)
BAND, FOOT, EDGE = 30.0, 108.0, 10.0
TEXT, LINE, LINES = 13.5, 16.5, 4
WIDE, NAME = 0.5, 0.45
"""How wide a letter of the text and of a name is on average, in parts of its size."""


def symbols(figures: Figures, refunds: Mapping[str, int], words: Words) -> dict[str, Figure]:
    """Everything that a scene names."""
    found = {f"gem-{SYMBOLS.get(gem, gem)}": _gem(gem) for gem in figures.gems}
    found |= {f"metal-{metal}": _coin(metal) for metal in figures.pieces.metals}
    found |= {"pyramid": drawn("pyramid"), "hat": drawn("hat"), "star": drawn("star"), "stone": _stone()}
    found |= {f"spell-{spell.id}": _card(spell, refunds, words) for spell in figures.spell}
    found["amulet"] = _amulet(figures.victory.colours)
    found |= {"spell-back": _back(CARD[2], CARD[3]), "card-back": _back(60, 84), "choice": _back(60, 84)}
    return found


def _gem(gem: str) -> Figure:
    name = f"gem-{SYMBOLS.get(gem, gem)}"
    lifted = element("circle", cx=12, cy=12, r=13.5, fill="none", stroke=colour("gold-edge"), stroke_width=1.6)
    return drawn(name if name in svg.pieces() else "star", marks={"lifted": lifted})


def _coin(metal: str) -> Figure:
    """A disc with the alchemists' sign."""
    (_, _, width, _), sign = svg.piece(f"metal-{metal}" if metal in METALS else "metal-joker")
    disc = element("circle", cx=20, cy=20, r=DISC, fill=colour(METALS.get(metal, "raised")), stroke=colour("edge"),
                   stroke_width=1.8)  # fmt: skip
    named = element("circle", cx=20, cy=20, r=DISC + 2.6, fill="none", stroke=colour("gold-edge"), stroke_width=2)
    return Figure((0, 0, 40, 40), disc + element("g", svg.moved(sign, 8, 8, 24 / width), color=colour("steel")),
                  marks={"named": named})  # fmt: skip


def _stone() -> Figure:
    """An energy stone in the colour of its seat."""
    box, drawing = svg.piece("stone")
    return Figure(box, drawing.replace("currentColor", "var(--p, currentColor)"))


def _amulet(colours: int) -> Figure:
    """The disc on its cord: a ring with a place for each colour that wins, and one more in the middle for any gem."""
    cord = element("circle", cx=60, cy=7, r=5, fill="none", stroke=colour("edge"), stroke_width=2.4)
    disc = element("circle", cx=60, cy=62, r=54, fill=colour("raised"), stroke=colour("edge"), stroke_width=2.4)
    rim = element("circle", cx=60, cy=62, r=49, fill="none", stroke=colour("line-strong"))
    turns = [2 * math.pi * place / colours - math.pi / 2 for place in range(colours)]
    ring = [(round(60 + RING * math.cos(turn), 2), round(60 + RING * math.sin(turn), 2)) for turn in turns]
    places = [element("circle", cx=x, cy=y, r=12.5, fill=colour("well"), stroke=colour("line-strong")) for x, y in ring]
    middle = element("circle", cx=60, cy=60, r=12.5, fill="none", stroke=colour("line-strong"), stroke_dasharray="3 3")
    drawing = cord + disc + rim + "".join(places) + middle
    return Figure((0, 0, 120, 120), drawing, places=(*ring, (60, 60)))


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(spell: Spell, refunds: Mapping[str, int], words: Words) -> Figure:
    """Band, name, effect in words, bolts and metals."""
    band, sign = BANDS.get(spell.colour, BANDS["grey"])
    name = words.name(spell.id)
    room = CARD[2] - 40
    size = max(12.0, min(17.0, room / (NAME * len(name))))
    parts = [
        _frame(1, CARD[2], CARD[3], fill=colour("raised")),
        element("path", d=f"M1 {BAND}V7A6 6 0 0 1 7 1H213A6 6 0 0 1 219 7V{BAND}Z", fill=colour(band)),
        element("g", _sign(sign, 8, 6, 19), color=colour("ivory")),
        svg.words(name, 32, 21, size, text_anchor="start", fill=colour("ivory"), font_family=svg.font("display"),
                  font_weight=600),
        *_lines(words.render(effect_of(spell, refunds), ()), BAND + 18),
        *_foot(spell),
        _frame(1, CARD[2], CARD[3], fill="none", stroke=colour("edge"), stroke_width=1.6),
    ]  # fmt: skip
    return Figure(CARD, "".join(parts), marks={"used": _veil(), "leaving": _veil(), "chosen": _ring()})


def _sign(name: str, x: float, y: float, size: float) -> str:
    (_, _, width, _), drawing = svg.piece(name)
    return svg.moved(drawing, x, y, size / width)


def _lines(text: str, y: float) -> Iterator[str]:
    """The effect in as many lines as it takes; smaller where they would be too many."""
    size, lines = TEXT, wrapped(text, TEXT)
    while len(lines) > LINES and size > 11:
        size -= 0.5
        lines = wrapped(text, size)
    for n, line in enumerate(lines):
        yield svg.words(
            line, EDGE, y + n * LINE * size / TEXT, size, text_anchor="start", font_weight=500, fill=colour("ink")
        )


def wrapped(text: str, size: float) -> list[str]:
    """A text in lines that fit the card; a word that is too long has a line of its own."""
    most = int((CARD[2] - 2 * EDGE) / (size * WIDE))
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _foot(spell: Spell) -> Iterator[str]:
    """What it costs in energy, and the metals that it brings."""
    x = EDGE
    for _ in range(spell.bolts):
        yield element("g", _sign("bolt", x, FOOT - 2, 18), color=colour("rubric"))
        x += 16
    x += 6
    for metal, count in spell.metals.items():
        for _ in range(count):
            yield element(
                "g", _sign(f"metal-{metal}" if metal in METALS else "metal-joker", x, FOOT - 2, 18), color=colour("ink")
            )
            x += 21


def _back(wide: float, high: float) -> Figure:
    """A card that lies face down: the other material with one star."""
    plate = _frame(1, wide, high, fill=colour("other"), stroke=colour("edge"), stroke_width=1.6)
    line = _frame(5, wide, high, fill="none", stroke=colour("other-gold"))
    size = min(wide, high) * 0.4
    star = element("g", _sign("star", (wide - size) / 2, (high - size) / 2, size), color=colour("other-gold"))
    return Figure((0, 0, wide, high), plate + line + star)


def _frame(inset: float, wide: float, high: float, **more: object) -> str:
    sides = {"width": wide - 2 * inset, "height": high - 2 * inset}
    return element("rect", x=inset, y=inset, rx=6, **sides, **more)


def _veil() -> str:
    return _frame(1, CARD[2], CARD[3], fill=colour("well"), opacity=0.55)


def _ring() -> str:
    return _frame(2, CARD[2], CARD[3], fill="none", stroke=colour("gold-edge"), stroke_width=3)
