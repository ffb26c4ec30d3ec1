"""Who gets a worker, and for how long: one address is never felt by another."""

from __future__ import annotations

from spellboard.server.crew.dispatcher import ACTIVE_SECONDS, SHORTEST, Dispatcher, Ticket
from spellboard.server.crew.wanted import Wanted


def wanted(address: str, table: str = "", *, watched: bool = True, seconds: float = 1.0) -> Wanted:
    return Wanted(table or address, address, "embers", "", b"", "master", b"", 0, seconds, address, watched)


def put(line: Dispatcher[str], address: str, count: int = 1, *, now: float = 0.0, watched: bool = True) -> None:
    for number in range(count):
        line.put(wanted(address, f"{address} {number}", watched=watched), address, now)


def must(ticket: Ticket[str] | None) -> Ticket[str]:
    assert ticket is not None
    return ticket


def test_a_flood_shortens_its_own_times_and_nobody_elses() -> None:
    line = Dispatcher[str](2, 0)
    put(line, "flood", 45)
    put(line, "home")
    flood, home = must(line.take(0)), must(line.take(0))
    assert (flood.address, home.address) == ("flood", "home")
    assert SHORTEST <= flood.seconds < 0.1 and home.seconds == 1


def test_many_addresses_share_what_there_is() -> None:
    line = Dispatcher[str](2, 0)
    for number in range(20):
        put(line, f"home {number}")
    assert must(line.take(0)).seconds == 8 / 20


def test_an_address_that_is_alone_may_have_all_workers() -> None:
    line = Dispatcher[str](2, 0)
    put(line, "club", 3)
    assert must(line.take(0)) and must(line.take(0))


def test_one_worker_is_left_free_while_somebody_elsewhere_plays() -> None:
    line = Dispatcher[str](2, 0)
    put(line, "home")
    home = must(line.take(0))
    line.settle(home, 0.5)
    put(line, "club", 4, now=1)
    club = must(line.take(1))
    assert line.take(1) is None and len(line) == 3
    put(line, "home", now=2)
    assert must(line.take(2)).address == "home"  # at once
    line.settle(club, 3)
    assert must(line.take(3)).address == "club"


def test_a_worker_is_left_free_only_while_somebody_may_come_back_at_any_moment() -> None:
    line = Dispatcher[str](2, 0)
    put(line, "home")
    line.settle(must(line.take(0)), 0)
    put(line, "club", 4, now=ACTIVE_SECONDS)
    assert must(line.take(ACTIVE_SECONDS)) and must(line.take(ACTIVE_SECONDS))


def test_a_single_worker_serves_everybody_in_turn() -> None:
    line = Dispatcher[str](1, 0)
    put(line, "club", 2)
    put(line, "home")
    served = []
    for _ in range(3):
        ticket = must(line.take(0))
        served.append(ticket.address)
        line.settle(ticket, 0)
    assert served == ["club", "home", "club"]


def test_tables_nobody_looks_at_leave_a_worker_free_for_those_who_wait() -> None:
    line = Dispatcher[str](2, 0)
    put(line, "home")
    line.settle(must(line.take(0)), 0)
    for number in range(3):
        put(line, f"away {number}", watched=False)
    first = must(line.take(1))
    assert line.take(1) is None
    line.settle(first, 1)
    assert must(line.take(1)).address == "away 1"


def test_a_table_that_somebody_comes_to_counts_as_watched() -> None:
    line = Dispatcher[str](1, 0)
    put(line, "away", watched=False)
    put(line, "home", 40)
    line.promote("away 0", 0)
    home, away = must(line.take(0)), must(line.take(0))
    assert (home.address, away.address, away.watched) == ("home", "away", True)
    assert away.seconds == 1


def test_who_has_used_up_its_budget_gets_the_shortest_time_and_is_not_refused() -> None:
    line = Dispatcher[str](1, 60)
    for second in range(4):
        put(line, "club", now=second)
        ticket = must(line.take(second))
        ticket.used = 30
        line.settle(ticket, second)
    put(line, "club", now=3)
    put(line, "home", now=3)
    club = must(line.take(3))
    line.settle(club, 3)
    home = must(line.take(3))
    assert club.seconds == SHORTEST and home.seconds == 1
    assert line.budgets.overdrawn > 50


def test_a_budget_that_is_nearly_used_up_gives_what_is_left() -> None:
    line = Dispatcher[str](1, 60)
    put(line, "club")
    ticket = must(line.take(0))
    ticket.used = 59.5
    line.settle(ticket, 0)
    put(line, "club")
    assert 0.4 < must(line.take(0)).seconds <= 0.5


def test_a_worker_that_seems_to_hang_holds_up_nobody_of_its_own_address() -> None:
    line = Dispatcher[str](2, 0)
    put(line, "home")
    line.settle(must(line.take(0)), 0)
    put(line, "club", 3)
    hanging = must(line.take(0))
    assert line.take(0) is None
    line.release(hanging)
    second = must(line.take(0))
    assert second.address == "club"
    line.settle(hanging, 0)  # which does not count twice
    assert line.take(0) is None


def test_unknown_addresses_count_as_one() -> None:
    line = Dispatcher[str](1, 0)
    line.put(wanted("", "x"), "x", 0)
    line.put(wanted("", "y"), "y", 0)
    line.put(wanted("home", "z"), "z", 0)
    served = []
    for _ in range(3):
        ticket = must(line.take(0))
        served.append(ticket.item)
        line.settle(ticket, 0)
    assert served == ["x", "z", "y"]


def test_what_waits_at_the_end_can_be_told_so() -> None:
    line = Dispatcher[str](1, 0)
    put(line, "club", 2)
    put(line, "away", watched=False)
    assert line.drain() == ["club", "club", "away"] and len(line) == 0
