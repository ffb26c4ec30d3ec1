"""Proving a record: whatever was touched, the first wrong entry is named."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
import pytest

from spellboard import Match, Outcome, Record, RecordError
from spellboard.core.record import Chance, Close, Deed, Entry, Resign, Undo, checksum
from tests.example import GAME
from tests.example.game import Embers

from .forging import relinked, with_edition
from .table import SALTS, aims, finish, hidden_until_lead, sealed
from .variants import OpenGame


def wrong(record: Record, entries: Iterable[Entry] | None = None, game: type[Embers] = GAME) -> tuple[int | None, str]:
    """The entry and the reason why a record, perhaps with other entries and links that fit, is not proved."""
    changed = record if entries is None else relinked(record, entries)
    with pytest.raises(RecordError) as caught:
        changed.verify(game)
    assert "\n" not in str(caught.value)
    error = caught.value
    return error.entry, str(error).removeprefix(f"entry {error.entry}: ")


def renumbered(entries: Iterable[Entry]) -> list[Entry]:
    """The entries numbered anew, as somebody would who takes one out."""
    return [msgspec.structs.replace(entry, n=n) for n, entry in enumerate(entries, 1)]


def forged(record: Record, entries: Iterable[Entry], game: type[Embers] = GAME) -> Record:
    """A record with other entries, and a result and a checksum that fit them."""
    changed = relinked(record, renumbered(entries))
    state = changed.final(game)
    return msgspec.structs.replace(changed, outcome=state.outcome, checksum=checksum(state))


def first(record: Record, fits: Callable[[Entry], bool]) -> int:
    return next(at for at, entry in enumerate(record.entries) if fits(entry))


# --- dice -------------------------------------------------------------------------------------------------------------


def test_a_changed_die_is_named(played: Record) -> None:
    at = first(played, lambda entry: isinstance(entry, Chance) and entry.action.startswith("die"))
    die = played.entries[at]
    assert isinstance(die, Chance)
    for face in range(1, 7):
        entries = [*played.entries[:at], msgspec.structs.replace(die, action=f"die {face}"), *played.entries[at + 1 :]]
        if f"die {face}" != die.action:
            entry, reason = wrong(played, entries)
            assert entry == at + 1
            assert reason == f"the sealed dealer gave “{die.action}”, not “die {face}”"


def test_a_die_that_cannot_come_is_named(played: Record) -> None:
    entry, reason = wrong(played, [msgspec.structs.replace(played.entries[0], action="die 3"), *played.entries[1:]])
    assert (entry, reason) == (1, "This cannot be rolled or drawn now. (core.chance)")


def test_a_die_that_nobody_knows_is_named(played: Record) -> None:
    entry, reason = wrong(played, [msgspec.structs.replace(played.entries[0], action="die 7"), *played.entries[1:]])
    assert (entry, reason) == (1, "“die 7” is not an action of this game")


def test_changed_weights_are_named(played: Record) -> None:
    for weights in ([6, 5, 3], [], [1], [6, 5, 4, 1]):
        entries = [msgspec.structs.replace(played.entries[0], weights=weights), *played.entries[1:]]
        assert wrong(played, entries) == (1, "the weights are not those of the rules")


def test_a_changed_counter_is_named(played: Record) -> None:
    for counter in (-1, 0, 2, 99, 2**70):
        entries = [played.entries[0], msgspec.structs.replace(played.entries[1], counter=counter), *played.entries[2:]]
        assert wrong(played, entries) == (2, f"the dealer’s counter should be 1, not {counter}")


def test_a_die_entered_as_a_deed_does_not_escape_the_seal(played: Record) -> None:
    # The dealer's own number as a seat would let a forger choose every die.
    entries: list[Entry] = [
        Deed(entry.n, -1, entry.action) if isinstance(entry, Chance) else entry for entry in played.entries
    ]
    assert wrong(played, entries) == (1, "there is no such seat")


@pytest.mark.parametrize("seat", [-3, -2, -1, 3, 99])
def test_a_deed_needs_a_seat(played: Record, seat: int) -> None:
    at = first(played, lambda entry: isinstance(entry, Deed))
    entries = list(played.entries)
    entries[at] = msgspec.structs.replace(entries[at], seat=seat)
    assert wrong(played, entries) == (at + 1, "there is no such seat")


def test_a_draw_where_nothing_is_drawn_is_named(played: Record) -> None:
    at = first(played, lambda entry: isinstance(entry, Deed))
    entries = [*played.entries[:at], Chance(at + 1, "die 3", 9, [1] * 6), *played.entries[at:]]
    assert wrong(played, renumbered(entries)) == (at + 1, "nothing is rolled or drawn here")


# --- actions ----------------------------------------------------------------------------------------------------------


def test_a_dropped_action_is_named_by_the_gap(played: Record) -> None:
    for at in range(len(played.entries) - 1):
        entry, reason = wrong(played, [*played.entries[:at], *played.entries[at + 1 :]])
        assert (entry, reason) == (at + 1, f"it is numbered {at + 2}; something was taken out or put in")


def test_a_dropped_action_is_named_also_when_the_rest_is_numbered_anew(played: Record) -> None:
    for at in range(len(played.entries)):
        entries = renumbered([*played.entries[:at], *played.entries[at + 1 :]])
        number, _ = wrong(played, entries)
        assert number is None or number >= at + 1


def test_an_illegal_action_is_named_with_its_clause(played: Record) -> None:
    at = first(played, lambda entry: isinstance(entry, Deed))
    entries = list(played.entries)
    entries[at] = Deed(at + 1, 0, "aim p1")
    assert wrong(played, entries) == (at + 1, "Nobody aims at themselves. (embers.aim-self)")
    entries[at] = Deed(at + 1, 0, "dance")
    assert wrong(played, entries) == (at + 1, "“dance” is not an action of this game")


def test_an_action_of_another_seat_shows_in_the_end(played: Record) -> None:
    at = first(played, lambda entry: isinstance(entry, Deed) and entry.action in ("pass", "bury"))
    entries = list(played.entries)
    entries[at] = msgspec.structs.replace(entries[at], seat=2)
    assert wrong(played, entries) == (at + 1, "This player has nothing to decide now. (core.seat)")


@pytest.mark.parametrize(
    "more",
    [Deed(0, 0, "hide"), Chance(0, "die 1", 0, [1]), Undo(0, 10, 0), Undo(0, 10), Resign(0, 1), Close(0, "closed")],
)
def test_nothing_follows_the_end(played: Record, more: Entry) -> None:
    last = len(played.entries) + 1
    entries = [*played.entries, msgspec.structs.replace(more, n=last)]
    assert wrong(played, entries) == (last, "the match was already over")


def test_nothing_follows_the_closing(match: Match) -> None:
    match.close("closed")
    assert wrong(match.record, [*match.record.entries, Deed(11, 0, "hide")]) == (11, "the match was already over")


def test_a_match_is_closed_for_a_reason_that_there_is(match: Match) -> None:
    match.close("closed")
    entries = [*match.record.entries[:-1], Close(10, "boredom")]
    assert wrong(match.record, entries) == (10, "a match is closed by one of: agreement, closed")


def test_a_resignation_needs_a_seat_that_has_not_resigned(match: Match) -> None:
    match.resign(1)
    match.close("closed")
    record = match.record
    for seat in (-1, 3):
        assert wrong(record, [*record.entries[:-1], Resign(11, seat)]) == (11, "there is no such seat")
    entries = [*record.entries[:-1], Resign(11, 1), Close(12, "closed")]
    assert wrong(record, entries) == (11, "this seat has already resigned")


# --- undone stretches -------------------------------------------------------------------------------------------------


@pytest.fixture
def undone(match: Match) -> Record:
    """A finished match with a stretch that all agreed to take back, chance included, and one that a seat did."""
    aims(match, "aim p2", "hide", "hide")
    match.rewind(10)
    hidden_until_lead(match)
    match.play("bury", 0)
    match.undo(0)
    record = finish(match, 4).record
    record.verify(GAME)
    return record


def test_a_removed_undone_stretch_leaves_a_gap(undone: Record) -> None:
    at = first(undone, lambda entry: isinstance(entry, Undo))
    assert wrong(undone, [*undone.entries[:9], *undone.entries[at + 1 :]])[0] == 10


def test_a_removed_undone_stretch_with_chance_shows_in_the_counter_even_when_numbered_anew(undone: Record) -> None:
    at = first(undone, lambda entry: isinstance(entry, Undo))
    lost = sum(isinstance(entry, Chance) for entry in undone.entries[9:at])
    assert lost
    entry, reason = wrong(undone, renumbered([*undone.entries[:9], *undone.entries[at + 1 :]]))
    assert entry == 13
    assert reason == f"the dealer’s counter should be 9, not {9 + lost}"


def test_an_undo_of_what_is_not_there_is_named(undone: Record) -> None:
    at = first(undone, lambda entry: isinstance(entry, Undo))
    for before in (0, at + 1, 99):
        entries = list(undone.entries)
        entries[at] = Undo(at + 1, before)
        assert wrong(undone, entries) == (at + 1, f"there is no entry {before} to take back")


def test_a_seat_does_not_take_back_chance_or_anothers_action(undone: Record) -> None:
    at = first(undone, lambda entry: isinstance(entry, Undo))
    entries = list(undone.entries)
    entries[at] = Undo(at + 1, 10, 0)
    assert wrong(undone, entries) == (at + 1, "a seat takes back only its own actions, and never chance")


def test_a_seat_does_not_take_back_what_has_become_known() -> None:
    match = hidden_until_lead(sealed(OpenGame.load()))
    match.play("bury", 0)
    match.close("closed")
    record, last = match.record, len(match.entries)
    entries = [*record.entries[:-1], Undo(last, last - 1, 0), Close(last + 1, "closed")]
    assert wrong(record, entries, OpenGame) == (last, "what has become known cannot be taken back")
    forged(record, [*record.entries[:-1], Undo(last, last - 1), Close(last + 1, "closed")], OpenGame).verify(OpenGame)


def test_a_composite_is_taken_back_whole(match: Match) -> None:
    hidden_until_lead(match)
    match.play("bury", 0)
    match.play("put back", 0)
    match.apply(match.game.codes_of("bury") + match.game.codes_of("put back"), 0)
    match.close("closed")
    record, last = match.record, len(match.entries)
    said = "an action is taken back from its beginning, and a composite whole"
    for before, fine in ((last - 1, False), (last - 2, True), (last - 3, True), (last - 4, True)):
        entries = [*record.entries[:-1], Undo(last, before, 0), Close(last + 1, "closed")]
        if fine:
            forged(record, entries).verify(GAME)
        else:
            assert wrong(record, entries) == (last, said)


# --- seal and end -----------------------------------------------------------------------------------------------------


EXCHANGED = "the seal is broken: secret and header do not fit the commitment that was published: one was exchanged"


@pytest.mark.parametrize(
    ("seal", "said"),
    [
        ({"secret": ""}, "the seal is broken: the dealer’s secret is missing or malformed"),
        ({"secret": "00" * 32}, EXCHANGED),
        ({"commitment": "0" * 64}, EXCHANGED),
        ({"salts": []}, "the seal is broken: 0 salts for 3 seats"),
        ({"salts": SALTS[:2]}, "the seal is broken: 2 salts for 3 seats"),
        ({"salts": ["a\0b", "c", "d"]}, "the seal is broken: a salt is a text of 1 to 128 printable characters"),
    ],
)
def test_a_broken_seal_is_named(played: Record, seal: dict[str, object], said: str) -> None:
    broken = msgspec.structs.replace(played, seal=msgspec.structs.replace(played.seal, **seal))
    assert wrong(broken) == (None, said)


def test_another_salt_shows_in_the_first_chance_that_falls_differently(played: Record) -> None:
    seal = msgspec.structs.replace(played.seal, salts=["x", *SALTS[1:]])
    entry, reason = wrong(relinked(msgspec.structs.replace(played, seal=seal)))
    assert entry is not None and reason.startswith("the sealed dealer gave ")
    assert wrong(msgspec.structs.replace(played, seal=seal))[0] == 1, "without new links the chain breaks at once"


def test_a_match_from_a_seed_cannot_pass_for_a_sealed_one(game: Embers) -> None:
    record = finish(Match.begin(game, ["Ada", "Ben", "Cleo"], seed=1), 1).record
    record.verify(GAME)
    sealed_by_name = msgspec.structs.replace(record, seal=msgspec.structs.replace(record.seal, unsealed=False))
    assert wrong(sealed_by_name) == (None, "the seal is broken: by its header the dealer is seeded")


def test_a_wrong_outcome_is_named(played: Record) -> None:
    assert played.outcome is not None
    loser = next(seat for seat in range(3) if seat not in played.outcome.winners)
    for outcome in (
        None,
        Outcome((loser,), played.outcome.ranks, played.outcome.reason),
        msgspec.structs.replace(played.outcome, ranks=(1, 1, 1)),
        msgspec.structs.replace(played.outcome, reason="resigned"),
    ):
        assert wrong(msgspec.structs.replace(played, outcome=outcome)) == (
            None,
            "the result is not that of the last position",
        )


@pytest.mark.parametrize("check", ["", "0" * 16])
def test_a_wrong_checksum_is_named(played: Record, check: str) -> None:
    assert wrong(msgspec.structs.replace(played, checksum=check)) == (
        None,
        "the last position is not the one that was recorded",
    )


def test_a_record_that_stops_before_the_end_is_not_a_finished_one(played: Record) -> None:
    for length in (0, 5, 12, len(played.entries) - 1):
        assert wrong(forged(played, played.entries[:length])) == (None, "the record stops before the match is over")


def test_the_record_of_a_running_match_cannot_be_proved_yet(match: Match) -> None:
    assert wrong(match.record)[1] == "the seal is broken: the dealer’s secret is missing or malformed"


def test_an_edition_that_breaks_the_rules_is_answered_like_any_other_fault(played: Record) -> None:
    broken = with_edition(played, lambda edition: edition["card"][0].update(count=-6))
    assert "counts and values from 0 to 99 were expected" in wrong(broken)[1]


def test_an_edition_that_no_game_can_be_set_up_with_is_answered_too(played: Record) -> None:
    entry, reason = wrong(with_edition(played, lambda edition: edition["card"][0].update(count=2**63)))
    assert entry is None and "edition" in reason
