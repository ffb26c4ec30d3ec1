"""The document of a table: all that is needed, with its journal and its events, to set it up again."""

from __future__ import annotations

import hashlib
import zlib
from base64 import urlsafe_b64encode
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spellboard.core.dealer import Seal
from spellboard.core.record import FORMAT, Record

from ..storage.store import TableRow
from ..wire.table import ClockRule, Status

Seating = Literal["host", "lot"]


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: who plays here, and what is kept for them."""

    guest: str = ""
    """The guest's own id. It stays while a bot plays for them: they may return."""
    name: str = ""
    """What this player is called at this table."""
    second: bool = False
    """A further player on the device of the same guest, with a name of their own."""
    bot: str = ""
    """The level of the bot that plays here now."""
    salt: Literal["", "promised", "own", "server"] = ""
    left: int = 0
    """What is left on the clock, in milliseconds, as it last stood still."""
    since: int = 0
    """When the clock began to run with this much left, in Unix milliseconds; 0: it does not run."""
    order: str = ""
    until: Literal["", "phase", "round"] = ""
    phase: str = ""
    round: int = 0
    """When the order was given; it is void when that is over."""
    near: str = ""
    """Before the start, where a stranger sat down without a link: a digest of their address (`seating.network`)."""

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def human(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.guest) and not self.bot

    @property
    def player(self) -> str:
        """What a record calls who sits here."""
        return self.name or (f"bot:{self.bot}" if self.bot else "?")


class Ballot(Struct, frozen=True, omit_defaults=True):
    """A proposal that waits for answers."""

    vote: int
    kind: Literal["rewind", "agreement", "hand", "return"]
    seat: int
    until: int
    asked: tuple[int, ...]
    before: int = 0
    about: int | None = None
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Dealt(Struct, frozen=True, omit_defaults=True):
    """What the match stands on since its first deal. The secret leaves only when the match is over."""

    secret: str
    header: str
    commitment: str
    salts: tuple[str, ...]
    server: tuple[int, ...]
    edition: bytes
    """The text of the edition, packed."""
    promises: tuple[str, ...] = ()
    start: str = ""
    lot: tuple[int, ...] = ()
    """Where seats were drawn: on seat i sits whoever was on seat lot[i] before the start, as the record has it."""
    unsealed: bool = False

    def seal(self, reveal: bool) -> Seal:
        """What a record shows of it."""
        secret = self.secret if reveal else ""
        return Seal(self.commitment, list(self.salts), secret, self.unsealed, list(self.server), list(self.lot))


class Kept(Struct, frozen=True, omit_defaults=True):
    """Everything about a table but its journal and its events."""

    game: str
    host: str
    edition: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    status: Status = "open"
    public: bool = False
    seating: Seating = "host"
    clock: ClockRule = ClockRule()
    paused: bool = False
    opening: str = ""
    """`Opening.encode`, the secret included."""
    commitment: str = ""
    """What was published first, of the opening that counts."""
    deadline: int = 0
    """When the present step of the opening is over."""
    failing: tuple[int, ...] = ()
    """Who promised a salt and did not send it: the server gives theirs when the opening is begun anew."""
    dealt: Dealt | None = None
    votes: tuple[Ballot, ...] = ()
    voted: int = 0
    """How many proposals there were."""
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    reason: str = ""
    rematch: str = ""
    fork: str = ""
    """The table whose match this one goes on from ..."""
    entry: int = 0
    """... before this entry."""
    key: str = ""
    """The links of this table follow from it."""
    renewed: int = 0
    lost: int = 0
    """The highest entry that a player's device knows and this journal does not have."""
    practice: bool = False
    """A guided first turn: it begins where the game says, by a dealer who is not sealed."""

    @property
    def people(self) -> list[int]:
        """The seats where a person decides now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def bots(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot]

    @property
    def done(self) -> bool:
        return self.status in ("over", "closed")

    def row(self, id: str, created: int, touched: int) -> TableRow:
        """The row that keeps it."""
        document = msgspec.json.encode(self)
        return TableRow(id, self.game, self.status, self.public, self.host, created, touched, document)


def read(row: TableRow) -> Kept:
    """The document of a row. One that cannot be read is a closed table: the server goes on all the same."""
    try:
        kept = msgspec.json.decode(row.document, type=Kept)
        if kept.dealt is None:
            return kept
        return replace(kept, dealt=replace(kept.dealt, edition=_one(kept.dealt.edition)))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        reason = "damaged"
        return Kept(row.game, row.host, "standard", {}, (), status="closed", public=row.public, reason=reason)


def record(kept: Kept, texts: list[str], links: list[str], reveal: bool) -> Record:
    """The match of a table as a record, without its end: enough to go on with it, or to hand it out as it is."""
    dealt = kept.dealt
    assert dealt is not None
    players = [chair.player for chair in kept.chairs]
    edition = unpacked(dealt.edition)
    return Record(FORMAT, dealt.header, players, dealt.seal(reveal), texts, links, edition, start_text=dealt.start)


MOST_EDITIONS = 64
_packed: dict[bytes, bytes] = {}


def packed(text: str) -> bytes:
    """The text of an edition in little room."""
    return _one(zlib.compress(text.encode(), 9))


def _one(data: bytes) -> bytes:
    """Tables with the same edition share its text."""
    if len(_packed) >= MOST_EDITIONS:
        _packed.clear()
    return _packed.setdefault(data, data)


def unpacked(data: bytes) -> str:
    return zlib.decompress(data).decode()


def public(table: str, guest: str) -> str:
    """What a guest is called at one table by machines; it tells nobody the guest's own id."""
    if not guest:
        return ""
    return urlsafe_b64encode(hashlib.sha256(f"guest at table\0{table}\0{guest}".encode()).digest()).decode()[:22]
