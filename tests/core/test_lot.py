"""Seats by lot: drawn when all salts are in, from secret, header and salts, so that nobody can choose them."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import msgspec
import pytest

from spellboard import Dealer, Match, Opening, Record, RecordError
from spellboard.core import header, seal
from spellboard.core.opening import promise_of
from tests.example import GAME
from tests.example.game import Embers

from .forging import replace
from .table import FORMER, NAMES, SECRET, finish

SALTS = ["a1" * 16, "b2" * 20, "c3" * 64]


def drawn(secret: bytes = SECRET, salts: list[str] = SALTS, server: int | None = None) -> Opening:
    """An opening by lot in which all salts are in."""
    opening = Opening.new(GAME.load(), NAMES, secret=secret, lot=True)
    chairs = [chair for chair in range(3) if chair != server]
    if server is not None:
        opening.server_salt(server)
    for chair in chairs:
        opening.promise(chair, promise_of(opening.commitment, chair, salts[chair]))
    for chair in chairs:
        opening.reveal(chair, salts[chair])
    return opening


def moved() -> Opening:
    """One in which nobody keeps the number that they had, so that chairs and seats cannot be mixed up unnoticed."""
    return next(
        opening
        for number in itertools.count()
        if (opening := drawn(bytes([number]) * 32)).order in ([1, 2, 0], [2, 0, 1])
    )


def test_a_header_tells_of_a_lot_only_where_there_is_one(game: Embers) -> None:
    plain, lot = (Opening.new(game, NAMES, secret=SECRET, lot=wish) for wish in (False, True))
    assert "lot" not in plain.header
    assert lot.header == plain.header[:-1] + ',"lot":true}'
    assert lot.commitment != plain.commitment, "so nobody can put the lot on or take it off later"


def test_the_order_is_unknown_until_the_last_salt_is_in(game: Embers) -> None:
    opening = Opening.new(game, NAMES, secret=SECRET, lot=True)
    for chair, salt in enumerate(SALTS):
        opening.promise(chair, promise_of(opening.commitment, chair, salt))
    for chair, salt in enumerate(SALTS):
        assert opening.order == []
        opening.reveal(chair, salt)
    assert sorted(opening.order) == [0, 1, 2]


def test_without_a_lot_everybody_sits_where_they_sat(game: Embers) -> None:
    assert Opening.new(game, NAMES, secret=SECRET).order == [0, 1, 2]


def test_players_stand_by_seat_and_salts_by_chair() -> None:
    opening = moved()
    match = opening.begin()
    assert match.players == [NAMES[chair] for chair in opening.order]
    assert match.record.players == match.players and opening.players == NAMES
    assert match.record.seal.salts == SALTS
    assert match.record.seal.lot == opening.order


def test_a_record_without_a_lot_says_nothing_of_it(match: Match) -> None:
    assert b"lot" not in msgspec.json.encode(match.record.seal) and '"lot"' not in match.record.header_text


def test_the_lot_hangs_on_every_salt_and_on_the_secret() -> None:
    salts = [f"{number:032x}" for number in range(12)]
    for chair in range(3):
        changed = [[*SALTS[:chair], salt, *SALTS[chair + 1 :]] for salt in salts]
        assert len({tuple(drawn(salts=each).order) for each in changed}) > 2
    assert len({tuple(drawn(bytes([number]) * 32).order) for number in range(12)}) > 2


def test_a_lot_falls_on_every_order_equally_often() -> None:
    """Chi-squared, 23 degrees of freedom: a fair lot is above 49.7 once in a thousand. These are always the same."""
    orders = Counter(tuple(seal.lot(SECRET, b"h", b"%d" % number, 4)) for number in range(4800))
    assert set(orders) == set(itertools.permutations(range(4)))
    assert sum((found - 200) ** 2 / 200 for found in orders.values()) < 49.7


def test_one_seat_falls_to_the_one_chair() -> None:
    assert seal.lot(SECRET, b"h", b"s", 1) == [0]


def test_the_lot_takes_no_number_of_the_dealer() -> None:
    first = moved().begin().record.entries[0]
    assert getattr(first, "counter", None) == 0


def test_verify_proves_the_lot() -> None:
    opening = moved()
    match = finish(opening.begin(), 1)
    kept = {seat: SALTS[chair] for seat, chair in enumerate(opening.order)}
    proof = match.record.verify(GAME, commitment=opening.commitment, salts=kept, head=match.head)
    assert proof.proved == ["rules", "result", "dice", "lot", "commitment", "salts", "head"]
    assert proof.lot == opening.order and proof.unknown == ["host"]


def test_a_match_without_a_lot_proves_none(played: Record) -> None:
    proof = played.verify(GAME)
    assert "lot" not in proof.proved and proof.lot == []


def test_a_kept_salt_belongs_to_the_seat_that_its_chair_fell_to() -> None:
    record = finish(moved().begin(), 1).record
    own = record.players.index(NAMES[0])
    assert own != 0
    assert "salts" in record.verify(GAME, salts={own: SALTS[0]}).proved
    with pytest.raises(RecordError, match=f"^the salt that was kept for seat 1 is that of seat {own + 1}$"):
        record.verify(GAME, salts={0: SALTS[0]})
    with pytest.raises(RecordError, match=r"^the salt of seat 1 is not the one that was kept$"):
        record.verify(GAME, salts={0: "00" * 16})


def test_names_that_were_exchanged_show_by_a_salt_that_was_kept() -> None:
    record = finish(moved().begin(), 1).record
    forged = replace(record, players=[*record.players[1:], record.players[0]])
    assert "lot" in forged.verify(GAME).proved, "names stand outside"
    with pytest.raises(RecordError, match="that was kept for seat"):
        forged.verify(GAME, salts={forged.players.index(NAMES[0]): SALTS[0]})


def test_marks_of_the_server_are_told_by_seat() -> None:
    opening = next(
        found for number in itertools.count() if (found := drawn(bytes([number]) * 32, server=2)).order[2] != 2
    )
    record = finish(opening.begin(), 1).record
    assert record.seal.server == [2]
    assert record.verify(GAME).server_salts == [opening.order.index(2)]
    wrong = replace(record, seal=replace(record.seal, server=[]))
    with pytest.raises(RecordError, match=f"the salt of seat {opening.order.index(2) + 1} is the server’s, unmarked"):
        wrong.verify(GAME)


def test_short_salts_are_told_by_seat() -> None:
    salts = ["short", SALTS[1], SALTS[2]]
    dealer = next(
        Dealer(bytes([number]) * 32, moved().header, salts, lot=lot)
        for number in itertools.count()
        if (lot := Dealer(bytes([number]) * 32, moved().header, salts).drawn())[0] != 0
    )
    record = finish(Match.dealt(GAME.load(), NAMES, dealer), 1).record
    assert record.verify(GAME).weak_salts == [dealer.lot.index(0)]


def test_an_opening_by_lot_is_kept_between_any_two_steps() -> None:
    opening = moved()
    again = Opening.decode(opening.encode(), GAME)
    assert again.lot and again.encode() == opening.encode()
    assert again.order == opening.order and again.begin().record == opening.begin().record


def test_a_match_by_lot_is_resumed_and_restored() -> None:
    opening = moved()
    match = opening.begin()
    match.play("hide", 0)
    saved = Record.decode(match.record.encode())
    secret = match.dealer.secret
    for again in (Match.resume(saved, secret, GAME), Match.restore(saved, secret, GAME.load())):
        assert again.record == saved and again.players == match.players
        assert "lot" in finish(again, 1).record.verify(GAME).proved


def test_a_match_with_another_lot_is_not_resumed() -> None:
    match = moved().begin()
    saved = replace(match.record, seal=replace(match.record.seal, lot=[0, 1, 2]))
    with pytest.raises(RecordError, match="the lot is not the one that secret, header and salts give"):
        Match.resume(saved, match.dealer.secret, GAME)


def test_a_seed_draws_no_seats(game: Embers) -> None:
    head = header.write(game, 3, "ab" * 16, dealer=header.SEEDED, lot=True)
    with pytest.raises(RecordError, match="seats are drawn from salts, and a seed has none"):
        header.read(head)


def test_a_record_of_the_older_format_has_no_lot() -> None:
    document = json.loads(sorted(FORMER.glob("embers*.json"))[0].read_bytes())
    document["seal"]["lot"] = [99]
    with pytest.raises(RecordError, match="by its header no seats were drawn, and there is a lot"):
        Record.decode(json.dumps(document).encode()).verify(GAME)
