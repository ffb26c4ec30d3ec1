"""The words of a game in four languages, from its Fluent files: prompts, actions, events, facts, names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from . import files
from .errors import SpellboardError
from .messages import Argument, Message, Several, Text, Thing, Where, Who
from .rulebook import LANGUAGES

_READER = FluentParser(with_spans=False)  # where a word stands in its file took a quarter of the memory


@lru_cache(maxsize=4096)
def key_of(text: str) -> str:
    """The part of a message key for a kind or an id: `put back` and `magic_ruby` become `put-back` and `magic-ruby`."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower())


class Words:
    """One language of one game. Unknown messages are errors: all four files are complete (a test says so)."""

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise SpellboardError("error-language", language=language[:20], languages=LANGUAGES)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in dict.fromkeys(("spellboard.core", package)):
            self._bundle.add_resource(_read(place, language))

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
            raise SpellboardError(
                "error-no-words", language=self.language, key=f"{key}.{attribute}" if attribute else key
            )
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise SpellboardError("error-words", language=self.language, key=key, why=errors[0])
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

    def kind(self, kind: str) -> str:
        """The short name of a kind of action, for a menu."""
        return self.say(f"kind-{key_of(kind)}")

    def render(self, message: Message, names: Sequence[str]) -> str:
        """A message as a sentence, with the players called by their names."""
        key, _, attribute = message.key.partition(".")
        args = {name: self._argument(value, names) for name, value in message.args.items()}
        return self.say(key, args, attribute or None)

    def _argument(self, value: Argument, names: Sequence[str]) -> FluentType | str:
        match value:
            case int():
                # Entries, codes and limits are named by their digits: no commas between them.
                return fluent_number(value, useGrouping=False)
            case Who(seat):
                return names[seat] if 0 <= seat < len(names) else f"p{seat + 1}"
            case Thing(id) | Where(id):
                return self.name(id)
            case Text(text):
                return text
            case Several(items):
                return ", ".join(str(self._argument(item, names)) for item in items) or "–"
            case Message():
                return self.render(value, names)


@cache
def _read(package: str, language: str) -> Resource:
    """One file; what all games say is read once for all of them."""
    return _READER.parse(files.packaged(package, "text", f"{language}.ftl"))


@cache
def words(package: str, language: str) -> Words:
    """The words of a game, read once."""
    return Words(package, language)
