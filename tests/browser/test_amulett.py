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
from .stored import against_bots_at
from .tables import MOST_STEPS, against_bots, my_turn, over, press, settle
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
    options: dict[str, Any] = {}


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
        "/ - / curse-croesus 2", (Step("Take silver by the Curse", piece="open-silver"),),
        ("Ada takes silver by a Curse",),
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
        "at blue p1; hat p1", "/ - / energy-arcs 3, gift 1",
        (Step("Shift a stone", piece="spell-gift"), Step("Done with blue spells")),
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


@pytest.mark.rotated("way")
@pytest.mark.parametrize("way", list(HANDS))
@pytest.mark.parametrize("turn", list(TURNS))
def test_a_turn_of_every_kind(person: Make, server: Serving, turn: str, way: str) -> None:
    scene, hand = TURNS[turn], HANDS[way]
    ada = person(size=hand.size, touch=hand.touch)
    against_bots_at(ada, server, position(scene))
    uses = hand(ada)
    for step in scene.steps:
        uses.answer(step)
    for sentence in scene.told:
        told(ada, sentence)


TALK = Scene(
    """at trade-bid p1; hat p2; caravan D2; round 3; left 2; bid 2 p2 4 p1 5 p3; out p2 p4; D2: green orange
p4: iron 4 / - / vein-iron 4 / white""",
    "gold 4 copper 3 silver 2 iron 1 / - / meta-copper 3, influence-pharaohs 2 / red yellow",
    (),
    (),
    ben="gold 2 / - / vein-silver 2",
    cleo="gold 5 / - / vein-gold 3 / dark-blue",
)
HEARD = """() => {
    window.heard = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const one of change.addedNodes) window.heard.push(one.textContent);
    }).observe(document.querySelector(".notices"), {childList: true});
}"""


def test_an_auction_tells_who_said_what_and_which_cards_would_pay(person: Make, server: Serving) -> None:
    ada = person(size=(1440, 900))
    against_bots_at(ada, server, position(TALK))
    talk = ada.page.get_by_role("list", name="Bids so far").get_by_role("listitem")
    said = [
        "Bot (random) 2 bid 2, then passed",
        "Bot (random) 3 bids 5",
        "Bot (random) 4 passed",
        "Ada bids 4",
    ]
    expect(talk).to_have_text([re.compile(re.escape(line)) for line in said])
    assert ada.page.get_by_role("list", name="Gems to be won").get_by_role("listitem").count() == 2
    cards = ada.page.get_by_role("list", name="Your cards in this trade")
    both = ["To be paid in gold: 3 to 4 of 4", "Not accepted here: silver (2)", "To be paid in copper: 2 to 3 of 3"]
    for line in both:
        expect(cards).to_contain_text(line)
    ada.page.get_by_role("button", name="One more").click()
    expect(cards).to_contain_text("To be paid in gold: 4 of 4.")
    expect(cards).to_contain_text("To be paid in copper: 3 of 3.")
    expect(ada.page.locator(".brings")).to_contain_text("The winner may take back up to 2 cards.")
    expect(ada.page.get_by_role("button", name="One more")).to_be_disabled()


BARE = """(() => {
    const look = () => {
        window.bare ||= document.querySelector(".bid-row") !== null && document.querySelector(".stacks") === null;
        requestAnimationFrame(look);
    };
    look();
})()"""
"""Whether a bid could be pressed while what stands above it had still to come."""


def test_a_bid_comes_whole_and_does_not_go_away_under_a_hand(person: Make, server: Serving) -> None:
    ada = person(new=True)
    ada.context.add_init_script(BARE)
    against_bots_at(ada, server, position(TALK))
    ada.page.get_by_role("button", name="Bid 6 cards").wait_for()
    ada.page.locator(".stacks").wait_for()
    assert ada.page.evaluate("window.bare") is False


def test_a_number_thought_of_in_one_question_is_not_kept_for_the_next(person: Make, server: Serving) -> None:
    ada = person()
    against_bots_at(ada, server, position(TURNS["bid for a spell"]))
    ada.page.get_by_role("button", name="One more").click()
    ada.page.get_by_role("button", name="Bid 2 stones").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada bids 2.")
    against_bots_at(ada, server, position(TURNS["bid for a spell"]))
    expect(ada.page.get_by_role("spinbutton")).to_have_text("1")


def test_a_bid_on_a_phone_takes_one_tap_since_all_that_it_brings_is_in_sight(person: Make, server: Serving) -> None:
    ada = person(size=(390, 844), touch=True)
    against_bots_at(ada, server, position(TALK))
    ada.page.get_by_role("button", name="Bid 6 cards").tap()
    expect(ada.page.locator(".log")).to_contain_text("Ada bids 6.")


@pytest.mark.rotated("theme", "size")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_table_is_told_by_roles_and_names_and_keeps_nobody_out(
    person: Make, server: Serving, theme: str, size: tuple[int, int]
) -> None:
    ada = person(theme=theme, size=size)
    against_bots_at(ada, server, position(TALK))
    tree = ada.page.locator("main").aria_snapshot().replace("\u00a0", " ")
    for name in (
        'region "The position":', 'grid "Board":', 'gridcell "D2 (water). ', 'region "Display":', 'region "Hand":',
        'group "Your choices":', 'list "Bids so far":', 'list "Gems to be won":', 'spinbutton "How many"',
        'button "Bid 6 cards"', 'button "Pass and leave the trade"',
    ):  # fmt: skip
        assert name in tree, name
    assert ada.page.locator('[role=status], [aria-live="polite"]').count() > 0
    assert violations(ada.page) == []
    ada.page.evaluate(HEARD)
    ada.page.get_by_role("button", name="Bid 6 cards").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada bids 6.")
    ada.wait("() => window.heard.length > 0")


@pytest.mark.parametrize(("turn", "row"), [("choose metal", "stacks"), ("name a metal", "metals")])
@pytest.mark.rotated("language")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_small_phone_no_metal_that_may_be_chosen_is_covered(
    person: Make, server: Serving, turn: str, row: str, language: str
) -> None:
    ada = person(size=(360, 640), touch=True, language=language)
    against_bots_at(ada, server, position(TURNS[turn]))
    metals = ada.page.locator(f".z-{row} .lit")
    metals.first.wait_for()
    settle(ada)
    for metal in metals.all():
        metal.tap(trial=True)  # who taps its middle hits it, and nothing else
    assert metals.count() == 4 and ada.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.long
@pytest.mark.parametrize("how", list(HANDS))
def test_a_whole_game_each_way(person: Make, how: str) -> None:
    hand = HANDS[how]
    ada = person(size=hand.size, touch=hand.touch)
    against_bots(ada, "amulett")
    chance = Random(5)
    uses = hand(ada)
    for _ in range(MOST_STEPS):
        if not my_turn(ada):
            break
        if how == "keyboard":
            press(ada, chance)
        else:
            one_answer(ada, uses, chance)
        settle(ada)
    assert over(ada)


def one_answer(ada: Person, uses: Any, chance: Random) -> None:
    """Something that is lit on the board, or a choice beside it."""
    settle(ada)
    main = ada.page.locator("#turn .confirm .main")
    if main.count() > 0:
        uses.press(main)
        return
    lit = ada.page.locator(".board .cell.target, .board button.lit").locator("visible=true")
    beside = ada.page.locator("#turn .choice, #turn [role=option]")
    found = lit if lit.count() > 0 and chance.random() < 0.5 else beside
    uses.press(found.nth(chance.randrange(found.count())))
