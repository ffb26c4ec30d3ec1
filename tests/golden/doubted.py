"""Positions and editions that differ a little from good ones, and all that is said against them, as checksums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import chain, islice
from typing import Any

from spellboard import Game, PositionError, Rng, SpellboardError, State, shelf
from spellboard.core.positions import rebuild
from tests.conformance.changes import sources
from tests.conformance.walking import step

from .shown import Courses, digest

CHANGES = 6_000
EACH = 5
"""So often is each position of a special course changed."""
STRANGE, STEPS = 12, 4
"""So many changes one after the other where nothing is said against one, with fewer than so many moves between them."""
EDITIONS = 200


def doubted(game: Game, courses: Courses) -> str:
    """What is wrong with each of many changed positions, of random play and of the special courses."""
    rng = Rng(11)
    met = ((game, document) for document in islice(sources(game, rng), CHANGES))
    return digest(_said(chain(met, _on_course(courses)), rng))


def _on_course(courses: Courses) -> Iterator[tuple[Game, dict[str, Any]]]:
    for game, record in courses:
        for _, state in record.replay(type(game)):
            for _ in range(EACH):
                yield game, state.to_json()


def _said(places: Iterable[tuple[Game, dict[str, Any]]], rng: Rng) -> Iterator[object]:
    """Against each position as changed; where nothing is said, what can and cannot be done there, and then again.

    So positions are met that are sound and that random play would hardly ever come to.
    """
    for game, document in places:
        # The example of the tests does not promise that whatever it accepts can be played.
        for _ in range(STRANGE if game.name in shelf() else 1):
            _change_some(game, document, rng)
            yield _problems(game, document)
            try:
                state = game.from_json(document)
            except PositionError:
                break
            yield _possible(game, state)
            for _ in range(rng.below(STEPS)):
                if state.actor is not None:
                    step(state, rng)
            document = state.to_json()


def _possible(game: Game, state: State) -> list[object]:
    """The position in words, and for each seat that chooses what it may and what it may not."""
    written = game.describe(state) if hasattr(game, "describe") else ""
    return [
        written, *([state.legal(seat), [(kind, no.sent) for kind, no in state.blocked(seat)]] for seat in state.waiting)
    ]  # fmt: skip


def _change_some(game: Game, document: dict[str, Any], rng: Rng) -> None:
    """One or two numbers of a position."""
    opening = game.new(document["players"]).to_json()["position"]
    for _ in range(1 + rng.below(2)):
        _change(document["position"], opening, rng)


def _problems(game: Game, document: dict[str, Any]) -> list[str]:
    try:
        return rebuild(game, document["players"], list(document["position"].values())).problems()
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return ["this is nowhere"]


def _change(position: dict[str, Any], opening: dict[str, Any], rng: Rng) -> None:
    """One number is one more or one less, another one of its row, or as it is at the beginning."""
    names = sorted(name for name in position if position[name] != [])
    field = names[rng.below(len(names))]
    value, how = position[field], rng.below(5)
    if isinstance(value, int):
        position[field] = opening[field] if how == 0 else value + (1 if how % 2 else -1)
        return
    at, there = rng.below(len(value)), rng.below(len(value))
    if how == 0:
        value[at], value[there] = value[there], value[at]
    elif how == 1:
        value[at] = value[there]
    else:
        value[at] += 1 if how % 2 else -1


# --- editions --------------------------------------------------------------------------------------------------------


def edited(kind: type[Game]) -> str:
    """What is wrong with each of many editions with one figure changed; nothing where it can be played with."""
    return digest(_refused(kind, document) for document in _editions(kind, Rng(12)))


def _refused(kind: type[Game], document: dict[str, Any]) -> str:
    try:
        kind.load(document)
    except SpellboardError as error:
        return str(error)
    return ""


def _editions(kind: type[Game], rng: Rng) -> Iterator[dict[str, Any]]:
    whole = kind.edition_of().document
    every = list(figures(whole, ()))
    for _ in range(EDITIONS):
        document = deepcopy(whole)
        path = every[rng.below(len(every))]
        other = every[rng.below(len(every))]
        table, key = reach(document, path[:-1]), path[-1]
        value, how = table[key], rng.below(5)
        if how == 0:
            del table[key]
        elif how == 1:
            table[key] = deepcopy(reach(document, other))
        elif isinstance(value, int) and not isinstance(value, bool):
            table[key] = value + (0, 0, 1, -1, 40)[how]
        elif isinstance(value, str):
            table[key] = value[:-1] + chr(ord(value[-1:] or "a") + 1)
        elif isinstance(value, list) and value:
            table[key] = [*value, value[0]] if how == 2 else value[1:]
        yield document


def figures(part: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Where every figure, list and table of a document stands."""
    if path:
        yield path
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inner:
        yield from figures(value, (*path, key))


def reach(part: Any, path: tuple[Any, ...]) -> Any:
    """What stands there."""
    for key in path:
        part = part[key]
    return part
