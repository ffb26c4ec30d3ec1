"""Positions with one or two numbers changed: refused in one line, or sound to the end of the game.

    python -m tests.conformance.changes GAME [CHANGES] [SEED]

A change is tried on positions of every phase. What `from_json` accepts must be the position that was written, is played
on for 50 steps, one in 50 to its end, and stays sound at every step. A call that does not return is ended with its
traceback after two minutes.
"""

from __future__ import annotations

import faulthandler
import importlib
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from spellboard import Game, PositionError, Rng, State
from spellboard.core.registry import find

from .walking import counts, load, step

STEPS = 50
TO_THE_END = 50
"""One accepted change in so many is played to its end."""
MOST_STEPS = 60_000
A_GAME = 120
"""So many changes come from the positions of one random game."""
PATIENCE = 120
ODD = (-(2**63), -1000, -3, -2, -1, 0, 1, 2, 3, 5, 8, 16, 17, 31, 32, 63, 64, 99, 255, 1000, 2**31, 2**40, 2**63 - 1)


class Unsound(AssertionError):
    """An accepted position that went wrong later: what was changed, and how it went wrong."""


def sources(game: Game, rng: Rng) -> Iterator[dict[str, Any]]:
    """Positions as documents, each phase of a random game as likely as any other."""
    while True:
        sizes = counts(game)
        state = game.new(sizes[rng.below(len(sizes))])
        phases: dict[tuple[object, ...], list[State]] = {}
        while state.actor is not None:
            seen = phases.setdefault(_moment(state), [])
            if len(seen) < 12:
                seen.append(state.copy())
            else:
                seen[rng.below(12)] = state.copy()
            if rng.below(600) == 0 and len(state.waiting) > 0:
                state.resign(state.waiting[0])
            else:
                step(state, rng)
        phases[("end",)] = [state]
        moments = list(phases.values())
        for _ in range(A_GAME):
            kept = moments[rng.below(len(moments))]
            yield kept[rng.below(len(kept))].to_json()


def _moment(state: State) -> tuple[object, ...]:
    """What is to be decided now: the phase of the game if it has one, and the kinds of action on offer."""
    kinds = frozenset(state.game.codes.kind(code) for code in state.legal())
    return (getattr(state, "phase", None), kinds if len(kinds) < 4 else len(kinds))


def change(document: dict[str, Any], rng: Rng) -> tuple[dict[str, Any], str]:
    """The document with one number of its position changed, and what was changed."""
    position = document["position"]
    names = sorted(position)
    field = names[rng.below(len(names))]
    value = position[field]
    if isinstance(value, int):
        position[field] = _other(value, rng)
        return document, f"{field}: {value} -> {position[field]}"
    how = rng.below(12)
    if how == 0:
        value.append(_other(0, rng))
        return document, f"{field}: {value[-1]} at the end"
    if not value:
        return document, f"{field}: as it is"
    at = rng.below(len(value))
    if how == 1:
        return document, f"{field}[{at}]: {value.pop(at)} taken out"
    if how in (2, 3):
        other = rng.below(len(value))
        value[at], value[other] = value[other], value[at]
        return document, f"{field}: {at} and {other} exchanged"
    before = value[at]
    value[at] = _other(before, rng)
    return document, f"{field}[{at}]: {before} -> {value[at]}"


def _other(value: int, rng: Rng) -> int:
    how = rng.below(6)
    if how < 2:
        return value + (1, -1)[how]
    if how == 2:
        return value ^ (1 << rng.below(12))
    if how == 3:
        return rng.below(64)
    return ODD[rng.below(len(ODD))]


def accepted(game: Game, document: dict[str, Any], what: str, rng: Rng, to_the_end: bool) -> int:
    """Play on from a changed position; gives the number of steps played."""
    played: list[str] = []
    try:
        state = game.from_json(document)
        assert state.to_json() == document, "another position was read than was written"
        data = state.to_bytes()
        assert game.from_bytes(data).to_bytes() == data, "its bytes are read as another position"
        for seat in (None, *range(state.players)):
            state.view(seat)
        for _ in range(MOST_STEPS if to_the_end else STEPS):
            if state.actor is None:
                break
            assert all(weight > 0 for _, weight in state.chances()), "a weight that is not positive"
            played.append(game.name_of(step(state, rng)))
            problems = state.problems()
            assert not problems, problems[0]
        assert state.actor is None or not to_the_end, f"no end within {MOST_STEPS} steps"
    except PositionError as error:
        raise Unsound(f"{what}: {error}") from None
    except Exception as error:
        raise Unsound(f"{what}; then {', '.join(played[-6:]) or 'at once'}: {type(error).__name__}: {error}") from error
    return len(played)


def fuzz(game: Game, changes: int, seed: int, found: list[str] | None = None) -> Counter[str]:
    """Try so many changes, a third of them double; raises at the first unsound one, or collects them in `found`."""
    rng = Rng(seed)
    tally: Counter[str] = Counter()
    positions = sources(game, rng)
    while tally["changes"] < changes:
        source = next(positions)
        document, what = change(deepcopy(source), rng)
        if rng.below(3) == 0:
            document, more = change(document, rng)
            what = f"{what}; {more}"
        tally["changes"] += 1
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        if document == source:
            tally["no change"] += 1
            continue
        try:
            game.from_json(document)
        except PositionError:
            tally["refused"] += 1
            continue
        except Exception as error:
            if found is None:
                raise Unsound(f"{what}: {type(error).__name__}: {error}") from error
            found.append(f"{what}: {type(error).__name__}: {error}")
            tally["broken"] += 1
            continue
        finally:
            faulthandler.cancel_dump_traceback_later()
        tally["accepted"] += 1
        to_the_end = tally["accepted"] % TO_THE_END == 0
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        try:
            tally["steps"] += accepted(game, document, what, rng, to_the_end)
        except Unsound as error:
            if found is None:
                raise
            found.append(str(error))
            tally["broken"] += 1
        finally:
            faulthandler.cancel_dump_traceback_later()
        tally["to the end"] += to_the_end
    return tally


def main() -> None:
    """All that goes wrong with one game, a line each."""
    name = sys.argv[1]
    if ":" in name:
        importlib.import_module(name.partition(":")[0])
    found: list[str] = []
    tally = fuzz(load(find(name)), int((sys.argv[2:3] or ["20000"])[0]), int((sys.argv[3:4] or ["1"])[0]), found)
    print("\n".join(found))
    print(", ".join(f"{number} {what}" for what, number in tally.items()))


if __name__ == "__main__":
    main()
