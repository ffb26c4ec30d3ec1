"""Checks of words, clauses, events and layout."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec
from fluent.syntax import FluentParser, ast

from spellboard import LANGUAGES, Game, Rng, Sink, Spot
from spellboard.core import files
from spellboard.core.drawing import WIDTH
from spellboard.core.view import SeatHead, ViewHead
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
                            assert game.words(language).render(game.message_of(told), names)
                    msgspec.json.encode(event)


def prompts_and_actions_can_be_said(game: Game, seeds: range) -> None:
    """Every question, choice, fact and ending has words in every language; every view can be drawn in 80 columns."""
    for players in counts(game):
        names = [f"Player{seat}" for seat in range(players)]
        for state in positions(game, players, seeds[0], every=7):
            view = state.view(None)
            assert str(state)
            assert len(game.facts(view)) == players
            for language in LANGUAGES:
                words = game.words(language)
                for eyes in (None, *state.waiting[:1]):
                    drawn = game.draw(state.view(eyes), words)
                    assert drawn and max(map(len, drawn.splitlines())) <= WIDTH, f"{language}: too wide:\n{drawn}"
                for eyes in (None, *range(players)):
                    assert words.render(game.prompt(state, eyes), names)
                for seat in state.waiting:
                    for code in state.legal(seat)[:20]:
                        assert words.render(game.action(code, state), names)
                for facts in game.facts(view):
                    assert all(words.render(fact, names) for fact in facts)
                if state.outcome is not None:
                    assert words.has(f"reason-{key_of(state.outcome.reason)}"), state.outcome.reason


def words_are_complete(game: Game) -> None:
    """All four files hold the same messages with the same variables; every kind has its words."""
    shapes = {language: shape(game.package, language) for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        missing = sorted(set(shapes["en"]) ^ set(shapes[language]))
        assert not missing, f"{language}: not in both files: {missing}"
        for key, variables in shapes["en"].items():
            assert shapes[language][key] == variables, f"{language}: {key}: {shapes[language][key]} and {variables}"
    again = sorted(set(shape("spellboard.core", "en")) & set(shapes["en"]))
    assert not again, f"the core says these already: {again}"
    words = game.words("en")
    wanted = [f"{part}-{key_of(kind)}" for kind in game.codes.kinds for part in ("action", "kind")]
    wanted += [f"event-{key_of(kind)}" for kind in game.events] + ["about", "title"]
    assert not [key for key in wanted if not words.has(key)], [key for key in wanted if not words.has(key)]
    for code in range(len(game.codes)):
        _say(words, game, code)


def _say(words: Words, game: Game, code: int) -> None:
    assert words.render(game.action(code), ["A", "B", "C", "D", "E", "F"])


def shape(package: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file with the variables it uses; a faulty line is an error."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(files.packaged(package, "text", f"{language}.ftl")).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} appears twice"
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
    """Nodes and zones are unique and inside their sheets, edges join nodes that exist; every sheet has a title."""
    ids = [node.id for sheet in game.layout.sheets for node in sheet.nodes]
    assert len(set(ids)) == len(ids), "two nodes have the same id"
    for sheet in game.layout.sheets:
        nodes, zones = {node.id for node in sheet.nodes}, [zone.id for zone in sheet.zones]
        assert nodes or zones, f"{sheet.id} is empty"
        assert len(set(zones)) == len(zones), f"two zones of {sheet.id} have the same id"
        assert all(0 <= node.x <= sheet.width and 0 <= node.y <= sheet.height for node in sheet.nodes)
        assert all(
            0 <= zone.x <= zone.x + zone.width <= sheet.width and 0 <= zone.y <= zone.y + zone.height <= sheet.height
            for zone in sheet.zones
        )
        assert all(end in nodes for edge in sheet.edges for end in edge)
        assert all(game.words(language).render(sheet.title, []) for language in LANGUAGES)
    for phase in game.layout.phases:
        assert phase.moments and all(game.words(language).render(phase.title, []) for language in LANGUAGES)
    moments = [moment for phase in game.layout.phases for moment in phase.moments]
    assert len(set(moments)) == len(moments), "a moment belongs to two phases"
    msgspec.json.encode(game.layout)


def phases_come_in_their_order(game: Game, seeds: range) -> None:
    """Where the layout names the phases of a round: whoever chooses does so in one of them, and none comes back."""
    steps = {moment: step for step, phase in enumerate(game.layout.phases) for moment in phase.moments}
    for players in counts(game) if steps else ():
        begun, now, last = False, -1, -1
        for state in positions(game, players, seeds[0]):
            view = state.view(None)
            if not state.waiting or (not begun and view.phase not in steps):
                continue  # the dealer acts, or the game is being set up
            begun = True
            assert view.phase in steps, f"{view.phase} is in no phase of the round"
            step = steps[view.phase]
            assert view.round != now or step >= last, f"{view.phase} comes back in round {now}"
            now, last = view.round, step


def card_is_complete(game: Game) -> None:
    """The card has words in four languages; every option has a label, help, a clause and a default that fits."""
    card = game.card
    assert 1 <= card.fewest <= card.most and 0 < card.minutes[0] <= card.minutes[1] and 1 <= card.weight <= 5
    for language in LANGUAGES:
        words = game.words(language)
        assert words.render(card.title, []) and words.render(card.sentence, [])
        for option in card.options:
            assert words.render(option.label, []) and words.render(option.help, [])
            assert all(words.has(f"{option.label.key}-{key_of(value)}") for value in option.values)
    for option in card.options:
        assert game.rulebook[option.clause], f"{option.name} names no clause"
        if option.type == "number":
            assert option.least is not None and option.most is not None, f"{option.name} has no bounds"
            assert isinstance(option.default, int) and option.least <= option.default <= option.most
        if option.type == "choice":
            assert option.default in option.values
    msgspec.json.encode(card)


def scene_is_sound(game: Game, seeds: range) -> None:
    """Every piece has an id of its own, lies where the layout has a place, and can be spoken of in four languages.

    Every argument of every legal code is a node of the layout, a piece of the scene, a seat, a number, a choice. What
    is sent of it is the scene of these eyes, whatever was shown to others before.
    """
    sheets = {sheet.id: sheet for sheet in game.layout.sheets}
    said: set[bytes] = set()
    for players in counts(game):
        names = [f"Player{seat}" for seat in range(players)]
        for number, state in enumerate(positions(game, players, seeds[0])):
            for seat in (None, *range(players)) if number % 5 == 0 else ():
                scene = game.scene(state.view(seat))
                sent = b'{"pieces":[%b]}' % b",".join(game.scene_parts(state.view(seat)))
                assert sent == msgspec.json.encode(scene), "something else is sent"
                ids = [piece.id for piece in scene.pieces]
                assert len(set(ids)) == len(ids), f"two pieces are {next(id for id in ids if ids.count(id) > 1)}"
                for piece in scene.pieces:
                    sheet = sheets[piece.at.sheet]
                    assert (piece.at.seat is not None) == sheet.each_seat, f"{piece.id}: whose {sheet.id}?"
                    if piece.at.node:
                        assert any(node.id == piece.at.node for node in sheet.nodes), piece
                    else:
                        zone = next(zone for zone in sheet.zones if zone.id == piece.at.zone)
                        assert piece.at.slot >= 0 and (not zone.slots or piece.at.slot < zone.slots), piece
                    assert piece.count > 0
                    name = msgspec.json.encode(piece.name)
                    if name not in said:
                        said.add(name)
                        assert all(game.words(language).render(piece.name, names) for language in LANGUAGES)
            for seat in state.waiting:
                called = {piece.called for piece in game.scene(state.view(seat)).pieces}
                for code in state.legal(seat):
                    resolves(game, code, called, players)


def resolves(game: Game, code: int, called: set[str], players: int) -> None:
    """Every argument of a code is something that a page can show."""
    nodes = {node.id for sheet in game.layout.sheets for node in sheet.nodes}
    bounds = game.codes.bounds(game.codes.kind(code))
    for name, kind in game.codes.types(game.codes.kind(code)).items():
        value = game.codes.arguments(code)[name]
        fits = {
            "node": value in nodes,
            "thing": value in called,
            "seat": value in {f"p{seat + 1}" for seat in range(players)},
            "number": name in bounds and int(value) in range(bounds[name][0], bounds[name][1] + 1),
            "choice": game.words("en").has(f"name-{key_of(value)}"),
        }
        assert fits[kind], f"{game.name_of(code)}: {name} {value!r} is no {kind} that is there"


def things_keep_their_slots(game: Game, seeds: range) -> None:
    """From one choice to the next, what stays in a row stays in its slot: nothing jumps because its neighbour left."""
    for players in counts(game):
        before: dict[int | None, dict[str, Spot]] = {}
        chosen = (state for state in positions(game, players, seeds[0]) if state.waiting)
        for state in islice(chosen, 150):
            for eyes in (None, *range(players)):
                now = {piece.id: piece.at for piece in game.scene(state.view(eyes)).pieces if piece.at.zone}
                for name, spot in before.get(eyes, {}).items():
                    there = now.get(name, spot)
                    stayed = (there.sheet, there.seat, there.zone) == (spot.sheet, spot.seat, spot.zone)
                    assert not stayed or there.slot == spot.slot, f"{name} jumps within {spot.zone}"
                before[eyes] = now


def views_have_no_stand_ins(game: Game, seeds: range) -> None:
    """What is not there is None or left out: no number below nought, and no bare number for a reason or a phase."""
    for players in counts(game):
        for state in positions(game, players, seeds[0], every=7):
            for seat in (None, *range(players)):
                view = msgspec.to_builtins(state.view(seat))
                assert not (below := list(_below_nought(view, "view"))), f"a number stands for something else: {below}"
                assert isinstance(view["phase"], str)
                assert view["outcome"] is None or isinstance(view["outcome"]["reason"], str)


def _below_nought(part: object, path: str) -> Iterator[str]:
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from _below_nought(inner, f"{path}.{key}")
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _below_nought(inner, path)
    elif isinstance(part, int) and part < 0:
        yield f"{path} is {part}"


def views_have_one_head(game: Game, seeds: range) -> None:
    """Whose eyes, who must choose, phase, round, seats and outcome stand under the same names in every game."""
    for players in counts(game):
        for state in positions(game, players, seeds[0], every=7):
            for seat in (None, *range(players)):
                view = state.view(seat)
                assert isinstance(view, ViewHead) and view.seat == seat
                assert view.waiting == state.waiting and view.outcome == state.outcome
                assert view.phase and view.round >= 0
                assert len(view.seats) == players and all(isinstance(seen, SeatHead) for seen in view.seats)  # type: ignore[attr-defined]
