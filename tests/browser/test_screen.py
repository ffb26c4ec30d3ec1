"""A screen in the middle and a phone in every hand: sitting around a table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from .people import Person
from .tables import ask, my_turn, press, settle, sign_in
from .test_access import violations

Make = Callable[..., Person]
HAND = "[...document.querySelectorAll('.hand-cards .card-face')].map((one) => one.title)"


def test_the_screen_shows_a_code_for_each_free_seat_and_never_a_secret(person: Make) -> None:
    television = person(size=(1600, 900))
    sign_in(television, "Television")
    seats = [{"who": "friend"}, {"who": "friend"}]
    made = ask(television, "/api/tables", {"game": "bellum", "edition": "bellum-short", "seats": seats})
    path = f"/t/{made['id']}"
    television.page.goto(f"{path}/screen")
    codes = television.page.locator(".codes img")
    codes.nth(1).wait_for()
    assert violations(television.page) == []

    phones = {name: person(size=(390, 800)) for name in ("Ada", "Ben")}
    links = [codes.nth(number).get_attribute("alt") for number in range(2)]
    for link, (name, phone) in zip(links, phones.items(), strict=True):
        assert link is not None
        phone.page.goto(link)
        phone.fill("What’s your name?", name)
        phone.click("button", "Sit down")
        phone.page.wait_for_url("**/t/*")
    codes.first.wait_for(state="detached")
    ask(television, f"/api{path.replace('/t/', '/tables/')}/start", None)

    hands = {}
    for name, phone in phones.items():
        phone.page.wait_for_selector(".turn")
        settle(phone)
        hands[name] = phone.page.evaluate(HAND)
        expect(phone.page.locator(".seat.mine").get_by_text(name)).to_have_count(1)
        assert violations(phone.page) == [], name
    television.page.wait_for_selector(".screen-side .now")
    # Beside it lie the drawings of all cards that there are, which tell nothing.
    shown = television.page.locator("main").inner_html() + television.page.title()
    assert all(hands.values()), "the goblins are dealt in secret"
    assert not [goblin for hand in hands.values() for goblin in hand if goblin in shown]
    assert violations(television.page) == []
    assert television.page.locator(".screen button:visible").count() == 0, "it takes no action"

    before = television.page.locator(".screen-side .log li").count()
    for phone in phones.values():
        chance = Random(6)
        for _ in range(6):
            if phone.page.locator(".turn.yours").count() == 0 or not my_turn(phone):
                break
            press(phone, chance)
            settle(phone)
    television.page.wait_for_function(f"() => document.querySelectorAll('.screen-side .log li').length > {before}")
    expect(television.page.locator(".seat .who b")).to_have_text(["Ada", "Ben"])
