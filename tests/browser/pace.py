"""From a click to the first frame that shows its effect, measured: `python -m tests.browser.pace [CLICKS]`."""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .people import Person
from .serving import Serving
from .tables import against_bots, my_turn, settle

CLICK = """async (name) => {
    const button = [...document.querySelectorAll("#turn button")].find((one) => one.innerText.includes(name));
    button.dispatchEvent(new PointerEvent("pointerenter", {pointerType: "mouse"}));
    await new Promise((done) => setTimeout(done, 100)); // a hand that points before it presses
    const now = () => document.querySelector("#now").textContent;
    const before = now();
    const begun = performance.now();
    button.click();
    while (now() === before) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - begun;
}"""


def measure(clicks: int) -> list[float]:
    """Take the shield in hand, which lights nearly the whole board of Magalon, and put it back, again and again."""
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            ada = Person(browser, serving.base)
            against_bots(ada, "magalon")
            my_turn(ada)
            settle(ada)
            ada.page.keyboard.press("5")
            ada.page.locator("#turn .choice", has_text="Take your shield").wait_for(timeout=60_000)
            times = []
            for _ in range(clicks):
                settle(ada)
                times.append(ada.page.evaluate(CLICK, "Take your shield"))
                settle(ada)
                ada.page.evaluate(CLICK, "Undo")
            browser.close()
            return times
    finally:
        serving.stop()


def main() -> None:
    times = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    half, most = statistics.median(times), sorted(times)[int(len(times) * 0.95)]
    print(f"{len(times)} clicks: median {half:.1f} ms, 95 in 100 under {most:.1f} ms")


if __name__ == "__main__":
    main()
