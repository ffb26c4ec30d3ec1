"""Every check on the example and on every shipped game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import spellboard
from spellboard import Game
from tests.budget import compiled_first, pure_first

from . import checks, drawings, practising, texts
from .walking import load, variants

KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]

SEEDS = range(1, 2) if spellboard.COMPILED else range(1)
"""Both engines play the same games (tests/golden): so each plays others here. The long run plays many more."""

PLAYED: list[Callable[[Game, range], None]] = [
    checks.random_play_ends_soundly,
    checks.legal_lists_are_sound,
    checks.every_legal_code_applies,
    checks.illegal_codes_are_refused,
    checks.blocked_kinds_have_reasons,
    checks.copies_are_independent,
    checks.positions_round_trip,
    checks.chances_are_sound,
    checks.records_rebuild_every_position,
    checks.undo_restores_every_observation,
    checks.preparing_changes_nothing,
    checks.history_comes_in_blocks,
    checks.a_sample_fits_the_observation,
    checks.only_a_seat_is_shown_anything,
    checks.nothing_hidden_is_sent,
    checks.a_redeal_leaves_the_view,
    checks.undetermined_facts_vary_in_samples,
    checks.resigning_never_stops_the_game,
    checks.questions_change_nothing,
    checks.questions_reveal_nothing,
    checks.prospects_stand_as_played,
    checks.needs_are_the_sum_of_their_parts,
    checks.who_forgets_still_sees,
    texts.scene_is_sound,
    texts.things_keep_their_slots,
    texts.views_have_one_head,
    texts.phases_come_in_their_order,
    texts.views_have_no_stand_ins,
    texts.events_can_be_told,
    texts.prompts_and_actions_can_be_said,
    drawings.everything_is_drawn,
]
READ: list[Callable[[Game], None]] = [
    checks.notation_round_trips,
    texts.words_are_complete,
    texts.clauses_are_complete,
    texts.layout_is_sound,
    texts.card_is_complete,
    drawings.drawings_are_sound,
    drawings.drawings_are_the_same_in_every_run,
    practising.practice_can_be_played,
]

games = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@pure_first
@games
@pytest.mark.parametrize("check", PLAYED, ids=lambda check: check.__name__)
def test_in_play(kind: type[Game], check: Callable[[Game, range], None]) -> None:
    check(load(kind), SEEDS)


@pure_first
@games
@pytest.mark.parametrize("check", READ, ids=lambda check: check.__name__)
def test_as_it_stands(kind: type[Game], check: Callable[[Game], None]) -> None:
    check(load(kind))


@compiled_first
@games
def test_every_option_can_be_played_with_every_value(kind: type[Game]) -> None:
    listed = [option for option in load(kind).card.options if option.type != "number"]
    assert {name for options in variants(kind) for name in options} == {option.name for option in listed}
    for options in variants(kind):
        game = load(kind, **options)
        checks.random_play_ends_soundly(game, range(1))


@games
@pytest.mark.long
def test_every_option_keeps_to_the_rules_of_hidden_things_with_every_value(kind: type[Game]) -> None:
    for options in variants(kind):
        game = load(kind, **options)
        checks.illegal_codes_are_refused(game, range(1))
        checks.a_sample_fits_the_observation(game, range(1))


@compiled_first
@games
def test_every_kind_of_action_and_event_is_seen(kind: type[Game]) -> None:
    games = [load(kind, **options) for options in variants(kind)]
    if kind.name == "amulett":  # the deck runs short only where there are few spells, and those last
        whole = kind.edition_of().document
        lasting = sorted(whole["spell"], key=lambda spell: int(spell["bolts"]))[:24]
        games.append(kind.load({**whole, "spell": lasting}, kind.random_play_options))
    texts.all_kinds_are_seen(games, range(12))


@games
@pytest.mark.long
@pytest.mark.parametrize("check", PLAYED, ids=lambda check: check.__name__)
def test_in_long_play(kind: type[Game], check: Callable[[Game, range], None]) -> None:
    check(load(kind), range(100, 120))
