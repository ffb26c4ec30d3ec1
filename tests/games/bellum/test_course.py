"""The order of set-up and day stands in one place, and the decisions agree with it."""

from __future__ import annotations

from spellboard import Rng
from spellboard.games.bellum import course, phases
from spellboard.games.bellum.state import DECISIONS
from tests.conformance.walking import step
from tests.games import rooms

from .table import game


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


def test_the_rooms_are_those_of_every_house() -> None:
    rooms.the_rooms_are_those_of_every_house(game())


def test_no_chapter_imports_another_one_that_imports_it() -> None:
    """A chapter goes on by naming the next phase: there is no circle of imports, and none hides in a function."""
    rooms.no_room_imports_in_a_circle(game())


def test_what_is_told_and_kept_cannot_be_changed() -> None:
    rooms.nothing_told_or_kept_can_be_changed(game())


def test_an_edition_with_a_key_that_nobody_knows_is_refused() -> None:
    rooms.an_edition_says_nothing_unknown(game())


def test_nothing_on_a_sheet_lies_over_another() -> None:
    rooms.nothing_lies_over_another(game())
