"""The journal of a match as it grows: texts and links in a few bytes, read as entries when somebody looks."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import overload

from .entries import Entry, known

LINK = 32


class Journal(Sequence[Entry]):
    """All entries of one match in their order; entry n stands at n - 1. What was added is never changed."""

    __slots__ = ("_ends", "_links", "_texts")

    def __init__(self) -> None:
        self._texts = bytearray()
        self._ends = array("I")
        self._links = bytearray()

    def add(self, text: str, link: str) -> None:
        """The next entry, exactly as its text stands, and its link."""
        self._texts += text.encode()
        self._ends.append(len(self._texts))
        self._links += bytes.fromhex(link)

    def text(self, n: int) -> str:
        """The text of entry n."""
        return self._texts[self._ends[n - 2] if n > 1 else 0 : self._ends[n - 1]].decode()

    def link(self, n: int) -> str:
        """The link of entry n."""
        return self._links[(n - 1) * LINK : n * LINK].hex()

    def entry(self, n: int) -> Entry:
        """Entry n."""
        return known(self.text(n))

    @property
    def texts(self) -> list[str]:
        """The texts of all entries."""
        whole, ends = bytes(self._texts), self._ends.tolist()
        return [whole[start:end].decode() for start, end in zip([0, *ends], ends, strict=False)]

    @property
    def links(self) -> list[str]:
        """The links of all entries."""
        return [self._links[at : at + LINK].hex() for at in range(0, len(self._links), LINK)]

    def __len__(self) -> int:
        return len(self._ends)

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...
    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        # A range knows all there is to know about negative numbers, steps and what is out of bounds.
        found = range(1, len(self) + 1)[at]
        return self.entry(found) if isinstance(found, int) else [self.entry(n) for n in found]

    def __iter__(self) -> Iterator[Entry]:
        return (self.entry(n) for n in range(1, len(self) + 1))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Journal):
            return (self._texts, self._ends, self._links) == (other._texts, other._ends, other._links)
        return isinstance(other, list) and list(self) == other

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __repr__(self) -> str:
        return f"<Journal of {len(self)} entries>"
