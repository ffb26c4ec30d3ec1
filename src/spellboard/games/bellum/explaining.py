"""What the creatures, places, castles and tokens of Bellum Magica do, from the figures of the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.messages import Argument, Message, Several, Thing
from ...core.words import key_of
from .edition import Castle, Chest, Creature, Figures, Place
from .tables import CHESTS, ICONS

TOKENS = ("food", "sign", "barrel", "map", "sword", "magic_sword", "thief", "shield", "magic_shield", "spell")


def topics(figures: Figures) -> tuple[str, ...]:
    """Goal and legend, creatures, places, castles, tokens and chests."""
    cards: list[Creature | Place | Castle] = [*figures.all_creatures, *figures.all_places, *figures.castles.card]
    return ("goal", "legend", *(card.id for card in cards), *TOKENS, *CHESTS)


def explain(figures: Figures, topic: str) -> list[Message]:
    """One of them in a few sentences."""
    if topic == "goal":
        return [Message("goal", {"chests": figures.setup.end_chests})]
    if topic == "legend":
        signs = [
            Message("legend-sign", {"sign": Message(f"letter-{key_of(icon)}"), "name": Thing(icon)}) for icon in ICONS
        ]
        return [Message("legend"), Message("legend-signs", {"signs": Several([*signs])})]
    if topic in TOKENS:
        return [Message(f"show-{key_of(topic)}")]
    if topic in CHESTS:
        chests: list[Chest] = getattr(figures.chests, topic)
        values = [chest.value for chest in chests]
        count = sum(chest.count for chest in chests)
        return [
            Message("show-chest", {"chest": Thing(topic), "count": count, "least": min(values), "most": max(values)})
        ]
    for group in ("goblin", "evil", "very_evil"):
        for creature in getattr(figures.creatures, group):
            if creature.id == topic:
                return _creature(creature, group, figures)
    for place in figures.all_places:
        if place.id == topic:
            return [_place(place)]
    return _castle(next(card for card in figures.castles.card if card.id == topic))


def _creature(card: Creature, group: str, figures: Figures) -> list[Message]:
    found = [Message("show-creature", {"creature": Thing(card.id), "id": _id(card.id), "kind": Thing(group)})]
    if group == "goblin":
        found.append(Message("show-dealt"))
    elif group == "evil":
        found.append(Message("show-price", {"food": figures.price.evil.food}))
    else:
        price, alone = figures.price.very_evil, figures.price.very_evil_by_signs
        found.append(Message("show-price-more", {"food": price.food, "sign": price.sign, "signs": alone.sign}))
    found += _rows(card.left, card.right)
    return found + ([Message("show-bonus", {"bonus": Thing(card.bonus)})] if card.bonus else [])


def _castle(card: Castle) -> list[Message]:
    facts: dict[str, Argument] = {"castle": Thing(card.id), "id": _id(card.id), "shields": card.shield}
    return [Message("show-castle", facts), *_rows(card.left, card.right)]


def _place(place: Place) -> Message:
    loot = Several([*(_counted(thing, count) for thing, count in place.loot.items() if count)])
    facts: dict[str, Argument] = {"place": Thing(place.id), "id": _id(place.id), "loot": loot}
    return Message("show-place", {**facts, "shields": place.shields, "magic": place.magic})


def _rows(left: Sequence[str], right: Sequence[str]) -> list[Message]:
    """What each row of the die brings on either side; an empty row brings nothing and is not told."""
    sides: Mapping[str, Sequence[str]] = {"left": left, "right": right}
    return [Message(f"show-{side}", {"cells": Several([*_cells(rows)])}) for side, rows in sides.items()]


def _cells(rows: Sequence[str]) -> list[Message]:
    return [
        Message("show-cell", {"row": row, "icon": Thing(icon), "count": icons.split().count(icon)})
        for row, icons in enumerate(rows, 1)
        for icon in dict.fromkeys(icons.split())
    ]


def _counted(thing: str, count: int) -> Message:
    return Message("show-counted", {"thing": Thing(thing), "count": count})


def _id(card: str) -> Thing:
    """The id as it is written: without the sign the card would go by its name, which two may share."""
    return Thing(f"#{card}")
