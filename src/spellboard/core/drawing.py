"""What the drawings of all games share: a table of text that fits a terminal of eighty columns."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

WIDTH = 80


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows of text with their columns under each other; the last one may be of any length."""
    widths = [max(len(cell) for cell in column) for column in zip(*(row[:-1] for row in rows), strict=True)]
    lines = ([cell.ljust(width) for cell, width in zip(row, [*widths, 0], strict=True)] for row in rows)
    return [gap.join(line).rstrip() for line in lines]


def folded(label: str, text: str, width: int = WIDTH) -> list[str]:
    """A label and its text, going on under the text where it is long."""
    return textwrap.wrap(text, width, initial_indent=label, subsequent_indent=" " * len(label)) or [label.rstrip()]
