"""Pictures of the pages for docs/look: `python -m tests.browser.pictures [--sketches FOLDER]`.

Each game at its opening, in its middle and at its end, by day and by night, on a desk and on a phone; with the folder
of the sketches (NAME-desktop-light.png and so on) also each page beside the sketch it was made after.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import sync_playwright

import spellboard
from spellboard.core.state import State
from spellboard.games.amulett.game import Amulett

from .people import Person
from .positions import MOMENTS, PLAYERS, last_action, moment
from .serving import ROOT, Serving
from .stored import sit_down
from .tables import settle

PLACE = ROOT / "docs" / "look"
DESK, PHONE = (1440, 900), (390, 844)
SIZES = {"desktop": DESK, "phone": PHONE}
SKETCHED = {"desktop": DESK, "phone": (360, 780)}
NAMES = ["Mira", "Ada", "Jonas", "Fern"]
LONG = ("start", "new-table")
"""Pages that are sketched from top to bottom."""
SMALLER = {"desktop": 0.5, "phone": 0.8}
"""How much smaller a picture is than the page."""
QUALITY = 62
LAST = """([table, seat, play]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    socket.onopen = () => socket.send(JSON.stringify({type: "hello", seats: [seat], journal: 0, events: 0}));
    socket.onmessage = (event) => {
        const frame = JSON.parse(event.data);
        if (frame.type === "change" && frame.sight.over !== true) {
            socket.send(JSON.stringify({type: "do", request: "last", seat, fresh: frame.sight.fresh ?? 0, play: [play]}));
        } else if (frame.type === "no" || frame.request === "last") { done(JSON.stringify(frame)); socket.close(); }
    };
})"""  # noqa: E501
AUCTION = """at trade-bid p2; hat p3; caravan D2; round 3; left 2; bid 2 p3 4 p2 5 p1; out p3 p4
p1: gold 3 silver 2 iron 3 / - / vein-gold 3, gift 2, vein-copper 3, meta-iron 2 / green dark-blue orange
p2: gold 4 copper 3 silver 2 iron 1 / - / meta-copper 3, influence-pharaohs 2, magic-amber 2 / red yellow light-blue clear
p3: gold 2 silver 5 copper 2 / - / vein-silver 2, gift-pharaohs 3, superiority 2 / light-blue green
p4: gold 2 iron 4 / - / vein-iron 4, teleportation 3 / grey clear yellow brown white
D2: green orange"""  # noqa: E501
"""The auction of the sketch: gold is asked, Mira bids 5, Ada thinks about 6."""


class Album:
    """A browser and a server, and the pictures that are taken with them."""

    def __init__(self, browser: Any, server: Serving, place: Path, only: str = "") -> None:
        self.browser, self.server, self.place, self.only = browser, server, place, only

    def wants(self, name: str) -> bool:
        """Whether pictures of this page are to be taken."""
        return self.only in ("", name)

    def shot(self, show: Callable[[Person], None], theme: str, size: tuple[int, int], whole: bool = False) -> bytes:
        """A page as somebody sees it whom no hint holds up."""
        person = Person(self.browser, self.server.base, theme=theme, size=size, touch=size[0] < 900)
        try:
            show(person)
            person.page.wait_for_timeout(300)
            return cast(bytes, person.page.screenshot(full_page=whole))
        finally:
            person.close()

    def beside(self, name: str, pictures: list[bytes], scale: float, width: float) -> None:
        """Several pictures side by side, as one file."""
        context = self.browser.new_context(viewport={"width": 400, "height": 400})
        page = context.new_page()
        tags = "".join(
            f'<img width="{round(width * scale)}" src="data:image/png;base64,{_text(one)}">' for one in pictures
        )
        style = "margin: 0; display: inline-flex; gap: 8px; background: #8a8578; align-items: flex-start"
        page.set_content(f'<body style="{style}">{tags}</body>')
        page.locator("img").last.wait_for()
        page.locator("body").screenshot(path=self.place / f"{name}.jpg", type="jpeg", quality=QUALITY)
        context.close()


def _text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


def sit(person: Person, server: Serving, position: State) -> str:
    """All seats at one device; whoever is to choose looks at the table."""
    path = sit_down(person, server, position, NAMES[: position.players])
    if person.page.locator(".hand-over").count() > 0:
        person.page.locator(".hand-over button").click()
    person.page.locator(".board svg").first.wait_for()
    settle(person)
    quiet = person.page.locator(".guide button", has_text="No more hints")
    if quiet.count() > 0:
        quiet.first.click()
    return path.removeprefix("/t/")


def finish(person: Person, server: Serving, game: str) -> None:
    """The last choice of a game, made as it was made then."""
    position = moment(game, "end")
    table = sit(person, server, position)
    person.page.evaluate(LAST, [table, position.waiting[0], last_action(game)])
    person.page.locator(".ending").wait_for()
    settle(person)


def moments(album: Album) -> None:
    for game in filter(album.wants, PLAYERS):
        for which in MOMENTS:
            for size, window in SIZES.items():
                show = _shown(album, game, which)
                pair = [album.shot(show, theme, window) for theme in ("light", "dark")]
                album.beside(f"{game}-{which}-{size}", pair, SMALLER[size], window[0])


def _shown(album: Album, game: str, which: str) -> Callable[[Person], None]:
    if which == "end":
        return lambda person: finish(person, album.server, game)
    return lambda person: void(sit(person, album.server, moment(game, which)))


def void(_: object) -> None:
    """Nothing is answered."""


def sketched(album: Album, sketches: Path) -> None:
    """Each sketch with the page that was made after it."""
    amulett = cast(Amulett, spellboard.load("amulett")).place(AUCTION)
    pages: dict[str, Callable[[Person], None]] = {
        "magalon": lambda person: void(sit(person, album.server, moment("magalon", "middle"))),
        "amulett": lambda person: void(sit(person, album.server, amulett)),
        "bellum": lambda person: void(sit(person, album.server, moment("bellum", "middle"))),
        "start": lambda person: void(person.go("/")),
        "new-table": lambda person: void(person.go("/new/magalon?for=friends")),
    }
    for name, show in pages.items():
        if not album.wants(name):
            continue
        for size, window in SKETCHED.items():
            for theme in ("light", "dark"):
                sketch = (sketches / f"{name}-{size}-{theme}.png").read_bytes()
                pair = [sketch, album.shot(show, theme, window, whole=name in LONG)]
                album.beside(f"sketch-{name}-{size}-{theme}", pair, SMALLER[size], window[0])


def first_page(album: Album) -> None:
    """The three boards as README shows them."""
    amulett = cast(Amulett, spellboard.load("amulett")).place(AUCTION)
    for name, position, theme in (
        ("amulett", amulett, "light"),
        ("magalon", moment("magalon", "middle"), "light"),
        ("bellum", moment("bellum", "middle"), "dark"),
    ):
        if not album.wants(name):
            continue
        picture = album.shot(lambda person, at=position: void(sit(person, album.server, at)), theme, DESK)  # type: ignore[misc]
        album.beside(name, [picture], 0.8, DESK[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sketches", type=Path, help="the folder of the sketches")
    parser.add_argument("--to", type=Path, default=PLACE, help="where the pictures go")
    parser.add_argument("--only", default="", help="one game or page")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            album = Album(browser, server, chosen.to, chosen.only)
            first_page(album)
            if chosen.sketches is not None:
                sketched(album, chosen.sketches)
            moments(album)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
