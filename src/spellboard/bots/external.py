"""Other people's bots: a command that speaks lines of JSON over its standard input and output (docs/protocol.md).

Only the command line and the arena ask for them (`external:COMMAND`): a server never starts what somebody typed.
"""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import SpellboardError, Value, because, system
from ..core.game import Game
from ..core.messages import Message
from ..core.observation import Observation
from ..core.rng import Rng
from .thought import Bot, Budget, Thought

PROTOCOL = 1
PREFIX = "external:"
FIRST_WORD = 20.0
"""Seconds in which it must have said hello."""
SECONDS = 10.0
"""And in which it must choose."""
FAREWELL = 2.0
LARGEST = 64 * 1024
"""No answer is longer, in characters."""


class Forfeit(SpellboardError):
    """A bot crashed, was late or answered what is not allowed: its seat leaves the game, the game goes on."""


class External(Bot):
    """A bot in a process of its own, started when it first has to choose."""

    seconds = SECONDS

    def __init__(self, game: Game, seat: int, rng: Rng, command: str) -> None:
        super().__init__(game, seat, rng)
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise SpellboardError("error-external-command", command=command[:60], why=error) from None
        if not self.words:
            raise SpellboardError("error-external-empty")
        self.asked = 0
        self.spent = 0.0
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.ending: Callable[[], Any] | None = None

    # --- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, seen: Observation) -> int:
        return self.answer(seen).code

    def think(self, seen: Observation, seed: int, budget: Budget) -> Thought:
        self.rng = Rng(seed)
        return self.answer(seen)

    def answer(self, seen: Observation, now: Callable[[], float] | None = None, most: float | None = None) -> Thought:
        seconds = self.seconds if most is None else min(self.seconds, most)
        if self.process is None:
            self.begin(seen)
        self.asked += 1
        self.say(question(seen, self.asked, seconds, int(self.rng.word())))
        said = self.hear(seconds)
        action = said.get("action")
        if said.get("type") != "chosen" or said.get("id") != self.asked or not isinstance(action, str):
            raise self.forfeit("error-bot-silent", choice=self.asked)
        try:
            code = self.game.codes_of(action)[0]
        except (SpellboardError, IndexError):
            raise self.forfeit("error-bot-action", action=action[:40]) from None
        if code not in seen.legal:
            raise self.forfeit("error-bot-illegal", action=action[:40])
        return Thought(code)

    def forfeit(self, what: str, **args: Value) -> Forfeit:
        """It has lost its seat: nothing more is asked of it."""
        self.close()
        return Forfeit("error-bot-forfeits", bot=shlex.join(self.words)[:60], what=because(what, **args))

    # --- the process -------------------------------------------------------------------------------------------------

    def begin(self, seen: Observation) -> None:
        """Start it, and let it say which protocol it speaks."""
        try:
            process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise self.forfeit("error-bot-start", why=system(error)) from None
        self.process = process
        self.ending = weakref.finalize(self, ended, process)
        threading.Thread(target=heard, args=(process, self.lines), daemon=True).start()
        self.say({"type": "hello", "protocol": PROTOCOL})
        said = self.hear(FIRST_WORD)
        if said.get("type") != "hello" or said.get("protocol") != PROTOCOL:
            raise self.forfeit("error-bot-protocol", protocol=PROTOCOL)
        self.say(opening(seen))

    def say(self, message: dict[str, Any]) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise self.forfeit("error-bot-ended") from None

    def hear(self, seconds: float) -> dict[str, Any]:
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise self.forfeit("error-bot-late", seconds=f"{seconds:g}") from None
        if line is None:
            raise self.forfeit("error-bot-ended")
        try:
            said = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise self.forfeit("error-bot-json", line=line[:40]) from None
        return said if isinstance(said, dict) else {}

    def used(self) -> float:
        """The CPU seconds of its process and of whatever that has waited for; 0 where the system does not tell."""
        if self.process is None or self.process.returncode is not None:
            return self.spent
        try:
            # What stands before the last bracket is the name of the program, with whatever is in it.
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            self.spent = sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError, IndexError):
            pass
        return self.spent

    def close(self) -> None:
        """The game is over for it."""
        if self.ending is not None:
            self.ending()


def heard(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Every line that it says, then nothing; for a thread of its own."""
    assert process.stdout is not None
    try:
        while line := process.stdout.readline(LARGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)


def ended(process: subprocess.Popen[str]) -> None:
    """Ask it to stop, and see to it that it does."""
    assert process.stdin is not None
    try:
        process.stdin.write('{"type":"stop"}\n')
        process.stdin.close()
    except (OSError, ValueError):
        pass
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# --- what is said -----------------------------------------------------------------------------------------------------


def opening(seen: Observation) -> dict[str, Any]:
    """Which game begins, and where the bot sits."""
    game = seen.game
    return {
        "type": "newgame",
        "game": game.name,
        "edition": game.fingerprint,
        "options": msgspec.to_builtins(game.options, str_keys=True),
        "players": len(seen.view.seats),
        "seat": seen.seat,
    }


def question(seen: Observation, number: int, seconds: float, seed: int) -> dict[str, Any]:
    """A choice: what is legal, what the seat sees, and what it remembers."""
    return {
        "type": "choose",
        "id": number,
        "seconds": seconds,
        "seed": seed,
        "legal": [action(seen.game, code) for code in seen.legal],
        "view": msgspec.to_builtins(seen.view, str_keys=True),
        "scene": msgspec.to_builtins(seen.game.scene(seen.view), str_keys=True),
        "memory": msgspec.to_builtins(seen.memory, str_keys=True),
    }


def action(game: Game, code: int) -> dict[str, Any]:
    """An action as notation, kind and typed arguments."""
    said: Message = game.action(code)
    return {
        "action": game.name_of(code),
        "kind": game.codes.kind(code),
        "arguments": msgspec.to_builtins(said.args, str_keys=True),
    }


def made(name: str, game: Game, seat: int, rng: Rng) -> External:
    """`external:COMMAND`."""
    return External(game, seat, rng, name.removeprefix(PREFIX))
