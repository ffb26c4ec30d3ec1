"""What the gems of a trade are worth to a seat of Das Amulett, in cards."""

from typing import Final

from mypy_extensions import i64

from ..games.amulett.ending import victory
from ..games.amulett.payment import allowance, gems_due
from ..games.amulett.phases import TAKE
from ..games.amulett.state import AmulettState
from ..games.amulett.tables import METALS, gems_of, one_gem
from .amulett_look import ONE
from .amulett_sight import Sight

DEAREST: Final[i64] = 1_000
"""The price, in cards, of a gem that decides the game."""
CHEAPEST: Final[i64] = 480
"""A card is worth at least so much, in 1/16,000 of a nat."""


def price(sight: Sight, s: AmulettState, seat: i64) -> i64:
    """How many cards the gems here are worth to a seat, in sixteenths; it may not have so many."""
    t = s.tables
    due = gems_due(s, seat)
    at = t.areas + seat
    amulet = s.gems[at]
    full = with_gems(s, amulet, due)
    if victory(t, full) or must_stop(s, seat):
        return ONE * DEAREST
    metals = s.accepted(seat)
    phase = s.phase
    hat = s.hat
    s.phase = TAKE
    stage = sight.stage(s)
    before = sight.worth(s, seat, stage)
    s.gems[at] = full
    s.hat = seat
    gain = sight.worth(s, seat, stage) - before
    s.gems[at] = amulet
    s.hat = hat
    # What a card is worth: some that could be paid here are taken out of the hand for a moment.
    taken: i64 = 0
    place = seat * METALS
    old_0, old_1, old_2, old_3 = s.cards[place], s.cards[place + 1], s.cards[place + 2], s.cards[place + 3]
    while taken < 3:
        most: i64 = -1
        for metal in range(METALS):
            if (
                metals >> metal & 1
                and s.cards[place + metal]
                and (most < 0 or s.cards[place + metal] > s.cards[place + most])
            ):
                most = metal
        if most < 0:
            break
        s.cards[place + most] -= 1
        taken += 1
    a_card: i64 = 0
    if taken:
        a_card = (before - sight.worth(s, seat, stage)) // taken
    s.cards[place] = old_0
    s.cards[place + 1] = old_1
    s.cards[place + 2] = old_2
    s.cards[place + 3] = old_3
    s.phase = phase
    if a_card < CHEAPEST:
        a_card = CHEAPEST
    return ONE * allowance(s, seat) + (ONE * gain // a_card if gain > 0 else 0)


def with_gems(s: AmulettState, amulet: i64, due: i64) -> i64:
    """An amulet with the gems that a winner would take here: new colours first."""
    t = s.tables
    heap = s.gems[s.caravan]
    for fresh in (True, False):
        for colour in range(t.colours):
            while due > 0 and gems_of(heap, colour) and (not fresh or not gems_of(amulet, colour)):
                heap -= one_gem(colour)
                amulet += one_gem(colour)
                due -= 1
    return amulet


def must_stop(s: AmulettState, seat: i64) -> bool:
    """Whether another seat that is still in would win the game here."""
    t = s.tables
    for other in range(s.players):
        if other != seat and not s.out >> other & 1:
            amulet = s.gems[t.areas + other]
            if victory(t, with_gems(s, amulet, gems_due(s, other))) and s.purse(other, s.accepted(other)):
                return True
    return False
