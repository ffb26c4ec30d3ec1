"""The generator of bots and simulation: one sequence for ever, and no bias."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from spellboard import Rng

GOLDEN = {
    0: [4216505632, 947923937, 2491578854, 3964400089, 2091952393, 4208506024],
    1: [3387734806, 1080862987, 3546521498, 2861869171, 428981239, 2719816156],
    2**32: [1779833415, 2026416846, 1661539736, 2729060721, 4156309426, 708380479],
    2**64: [1047107358, 1857996408, 3863704218, 4155912429, 3250571120, 2735860482],
    2**95 + 12345: [1409831190, 141723332, 3201501819, 2656302472, 534138792, 1404309666],
    -1: [163292757, 66647681, 4198423949, 1356320052, 1806129180, 381401778],
}


def chi_square(counts: list[int], shares: list[float]) -> float:
    total = sum(counts)
    return sum((count - total * share) ** 2 / (total * share) for count, share in zip(counts, shares))


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_committed_sequence(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(6)] == GOLDEN[seed]


def test_below_shuffle_and_fork_give_the_committed_sequence() -> None:
    rng = Rng(2024)
    assert [int(rng.below(6)) for _ in range(12)] == [4, 2, 0, 3, 1, 4, 0, 1, 0, 3, 0, 4]
    items = list(range(10))
    Rng(5).shuffle(items)
    assert items == [7, 3, 4, 8, 0, 9, 6, 1, 2, 5]
    fork = Rng(9).fork()
    assert [int(fork.word()) for _ in range(2)] == [1859704250, 278744510]


def test_repr_recreates_a_fresh_generator() -> None:
    again = eval(repr(Rng(77)), {"Rng": Rng})
    assert [again.word() for _ in range(4)] == [rng.word() for rng in [Rng(77)] for _ in range(4)]


@given(st.integers(0, 2**96), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(5))


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_below_refuses_what_it_cannot_do_without_bias(n: int) -> None:
    with pytest.raises(ValueError, match=r"1 to 2\*\*31"):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10])
def test_below_is_even_for_small_numbers(n: int) -> None:
    rng = Rng(n)
    counts = [0] * n
    for _ in range(30_000):
        counts[rng.below(n)] += 1
    assert chi_square(counts, [1 / n] * n) < 30


def test_below_is_even_where_a_plain_product_would_not_be() -> None:
    # 2**32 products fall on 3 * 2**29 numbers: without throwing some away every third number would come less often.
    rng, counts = Rng(3), [0, 0, 0]
    for _ in range(30_000):
        counts[rng.below(3 << 29) % 3] += 1
    assert chi_square(counts, [1 / 3] * 3) < 14


def test_choice_gives_every_code_and_no_other() -> None:
    rng = Rng(4)
    codes = vec[i64]([3, 5, 900])
    assert {int(rng.choice(codes)) for _ in range(100)} == {3, 5, 900}


def test_choice_of_nothing_is_an_error() -> None:
    with pytest.raises(ValueError):
        Rng(4).choice(vec[i64]())


def test_draw_follows_the_weights() -> None:
    rng = Rng(5)
    found = [int(rng.draw(vec[i64]([10, 1, 20, 2, 30, 5]))) for _ in range(16_000)]
    counts = [found.count(code) for code in (10, 20, 30)]
    assert sum(counts) == 16_000
    assert chi_square(counts, [1 / 8, 2 / 8, 5 / 8]) < 14


def test_draw_never_gives_a_weight_of_nothing() -> None:
    rng = Rng(6)
    assert {int(rng.draw(vec[i64]([1, 0, 2, 3, 3, 0, 4, 1]))) for _ in range(200)} == {2, 4}


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**40))
def test_a_shuffle_is_a_permutation(items: list[int], seed: int) -> None:
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_shuffle_gives_every_order_alike() -> None:
    rng, counts = Rng(8), dict[tuple[int, ...], int]()
    for _ in range(12_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values()), [1 / 6] * 6) < 21


def test_a_fork_is_independent_of_what_its_parent_gives_later() -> None:
    parent, twin = Rng(9), Rng(9)
    fork, other = parent.fork(), twin.fork()
    later = [int(parent.word()) for _ in range(50)]
    forked = [int(fork.word()) for _ in range(50)]
    assert forked == [int(other.word()) for _ in range(50)], "what the parent gives in between does not matter"
    assert later == [int(twin.word()) for _ in range(50)], "what the fork gives in between does not matter"
    assert not set(later) & set(forked)


def test_forks_of_one_parent_differ() -> None:
    parent = Rng(10)
    assert len({int(parent.fork().word()) for _ in range(100)}) == 100
