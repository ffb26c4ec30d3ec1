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
from .tables import settle
from .test_table import to_the_walk

CLICK = """async () => {
    const cell = document.querySelector(".cell.target");
    cell.dispatchEvent(new PointerEvent("pointerenter", {pointerType: "mouse"}));
    await new Promise((done) => setTimeout(done, 100)); // a hand that points before it presses
    const lit = () => [...document.querySelectorAll(".cell.target")].map((one) => one.dataset.node).join();
    const before = lit();
    const begun = performance.now();
    cell.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    while (lit() === before) await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - begun;
}"""


def measure(clicks: int) -> list[float]:
    """Walk to a lit square of Magalon until the new targets are lit, and take it back, again and again."""
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            ada = Person(browser, serving.base)
            to_the_walk(ada)
            undo = ada.named("button", "Undo", exact=True)
            times = []
            for _ in range(clicks):
                settle(ada)
                times.append(ada.page.evaluate(CLICK))
                undo.wait_for()
                ada.page.keyboard.press("u")
                undo.wait_for(state="detached")
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
