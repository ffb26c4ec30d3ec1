"""Buckets of tokens, on a clock that is turned by hand."""

from __future__ import annotations

from spellboard.server.app.limits import Count, Limits
from spellboard.server.rates import Buckets, Rate

from ..clock import HandClock


def test_a_burst_is_let_in_and_then_so_many_a_second() -> None:
    clock = HandClock()
    buckets = Buckets(Rate(3, 0.5), clock)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    clock.turn(2)
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_one_sender_takes_nothing_from_another() -> None:
    buckets = Buckets(Rate(1, 0), HandClock())
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_memory_is_bounded_and_shrinks_again() -> None:
    clock = HandClock()
    buckets = Buckets(Rate(2, 1), clock, most=50)
    for number in range(500):
        buckets.take(str(number))
    assert len(buckets) <= 50
    clock.turn(60)
    for number in range(60):
        buckets.take("one")
    assert len(buckets) == 1


def test_who_has_emptied_a_bucket_is_not_forgotten_while_there_is_room() -> None:
    clock = HandClock()
    buckets = Buckets(Rate(2, 0.001), clock)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    for number in range(300):
        buckets.take(str(number))
    assert not buckets.take("a")


def test_what_is_held_open_is_counted() -> None:
    count = Count(2)
    assert [count.enter("a") for _ in range(3)] == [True, True, False]
    count.leave("a")
    assert count.enter("a")
    for _ in range(3):
        count.leave("a")
    assert len(count) == 0


def test_limits_can_be_widened_together() -> None:
    wide = Limits().times(10)
    assert wide.frames == Rate(600, 200)
    assert wide.sockets_guest == 240
