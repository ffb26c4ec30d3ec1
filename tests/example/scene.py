"""The table of Embers as sheets, and what lies on them."""

from __future__ import annotations

from spellboard import Layout, Message, Node, Phase, Piece, Scene, Sheet, Spot, Zone
from spellboard.core.messages import Thing, Who

from .view import View


def layout() -> Layout:
    """A table with the deck and the die, a mat for everybody, and one's own hand."""
    table = Sheet("table", Message("sheet-table"), 80, 30, (Node("deck", 20, 15, "deck"), Node("die", 60, 15, "die")))
    mat = Sheet(
        "mat", Message("sheet-mat"), 80, 50,
        zones=(Zone("cards", 0, 0, 80, 20), Zone("omens", 0, 25, 80, 20)),
        each_seat=True,
    )  # fmt: skip
    hand = Sheet("hand", Message("sheet-hand"), 80, 20, zones=(Zone("hand", 0, 0, 80, 20),))
    phases = (Phase(Message("section-aim"), ("aim",)), Phase(Message("section-lead"), ("lead", "lay")))
    return Layout((table, mat, hand), phases)


def scene(view: View, names: list[str]) -> Scene:
    """Every card that is seen by its kind, the others as a number of backs."""
    pieces = [Piece("deck", "back", Spot("table", node="deck"), Message("piece-deck"), face_up=False, count=view.deck)]
    if view.die:
        name = Message("piece-die", {"die": view.die})
        pieces.append(Piece("die", f"die-{view.die}", Spot("table", node="die"), name))
    for seat, seen in enumerate(view.seats):
        name = Message("piece-backs", {"seat": Who(seat), "count": seen.cards})
        at = Spot("mat", seat, zone="cards")
        pieces.append(Piece(f"cards-p{seat + 1}", "back", at, name, owner=seat, face_up=False, count=seen.cards))
        for slot, card in enumerate(names):
            count = view.pile[seat * len(names) + slot]
            at = Spot("mat", seat, zone="omens", slot=slot)
            pieces.append(Piece(f"omen-{card}-p{seat + 1}", card, at, _card(card, count), owner=seat, count=count))
    for slot, (card, count) in enumerate(zip(names, view.hand, strict=False)):
        at = Spot("hand", zone="hand", slot=slot)
        pieces.append(Piece(f"hand-{card}", card, at, _card(card, count), view.seat, card, count=count))
    return Scene(tuple(piece for piece in pieces if piece.count))


def _card(card: str, count: int) -> Message:
    return Message("piece-cards", {"card": Thing(card), "count": count})
