"""Checks of drawings: everything is drawn, by the list of colours alone, and legibly."""

from __future__ import annotations

import re
from collections.abc import Collection
from xml.etree import ElementTree

import msgspec

from spellboard import LANGUAGES, Game
from spellboard.core import svg
from spellboard.core.art import PREFIX, symbol_key
from spellboard.core.placing import standing

from .walking import counts, positions

SMALLEST = 11
FREE = ("none", "currentColor")
PAINTED = ("fill", "stroke", "color")
OBJECTS = re.compile(r"#[0-9a-f]{6}")
"""What an object is made of (a gem, a die, a chest) may be no colour of the list: such drawings are pieces."""


def drawings_are_sound(game: Game) -> None:
    """Every sheet has a ground and every node its place on it; all is well formed, by the list, and large enough."""
    objects = {colour for name in svg.pieces() for colour in OBJECTS.findall(svg.piece(name)[1])}
    for language in LANGUAGES:
        art = game.drawn(language)
        assert set(art.grounds) == {sheet.id for sheet in game.layout.sheets}
        for sheet in game.layout.sheets:
            ground = art.grounds[sheet.id]
            left, top, width, height = ground.box
            for node in sheet.nodes:
                x, y = (ground.origin[at] + value * ground.unit for at, value in enumerate((node.x, node.y)))
                assert left <= x <= left + width and top <= y <= top + height, f"{node.id} is off its ground"
            for text in (ground.under, ground.over):
                _well_drawn(text, objects, art.symbols, f"the ground of {sheet.id}")
        for name, figure in art.symbols.items():
            assert figure.box[2] > 0 and figure.box[3] > 0, name
            for text in (figure.drawing, *figure.marks.values()):
                _well_drawn(text, objects, art.symbols, name)


def _well_drawn(text: str, objects: set[str], names: Collection[str], what: str) -> None:
    root = ElementTree.fromstring(f"<svg>{text}</svg>")
    for one in root.iter():
        assert "id" not in one.attrib, f"{what} could not stand twice in a page"
        drawn = one.attrib.get("href", "").removeprefix(f"#{PREFIX}")
        assert "href" not in one.attrib or (one.tag == "use" and drawn in names), f"{what} shows what nobody has drawn"
        assert one.tag not in ("script", "style", "image", "foreignObject"), what
        assert not any(name.startswith("on") for name in one.attrib), what
        for name in PAINTED:
            value = one.attrib.get(name, "none")
            token = re.fullmatch(r"var\(--([a-z0-9-]+), ([^)]+)\)", value)
            given = value if token is None else token[2]
            if token is not None and token[1] in svg.tokens():
                assert svg.tokens()[token[1]][0] == given, f"{what}: {value} is not what the list says"
            else:
                assert given in FREE or given in objects, f"{what}: {value} is no colour of the list"
        if one.tag == "text":
            assert float(one.attrib["font-size"]) >= SMALLEST, f"{what}: too small to read"


def everything_is_drawn(game: Game, seeds: range) -> None:
    """Every symbol and facing of every scene has a drawing, and stands on its sheet; the same view, the same bytes."""
    by_hand = type(game).art is not Game.art
    art, known = game.drawn("en"), set[str]()
    for players in counts(game):
        for number, state in enumerate(positions(game, players, seeds[0])):
            for seat in (None, *range(players)) if number % 7 == 0 else ():
                scene = game.scene(state.view(seat))
                keys = {symbol_key(piece.symbol, piece.facing) for piece in scene.pieces}
                if by_hand:
                    assert keys <= art.symbols.keys(), f"nobody has drawn {keys - art.symbols.keys()}"
                if keys <= known:
                    continue
                known |= keys
                placed = [
                    one.piece.id
                    for sheet in game.layout.sheets
                    for at in (range(players) if sheet.each_seat else (None,))
                    for one in standing(game.layout, sheet.id, scene, art, at)
                ]
                assert sorted(placed) == sorted(piece.id for piece in scene.pieces), (
                    "something stands nowhere, or twice"
                )
                drawn = game.picture(state.view(seat))
                ElementTree.fromstring(drawn)
                assert drawn == game.picture(state.view(seat))
                assert "var(" not in drawn, "a picture stands alone"


def drawings_are_the_same_in_every_run(game: Game) -> None:
    """A game that is loaded anew draws the same bytes."""
    again = type(game).load(options=msgspec.to_builtins(game.options))
    for language in LANGUAGES:
        assert msgspec.json.encode(again.drawn(language)) == msgspec.json.encode(game.drawn(language))
