"""Opening a match among people who need not trust the host."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spellboard import Match, Opening, RecordError, SpellboardError
from spellboard.core import seal
from spellboard.core.opening import promise_of
from tests.example import GAME
from tests.example.game import Embers

from .table import NAMES, SECRET, finish

SALTS = ["a1" * 16, "b2" * 20, "c3" * 64]


@pytest.fixture
def opening(game: Embers) -> Opening:
    return Opening.new(game, NAMES, secret=SECRET)


def promised(opening: Opening) -> Opening:
    """All three have sent the hashes of their salts."""
    for seat, salt in enumerate(SALTS):
        opening.promise(seat, promise_of(opening.commitment, seat, salt))
    return opening


def test_a_match_begins_when_all_salts_are_in(opening: Opening) -> None:
    assert opening.waiting == [0, 1, 2] and not opening.promised
    promised(opening)
    assert opening.promised and opening.waiting == [0, 1, 2] and not opening.complete
    for seat, salt in enumerate(SALTS):
        opening.reveal(seat, salt)
    assert opening.complete and opening.waiting == []
    match = opening.begin()
    assert match.dealer.commitment == opening.commitment and match.record.header_text == opening.header
    assert match.record.seal.salts == SALTS and match.record.seal.server == []
    proof = finish(match, 1).record.verify(
        GAME, commitment=opening.commitment, salts=dict(enumerate(SALTS)), head=match.head
    )
    assert proof.weak_salts == proof.server_salts == []
    assert proof.unknown == ["host"]


def test_header_and_commitment_are_frozen_before_anybody_sends_anything(opening: Opening) -> None:
    header, commitment = opening.header, opening.commitment
    promised(opening)
    for seat, salt in enumerate(SALTS):
        opening.reveal(seat, salt)
    assert (opening.header, opening.commitment) == (header, commitment)
    assert commitment == seal.commitment(SECRET, seal.header_hash(header)).hex()


def test_the_same_opening_begins_the_same_match(opening: Opening) -> None:
    for seat in range(3):
        opening.server_salt(seat)
    assert opening.begin().record == opening.begin().record
    assert opening.begin().record == Match.begin(opening.game, NAMES, secret=SECRET).record


def test_no_salt_is_sent_before_all_hashes_are_in(opening: Opening) -> None:
    opening.promise(0, promise_of(opening.commitment, 0, SALTS[0]))
    with pytest.raises(SpellboardError, match=r"^no salt may be sent before all hashes are in$"):
        opening.reveal(0, SALTS[0])
    assert opening.salts == ["", "", ""]


def test_a_salt_must_fit_its_hash(opening: Opening) -> None:
    promised(opening)
    with pytest.raises(SpellboardError, match=r"^the salt of seat 2 does not fit the hash that was sent$"):
        opening.reveal(1, SALTS[0])
    assert opening.waiting == [0, 1, 2]


def test_a_hash_fits_one_seat_of_one_match_only(game: Embers, opening: Opening) -> None:
    other = Opening.new(game, NAMES, secret=SECRET[::-1])
    hashes = {promise_of(each.commitment, seat, SALTS[0]) for each in (opening, other) for seat in range(3)}
    assert len(hashes) == 6
    copied = promise_of(opening.commitment, 0, SALTS[0])
    opening.promise(0, copied)
    opening.promise(1, copied)
    opening.promise(2, promise_of(opening.commitment, 2, SALTS[2]))
    opening.reveal(0, SALTS[0])
    with pytest.raises(SpellboardError, match="does not fit"):
        opening.reveal(1, SALTS[0])


def test_a_hash_once_sent_stays(opening: Opening) -> None:
    first, second = (promise_of(opening.commitment, 0, salt) for salt in SALTS[:2])
    opening.promise(0, first)
    opening.promise(0, first)
    with pytest.raises(SpellboardError, match=r"^seat 1 has already sent another hash$"):
        opening.promise(0, second)
    with pytest.raises(SpellboardError, match=r"^seat 1 has promised a salt of its own$"):
        opening.server_salt(0)


@pytest.mark.parametrize("salt", ["", "ab" * 15, "ab" * 65, "AB" * 16, "a" * 33, "xy" * 16, "ab" * 16 + "\n"])
def test_a_salt_has_at_least_16_bytes(opening: Opening, salt: str) -> None:
    for seat in range(3):
        opening.promise(seat, promise_of(opening.commitment, seat, salt))
    with pytest.raises(SpellboardError, match=r"^a salt is 16 to 64 random bytes as hexadecimal digits"):
        opening.reveal(0, salt)


@pytest.mark.parametrize("digest", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n"])
def test_a_hash_is_64_digits(opening: Opening, digest: str) -> None:
    with pytest.raises(SpellboardError, match=r"^the hash of a salt is 64 hexadecimal digits"):
        opening.promise(0, digest)


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, None])
def test_only_seats_send_salts(opening: Opening, seat: Any) -> None:
    with pytest.raises(SpellboardError, match=r"^there is no such seat$"):
        opening.promise(seat, "0" * 64)
    with pytest.raises(SpellboardError, match=r"^there is no such seat$"):
        opening.server_salt(seat)
    promised(opening)
    with pytest.raises(SpellboardError, match=r"^there is no such seat$"):
        opening.reveal(seat, SALTS[0])


def test_a_salt_of_the_server_is_marked_and_cannot_be_chosen(opening: Opening) -> None:
    opening.server_salt(1)
    opening.server_salt(1)
    for seat in (0, 2):
        opening.promise(seat, promise_of(opening.commitment, seat, SALTS[seat]))
    for seat in (0, 2):
        opening.reveal(seat, SALTS[seat])
    match = opening.begin()
    assert match.record.seal.server == [1]
    assert match.record.seal.salts[1] == seal.server_salt(SECRET, seal.header_hash(opening.header), 1)
    assert finish(match, 1).record.verify(GAME).server_salts == [1]


def test_nothing_is_dealt_before_all_salts_are_in(opening: Opening) -> None:
    promised(opening).reveal(1, SALTS[1])
    with pytest.raises(SpellboardError, match=r"^not all salts are in: seats 1, 3 are missing$"):
        opening.begin()


def test_an_opening_is_kept_between_any_two_steps(opening: Opening) -> None:
    def again(kept: Opening) -> Opening:
        found = Opening.decode(kept.encode(), GAME)
        assert found.encode() == kept.encode() and found.commitment == kept.commitment
        return found

    opening = again(opening)
    opening.server_salt(2)
    for seat in (1, 0):
        opening = again(opening)
        opening.promise(seat, promise_of(opening.commitment, seat, SALTS[seat]))
    for seat in (0, 1):
        opening = again(opening)
        opening.reveal(seat, SALTS[seat])
    assert again(opening).begin().record == opening.begin().record


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "x"}, "its parts do not fit one another"),
        ({"players": ["Ada"]}, "its parts do not fit one another"),
        ({"secret": "zz"}, "this is not an opening"),
        ({"secret": "00"}, "the dealer’s secret has 32 bytes"),
        ({"secret": "00" * 32}, "does not fit the hash"),
        ({"header": "{}"}, "the header is malformed"),
        ({"edition": ""}, "the edition is not the one of the header"),
        ({"promises": ["0" * 64, "", ""]}, "no salt may be sent before all hashes are in"),
        ({"salts": ["0" * 32, "", ""]}, "does not fit the hash"),
        ({"server": [4]}, "there is no such seat"),
        ({"moon": 1}, "this is not an opening"),
    ],
)
def test_a_spoilt_opening_is_refused(opening: Opening, change: dict[str, Any], said: str) -> None:
    promised(opening).reveal(0, SALTS[0])
    document = {**json.loads(opening.encode()), **change}
    with pytest.raises(SpellboardError, match=said):
        Opening.decode(json.dumps(document).encode(), GAME)


def test_bytes_that_are_no_opening_are_refused() -> None:
    for data in (b"", b"[]", b"\xff", b"[" * 100_000, b"{}"):
        with pytest.raises(RecordError, match=r"^this is not an opening: "):
            Opening.decode(data, GAME)


def test_an_opening_with_a_key_twice_is_refused(opening: Opening) -> None:
    doubled = opening.encode().replace(b'"players":', b'"players":["Eve","Eve","Eve"],"players":', 1)
    with pytest.raises(RecordError, match="the key “players” appears twice"):
        Opening.decode(doubled, GAME)


def test_an_opening_does_not_show_its_secret(opening: Opening) -> None:
    assert SECRET.hex() not in repr(opening)


def test_a_host_may_give_its_own_match_id(game: Embers) -> None:
    assert '"match":"' + "ab" * 16 in Opening.new(game, NAMES, identity="ab" * 16).header
    with pytest.raises(SpellboardError, match=r"^a match id is 32 hexadecimal digits$"):
        Opening.new(game, NAMES, identity="evening")
