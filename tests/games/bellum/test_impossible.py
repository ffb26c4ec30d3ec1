"""Every reason for which a position cannot be, from the figures to the end of the game: each is seen once at least."""

from __future__ import annotations

import pytest

from spellboard.games.bellum.state import (
    BARREL,
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    HELD,
    LOOTED,
    OPEN,
    OWED,
    SECOND,
    SERVES,
    SPELL,
    BellumState,
)

from .test_soundness import (
    ATTACK,
    CASTLES,
    CREATURES,
    DEALT,
    END,
    HORDE,
    KINGDOM,
    LAST,
    RECRUIT,
    ROB,
    ROLL,
    STEAL,
    Change,
    both,
    creature,
    drawn,
    gone,
    lord,
    put,
    ten_chests,
)


def place(name: str, where: int) -> Change:
    def change(s: BellumState) -> None:
        s.places[s.tables.place_ids.index(name)] = where

    return change


def add(field: str, at: int, more: int) -> Change:
    def change(s: BellumState) -> None:
        getattr(s, field)[at] += more

    return change


def row(field: str, *numbers: int) -> Change:
    return lambda s: s.fill(field, list(numbers))


def same_hand(s: BellumState) -> None:
    """The first lord's two goblins the other way round."""
    first, second = s.has(0, FIRST), s.has(0, SECOND)
    both(lord(0, FIRST, int(second)), lord(0, SECOND, int(first)))(s)


LOST = put(reason=4)

IMPOSSIBLE: list[tuple[str, str | list[str], Change]] = [
    # the figures alone
    ("lords must hold", ATTACK, row("lords", 0)),
    ("thefts must hold", ATTACK, row("thefts", 0)),
    ("number of chests is out of bounds", ATTACK, add("chests", 0, -100)),
    ("a creature is nowhere", ATTACK, creature("E09", -1)),
    ("a creature is nowhere", ATTACK, creature("E09", int(SERVES) + 6)),
    ("a place is nowhere", ATTACK, place("FA6", -1)),
    ("a place is nowhere", ATTACK, place("FA6", int(LOOTED) + 1)),
    ("p1 has an impossible number of tokens", ATTACK, lord(0, FOOD, -1)),
    ("p3 has an impossible number of tokens", ATTACK, lord(2, SPELL, -1)),
    ("p2 has no possible castle", ATTACK, lord(1, BOARD, -2)),
    ("p2 has no possible castle", ATTACK, lord(1, BOARD, 99)),
    ("p3 has no possible castle", ATTACK, lord(2, GONE, 2)),
    ("p1 holds no possible goblins", ATTACK, lord(0, FIRST, -2)),
    ("p2 holds no possible goblins", ATTACK, lord(1, SECOND, 999)),
    ("p2 has made no possible choice", ATTACK, lord(1, CHOICE, 4)),
    ("p2 has made no possible choice", ATTACK, lord(1, CHOICE, -2)),
    ("p1 is owed an impossible number", ATTACK, lord(0, OWED + 1, -1)),
    ("p3 is owed an impossible number", ATTACK, lord(2, OWED + 2, 1 << 20)),
    ("the supply holds", ATTACK, lord(3, OWED, 1)),
    # tokens, chests, thefts
    ("food instead of", ATTACK, lord(0, FOOD, 1)),
    ("barrel", ATTACK, lord(0, BARREL, 2)),
    ("chests of face 0 instead of", ATTACK, add("chests", 0, 1)),
    ("names a chest or a lord", ATTACK, row("thefts", 99, 0, 1, 0, 0)),
    ("names a chest or a lord", ATTACK, row("thefts", 0, 1, 1, 0, 0)),
    ("names a chest or a lord", ATTACK, row("thefts", 0, 3, 1, 0, 0)),
    ("impossible number of chests", ATTACK, row("thefts", 0, 0, 1, -1, 0)),
    ("do not fit the wood chests of p2", ATTACK, row("thefts", 0, 1, 0, 0, 0)),
    # cards
    ("two lords have the same castle", ATTACK, lambda s: lord(0, BOARD, int(s.has(1, BOARD)))(s)),
    ("creatures in hand", RECRUIT, put(hand=20)),
    ("creatures in hand", RECRUIT, creature("E09", int(HELD))),
    ("a goblin cannot be recruited", RECRUIT, put("place", hand=0)),
    ("a goblin lies face up", RECRUIT, creature("G01", int(OPEN))),
    ("too many creatures lie face up", RECRUIT, creature("E09", int(OPEN))),
    ("the tavern must lie face up", ATTACK, add("places", 0, 1)),
    ("which does not fit", ATTACK, put(turned=5)),
    ("too many places lie face up", ATTACK, place("FA7", int(OPEN))),
    # set-up
    ("dealt in the order of the seats", [*CASTLES, "deal G01"], both(lord(1, FIRST, 0), lord(0, FIRST, -1))),
    ("must hold two goblins in order", DEALT, same_hand),
    ("goblins are dealt when all castles are", ["castle C1"], lord(0, FIRST, 0)),
    ("turned up after the goblins", DEALT, put(turned=1)),
    ("turned up after the goblins", CASTLES, creature("E01", int(OPEN))),
    ("turned up after the goblins", KINGDOM, put(turned=3)),
    ("nothing can be looted", KINGDOM, place("FA1", int(LOOTED))),
    ("outside its moment", CREATURES, lord(0, CHOICE, 1)),
    ("or somebody who has left", DEALT, both(lord(0, CHOICE, 1), gone(0))),
    ("belongs to a day", CREATURES, put(die=1)),
    ("belongs to a day", CREATURES, put(thieves=1)),
    # a day
    ("somebody has no castle", ATTACK, lord(1, BOARD, -1)),
    ("goblins instead of 2", ATTACK, creature("G01", 0)),
    ("in hand outside their moment", ATTACK, lord(0, CHOICE, 1)),
    ("in hand outside their moment", ATTACK, lord(1, SECOND, 3)),
    ("cast more spells than he has", ATTACK, put(cast=1)),
    ("cast more spells than he has", LAST, both(lord(0, SPELL, 1), put("reveal", cast=1))),
    ("nobody can have got a chest", HORDE, put(brought=1)),
    ("owed outside their moment", ATTACK, lord(0, OWED, 1)),
    ("without its decision", ATTACK, put(victim=1)),
    ("without its decision", STEAL, put(victim=-1)),
    ("thieves wait outside a theft", STEAL, put(thieves=1)),
    ("thieves wait outside a theft", ATTACK, put(thieves=1)),
    ("from oneself", STEAL, put(victim=0)),
    ("by somebody else", STEAL, lord(2, OWED, 1)),
    ("thieves are not those", ROB, put(thieves=0)),
    ("who can force no roll", HORDE, lord(0, BARREL, 0)),
    ("the die must show", ATTACK, put(die=0)),
    ("set-up and days", ATTACK, put("goblins")),
    # the end
    ("end and its reason", ATTACK, put(reason=1)),
    ("nothing is under way", LAST, both(END, both(put(reason=2), lord(0, OWED, 1)))),
    ("nothing is under way", LAST, both(END, both(put(reason=2), lord(0, CHOICE, 1)))),
    ("nothing is under way", LAST, both(END, put(reason=2, asked=2))),
    ("a game without a day can only be left", CREATURES, put("end", asked=2, seat=1, reason=1)),
    ("a game without a day can only be left", LAST, both(END, put(reason=1, die=0))),
    ("or somebody has", "recruit p3 row 2 day 40", both(ten_chests, both(END, put(reason=2)))),
    ("something is left of it", "recruit p3 row 2 day 40", both(END, put(reason=2, brought=1))),
    ("something is left of it", "recruit p3 row 2 day 40", both(END, both(lord(0, SPELL, 1), put(reason=2, cast=1)))),
    ("the reason before idle days are", "recruit p3 row 2 day 40", both(END, put(reason=3, idle=12))),
    ("more idle days than days", LAST, both(END, both(gone(0, 1), put(reason=4, idle=9)))),
    ("before the roll", ROLL, both(put("end", asked=3, seat=2, brought=1), both(gone(0, 1), LOST))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "position", "change"), IMPOSSIBLE, ids=[f"{at} {row[0]}" for at, row in enumerate(IMPOSSIBLE, 1)]
)
def test_a_position_that_cannot_be_says_why(said: str, position: str | list[str], change: Change) -> None:
    s = drawn(position)
    assert s.problems() == []
    change(s)
    assert any(said in problem for problem in s.problems()), s.problems()
