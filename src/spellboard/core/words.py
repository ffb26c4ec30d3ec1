"""The words of a game in four languages, from its Fluent files: prompts, actions, events, facts, names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from . import files
from .errors import SpellboardError
from .events import Event
from .rulebook import LANGUAGES

# Facts under these keys are seats, given as numbers from 0 (lists of seats in the plural); they are rendered as names.
SEATS = ("seat", "by", "from", "to", "victim", "winner", "captain", "leader", "owner", "winners", "seats")


def key_of(text: str) -> str:
    """The part of a message key for a kind or an id: `put back` and `magic_ruby` become `put-back` and `magic-ruby`."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower())


class Words:
    """One language of one game. Unknown messages are errors: all four files are complete (a test says so)."""

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise SpellboardError(f"{language!r} is not one of the languages {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in dict.fromkeys(("spellboard.core", package)):
            self._bundle.add_resource(FluentResource(files.packaged(place, "text", f"{language}.ftl")))

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a message."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return bool(message.value) if attribute is None else attribute in message.attributes

    def say(self, key: str, args: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
        """A message with its arguments filled in."""
        message = self._bundle.get_message(key) if self.has(key, attribute) else None
        pattern = None if message is None else message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise SpellboardError(f"the words of {self.language!r} lack {key}{'.' + attribute if attribute else ''}")
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise SpellboardError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, thing: str) -> str:
        """The name of a card, a place, a colour ... in this language; the id itself where it has no name."""
        key = f"name-{key_of(thing)}"
        return self.say(key) if self.has(key) else thing

    def label(self, text: str) -> str:
        """Something that a colon and more follows, with the space before the colon that French wants."""
        return self.say("label", {"label": text})

    def section(self, name: str) -> str:
        """The name of a section of the rulebook in this language."""
        return self.say(f"section-{key_of(name)}")

    def action(self, kind: str, arguments: Mapping[str, str], names: Sequence[str]) -> str:
        """An action in words."""
        args = {key: self._argument(value, names) for key, value in arguments.items()}
        return self.say(f"action-{key_of(kind)}", args)

    def kind(self, kind: str) -> str:
        """The short name of a kind of action, for a menu."""
        return self.say(f"kind-{key_of(kind)}")

    def event(self, event: Event, names: Sequence[str]) -> str:
        """An event as a sentence; with its private part if it carries one."""
        key = f"event-{key_of(event.kind)}"
        facts = {**event.facts, **(event.private or {})}
        args = {fact: self._fact(fact, value, names) for fact, value in facts.items()}
        return self.say(key, args, "private" if event.private is not None else None)

    def prompt(self, key: str, args: Mapping[str, object], names: Sequence[str]) -> str:
        """What to do now."""
        return self.say(f"prompt-{key}", {name: self._fact(name, value, names) for name, value in args.items()})

    def _argument(self, value: str, names: Sequence[str]) -> str | int:
        return int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else self._thing(value, names)

    def _thing(self, value: str, names: Sequence[str]) -> str:
        """A seat as notation writes it (`p1`) by the player's name, anything else by its own."""
        seat = re.fullmatch(r"p([1-9])", value)
        return names[int(seat[1]) - 1] if seat and int(seat[1]) <= len(names) else self.name(value)

    def _fact(self, key: str, value: object, names: Sequence[str]) -> str | int:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._fact(key, inner, names)) for inner in value) or "–"
        if key == "reason":
            return self.say(f"reason-{key_of(str(value))}")
        if isinstance(value, int):
            return names[value] if key in SEATS and 0 <= value < len(names) else value
        return self._thing(str(value), names)


@cache
def words(package: str, language: str) -> Words:
    """The words of a game, read once."""
    return Words(package, language)
