"""What a person asks about, by any of its names: the id, or the name in one of the four languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .rulebook import LANGUAGES
from .words import Words, key_of

if TYPE_CHECKING:
    from .game import Game


ARTICLE = re.compile(r"^(the|der|die|das|de|het|le|la|les) |^l’")


def name_of(topic: str, words: Words) -> str:
    """What a topic is called."""
    key = f"topic-{key_of(topic)}"
    return words.say(key) if words.has(key) else words.name(topic)


def called(game: Game, text: str, words: Words) -> list[str]:
    """The topics that go by this name: several where two cards share it, none where it could mean different things."""
    wanted = " ".join(text.split()).casefold().removeprefix("#")
    if not wanted:
        return []
    spoken = [words, *(game.words(language) for language in LANGUAGES if language != words.language)]
    # `card 7` is the card 7, whatever a card is called.
    number = wanted.rpartition(" ")[2] if wanted[-1:].isdecimal() else ""
    found = _same(game.topics, wanted) or _same(game.topics, number)
    for speech in spoken:
        names = {topic: name_of(topic, speech).casefold() for topic in game.topics}
        found = found or [topic for topic, name in names.items() if wanted in (name, ARTICLE.sub("", name))]
    for speech in spoken:
        names = {topic: name_of(topic, speech).casefold() for topic in game.topics}
        begun = [topic for topic, name in names.items() if name.startswith(wanted)]
        # Mirrored cards are told apart by a letter: the name without it means them all.
        alike = all(len(names[topic]) == len(wanted) + 2 for topic in begun)
        found = found or (begun if alike or len({names[topic] for topic in begun}) == 1 else [])
    return found


def _same(topics: Sequence[str], wanted: str) -> list[str]:
    return [topic for topic in topics if wanted in (topic.casefold(), key_of(topic))]
