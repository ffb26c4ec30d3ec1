"""A plugin for pytest: which functions of the engine each test enters, and how long it takes.

SPELLBOARD_COVERING=FILE python -m pytest -p tools.covering tests/core/test_codes.py

Written as JSON: {"tests": {id: seconds}, "entered": {"core/codes.py Codes.find": [id, ...]}}. What is entered while
the test files are imported stands under the id "".
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest

import spellboard

# A long test enters in its first second nearly all that it ever enters; the rest of it runs at full speed.
NOTING = 1.0

HOUSE = str(Path(spellboard.__file__).parent) + os.sep

_entered: dict[str, set[CodeType]] = {"": set()}
_seconds: dict[str, float] = {}
_now = _entered[""]


def _trace(frame: FrameType, event: str, value: object) -> None:
    # Only calls are told, because no local trace is given back; a call is remembered once.
    _now.add(frame.f_code)


def _enough(number: int, frame: FrameType | None) -> None:
    sys.settrace(None)


def name_of(code: CodeType) -> str | None:
    """A function as the mutants name it, or nothing where it is not the engine's."""
    if not code.co_filename.startswith(HOUSE):
        return None
    parts = [part for part in code.co_qualname.split(".") if not part.startswith("<")]
    return f"{Path(code.co_filename[len(HOUSE) :]).as_posix()} {'.'.join(parts)}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    global _now
    _now = _entered.setdefault(item.nodeid, set())
    # Anew for every test: some of them set a trace of their own.
    sys.settrace(_trace)
    signal.setitimer(signal.ITIMER_REAL, NOTING)
    result = yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    _now = _entered[""]
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    sys.settrace(None)
    named: dict[str, list[str]] = {}
    for test, codes in _entered.items():
        for name in {name_of(code) for code in codes}:
            if name is not None:
                named.setdefault(name, []).append(test)
    text = json.dumps({"tests": _seconds, "entered": named})
    Path(os.environ["SPELLBOARD_COVERING"]).write_text(text, encoding="utf-8")


signal.signal(signal.SIGALRM, _enough)
sys.settrace(_trace)
