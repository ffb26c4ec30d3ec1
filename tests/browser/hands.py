"""Three ways to answer what the table asks: with the mouse, with a finger, and by the keyboard alone."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import expect

from .people import Person
from .tables import settle

LIT = "You may choose this"
MOST_PRESSES = 40
WHERE = """(wanted) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(document.activeElement);
    const [to_x, to_y] = middle(document.querySelector(`.board [data-node="${wanted}"]`));
    return [to_x - x, to_y - y];
}"""


FREE = """(one) => {
    if (one.closest("#turn") === null) one.scrollIntoView({block: "start", inline: "center"});
    else one.scrollIntoView({block: "nearest"});
}"""
"""The choices lie over the lower half of a phone: what is to be touched is pulled out from under them."""


class Step(NamedTuple):
    """One answer: what its button says, and where it can be given on the board itself."""

    says: str
    node: str = ""
    piece: str = ""
    more: int = 0
    """How often a number is counted up first."""


class Pointer:
    """The mouse, on the board where a thing or place is lit."""

    touch = False
    size = (1440, 900)

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.person = person

    def answer(self, step: Step) -> None:
        settle(self.person)
        for _ in range(step.more):
            self.press(self.page.locator("#turn").get_by_role("button", name="One more"))
        self.press(self.found(step))
        settle(self.person)
        self.confirm(step)
        settle(self.person)

    def found(self, step: Step) -> Any:
        if step.node:
            return self.page.locator(f'.board .cell.lit[data-node="{step.node}"]')
        if step.piece:
            lit = f'button.lit[data-piece="{step.piece}"], [data-piece="{step.piece}"] button.lit'
            return self.page.locator(lit).locator("visible=true").first
        return self.page.locator("#turn").get_by_role("button", name=re.compile(re.escape(step.says))).first

    def press(self, thing: Any) -> None:
        thing.click()

    def confirm(self, step: Step) -> None:
        """Where something cannot be taken back it is asked once more."""
        main = self.page.locator("#turn .confirm .main")
        if main.count() > 0:
            self.press(main)


class Finger(Pointer):
    """Touch on a phone: nothing on the board is played at first touch."""

    touch = True
    size = (390, 844)

    def press(self, thing: Any) -> None:
        thing.evaluate(FREE)
        thing.tap()


class Keys(Pointer):
    """The keyboard alone: arrows over the board, whose places say what they are; single keys for the choices."""

    size = (1280, 860)

    def answer(self, step: Step) -> None:
        settle(self.person)
        if step.more:
            self.page.get_by_role("spinbutton").focus()
            for _ in range(step.more):
                self.page.keyboard.press("ArrowUp")
        if step.node:
            self.walk_to(step.node)
        else:
            self.press_key(step.says)
        settle(self.person)
        if self.page.locator("#turn .confirm").count() > 0:
            self.page.keyboard.press("t")
            self.page.keyboard.press("Enter")
            settle(self.person)

    def press_key(self, says: str) -> None:
        button = self.page.locator("#turn [data-key]", has_text=re.compile(re.escape(says))).first
        key = button.get_attribute("data-key")
        self.page.keyboard.press("t")
        self.page.keyboard.press(key)

    def walk_to(self, node: str) -> None:
        self.page.keyboard.press("b")
        for _ in range(MOST_PRESSES):
            right, down = self.page.evaluate(WHERE, node)
            if abs(right) < 2 and abs(down) < 2:
                break
            sideways = abs(right) > abs(down) or abs(down) < 8
            self.page.keyboard.press(
                ("ArrowRight" if right > 0 else "ArrowLeft") if sideways else "ArrowDown" if down > 0 else "ArrowUp"
            )
        spoken = self.page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert spoken.startswith(f"{node} ") and LIT in spoken, (node, spoken)
        self.page.keyboard.press("Enter")


HANDS = {"pointer": Pointer, "touch": Finger, "keyboard": Keys}


def told(person: Person, sentence: str) -> None:
    """The log says so, and so does what is read aloud."""
    expect(person.page.locator(".log li", has_text=sentence).first).to_be_attached()
