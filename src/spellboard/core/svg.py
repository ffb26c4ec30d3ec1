"""SVG as text: elements, numbers without noise, and colours by the names of the tokens.

A drawing names its colours as `var(--gold, #f3c04b)`: in a page it takes the page's theme, alone it stands in that of
parchment. It has no ids, so that the same drawing may stand in a page as often as somebody likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Literal
from xml.sax.saxutils import escape as escape
from xml.sax.saxutils import quoteattr

from . import files

LOOK = "spellboard.look"
Theme = Literal["light", "dark", "page"]
"""Parchment, night, or the colours of the page in which the picture stands."""
LIVERIES = (
    ("lapis", "moon"),
    ("cinnabar", "sun"),
    ("malachite", "leaf"),
    ("orchil", "chalice"),
    ("soot", "tower"),
    ("umber", "key"),
)
"""The colour and the sign of each seat, in the order in which seats are given out."""
FONTS = {"text": "Alegreya Sans, sans-serif", "display": "Grenze, serif"}

_TOKEN = re.compile(r"--([a-z0-9-]+):\s*light-dark\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)")
_NAMED = re.compile(r"var\(--([a-z0-9-]+)(?:,\s*([^()]*))?\)")
_PIECE = re.compile(r"<svg[^>]*?viewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.DOTALL)

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def number(value: float) -> str:
    """A number as short as it can be written: `12`, `0.5`."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def element(name: str, *children: str, **attributes: object) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, `class_` is `class`, None is left out."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = number(value) if isinstance(value, int | float) else str(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    inside = "".join(children)
    return f"<{' '.join(parts)}>{inside}</{name}>" if inside else f"<{' '.join(parts)}/>"


def words(text: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A line of text around a point of its foot; nothing below 11 units is ever read."""
    given: dict[str, object] = {"font_family": font("text"), "font_weight": 700, "text_anchor": "middle"}
    given["fill"] = colour("ink-2")
    return element("text", escape(text), x=x, y=y, font_size=size, **given | attributes)


def path(*steps: str | float) -> str:
    """The `d` of a path from letters and numbers."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def closed(points: Iterable[Sequence[float]]) -> str:
    """The `d` of a closed outline."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def moved(drawing: str, x: float, y: float, scale: float = 1.0) -> str:
    """A drawing at another place and of another size."""
    turned = f"translate({number(x)} {number(y)})"
    return element("g", drawing, transform=turned if scale == 1.0 else f"{turned} scale({scale:.4g})")


# --- colours ----------------------------------------------------------------------------------------------------------


@cache
def tokens() -> dict[str, tuple[str, str]]:
    """Every colour of the list: on parchment, by night."""
    text = files.packaged(LOOK, "tokens.css")
    return {name: (light, dark) for name, light, dark in _TOKEN.findall(text)}


def colour(token: str) -> str:
    """A colour of the list, with its parchment value for wherever the list is not at hand."""
    return f"var(--{token}, {tokens()[token][0]})"


def font(name: str) -> str:
    return f"var(--{name}, {FONTS[name]})"


def of_seat(drawing: str, seat: int | None) -> str:
    """A drawing in the colour of a seat."""
    if seat is None:
        return drawing
    return re.sub(r"var\(--p(,[^()]*)?\)", colour(f"p-{LIVERIES[seat % len(LIVERIES)][0]}"), drawing)


def turned(drawing: str, changes: Mapping[str, str]) -> str:
    """A drawing with some colours taken from other tokens."""
    return _NAMED.sub(lambda found: colour(changes[found[1]]) if found[1] in changes else found[0], drawing)


def settled(drawing: str, theme: Theme) -> str:
    """A drawing with the very colours of a theme, for wherever names of colours are not understood."""
    if theme == "page":
        return drawing
    values = tokens()

    def value(found: re.Match[str]) -> str:
        name = found[1]
        return values[name][theme == "dark"] if name in values else found[2] or "currentColor"

    return _NAMED.sub(value, drawing)


# --- pieces -----------------------------------------------------------------------------------------------------------


@cache
def piece(name: str) -> tuple[Box, str]:
    """A drawing of the collection: its box, and what is in it."""
    found = _PIECE.search(files.packaged(LOOK, "pieces", f"{name}.svg"))
    assert found is not None, name
    left, top, width, height = map(float, found[1].split())
    return (left, top, width, height), re.sub(r"\s*\n\s*", "", found[2]).strip()


@cache
def pieces() -> tuple[str, ...]:
    """The names of all drawings of the collection."""
    return tuple(sorted(name.removesuffix(".svg") for name in files.packaged_names(LOOK, "pieces")))


def sign(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat around a point, in the colour that stands out from the seat's own."""
    (_, _, width, _), drawing = piece(f"sign-{LIVERIES[seat % len(LIVERIES)][1]}")
    inside = moved(drawing, x - size / 2, y - size / 2, size / width)
    return element("g", inside, color=colour("on-p"))
