"""Somebody who plays at tables of a server that dies now and then, and writes down all that was acknowledged."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import spellboard

GONE = (httpx.TransportError, WebSocketException, InvalidHandshake, OSError, EOFError)
"""What a client meets when a server is killed."""
MOST_NOES = 100
RANK = {"open": 0, "opening": 1, "running": 2, "over": 3, "closed": 3}
PAUSE = 0.02
"""Seconds after a no."""
REMEMBERED = 60
"""A server remembers a few more of a guest's requests at a table."""


@dataclass
class Wish:
    """Something that was sent: the frame as it was, so that it can be repeated."""

    request: str
    frame: dict[str, Any]
    journal: int = -1
    """What the acknowledgement said; -1: none has come."""

    @property
    def deed(self) -> tuple[str, int, str] | None:
        """What it must leave in the journal."""
        kind, seat = self.frame["type"], self.frame.get("seat", -1)
        if kind == "do":
            return "deed", seat, self.frame["play"][0]
        return ("undo", seat, "") if kind == "undo" else None


@dataclass
class Ledger:
    """All that the server has acknowledged of one table."""

    id: str
    game: str
    people: list[int]
    statuses: set[str]
    """What may be true of it by now."""
    done: list[Wish] = field(default_factory=list)
    open: Wish | None = None
    """What was sent last and has no answer yet."""

    @property
    def rank(self) -> int:
        """So far it has come at least."""
        return min(RANK[status] for status in self.statuses)

    @property
    def said(self) -> list[str]:
        return [wish.frame["text"] for wish in self.done if wish.frame["type"] == "say"]

    @property
    def deeds(self) -> list[tuple[str, int, str]]:
        return [deed for wish in self.done if (deed := wish.deed) is not None]


class Guest:
    """A guest with a personal token."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}

    async def become(self, base: str) -> None:
        async with httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60) as http:
            (await http.post("/api/guests", json={"name": "Ada"})).raise_for_status()
            key = (await http.post("/api/me/keys", json={"label": "kill"})).json()["token"]
        self.heads = {"authorization": f"Bearer {key}"}


class Player:
    """Plays one table after the other, all seats of people on one device."""

    def __init__(self, guest: Guest, plan: dict[str, Any], seed: int, most: int) -> None:
        self.guest, self.plan, self.most = guest, plan, most
        self.chance = random.Random(seed)
        self.ledgers: list[Ledger] = []
        self.acks = 0
        self.again = 0
        self.noes: Counter[str] = Counter()
        self._sent = 0
        self._board: dict[str, Any] = {}
        self._sights: dict[int, dict[str, Any]] = {}
        self._journals: dict[int, int] = {}
        self._quota = 0

    async def run(self, base: str) -> None:
        """Until the server is gone."""
        try:
            async with httpx.AsyncClient(base_url=base, headers=self.guest.heads, timeout=60) as http:
                while True:
                    if not self.ledgers or not self.ledgers[-1].statuses & {"open", "opening", "running"}:
                        await self._sit(http)
                    await self._play(http, base, self.ledgers[-1])
        except GONE:
            return

    # --- by plain requests -------------------------------------------------------------------------------------------

    async def _sit(self, http: httpx.AsyncClient) -> None:
        while (answer := await http.post("/api/tables", json=self.plan)).status_code == 503:
            self._refused(answer.json()["error"]["key"])
            await asyncio.sleep(PAUSE)
        assert answer.status_code == 201, answer.text
        people = [seat for seat, plan in enumerate(self.plan["seats"]) if plan["who"] == "me"]
        self.ledgers.append(Ledger(answer.json()["id"], self.plan["game"], people, {"open"}))
        self._quota = self.chance.randint(1, self.most)

    async def _post(self, http: httpx.AsyncClient, ledger: Ledger, what: str, after: str) -> bool:
        """Gives whether it was done; if not, no frame follows that could be waited for."""
        before = ledger.statuses
        ledger.statuses = {*before, after}
        answer = await http.post(f"/api/tables/{ledger.id}/{what}")
        assert answer.status_code in (200, 409, 503), answer.text
        if answer.status_code == 503:
            ledger.statuses = before
            self._refused(answer.json()["error"]["key"])
            await asyncio.sleep(PAUSE)
            return False
        # 409: it had happened just before the server died.
        ledger.statuses = {after} if answer.status_code == 200 else ledger.statuses
        self._board = {}  # the table as it is now is under way
        self.acks += 1
        return True

    # --- on the channel ----------------------------------------------------------------------------------------------

    async def _play(self, http: httpx.AsyncClient, base: str, ledger: Ledger) -> None:
        where = f"{base.replace('http', 'ws', 1)}/api/tables/{ledger.id}/live"
        async with connect(where, additional_headers=self.guest.heads, max_size=None, open_timeout=60) as live:
            self._sights, self._board, self._journals = {}, {}, {}
            waiting = ledger.open
            await _say(live, {"type": "hello", "seats": ledger.people})
            repeated = self._repeated(ledger)
            if repeated is not None:
                await _say(live, repeated.frame)
            if waiting is not None:
                await _say(live, waiting.frame)
            async for text in live:
                frame = json.loads(text)
                if repeated is not None and frame.get("request") == repeated.request:
                    assert frame["type"] == "ack" and frame.get("again"), (repeated, frame)
                    assert frame["journal"] == repeated.journal, (repeated, frame)
                    repeated, self.again = None, self.again + 1
                else:
                    self._heard(ledger, frame)
                if frame["type"] == "no":
                    await asyncio.sleep(PAUSE)
                status = self._board.get("status", "")
                if status in ("over", "closed"):
                    return
                if repeated is None and ledger.open is None and await self._next(http, live, ledger, status):
                    return

    def _repeated(self, ledger: Ledger) -> Wish | None:
        """A wish that was carried out before, to be sent once more."""
        late = ledger.done[-REMEMBERED:]
        return self.chance.choice(late) if late else None

    def _heard(self, ledger: Ledger, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind in ("welcome", "table"):
            self._board = frame["table"]
            status = self._board["status"]
            # A frame may have left before the answer to a request came; a welcome may not.
            assert kind == "table" or RANK[status] >= ledger.rank, (ledger.statuses, frame)
            if RANK[status] >= ledger.rank:
                ledger.statuses = {status}
        elif kind == "change":
            self._sights[frame["seat"]] = frame["sight"]
            self._journals[frame["seat"]] = frame["journal"]
        elif kind == "bye":
            raise EOFError(frame["reason"])
        elif kind in ("ack", "no"):
            wish = ledger.open
            assert wish is not None and wish.request == frame["request"], (wish, frame)
            ledger.open = None
            if kind == "ack":
                wish.journal = frame["journal"]
                ledger.done.append(wish)
                self.acks += 1
                self.again += frame.get("again", False)
                self._quota -= wish.deed is not None
                if wish.deed is None and self._board.get("status") != "running":
                    self._board = {}  # the table as it is now is under way
            else:
                self._refused(frame["error"]["key"])

    def _refused(self, key: str) -> None:
        self.noes[key] += 1
        assert self.noes.total() - self.noes["error-storage"] < MOST_NOES, self.noes

    async def _next(self, http: httpx.AsyncClient, live: ClientConnection, ledger: Ledger, status: str) -> bool:
        """Do what is to be done now, if anything; gives whether the table is left."""
        if status == "open":
            if self.chance.random() < 0.5:
                await self._talk(live, ledger)
            else:
                return not await self._post(http, ledger, "start", "opening")  # or look at the table again
        elif status == "opening":
            await self._salt(live, ledger)
        elif status == "running":
            if self._quota <= 0:
                await self._post(http, ledger, "close", "closed")
                return True
            newest = max((wish.journal for wish in ledger.done[-1:]), default=0)
            if any(self._journals.get(seat, 0) < newest for seat in ledger.people):
                return False  # the changes that belong to the acknowledgement are under way
            await self._choose(live, ledger)
        return False

    async def _choose(self, live: ClientConnection, ledger: Ledger) -> None:
        awaited = [seat for seat, sight in self._sights.items() if seat in sight["waiting"] and sight.get("legal")]
        back = [seat for seat, sight in self._sights.items() if sight.get("may_undo")]
        if back and self.chance.random() < 0.1:
            seat = self.chance.choice(back)
            await self._ask(live, ledger, type="undo", seat=seat, fresh=self._sights[seat].get("fresh", 0))
        elif self.chance.random() < 0.05:
            await self._talk(live, ledger)
        elif awaited:
            seat = self.chance.choice(awaited)
            sight = self._sights[seat]
            play = [self.chance.choice(sight["legal"])["play"]]
            await self._ask(live, ledger, type="do", seat=seat, fresh=sight.get("fresh", 0), play=play)

    async def _talk(self, live: ClientConnection, ledger: Ledger) -> None:
        await self._ask(live, ledger, type="say", text=f"line {self._sent} of {id(self):x}")

    async def _salt(self, live: ClientConnection, ledger: Ledger) -> None:
        """The next step of the opening, whichever it is."""
        commitment, promises = self._board["commitment"], self._board.get("promises") or []
        for seat in ledger.people:
            salt = hashlib.sha256(f"{ledger.id} {seat}".encode()).hexdigest()[:32]
            if not promises[seat]:
                promise = promised(commitment, seat, salt)
                await self._ask(live, ledger, type="promise", seat=seat, commitment=commitment, promise=promise)
                return
            if all(promises) and self._board["seats"][seat].get("salt") == "promised":
                await self._ask(live, ledger, type="reveal", seat=seat, salt=salt)
                return

    async def _ask(self, live: ClientConnection, ledger: Ledger, **frame: Any) -> None:
        self._sent += 1
        wish = Wish(f"r{self._sent}", {"request": f"r{self._sent}", **frame})
        ledger.open = wish
        await _say(live, wish.frame)


def plans(tables: int) -> list[dict[str, Any]]:
    """Tables of all games: on one device, with bots, with seats drawn by lot."""
    found: list[dict[str, Any]] = []
    kinds = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
    for number in range(tables):
        kind, turn = kinds[number % len(kinds)], number // len(kinds)
        seats = [{"who": "me"}] * kind.fewest
        if turn % 3 == 1:
            seats = [*seats[:-1], {"who": "bot", "bot": "random"}]
        lot = {"seating": "lot"} if turn % 3 == 2 else {}
        found.append({"game": kind.name, "seats": seats, "options": dict(kind.random_play_options), **lot})
    return found


async def _say(live: ClientConnection, frame: dict[str, Any]) -> None:
    await live.send(json.dumps(frame))


def promised(commitment: str, seat: int, salt: str) -> str:
    """The hash of a salt (docs/seal.md)."""
    parts = [b"spellboard-seal/2 promise", bytes.fromhex(commitment), str(seat).encode(), salt.encode()]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()
