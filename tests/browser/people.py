"""Somebody in front of a browser: goes to places, clicks what has a name, reads what is there."""

from __future__ import annotations

import json
import re
from typing import Any

LANGUAGES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "fr": "fr-FR"}
BLANK = "/icon.svg"
"""A page of the same server on which nothing runs."""
RUNNING = """async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split("/")[2]}`);
    return answer.ok && (await answer.json()).status === "running" && !document.querySelector("main.waiting");
}"""


CHOOSE = """(choices) => {
    const key = "spellboard.choices";
    if (location.protocol === "http:" && localStorage.getItem(key) === null) localStorage.setItem(key, choices);
}"""
SALT = """() => {
    const drawn = crypto.getRandomValues.bind(crypto);
    const isSalt = (bytes) => bytes instanceof Uint8Array && bytes.length === 16;
    crypto.getRandomValues = (bytes) => (isSalt(bytes) ? bytes.fill(7) : drawn(bytes));
}"""
"""What a browser adds to the seal is the same each time, so that the same game is dealt the same."""
SERVER_GONE = "WebSocket|net::ERR_(CONNECTION|CONTENT_LENGTH|EMPTY_RESPONSE)"
"""What a page complains of when its server is killed, perhaps in the middle of an answer."""
CUT_OFF = "net::ERR_ABORTED"
"""What was being fetched when somebody went to another page."""


class Person:
    """One browser profile with one page; more tabs can be opened.

    The browser is an ordinary one: things move, and nothing of the system is emulated. Theme and speed are chosen as
    people choose them, in the settings of the page; to save time the speed is `quick`. With `system` a test says what
    else the system asks for, such as `{"reduced_motion": "reduce"}`.
    """

    def __init__(
        self,
        browser: Any,
        base: str,
        language: str = "en",
        theme: str = "system",
        size: tuple[int, int] = (1366, 768),
        touch: bool = False,
        speed: str = "quick",
        system: dict[str, str] | None = None,
    ) -> None:
        self.base = base
        self.touch = touch
        ordinary = {"color_scheme": "null", "reduced_motion": "null", "forced_colors": "null"}
        self.context = browser.new_context(
            base_url=base,
            locale=LANGUAGES[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            accept_downloads=True,
            **{**ordinary, **(system or {})},
        )
        self.context.set_default_timeout(20_000)
        chosen = json.dumps({"speed": speed, "theme": theme})
        self.context.add_init_script(f"({CHOOSE})({json.dumps(chosen)}); ({SALT})()")
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.page = self.tab()

    def forget(self) -> None:
        """Nothing is left of what this browser was told, as if it had never been here; only its cache is warm."""
        for tab in self.context.pages:
            if tab is not self.page:
                tab.close()
        self.page.goto(BLANK)
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        if not self.touch:
            self.page.mouse.move(-1, -1)
        self.complaints.clear()
        self.expected.clear()

    def tab(self) -> Any:
        """One more tab of the same browser. Whatever goes wrong in it is a complaint."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        page.on("console", self._read)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def _read(self, line: Any) -> None:
        if line.type == "error":
            self._complain(line.text, line.location.get("url", ""))

    def _failed(self, request: Any) -> None:
        if request.failure != CUT_OFF:
            self._complain(f"{request.failure}: {request.method}", request.url)

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self._complain(f"{response.status}: {response.request.method}", response.url)

    def _complain(self, line: str, where: str = "") -> None:
        if not any(re.search(pattern, line) for pattern in self.expected):
            self.complaints.append(f"{line} {where}".strip())

    def expects(self, pattern: str) -> None:
        """What the test itself brings about is no complaint."""
        self.expected.append(pattern)

    def go(self, path: str) -> Any:
        """Go somewhere, and wait until the place is drawn."""
        self.page.goto(path)
        self.page.wait_for_selector("main#main h1, main#main h2")
        return self.page

    def wait(self, question: str) -> None:
        """Ask the page again and again, until it says yes; the question may have to fetch something."""
        for _ in range(400):
            if self.page.evaluate(question):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never true: {question}")

    def named(self, role: str, name: str, **more: Any) -> Any:
        return self.page.get_by_role(role, name=name, **more)

    def click(self, role: str, name: str, **more: Any) -> None:
        self.named(role, name, **more).click()

    def fill(self, label: str, text: str) -> None:
        self.page.get_by_label(label, exact=True).fill(text)

    def table_with_bots(self, game: str = "bellum") -> str:
        """Two clicks from the start page to a running table; the answer is its path."""
        self.go("/")
        self.page.locator(f'a[href="/new/{game}?for=bots"]').click()
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/t/*")
        self.wait(RUNNING)
        path: str = self.page.evaluate("location.pathname")
        return path

    def close(self) -> None:
        self.context.close()
