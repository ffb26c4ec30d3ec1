"""Matches of both servers, seen by the load generator: who is to move moves, and waits until it is acknowledged."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from functools import partial
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct

from .channel import Channel


class Tally:
    """What was measured while it counted."""

    def __init__(self) -> None:
        self.counting = False
        self.waits: list[float] = []
        self.noes = 0


# --- boardgame.io ----------------------------------------------------------------------------------------------------


class _Context(Struct):
    currentPlayer: str


class _Cells(Struct):
    cells: list[str | None]


class _Position(Struct):
    G: _Cells
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Synced(Struct):
    state: _Position


_list = msgspec.json.Decoder(list[Raw]).decode
_position = msgspec.json.Decoder(_Position).decode
_synced = msgspec.json.Decoder(_Synced).decode


class Theirs:
    """A match of tic-tac-toe, two clients."""

    SPACE = b"/tic-tac-toe,"

    def __init__(self, base: str, number: int, tally: Tally, chance: random.Random) -> None:
        self.base, self.id, self.tally, self.chance = base, f"match{number}", tally, chance
        self.clients: list[Channel] = []
        self.ready = asyncio.Event()
        self._seen: dict[int, _Position] = {}
        self._synced = 0
        self._sent = 0.0
        self._number = -1
        self._mover = -1

    async def open(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        for seat in range(2):
            hear = partial(self._heard, seat)
            self.clients.append(await Channel.to(self.base, path, hear, {"Origin": self.base}))
        await asyncio.wait_for(self.ready.wait(), 60)

    def _heard(self, seat: int, channel: Channel, text: bytes) -> None:
        if text[:1] == b"0":  # open: enter the game's room
            channel.say(b"40" + self.SPACE)
        elif text == b"2":
            channel.say(b"3")
        elif text.startswith(b"40"):
            asked = msgspec.json.encode(["sync", self.id, str(seat), None, 2])
            channel.say(b"42" + self.SPACE + asked)
        elif text.startswith(b"42"):
            parts = _list(text[2 + len(self.SPACE) :])
            kind = bytes(parts[0])
            if kind == b'"sync"':
                self._synced += 1
                self._last = _synced(parts[2]).state
                if self._synced == 2:
                    self.ready.set()
            elif kind == b'"update"':
                self._changed(seat, _position(parts[2]))

    def _changed(self, seat: int, now: _Position) -> None:
        self._last = self._seen[seat] = now
        if seat == self._mover and now.number > self._number:
            self._mover = -1
            if self.tally.counting:
                self.tally.waits.append(time.perf_counter() - self._sent)
        turn = int(now.ctx.currentPlayer)
        if self._mover < 0 and turn in self._seen and self._seen[turn].number == now.number > self._number:
            self.move(now)

    def begin(self) -> None:
        self.move(self._last)

    def move(self, now: _Position) -> None:
        seat = int(now.ctx.currentPlayer)
        free = [at for at, cell in enumerate(now.G.cells) if cell is None] or list(range(9))
        payload = {"type": "clickCell", "args": [self.chance.choice(free)], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._mover, self._number, self._sent = seat, now.number, time.perf_counter()
        whole = msgspec.json.encode(["update", action, now.number, self.id, str(seat)])
        self.clients[seat].say(b"42" + self.SPACE + whole)

    def close(self) -> None:
        for client in self.clients:
            client.close()


# --- ours ------------------------------------------------------------------------------------------------------------


class _Choice(Struct):
    play: str


class _Sight(Struct):
    waiting: list[int]
    legal: list[_Choice] = []
    fresh: int = 0
    over: bool = False


class _Seat(Struct):
    salt: str = ""


class _Board(Struct):
    status: str
    commitment: str = ""
    promises: list[str] = []
    seats: list[_Seat] = []


class _Frame(Struct):
    type: str
    seat: int | None = None
    journal: int = 0
    sight: _Sight | None = None
    table: _Board | None = None


_frame = msgspec.json.Decoder(_Frame).decode


class Ours:
    """A table of one of our games, a client for every seat."""

    def __init__(
        self, base: str, game: str, seats: int, heads: dict[str, str], tally: Tally, chance: random.Random
    ) -> None:
        self.base, self.game, self.seats, self.heads, self.tally, self.chance = base, game, seats, heads, tally, chance
        self.clients: list[Channel] = []
        self.ready = asyncio.Event()
        self.over = asyncio.Event()
        self._sights: dict[int, tuple[int, _Sight]] = {}
        self._salted: set[tuple[str, int, str]] = set()
        self._mover, self._journal, self._sent, self._count = -1, 0, 0.0, 0
        self._going = False

    async def open(self, http: httpx.AsyncClient) -> None:
        plan = {"game": self.game, "seats": [{"who": "me"}] * self.seats, "start": True}
        answer = await http.post("/api/tables", json=plan, headers=self.heads)
        answer.raise_for_status()
        path = f"/api/tables/{answer.json()['id']}/live"
        for seat in range(self.seats):
            self.clients.append(await Channel.to(self.base, path, partial(self._heard, seat), self.heads))
            self.clients[seat].say(msgspec.json.encode({"type": "hello", "seats": [seat]}))
        await asyncio.wait_for(self.ready.wait(), 120)

    def _heard(self, seat: int, channel: Channel, text: bytes) -> None:
        frame = _frame(text)
        if frame.type == "ack" and seat == self._mover and self._sent:
            self._mover, self._journal = -1, frame.journal
            if self.tally.counting:
                self.tally.waits.append(time.perf_counter() - self._sent)
        elif frame.type == "change" and frame.sight is not None:
            self._sights[seat] = frame.journal, frame.sight
            if frame.sight.over:
                self.over.set()
            if not self.ready.is_set():
                if len(self._sights) == self.seats:
                    self.ready.set()
            elif self._going:
                self._go_on()
        elif frame.type == "no":
            self.tally.noes += 1
        elif frame.table is not None and frame.table.status == "opening":
            self._salt(seat, frame.table)

    def begin(self) -> None:
        self._going = True
        self._go_on()

    def _go_on(self) -> None:
        """Whoever is to move moves; it is not said whose channel is the first to hear of a move."""
        for seat in range(self.seats):
            if self._mover < 0:
                self._move(seat)

    def _move(self, seat: int) -> None:
        journal, sight = self._sights[seat]
        if seat in sight.waiting and sight.legal and not sight.over and journal >= self._journal:
            self._mover, self._sent = seat, time.perf_counter()
            self._ask(type="do", seat=seat, fresh=sight.fresh, play=[self.chance.choice(sight.legal).play])

    def _salt(self, seat: int, board: _Board) -> None:
        salt = hashlib.sha256(f"{board.commitment}{seat}".encode()).hexdigest()[:32]
        step = "reveal" if all(board.promises) else "promise"
        if (board.commitment, seat, step) in self._salted or board.seats[seat].salt == "own":
            return
        self._salted.add((board.commitment, seat, step))
        if step == "reveal":
            self._ask(type="reveal", seat=seat, salt=salt)
        else:
            parts = [b"spellboard-seal/2 promise", bytes.fromhex(board.commitment), str(seat).encode(), salt.encode()]
            whole = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
            promise = hashlib.sha256(whole).hexdigest()
            self._ask(type="promise", seat=seat, commitment=board.commitment, promise=promise)

    def _ask(self, **frame: Any) -> None:
        self._count += 1
        self.clients[frame["seat"]].say(msgspec.json.encode({"request": f"r{self._count}", **frame}))

    def close(self) -> None:
        for client in self.clients:
            client.close()
