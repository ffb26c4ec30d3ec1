"""Pictures of the pages for docs/look: `python -m tests.browser.pictures [--sketches FOLDER]`.

Each game at its opening, in its middle and at its end, by day and by night, on a desk and on a phone; with the folder
of the sketches (NAME-desktop-light.png and so on) also each page beside the sketch it was made after.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import sync_playwright

from spellboard.core.state import State

from .people import Person
from .positions import MOMENTS, PLAYERS, last_action, moment
from .serving import ROOT, Serving
from .sketches import AUCTION, CASTLES, VALLEY, Sketch
from .stored import sit_down
from .tables import settle

PLACE = ROOT / "docs" / "look"
STILL = {"reduced_motion": "reduce"}
"""What is photographed does not move."""
DESK, PHONE = (1440, 900), (390, 844)
SIZES = {"desktop": DESK, "phone": PHONE}
SKETCHED = {"desktop": DESK, "phone": (360, 780)}
THEMES = ("light", "dark")
NAMES = ["Mira", "Ada", "Jonas", "Fern"]
LONG = ("start", "new-table")
"""Pages that are sketched from top to bottom."""
SMALLER = {"desktop": 0.5, "phone": 0.8}
"""How much smaller a picture is than the page."""
QUALITY = 62
PLAY = """([table, seat, plays]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    const send = (frame) => socket.send(JSON.stringify(frame));
    socket.onopen = () => send({type: "hello", seats: [seat], journal: 0, events: 0});
    let [request, fresh, tries] = ["", 0, 0];
    const ask = () => {
        request = `staged.${performance.now()}`;
        tries += 1;
        send({type: "do", request, seat, fresh, play: plays});
    };
    socket.onmessage = (event) => {
        const frame = JSON.parse(event.data);
        if (frame.type === "change") {
            fresh = frame.sight.fresh ?? 0;
            if (tries === 0) ask();
        } else if (request !== "" && frame.request === request) {
            // A newer choice may have come meanwhile: then it is asked once more.
            if (frame.type === "no" && tries < 3) return setTimeout(ask, 300);
            done(frame.type === "ack" ? "" : event.data);
            socket.close();
        }
    };
})"""
"""Play something beside the page, which sees it happen."""
STATES = {
    "At rest": "M17",
    "Lit": "E7",
    "Hovered, with the ghost": "H14",
    "Selected": "G8",
    "Path preview": "G10",
    "Lit, on a sign": "D10",
    "Protected": "I13",
    "Last move": "G11",
    "Lapis, moon": "wizard-p1",
    "Cinnabar, sun": "wizard-p2",
    "Malachite, leaf": "wizard-p3",
    "Orchil, chalice": "wizard-p4",
}
"""Where each state of a field can be seen in the valley, and each seat's wizard; from the last move on after a walk."""
WALKED = tuple(STATES).index("Last move")
FORBIDDEN = "L17"
"""A field that is tried in vain."""
WALK = tuple(f"wizard {square}" for square in ("G9", "G10", "G11", "G12", "G13", "G14", "H14"))


Show = Callable[[Person], object]
"""Brings somebody to a page."""


class Album:
    """A browser and a server, and the pictures that are taken with them."""

    def __init__(self, browser: Any, server: Serving, place: Path, only: str = "") -> None:
        self.browser, self.server, self.place, self.only = browser, server, place, only

    def wants(self, name: str) -> bool:
        """Whether pictures of this page are to be taken."""
        return self.only in ("", name)

    def shot(self, show: Show, theme: str, size: tuple[int, int], whole: bool = False) -> bytes:
        """A page as somebody sees it whom no hint holds up."""
        person = Person(self.browser, self.server.base, system=STILL, theme=theme, size=size, touch=size[0] < 900)
        try:
            show(person)
            person.page.wait_for_timeout(300)
            return cast(bytes, person.page.screenshot(full_page=whole))
        finally:
            person.close()

    def page(self, content: str, size: tuple[int, int]) -> bytes:
        """A picture of a page that is only shown."""
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]})
        page = context.new_page()
        page.set_content(content)
        picture = cast(bytes, page.screenshot())
        context.close()
        return picture

    def beside(self, name: str, pictures: list[bytes], scale: float, width: float) -> None:
        """Several pictures side by side, as one file."""
        context = self.browser.new_context(viewport={"width": 400, "height": 400})
        page = context.new_page()
        tags = "".join(f'<img width="{round(width * scale)}" src="{_address(one)}">' for one in pictures)
        style = "margin: 0; display: inline-flex; gap: 8px; background: #8a8578; align-items: flex-start"
        page.set_content(f'<body style="{style}">{tags}</body>')
        page.locator("img").last.wait_for()
        page.locator("body").screenshot(path=self.place / f"{name}.jpg", type="jpeg", quality=QUALITY)
        context.close()


def _address(picture: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture).decode()}"


def sit(person: Person, server: Serving, position: State, names: Sequence[str] = NAMES) -> str:
    """All seats at one device; whoever is to choose looks at the table, which is the answer."""
    path = sit_down(person, server, position, names[: position.players])
    if person.page.locator(".hand-over").count() > 0:
        person.page.locator(".hand-over button").click()
    person.page.locator(".board svg").locator("visible=true").first.wait_for()
    settle(person)
    quiet = person.page.locator(".guide button", has_text="No more hints")
    if quiet.count() > 0:
        quiet.first.click()
    return path.removeprefix("/t/")


def play(person: Person, table: str, seat: int, plays: Sequence[str]) -> None:
    before = person.page.locator(".log li").count()
    refused = person.page.evaluate(PLAY, [table, seat, list(plays)])
    assert refused == "", f"{plays}: {refused}"
    person.wait(f"() => document.querySelectorAll('.log li').length > {before}")
    settle(person)


def finish(person: Person, server: Serving, game: str) -> None:
    """The last choice of a game, made as it was made then."""
    position = moment(game, "end")
    table = sit(person, server, position)
    play(person, table, position.waiting[0], [last_action(game)])
    person.page.locator(".ending").wait_for()
    settle(person)


def stage(person: Person, server: Serving, sketch: Sketch) -> str:
    """The position of a sketch, played up to its moment, with somebody pointing where it points."""
    position = sketch.begin()
    table = sit(person, server, position, sketch.names)
    if sketch.plays:
        play(person, table, position.waiting[0], sketch.plays)
    if sketch.points_at:
        thing = person.page.locator(sketch.points_at).locator("visible=true").first
        thing.tap() if person.touch else thing.hover()
        settle(person)
    if person.touch:
        person.page.evaluate("scrollTo(0, 0)")
    return table


def moments(album: Album) -> None:
    for game in filter(album.wants, PLAYERS):
        for which in MOMENTS:
            for size, window in SIZES.items():
                show = _shown(album, game, which)
                pair = [album.shot(show, theme, window) for theme in THEMES]
                album.beside(f"{game}-{which}-{size}", pair, SMALLER[size], window[0])


def _shown(album: Album, game: str, which: str) -> Show:
    if which == "end":
        return lambda person: finish(person, album.server, game)
    return lambda person: sit(person, album.server, moment(game, which))


def _staged(album: Album, sketch: Sketch) -> Show:
    return lambda person: stage(person, album.server, sketch)


def sketched(album: Album, sketches: Path) -> None:
    """Each sketch with the page that was made after it."""
    pages: dict[str, Show] = {
        "magalon": _staged(album, VALLEY),
        "amulett": _staged(album, AUCTION),
        "bellum": _staged(album, CASTLES),
        "start": lambda person: person.go("/"),
        "new-table": lambda person: person.go("/new/magalon?for=friends"),
    }
    for name, show in pages.items():
        if not album.wants(name):
            continue
        for size, window in SKETCHED.items():
            for theme in THEMES:
                sketch = (sketches / f"{name}-{size}-{theme}.png").read_bytes()
                pair = [sketch, album.shot(show, theme, window, whole=name in LONG)]
                album.beside(f"sketch-{name}-{size}-{theme}", pair, SMALLER[size], window[0])


def states(album: Album, sketches: Path) -> None:
    """The states of a field and the signs of seats, cut out of the valley, beside their sketch."""
    for theme in THEMES:
        person = Person(album.browser, album.server.base, system=STILL, theme=theme, size=DESK)
        table = stage(person, album.server, VALLEY)
        cut = {name: _around(person, square) for name, square in list(STATES.items())[:WALKED]}
        person.page.locator(f'.map-board [data-node="{FORBIDDEN}"]').click()
        person.page.locator(f'.forbidden[data-tried="{FORBIDDEN}"]').wait_for()
        person.page.mouse.move(1, 1)
        cut["Forbidden"] = _around(person, FORBIDDEN)
        play(person, table, 0, WALK)
        cut |= {name: _around(person, square) for name, square in list(STATES.items())[WALKED:]}
        person.close()
        sheet = album.page(_cards(cut, theme), DESK)
        sketch = (sketches / f"states-desktop-{theme}.png").read_bytes()
        album.beside(f"sketch-states-desktop-{theme}", [sketch, sheet], SMALLER["desktop"], DESK[0])


def _around(person: Person, where: str) -> bytes:
    """A field of the valley with what stands out of it, or a piece."""
    box = person.page.locator(f'.map-board :is([data-node="{where}"], [data-piece="{where}"])').bounding_box()
    assert box is not None, where
    x, y, side = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 62
    clip = {"x": x - side / 2, "y": y - side / 2 - 5, "width": side, "height": side}
    return cast(bytes, person.page.screenshot(clip=clip))


def _cards(cut: dict[str, bytes], theme: str) -> str:
    desk, ink = ("#e7dbc0", "#1c2138") if theme == "light" else ("#0b0f21", "#f0e8d4")
    figures = "".join(
        f'<figure><img width="150" src="{_address(one)}"><p>{name}</p></figure>' for name, one in cut.items()
    )
    style = f"margin: 0; padding: 90px 120px; background: {desk}; color: {ink}; font: 700 17px sans-serif;"
    style += "display: grid; grid-template-columns: repeat(5, 1fr); gap: 24px; text-align: center"
    return f'<body style="{style}">{figures}</body>'


def first_page(album: Album) -> None:
    """The three boards as README shows them."""
    for sketch, theme in ((AUCTION, "light"), (VALLEY, "light"), (CASTLES, "dark")):
        if album.wants(sketch.game):
            album.beside(sketch.game, [album.shot(_staged(album, sketch), theme, DESK)], 0.8, DESK[0])


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
                if album.wants("states"):
                    states(album, chosen.sketches)
            moments(album)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
