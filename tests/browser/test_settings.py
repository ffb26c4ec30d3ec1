"""Settings of a browser: what asks, what is told while nobody looks, what everybody is called."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import Person

Make = Callable[..., Person]
LISTEN = """
window.told = [];
const Real = Notification;
window.Notification = class extends Real { constructor(text, more) { super(text, more); told.push(text); } };
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
"""


def test_a_notification_comes_only_to_whoever_allowed_it_and_looks_elsewhere(person: Make) -> None:
    ada = person(new=True)
    ada.context.grant_permissions(["notifications"])
    hidden, tab = ada.page, ada.tab()
    hidden.add_init_script(LISTEN)
    ada.go("/me")
    tab.goto("/new/bellum?for=bots")
    tab.get_by_role("button", name="Start the game").click()
    hidden.wait_for_function("() => document.title.startsWith('Your turn')")
    assert hidden.evaluate("told") == [], "nobody has asked for it"
    hidden.get_by_role("switch", name="Notify me when it is my turn").check(force=True)
    hidden.reload()
    hidden.wait_for_function("() => told.length > 0")
    assert hidden.evaluate("told") == ["Your turn"]


def test_a_choice_holds_after_a_reload(person: Make) -> None:
    ada = person()
    page = ada.go("/me")
    expect(page.get_by_role("radio", name="If it is final")).to_be_checked()
    page.get_by_role("radio", name="Always").check(force=True)
    expect(page.get_by_role("radio", name="Quick")).to_be_checked()
    page.get_by_role("radio", name="Calm").check(force=True)
    expect(page.get_by_role("switch", name="Sound"), "silent until somebody wants it").not_to_be_checked()
    page.reload()
    page.get_by_role("heading", name="Settings").wait_for()
    expect(page.get_by_role("radio", name="Always")).to_be_checked()
    expect(page.get_by_role("radio", name="Calm")).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.speed") == "calm"


def test_a_new_name_is_everywhere_at_once(person: Make) -> None:
    ada = person()
    ada.table_with_bots()
    ada.go("/me")
    ada.page.get_by_role("textbox", name="Your name").fill("Ada Lovelace")
    ada.click("button", "Change")
    ada.page.get_by_text("Your name has been changed.").wait_for()
    ada.go("/new/bellum?for=bots")
    expect(ada.page.get_by_role("radio", name="You, Ada Lovelace")).to_be_checked()


def test_the_app_can_be_installed(person: Make) -> None:
    page = person().go("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"], icon
