"""What each seat knows of chests, and that samples are as likely as they should be (26, 28, 40)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import cast

import pytest

from spellboard import Rng
from spellboard.games.bellum.memory import UNKNOWN
from spellboard.games.bellum.state import BellumState

from .table import at, game, play

proves = pytest.mark.proves

ROUND_OF_THIEVES = """
attack p1 row 2
p1 C4  left G01  right G03
p2 C1  left E01  right V19 V07  chests wood:1*2 wood:3
p3 C2  right E43 E27 E29 V02  chests wood:2
p4 C3
kingdom FA4 FA5 FA6 FA7
hire E05 E06 V03 V04
"""


@proves("bellum.40")
def test_robber_and_robbed_remember_what_was_taken_and_others_do_not() -> None:
    s = at(ROUND_OF_THIEVES)
    play(s, "rob p2 wood", "chest 3")
    faces = [s.observe(seat).memory.thefts[0].face for seat in range(4)]
    assert faces == [2, 2, UNKNOWN, UNKNOWN]


@proves("bellum.40")
def test_a_robbed_lord_still_knows_the_chest_when_nobody_has_touched_it() -> None:
    s = at(ROUND_OF_THIEVES)
    play(s, "rob p2 wood", "chest 3")
    rng = Rng(1)
    for _ in range(40):
        sample = cast(BellumState, s.observe(1).sample(rng))
        assert sample.chests[0 * s.tables.faces + 2] == 1


@proves("bellum.40")
def test_others_know_only_that_it_is_wood() -> None:
    s = at(ROUND_OF_THIEVES)
    play(s, "rob p2 wood", "chest 3")
    rng = Rng(2)
    seen = Counter(held(cast(BellumState, s.observe(3).sample(rng)), 0) for _ in range(200))
    assert set(seen) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def held(s: BellumState, seat: int) -> tuple[int, ...]:
    """The wooden chests of a lord: how many of 1, 2, 3."""
    return tuple(int(s.chests[seat * s.tables.faces + face]) for face in range(3))


def posterior(s: BellumState, seat: int) -> dict[tuple[tuple[int, ...], ...], Fraction]:
    """What a seat may believe of the wooden chests of all, by enumerating every deal and every theft.

    All chests were drawn before the first theft here; each deal of values to castles is weighed by the number of chests
    it can be made of, each theft by the share of chests that it could have been.
    """
    totals = [6, 8, 6]
    thefts = s.observe(seat).memory.thefts
    end = [sum(held(s, who)) for who in range(int(s.players))]
    begin = list(end)
    for theft in thefts:
        begin[theft.thief] -= 1
        begin[theft.victim] += 1
    found: dict[tuple[tuple[int, ...], ...], Fraction] = {}

    def deal(who: int, left: list[int], hands: list[tuple[int, ...]], weight: Fraction) -> None:
        if who == len(begin):
            steal(0, hands, weight)
            return
        for ones in range(begin[who] + 1):
            for twos in range(begin[who] - ones + 1):
                hand = (ones, twos, begin[who] - ones - twos)
                ways = Fraction(1)
                for number, there in zip(hand, left, strict=True):
                    for taken in range(number):
                        ways = ways * (there - taken) / (taken + 1)
                if ways > 0:
                    rest = [there - number for number, there in zip(hand, left, strict=True)]
                    deal(who + 1, rest, [*hands, hand], weight * ways)

    def steal(at: int, hands: list[tuple[int, ...]], weight: Fraction) -> None:
        if at == len(thefts):
            if hands[seat] == held(s, seat):
                found[tuple(hands)] = found.get(tuple(hands), Fraction(0)) + weight
            return
        theft = thefts[at]
        for face in range(3):
            number = hands[theft.victim][face]
            if number and theft.face in (UNKNOWN, face):
                after = [list(hand) for hand in hands]
                after[theft.victim][face] -= 1
                after[theft.thief][face] += 1
                share = Fraction(number, sum(hands[theft.victim]))
                steal(at + 1, [tuple(hand) for hand in after], weight * share)

    deal(0, totals, [], Fraction(1))
    every = sum(found.values())
    return {hands: weight / every for hands, weight in found.items()}


COURSES = [
    ["rob p2 wood", "chest 3"],
    ["rob p2 wood", "chest 3", "pass", "rob p1 wood", "chest 3"],
    ["rob p2 wood", "chest 1", "rob p3 wood", "chest 2", "rob p2 wood", "chest 1"],
    ["pass", "rob p3 wood", "chest 2", "rob p2 wood", "chest 2"],
    ["pass", "rob p3 wood", "chest 2", "rob p2 wood", "chest 3"],
]


@proves("bellum.26", "bellum.40")
@pytest.mark.parametrize("course", COURSES, ids=[str(number) for number in range(len(COURSES))])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_samples_are_as_likely_as_an_enumeration_says(course: list[str], seat: int) -> None:
    s = at(ROUND_OF_THIEVES)
    play(s, *course)
    wanted = posterior(s, seat)
    seen, rng, times = s.observe(seat), Rng(7), 1500
    samples = (cast(BellumState, seen.sample(rng)) for _ in range(times))
    drawn = Counter(tuple(held(sample, who) for who in range(4)) for sample in samples)
    assert set(drawn) <= set(wanted)
    for hands, chance in wanted.items():
        expected = float(chance) * times
        spread = (expected * (1 - float(chance))) ** 0.5
        assert abs(drawn[hands] - expected) <= 4.5 * spread + 1, f"{hands}: {drawn[hands]} instead of {expected:.1f}"


@proves("bellum.4")
def test_samples_deal_the_goblins_of_others_anew_and_keep_ones_own() -> None:
    s = game().start(2)
    play(s, "castle C1", "castle C2", "deal G01", "deal G05", "deal G02", "deal G09", "p2: goblins left right")
    rng = Rng(3)
    samples = [s.observe(0).sample(rng) for _ in range(60)]
    assert {tuple(sample.view(0).goblins) for sample in samples} == {("G01", "G05")}
    assert len({tuple(sample.view(1).goblins) for sample in samples}) > 15
    assert len({tuple(sample.view(1).choice) for sample in samples}) == 4


@proves("bellum.40")
def test_when_the_game_is_over_all_chests_are_open() -> None:
    s = at(
        ROUND_OF_THIEVES.replace("attack p1 row 2", "attack p4 row 2").replace(
            "p4 C3", "p4 C3 chests metal:3*6 metal:4*4"
        )
    )
    play(s, "pass")
    assert all(lord.values for lord in s.view(None).seats)
