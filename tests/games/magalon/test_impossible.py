"""Every reason for which a position cannot be, from the figures to the end of the game: each is seen once at least."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spellboard.games.magalon import tables as t
from spellboard.games.magalon.phases import CONTACT, END, HOLDING, PUSHING, ROLLING, SHIELDING, TURN
from spellboard.games.magalon.state import MagalonState

from .positions import positions
from .table import at, game, new, play
from .test_soundness import POSITIONS

Change = Callable[[MagalonState], object]

NAMES = game().tables.field_names
SQUARES, CARDS = int(game().tables.squares), int(game().tables.cards)

PLACES: dict[str, Callable[[], MagalonState]] = {
    **POSITIONS,
    "fresh": lambda: new(3),
    "skipped": lambda: at(cards="0 - 3", hands={"p2": "0"}, turn="p1"),
    "red": lambda: positions()["bonus-walk"],
    "capped": lambda: play(new(2, round_cap=1), "lay 1, lay 2, end turn, end turn"),
}


def left() -> MagalonState:
    s = new(2)
    s.resign(0)
    return s


PLACES["left"] = left


def put(**numbers: int) -> Change:
    def change(s: MagalonState) -> None:
        for name, number in numbers.items():
            setattr(s, name, number)

    return change


def now(entry: int, value: int) -> Change:
    """An entry of the table, the board drawn to it."""

    def change(s: MagalonState) -> None:
        numbers = [int(number) for number in s.table]
        numbers[entry] = value
        s.fill("table", numbers)

    return change


def then(entry: int, value: int) -> Change:
    """An entry of the table at the mark."""

    def change(s: MagalonState) -> None:
        numbers = [int(number) for number in s.mark_table]
        numbers[entry] = value
        s.fill("mark_table", numbers)

    return change


def each(*changes: Change) -> Change:
    return lambda s: [change(s) for change in changes]


def always(entry: int, value: int) -> Change:
    return each(now(entry, value), then(entry, value))


def trail(field: int, who: int) -> Change:
    """Who else has entered a field."""

    def change(s: MagalonState) -> None:
        found = dict(zip(list(s.trails)[::2], list(s.trails)[1::2]))
        found[field] = found.get(field, 0) | who
        s.fill("trails", [int(number) for pair in sorted(found.items()) for number in pair])

    return change


IMPOSSIBLE: list[tuple[str, str, Change]] = [
    # the figures alone
    ("phase is 8, not 0 to 7", "laying", put(phase=END + 1)),
    ("phase is -1, not 0 to 7", "laying", put(phase=-1)),
    ("p1: wizard is", "laying", now(t.AT, -1)),
    ("p3: shield is", "laying", now(t.SHIELD_AT + 2, SQUARES)),
    ("p2: energy is", "laying", now(t.ENERGY + 1, 99)),
    ("p2: energy is -1", "laying", now(t.ENERGY + 1, -1)),
    ("p1: artifacts is", "laying", now(t.OWNED, 1 << 10)),
    ("p1: hand is", "laying", now(t.HAND, 1 << CARDS)),
    ("p1: card is", "laying", now(t.LAID, CARDS)),
    ("p1: card is -3", "laying", now(t.LAID, -3)),
    ("p1 at the mark: wizard is", "turn", then(t.AT, -1)),
    ("monster 2 is", "laying", now(t.MONSTER + 2, SQUARES)),
    ("leaves the squares of the board", "laying", now(t.RUINS, -1)),
    ("leaves the squares of the board", "laying", now(t.RUINS, 4 * SQUARES + 999)),
    ("ruin in hand is", "laying", now(t.HELD, 99)),
    ("attacker is 3", "laying", now(t.ATTACKER, 3)),
    ("victim is 3", "laying", now(t.VICTIM, 3)),
    ("p4 does not play", "laying", now(t.ENERGY + 3, 1)),
    ("p4 does not play", "laying", now(t.HAND + 3, 0)),
    # the board
    ("share", "laying", lambda s: now(t.AT + 1, int(s.table[t.MONSTER]))(s)),
    ("share", "laying", lambda s: now(t.MONSTER + 1, int(s.table[t.MONSTER]))(s)),
    ("share", "laying", lambda s: now(t.SHIELD_AT + 1, int(s.table[t.MONSTER]))(s)),
    # the round
    ("two cards of the same value", "turn", lambda s: always(t.LAID + 1, int(s.table[t.LAID]))(s)),
    ("skipped with a card that could be laid", "turn", always(t.LAID + 2, t.SKIPPED)),
    ("takes the others back", "turn", always(t.HAND + 1, 0)),
    ("skipper is not who skipped first", "skipped", put(skipper=0)),
    ("skipper is not who skipped first", "skipped", put(skipper=-1)),
    ("fewer than two players", "fresh", put(gone=3)),
    # laying
    ("not the mover who lays", "laying", now(t.LAID + 2, 2)),
    ("not the mover who lays", "fresh", put(gone=1)),
    ("somebody before the mover", "fresh", put(mover=1)),
    ("a lowest card is named", "fresh", put(lowest=1)),
    ("runs and has an ending", "fresh", put(ending=1)),
    ("runs and has an ending", "turn", put(winner=1)),
    ("steps of a turn are left", "fresh", now(t.DICE, 9)),
    ("open outside a turn", "fresh", now(t.VICTIM, 1)),
    ("open outside a turn", "fresh", now(t.ATTACKER, 1)),
    # a turn
    ("whose turn it is has laid no card", "turn", put(gone=1)),
    ("whose turn it is has laid no card", "turn", always(t.LAID, t.NONE)),
    ("before all cards were laid", "turn", always(t.LAID + 1, t.NONE)),
    ("lowest is not who laid", "turn", put(lowest=1)),
    ("the shield was set already", "shield", each(now(t.SHIELDED, 1), now(t.SHIELD_AT, 0))),
    ("a shield was set and is not there", "turn", now(t.SHIELDED, 1)),
    ("there is nothing to roll for", "turn", put(phase=ROLLING)),
    ("no ruin may be in the hand", "turn", each(put(phase=HOLDING), now(t.HELD, 0))),
    ("the phase does not fit", "turn", put(phase=CONTACT)),
    ("the phase does not fit", "turn", put(phase=PUSHING)),
    ("the phase does not fit", "turn", put(phase=HOLDING)),
    ("the phase does not fit", "contact", put(phase=TURN)),
    ("the phase does not fit", "displacing", put(phase=CONTACT)),
    ("the phase does not fit", "holding", put(phase=SHIELDING)),
    ("another rolled them", "rolled", always(t.DICE, 0o21)),
    ("another rolled them", "rolled", always(t.DICE, 0o17)),
    ("he went on without a red field", "turn", each(now(t.BONUS, 1), now(t.STEPS, 0))),
    ("gnome b has not moved", "gnomes", now(t.MOVED, 3)),
    ("giant: the trail does not fit", "rolled", now(t.GIANT_STEPS, 2)),
    ("entry", "turn", now(t.GAINED, 2)),
    ("more was displaced than attacked", "gnomes", now(t.DISPLACED, 0b100010)),
    ("more was displaced than attacked", "turn", now(t.DISPLACED, 2)),
    ("p4 cannot have been displaced", "gnomes", now(t.DISPLACED, 8)),
    ("displaced is 256", "gnomes", now(t.DISPLACED, 256)),
    ("nobody is attacked who can be", "contact", now(t.MOVED, 0)),
    ("gone too far, or another way", "displacing", lambda s: now(t.AT + int(s.table[t.VICTIM]), NAMES.index("A1"))(s)),
    # since the mark
    ("that nobody did", "turn", then(t.ENERGY + 1, 3)),
    ("that nobody did", "turn", then(t.RUINS, 4 * 20)),
    ("that nobody did", "turn", then(t.MONSTER, NAMES.index("A1"))),
    ("that nobody did", "turn", then(t.SHIELD_AT, NAMES.index("A1"))),
    ("that nobody did", "gnomes", then(t.AT, NAMES.index("A1"))),
    ("undone", "rolled", then(t.SHIFTS, 1)),
    ("undone", "turn", then(t.GAINED, 1)),
    ("undone", "turn", then(t.MOVED, 1)),
    ("a trail of the mark is lost", "turn", lambda s: s.fill("mark_trails", [5, t.SEEN_WIZARD])),
    ("energy does not fit", "turn", now(t.ENERGY, 11)),
    ("artifacts do not fit his way", "turn", then(t.OWNED, 1)),
    # the end
    ("without an ending", "over", put(ending=0)),
    ("has not come home", "over", now(t.ENERGY, 3)),
    ("has not come home", "over", now(t.OWNED, 0)),
    ("has not come home", "over", put(gone=1)),
    ("lowest is not who laid", "over", put(lowest=-1)),
    ("not by the cap", "capped", put(mover=1)),
    ("not by the cap", "capped", put(winner=0)),
    ("without a winner", "left", put(winner=-1)),
    ("without a winner", "left", put(winner=0)),
    ("not alone", "left", put(gone=0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "place", "change"), IMPOSSIBLE, ids=[f"{at} {row[0]}" for at, row in enumerate(IMPOSSIBLE, 1)]
)
def test_a_position_that_cannot_be_says_why(said: str, place: str, change: Change) -> None:
    s = PLACES[place]()
    assert s.problems() == []
    change(s)
    assert any(said in problem for problem in s.problems()), s.problems()
