"""A client of the open API: it becomes a guest, makes a table with bots, and plays it to its end at random.

    spellboard serve &
    python examples/client.py http://localhost:8000 bellum

It needs Python and the package `websockets`, and nothing of Spellboard: every frame is described by
/api/channel.json, every request by /api/openapi.json.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect


class Api:
    """Requests as JSON. A program comes with a personal token instead of a browser's cookie."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.key = ""

    def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        heads = {"Origin": self.base, "Content-Type": "application/json"}
        if cookie:
            heads["Cookie"] = cookie
        elif self.key:
            heads["Authorization"] = f"Bearer {self.key}"
        data = None if method == "GET" else json.dumps(body if body is not None else {}).encode()
        with urlopen(Request(f"{self.base}/api{path}", data, heads, method=method), timeout=30) as answer:
            text = answer.read()
            return json.loads(text) if text else None, (answer.headers.get("Set-Cookie") or "").partition(";")[0]

    def become(self, name: str) -> None:
        """A guest of that name, and a personal token for this program."""
        _, cookie = self.call("POST", "/guests", {"name": name})
        self.key = self.call("POST", "/me/keys", {"label": "example client"}, cookie)[0]["token"]


class Player:
    """Plays seat 0 of one table."""

    def __init__(self, live: ClientConnection, chance: random.Random) -> None:
        self.live, self.chance = live, chance
        self.salt = secrets.token_hex(16)
        self.sent = 0
        self.last: dict[str, Any] = {}
        self.promised = ""
        """The commitment for which a promise was sent."""
        self.revealed = ""
        self.played = 0
        self.at = -1
        """The `fresh` that was answered last: one choice a question."""

    def play(self) -> None:
        """From hello until the match is over."""
        self.say(type="hello", seats=[0])
        for text in self.live:
            frame = json.loads(text)
            if frame["type"] in ("welcome", "table"):
                self.open(frame["table"])
            elif frame["type"] == "change":
                if frame["sight"].get("over"):
                    return
                self.choose(frame["sight"])
            elif frame["type"] == "no" and frame["error"]["key"] == "error-often":
                time.sleep(0.5)  # a program can be too quick; the same request is not carried out twice
                self.say(**self.last)
            elif frame["type"] == "no":
                print(f"no: {frame['error']['key']}", file=sys.stderr)
                self.at = -1
            elif frame["type"] == "bye":
                raise SystemExit(f"the server says goodbye: {frame['reason']}")

    def open(self, table: dict[str, Any]) -> None:
        """Mix a salt of our own into the dice: first its hash, then, when the hashes of all are in, the salt."""
        if table["status"] != "opening":
            return
        commitment = table["commitment"]
        if self.promised != commitment:
            self.promised = commitment
            self.ask(type="promise", seat=0, commitment=commitment, promise=promise(commitment, 0, self.salt))
        elif self.revealed != commitment and all(table.get("promises") or [""]):
            self.revealed = commitment
            self.ask(type="reveal", seat=0, salt=self.salt)

    def choose(self, sight: dict[str, Any]) -> None:
        """One of the legal actions, whatever it is."""
        legal, fresh = sight.get("legal", []), sight.get("fresh", 0)
        if not legal or sight.get("chosen") or fresh == self.at:
            return
        self.at = fresh
        self.played += 1
        self.ask(type="do", seat=0, fresh=fresh, play=[self.chance.choice(legal)["play"]])

    def ask(self, **frame: Any) -> None:
        """What changes something has a name, so that it can be repeated without being done twice."""
        self.sent += 1
        self.last = {"request": f"r{self.sent}", **frame}
        self.say(**self.last)

    def say(self, **frame: Any) -> None:
        self.live.send(json.dumps(frame))


def promise(commitment: str, seat: int, salt: str) -> str:
    """The hash of a salt (docs/seal.md)."""
    parts = [b"spellboard-seal/2 promise", bytes.fromhex(commitment), str(seat).encode(), salt.encode()]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("server", help="the address of a server, such as http://localhost:8000")
    parser.add_argument("game", help="the short name of a game, such as bellum")
    parser.add_argument("--bot", default="random", help="the level of the bots on the other seats")
    parser.add_argument("--players", type=int, default=0, help="how many sit at the table; by default the fewest")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as NAME=JSON")
    parser.add_argument("--seed", type=int, help="choose the same again")
    wanted = parser.parse_args(arguments)
    api = Api(wanted.server)
    games, _ = api.call("GET", "/games")
    card = next((game["card"] for game in games if game["card"]["name"] == wanted.game), None)
    if card is None:
        raise SystemExit(f"there is no game {wanted.game}; there are: {', '.join(g['card']['name'] for g in games)}")
    api.become("Example")
    bots = [{"who": "bot", "bot": wanted.bot}] * ((wanted.players or card["fewest"]) - 1)
    options = {name: json.loads(value) for name, _, value in (text.partition("=") for text in wanted.option)}
    plan = {"game": wanted.game, "options": options, "seats": [{"who": "me"}, *bots], "start": True}
    table, _ = api.call("POST", "/tables", plan)
    address = f"{api.base.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {api.key}"}, max_size=None) as live:
        player = Player(live, random.Random(wanted.seed))
        player.play()
    record, _ = api.call("GET", f"/tables/{table['id']}/record")
    won = ", ".join(record["players"][seat] for seat in record["outcome"]["winners"]) or "nobody"
    print(f"{wanted.game}: {player.played} choices, {len(record['entries'])} entries, won by {won}")


if __name__ == "__main__":
    main()
