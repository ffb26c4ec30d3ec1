"""What all tests share: which engine runs, which clauses are proved, and no silent skips."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from typing import cast

import pytest

import spellboard
from spellboard.core.preview import Need
from spellboard.core.rulebook import CORE, Clause, Refusal, Rulebook

EXPECTED = os.environ.get("SPELLBOARD_EXPECT", "")
if EXPECTED and spellboard.COMPILED != (EXPECTED == "compiled"):
    raise pytest.UsageError(f"the {EXPECTED} engine was to be tested, but another one was imported")

# A shell starts what runs in the background deaf to Ctrl-C, and so would be every command that a test interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

MOST_CLAUSES_A_TEST = 3

_built: list[Refusal] = []
_build = Refusal.__init__


def _note(self: Refusal, clause: Clause, needs: tuple[Need, ...] = ()) -> None:
    _build(self, clause, needs)
    _built.append(self)


Refusal.__init__ = _note  # type: ignore[method-assign]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proofs", action="store_true", help="fail when a clause of a rulebook is not proved by any test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*clauses): the clauses (at most three) that this test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: at the end one worker would wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("scaled") is None)


@pytest.fixture(autouse=True)
def _proofs(request: pytest.FixtureRequest, record_property: Callable[[str, object], None]) -> Iterator[None]:
    """A clause that refuses counts as proved only when a test that names it has seen it raised."""
    _built.clear()
    yield
    raised = {refusal.clause for refusal in _built if refusal.__traceback__ is not None}
    for mark in request.node.iter_markers("proves"):
        assert len(mark.args) <= MOST_CLAUSES_A_TEST, "a test proves at most three clauses"
        for clause in mark.args:
            record_property("proves", [clause, clause in raised])
    _built.clear()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _reports.append(report)


_reports: list[pytest.TestReport] = []


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if hasattr(session.config, "workerinput"):
        return
    faults = []
    if os.environ.get("SPELLBOARD_NO_SKIPS") == "1":
        faults += [f"skipped: {report.nodeid}" for report in _reports if report.skipped]
    if session.config.getoption("--proofs"):
        faults += _unproved()
    if faults:
        print("\n" + "\n".join(faults))
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _unproved() -> list[str]:
    failed = {report.nodeid for report in _reports if report.failed}
    proved: dict[str, bool] = {}
    for report in _reports:
        if report.when == "teardown" and report.nodeid not in failed:
            for name, value in report.user_properties:
                if name == "proves":
                    clause, raised = cast(tuple[str, bool], value)
                    proved[clause] = proved.get(clause, False) or raised
    books = [CORE, Rulebook("tests.example")] + [Rulebook(spellboard.find(name).package) for name in spellboard.shelf()]
    clauses = {clause.id: clause for book in books for clause in book.clauses.values()}
    faults = [f"not proved by any test: {clause}" for clause in clauses if clause not in proved]
    faults += [
        f"never seen raised by a test that proves it: {clause}"
        for clause, raised in proved.items()
        if clause in clauses and clauses[clause].refuses and not raised
    ]
    return faults + [f"a test proves {clause}, which does not exist" for clause in proved if clause not in clauses]
