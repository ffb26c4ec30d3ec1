"""A visitor who has read nothing: clicks or taps what is visible and lit, at random, until the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

from .people import Person
from .tables import over, settle

LIT = ".board .cell.target, .board button.lit, .board .lit button, .seats button.lit, .set-down"
ANSWERS = "#turn [data-key], #turn [data-play], #turn .choice, #turn [role=option]"
SURE = "#turn .confirm .main"
UNDERSTOOD = ".guide:not(.lesson) .row .b:first-child"
MOST_CLICKS = 600
VISIBLE = """(selector) => {
    const free = (one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        if (one.disabled || box.width < 4 || box.height < 4 || !inside) return [];
        const top = document.elementFromPoint(x, y);
        return top !== null && one.contains(top) ? [[x, y]] : [];
    };
    return [...document.querySelectorAll(selector)].flatMap(free);
}"""
SCROLL = """([selector, chance]) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
    all[Math.floor(chance * all.length)]?.scrollIntoView({block: "center"});
    return all.length;
}"""


class Visitor:
    """One of these sits in front of a page at a running table."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.page = person, person.page
        self.chance = Random(seed)
        self.clicks = 0
        self.hints = 0

    def visible(self, selector: str) -> Any:
        """Where something of this kind is to be seen whole enough to be pressed; people scroll if nothing is."""
        found = self.page.evaluate(VISIBLE, selector)
        if not found and self.page.evaluate(SCROLL, [selector, self.chance.random()]) > 0:
            settle(self.person)
            found = self.page.evaluate(VISIBLE, selector)
        return found

    def press(self, where: tuple[float, float]) -> None:
        (self.page.touchscreen.tap if self.person.touch else self.page.mouse.click)(*where)
        self.clicks += 1
        settle(self.person)

    def answer(self) -> None:
        """One click on what is lit; a hint is read first, and what is asked once more is confirmed."""
        settle(self.person)
        for wanted in (UNDERSTOOD, SURE):
            if found := self.visible(wanted):
                self.hints += wanted == UNDERSTOOD
                return self.press(found[0])
        found = self.visible(f"{LIT}, {ANSWERS}")
        assert found, f"nothing that could be pressed is in sight: {self.page.locator('#turn').inner_text()!r}"
        return self.press(self.chance.choice(found))

    def asked(self) -> bool:
        """Wait until a choice is wanted; no: the game is over."""
        self.page.locator(".turn.yours, .ending").first.wait_for(timeout=60_000)
        return not over(self.person)

    def play(self, clicks: int = MOST_CLICKS) -> bool:
        """Play until the game is over, or this often; the answer is whether it is."""
        for _ in range(clicks):
            if not self.asked():
                return True
            self.answer()
        return not self.asked()
