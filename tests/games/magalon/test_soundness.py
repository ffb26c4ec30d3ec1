"""A position that cannot be is refused in one line; one that is read can be played to its end."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any

import pytest

from spellboard import COMPILED, PositionError, Refusal, Rng, Sink
from spellboard.bots import playout
from spellboard.games.magalon import tables as t
from spellboard.games.magalon.state import MOST_ROUNDS, MagalonState
from tests.conformance import changes
from tests.conformance.memory import kept_by

from .positions import positions
from .table import at, game, new, play

POSITIONS: dict[str, Callable[[], MagalonState]] = {
    "laying": lambda: play(new(3), "lay 7"),
    "turn": lambda: play(at(cards="7 3 2"), "wizard H3"),
    "gnomes": lambda: play(at(cards="6 3"), "gnome a F13"),
    "contact": lambda: positions()["gnome-on-a-wizard"],
    "displacing": lambda: positions()["displacing"],
    "holding": lambda: play(at(cards="5 3"), "lift a"),
    "shield": lambda: play(at(), "shield"),
    "dice": lambda: play(at(cards="2 7", turn="p1"), "roll"),
    "rolled": lambda: play(at(cards="2 7", turn="p1"), "roll, dice 1 2, giant H11"),
    "over": lambda: play(at("    H\n 3  p1", energy="16 10", artifacts="all -"), "wizard start"),
}
"""One position for each phase, and some more."""

H10 = game().tables.field_names.index("H10")

Change = Callable[[dict[str, Any]], object]


def table(entry: int, value: int) -> Change:
    return lambda position: position["table"].__setitem__(entry, value)


def both(entry: int, value: int) -> Change:
    def change(position: dict[str, Any]) -> None:
        position["table"][entry] = position["mark_table"][entry] = value

    return change


def field(name: str, value: object) -> Change:
    return lambda position: position.__setitem__(name, value)


WRONG: list[tuple[str, Change, str]] = [
    ("laying", field("gone", 6), "fewer than two players"),
    ("turn", field("gone", 7), "fewer than two players"),
    ("laying", field("lowest", 0), "a lowest card is named"),
    ("laying", field("skipper", 0), "who skipped first"),
    ("laying", field("mover", 2), "has laid no card"),
    ("laying", field("round", MOST_ROUNDS + 1), "round is"),
    ("laying", table(t.HAND, 0), "takes the others back"),
    ("laying", table(t.LAID + 2, 3), "still holds it"),
    ("laying", table(t.SHIELD_AT + 3, 5), "not in the box"),
    ("laying", table(t.STEPS, 1), "steps of a turn"),
    ("laying", table(t.PUSHED, 32), "open outside a turn"),
    ("laying", table(t.HELD, 0), "open outside a turn"),
    ("laying", field("mark_trails", [-1]), "mark of the turn's start"),
    ("laying", field("winner", 0), "runs and has an ending"),
    ("turn", table(t.PUSHED, 32), "phase does not fit"),
    ("turn", table(t.HELD, 2), "phase does not fit"),
    ("turn", table(t.STEPS, 2), "the trail does not fit 2 steps"),
    ("turn", table(t.BONUS, 1), "the trail does not fit 2 steps"),
    ("turn", table(t.OWNED, 1), "artifacts do not fit"),
    ("turn", table(t.ENERGY, 20), "energy does not fit"),
    ("turn", both(t.HAND + 1, 0b1001), "still holds it"),
    ("turn", field("lowest", 0), "lowest card"),
    ("turn", lambda p: p["trails"].reverse(), "trails cannot be"),
    ("turn", lambda p: p["trails"].extend(p["trails"][:2]), "trails cannot be"),
    ("turn", lambda p: p["trails"].extend([264, 0]), "trails cannot be"),
    ("turn", lambda p: p.update(mark_table=[], mark_trails=[]), "mark of the turn's start"),
    ("turn", lambda p: p["mark_table"].__setitem__(t.STEPS, 1), "does not fit 1 steps"),
    ("turn", lambda p: p["mark_table"].__setitem__(t.AT + 1, 0), "nobody did"),
    ("turn", lambda p: p["mark_table"].__setitem__(t.HELD, 1), "open at the mark"),
    ("turn", lambda p: (p["table"].__setitem__(t.SHIFTS, 1), p["mark_table"].__setitem__(t.RUINS, H10)), "at the mark"),
    ("gnomes", table(t.MOVED, 2), "gnome a has not moved"),
    ("gnomes", table(t.GNOME_STEPS, 2), "gnomes' trails"),
    ("gnomes", table(t.DISPLACED, 1), "p1 cannot have been displaced"),
    ("gnomes", table(t.DICE, 9), "another rolled them"),
    ("contact", table(t.PUSHED, 1), "phase does not fit"),
    ("contact", table(t.VICTIM, 0), "attacks nobody"),
    ("contact", table(t.DISPLACED, 2), "nobody is attacked"),
    ("displacing", table(t.PUSHED, 4), "do not fit its trail"),
    ("displacing", table(t.PUSHED, 0), "phase does not fit"),
    ("holding", table(t.LIFTED, 1), "no ruin may be in the hand"),
    ("holding", both(t.AT + 1, 57), "share D5"),
    ("shield", table(t.SHIELDED, 1), "a shield was set"),
    ("dice", both(t.DICE, 9), "nothing to roll for"),
    ("rolled", table(t.DICE, 18), "nobody did"),
    ("rolled", table(t.GIANT_STEPS, 3), "the trail does not fit 3 steps"),
    ("over", field("mover", 1), "without a winner"),
    ("over", field("winner", 1), "without a winner"),
    ("over", field("ending", 3), "not alone"),
    ("over", field("ending", 2), "not by the cap"),
    ("over", table(t.AT, 0), "has not come home"),
]


@pytest.mark.parametrize(("name", "change", "said"), WRONG)
def test_what_cannot_be_is_named(name: str, change: Change, said: str) -> None:
    document = POSITIONS[name]().to_json()
    assert game().from_json(copy.deepcopy(document)).to_json() == document
    change(document["position"])
    with pytest.raises(PositionError) as caught:
        game().from_json(document)
    assert said in str(caught.value), str(caught.value)


BOUNDS = {
    "phase": (0, 7), "mover": (0, 2), "leader": (0, 2), "round": (1, MOST_ROUNDS), "skipper": (-1, 2),
    "lowest": (-1, 2), "gone": (0, 7), "winner": (-1, 2), "ending": (0, 3),
}  # fmt: skip


@pytest.mark.parametrize("name", BOUNDS)
def test_every_number_has_its_bounds_and_says_them(name: str) -> None:
    low, high = BOUNDS[name]
    for value in (low - 1, low, high, high + 1):
        s = POSITIONS["laying"]()
        setattr(s, name, value)
        said = [problem for problem in s.problems() if problem.startswith(f"{name} is {value}")]
        beyond = not low <= value <= high
        assert said == ([f"{name} is {value}, not {low} to {high}"] if beyond else [])


def test_the_number_of_rounds_stays_one_that_a_position_may_hold() -> None:
    document = new().to_json()
    document["position"]["round"] = MOST_ROUNDS
    s = game().from_json(document)
    assert isinstance(s, MagalonState)
    play(s, "lay 1, lay 2, end turn, end turn")
    assert s.round == MOST_ROUNDS and s.problems() == []


def test_changed_positions_are_refused_or_sound_to_the_end() -> None:
    tally = changes.fuzz(game(round_cap=20), 1_500, 4)
    assert tally["accepted"] > 30


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "over"])
def test_whoever_resigns_leaves_a_position_that_can_be_kept(name: str) -> None:
    s = POSITIONS[name]()
    for seat in range(int(s.players)):
        after = s.copy()
        after.resign(seat)
        assert after.problems() == []
        assert game().from_bytes(after.to_bytes()).to_bytes() == after.to_bytes()
        playout(after, Rng(seat), 30)
        assert after.problems() == []


def test_a_turn_that_goes_back_with_its_player_is_told() -> None:
    s, sink = play(at(cards="7 3 2"), "wizard H3"), Sink()
    s.resign(0, sink)
    assert [event.kind for event in sink.events][:2] == ["took-back", "turn"]


def test_who_has_resigned_changes_nothing_by_resigning_again_and_a_finished_game_refuses() -> None:
    s = play(at(cards="7 3 2"), "wizard H3")
    s.resign(1)
    before = s.to_bytes()
    s.resign(1)
    assert s.to_bytes() == before
    over = POSITIONS["over"]()
    before = over.to_bytes()
    with pytest.raises(Refusal, match=r"core\.over"):
        over.resign(1)
    assert over.to_bytes() == before


def test_who_forgets_knows_as_much_because_nothing_is_hidden() -> None:
    s = POSITIONS["turn"]()
    seen = s.observe(1).forget()
    assert seen.sample(Rng(1)).to_bytes() == s.to_bytes()
    assert seen.to_bytes() == s.observe(1).to_bytes()


CALLS = 8_000 if COMPILED else 200
MOST_KEPT = 160 * 8_000
"""Bytes in all: the pure engine makes few calls, which pages of memory would blur."""


@pytest.mark.more
@pytest.mark.parametrize("how", ["from_bytes", "from_json", "sample"])
def test_no_memory_is_kept_by_reading_and_sampling(how: str) -> None:
    states = [POSITIONS[name]() for name in ("laying", "turn", "contact", "displacing", "over")]
    rng = Rng(1)
    each: dict[str, list[Callable[[], object]]] = {
        "from_bytes": [partial(game().from_bytes, state.to_bytes()) for state in states],
        "from_json": [partial(game().from_json, state.to_json()) for state in states],
        "sample": [partial(state.observe(0).sampler().sample, rng) for state in states],
    }
    calls = cycle(each[how])
    assert kept_by(lambda: next(calls)(), CALLS) * CALLS < MOST_KEPT


ENTRIES: list[tuple[str, int, int, int]] = [
    ("p2: wizard", t.AT + 1, 0, 264),
    ("p2: shield", t.SHIELD_AT + 1, -1, 260),
    ("p2: energy", t.ENERGY + 1, 0, 21),
    ("p2: artifacts", t.OWNED + 1, 0, 7),
    ("p2: hand", t.HAND + 1, 0, 2047),
    ("p2: card", t.LAID + 1, -2, 10),
    ("monster 0", t.MONSTER, 0, 260),
    ("monster 2", t.MONSTER + 2, 0, 260),
    ("ruin in hand", t.HELD, -1, 5),
    ("attacker", t.ATTACKER, -1, 2),
    ("victim", t.VICTIM, -1, 2),
]


@pytest.mark.parametrize(("name", "entry", "low", "high"), ENTRIES, ids=[entry[0] for entry in ENTRIES])
@pytest.mark.parametrize("when", ["", " at the mark"])
def test_so_has_every_number_of_a_table_now_and_at_the_mark(
    name: str, entry: int, low: int, high: int, when: str
) -> None:
    for value in (low - 1, low, high, high + 1):
        s = POSITIONS["turn"]()
        numbers = list(s.mark_table if when else s.table)
        numbers[entry] = value
        s.fill("mark_table" if when else "table", numbers)
        who, _, what = name.partition(":")
        named = f"{who}{when}:{what}" if what else name + when * name.startswith("monster")
        said = f"{named} is {value}, not {low} to {high}"
        assert (said in s.problems()) == (not low <= value <= high), (value, s.problems())
