"""Links: sitting down, looking on, a second device, the way back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from .people import Person

Make = Callable[..., Person]


def test_two_browsers_meet_at_a_table_by_a_link(person: Make) -> None:
    ada, ben = person(), person(size=(390, 800))
    ada.go("/new/bellum?for=friends")
    ada.fill("What’s your name?", "Ada")
    ada.click("button", "Open the table")
    link = ada.page.get_by_label("Invitation").input_value()
    expect(ada.page.get_by_role("img", name="QR code: Invitation")).to_be_visible()
    expect(ada.named("button", "Start the game")).to_be_disabled()

    ben.page.goto(link)
    ben.page.get_by_role("heading", name="You are invited").wait_for()
    assert ben.page.evaluate("location.hash") == "", "the token does not stay in the address"
    expect(ada.page.locator("ol.seats"), "looking at a link uses nothing up").to_contain_text("free")
    ben.fill("What’s your name?", "Ben")
    ben.click("button", "Sit down")
    ben.page.wait_for_url("**/t/*")

    ada.page.locator("ol.seats").get_by_text("Ben").wait_for()
    ben.page.locator("ol.seats").get_by_text("Ada").wait_for()
    ada.click("button", "Start the game")
    for one in (ada, ben):
        one.page.wait_for_function("() => !document.querySelector('main.waiting')")
        kept = "Object.keys(localStorage).filter((key) => key.startsWith('spellboard.seal.')).length"
        one.page.wait_for_function(f"() => {kept} === 1")  # each keeps what proves the dealer honest


def test_a_used_or_wrong_link_is_refused_in_words(person: Make) -> None:
    ada = person()
    ada.expects("410")
    ada.page.goto("/join#" + "x" * 43)
    ada.click("button", "Sit down")
    ada.page.get_by_text("This link is no longer valid. Ask for a new one.").wait_for()


def test_a_second_device_is_the_same_guest_and_the_link_works_once(person: Make) -> None:
    ada, phone, thief = person(), person(size=(390, 800)), person()
    thief.expects("410")
    ada.table_with_bots()
    ada.go("/me")
    ada.click("button", "Show a code")
    link = ada.page.get_by_label("Second device").input_value()
    phone.page.goto(link)
    phone.click("button", "Use this device")
    phone.page.locator("section[aria-labelledby=mine] li a").wait_for()
    thief.page.goto(link)
    thief.click("button", "Use this device")
    thief.page.get_by_text("This link is no longer valid.").wait_for()


def test_forget_me_leaves_nothing_in_the_browser(person: Make) -> None:
    ada = person()
    ada.table_with_bots()
    ada.go("/me")
    ada.click("button", "Forget me")
    ada.click("button", "Yes, forget me")
    ada.page.get_by_text("Your tables will appear here.").wait_for()
    assert ada.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('spellboard.'))") == []
    assert ada.page.evaluate("async () => (await (await fetch('/api/session')).json()).me") is None


def test_who_is_being_forgotten_asks_nothing_more_however_long_it_takes(person: Make) -> None:
    ada = person(new=True)
    ada.table_with_bots()
    ada.go("/me")

    def slowly(route: Route) -> None:
        answer = route.fetch()
        ada.page.wait_for_timeout(800)
        route.fulfill(response=answer)

    ada.page.route("**/api/me", lambda route: slowly(route) if deletes(route) else route.continue_())
    ada.click("button", "Forget me")
    ada.click("button", "Yes, forget me")
    ada.page.get_by_text("Your tables will appear here.").wait_for()  # a 401 on the way would be a complaint


def test_who_cannot_be_forgotten_now_is_told_so_and_hears_of_their_tables_again(person: Make) -> None:
    ada = person(new=True)
    ada.table_with_bots()
    ada.go("/me")
    ada.expects("503")
    ada.page.route(
        "**/api/me", lambda route: route.fulfill(status=503, body="") if deletes(route) else route.continue_()
    )
    ada.click("button", "Forget me")
    with ada.page.expect_websocket(lambda live: "/api/lobby/live" in live.url):
        ada.click("button", "Yes, forget me")
    ada.page.get_by_text("Nothing was changed.").first.wait_for()
    assert ada.page.evaluate("async () => (await (await fetch('/api/session')).json()).me") is not None


def deletes(route: Route) -> bool:
    return route.request.method == "DELETE"


def test_a_personal_token_is_shown_once_and_can_be_revoked(person: Make) -> None:
    ada = person()
    ada.table_with_bots()
    ada.go("/me")
    ada.fill("What is it for?", "my bot")
    ada.click("button", "Make a token")
    token = ada.page.get_by_label("Token", exact=True).input_value()
    how = "{credentials: 'omit', headers: {authorization: `Bearer ${token}`}}"
    asked = f"async (token) => (await fetch('/api/me', {how})).status"
    assert ada.page.evaluate(asked, token) == 200
    ada.go("/me")
    expect(ada.page.get_by_label("Token", exact=True)).to_have_count(0)
    ada.click("button", "Revoke: my bot")
    ada.named("button", "Revoke: my bot").wait_for(state="detached")
    ada.expects("401")
    assert ada.page.evaluate(asked, token) == 401
