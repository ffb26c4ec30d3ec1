"""One game of a pairing, played as a match so that its record can be kept, with the time that each bot took."""

from __future__ import annotations

import hashlib
import time

from msgspec import Struct

from .. import bots
from ..bots.external import Forfeit
from ..core.errors import because
from ..core.game import Game
from ..core.match import Match
from ..core.observation import Observation
from .pairing import Pairing, opened
from .play import where
from .tally import UNFINISHED


class Bout(Struct, frozen=True):
    """What came of one game. All lists are by seat; seconds are CPU time of the bot's own thread or process."""

    pairing: str
    number: int
    winners: list[int]
    ranks: list[int]
    reason: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    """The longest decision."""
    turns: list[float]
    """The longest turn: all decisions of a seat before another one decides."""
    rounds: int | None
    checksum: str
    """Of the last position and the number of decisions: the same on every machine, if nodes and not time decide."""
    forfeits: list[str] = []
    """What bots did wrong that cost them their seat."""


def bout(data: bytes, key: str, number: int, keep: bool = False) -> tuple[Bout, bytes]:
    """Play one game of a pairing: what a worker does. Gives what came of it, and its record where that is wished."""
    pairing, game = opened(data)
    played = _Played(pairing, game, number)
    try:
        played.play()
    finally:
        for player in played.players:
            player.close()
    return played.told(key), played.match.record.encode() if keep else b""


class _Played:
    """A game while it is played."""

    def __init__(self, pairing: Pairing, game: Game, number: int) -> None:
        names = pairing.seated(number)
        self.pairing = pairing
        self.game = game
        self.number = number
        self.match = Match.begin(game, [f"bot:{name}" for name in names], seed=pairing.chance(number))
        self.players = [pairing.bot(game, name, seat, pairing.luck(number, seat)) for seat, name in enumerate(names)]
        self.decisions = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.slowest = [0.0] * len(names)
        self.turns = [0.0] * len(names)
        self.forfeits: list[str] = []

    def play(self) -> None:
        """To the end or to the limit."""
        last, turn = -1, 0.0
        while not self.match.over and sum(self.decisions) < self.pairing.limit:
            seat = int(self.match.state.turn())
            took = self.decide(seat)
            turn = took + (turn if seat == last else 0.0)
            last = seat
            self.decisions[seat] += 1
            self.seconds[seat] += took
            self.slowest[seat] = max(self.slowest[seat], took)
            self.turns[seat] = max(self.turns[seat], turn)

    def decide(self, seat: int) -> float:
        """One decision; gives the CPU time that it took. Whoever fails loses the seat, and the others play on."""
        player = self.players[seat]
        seen = self.match.state.observe(seat)
        began = time.thread_time() + player.used()
        try:
            code = answered(player, seen)
        except Forfeit as forfeit:
            self.forfeits.append(f"p{seat + 1}: {forfeit}")
            self.match.resign(seat)
        else:
            took = time.thread_time() + player.used() - began
            self.match.apply(code, seat)
            return took
        return time.thread_time() + player.used() - began

    def told(self, key: str) -> Bout:
        state = self.match.state
        outcome = state.outcome
        rounds = getattr(state.view(None), "round", None)
        digest = hashlib.sha256(state.to_bytes() + b"%d" % sum(self.decisions)).hexdigest()
        return Bout(
            key,
            self.number,
            list(outcome.winners) if outcome else [],
            list(outcome.ranks) if outcome else [],
            outcome.reason if outcome else UNFINISHED,
            self.decisions,
            [round(seconds, 6) for seconds in self.seconds],
            [round(seconds, 6) for seconds in self.slowest],
            [round(seconds, 6) for seconds in self.turns],
            rounds if isinstance(rounds, int) else None,
            digest[:16],
            self.forfeits,
        )


def answered(player: bots.Bot, seen: Observation) -> int:
    """What a bot chooses; a crash or an illegal answer of one of ours costs its seat as it does any other's."""
    name = type(player).__name__
    try:
        code = player.answer(seen, time.thread_time).code
    except Forfeit:
        raise
    except Exception as error:
        raise Forfeit("error-bot-forfeits", bot=name, what=because("error-bot-crash", error=where(error))) from error
    if type(code) is not int or code not in seen.legal:
        said = repr(code)[:40] if type(code) is not int or code >= len(seen.game.codes) else seen.game.name_of(code)
        raise Forfeit("error-bot-forfeits", bot=name, what=because("error-bot-illegal", action=said))
    return code
