"""The narrow door to the database: one way to write, a few ways to read.

A write is a list of changes that become durable together or not at all; when `write` returns they are on disk. SQLite
stands behind it (`sqlite.py`); PostgreSQL fits behind the same door.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from spellboard.core.errors import SpellboardError, Value

from .. import PACKAGE


class StorageTrouble(SpellboardError):
    """The database cannot write or read now: a full disk, a lock, a broken file. Nothing of the write is stored."""

    def __init__(self, key: str, kind: str = "broken", /, **args: Value) -> None:
        super().__init__(key, package=PACKAGE, **args)
        self.kind = kind
        """`full`, `locked`, `read-only`, `damaged`, `overloaded`, `closed`, `refused`, `foreign`, `broken`."""


class WriteRefused(StorageTrouble):
    """This write does not fit what is stored: a journal that ends elsewhere, a request that was carried out before.

    The database is well; trying the same again is of no use.
    """

    def __init__(self, key: str, kind: str = "refused", /, **args: Value) -> None:
        super().__init__(key, kind, **args)


# --- rows ------------------------------------------------------------------------------------------------------------


class TableRow(Struct, frozen=True):
    """A table. What the lobby asks for stands in columns; the rest is one document that the tables write and read."""

    id: str
    game: str
    status: str
    public: bool
    host: str
    """The guest's id."""
    created: int
    touched: int
    """Unix milliseconds of the last change that a person made."""
    document: bytes
    """Settings, seats, clocks, votes, orders, the opening, the secret: JSON of `tables.kept.Kept`."""


class EntryRow(Struct, frozen=True):
    """An entry of a journal as it was hashed."""

    n: int
    text: str
    link: str
    asked: str = ""
    """Where a request was carried out with this entry: a tag of who asked for what (`tables/asked.py`)."""


class RequestRow(Struct, frozen=True):
    """A request that was carried out without an entry in a journal."""

    guest: str
    request: str
    journal: int
    """The journal number that was answered."""
    device: str = ""
    content: str = ""


class EventRow(Struct, frozen=True):
    """An event of a table: JSON of `wire.table.Happened`."""

    n: int
    at: int
    guest: str
    """Whose words these are, where somebody spoke: `forget me` overwrites them."""
    text: bytes


class GuestRow(Struct, frozen=True):
    """A guest. Names are all that we know of people."""

    id: str
    name: str
    created: int
    touched: int


class TokenRow(Struct, frozen=True):
    """Something that lets somebody in, by the SHA-256 of its text."""

    hash: bytes
    id: str
    """Its public name, by which it can be revoked."""
    kind: str
    """`session`, `key` (personal), `device`, `recovery` of a guest; `join`, `watch`, `seat` of a table."""
    guest: str = ""
    table: str = ""
    seat: int | None = None
    label: str = ""
    created: int = 0
    until: int = 0
    """Unix milliseconds; 0: for ever."""


class OrderRow(Struct, frozen=True):
    """Something that the operator wants of the running server: see `mailbox.py`."""

    id: int
    at: int
    kind: str
    """`rewind`, `close`, `delete`, `record`, `transcript`."""
    table: str
    facts: bytes
    """JSON."""
    answered: int = 0
    """Unix milliseconds; 0 while nobody has answered."""
    done: bool = False
    said: str = ""
    """The answer: one line, or the document that was asked for."""


# --- changes ---------------------------------------------------------------------------------------------------------


class PutTable(Struct, frozen=True):
    """A new table, or the same with another document. It comes before what belongs to it."""

    row: TableRow


class DropTable(Struct, frozen=True):
    """The table with its journal, events, members, requests and tokens."""

    table: str


class AddEntries(Struct, frozen=True):
    """Entries `after + 1` and on; refused (and with it the whole write) if the journal does not end at `after`."""

    table: str
    after: int
    entries: tuple[EntryRow, ...]


class AddEvents(Struct, frozen=True):
    """Events of a table, of which the newest `MAX_EVENTS` are kept; refused if one of these numbers is taken."""

    table: str
    events: tuple[EventRow, ...]


class AddRequest(Struct, frozen=True):
    """A request was carried out: repeated, it is answered with this. The oldest of a guest at a table go (64 stay).

    Refused if the device's request is known: what it asked for is not done twice.
    """

    table: str
    guest: str
    request: str
    journal: int
    device: str = ""
    content: str = ""


class DropRequests(Struct, frozen=True):
    """The requests of a guest at a table are forgotten."""

    table: str
    guest: str


class PutMember(Struct, frozen=True):
    """A guest belongs to a table: plays or watches there."""

    table: str
    guest: str
    role: str


class DropMember(Struct, frozen=True):
    table: str
    guest: str


class PutGuest(Struct, frozen=True):
    row: GuestRow


class ForgetGuest(Struct, frozen=True):
    """The guest, its tokens and memberships are dropped, and every line that it said is overwritten.

    The names in the documents of tables are the tables' own to overwrite, in the same write.
    """

    guest: str
    said: bytes = b""
    """What stands in the events of this guest as `text`, instead of the line; they belong to nobody then."""


class PutToken(Struct, frozen=True):
    row: TokenRow


class DropToken(Struct, frozen=True):
    hash: bytes


class DropTokens(Struct, frozen=True):
    """All tokens of a kind of a guest or a table; where both are named, of this guest for this table."""

    kind: str
    guest: str = ""
    table: str = ""


class AddOrder(Struct, frozen=True):
    """An order of the operator; its number is the next free one."""

    at: int
    kind: str
    table: str
    facts: bytes = b"{}"


class AnswerOrder(Struct, frozen=True):
    """What became of an order. Answers older than a day go."""

    order: int
    at: int
    done: bool
    said: str


class Heartbeat(Struct, frozen=True):
    """The server is alive now. The stored moment never goes back."""

    at: int


class Probe(Struct, frozen=True):
    """Nothing but a write as large as any that the server makes: if it works, others do."""

    at: int


Write = (
    PutTable | DropTable | AddEntries | AddEvents | AddRequest | DropRequests | PutMember | DropMember | PutGuest
    | ForgetGuest | PutToken | DropToken | DropTokens | AddOrder | AnswerOrder | Heartbeat | Probe
)  # fmt: skip

MAX_EVENTS = 400
"""Events that a table keeps: a device is sent the newest 200 at most."""
MOST_REQUESTS = 64
"""So many requests of a guest at a table are remembered."""


class Store(Protocol):
    """What the server asks of a database. Every method may raise StorageTrouble."""

    async def write(self, changes: Sequence[Write]) -> None:
        """All of it durable, or nothing of it."""

    async def table(self, table: str) -> TableRow | None: ...

    async def tables(
        self, *, status: Sequence[str] = (), public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        """The newest first."""
        ...

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where the guest is a member, the newest first."""
        ...

    async def tables_naming(self, guest: str) -> list[str]:
        """The ids of all tables where the guest is a member or that know it in their document."""
        ...

    async def idle_tables(self, status: Sequence[str], touched_before: int, limit: int = 100) -> list[TableRow]:
        """Of one of these statuses and not touched since, the longest idle first."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]: ...

    async def events(self, table: str, after: int = 0, limit: int = 200) -> list[EventRow]:
        """The newest `limit` after a number, in order."""
        ...

    async def requests(self, table: str) -> list[RequestRow]:
        """By guest, the oldest first."""
        ...

    async def members(self, table: str) -> dict[str, str]:
        """Guests by id, and their role."""
        ...

    async def guest(self, guest: str) -> GuestRow | None: ...

    async def token(self, hash: bytes) -> TokenRow | None: ...

    async def tokens(self, *, kind: str, guest: str = "", table: str = "") -> list[TokenRow]:
        """Of a guest or a table, the oldest first."""
        ...

    async def orders(self) -> list[OrderRow]:
        """What nobody has answered yet, the oldest first."""
        ...

    async def alive_at(self) -> int:
        """When a server was last known to be alive, in Unix milliseconds; 0: never."""
        ...

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
