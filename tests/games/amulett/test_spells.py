"""Each of the 33 spells: its effect happens, and does not outside its phase or condition."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from spellboard.games.amulett.state import AmulettState

from .table import at, caravan, game, gems, hand, hat, legal, now, play, stones, supply, under


class Case(NamedTuple):
    """A spell of p1 (or of p2, where the seats say so), what is played, and what is then true."""

    spell: str
    head: str
    seats: tuple[str, str, str]
    actions: tuple[str, ...]
    facts: tuple[str, ...]


INCOME = "at spell-bid p3; hat p1; offer superiority; out p1 p2"
ENERGY = "at blue p1; hat p1"
BEFORE = "at spell-bid p3; hat p1; offer superiority; out p1 p2; caravan A1"


def trade(area: str, *gems: str, seat: int = 1, rest: str = "out p2 p3") -> str:
    hat = seat % 3 + 1 if rest.startswith("out") else seat
    return f"at trade-bid p{seat}; hat p{hat}; caravan {area}; left 3; {rest}\n{area}: {' '.join(gems) or 'red white'}"


def mine(spell: str, hand: str = "", stones: int = 2, amulet: str = "") -> str:
    return f"{hand} / - / {spell} {stones} / {amulet}"


def income(spell: str, amulet: str, actions: tuple[str, ...], cards: str) -> Case:
    return Case(spell, INCOME, (mine(spell, amulet=amulet), "", ""), ("pass", *actions), (f"hand p1 {cards}",))


FULL = "gold 9 silver 9 copper 9 iron 9"

WORKS = [
    income("magic-amber", "yellow yellow red", ("gain iron 1",), "gold 5 iron 1"),
    income("magic-diamond", "clear", ("gain iron 1",), "silver 3 iron 1"),
    income("magic-ruby", "red red red", ("gain gold 1",), "gold 1 copper 7"),
    income("magic-emerald", "green", ("gain gold 1",), "gold 1 iron 3"),
    Case("teleportation", f"{INCOME}\nA1: red\nE4: brown", (mine("teleportation"), "", ""), ("pass", "lift red A1 E4"),
         ("gems A1 -", "gems E4 red brown")),
    income("vein-gold", "", (), "gold 3"),
    income("vein-silver", "", (), "silver 3"),
    income("vein-copper", "", (), "copper 3"),
    income("vein-iron", "", (), "iron 3"),
    income("philosophers-stone", "", (), "gold 1 silver 1 copper 1 iron 1"),
    income("horn-of-plenty", "", ("gain gold 2 copper 3",), "gold 2 copper 3"),
    Case("burning-desire", BEFORE, (mine("burning-desire"), "", "iron 4"),
         ("pass", "gain iron 2", "desire iron", "marker 3"), ("legal bid 2", "illegal bid 3")),
    Case("curse-croesus", trade("A1", seat=2, rest="out p1 p3"), (mine("curse-croesus"), "silver 4", ""),
         ("bid 4", "curse silver"), ("hand p1 silver 1",)),
    Case("curse-avarice", trade("A1", seat=2, rest="out p1 p3"), (mine("curse-avarice"), "silver 4", ""),
         ("bid 4", "curse silver"), ("hand p1 silver 1",)),
    Case("influence", trade("A1"), (mine("influence", "silver 4"), "", ""), ("bid 4", "back silver 1"),
         ("hand p1 silver 1", "now take p1")),
    Case("influence-builders", trade("B1"), (mine("influence-builders", "iron 4"), "", ""), ("bid 4", "back iron 2"),
         ("hand p1 iron 2", "now take p1")),
    Case("gift", trade("A1"), (mine("gift", "silver 1"), "", ""), ("bid 1", "take red", "take white"),
         ("gems p1 red white",)),
    Case("influence-pharaohs", trade("D1"), (mine("influence-pharaohs", "iron 4"), "", ""), ("bid 4", "back iron 2"),
         ("hand p1 iron 2", "now take p1")),
    Case("gift-builders", trade("B1"), (mine("gift-builders", "iron 1"), "", ""), ("bid 1", "take red", "take white"),
         ("gems p1 red white",)),
    Case("meta-iron", trade("A1"), (mine("meta-iron", "silver 1 iron 3"), "", ""), ("bid 4",),
         ("legal pay silver 1", "now pay p1")),
    Case("gift-pharaohs", trade("D1"), (mine("gift-pharaohs", "iron 1"), "", ""), ("bid 1", "take red", "take white"),
         ("gems p1 red white",)),
    Case("great-power", trade("A1", rest="traded 0"), (mine("great-power", "silver 3"), "silver 9", ""), ("bid 3",),
         ("illegal bid 4", "legal bid 5")),
    Case("meta-copper", trade("A1"), (mine("meta-copper", "silver 1 copper 3"), "", ""), ("bid 4",), ("now pay p1",)),
    Case("meta-gold", trade("A1"), (mine("meta-gold", "gold 3 silver 1"), "", ""), ("bid 4",), ("now pay p1",)),
    Case("magic-journey", BEFORE, (mine("magic-journey"), "", ""), ("pass", "gain iron 2", "journey 6"),
         ("left 6", "now trade-bid p1")),
    Case("divine-meta", trade("D1"), (mine("divine-meta", FULL), "", ""), (), ("legal bid 36",)),
    Case("wings-phoenix", "at move p1; hat p1; caravan A1; left 3\nA2: red\nE4: red", (mine("wings-phoenix"), "", ""),
         ("move E4",), ("caravan E4",)),
    Case("meta-silver", trade("A2"), (mine("meta-silver", "silver 3 copper 1"), "", ""), ("bid 4",), ("now pay p1",)),
    Case("meta-stone", trade("B1"), (mine("meta-stone", FULL), "", ""), (), ("legal bid 36",)),
    Case("superiority", trade("A1", seat=1, rest="bid 1 p1 3 p3; out p2"),
         (mine("superiority", "silver 3"), "", "silver 3"), ("bid 3", "pass"), ("hat p1",)),
    Case("pull-light", ENERGY, (mine("pull-light"), "/ - / vein-gold 3", ""), ("use pull-light p2 vein-gold",),
         ("stones vein-gold 1", "supply p2 9")),
    Case("pull-darkness", ENERGY, (mine("pull-darkness"), "/ - / vein-gold 4", "/ - / vein-iron 4"),
         ("use pull-darkness p2 vein-gold p3 vein-iron",), ("stones vein-gold 2", "stones vein-iron 2")),
    Case("energy-arcs", ENERGY, ("/ - / energy-arcs 3, vein-gold 1", "", ""),
         ("shift vein-gold", "shift vein-gold", "done"), ("stones vein-gold 2", "under energy-arcs")),
]  # fmt: skip

NOT = [
    # The gems are of another colour, or on another amulet.
    income("magic-amber", "red clear", ("gain iron 1",), "gold 1 iron 1"),
    income("magic-diamond", "yellow white", ("gain iron 1",), "silver 1 iron 1"),
    Case("magic-ruby", INCOME, (mine("magic-ruby"), "/ - / / red red", ""), ("pass", "gain gold 1"),
         ("hand p1 gold 1 copper 1", "hand p2 -")),
    income("magic-emerald", "light-blue", ("gain gold 1",), "gold 1 iron 1"),
    # Only in its owner's metal phase.
    Case("teleportation", trade("A1"), (mine("teleportation", "silver 2"), "", ""), (), ("illegal lift red A1",)),
    # Income comes once, in the metal phase, and never to others.
    Case("vein-gold", "at marker; hat p1", (mine("vein-gold"), "", ""), ("marker 3",), ("hand p1 -",)),
    Case("vein-silver", INCOME, ("", mine("vein-silver"), ""), ("pass",), ("hand p1 -", "hand p2 silver 3")),
    Case("vein-copper", ENERGY, ("/ - / vein-copper 2, pull-light 2", "/ - / gift 9", ""), ("done",), ("hand p1 -",)),
    Case("vein-iron", "at spell-bid p3; hat p1; offer vein-iron; out p1 p2", ("", "", ""), ("pass",),
         ("hand p1 -", "hand p2 -", "hand p3 -")),
    Case("philosophers-stone", trade("C4"), (mine("philosophers-stone", "gold 1"), "", ""), ("bid 1", "pay gold 1"),
         ("hand p1 -",)),
    Case("horn-of-plenty", "at spell-bid p1; hat p1; offer gift; left 1", (mine("horn-of-plenty"), "", ""), (),
         ("illegal gain gold 5", "hand p1 -")),
    # Once the marker is known it is too late; and the metal is forgotten after the phase.
    Case("burning-desire", trade("A1", rest="traded 0"), (mine("burning-desire", "silver 2 gold 2"), "", ""), (),
         ("illegal desire gold", "illegal bid 3")),
    # No trade, no curse.
    Case("curse-croesus", trade("A1", seat=2, rest="out p1 p3"), (mine("curse-croesus"), "silver 4", ""), ("pass",),
         ("now move p3", "hand p1 -")),
    Case("curse-avarice", "at spell-bid p2; hat p3; offer gift; out p1 p3", (mine("curse-avarice"), "", ""), ("bid 4",),
         ("stones gift 4", "now marker")),
    # Influence works for the winner, and two of them only where they belong.
    Case("influence", trade("A1", seat=2, rest="out p1 p3"), (mine("influence"), "silver 4", ""), ("bid 4",),
         ("now take p2", "hand p1 -")),
    Case("influence-builders", trade("A1"), (mine("influence-builders", "silver 4"), "", ""), ("bid 4",),
         ("now take p1",)),
    Case("gift", trade("A1", seat=2, rest="out p1 p3"), (mine("gift"), "silver 1", ""), ("bid 1", "take red"),
         ("now move p2", "gems p1 -")),
    Case("influence-pharaohs", trade("B1"), (mine("influence-pharaohs", "iron 4"), "", ""), ("bid 4",),
         ("now take p1",)),
    Case("gift-builders", trade("D1"), (mine("gift-builders", "iron 1"), "", ""), ("bid 1", "take red"),
         ("now move p1",)),
    # A Metamorphosis turns its own metal into a joker, not the others, and only for its owner.
    Case("meta-iron", trade("A1"), (mine("meta-iron", "silver 1 gold 3 copper 3"), "", ""), (), ("illegal bid 2",)),
    Case("gift-pharaohs", trade("B1"), (mine("gift-pharaohs", "iron 1"), "", ""), ("bid 1", "take red"),
         ("now move p1",)),
    Case("great-power", "at spell-bid p1; hat p1; offer gift; left 1", (mine("great-power"), "", ""), ("bid 3",),
         ("legal bid 4",)),
    Case("meta-copper", trade("A1", seat=2, rest="out p1 p3"), (mine("meta-copper"), "silver 1 copper 3", ""), (),
         ("illegal bid 2",)),
    Case("meta-gold", "at pay p1; hat p1; caravan A1; left 3; bid 2 p1; open 2\nA1: red",
         (mine("meta-gold", "gold 1 silver 1 iron 2"), "", ""), (), ("illegal pay iron 1", "legal pay gold 1")),
    Case("magic-journey", "at marker; hat p1", (mine("magic-journey"), "", ""), ("marker 3",), ("illegal journey 6",)),
    Case("divine-meta", trade("B1"), (mine("divine-meta", FULL), "", ""), (), ("legal bid 9", "illegal bid 10")),
    Case("wings-phoenix", "at move p1; hat p1; caravan A1; left 3\nA2: red\nE4:", (mine("wings-phoenix"), "", ""), (),
         ("illegal move E4", "illegal move A1")),
    Case("meta-silver", trade("A2"), (mine("meta-silver", "gold 9 copper 1"), "", ""), (), ("illegal bid 2",)),
    Case("meta-stone", trade("D1"), (mine("meta-stone", FULL), "", ""), (), ("legal bid 9", "illegal bid 10")),
    Case("superiority", "at spell-bid p1; hat p3; offer gift; bid 3 p3; out p3; left 1", (mine("superiority"), "", ""),
         (), ("illegal bid 3", "legal bid 4")),
    Case("pull-light", trade("A1", rest="traded 0"), (mine("pull-light"), "/ - / gift 2", ""), (),
         ("illegal use pull-light", "illegal drain p2 gift")),
    Case("pull-darkness", f"{ENERGY}; used pull-darkness", ("/ - / pull-darkness 2, pull-light 2", "/ - / gift 4", ""),
         (), ("illegal use pull-darkness",)),
    Case("energy-arcs", "at move p1; hat p1; caravan A1; left 1\nA2: red", ("/ - / energy-arcs 3", "", ""),
         ("move A2",), ("stones energy-arcs 2", "now reveal")),
]  # fmt: skip


def holds(s: AmulettState, fact: str) -> bool:
    """`hand p1 gold 2`, `gems A1 red`, `legal bid 3`, `stones gift 2`, `now take p1` ..."""
    word, _, rest = fact.partition(" ")
    subject, _, value = rest.partition(" ")
    if word in ("legal", "illegal"):
        return (rest in legal(s)) == (word == "legal")
    if word == "hand":
        return hand(s, int(subject[1])) == value.replace("-", "")
    if word == "gems":
        return gems(s, subject) == ("" if value == "-" else value)
    if word == "stones":
        return stones(s, subject) == int(value)
    if word == "supply":
        return supply(s, int(subject[1])) == int(value)
    state = {"now": now(s), "caravan": caravan(s), "hat": hat(s), "left": str(s.to_come), "under": under(s)}
    return state[word] == rest


def run(case: Case) -> None:
    s = play(at(case.head, *case.seats), *case.actions)
    for fact in case.facts:
        assert holds(s, fact), f"{fact}\n{s.game.draw(s.view(0), s.game.words('en'))}"


@pytest.mark.parametrize("case", WORKS, ids=lambda case: case.spell)
def test_the_effect_happens(case: Case) -> None:
    run(case)


@pytest.mark.parametrize("case", NOT, ids=lambda case: case.spell)
def test_the_effect_does_not_happen_elsewhere(case: Case) -> None:
    run(case)


def test_both_tables_hold_every_spell() -> None:
    every = [spell.id for spell in game().figures.spell]
    assert [case.spell for case in WORKS] == every and len(every) == 33
    assert [case.spell for case in NOT] == every
