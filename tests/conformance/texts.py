"""Checks of words, clauses, events and layout."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec
from fluent.syntax import FluentParser, ast

from spellboard import LANGUAGES, Game, Rng, Sink
from spellboard.core import files
from spellboard.core.drawing import WIDTH
from spellboard.core.words import Words, key_of

from .walking import counts, positions, step


def all_kinds_are_seen(game: Game | list[Game], seeds: range) -> None:
    """Every declared action kind and event kind occurs in random play (with one seat resigning now and then)."""
    games = game if isinstance(game, list) else [game]
    actions: set[str] = set()
    events: set[str] = {"resigned"}
    for variant in games:
        for players in counts(variant):
            for seed in seeds:
                state, rng, sink = variant.new(players), Rng(seed), Sink()
                while state.actor is not None:
                    for seat in state.waiting:
                        actions |= {variant.codes.kind(code) for code in state.legal(seat)}
                    actions |= {variant.codes.kind(code) for code, _ in state.chances()}
                    step(state, rng, sink)
                events |= {event.kind for event in sink.events}
    assert actions == set(games[0].codes.kinds), f"never seen: {sorted(set(games[0].codes.kinds) - actions)}"
    assert events == set(games[0].events), f"declared and seen differ: {sorted(events ^ set(games[0].events))}"


def events_can_be_told(game: Game, seeds: range) -> None:
    """Every event of random play has a sentence in every language, for insiders and outsiders; names are rendered."""
    for players in counts(game):
        names = [f"Player{seat}" for seat in range(players)]
        for seed in seeds:
            state, rng = game.new(players), Rng(seed)
            while state.actor is not None:
                sink = Sink()
                step(state, rng, sink)
                for event in sink.events:
                    assert (event.private is None) == (not event.to), f"{event.kind}: a private part needs readers"
                    assert event.kind in game.events, f"{event.kind} is not declared"
                    for seat in [None, *range(players)]:
                        told = event.seen_by(seat)
                        assert (told.private is not None) == (seat in event.to)
                        for language in LANGUAGES:
                            assert game.words(language).event(told, names)
                    msgspec.json.encode(event)


def prompts_and_actions_can_be_said(game: Game, seeds: range) -> None:
    """Every question, choice, fact and ending has words in every language; every view can be drawn in 80 columns."""
    for players in counts(game):
        names = [f"Player{seat}" for seat in range(players)]
        for state in positions(game, players, seeds[0], every=3):
            view = state.view(None)
            assert str(state)
            assert len(game.facts(view)) == players
            for language in LANGUAGES:
                words = game.words(language)
                for eyes in (None, *range(players)):
                    drawn = game.draw(state.view(eyes), words)
                    assert drawn and max(map(len, drawn.splitlines())) <= WIDTH, f"{language}: too wide:\n{drawn}"
                for seat in state.waiting:
                    key, args = game.prompt(state, seat)
                    assert words.prompt(key, args, names)
                    for code in state.legal(seat)[:20]:
                        assert words.action(game.codes.kind(code), game.codes.arguments(code), names)
                for facts in game.facts(view):
                    for key, _ in facts:
                        assert words.has(f"fact-{key_of(key)}"), f"fact-{key}"
                if state.outcome is not None:
                    assert words.has(f"reason-{key_of(state.outcome.reason)}"), state.outcome.reason


def words_are_complete(game: Game) -> None:
    """All four files hold the same messages with the same variables; every kind has its words."""
    shapes = {language: _shape(game.package, language) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        missing = sorted(set(shapes["en"]) ^ set(shapes[language]))
        assert not missing, f"{language}: not in both files: {missing}"
        for key, variables in shapes["en"].items():
            assert shapes[language][key] == variables, f"{language}: {key}: {shapes[language][key]} and {variables}"
    words = game.words("en")
    wanted = [f"{part}-{key_of(kind)}" for kind in game.codes.kinds for part in ("action", "kind")]
    wanted += [f"event-{key_of(kind)}" for kind in game.events] + ["about", "title"]
    assert not [key for key in wanted if not words.has(key)], [key for key in wanted if not words.has(key)]
    for code in range(len(game.codes)):
        _say(words, game, code)


def _say(words: Words, game: Game, code: int) -> None:
    assert words.action(game.codes.kind(code), game.codes.arguments(code), ["A", "B", "C", "D", "E", "F"])


def _shape(package: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file with the variables it uses; a faulty line is an error."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(files.packaged(package, "text", f"{language}.ftl")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
            found[entry.id.name] = set(_variables(entry.value))
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = set(_variables(attribute.value))
    return found


def _variables(node: object) -> Iterable[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from _variables(value)


def clauses_are_complete(game: Game) -> None:
    """Each clause has its own words in four languages and sources among the books."""
    assert game.rulebook.clauses
    texts: dict[str, str] = {}
    for clause in game.rulebook.clauses.values():
        assert re.fullmatch(r"[a-z]+\.[A-Za-z0-9-]+", clause.id), clause.id
        assert clause.section and clause.sources, clause.id
        for source in clause.sources:
            assert source.split(":")[0] in game.rulebook.books, f"{clause.id}: {source!r} is in no book"
        for language in LANGUAGES:
            assert game.words(language).section(clause.section)
            text = clause.text[language].strip()
            assert len(text) >= 10 and text.endswith((".", "!", "?")), f"{clause.id}, {language}: {text!r}"
            assert texts.setdefault(f"{language} {text}", clause.id) == clause.id, f"{clause.id}: the words of another"


def layout_is_sound(game: Game) -> None:
    """Nodes are unique and inside, edges and zones name nodes that exist; the layout goes into JSON."""
    layout = game.layout
    ids = [node.id for node in layout.nodes]
    assert ids and len(set(ids)) == len(ids)
    assert all(0 <= node.x <= layout.width and 0 <= node.y <= layout.height for node in layout.nodes)
    assert all(end in ids for edge in layout.edges for end in edge)
    assert all(node in ids for nodes in layout.zones.values() for node in nodes)
    msgspec.json.encode(layout)
