"""The sealed dealer: known answers, no bias, a counter that only grows, and a seal that shows when it is broken."""

from __future__ import annotations

import hashlib
import hmac
import struct
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellboard import Dealer, Match, RecordError, Seal, SpellboardError
from spellboard.core import header
from spellboard.core.dealer import seeded_secret
from tests.example import GAME

from .table import NAMES, SALTS, SECRET

HEAD = header.write(GAME.load(), 3, "0123456789abcdef" * 2)
SEEDED = header.write(GAME.load(), 3, "0123456789abcdef" * 2, dealer=header.SEEDED)


def packed(*parts: bytes) -> bytes:
    """As docs/seal.md has it: every part with its length before it, as four bytes."""
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def bits(counter: int, weights: list[int], again: int = 0, salts: list[str] = SALTS) -> int:
    """The number behind a chance, as docs/seal.md has it."""
    head = hashlib.sha256(packed(b"spellboard-seal/2 header", HEAD.encode())).digest()
    odds = ",".join(str(weight) for weight in weights).encode()
    mixed = packed(*(salt.encode() for salt in salts))
    whole = packed(b"spellboard-seal/2 chance", head, mixed, b"%d" % counter, odds, b"%d" % again)
    return int(hmac.new(SECRET, whole, hashlib.sha256).hexdigest(), 16)


@pytest.fixture
def dealer() -> Dealer:
    return Dealer.sealed(HEAD, 3, SECRET, SALTS)


COMMITMENT = Dealer.sealed(HEAD, 3, SECRET, SALTS).commitment

# --- known answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counter", [0, 1, 2, 7, 1000])
def test_a_chance_is_the_hmac_of_header_salts_counter_and_weights(dealer: Dealer, counter: int) -> None:
    for total in (1, 2, 6, 52, 997):
        assert dealer.fall(counter, [1] * total) == bits(counter, [1] * total) % total


def test_other_weights_fall_otherwise(dealer: Dealer) -> None:
    one = [dealer.fall(counter, [1] * 10**4) for counter in range(8)]
    other = [dealer.fall(counter, [1] * (10**4 - 1)) for counter in range(8)]
    assert not set(one) & set(other)


def test_the_commitment_is_the_hash_of_secret_and_header(dealer: Dealer) -> None:
    head = hashlib.sha256(packed(b"spellboard-seal/2 header", HEAD.encode())).digest()
    known = hashlib.sha256(packed(b"spellboard-seal/2 commitment", SECRET, head)).hexdigest()
    assert dealer.seal(reveal=False) == Seal(known, SALTS)
    assert dealer.seal(reveal=True) == Seal(known, SALTS, SECRET.hex())


@pytest.mark.parametrize("change", [b"rules", b"seats", b"options", b"edition", b"match", b"start", b"game"])
def test_any_other_header_changes_the_commitment_and_every_chance(dealer: Dealer, change: bytes) -> None:
    other = Dealer.sealed(HEAD.replace(change.decode(), f"{change.decode()} "), 3, SECRET, SALTS)
    assert other.commitment != dealer.commitment
    assert not set(zip(range(8), falls(dealer))) & set(zip(range(8), falls(other)))


def test_the_secret_is_not_in_what_is_shown_of_a_running_match(dealer: Dealer) -> None:
    assert SECRET.hex() not in repr(dealer) + repr(dealer.seal(reveal=False))


# --- without bias -----------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 5), min_size=1, max_size=8), st.integers(0, 10**6))
def test_every_point_of_the_total_belongs_to_the_weight_it_lies_in(weights: list[int], counter: int) -> None:
    dealer = Dealer(SECRET, HEAD, SALTS)
    point = bits(counter, weights) % sum(weights)
    places = [place for place, weight in enumerate(weights) for _ in range(weight)]
    assert dealer.fall(counter, weights) == places[point]


def test_the_incomplete_last_round_is_drawn_again(dealer: Dealer) -> None:
    # With a total just above half of all numbers, nearly every second one lies in the incomplete round.
    total = (1 << 255) + 1
    again = 0
    for counter in range(40):
        attempt = 0
        while True:
            number = bits(counter, [1 << 254, (1 << 254) + 1], attempt)
            if number < total:
                break
            attempt += 1
        again += attempt > 0
        assert dealer.fall(counter, [1 << 254, (1 << 254) + 1]) == int(number >= 1 << 254)
    assert again > 10


def test_chances_come_as_often_as_their_weights() -> None:
    dealer, weights = Dealer(SECRET, HEAD, SALTS), [1, 2, 5]
    counts = [0, 0, 0]
    for counter in range(4_000):
        counts[dealer.fall(counter, weights)] += 1
    assert sum((count - 500 * weight) ** 2 / (500 * weight) for count, weight in zip(counts, weights)) < 14


def test_a_certain_chance_is_certain(dealer: Dealer) -> None:
    assert {dealer.fall(counter, [3]) for counter in range(20)} == {0}


# --- the counter ------------------------------------------------------------------------------------------------------


def test_the_counter_grows_by_one_with_every_chance(dealer: Dealer) -> None:
    dealt = [dealer.deal([1] * 6) for _ in range(50)]
    assert [counter for counter, _ in dealt] == list(range(50))
    assert [fell for _, fell in dealt] == [dealer.fall(counter, [1] * 6) for counter in range(50)]
    assert dealer.counter == 50, "looking up an earlier chance does not move it"


def test_equal_chances_fall_differently_each_time(dealer: Dealer) -> None:
    assert len({dealer.deal([1] * 10**4)[1] for _ in range(50)}) > 45


# --- salts and secrets ------------------------------------------------------------------------------------------------


def falls(dealer: Dealer) -> list[int]:
    return [dealer.fall(counter, [1] * 10**4) for counter in range(8)]


@pytest.mark.parametrize(
    "salts",
    [["salt-x", "salt-b", "salt-c"], ["salt-a", "salt-b", "salt-x"], ["salt-b", "salt-a", "salt-c"], ["-", "-", "-"]],
)
def test_any_other_salt_changes_every_chance(dealer: Dealer, salts: list[str]) -> None:
    assert not set(zip(range(8), falls(dealer))) & set(zip(range(8), falls(Dealer.sealed(HEAD, 3, SECRET, salts))))


def test_another_secret_changes_every_chance(dealer: Dealer) -> None:
    assert falls(Dealer.sealed(HEAD, 3, SECRET[::-1], SALTS)) != falls(dealer)


def test_what_is_not_given_comes_from_the_system() -> None:
    one, other = (Match.begin(GAME.load(), NAMES).dealer for _ in range(2))
    assert len({*one.salts, *other.salts}) == 6
    assert one.seal(True).secret != other.seal(True).secret
    assert one.header != other.header
    assert not one.unsealed and one.server == [0, 1, 2]


@pytest.mark.parametrize("salts", [[], ["a"], ["a", "b"], ["a", "b", "c", "d"]])
def test_every_seat_gives_exactly_one_salt(salts: list[str]) -> None:
    with pytest.raises(SpellboardError, match=f"^3 salts were expected, one from each seat, not {len(salts)}$"):
        Dealer.sealed(HEAD, 3, SECRET, salts)


@pytest.mark.parametrize("salt", ["a\0b", "a\nb", "\ud800", "a" * 129, "", b"a", 7, None])
def test_a_salt_is_a_text_of_printable_characters(salt: Any) -> None:
    with pytest.raises(SpellboardError, match=r"^a salt is a text of 1 to 128 printable characters$"):
        Dealer.sealed(HEAD, 3, SECRET, ["a", "b", salt])


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(SpellboardError, match=r"^the dealer’s secret has 32 bytes$"):
        Dealer.sealed(HEAD, 3, bytes(length), SALTS)


# --- the seal ---------------------------------------------------------------------------------------------------------


def test_an_opened_seal_gives_the_same_chances(dealer: Dealer) -> None:
    assert falls(Dealer.opened(dealer.seal(reveal=True), HEAD)) == falls(dealer)


@pytest.mark.parametrize(
    "secret", ["", "00" * 31, "00" * 33, "zz" * 32, "é" * 64, SECRET.hex().upper(), " " + "00" * 32]
)
def test_a_missing_or_malformed_secret_breaks_the_seal(secret: str) -> None:
    with pytest.raises(RecordError, match=r"^the seal is broken: the dealer’s secret is missing or malformed$"):
        Dealer.opened(Seal(COMMITMENT, SALTS, secret), HEAD)


@pytest.mark.parametrize("commitment", ["", "0" * 64, COMMITMENT[:-1], COMMITMENT.upper(), "é" * 64])
def test_a_secret_that_does_not_fit_the_commitment_breaks_the_seal(commitment: str) -> None:
    with pytest.raises(RecordError, match=r"^the seal is broken: secret and header do not fit the commitment"):
        Dealer.opened(Seal(commitment, SALTS, SECRET.hex()), HEAD)


def test_malformed_salts_break_the_seal() -> None:
    with pytest.raises(RecordError, match=r"^the seal is broken: a salt is a text of 1 to 128 printable characters$"):
        Dealer.opened(Seal(COMMITMENT, ["a\0b"], SECRET.hex()), HEAD)


# --- seeds ------------------------------------------------------------------------------------------------------------


def seeded(seed: int, head: str = SEEDED) -> Dealer:
    return Dealer(seeded_secret(seed), head, [], unsealed=True)


def test_a_seeded_dealer_is_repeatable_and_marked_unsealed() -> None:
    assert falls(seeded(1)) == falls(seeded(1)) != falls(seeded(2))
    shown = seeded(1).seal(reveal=True)
    assert shown.unsealed and shown.salts == []
    assert shown.secret == "71eeba18e9ed267f5e707a217fe89e54ecae46f87e7e873c1d297a26b5c9f373"
    assert Dealer.opened(shown, SEEDED).unsealed
    assert "unsealed" in repr(seeded(1))


def test_a_seed_deals_the_same_whatever_the_header_says() -> None:
    assert falls(seeded(1)) == falls(seeded(1, SEEDED.replace("0123", "3210")))


# --- the server's salts -----------------------------------------------------------------------------------------------


def test_salts_that_nobody_gave_follow_from_the_commitment_and_are_marked() -> None:
    one, other = Dealer.sealed(HEAD, 3, SECRET), Dealer.sealed(HEAD, 3, SECRET)
    assert one.salts == other.salts and len(set(one.salts)) == 3
    assert one.seal(reveal=False).server == [0, 1, 2]
    Dealer.opened(one.seal(reveal=True), HEAD)


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ([0, 1], "the salt of seat 3 is the server’s, unmarked"),
        ([], "the salt of seat 1 is the server’s, unmarked"),
        ([0, 1, 2, 3], "the marks of the server’s salts are not seats in their order"),
        ([2, 1, 0], "the marks of the server’s salts are not seats in their order"),
        ([0, 1, 2, 2], "the marks of the server’s salts are not seats in their order"),
        ([-1, 0, 1, 2], "the marks of the server’s salts are not seats in their order"),
    ],
)
def test_wrong_marks_of_the_servers_salts_break_the_seal(marks: list[int], said: str) -> None:
    shown = msgspec.structs.replace(Dealer.sealed(HEAD, 3, SECRET).seal(reveal=True), server=marks)
    with pytest.raises(RecordError, match=f"^the seal is broken: {said}$"):
        Dealer.opened(shown, HEAD)


def test_a_salt_that_the_server_chose_freely_cannot_be_marked_as_its_own(dealer: Dealer) -> None:
    shown = msgspec.structs.replace(dealer.seal(reveal=True), server=[1])
    with pytest.raises(RecordError, match=r"the salt of seat 2 is marked as the server’s and is not$"):
        Dealer.opened(shown, HEAD)


def test_a_seal_never_changes_and_shows_no_more_than_it_has() -> None:
    shown = Seal("c0ffee", ["a", "b"])
    with pytest.raises(AttributeError):
        shown.commitment = "beef"  # type: ignore[misc]
    assert msgspec.json.encode(shown) == b'{"commitment":"c0ffee","salts":["a","b"]}'
    assert shown.unsealed is False and shown.server == []


def test_a_seal_with_a_field_that_there_is_not_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `oath`"):
        msgspec.json.decode(b'{"commitment":"c0ffee","salts":[],"oath":1}', type=Seal)


def test_a_salt_of_the_greatest_length_is_taken_and_the_next_longer_is_not(dealer: Dealer) -> None:
    assert Dealer(SECRET, dealer.header, ["x" * 128, "b", "c"]).salts[0] == "x" * 128
    with pytest.raises(SpellboardError, match="1 to 128 printable"):
        Dealer(SECRET, dealer.header, ["x" * 129, "b", "c"])
