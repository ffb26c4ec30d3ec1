"""Tables as the tests want them: short games, bots that never think, several people at one device."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from .people import Person

SHORT: dict[str, dict[str, Any]] = {
    "magalon": {"options": {"round_cap": 1}},
    "amulett": {"edition": "amulett-short"},
    "bellum": {"edition": "bellum-short"},
}
FEWEST = {"magalon": 2, "amulett": 3, "bellum": 2}
BOT = {"who": "bot", "bot": "random"}
MOST_STEPS = 400

PATIENCE = 20.0
QUIET = """async (patience) => {
    const late = performance.now() + patience * 1000;
    let busy = null;
    for (let still = 0; still < 3; still = busy === null ? still + 1 : 0) {
        await new Promise((done) => requestAnimationFrame(done));
        busy = document.querySelector("[aria-busy=true]");
        if (performance.now() > late) return (busy ?? document.body).outerHTML.slice(0, 200);
    }
    return "";
}"""


def ask(person: Person, path: str, body: Any) -> Any:
    """A request of this person's browser, wherever its page is."""
    headers = {"content-type": "application/json", "origin": person.base}
    answer = person.context.request.post(path, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return None if answer.status == 204 else answer.json()


def sign_in(person: Person, name: str) -> None:
    ask(person, "/api/guests", {"name": name})


def make_table(person: Person, game: str, seats: list[dict[str, str]], start: bool = True) -> str:
    """A short game at a new table; the answer is its path."""
    body = {"game": game, "seats": seats, "start": start, **SHORT[game]}
    made = ask(person, "/api/tables", body)
    return f"/t/{made['id']}"


def against_bots(person: Person, game: str) -> str:
    sign_in(person, "Ada")
    path = make_table(person, game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])
    person.page.goto(path)
    person.page.locator(".turn").first.wait_for()
    return path


def settle(person: Person) -> None:
    """Until nothing is under way between page and server."""
    busy = person.page.evaluate(QUIET, PATIENCE)
    assert not busy, f"still busy after {PATIENCE:.0f} seconds: {busy}"


def over(person: Person) -> bool:
    found: bool = person.page.locator(".ending").count() > 0
    return found


def my_turn(person: Person) -> bool:
    """Wait until this person is asked; no: the game is over."""
    person.page.locator(".turn.yours, .ending, .hand-over").first.wait_for(timeout=60_000)
    return not over(person)


def press(person: Person, chance: Random) -> str:
    """Answer the question at hand by the keyboard alone; the answer is the key that did it."""
    page = person.page
    settle(person)
    if page.locator("#turn .confirm").count() > 0:
        page.keyboard.press("t")
        page.keyboard.press("Enter")
        return "Enter"
    keys = page.locator("#turn [data-key]").evaluate_all("all => all.map((one) => one.dataset.key)")
    if keys:
        key: str = chance.choice(keys)
        page.keyboard.press("t")
        page.keyboard.press(key)
        return key
    if page.locator("#turn [role=combobox]").count() > 0:
        page.keyboard.press("t")
        for _ in range(12):
            if page.evaluate("document.activeElement.getAttribute('role')") == "combobox":
                break
            page.keyboard.press("Tab")
        for _ in range(chance.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.evaluate("document.activeElement.blur()")
        return "combobox"
    return ""
