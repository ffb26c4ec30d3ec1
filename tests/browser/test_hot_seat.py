"""Several people at one device: what one of them knows is gone from the page before the next one looks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .people import Person
from .tables import MOST_STEPS, ask, over, press, settle, sign_in
from .test_access import violations

Make = Callable[..., Person]
KNOWN = """() => [
    document.documentElement.outerHTML,
    JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage}),
].join("\\n")"""
HAND = "[...document.querySelectorAll('.spells .card-face')].map((one) => one.dataset.piece)"
NAMES = ["Ada", "Ben", "Cleo"]
FIND = """function () {
    return this.flatMap((one) => {
        try {
            const {sheet, zone} = one.at;
            return typeof one.symbol === "string" && sheet === "hand" && zone === "spells" ? [one.id] : [];
        } catch { return []; }
    });
}"""


def remembered(one: Person) -> list[str]:
    """The spells of any hand that are still somewhere in the page's memory, shown or not.

    A test that holds an element holds all that its page knew: wait by locators, not by selectors. Garbage is
    collected in a call before the look: without that it found now and then what a heap snapshot did not.
    """
    session = one.context.new_cdp_session(one.page)
    session.send("HeapProfiler.collectGarbage")
    root = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    every = session.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    asked = {"functionDeclaration": FIND, "objectId": every, "returnByValue": True}
    found: list[str] = session.send("Runtime.callFunctionOn", asked)["result"]["value"]
    session.detach()
    return found


def forgotten(one: Person) -> bool:
    """Whether no hand is in the page's memory any more; what was shown last is let go a frame or two later."""
    for _ in range(20):
        if not remembered(one):
            return True
        one.page.wait_for_timeout(100)
    return False


def sit_together(ada: Person) -> None:
    """Three at one device; each is dealt four spells in secret and keeps two."""
    sign_in(ada, "Ada")
    seats = [{"who": "me", "name": name} for name in NAMES]
    body = {"game": "amulett", "edition": "amulett-short", "options": {"start": "expert"}, "seats": seats}
    made = ask(ada, "/api/tables", {**body, "start": True})
    ada.page.goto(f"/t/{made['id']}")


def test_nobody_sees_the_hand_of_whoever_had_the_device_before(person: Make) -> None:
    ada = person(new=True)
    sit_together(ada)
    secrets: dict[str, list[str]] = {}
    for name in NAMES:
        ada.page.get_by_role("heading", name=f"{name}’s turn").wait_for()
        assert ada.page.locator(".board, .log, .seat").count() == 0
        assert violations(ada.page) == []
        known = ada.page.evaluate(KNOWN)
        told = [spell for hand in secrets.values() for spell in hand if f'"{spell}"' in known]
        assert told == [], f"before {name} takes the device"
        assert forgotten(ada), f"before {name} takes the device"
        ada.click("button", f"I am {name}")
        ada.page.locator(".turn.yours").first.wait_for()
        settle(ada)
        secrets[name] = ada.page.evaluate(HAND)
        assert len(secrets[name]) == 4
        assert sorted(set(remembered(ada))) == sorted(secrets[name]), "this hand, and no other"
        others = [spell for other, hand in secrets.items() if other != name for spell in hand]
        assert [spell for spell in others if f'"{spell}"' in ada.page.evaluate(KNOWN)] == [], (
            f"while {name} has the device"
        )
        chance = Random(3)
        for _ in range(9):
            press(ada, chance)
            settle(ada)
            if ada.page.locator(".hand-over").count() > 0 or secrets[name] != ada.page.evaluate(HAND):
                break


def test_a_reload_and_the_way_back_show_nobodys_hand(person: Make) -> None:
    ada = person()
    ada.go("/")
    sit_together(ada)
    ada.click("button", "I am Ada")
    ada.page.locator(".turn.yours").first.wait_for()
    settle(ada)
    hand = ada.page.evaluate(HAND)
    assert len(hand) == 4
    ada.page.reload()
    ada.page.get_by_role("heading", name="Ada’s turn").wait_for()
    assert not any(f'"{spell}"' in ada.page.evaluate(KNOWN) for spell in hand)
    ada.page.go_back()
    ada.page.locator("main#main h1").first.wait_for()
    assert not any(f'"{spell}"' in ada.page.evaluate(KNOWN) for spell in hand)
    ada.page.go_forward()
    ada.page.get_by_role("heading", name="Ada’s turn").wait_for()
    assert not any(f'"{spell}"' in ada.page.evaluate(KNOWN) for spell in hand)


def test_two_at_one_device_play_a_whole_game(person: Make) -> None:
    ada = person()
    sign_in(ada, "Ada")
    seats = [{"who": "me", "name": name} for name in NAMES[:2]]
    made = ask(ada, "/api/tables", {"game": "bellum", "edition": "bellum-short", "seats": seats, "start": True})
    ada.page.goto(f"/t/{made['id']}")
    chance = Random(4)
    taken = 0
    for _ in range(MOST_STEPS):
        ada.page.locator(".turn.yours, .ending, .hand-over").first.wait_for(timeout=60_000)
        if over(ada):
            break
        if ada.page.locator(".hand-over").count() > 0:
            taken += 1
            ada.page.locator(".hand-over button").click()
            ada.page.locator(".hand-over").wait_for(state="detached")
        else:
            press(ada, chance)
            settle(ada)
    assert over(ada)
    assert taken >= 2
