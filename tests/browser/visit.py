"""Whole games against the usual bots, on the page as everybody has it: `python -m tests.browser.visit [GAME ...]`.

An ordinary server, an ordinary laptop (`--phone`: a phone), motion on, the usual speed; whatever is visible and lit is
clicked at random, to the end. It prints what was counted, and fails on any error of the page.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from .people import Person
from .serving import Serving
from .tables import FEWEST
from .visitor import Visitor

MOST_CLICKS = 5000


def visit(browser: object, base: str, game: str, phone: bool, seed: int) -> str:
    ada = Person(browser, base, size=(390, 844) if phone else (1366, 768), touch=phone, speed="normal")
    begun = time.monotonic()
    ada.table_with_bots(game)
    visitor = Visitor(ada, seed)
    over = visitor.play(MOST_CLICKS)
    lines = ada.page.locator(".log li").count()
    ada.page.reload()
    ada.page.locator(".ending" if over else ".turn").first.wait_for()
    ended = ada.page.locator("#turn h2").first.inner_text()
    if ada.complaints:
        raise SystemExit("\n".join([f"{game}: the page complained", *ada.complaints]))
    ada.close()
    took = time.monotonic() - begun
    counted = f"{visitor.clicks} clicks, {visitor.hints} hints, {lines} lines of log, {took:.0f} s"
    return f"{game}: {'over' if over else 'NOT OVER'}, {counted}, no error: {ended}"


def main(arguments: list[str]) -> None:
    games = [one for one in arguments if not one.startswith("--")] or list(FEWEST)
    serving = Serving(Path(tempfile.mkdtemp()), ordinary=True)
    serving.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for seed, game in enumerate(games):
                print(visit(browser, serving.base, game, "--phone" in arguments, seed), flush=True)
            browser.close()
    finally:
        serving.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
