"""When the server is gone, when the page itself fails."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import spellboard

from .people import Person
from .serving import Serving
from .tables import my_turn, settle

Make = Callable[..., Person]


def test_a_lost_connection_is_said_and_comes_back_by_itself(person: Make, frail: Serving) -> None:
    ada = person(frail.base)
    ada.forgive("WebSocket|ERR_CONNECTION")
    ada.table_with_bots()
    my_turn(ada)
    settle(ada)
    told = ada.page.locator("main").inner_text()
    frail.stop(signal.SIGKILL)
    shown = ada.page.locator(".connection").get_by_text("Connection lost.")
    shown.wait_for()
    expect(ada.page.get_by_role("status"), "it is spoken as well").to_contain_text("Connection lost.")
    assert ada.page.locator("main").inner_text() == told, "what was there stays to be read"
    frail.start()
    shown.wait_for(state="detached")


def test_without_a_server_the_page_says_so_in_every_language(person: Make) -> None:
    ada = person(new=True)
    ada.forgive(".")
    ada.page.route("**/api/**", lambda route: route.abort())
    ada.page.goto("/")
    ada.page.get_by_text("Der Server ist nicht erreichbar.").wait_for()


def test_a_page_that_fails_offers_a_report_with_version_and_transcript(person: Make) -> None:
    ada = person()
    ada.forgive(".")
    ada.table_with_bots()
    ada.page.wait_for_function("() => document.querySelector('main')?.innerText.trim().length > 30")
    ada.page.evaluate("setTimeout(() => { throw new Error('a test broke this') })")
    ada.page.get_by_role("heading", name="This page has stumbled").wait_for()
    with ada.page.expect_download() as download:
        ada.click("button", "Save a report")
    report = json.loads(Path(download.value.path()).read_text())
    assert report["spellboard"] == spellboard.__version__
    assert report["error"]["message"] == "a test broke this"
    assert report["transcript"]["pages"], "what this seat was shown"
    assert "private" not in json.dumps([page["events"] for page in report["transcript"]["pages"] if page["n"] == 0])
