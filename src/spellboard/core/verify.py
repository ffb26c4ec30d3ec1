"""Proving a record: what agrees with itself, what agrees with what somebody kept, and what nobody can know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from . import former, positions, starts
from .dealer import Dealer
from .entries import Chance, Close, Entry, Undo
from .errors import RecordError
from .former import FormerDealer
from .game import Game
from .options import fit
from .starts import Start
from .state import State

if TYPE_CHECKING:
    from .record import Record, Step

Basis = Literal["nothing", "commitment", "head", "whole"]
SALT_DIGITS = 32
"""So many characters a salt of 16 random bytes has at least."""


class Rewind(Struct, frozen=True):
    """A stretch that all are said to have agreed to take back, and the dice and draws that fell in it for nothing."""

    entry: int
    before: int
    chances: list[int]


class Kept(Struct, frozen=True):
    """What somebody kept from before and from during the match."""

    commitment: str | None = None
    salts: dict[int, str] = {}
    head: str | None = None
    origin: Any = None
    """The record that this one was forked from."""


class Proof(Struct, frozen=True):
    """What was found in a finished record.

    `proved` and `unknown` hold short keys; docs/seal.md and the command line say them in sentences.
    """

    game: str
    seats: int
    entries: int
    chances: int
    commitment: str
    head: str
    former: bool
    unsealed: bool
    rewinds: list[Rewind]
    server_salts: list[int]
    weak_salts: list[int]
    head_after: int | None
    """The entry after which the head was kept that was compared."""
    proved: list[str]
    unknown: list[str]
    start: Start | None = None
    """The position that it began from, and of which match that was; nothing for a new game."""
    lot: list[int] = []
    """Where seats were drawn: for each seat the chair that its player had before."""

    @property
    def basis(self) -> Basis:
        """How much of the match itself is proved by what was kept of it; the page says the same (web/src/seal)."""
        if {"commitment", "head"} <= set(self.proved):
            return "whole"
        if self.head_after is not None:
            return "head"
        return "commitment" if "commitment" in self.proved else "nothing"

    @property
    def thrown_away(self) -> int:
        """How many dice and draws the rewinds by agreement threw away."""
        return sum(len(rewind.chances) for rewind in self.rewinds)


def finished(record: Record, game: type[Game] | None, kept: Kept) -> Proof:
    """The proof of a finished record; a RecordError names the first thing that is wrong."""
    played = record.load_game(game)
    if record.former:
        dealer = FormerDealer(record.seal, len(record.players))
        state = _played(record, played, dealer.fall, former.checksum)
        links: list[str] = []
    else:
        opened = Dealer.opened(record.seal, record.header_text)
        state, links = proved(record, played, opened)
    if state.actor is not None and not (record.entries and isinstance(record.entries[-1], Close)):
        raise RecordError("error-unfinished")
    after = _compare(record, links, kept)
    if kept.origin is not None:
        starts.must_fork(played, kept.origin, record.start_text)
    sound, unknown = _known(record, kept, after)
    seal = record.seal
    chairs = list(enumerate(seal.chairs()))
    return Proof(
        game=record.game,
        seats=len(record.players),
        entries=len(record.entries),
        chances=sum(isinstance(entry, Chance) for entry in record.entries),
        commitment=record.seal.commitment,
        head=links[-1] if links else "",
        former=record.former,
        unsealed=record.seal.unsealed,
        rewinds=rewinds(record.entries),
        server_salts=[seat for seat, chair in chairs if chair in seal.server],
        weak_salts=[
            seat for seat, chair in chairs if len(seal.salts[chair]) < SALT_DIGITS and chair not in seal.server
        ],
        head_after=after,
        proved=sound,
        unknown=unknown,
        start=starts.read(record.start_text) if record.start_text else None,
        lot=list(seal.lot),
    )


def proved(
    record: Record, game: Game, dealer: Dealer, watch: Callable[[Step], None] = lambda step: None
) -> tuple[State, list[str]]:
    """The last position and all links, if rules, dice and chain are right; for finished and for running matches.

    Whoever watches is shown every step when it has been proved.
    """
    dealer.check()
    if not fit(game.options, record.options):
        raise RecordError("error-options-spelling")
    chain = dealer.chain()
    links = [chain.head]

    def link(step: Step) -> None:
        entry = step.entry
        links.append(chain.add(record.entry_texts[entry.n - 1]))
        if entry.n > len(record.links):
            raise RecordError("error-link-missing", entry.n)
        if record.links[entry.n - 1] != links[-1]:
            raise RecordError("error-first-link" if entry.n == 1 else "error-link", entry.n)
        watch(step)

    state = _played(record, game, dealer.fall, checksum, link)
    if len(record.links) != len(record.entry_texts):
        raise RecordError("error-link-alone", len(record.entry_texts) + 1)
    return state, links


def _played(
    record: Record,
    game: Game,
    fall: Callable[[int, Sequence[int]], int],
    checksum: Callable[[State, str], str],
    watch: Callable[[Step], None] = lambda step: None,
) -> State:
    """The last position, if every entry follows the rules and every die the dealer."""
    state = record.start(game)
    for step in record.walk(game):
        state, entry = step.state, step.entry
        if isinstance(entry, Chance):
            weights = [weight for _, weight in step.chances]
            if entry.weights != weights:
                raise RecordError("error-weights", entry.n)
            fell = game.name_of(step.chances[fall(entry.counter, weights)][0])
            if fell != entry.action:
                raise RecordError("error-dealer-gave", entry.n, fell=fell, action=entry.action)
        watch(step)
    if state.outcome != record.outcome:
        raise RecordError("error-result")
    if checksum(state, game.stamp(record.options)) != record.checksum:
        raise RecordError("error-last-position")
    return state


def checksum(state: State, stamp: str = "") -> str:
    """A short fingerprint of a position, stamped as its record's header is, and of the outcome that the rules read."""
    outcome = msgspec.json.encode(state.outcome)
    return hashlib.sha256(positions.to_bytes(state, stamp) + outcome).hexdigest()[:16]


def rewinds(entries: Sequence[Entry]) -> list[Rewind]:
    """The stretches that were taken back by agreement of all, with the chances in them."""
    found: list[Rewind] = []
    live: list[Entry] = []
    for entry in entries:
        if not isinstance(entry, Undo):
            live.append(entry)
            continue
        at = next(at for at, past in enumerate(live) if past.n == entry.before)
        if entry.seat is None:
            found.append(Rewind(entry.n, entry.before, [past.n for past in live[at:] if isinstance(past, Chance)]))
        del live[at:]
    return found


def _compare(record: Record, links: list[str], kept: Kept) -> int | None:
    """What somebody kept must be what stands here; the number of the entry after which the head was kept."""
    seal = record.seal
    if kept.commitment is not None and _digits(kept.commitment) != seal.commitment:
        raise RecordError("error-other-commitment", commitment=seal.commitment)
    given = [seal.salts[chair] for chair in seal.chairs()]
    for seat, salt in sorted(kept.salts.items()):
        if not 0 <= seat < len(given):
            raise RecordError("error-no-salt", seat=seat + 1)
        if given[seat] != salt and salt in given:
            raise RecordError("error-salt-elsewhere", seat=seat + 1, other=given.index(salt) + 1)
        if given[seat] != salt:
            raise RecordError("error-other-salt", seat=seat + 1)
    if kept.head is None:
        return None
    if _digits(kept.head) not in links:
        raise RecordError("error-other-head")
    return links.index(_digits(kept.head))


def _digits(text: str) -> str:
    return text.strip().lower()


def _known(record: Record, kept: Kept, after: int | None) -> tuple[list[str], list[str]]:
    """What is proved now, and what stays unknown."""
    sound: list[str] = ["rules", "result"]
    unknown: list[str] = []
    if record.former:
        return sound, ["former"]
    (unknown if record.seal.unsealed else sound).append("seeded" if record.seal.unsealed else "dice")
    if record.seal.lot:
        sound.append("lot")
    (unknown if kept.commitment is None else sound).append("commitment")
    if not record.seal.unsealed:
        (sound if kept.salts else unknown).append("salts")
    whole = after == len(record.entry_texts)
    if after is None or not whole:
        unknown.append("head" if after is None else "later entries")
    if after is not None:
        sound.append("head" if whole else "earlier entries")
    if record.start_text:
        (unknown if kept.origin is None else sound).append("start")
    if rewinds(record.entries):
        unknown.append("agreement")
    if not record.seal.unsealed:
        unknown.append("host")
    return sound, unknown
