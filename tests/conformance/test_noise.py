"""Random bytes and random documents: a position or an observation comes of them, or one line of refusal."""

from __future__ import annotations

import copy
import faulthandler
import json
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import spellboard
from spellboard import Game, Observation, PositionError, Rng, State
from spellboard.core.positions import MAGIC

from .changes import ODD
from .walking import load, positions

KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
PATIENCE = 60
"""A call that takes so many seconds is ended with its traceback."""


def blob(rng: Rng, most: int) -> bytes:
    """Random bytes, small numbers more often than large ones."""
    small = rng.below(2)
    return bytes(rng.below(8 if small and rng.below(4) else 256) for _ in range(rng.below(most)))


def sealed(game: Game, body: bytes) -> bytes:
    """A body with the head and the check of a position, so that it is read to its end."""
    whole = MAGIC + bytes.fromhex(game.fingerprint) + body
    return whole + zlib.crc32(whole).to_bytes(4, "big")


def touched(data: bytes, rng: Rng) -> bytes:
    """Bytes with some of them changed, taken out or put in."""
    out = bytearray(data)
    for _ in range(1 + rng.below(3)):
        at, how = rng.below(len(out)), rng.below(4)
        if how == 0:
            del out[at]
        elif how == 1:
            out.insert(at, rng.below(256))
        else:
            out[at] = rng.below(256)
    return bytes(out)


def value(rng: Rng, depth: int = 0) -> Any:
    """Any JSON value."""
    how = rng.below(9 if depth < 3 else 7)
    if how < 3:
        return (*ODD, 2**64, 2**70, 10**400, 10**4000)[rng.below(len(ODD) + 4)]
    if how < 7:
        return (None, True, 1.5, "", "x", "\0", "p1", 1e300)[rng.below(8)]
    inner = [value(rng, depth + 1) for _ in range(rng.below(4))]
    return inner if how == 7 else {f"k{at}": item for at, item in enumerate(inner)}


def damaged(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A document with one to three things in it replaced, taken out or put in twice."""
    whole = copy.deepcopy(document)
    for _ in range(1 + rng.below(3)):
        node: Any = whole
        while True:
            keys = list(node) if isinstance(node, dict) else list(range(len(node)))
            if not keys:
                break
            key = keys[rng.below(len(keys))]
            if isinstance(node[key], dict | list) and node[key] and rng.below(5):
                node = node[key]
                continue
            how = rng.below(6)
            if how == 0:
                del node[key]
            elif how == 1 and isinstance(node, list):
                node.insert(key, copy.deepcopy(node[key]))
            else:
                node[key] = value(rng)
            break
    return whole


def tried(read: Callable[[Any], Any], given: Any, tally: Counter[str]) -> None:
    """What is read is itself again in bytes; what is not is refused in one line."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    tally["tried"] += 1
    try:
        found = read(given)
    except PositionError as error:
        assert str(error) and "\n" not in str(error) and len(str(error)) < 400, str(error)[:500]
        tally["refused"] += 1
    else:
        tally["taken"] += 1
        data = found.to_bytes()
        game = found.game
        again = game.from_bytes(data) if isinstance(found, State) else Observation.from_bytes(game, data)
        assert again.to_bytes() == data
    finally:
        faulthandler.cancel_dump_traceback_later()


def noise(game: Game, rounds: int, seed: int) -> Counter[str]:
    """So many rounds of every kind of noise."""
    rng = Rng(seed)
    tally: Counter[str] = Counter()
    states = [state.copy() for state in positions(game, game.fewest, seed, every=11)]
    states += [state.copy() for state in positions(game, game.most, seed, every=11)]

    def observation(data: bytes) -> Observation:
        return Observation.from_bytes(game, data)

    for _ in range(rounds):
        state = states[rng.below(len(states))]
        data, seen = state.to_bytes(), state.observe(rng.below(int(state.players)))
        body = data[len(MAGIC) + 8 : -4]
        for noisy in (blob(rng, 80), MAGIC + blob(rng, 80), sealed(game, blob(rng, 200)), touched(data, rng)):
            tried(game.from_bytes, noisy, tally)
        tried(game.from_bytes, sealed(game, touched(body, rng)), tally)
        for document in (value(rng), damaged(state.to_json(), rng)):
            tried(game.from_json, document, tally)
        for noisy in (blob(rng, 80), touched(seen.to_bytes(), rng), json.dumps(damaged(seen.to_json(), rng)).encode()):
            tried(observation, noisy, tally)
    return tally


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_noise_is_refused_in_one_line_or_sound(kind: type[Game]) -> None:
    tally = noise(load(kind), 150, 1)
    assert tally["refused"] > tally["tried"] // 2


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_much_noise_is_refused_in_one_line_or_sound(kind: type[Game]) -> None:
    tally = noise(load(kind), 5_000, 2)
    print(f"{kind.name}: " + ", ".join(f"{number} {what}" for what, number in tally.items()))
