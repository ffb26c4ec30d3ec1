"""`make play` prints one line a step, shows that a long one is still working, and says why one failed."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tools import steps
from tools.steps import Failed, Screen, Step


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Fake:
    """A process that ends at a time, with a code."""

    def __init__(self, clock: Clock, ends: float, code: int = 0) -> None:
        self.clock, self.ends, self.code, self.terminated = clock, ends, code, False

    def poll(self) -> int | None:
        return self.code if self.clock.now >= self.ends else None

    def wait(self) -> int:
        return self.code

    def terminate(self) -> None:
        self.terminated = True


class Clock:
    """Time passes where somebody sleeps, and nowhere else."""

    now = 0.0

    def sleep(self, seconds: float) -> None:
        self.now = round(self.now + seconds, 3)


def run(out: io.StringIO, folder: Path, processes: dict[str, tuple[float, int]], wrote: str = "") -> dict[str, Fake]:
    clock = Clock()
    made: dict[str, Fake] = {}

    def begin(step: Step, log: Path) -> Fake:
        log.write_text(wrote)
        return made.setdefault(step.name, Fake(clock, *processes[step.name]))

    wanted = [Step(name, [], 10) for name in processes]
    steps.run(wanted, Screen(out), folder, begin=begin, clock=lambda: clock.now, sleep=clock.sleep)
    return made


def test_each_step_is_one_line_with_its_seconds_in_the_order_of_their_ends(tmp_path: Path) -> None:
    out = io.StringIO()
    run(out, tmp_path, {"packages": (3.0, 0), "page": (1.0, 0)})
    assert [line.split() for line in out.getvalue().splitlines()] == [["page", "1.0", "s"], ["packages", "3.0", "s"]]


def test_a_quick_step_shows_no_bar_and_a_long_one_does(tmp_path: Path) -> None:
    for seconds, shown in ((4.5, False), (6.5, True)):
        out = Terminal()
        run(out, tmp_path, {"packages": (seconds, 0)})
        assert ("[" in out.getvalue().replace("\x1b[K", "")) is shown
        assert out.getvalue().rpartition("\r\x1b[K")[2].split() == ["packages", str(seconds), "s"]


def test_the_bar_is_as_full_as_the_packages_that_are_there(tmp_path: Path) -> None:
    out = Terminal()
    run(
        out,
        tmp_path,
        {"packages": (6.5, 0)},
        wrote="Collecting one\nCollecting two\n + three\n\nCollecting it all\n + e\n",
    )
    assert f"[{'#' * 12}{' ' * 12}]" in out.getvalue()


def test_a_bar_that_knows_nothing_moves_to_and_fro() -> None:
    drawn = [steps.bar(moment / 10, None) for moment in range(100)]
    assert {len(one) for one in drawn} == {steps.WIDTH}
    assert {one.index("#") for one in drawn} == set(range(steps.WIDTH - steps.BLOCK + 1))


def test_without_a_terminal_a_long_step_is_told_of_now_and_then(tmp_path: Path) -> None:
    out = io.StringIO()
    run(out, tmp_path, {"packages": (60.0, 0), "page": (7.0, 0)})
    assert "\r" not in out.getvalue() and "\x1b" not in out.getvalue()
    *told, last = [line for line in out.getvalue().splitlines() if "page" not in line]
    assert [line.split()[-2] for line in told] == ["5", "25", "45"] and last.split() == ["packages", "60.0", "s"]


def test_the_first_step_that_fails_ends_the_others(tmp_path: Path) -> None:
    clock = Clock()
    page = Fake(clock, 100.0)

    def begin(step: Step, log: Path) -> Fake:
        log.write_text("fetching\nerror: no route to host\n")
        return page if step.name == "page" else Fake(clock, 1.0, 1)

    both = [Step("packages", []), Step("page", [])]
    with pytest.raises(Failed) as failed:
        steps.run(both, Screen(io.StringIO()), tmp_path, begin=begin, clock=lambda: clock.now, sleep=clock.sleep)
    assert (failed.value.name, failed.value.reason) == ("packages", "error: no route to host")
    assert page.terminated


def test_ctrl_c_ends_what_was_begun(tmp_path: Path) -> None:
    process = Fake(Clock(), 100.0)

    def sleep(seconds: float) -> None:
        raise KeyboardInterrupt

    def begin(step: Step, log: Path) -> Fake:
        log.touch()
        return process

    with pytest.raises(KeyboardInterrupt):
        steps.run([Step("page", [])], Screen(io.StringIO()), tmp_path, begin=begin, clock=lambda: 0.0, sleep=sleep)
    assert process.terminated


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("one\nERROR: it is gone\ntwo\nmake: *** [Makefile:1: x] Error 1\n", "ERROR: it is gone"),
        ("Retrying after 'NewError('<pip.HTTP object at 0x7f80>: Connection failed", "Connection failed"),
        ("one\ntwo\nmake: *** [Makefile:1: x] Error 1\n", "two"),
        ("", "it wrote nothing"),
    ],
)
def test_a_failure_is_told_by_its_most_telling_line(said: str, reason: str) -> None:
    assert Failed("page", said).reason == reason


def test_steps_are_real_processes_whose_words_go_to_a_file(tmp_path: Path) -> None:
    code = "import sys; print('a word'); print('an error', file=sys.stderr); sys.exit(3)"
    with pytest.raises(Failed) as failed:
        steps.run([Step("Page", [sys.executable, "-c", code])], Screen(io.StringIO()), tmp_path / "logs")
    assert sorted((tmp_path / "logs/page.log").read_text().splitlines()) == ["a word", "an error"]
    assert failed.value.reason == "an error"
