"""The figures of the edition, flat, and the first code of every kind of action."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spellboard import Codes, Edition, Kind


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    hand: int
    courage: int
    burying: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    value: int
    count: int


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition of Embers must hold."""

    play: Play
    card: list[Card]


class EmbersOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How to play: whether hiding protects from robbers."""

    shelter: Annotated[bool, Meta(extra={"clause": "shelter"})] = True


def index(edition: Edition) -> Codes:
    """Every action of Embers."""
    cards = [[card.id] for card in edition.figures(Figures).card]
    return Codes([
        Kind("aim", ["seat"], [["p1"], ["p2"], ["p3"]]),
        Kind("hide"),
        Kind("pass"),
        Kind("bury"),
        Kind("lay", ["card:thing"], cards),
        Kind("put back"),
        Kind("deal", ["card:thing"], cards),
        Kind("die", ["face:number"], [[face] for face in range(1, 7)]),
        Kind("lift", ["card:thing"], cards),
        Kind("omen", ["card:thing"], cards),
    ])  # fmt: skip


class Tables:
    """What the rules look up."""

    def __init__(self, edition: Edition, options: EmbersOptions, codes: Codes) -> None:
        figures = edition.figures(Figures)
        self.cards = len(figures.card)
        self.names = [card.id for card in figures.card]
        self.counts = [card.count for card in figures.card]
        self.worth = [card.value for card in figures.card]
        self.rounds = figures.play.rounds
        self.hand = figures.play.hand
        self.courage = figures.play.courage
        self.burying = figures.play.burying
        self.shelter = options.shelter
        for at, card in enumerate(figures.card):
            if not 0 <= card.count <= 99 or not 0 <= card.value <= 99:
                raise edition.error("error-card-figures", f"card[{at}]", package=__package__)
        if not 1 <= self.rounds <= 100:
            raise edition.error("error-rounds", "play.rounds", package=__package__)
        if not 1 <= self.hand <= sum(self.counts) // 3:
            raise edition.error("error-hand", "play.hand", package=__package__, most=sum(self.counts) // 3)
        self.aim, self.hide, self.passing, self.bury = map(codes.base, ("aim", "hide", "pass", "bury"))
        self.lay, self.put_back, self.deal = map(codes.base, ("lay", "put back", "deal"))
        self.die, self.lift, self.omen = map(codes.base, ("die", "lift", "omen"))
