"""Every message of every game with sample arguments, said in four languages.

Python writes the files from the Fluent files; web/test/words.test.ts must say exactly the same from the same files.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from spellboard import LANGUAGES, Game, Message, Rng, Sink, Words
from spellboard.core.messages import Argument, Text
from tests.conformance.texts import shape
from tests.conformance.walking import load, step

HERE = Path(__file__).parent / "messages"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
STEPS = 260
BESIDE = {"cli": "spellboard.cli", "server": "spellboard.server"}
"""What speaks beside the games: the name of its golden file, and where its words are."""
NUMBERS = (0, 1, 5)


class Said(msgspec.Struct):
    """A message and what it says in each language."""

    message: Message
    text: dict[str, str]


def samples(kind: type[Game]) -> list[Said]:
    """All messages: those that a game really says in play, and each other one with numbers filled in."""
    game = load(kind)
    found = {msgspec.json.encode(message, order="deterministic"): message for message in _in_play(game)}
    said = {message.key for message in found.values()}
    for message in _in_files(game, said):
        found[msgspec.json.encode(message, order="deterministic")] = message
    return [
        Said(found[key], {language: game.words(language).render(found[key], NAMES) for language in LANGUAGES})
        for key in sorted(found)
    ]


def _in_play(game: Game) -> list[Message]:
    """Prompts, facts, actions and events of a random game, each key a few times."""
    found: list[Message] = []
    state, rng = game.new(game.most), Rng(11)
    for _ in range(STEPS):
        if state.actor is None:
            break
        found += [game.prompt(state, seat) for seat in (None, *state.waiting[:1])]
        found += [game.action(code, state) for code in state.legal()[:2]]
        found += [fact for facts in game.facts(state.view(None)) for fact in facts]
        sink = Sink()
        step(state, rng, sink)
        found += [game.message_of(event.seen_by(seat)) for event in sink.events for seat in (None, *event.to[:1])]
    kept: list[Message] = []
    times: dict[str, int] = {}
    for message in found:
        if times.setdefault(message.key, 0) < 2 and message not in kept:
            times[message.key] += 1
            kept.append(message)
    return kept


def _in_files(game: Game, said: set[str]) -> list[Message]:
    """The messages of the Fluent files that play did not say."""
    messages = {**shape("spellboard.core", "en"), **shape(game.package, "en")}
    return _errors(messages) + [
        Message(key, dict.fromkeys(sorted(names), number))
        for key, names in messages.items()
        for number in (NUMBERS if names else (0,))
        if key not in said and not key.startswith("error-")
    ]


def _errors(messages: dict[str, set[str]]) -> list[Message]:
    """The errors, each with a number of several digits and with words from outside."""
    found = []
    for key, names in messages.items():
        if key.startswith("error-"):
            filled: dict[str, Argument] = {name: Text(f"{name} 1\n{{ $x }}") for name in names}
            found += [Message(key, filled)]
            found += [Message(key, dict.fromkeys(sorted(names), 1234))] * bool(names)
    return found


def beside(package: str) -> bytes:
    """The golden file of the command line or of the server: its errors alone."""
    words = {language: Words(package, language) for language in LANGUAGES}
    found = _errors(shape(package, "en"))
    found.sort(key=lambda message: msgspec.json.encode(message, order="deterministic"))
    said = [
        Said(message, {language: words[language].render(message, NAMES) for language in LANGUAGES}) for message in found
    ]
    return _file(package, said)


def text(kind: type[Game]) -> bytes:
    """The golden file of a game: a message a line."""
    return _file(kind.package, samples(kind))


def _file(package: str, said: list[Said]) -> bytes:
    lines = b",\n".join(msgspec.json.encode(each, order="deterministic") for each in said)
    head = b'{"package":' + msgspec.json.encode(package) + b',"names":' + msgspec.json.encode(NAMES)
    return head + b',"said":[\n' + lines + b"\n]}\n"


def write(kinds: dict[str, type[Game]]) -> None:
    HERE.mkdir(exist_ok=True)
    for name, kind in kinds.items():
        (HERE / f"{name}.json").write_bytes(text(kind))
    for name, package in BESIDE.items():
        (HERE / f"{name}.json").write_bytes(beside(package))
