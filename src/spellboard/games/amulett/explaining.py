"""What the spells, metals, gems and areas of Das Amulett do, from the figures of the edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...core.messages import Argument, Message, Several, Thing, Where
from .edition import Area, Figures, Spell

PIECES = ("stone", "hat", "caravan", "marker")


def topics(figures: Figures) -> tuple[str, ...]:
    """Goal and legend, the spells, then everything that lies on the board."""
    spells, areas = [spell.id for spell in figures.spell], [area.id for area in figures.area]
    return ("goal", "legend", *spells, *PIECES, *figures.pieces.metals, *figures.gems, *areas)


def explain(figures: Figures, refunds: Mapping[str, int], topic: str) -> list[Message]:
    """One of them in a few sentences; `refunds` is what an option makes of the Influences."""
    pieces = figures.pieces
    if topic == "goal":
        return [Message("goal", {"colours": figures.victory.colours, "gems": figures.victory.gems})]
    if topic == "legend":
        return [
            Message("legend"),
            Message("legend-gems", {"signs": _signs(figures.gems)}),
            Message("legend-terrains", {"signs": _signs(figures.terrain)}),
        ]
    if topic == "stone":
        return [Message("show-stone", {"stones": pieces.stones})]
    if topic == "marker":
        return [Message("show-marker", {"numbers": Several([*pieces.markers])})]
    if topic in PIECES:
        return [Message(f"show-{topic}")]
    if topic in pieces.metals:
        where = [Thing(terrain) for terrain, metal in figures.terrain.items() if metal in (topic, "any")]
        return [Message("show-metal", {"metal": Thing(topic), "cards": pieces.cards, "terrains": Several([*where])})]
    if topic in figures.gems:
        return [Message("show-gem", {"gem": Thing(topic), "count": figures.gems[topic]})]
    for spell in figures.spell:
        if spell.id == topic:
            return _spell(spell, refunds)
    return _area(next(area for area in figures.area if area.id == topic), figures)


def _signs(names: Iterable[str]) -> Several:
    return Several([Message("legend-sign", {"sign": Message(f"short-{name}"), "name": Thing(name)}) for name in names])


def _spell(spell: Spell, refunds: Mapping[str, int]) -> list[Message]:
    facts: dict[str, Argument] = {"spell": Thing(spell.id), "colour": Thing(spell.colour), "bolts": spell.bolts}
    income = [
        Message("show-counted", {"thing": Thing(metal), "count": count})
        for metal, count in spell.metals.items()
        if count
    ]
    found = [Message("show-spell", facts)]
    found += [Message("show-income", {"metals": Several([*income])})] if income else []
    return [*found, effect_of(spell, refunds)]


def effect_of(spell: Spell, refunds: Mapping[str, int]) -> Message:
    """What a spell does, in one sentence."""
    effect = spell.effect
    placed = effect.kind in ("refund", "extra-gem", "wild")
    key = f"effect-{effect.kind}-{effect.where}" if placed else f"effect-{effect.kind}"
    amount = refunds[spell.id] if effect.kind == "refund" else effect.amount
    said: dict[str, Argument] = {"amount": amount, "metal": Thing(effect.metal), "gem": Thing(effect.gem)}
    return Message(key, said)


def _area(area: Area, figures: Figures) -> list[Message]:
    metal = figures.terrain[area.terrain]
    accepted = Thing("joker" if metal == "any" else metal)
    found = [Message("show-area", {"area": Where(area.id), "metal": accepted, "gems": area.gems})]
    return found + [Message("show-wall")] * area.wall + [Message("show-pyramid")] * area.pyramid
