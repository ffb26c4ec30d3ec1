"""Frames in parts: encoded once for a seat, shared by all its devices, joined where one has not been sent."""

from __future__ import annotations

from functools import cached_property

import msgspec

_encode = msgspec.json.Encoder().encode


class ChangePart:
    """A `Change` whose lists and whose sight are encoded already."""

    def __init__(
        self, seat: int | None, journal: int, head: str, after: int, told: bytes, news: bytes, rest: list[bytes]
    ) -> None:
        self.seat = seat
        self.journal = journal
        self.head = head
        self.after = after
        self.told = told
        """The items of the list, without its brackets."""
        self.news = news
        self.rest = rest
        """The sight and the clocks, in parts: they are joined once, when they leave."""

    def __len__(self) -> int:
        return len(self.told) + len(self.news) + sum(map(len, self.rest)) + 150

    @cached_property
    def frame(self) -> bytes:
        head = b'{"type":"change","seat":%b,"journal":%d,"head":"%b","after":%d,"told":[' % (
            b"null" if self.seat is None else b"%d" % self.seat, self.journal, self.head.encode(), self.after,
        )  # fmt: skip
        return b"".join((head, self.told, b'],"news":[', self.news, b'],"sight":', *self.rest, b"}"))

    def then(self, later: ChangePart) -> ChangePart:
        """This one and a later one of the same seat as one: both tell, the later shows."""
        told, news = _both(self.told, later.told), _both(self.news, later.news)
        return ChangePart(self.seat, later.journal, later.head, self.after, told, news, later.rest)


class TablePart:
    """A `Table` frame whose events and whose sight are encoded already."""

    def __init__(self, events: int, happened: bytes, table: bytes) -> None:
        self.events = events
        self.happened = happened
        self.table = table

    def __len__(self) -> int:
        return len(self.happened) + len(self.table) + 60

    @cached_property
    def frame(self) -> bytes:
        head = b'{"type":"table","events":%d,"happened":[' % self.events
        return b"".join((head, self.happened, b'],"table":', self.table, b"}"))

    def then(self, later: TablePart) -> TablePart:
        return TablePart(later.events, _both(self.happened, later.happened), later.table)


def items(values: list[object]) -> bytes:
    """The items of a list as JSON, without its brackets."""
    return _encode(values)[1:-1]


def _both(first: bytes, second: bytes) -> bytes:
    return first + b"," + second if first and second else first or second
