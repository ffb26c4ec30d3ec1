"""Events: public facts for everybody, the private part only for those it is meant for."""

from __future__ import annotations

import msgspec
import pytest

from spellboard import Event, Sink

STOLEN = Event("stole", {"seat": 0, "from": 2}, private={"card": "flame"}, to=(0, 2), reveals=True)


@pytest.mark.parametrize("seat", [0, 2])
def test_an_insider_sees_the_private_part(seat: int) -> None:
    assert STOLEN.seen_by(seat) == STOLEN


@pytest.mark.parametrize("seat", [1, 3, 99, None])
def test_an_outsider_and_a_spectator_see_neither_it_nor_who_does(seat: int | None) -> None:
    seen = STOLEN.seen_by(seat)
    assert (seen.kind, seen.facts, seen.reveals) == ("stole", {"seat": 0, "from": 2}, True)
    assert seen.private is None and seen.to == ()
    assert b"flame" not in msgspec.json.encode(seen)
    assert b"private" not in msgspec.json.encode(seen)


def test_what_leaves_the_house_does_not_change_when_the_private_part_does() -> None:
    other = msgspec.structs.replace(STOLEN, private={"card": "ash"}, to=(0,))
    assert msgspec.json.encode(other.seen_by(1)) == msgspec.json.encode(STOLEN.seen_by(1))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_open_event_is_the_same_for_all(seat: int | None) -> None:
    event = Event("rolled", {"die": 4})
    assert event.seen_by(seat) is event


def test_a_private_part_for_nobody_is_seen_by_nobody() -> None:
    event = Event("drew", {}, private={"card": "ash"})
    assert all(event.seen_by(seat).private is None for seat in (0, 1, 2, None))


def test_a_sink_keeps_what_it_is_told_in_order() -> None:
    sink = Sink()
    sink.tell("rolled", {"die": 4})
    sink.tell("stole", {"seat": 0, "from": 2}, private={"card": "flame"}, to=[0, 2], reveals=True)
    sink.tell("ended")
    assert sink.events == [Event("rolled", {"die": 4}), STOLEN, Event("ended", {})]


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        STOLEN.private = None  # type: ignore[misc]
