"""The order of set-up and day stands in one place, and the decisions agree with it."""

from __future__ import annotations

import ast
from pathlib import Path

import spellboard.games.bellum
from spellboard import Rng
from spellboard.games.bellum import course, phases
from spellboard.games.bellum.state import DECISIONS
from tests.conformance.walking import step

from .table import game

HOUSE = Path(spellboard.games.bellum.__file__).parent


def test_every_phase_has_its_name_and_its_decision() -> None:
    numbers = {name: int(getattr(phases, name)) for name in vars(phases) if name.isupper() and name != "PHASES"}
    assert {name.casefold(): at for at, name in enumerate(phases.PHASES)} == {
        name.casefold(): number for name, number in numbers.items()
    }
    assert len(course.COURSE) == len(phases.PHASES) and DECISIONS == course.COURSE


def test_what_is_offered_at_a_moment_belongs_to_its_decision() -> None:
    seen: dict[str, set[str]] = {}
    for draft in ("random", "draft"):
        rules = game(castles=draft)
        for seed in range(8):
            state, rng = rules.new(3), Rng(seed)
            while state.actor is not None:
                codes = [code for seat in state.waiting for code in state.legal(seat)] or state.legal()
                kinds = {rules.codes.kind(code) for code in codes}
                phase = state.view(None).phase
                assert kinds <= set(DECISIONS[phases.PHASES.index(phase)].kinds), phase
                seen.setdefault(phase, set()).update(kinds)
                step(state, rng, None)
    assert seen == {
        name: set(decision.kinds) for name, decision in zip(phases.PHASES, DECISIONS, strict=True) if decision.kinds
    }


def test_no_chapter_imports_another_one_that_imports_it() -> None:
    """A chapter goes on by naming the next phase: there is no circle of imports, and none hides in a function."""
    needs: dict[str, set[str]] = {}
    for file in HOUSE.glob("*.py"):
        tree = ast.parse(file.read_text())
        inside = [node for at in ast.walk(tree) if isinstance(at, ast.FunctionDef) for node in ast.walk(at)]
        assert not [node for node in inside if isinstance(node, ast.Import | ast.ImportFrom)], file.name
        found = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.level == 1]
        needs[file.stem] = {node.module for node in found if node.module}
        needs[file.stem] |= {alias.name for node in found if not node.module for alias in node.names}
    while needs:
        free = {room for room, others in needs.items() if not others & needs.keys()}
        assert free, f"a circle among {sorted(needs)}"
        needs = {room: others for room, others in needs.items() if room not in free}
