"""Places and what stands on them, for both sides: `python -m tests.core.placing` writes golden/placing.json anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import spellboard
from spellboard import Scene
from spellboard.core.placing import standing, unit_of

PLACE = Path(__file__).resolve().parent.parent / "golden" / "placing.json"


def cases() -> list[dict[str, Any]]:
    """The sheets with nodes of every game at its start: what lies there, and where each thing stands."""
    found = []
    for name in spellboard.shelf():
        game = spellboard.load(name)
        scene = game.scene(game.new(game.most).view(0))
        art = game.drawn("en")
        for sheet in game.layout.sheets:
            here = [
                piece for piece in scene.pieces if piece.at.sheet == sheet.id and piece.at.node and not sheet.each_seat
            ]
            if not here:
                continue
            used = {piece.at.node for piece in here}
            sizes = {piece.id: figure.size for piece in here if (figure := art.symbol(piece)) is not None}
            stands = standing(game.layout, sheet.id, Scene(tuple(here)), art)
            found.append({
                "sheet": f"{name} {sheet.id}",
                "unit": unit_of(sheet),
                "nodes": [node for node in sheet.nodes if node.id in used],
                "stands": art.grounds[sheet.id].stands,
                "pieces": here,
                "sizes": sizes,
                "expected": {one.piece.id: [round(value, 6) for value in (one.x, one.y, one.size)] for one in stands},
            })  # fmt: skip
    return found


def text() -> bytes:
    return b"[\n" + b",\n".join(msgspec.json.encode(case, order="sorted") for case in cases()) + b"\n]\n"


if __name__ == "__main__":
    PLACE.write_bytes(text())
