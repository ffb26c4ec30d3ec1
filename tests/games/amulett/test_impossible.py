"""Every reason for which a position cannot be, from the pieces to the end of the game: each is seen once at least."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spellboard import Rng
from spellboard.games.amulett import phases
from spellboard.games.amulett.state import BY, CHOSEN, DEALT, JOINED, PILE, STACKS, AmulettState
from tests.conformance.walking import step

from .table import at, game
from .test_soundness import BACK, CURSE, GAIN, MOVE, PAY, PULL, REVEAL, SPELL, TAKE, TRADE, UNDER

Change = Callable[[AmulettState], object]
Place = Callable[[], AmulettState]


def until(phase: int, start: str = "basic", more: int = 0) -> Place:
    """A game of three that has come to a phase of the set-up, and some steps further."""

    def play() -> AmulettState:
        s, rng = game(start=start).start(3), Rng(3)
        while s.phase != phase:
            step(s, rng)
        for _ in range(more):
            step(s, rng)
        return s

    return play


def drawn(position: tuple[str, ...]) -> Place:
    return lambda: at(*position)


def left() -> AmulettState:
    """All but the second have left."""
    s = at(*MOVE)
    s.resign(0)
    s.resign(2)
    return s


def won() -> AmulettState:
    """The gem of a seventh colour ends the game."""
    s = at("at take p1; hat p1; caravan A1; left 3; bid 1 p1; open 1\nA1: white",
           "/ - / / red yellow green clear grey orange", "", "")  # fmt: skip
    for code in s.game.codes_of("take white"):
        s.apply(code)
    assert s.phase == phases.END
    return s


def stuck() -> AmulettState:
    """The last of three rounds without a trade is over."""
    s = at(
        "at move p1; hat p1; caravan A1; left 1; idle 2\nA1: red\nA2: red\nB1:\nB2:", "/ - / / red", "/ - / / white", ""
    )
    for code in s.game.codes_of("move A2"):
        s.apply(code)
    while s.phase != phases.END:
        s.apply(s.game.codes_of("pass")[0])
    return s


def put(**numbers: int) -> Change:
    def change(s: AmulettState) -> None:
        for field, number in numbers.items():
            setattr(s, field, number)

    return change


def add(field: str, *steps: tuple[int, int]) -> Change:
    """Change numbers of a row: where, and by how much."""

    def change(s: AmulettState) -> None:
        row = getattr(s, field)
        for place, more in steps:
            row[place] += more

    return change


def both(*changes: Change) -> Change:
    return lambda s: [change(s) for change in changes]


def tail(*entries: int) -> Change:
    """Spells under the deck, taken from it."""

    def change(s: AmulettState) -> None:
        s.fill("tail", list(entries))
        for entry in entries:
            s.bag &= ~(1 << (entry & 63))

    return change


def from_bag(s: AmulettState) -> int:
    return int(s.bag) & -int(s.bag)


def aside(s: AmulettState) -> None:
    bit = from_bag(s)
    s.bag -= bit
    s.leaving |= bit


def unseen(s: AmulettState) -> None:
    """The spell on offer goes back."""
    s.bag |= 1 << int(s.card)
    s.card = -1


def spell(name: str) -> int:
    return game().tables.spell_names.index(name)


# A gold is back in hand, two more cards may follow.
HALF_BACK = ("at back p1; hat p1; caravan B3; left 3; bid 4 p1; open 2; metal 1; pile silver 1 copper 2\nB3: red",
             "gold 1 / - / influence 2, influence-builders 2", "", "")  # fmt: skip
AREAS, SPELLS = int(game().tables.areas), int(game().tables.spells)
VEIN = spell("vein-iron")


def shifted_gem(s: AmulettState) -> None:
    """A gem of the first area lies in the second."""
    gem = int(s.gems[0]) & -int(s.gems[0])
    add("gems", (0, -gem), (1, gem))(s)


def too_few_dealt(s: AmulettState) -> None:
    """The first seat was dealt one spell less than it must choose from."""
    rest = int(s.spells[DEALT]) & ~int(s.spells[0])
    add("spells", (DEALT, -(rest & -rest)))(s)


def all_back(s: AmulettState) -> None:
    """No card lies open any more."""
    for metal in range(4):
        more = int(s.cards[PILE + metal])
        add("cards", (PILE + metal, -more), (STACKS + metal, more))(s)


def emptied_stacks(s: AmulettState) -> None:
    """All cards but two of one metal are in a hand."""
    for metal in range(4):
        more = int(s.cards[STACKS + metal]) - (2 if metal == 0 else 0)
        add("cards", (STACKS + metal, -more), (4 + metal, more))(s)


def emptied_too(s: AmulettState) -> None:
    """A spell of the second seat was emptied, though spells were burnt."""
    bit = from_bag(s)
    s.bag -= bit
    add("spells", (1, bit))(s)
    s.named = bit.bit_length()


def one_leaving(s: AmulettState) -> None:
    """Two of the three spells have a stone again."""
    s.leaving = 1 << spell("gift")
    add("stones", (spell("influence"), 1), (VEIN, 1), (SPELLS, -2))(s)


def under_by_pull() -> AmulettState:
    """The first seat's Pull has emptied two spells of the second."""
    head = "at under p2; hat p1; used pull-darkness; leaving gift influence"
    return at(head, "/ - / pull-darkness 2", "/ 10 / gift 0, influence 0", "")


LAY, HAT, DEAL = until(phases.LAY_GEMS, more=5), until(phases.FIRST_HAT), until(phases.DEAL, more=2)
KEEP, ALLOT = until(phases.KEEP, "expert"), until(phases.ALLOT, "expert")
REDRAW, SPREAD = until(phases.REDRAW, "redraw"), until(phases.ALLOT, "redraw")
MOVING, REVEALING, TRADING = drawn(MOVE), drawn(REVEAL), drawn(TRADE)

IMPOSSIBLE: list[tuple[str, Place, Change]] = [
    # the figures alone
    ("a number is below zero", MOVING, add("cards", (0, -1))),
    ("a number is below zero", MOVING, lambda s: s.fill("tail", [-1])),
    ("gems must hold", MOVING, lambda s: s.fill("gems", [0])),
    ("an empty seat holds cards", MOVING, add("cards", (3 * 4, 1))),
    ("an empty seat holds cards", MOVING, add("cards", (5 * 4 + 3, 1))),
    ("an empty seat holds gems or stones", MOVING, add("gems", (AREAS + 3, 1))),
    ("an empty seat holds gems or stones", MOVING, add("stones", (SPELLS + 5, 1))),
    ("an empty seat holds spells", MOVING, add("spells", (3, 1))),
    ("an empty seat holds spells", MOVING, add("spells", (DEALT + 3, 1))),
    ("an empty seat holds spells", MOVING, add("spells", (CHOSEN + 5, 1))),
    ("named is out of bounds", drawn(PULL), put(named=(SPELLS + 1))),
    # the pieces
    ("cards of", MOVING, add("cards", (0, 1))),
    ("instead of", MOVING, add("gems", (2, 1))),
    ("there is a gem that is none", MOVING, add("gems", (2, 1 << 4 * 14))),
    ("stones instead of", MOVING, add("stones", (SPELLS, 1))),
    ("before anybody has kept one", KEEP, add("spells", (1, 1))),
    ("is in 2 places", MOVING, lambda s: add("spells", (1, from_bag(s)))(s)),
    ("is in 0 places", MOVING, lambda s: put(bag=int(s.bag) - from_bag(s))(s)),
    ("there is a spell that is none", MOVING, add("spells", (1, 1 << SPELLS))),
    ("no spell, or put there by nobody", REVEALING, tail(SPELLS)),
    ("no spell, or put there by nobody", REVEALING, tail(1 + 4 * BY)),
    ("no spell, or put there by nobody", REVEALING, tail(1 + 2 * JOINED)),
    ("joined to none", REVEALING, tail(1 + BY + JOINED)),
    ("joined to none", REVEALING, tail(1 + BY, 2 + 2 * BY + JOINED)),
    ("joined to none", REVEALING, tail(1, 2 + JOINED)),
    ("no order to be chosen", REVEALING, tail(1 + BY)),
    ("other spells are under the deck", drawn(UNDER), both(tail(1 + 2 * BY), put(buried=1))),
    ("other spells are under the deck", drawn(UNDER), both(tail(1 + BY, 2 + BY + JOINED), put(buried=1))),
    ("which nobody owns", MOVING, add("stones", (3, 1))),
    # whose choice it is
    ("a seat that has left is to act", drawn(GAIN), put(gone=1)),
    ("more turns than players", drawn(GAIN), put(progress=4)),
    ("a trade is settled without a winner", drawn(PAY), put(high=0)),
    ("does not fit the phase", REVEALING, put(to_act=0)),
    # set-up
    ("begin after the set-up", HAT, put(round=1)),
    ("cannot be before the first round", HAT, put(idle=1)),
    ("cannot be before the first round", HAT, put(caravan=int(game().tables.start) ^ 1)),
    ("gems fill the board", HAT, shifted_gem),
    ("hands are not as they are dealt", HAT, add("cards", (4, -1), (STACKS, 1))),
    ("nobody has the hat yet", HAT, put(hat=1)),
    ("other gems are laid", LAY, put(progress=6)),
    ("this set-up is not played", DEAL, put(phase=phases.KEEP, to_act=0, progress=0)),
    ("this set-up is not played", DEAL, lambda s: put(phase=phases.REDRAW, to_act=int(s.hat), progress=0)(s)),
    ("this set-up is not played", DEAL, put(phase=phases.ALLOT, to_act=0, progress=0)),
    ("all spells are dealt", DEAL, put(progress=6)),
    ("do not fit the set-up", DEAL, put(progress=3)),
    ("do not fit the set-up", DEAL, put(progress=1)),
    ("than were discarded", REDRAW, aside),
    ("keeps a spell that was not dealt", ALLOT, too_few_dealt),
    ("dealt in secret are left over", SPREAD, add("spells", (DEALT + 1, 1))),
    ("a secret choice is left over", DEAL, add("spells", (CHOSEN + 1, 1))),
    ("a secret choice is left over", REVEALING, add("spells", (CHOSEN + 1, 1))),
    ("not among those allowed", KEEP, add("spells", (CHOSEN + 1, 1))),
    ("for a seat that has left", KEEP, put(gone=4)),
    # the end
    ("a game goes on with nobody left", MOVING, put(gone=5)),
    ("it is over for no reason", won, put(reason=0)),
    ("the winner does not fit", won, put(reason=2)),
    ("the winner does not fit", won, put(winners=2)),
    ("the winner does not fit", won, put(winners=3)),
    ("the winner does not fit", won, put(gone=1)),
    ("the winner does not fit", won, put(hat=1)),
    ("the last one left has won", won, put(gone=6)),
    ("trades are to come", won, put(to_come=0)),
    ("everybody else has left", won, put(reason=4)),
    ("everybody else has left", left, put(winners=1)),
    ("everybody else has left", left, put(to_come=1)),
    ("everybody else has left", left, put(gone=4)),
    ("end the game", left, put(idle=int(game().tables.stalemate))),
    ("after a standstill", stuck, put(desire=1)),
    ("after a standstill", stuck, put(traded=1)),
    ("winners do not fit", stuck, put(winners=4)),
    ("end the game", stuck, put(idle=2)),
    ("the last one left has won", stuck, put(gone=3)),
    # the decision at hand
    ("though nobody pays", MOVING, add("cards", (STACKS, -1), (PILE, 1))),
    ("exactly while it is auctioned", drawn(SPELL), unseen),
    ("teleports without the spell", drawn(GAIN), put(phase=phases.LIFT, progress=0, pending=0)),
    ("there is no gem", TRADING, lambda s: add("gems", (1, int(s.gems[0])), (0, -int(s.gems[0])))(s)),
    ("do not count here", drawn(BACK), put(caravan=0)),
    ("there is nothing to choose from", drawn(PAY), put(caravan=3)),
    ("there is nothing to choose from", drawn(GAIN), emptied_stacks),
    ("no card lies open", drawn(BACK), all_back),
    ("other cards lie open", drawn(HALF_BACK), put(metal=2)),
    ("more turns than players", drawn(CURSE), put(progress=3, to_act=0)),
    ("a choice about nothing", drawn(TAKE), put(pending=0)),
    ("emptied twice", drawn(PULL), lambda s: put(named=(int(s.named) << 6) + int(s.named))(s)),
    ("was not emptied by a Pull", drawn(PULL), add("spells", (0, 1 << VEIN), (1, -(1 << VEIN)))),
    ("was not emptied by a Pull", drawn(UNDER), emptied_too),
    ("than a Pull can empty", under_by_pull, put(used=0)),
    ("cannot be used now", under_by_pull, put(used=1)),
    ("own it", drawn(PULL), put(pull=-1)),
    ("somebody else's spell is leaving", drawn(UNDER), lambda s: put(leaving=int(s.leaving) | 1)(s)),
    ("no spell is leaving", drawn(UNDER), one_leaving),
]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "place", "change"), IMPOSSIBLE, ids=[f"{at} {row[0]}" for at, row in enumerate(IMPOSSIBLE, 1)]
)
def test_a_position_that_cannot_be_says_why(said: str, place: Place, change: Change) -> None:
    s = place()
    assert s.problems() == []
    change(s)
    assert any(said in problem for problem in s.problems()), s.problems()
