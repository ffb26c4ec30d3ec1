"""What everybody is told and shown in the special courses, as checksums: no sentence and no piece changes unnoticed.

Whoever changes one on purpose writes them anew by `make golden`, and says in the commit what changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from spellboard import Event, Game, Record, Rng, Sink, State
from spellboard.core.history import follow
from spellboard.core.rulebook import LANGUAGES

MOST = 16
"""So many positions of a course are shown at most."""
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
Courses = Iterable[tuple[Game, Record]]


def digest(parts: Iterable[object]) -> str:
    """A checksum over plain data."""
    total = hashlib.sha256()
    for part in parts:
        total.update(msgspec.json.encode(part, order="deterministic") + b"\n")
    return total.hexdigest()


def laid_out(game: Game) -> str:
    """Every sheet with its nodes and zones, and the card of the game."""
    return digest([game.layout, game.card])


def drawn(game: Game) -> str:
    """The ground of every sheet and every figure, in all languages; the cover, and every sheet as somebody sees it."""
    found: list[object] = [[language, game.drawn(language)] for language in LANGUAGES]
    view = game.start(game.fewest).view(0)
    sheets = [game.picture(view, sheet=sheet.id, seat=seat) for sheet in game.layout.sheets for seat in (0, 1)]
    return digest([*found, game.cover("en", "light"), *sheets])


def explained(game: Game) -> str:
    """All that can be asked about, in words."""
    words = game.words("en")
    return digest([topic, [words.render(said, NAMES) for said in game.rule_explain(topic)]] for topic in game.topics)


def told(courses: Courses) -> str:
    """Every event with what only some may know, and each move in a few sentences."""
    return digest([events, game.summary(events)] for game, record in courses for events in happened(game, record))


def happened(game: Game, record: Record) -> Iterator[list[Event]]:
    """The events of each entry in turn."""
    before: State | None = None
    for entry, state in record.replay(type(game)):
        if before is not None:
            sink = Sink()
            follow(game, before, entry, sink)
            yield sink.events
        before = state.copy()


def shown(courses: Courses) -> str:
    """Now and then: views, scenes, prompts, drawings, what a seat knows and guesses, what can and cannot be done."""
    return digest(
        part
        for game, record in courses
        for number, (_, state) in enumerate(record.replay(type(game)))
        if number % (1 + len(record.entry_texts) // MOST) == 0
        for part in position(game, state)
    )


def position(game: Game, state: State) -> Iterator[object]:
    """All that is shown of one position."""
    for eyes in (None, *range(state.players)):
        view = state.view(eyes)
        yield [view, game.scene(view), game.facts(view), game.prompt(state, eyes), game.draw(view, game.words("en"))]
    if hasattr(game, "describe"):
        yield game.describe(state)
    for seat in range(state.players):
        seen = state.observe(seat)
        samples = [guess.to_bytes().hex() for guess in (seen.sample(Rng(seat)), seen.forget().sample(Rng(seat)))]
        yield [seen.to_bytes().hex(), *samples]
    for seat in state.waiting:
        legal = state.legal(seat)
        yield [game.action(code, state) for code in legal]
        yield [(kind, no.sent) for kind, no in state.blocked(seat)]
        yield [no and no.clause for no in (state.why_not(code, seat) for code in spread(range(len(game.codes)), 60))]
        yield [game.preview(state, [code], seat) for code in spread(legal, 5)]
        # How far a search looks is part of what it finds: it gives up alike on every machine.
        yield [game.ways(state, seat)[:40], getattr(state, "looked", 0)]


def spread(codes: Sequence[int], count: int) -> Sequence[int]:
    """About so many of them, at equal distances."""
    return codes[:: 1 + len(codes) // count]
