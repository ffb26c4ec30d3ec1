"""Tables that begin at a stored position, with dice that always fall the same: laid into the database of a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from time import time

import msgspec

from spellboard.core import header
from spellboard.core.opening import Opening
from spellboard.core.state import State
from spellboard.server.tables.kept import Chair, Dealt, Kept, packed
from spellboard.server.tables.links import fresh_id

from .people import Person
from .serving import Serving
from .tables import PATIENCE, settle, sign_in


def sit_down(ada: Person, server: Serving, state: State, names: Sequence[str], bots: Sequence[int] = ()) -> str:
    """Ada signs in and sits at a position, for all seats but those of bots; the answer is the table's path."""
    sign_in(ada, next(name for seat, name in enumerate(names) if seat not in bots))
    with closing(sqlite3.connect(server.database, timeout=PATIENCE)) as file:
        guest = file.execute("SELECT id FROM guests ORDER BY created DESC, rowid DESC LIMIT 1").fetchone()[0]
        id = _lay(file, state, guest, names, bots)
    ada.page.goto(f"/t/{id}")
    ada.page.locator(".turn.yours, .hand-over, .ending").first.wait_for(timeout=60_000)
    settle(ada)
    return f"/t/{id}"


def against_bots_at(ada: Person, server: Serving, state: State, seat: int = 0) -> str:
    """Ada has one seat, bots have the others."""
    names = ["Ada" if one == seat else "bot:random" for one in range(state.players)]
    return sit_down(ada, server, state, names, [one for one in range(state.players) if one != seat])


def _lay(file: sqlite3.Connection, state: State, guest: str, names: Sequence[str], bots: Sequence[int]) -> str:
    """Write a running table: what a server has stored of one whose first deal is done."""
    game = state.game
    secret = sha256(state.to_bytes()).digest()
    opening = Opening.new(game, names, secret=secret, start=state)
    for seat in range(len(names)):
        opening.server_salt(seat)
    match = opening.begin(forced=True)
    dealt = Dealt(
        secret=secret.hex(),
        header=opening.header,
        commitment=opening.commitment,
        salts=tuple(opening.salts),
        server=tuple(opening.server),
        edition=packed(header.edition_text(game.edition)),
        promises=tuple(opening.promises),
        start=opening.start,
    )
    first = next(seat for seat in range(len(names)) if seat not in bots)
    chairs = tuple(
        Chair(bot="random") if seat in bots else Chair(guest=guest, name=name, second=seat != first)
        for seat, name in enumerate(names)
    )
    options = msgspec.to_builtins(game.options)
    kept = Kept(
        game.name, guest, "standard", options, chairs, status="running", commitment=opening.commitment, dealt=dealt
    )
    id = fresh_id()
    now = int(time() * 1000)  # one from long ago would be closed as abandoned, whenever the server next looks
    row = kept.row(id, now, now)
    record = match.record
    with file:
        file.execute(
            "INSERT INTO tables (id, game, status, public, host, created, touched, document) VALUES (?,?,?,?,?,?,?,?)",
            (row.id, row.game, row.status, row.public, row.host, row.created, row.touched, row.document),
        )
        file.execute("INSERT INTO members (table_id, guest, role) VALUES (?, ?, 'player')", (id, guest))
        lines = zip(record.entry_texts, record.links, strict=True)
        file.executemany(
            "INSERT INTO entries (table_id, n, text, link, asked) VALUES (?, ?, ?, ?, '')",
            [(id, n, text, link) for n, (text, link) in enumerate(lines, 1)],
        )
    return id
