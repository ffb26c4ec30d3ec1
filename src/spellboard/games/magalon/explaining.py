"""What the cards, pieces and fields of Magalon do, from the figures of the edition."""

from __future__ import annotations

from ...core.messages import Message, Several, Thing
from .drawing import short
from .edition import Board, Card

PIECES = ("wizard", "gnomes", "giant", "ruins", "shield", "red-field")


def topics(board: Board) -> tuple[str, ...]:
    """Goal and legend, the cards by their numbers, the pieces, the artifacts."""
    cards = [str(card.value) for card in board.figures.card]
    return ("goal", "legend", *cards, *PIECES, *(field.id for field in board.specials[1:]))


def explain(board: Board, topic: str) -> list[Message]:
    """One of them in a few sentences."""
    figures, artifacts = board.figures, [Thing(field.id) for field in board.specials[1:]]
    energy = figures.energy
    if topic == "goal":
        facts = {"goal": energy.goal, "upkeep": energy.upkeep, "red": energy.red_field}
        return [Message("goal", {"artifacts": Several([*artifacts]), **facts})]
    if topic == "legend":
        signs = [{"sign": Thing(short(artifact.id)), "artifact": artifact} for artifact in artifacts]
        return [Message("legend"), *(Message("legend-artifact", {**sign}) for sign in signs)]
    if topic in PIECES:
        return [
            {
                "wizard": Message("show-wizard"),
                "gnomes": Message("show-gnomes", {"push": figures.displacement.gnome}),
                "giant": Message("show-giant", {"push": figures.displacement.giant}),
                "ruins": Message("show-ruins", {"squares": len(figures.ruins.shape)}),
                "shield": Message("show-shield"),
                "red-field": Message("show-red-field", {"energy": energy.red_field, "steps": energy.red_field_walk}),
            }[topic]
        ]
    for card in figures.card:
        if str(card.value) == topic:
            return _card(card)
    return [Message("show-artifact", {"artifact": Thing(topic)})]


def _card(card: Card) -> list[Message]:
    found = [Message("show-card", {"card": card.value})]
    for name in ("energy", "ruins", "gnomes"):
        if getattr(card, name):
            found.append(Message(f"show-card-{name}", {name: getattr(card, name)}))
    return found + [Message(f"show-card-{name}") for name in ("lift", "protection", "recover") if getattr(card, name)]
