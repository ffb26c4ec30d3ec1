"""Whatever is accepted as a position can be played to its end; whatever legal play reaches is accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from spellboard import CHANCE, COMPILED, PositionError, Refusal, Rng
from spellboard.bots import bot
from spellboard.games.bellum import GAME
from spellboard.games.bellum.phases import PHASES
from spellboard.games.bellum.state import (
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    LORD,
    OPEN,
    OWED,
    SECOND,
    SERVES,
    SHIELD,
    SPELL,
    UNSEEN,
    BellumState,
)
from tests.conformance.changes import fuzz
from tests.conformance.walking import counts, step, variants

from .table import at, game, play

Change = Callable[[BellumState], object]

DAY = """
{moment}
p1 C4  right E43  barrel 1 {p1}
p2 C1  left E21  chests wood:1*2 wood:3 metal:4 {p2}
p3 C2
kingdom FA4 FA5 FA6
hire E05 E06 V03 V04
"""
# A day's decision, or the actions of set-up so far; `draft` first if castles are chosen.
ROLL, HORDE, ATTACK = "roll p1", "horde p1 row 2", "attack p1 row 2"
RECRUIT, LAST = "recruit p1 row 2", "recruit p3 row 2"
ROB, STEAL = "rob p1 row 2 victim p2 thieves 1", "steal p1 row 2 victim p2"
CASTLES = ["castle C1", "castle C2"]
DEALT = [*CASTLES, "deal G01", "deal G02", "deal G03", "deal G04"]
PLACED = [*DEALT, "p1: goblins left left", "p2: goblins left left"]
KINGDOM = [*PLACED, "reveal FA1", "reveal FA2"]
CREATURES = [*KINGDOM, "draw E01", "draw E02", "draw V01", "draw V02"]


def drawn(position: str | list[str]) -> BellumState:
    if isinstance(position, str):
        theft = position in (ROB, STEAL)
        p1, p2 = "owed wood" if theft else "", "shields 1" if position == STEAL else ""
        return at(DAY.format(moment=position, p1=p1, p2=p2))
    draft = position[:1] == ["draft"]
    s = cast(BellumState, game(**({"castles": "draft"} if draft else {})).new(2))
    play(s, *position[draft:])
    return s


def put(phase: str = "", **numbers: int) -> Change:
    def change(s: BellumState) -> None:
        for field, number in numbers.items():
            setattr(s, field, number)
        s.phase = PHASES.index(phase) if phase else s.phase

    return change


def lord(seat: int, field: int, number: int, phase: str = "") -> Change:
    def change(s: BellumState) -> None:
        s.lords[seat * LORD + field] = number
        put(phase)(s)

    return change


def slot(at: int, thing: int) -> Change:
    def change(s: BellumState) -> None:
        s.slots[at] = thing

    return change


def both(one: Change, other: Change) -> Change:
    return lambda s: (one(s), other(s))


def gone(*seats: int) -> Change:
    return lambda s: [lord(seat, GONE, 1)(s) for seat in seats]


def creature(name: str, where: int) -> Change:
    def change(s: BellumState) -> None:
        s.creatures[s.tables.creature_ids.index(name)] = where

    return change


def ten_chests(s: BellumState) -> None:
    for seat, sign in ((0, 1), (int(s.players), -1)):
        s.chests[seat * s.tables.faces + 1] += 8 * sign
        s.chests[seat * s.tables.faces + 3] += 2 * sign


def hidden(s: BellumState) -> None:
    s.places[s.tables.place_ids.index("FA6")] = UNSEEN
    s.turned -= 1


END = put("end", asked=3, seat=2)

# What is said, a position, and a change after which play would break, stick, never end, or mean nothing.
UNSOUND: list[tuple[str, str | list[str], Change]] = [
    ("while two lords are in it", ATTACK, gone(1, 2)),
    ("while two lords are in it", ROLL, gone(0, 1, 2)),
    ("while two lords are in it", DEALT, gone(0)),
    ("the decision is not the one", CASTLES, put("goblins")),
    ("the decision is not the one", DEALT, put("deal")),
    ("the decision is not the one", KINGDOM, put("captain", asked=4)),
    ("set-up and days", CREATURES, put("captain", day=1)),
    ("set-up and days", ROLL, put("captain")),
    ("order of the seats", ["castle C1"], both(lord(0, BOARD, -1), lord(1, BOARD, 0))),
    ("asked or seat", [*CASTLES, "deal G01"], put(seat=1)),
    ("asked or seat", [*KINGDOM, "draw E01"], put(asked=3)),
    ("everybody has chosen", DEALT, both(lord(0, CHOICE, 0), lord(1, CHOICE, 0))),
    ("belongs to a day", PLACED, put(captain=1)),
    ("nobody has anything", PLACED, lord(1, SHIELD, 1)),
    ("recruited during set-up", PLACED, creature("E09", int(SERVES))),
    ("evil creatures are turned up", [*KINGDOM, "draw E01"], both(creature("E01", 0), creature("V01", int(OPEN)))),
    ("who has left is to choose", ["draft"], gone(0)),
    ("cannot have had their turn", ATTACK, put(asked=0)),
    ("cannot have had their turn", ROLL, put(asked=1)),
    ("cannot have had their turn", HORDE, put(asked=3)),
    ("it is the turn of p2", "attack p2 row 2", put(seat=0)),
    ("it is the turn of p1", ROLL, put(seat=1)),
    ("who has left is to choose", RECRUIT, gone(0)),
    ("who can force no roll", HORDE, put(asked=1, seat=1)),
    ("the die must show", ROLL, put(die=3)),
    ("day must be from 0 to 40", ROLL, put(day=41)),
    ("idle must be from 0 to 12", "roll p1 day 20", put(idle=13)),
    ("more idle days than days", "roll p1 day 5", put(idle=5)),
    ("more idle days than days", "roll p1 day 30", put(idle=12)),
    ("nobody can have got a chest", ROLL, put(brought=1)),
    ("enough to have ended the game", RECRUIT, ten_chests),
    ("of a kind lie open instead", ATTACK, creature("E05", 0)),
    ("no creature to place", RECRUIT, put("draw")),
    ("no place to turn up", LAST, put("reveal")),
    ("not refilled", ROLL, hidden),
    ("nobody is owed", ATTACK, put("chest")),
    ("nobody is owed", ATTACK, put("chest", asked=0, seat=2)),
    ("no looted place holds", ATTACK, lord(0, OWED, 2, "chest")),
    ("the scouts did not earn", "attack p2 row 1", both(lord(1, OWED, 1, "chest"), put(asked=0))),
    ("treasure maps", ATTACK, both(lord(2, OWED + 1, 1, "chest"), put(asked=0, seat=2))),
    ("thieves are not those", ROB, put(thieves=2)),
    ("thieves are not those", STEAL, lord(0, OWED, 3)),
    ("did not fall", STEAL, lord(1, SHIELD, 9)),
    ("did not fall", STEAL, lord(1, SHIELD, 0)),
    ("more is to be stolen", STEAL, lord(0, OWED + 2, 1)),
    ("nothing is to be stolen", STEAL, lord(0, OWED, 0)),
    ("the supply holds", ATTACK, lord(3, SHIELD, 1)),
    ("kind by kind", ATTACK, lambda s: s.fill("thefts", [3, 2, 1, 1, 0, 0, 2, 1, 1, 2])),
    ("the end and its reason", ATTACK, END),
    ("nobody has chests enough", ATTACK, both(END, put(reason=1))),
    ("did not stall", LAST, both(END, put(reason=2))),
    ("did not stall", LAST, both(END, put(reason=3))),
    ("nothing is under way", "recruit p3 row 2 day 12", both(END, put(reason=3, idle=12, thieves=1))),
    ("while two lords are in it", LAST, both(END, put(reason=4))),
    ("creatures in the slots", RECRUIT, slot(0, -1)),
    ("creatures in the slots", RECRUIT, slot(3, 10)),
    ("places in the slots", ATTACK, slot(4, -1)),
    ("places in the slots", ATTACK, slot(5, 1)),
    ("castle by castle", ATTACK, both(slot(7, 2), slot(9, 0))),
    ("castle by castle", ATTACK, slot(8, 0)),
    ("castle by castle", ATTACK, lambda s: s.fill("slots", list(s.slots)[:-1])),
    ("no such thing in a slot", ATTACK, slot(4, 999)),
    ("no such thing in a slot", ATTACK, slot(7, -1)),
    ("slots must hold at least", ATTACK, lambda s: s.fill("slots", [])),
]


@pytest.mark.parametrize(("said", "position", "change"), UNSOUND, ids=[f"{at}" for at in range(1, len(UNSOUND) + 1)])
def test_what_cannot_be_played_on_is_refused(said: str, position: str | list[str], change: Change) -> None:
    s = drawn(position)
    assert s.game.from_json(s.to_json()).to_bytes() == s.to_bytes()
    change(s)
    assert any(said in problem for problem in s.problems()), s.problems()
    with pytest.raises(PositionError):
        s.game.from_json(s.to_json())


def test_changed_positions_are_refused_or_sound_to_the_end() -> None:
    tally = fuzz(game(), 1500, 7)
    assert tally["accepted"] > 50 and tally["broken"] == 0


@pytest.mark.parametrize("options", variants(GAME), ids=str)
def test_whatever_play_and_leaving_reach_is_a_position(options: dict[str, Any]) -> None:
    """Random and greedy players, of whom one or another leaves at any moment, the dealer's moments too."""
    here, rng = game(**options), Rng(5)
    for players in counts(here):
        for course in range(4 if COMPILED else 2):
            state = here.new(players)
            thinking = [bot("greedy", here, seat, Rng(seat)) for seat in range(players)] if course == 0 else []
            for _ in range(5000):
                data = state.to_bytes()
                assert here.from_bytes(data).to_bytes() == data
                if state.actor is None:
                    break
                if course and rng.below(60 * course) == 0:
                    state.resign(rng.below(players))
                elif thinking and state.actor != CHANCE:
                    seat = state.waiting[0]
                    state.apply(thinking[seat].choose(state.observe(seat)), seat)
                else:
                    step(state, rng)
            assert state.outcome is not None


def test_a_game_that_ended_by_leaving_is_written_in_one_way() -> None:
    """Whatever was under way is left: no theft, no choice and no claim outlives the end."""
    s = drawn(ROB)
    s.resign(2)
    s.resign(0)
    assert s.outcome is not None and s.outcome.winners == (1,)
    assert (s.victim, s.thieves, s.owed(0)) == (-1, 0, 0) and s.problems() == []


def test_nobody_leaves_twice_or_after_the_end() -> None:
    s = drawn(ATTACK)
    s.resign(2)
    s.resign(2)
    assert s.outcome is None
    s.resign(1)
    over = s.to_bytes()
    with pytest.raises(Refusal, match=r"core\.over"):
        s.resign(0)
    assert s.to_bytes() == over and s.outcome is not None and s.outcome.winners == (0,)


def test_the_thefts_of_each_kind_are_told_together() -> None:
    s = drawn(ATTACK)
    play(s, "rob p2 metal wood", "chest 4", "chest 1")
    assert [int(number) for number in list(s.thefts)[::5]] == [0, 4]


# --- every number has its bounds -------------------------------------------------------------------------------------

BOUNDS = {
    "phase": (0, 14), "seat": (0, 2), "captain": (0, 2), "die": (0, 6), "day": (0, 40), "idle": (0, 12),
    "brought": (0, 1), "asked": (0, 4), "cast": (0, 1_000_000), "hand": (-1, 75), "turned": (0, 25), "victim": (-1, 2),
    "thieves": (0, 1023), "reason": (0, 4),
}  # fmt: skip


@pytest.mark.parametrize("field", BOUNDS)
def test_a_number_is_told_from_one_beyond_its_ends(field: str) -> None:
    low, high = BOUNDS[field]
    for value in (low - 1, low, high, high + 1):
        s = drawn(ATTACK)
        setattr(s, field, value)
        beyond = not low <= value <= high
        assert (f"{field} must be from {low} to {high}" in s.problems()) == beyond, value


ROWS: list[tuple[str, Callable[[int], Change], int, int]] = [
    ("a number of chests is out of bounds", lambda value: entry("chests", 0, value), 0, 1_000_000),
    ("a creature is nowhere", lambda value: entry("creatures", 10, value), 0, int(SERVES) + 5),
    ("a place is nowhere", lambda value: entry("places", 3, value), 0, 2),
    ("there is no such thing in a slot", lambda value: slot(0, value), -1, 75),
    ("there is no such thing in a slot", lambda value: slot(7, value), 0, 75),
    ("p2 has an impossible number of tokens", lambda value: lord(1, FOOD, value), 0, 1_000_000),
    ("p2 has an impossible number of tokens", lambda value: lord(1, SPELL, value), 0, 1_000_000),
    ("p2 has no possible castle", lambda value: lord(1, BOARD, value), -1, 4),
    ("p2 has no possible castle", lambda value: lord(1, GONE, value), 0, 1),
    ("p2 holds no possible goblins", lambda value: lord(1, FIRST, value), -1, 9),
    ("p2 holds no possible goblins", lambda value: lord(1, SECOND, value), -1, 9),
    ("p2 has made no possible choice", lambda value: lord(1, CHOICE, value), -1, 3),
    ("p2 is owed an impossible number of chests", lambda value: lord(1, OWED, value), 0, 1023),
    ("p2 is owed an impossible number of chests", lambda value: lord(1, OWED + 2, value), 0, 1023),
]


def entry(field: str, at: int, value: int) -> Change:
    def change(s: BellumState) -> None:
        numbers = list(getattr(s, field))
        numbers[at] = value
        s.fill(field, numbers)

    return change


@pytest.mark.parametrize(("said", "change", "low", "high"), ROWS, ids=[f"{at}" for at in range(1, len(ROWS) + 1)])
def test_so_is_a_number_in_a_row(said: str, change: Callable[[int], Change], low: int, high: int) -> None:
    for value in (low - 1, low, high, high + 1):
        s = drawn(ATTACK)
        change(value)(s)
        beyond = not low <= value <= high
        assert any(problem.startswith(said) for problem in s.problems()) == beyond, value
