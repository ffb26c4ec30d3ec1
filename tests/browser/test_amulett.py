"""The table of Das Amulett: a turn of every kind from a stored position, by pointer, by touch and by the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, cast

import pytest
from playwright.sync_api import expect

import spellboard
from spellboard.games.amulett.game import Amulett

from .hands import HANDS, Step, told
from .people import Person
from .serving import Serving
from .tables import MOST_STEPS, against_bots, my_turn, over, press, set_up, settle
from .test_access import violations

Make = Callable[..., Person]


class Scene(NamedTuple):
    """A position, what Ada answers in it, and what everybody is told then."""

    head: str
    ada: str
    steps: tuple[Step, ...]
    told: tuple[str, ...]
    ben: str = ""
    cleo: str = ""
    options: dict[str, Any] = {}  # noqa: RUF012


DEALT = """at keep p1; hat p1
dealt p1 gift influence great-power vein-gold; dealt p2 vein-iron meta-gold meta-iron superiority
dealt p3 pull-light pull-darkness magic-ruby energy-arcs"""
TRADE = "at trade-bid p1; hat p2; caravan C2; left 3; bid 3 p3; out p2; C2: red white"

TURNS = {
    "keep two spells": Scene(
        DEALT, "", (Step("Keep Influence and Gift"),), ("Ada keeps Influence and Gift",), options={"start": "expert"},
    ),
    "redraw": Scene(
        "at redraw p1; hat p1", "/ 10 / gift 0, influence 0", (Step("Redraw: Gift"),), ("Ada discards Gift",),
        ben="/ 10 / vein-iron 0, meta-gold 0", cleo="/ 10 / magic-ruby 0, energy-arcs 0", options={"start": "redraw"},
    ),
    "bid for a spell": Scene(
        "at spell-bid p1; hat p1; offer gift; left 1", "", (Step("Bid 3 stones", more=2),), ("Ada bids 3.",),
    ),
    "pass on a spell": Scene(
        "at spell-bid p1; hat p1; offer gift; left 1", "", (Step("Pass on the spell"),), ("Ada passes.",),
    ),
    "teleport a gem": Scene(
        "at lift p1; hat p1; C4: red white", "/ - / teleportation 2",
        (Step("", node="C4"), Step("Lift the red gem"), Step("", node="D4")),
        ("Ada lifts one red gem from C4", "Ada sets the red gem down in D4"),
    ),
    "leave all gems": Scene(
        "at lift p1; hat p1", "/ - / teleportation 2", (Step("Leave all gems where they are"),), ("Ada declines.",),
    ),
    "choose metal": Scene(
        "at gain p1; hat p1; step 1; open 2", "/ - / magic-journey 2",
        (Step("gold", piece="stack-gold"), Step("Take 2 gold")), ("Ada gets 2 gold",),
    ),
    "name a metal": Scene(
        "at before-marker p1; hat p1", "/ - / burning-desire 2", (Step("Name silver", piece="metal-silver"),),
        ("Ada names silver",),
    ),
    "choose the marker": Scene(
        "at before-marker p1; hat p1", "/ - / magic-journey 2", (Step("Choose round marker 5"),),
        ("Ada chooses round marker 5",),
    ),
    "raise, take a gem and move the caravan": Scene(
        TRADE, "silver 5", (Step("Bid 4 cards"), Step("Take one white gem"), Step("", node="B1")),
        ("Ada bids 4.", "Ada takes one white gem from C2", "Ada moves the caravan to B1"), cleo="silver 3",
    ),
    "pass in a trade": Scene(
        TRADE, "silver 5", (Step("Pass and leave the trade"),), ("Ada passes.",), cleo="silver 3",
    ),
    "pay in two metals": Scene(
        "at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 3; C4: red", "gold 2 iron 3",
        (Step("gold", piece="hand-gold"), Step("Pay 1 gold"), Step("Pay 2 iron")),
        ("Ada pays 1 gold", "2 iron"),
    ),
    "take cards back": Scene(
        "at back p1; hat p1; caravan C3; left 3; bid 5 p1; open 2; pile gold 1 silver 3 iron 1\nC3: red white",
        "/ - / influence-pharaohs 2",
        (Step("silver", piece="open-silver"), Step("Take back 1 silver"), Step("Take no more back")),
        ("Ada takes back 1 silver",),
    ),
    "curse": Scene(
        "at curse p1; hat p2; caravan A1; left 2; bid 2 p2; open 1; step 2; pile silver 2\nA1: red white",
        "/ - / curse-croesus 2", (Step("Take silver by the Curse", piece="open-silver"),), ("Ada takes silver by a Curse",),
    ),
    "leave the cards": Scene(
        "at curse p1; hat p2; caravan A1; left 2; bid 2 p2; open 1; step 2; pile silver 2\nA1: red white",
        "/ - / curse-croesus 2", (Step("Leave the cards"),), ("Ada declines.",),
    ),
    "draw off stones": Scene(
        "at blue p1; hat p1", "/ - / pull-darkness 2",
        (Step("Use Pull of Darkness", piece="spell-pull-darkness"),
         Step("Gift", piece="spell-gift"), Step("Draw off no more")),
        ("Ada uses Pull of Darkness", "Gift"), ben="/ - / gift 3", cleo="/ - / vein-iron 3",
    ),
    "shift a stone": Scene(
        "at blue p1; hat p1", "/ - / energy-arcs 3, gift 1", (Step("Shift a stone", piece="spell-gift"), Step("Done with blue spells")),
        ("Ada shifts a stone to Gift",),
    ),
    "put spells under the deck": Scene(
        "at under p1; hat p1; burnt 1; leaving gift influence vein-gold", "/ - / gift 0, influence 0, vein-gold 0",
        (Step("Put Influence under the deck", piece="spell-influence"),), ("Ada puts",),
    ),
}  # fmt: skip


def position(scene: Scene) -> Any:
    game = cast(Amulett, spellboard.load("amulett", options=scene.options))
    return game.place("\n".join([scene.head, f"p1: {scene.ada}", f"p2: {scene.ben}", f"p3: {scene.cleo}"]))


@pytest.mark.parametrize("how", list(HANDS))
@pytest.mark.parametrize("turn", list(TURNS))
def test_a_turn_of_every_kind(person: Make, stage: Serving, turn: str, how: str) -> None:
    scene, hand = TURNS[turn], HANDS[how]
    ada = person(stage.base, size=hand.size, touch=hand.touch)
    set_up(ada, stage, position(scene))
    uses = hand(ada)
    for step in scene.steps:
        uses.answer(step)
    for sentence in scene.told:
        told(ada, sentence)
