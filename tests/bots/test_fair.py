"""Fairness: what a bot answers depends on nothing that its seat cannot know.

Everything that the seat cannot know is dealt anew, and the same bot with the same seed must answer the same: as the
server runs it, in a process that gets bytes of an observation, and here, where the real position lies within reach.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from types import FrameType
from typing import BinaryIO, cast

import msgspec
import pytest

import spellboard.bots as shelf
from spellboard import CHANCE, Game, Observation, Rng, State, find
from spellboard.bots import Bot, bot, levels, register
from spellboard.server.crew.frames import Done, Job, packed, read
from tests.conformance.walking import load

GAMES = ["tests.example:GAME", "amulett", "bellum", "magalon"]
SEED = 11
FEW = 2
NODES = (10, 4)
"""Turns of Magalon are long, and nothing is hidden there."""


class Peeker(Bot):
    """Cheats: it looks for the real position in whoever called it, and plays by what it finds there."""

    def choose(self, seen: Observation) -> int:
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            for value in list(frame.f_locals.values()):
                if isinstance(value, State):
                    return seen.legal[zlib.crc32(value.to_bytes()) % len(seen.legal)]
            frame = frame.f_back
        return seen.legal[0]


@pytest.fixture(autouse=True)
def _own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_bots", {name: dict(makers) for name, makers in shelf._bots.items()})
    register("peeker", "*", Peeker)


# --- positions and askers ---------------------------------------------------------------------------------------------


def rules(name: str) -> Game:
    """A game with something to hide: in a basic start of Das Amulett perfect memory knows everything."""
    return load(find(name)) if name != "amulett" else find(name).load(options={"start": "expert"})


def choices(game: Game, every: int, most: int) -> Iterator[tuple[State, int]]:
    """Some positions of a random game at which a seat has more than one choice."""
    rng, state, met = Rng(5), game.new(max(game.fewest, min(3, game.most))), 0
    while state.actor is not None and most:
        if state.actor == CHANCE:
            state.apply(int(rng.draw(state.odds())))
            continue
        seat = state.waiting[-1]
        legal = state.legal(seat)
        if len(legal) > 1:
            met += 1
            if met % every == 0:
                most -= 1
                yield state.copy(), seat
        state.apply(legal[int(rng.below(len(legal)))], seat)


Ask = Callable[[str, State, int], int]


def here(name: str, state: State, seat: int) -> int:
    """Asked in this process, with the position within reach; levels with few nodes, since more change nothing here."""
    seen = state.observe(seat)
    made = bot(name, seen.game, seat, Rng(SEED))
    made.nodes = made.nodes and min(made.nodes, NODES[seen.game.name == "magalon"])
    return made.choose(seen)


@pytest.fixture(scope="module")
def worker() -> Iterator[Ask]:
    """Asked as the server asks: another process, and bytes of an observation."""
    games = [f"{kind.name}={kind.__module__}:{kind.__qualname__}" for kind in map(find, GAMES)]
    command = [sys.executable, "-m", "spellboard.server.crew.worker", *games, "+tests.bots.peeking"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdin is not None and process.stdout is not None
        jobs, answers = cast(BinaryIO, process.stdin), cast(BinaryIO, process.stdout)
        assert read(answers, Done) == Done(), "it says that it listens"

        def ask(name: str, state: State, seat: int) -> int:
            game, seen = state.game, state.observe(seat).to_bytes()
            options = msgspec.json.encode(game.options)
            jobs.write(packed(Job(game.name, game.edition.text, options, name, seen, SEED, 1.0)))
            jobs.flush()
            done = read(answers, Done)
            assert done is not None and not done.trouble, done
            return done.code

        yield ask
        jobs.close()
        assert process.wait(20) == 0


def answers(ask: Ask, name: str, state: State, seat: int, rng: Rng) -> set[int]:
    """What is answered when everything is dealt anew that the seat cannot know."""
    seen = state.observe(seat)
    return {ask(name, other, seat) for other in (state, *(seen.sample(rng) for _ in range(4)))}


# --- the tests --------------------------------------------------------------------------------------------------------


def names(game: str) -> list[str]:
    """Every bot that can sit down at a game."""
    told = [name for name in levels(find(game).name) if name != "peeker"]
    return told if "master" in told else [*told, "search:nodes=12"]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_no_answer(name: str) -> None:
    game, rng = rules(name), Rng(3)
    for state, seat in choices(game, 2, FEW if game.name == "magalon" else 4):
        for player in names(name):
            assert len(answers(here, player, state, seat, rng)) == 1, f"{player} knows more than its seat"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_answers_the_same_from_bytes_in_another_process(name: str, worker: Ask) -> None:
    game, rng = rules(name), Rng(3)
    for state, seat in choices(game, 3, FEW if game.name == "magalon" else 2):
        # A worker has a clock, and by the clock no answer can be repeated: what thinks is asked by nodes.
        calm = [one for one in names(name) if one in ("random", "greedy")]
        for player in [*calm, f"search:nodes={NODES[name == 'magalon']}"]:
            assert len(answers(worker, player, state, seat, rng)) == 1, f"{player} knows more than its seat"


@pytest.mark.parametrize("name", ["tests.example:GAME", "amulett", "bellum"])
def test_a_bot_that_peeks_is_caught(name: str) -> None:
    game, rng = rules(name), Rng(3)
    found = [answers(here, "peeker", state, seat, rng) for state, seat in choices(game, 2, 8)]
    assert any(len(codes) > 1 for codes in found)


@pytest.mark.parametrize("name", ["tests.example:GAME", "amulett", "bellum"])
def test_there_is_nothing_to_peek_at_where_the_server_runs_bots(name: str, worker: Ask) -> None:
    game, rng = rules(name), Rng(3)
    for state, seat in choices(game, 2, 3):
        seen = state.observe(seat)
        assert answers(worker, "peeker", state, seat, rng) == {seen.legal[0]}


@pytest.mark.parametrize("name", ["tests.example:GAME", "amulett", "bellum"])
def test_who_forgets_plays_by_the_view_alone(name: str) -> None:
    """Everything that the view hides is dealt anew, also what memory could have kept."""
    game, rng = rules(name), Rng(3)
    for state, seat in choices(game, 2, 4):
        dealt = [state, *(game.redeal(state, seat, rng) for _ in range(4))]
        same = [other for other in dealt if other.legal(seat) == state.legal(seat)]
        assert len({here("search:nodes=12:forgetful", other, seat) for other in same}) == 1
