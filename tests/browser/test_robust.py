"""When the server is gone, when the page itself fails."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from playwright.sync_api import expect

import spellboard
from spellboard.server.storage.backup import backup

from .people import SERVER_GONE, Person
from .serving import Serving
from .tables import against_bots, my_turn, press, settle
from .visitor import Visitor

Make = Callable[..., Person]


def test_a_lost_connection_is_said_and_comes_back_by_itself(person: Make, frail: Serving) -> None:
    ada = person(frail.base)
    ada.expects(SERVER_GONE)
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


def test_a_page_that_knows_more_than_the_server_and_a_damaged_table_are_told_apart(
    person: Make, frail: Serving, tmp_path: Path
) -> None:
    ada = person(frail.base)
    ada.expects(SERVER_GONE)
    ada.table_with_bots()
    my_turn(ada)
    settle(ada)
    earlier, chance = tmp_path / "earlier.db", Random(1)
    backup(frail.database, earlier)
    before = journal(frail.database)
    for _ in range(20):
        press(ada, chance)
        settle(ada)
        if journal(frail.database) > before:
            break
    frail.stop(signal.SIGKILL)
    for beside in ("-wal", "-shm"):
        Path(f"{frail.database}{beside}").unlink(missing_ok=True)
    shutil.copy(earlier, frail.database)
    frail.start()
    ada.page.get_by_role("note").filter(has_text="The server may have lost moves.").wait_for()
    my_turn(ada)
    frail.stop()
    with closing(sqlite3.connect(frail.database)) as connection, connection:
        connection.execute("UPDATE entries SET link = ? WHERE n = 2", ("0" * 64,))
    frail.start()
    ada.page.get_by_role("alert").filter(has_text="is damaged, so the table is closed").wait_for()


def journal(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        (found,) = connection.execute("SELECT max(n) FROM entries").fetchone()
    return int(found)


def test_without_a_server_the_page_says_so_in_every_language(person: Make) -> None:
    ada = person(new=True)
    ada.expects(".")
    ada.page.route("**/api/**", lambda route: route.abort())
    ada.page.goto("/")
    ada.page.get_by_text("Der Server ist nicht erreichbar.").wait_for()


def test_a_page_that_cannot_be_drawn_offers_a_report_with_version_and_transcript(person: Make) -> None:
    ada = person(new=True)
    ada.expects(".")
    path = ada.table_with_bots()
    my_turn(ada)
    ada.page.route("**/api/games/*/layout*", lambda route: route.fulfill(json={"sheets": None}))
    ada.page.goto(path)
    ada.page.get_by_role("heading", name="This page has stumbled").wait_for()
    with ada.page.expect_download() as download:
        ada.click("button", "Save a report")
    report = json.loads(Path(download.value.path()).read_text())
    assert report["spellboard"] == spellboard.__version__
    assert "null" in report["error"]["message"]
    assert report["transcript"]["pages"], "what this seat was shown"
    assert "private" not in json.dumps([page["events"] for page in report["transcript"]["pages"] if page["n"] == 0])


def test_what_fails_outside_drawing_is_said_and_the_game_continues(person: Make) -> None:
    ada = person()
    ada.expects("a test broke this")
    against_bots(ada, "magalon")
    my_turn(ada)
    ada.page.evaluate("setTimeout(() => { throw new Error('a test broke this') })")
    said = ada.page.get_by_role("alert").filter(has_text="Something went wrong on this page.")
    said.wait_for()
    with ada.page.expect_download() as download:
        said.get_by_role("button", name="Save a report").click()
    assert json.loads(Path(download.value.path()).read_text())["error"]["message"] == "a test broke this"
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    Visitor(ada, seed=1).play(clicks=2)


def test_a_browser_that_cannot_animate_plays_without_it(person: Make) -> None:
    ada = person(new=True)
    ada.expects("cannot be animated")
    ada.page.add_init_script("Element.prototype.animate = () => { throw new Error('cannot be animated'); }")
    against_bots(ada, "magalon")
    visitor = Visitor(ada, seed=1)
    assert visitor.play()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
