"""The board and the cards for the slow generator, with nothing in common with the real tables."""

from __future__ import annotations

from typing import Any

DIRECTIONS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


class Valley:
    """The board and the cards of an edition, straight from its document."""

    def __init__(self, document: dict[str, Any], options: dict[str, Any]) -> None:
        self.options = options
        grid = document["grid"]
        self.cells = {f"{chr(65 + x)}{y + 1}": (x, y) for x in range(grid["columns"]) for y in range(grid["rows"])}
        self.special = {name: field["id"] for field in document["field"] for name in field["squares"]}
        self.start = next(field["id"] for field in document["field"] if field["kind"] == "start")
        self.artifacts = {field["id"] for field in document["field"] if field["kind"] == "artifact"}
        self.squares = [name for name in self.cells if name not in self.special]
        self.red = set(document["red_fields"]["squares"])
        self.energy = document["energy"]
        self.push = document["displacement"]
        self.cards = {card["value"]: card for card in document["card"]}
        self.shape = document["ruins"]["shape"]
        at = {cell: name for name, cell in self.cells.items()}
        self.at = at
        self.near: dict[str, set[str]] = {}
        for name, (x, y) in self.cells.items():
            for dx, dy in DIRECTIONS.values():
                other = at.get((x + dx, y + dy))
                if other is not None:
                    a, b = self.special.get(name, name), self.special.get(other, other)
                    if a != b:
                        self.near.setdefault(a, set()).add(b)

    def moved(self, square: str, direction: str) -> str | None:
        x, y = self.cells[square]
        dx, dy = DIRECTIONS[direction]
        return self.at.get((x + dx, y + dy))

    def turned(self, corner: str, facing: str) -> frozenset[str] | None:
        """The squares of a ruin, or None where it cannot stand on the empty board."""
        x, y = self.cells[corner]
        found = set()
        for dx, dy in self.shape:
            for _ in range(list(DIRECTIONS).index(facing)):
                dx, dy = dy, -dx
            square = self.at.get((x + dx, y + dy))
            if square is None or square in self.special:
                return None
            found.add(square)
        return frozenset(found)
