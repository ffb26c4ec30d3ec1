"""What a lord is asked at each moment: the key of the prompt and everything it tells."""

from __future__ import annotations

from typing import cast

import pytest

from spellboard import LANGUAGES
from spellboard.core.messages import Argument, Message, Several, Thing, Who
from spellboard.games.bellum.phases import PHASES
from spellboard.games.bellum.state import BellumState

from .table import at, game, play

REST = """
kingdom FA1 FA3
hire E01 E02 V01 V02
"""
GOBLINS = """
goblins p1
p1 C1 goblins G03 G05
p2 C2 goblins G01 G10
"""
CASES: dict[str, tuple[str, str, dict[str, Argument]]] = {
    "castle": ("castle p1\np1 -\np2 -", "castle", {}),
    "goblins": (GOBLINS, "goblins", {"first": Thing("G03"), "second": Thing("G05")}),
    "horde with a barrel": ("horde p1 row 3\np1 C1 barrel 1\np2 C2" + REST, "horde", {"row": 3}),
    "horde, another Captain's spell": (
        "horde p1 row 3 captain p2\np1 C1 barrel 2 spells 1\np2 C2" + REST, "horde", {"row": 3}),
    "horde as Captain": (
        "horde p1 row 6 cast 1\np1 C1 barrel 2 spells 4\np2 C2" + REST,
        "captain", {"row": 6, "spell": 3, "barrel": 2}),
    "horde, all spells cast": ("horde p1 row 6 cast 2\np1 C1 barrel 2 spells 2\np2 C2" + REST, "horde", {"row": 6}),
    "attack": (
        "attack p1 row 2\np1 C4 right E43 E37 V03\np2 C2" + REST,
        "attack", {"row": 2, "sword": 4, "magic": 1, "thief": 2}),
    "rob, fewer chests than thieves": (
        "rob p1 row 2 victim p2 thieves 2\np1 C4 owed wood right E43 E08 V07 E29 E27\np2 C3 chests wood:1*2" + REST,
        "rob", {"victim": Who(1), "left": 1}),
    "rob, fewer thieves than chests": (
        "rob p1 row 2 victim p2 thieves 1\np1 C4 owed wood right E43 E27\np2 C3 chests wood:1*4" + REST,
        "rob", {"victim": Who(1), "left": 1}),
    "rob, two more": (
        "rob p1 row 2 victim p2 thieves 2\np1 C4 owed wood right E43 E08 V07 E29 E27\np2 C3 chests wood:1*4" + REST,
        "rob", {"victim": Who(1), "left": 2}),
    "recruit": ("recruit p1\np1 C1 food 3 sign 2\np2 C2" + REST, "recruit", {"food": 3, "sign": 2}),
    "place": ("place p1 hand E09\np1 C1\np2 C2" + REST, "place", {"creature": Thing("E09")}),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_the_lord_who_chooses_is_asked_this(case: str) -> None:
    text, key, args = CASES[case]
    s = at(text, castles="draft" if key == "castle" else "random")
    assert 0 in s.waiting
    assert s.game.prompt(s, 0) == Message(f"prompt-{key}", args)
    for language in LANGUAGES:
        assert s.game.words(language).render(s.game.prompt(s, 0), ["Ada", "Bo"])


def test_every_moment_of_choice_has_its_case() -> None:
    choosing = {"castle", "goblins", "horde", "attack", "rob", "recruit", "place"}
    assert {case.split(",")[0].split()[0] for case in CASES} == choosing < set(PHASES)


def test_the_others_are_told_for_whom_they_wait() -> None:
    s = at(CASES["attack"][0])
    assert s.game.prompt(s, 1) == s.game.prompt(s, None) == Message("prompt-waiting", {"seats": Several([Who(0)])})
    both = at(GOBLINS)
    assert both.game.prompt(both, None) == Message("prompt-waiting", {"seats": Several([Who(0), Who(1)])})


def test_while_the_dealer_acts_nobody_is_asked() -> None:
    s = at("roll p1\np1 C1\np2 C2" + REST)
    assert {s.game.prompt(s, eyes) == Message("prompt-dealer") for eyes in (None, 0, 1)} == {True}


def test_at_the_end_everybody_is_told_how_it_ended() -> None:
    s = at("recruit p1\np1 C1\np2 C2" + REST)
    s.resign(1)
    over = Message("prompt-over", {"reason": Message("reason-resigned"), "winners": Several([Who(0)])})
    assert [s.game.prompt(s, eyes) for eyes in (None, 0, 1)] == [over] * 3


def test_a_castle_that_owns_nothing_is_drawn_without_an_empty_line() -> None:
    s = at("attack p1 row 2\np1 C1\np2 C2" + REST)
    lines = s.game.draw(s.view(None), s.game.words("en")).splitlines()
    named = next(number for number, line in enumerate(lines) if "p1" in line and "p2" in line)
    assert lines[named + 1].split() == ["shields", "2,", "magic", "0", "shields", "2,", "magic", "0"]
    s = at("attack p1 row 2\np1 C1 food 2\np2 C2" + REST)
    assert "\n   food 2  " in s.game.draw(s.view(None), s.game.words("en"))


def test_before_the_first_day_nobody_is_called_captain() -> None:
    """p1 was drawn as Captain while the dealer had yet to name one."""
    s = cast(BellumState, game().new(3))
    while s.view(None).round == 0:
        assert s.view(None).captain is None
        drawn = s.game.draw(s.view(None), s.game.words("en"))
        assert "Captain" not in drawn and "*" not in drawn
        play(s, s.game.name_of(s.legal()[0]))
    drawn = s.game.draw(s.view(None), s.game.words("en"))
    assert drawn.startswith("Day 1, Captain p1\n") and "*p1" in drawn and "row" not in drawn.splitlines()[0]
