"""Playing without sight: from roles, names and the live region alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

import spellboard
from spellboard.core.messages import Message

from .people import Person
from .tables import FEWEST, MOST_STEPS, SHORT, against_bots, my_turn, press, settle

Make = Callable[..., Person]
LISTEN = """() => {
    window.heard = [];
    const region = document.querySelector(".notices");
    new MutationObserver((changes) => {
        for (const change of changes) for (const one of change.addedNodes) window.heard.push(one.textContent);
    }).observe(region, {childList: true});
}"""
SIGHT = """(table) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    socket.onopen = () => socket.send(JSON.stringify({type: "hello", seats: [0], journal: 0, events: 0}));
    socket.onmessage = (event) => {
        const frame = JSON.parse(event.data);
        if (frame.type === "change") { done(frame.sight); socket.close(); }
    };
})"""
LIT = {
    "en": "You may choose this",
    "de": "Das kannst du wählen",
    "nl": "Dit kun je kiezen",
    "fr": "Vous pouvez choisir",
}
SPOKEN = {"magalon": ("en", "fr"), "amulett": ("de", "nl"), "bellum": ("en", "de")}
"""Languages in which each game is heard every time; in the others it is in the long run."""


def answer(player: Person, chance: Random) -> None:
    """Answer what is asked, as somebody who hears the page."""
    page = player.page
    confirm = page.get_by_role("group", name="Play this?")
    if confirm.count() > 0:
        confirm.get_by_role("button").first.click()
        return
    choices = page.get_by_role("group", name="Your choices")
    box = choices.get_by_role("combobox")
    if box.count() > 0:
        box.focus()
        for _ in range(chance.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        return
    buttons = [one for one in choices.get_by_role("button").all() if not one.is_disabled()]
    named = [one for one in buttons if one.inner_text().strip() not in ("Back", "−", "+")]
    chance.choice(named).click()


@pytest.mark.parametrize(
    "game", [*(pytest.param(game, marks=pytest.mark.long) for game in ("magalon", "amulett")), "bellum"]
)
def test_somebody_who_only_hears_the_page_finishes_a_game(person: Make, game: str) -> None:
    player = person()
    against_bots(player, game)
    player.page.evaluate(LISTEN)
    chance = Random(8)
    over = player.page.get_by_role("button", name="Play again")
    for _ in range(MOST_STEPS):
        if not my_turn(player):
            break
        settle(player)
        answer(player, chance)
        settle(player)
    over.wait_for()
    heard = player.page.evaluate("window.heard")
    assert heard, "what happens is spoken"
    long = [text for text in heard if len(re.findall(r"[.!?…](?=\s|$)", text)) > 3]
    assert long == [], "at most three sentences at a time"


TREES = [
    pytest.param(game, language, marks=[] if language in SPOKEN[game] else pytest.mark.long)
    for game, language in product(SPOKEN, LIT)
]


@pytest.mark.parametrize(("game", "language"), TREES)
def test_the_accessibility_tree_tells_the_position_and_the_targets(person: Make, game: str, language: str) -> None:
    player = person(language=language)
    path = against_bots(player, game)
    my_turn(player)
    for _ in range(4):
        press(player, Random(9))
        settle(player)
        if not my_turn(player):
            return
    settle(player)
    for _ in range(4):
        player.page.keyboard.press("Escape")  # nothing picked: everything that is allowed is lit
    sight = player.page.evaluate(SIGHT, path.split("/")[2])
    names = player.page.locator(".seat .who b").all_inner_texts()
    assert len(names) == FEWEST[game]
    tree = player.page.locator("main").aria_snapshot().replace("\u00a0", " ")
    words = spellboard.load(game, options=SHORT[game].get("options", {})).words(language)
    for piece in sight["scene"]["pieces"]:
        said = words.render(message(piece["name"]), names).replace("\u00a0", " ")
        assert said in tree, (language, said)
    nodes = {arg["id"] for choice in sight["legal"] for arg in places(choice["say"])}
    if game == "magalon":  # only the places of what is in hand are lit: those that the board itself marks
        nodes = set(player.page.locator(".cell.target").evaluate_all("all => all.map((one) => one.dataset.node)"))
    for node in nodes:
        cell = player.page.locator(f'[role=gridcell][data-node="{node}"]')
        assert LIT[language] in (cell.get_attribute("aria-label") or ""), node


def places(say: dict[str, Any]) -> list[dict[str, Any]]:
    return [arg for arg in say.get("args", {}).values() if isinstance(arg, dict) and arg["type"] == "node"]


def message(sent: dict[str, Any]) -> Message:
    return msgspec.convert(sent, Message)
