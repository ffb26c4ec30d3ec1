"""The sealed dealer: known answers, no bias, a counter that only grows, and a seal that shows when it is broken."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellboard import Dealer, RecordError, Seal, SpellboardError

from .table import SALTS, SECRET

# HMAC-SHA256 of "salt-a\0salt-b\0salt-c\0COUNTER\0000" under the bytes 0 to 31, worked out with openssl.
KNOWN = {
    0: "4aa81c32a90406b4e46c1001acb660b90c281fd1e6119d2453a4e790f05fd218",
    1: "69f9278664245be36207143766194fdac58b0816d8ad0698c1de1d1999500d20",
    2: "d10202001cd5bb8a8cbb3a97f3b2a21f5d95aba49bf6fd3fc9e6bf3e1c3a1995",
    7: "17c659e832f7b778d7700a257a7a4c323ec2043d8720398d2826a674956c31f9",
    1000: "540678cc71942c22322737889690bd22f7d4632b5ab7e0fd657ebda9c661ab73",
}
UNSALTED = "c4c0d615d1c46936bb980b5c5a61fd2d437994dba8f1c285c92fae76a35326ab"
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.fixture
def dealer() -> Dealer:
    return Dealer.sealed(3, SECRET, SALTS)


# --- known answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counter", KNOWN)
def test_a_chance_is_the_hmac_of_salts_and_counter(dealer: Dealer, counter: int) -> None:
    number = int(KNOWN[counter], 16)
    for total in (1, 2, 6, 52, 997):
        assert dealer.fall(counter, [1] * total) == number % total


def test_without_salts_the_counter_stands_alone() -> None:
    assert Dealer(SECRET, []).fall(0, [1] * 997) == int(UNSALTED, 16) % 997


def test_the_commitment_is_the_sha256_of_the_secret(dealer: Dealer) -> None:
    assert dealer.seal(reveal=False) == Seal(COMMITMENT, SALTS)
    assert dealer.seal(reveal=True) == Seal(COMMITMENT, SALTS, SECRET.hex())


def test_the_secret_is_not_in_what_is_shown_of_a_running_match(dealer: Dealer) -> None:
    assert SECRET.hex() not in repr(dealer) + repr(dealer.seal(reveal=False))


# --- without bias -----------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 5), min_size=1, max_size=8), st.integers(0, 10**6))
def test_every_point_of_the_total_belongs_to_the_weight_it_lies_in(weights: list[int], counter: int) -> None:
    dealer = Dealer(SECRET, SALTS)
    point = dealer.fall(counter, [1] * sum(weights))
    places = [place for place, weight in enumerate(weights) for _ in range(weight)]
    assert dealer.fall(counter, weights) == places[point]


def test_the_incomplete_last_round_is_drawn_again(dealer: Dealer) -> None:
    # With a total just above half of all numbers, nearly every second one lies in the incomplete round.
    total = (1 << 255) + 1
    again = 0
    for counter in range(40):
        attempt = 0
        while True:
            message = "\0".join([*SALTS, str(counter), str(attempt)]).encode()
            number = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest(), "big")
            if number < total:
                break
            attempt += 1
        again += attempt > 0
        assert dealer.fall(counter, [1 << 254, (1 << 254) + 1]) == int(number >= 1 << 254)
    assert again > 10


def test_chances_come_as_often_as_their_weights() -> None:
    dealer, weights = Dealer(SECRET, SALTS), [1, 2, 5]
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
    [["salt-x", "salt-b", "salt-c"], ["salt-a", "salt-b", "salt-x"], ["salt-b", "salt-a", "salt-c"], ["", "", ""]],
)
def test_any_other_salt_changes_every_chance(dealer: Dealer, salts: list[str]) -> None:
    assert not set(zip(range(8), falls(dealer))) & set(zip(range(8), falls(Dealer.sealed(3, SECRET, salts))))


def test_another_secret_changes_every_chance(dealer: Dealer) -> None:
    assert falls(Dealer.sealed(3, SECRET[::-1], SALTS)) != falls(dealer)


def test_what_is_not_given_comes_from_the_system() -> None:
    one, other = Dealer.sealed(3), Dealer.sealed(3)
    assert len({*one.salts, *other.salts}) == 6
    assert one.seal(True).secret != other.seal(True).secret
    assert not one.unsealed


@pytest.mark.parametrize("salts", [[], ["a"], ["a", "b"], ["a", "b", "c", "d"]])
def test_every_seat_gives_exactly_one_salt(salts: list[str]) -> None:
    with pytest.raises(SpellboardError, match=f"^3 salts were expected, one from each seat, not {len(salts)}$"):
        Dealer.sealed(3, SECRET, salts)


@pytest.mark.parametrize("salt", ["a\0b", "a\nb", "\ud800"])
def test_a_salt_is_made_of_printable_characters(salt: str) -> None:
    with pytest.raises(SpellboardError, match=r"^a salt is made of printable characters$"):
        Dealer.sealed(3, SECRET, ["a", "b", salt])


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(SpellboardError, match=r"^the dealer's secret has 32 bytes$"):
        Dealer.sealed(3, bytes(length), SALTS)


# --- the seal ---------------------------------------------------------------------------------------------------------


def test_an_opened_seal_gives_the_same_chances(dealer: Dealer) -> None:
    assert falls(Dealer.opened(dealer.seal(reveal=True))) == falls(dealer)


@pytest.mark.parametrize("secret", ["", "00" * 31, "00" * 33, "zz" * 32, "é" * 64])
def test_a_missing_or_malformed_secret_breaks_the_seal(secret: str) -> None:
    with pytest.raises(RecordError, match=r"^the seal is broken: the dealer's secret is missing or malformed$"):
        Dealer.opened(Seal(COMMITMENT, SALTS, secret))


@pytest.mark.parametrize("commitment", ["", "0" * 64, COMMITMENT[:-1], COMMITMENT.upper(), "é" * 64])
def test_a_secret_that_does_not_fit_the_commitment_breaks_the_seal(commitment: str) -> None:
    with pytest.raises(RecordError, match=r"^the seal is broken: the secret does not fit the commitment"):
        Dealer.opened(Seal(commitment, SALTS, SECRET.hex()))


def test_malformed_salts_break_the_seal() -> None:
    with pytest.raises(RecordError, match=r"^the seal is broken: a salt is made of printable characters$"):
        Dealer.opened(Seal(COMMITMENT, ["a\0b"], SECRET.hex()))


# --- seeds ------------------------------------------------------------------------------------------------------------


def test_a_seeded_dealer_is_repeatable_and_marked_unsealed() -> None:
    assert falls(Dealer.seeded(1)) == falls(Dealer.seeded(1)) != falls(Dealer.seeded(2))
    seal = Dealer.seeded(1).seal(reveal=True)
    assert seal.unsealed and seal.salts == []
    assert seal.secret == "71eeba18e9ed267f5e707a217fe89e54ecae46f87e7e873c1d297a26b5c9f373"
    assert Dealer.opened(seal).unsealed
    assert "unsealed" in repr(Dealer.seeded(1))
