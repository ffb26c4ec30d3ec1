from spellboard.server.crew.queue import MAX_PASSED, FairQueue


def drained(queue: FairQueue[str]) -> list[str]:
    return list(iter(queue.take, None))


def test_addresses_take_turns_however_many_guests_one_of_them_has() -> None:
    queue = FairQueue[str]()
    for number in range(1, 4):
        queue.put("club", f"guest {number}", "table", f"club {number}")
    queue.put("home", "Ada", "other", "home")
    assert drained(queue) == ["club 1", "home", "club 2", "club 3"]


def test_guests_take_turns_however_many_jobs_one_of_them_has() -> None:
    queue = FairQueue[str]()
    for job in ("a1", "a2", "a3"):
        queue.put("here", "Ada", "table", job)
    queue.put("here", "Ben", "other", "b1")
    assert drained(queue) == ["a1", "b1", "a2", "a3"]


def test_the_tables_of_one_guest_take_turns() -> None:
    queue = FairQueue[str]()
    for table, job in (("x", "x1"), ("x", "x2"), ("x", "x3"), ("y", "y1")):
        queue.put("here", "Ada", table, job)
    assert drained(queue) == ["x1", "y1", "x2", "x3"]


def test_at_one_table_who_came_first_is_served_first() -> None:
    queue = FairQueue[str]()
    for job in "abc":
        queue.put("here", "Ada", "x", job)
    assert drained(queue) == ["a", "b", "c"]
    assert len(queue) == 0


def test_tables_that_somebody_waits_at_come_before_those_nobody_looks_at() -> None:
    queue = FairQueue[str]()
    queue.put("here", "Ada", "x", "nobody", watched=False)
    queue.put("here", "Ben", "y", "somebody")
    assert (queue.waiting(True), queue.waiting(False)) == (1, 1)
    assert drained(queue) == ["somebody", "nobody"]


def test_tables_that_nobody_looks_at_do_not_wait_for_ever() -> None:
    queue = FairQueue[str]()
    queue.put("there", "Cleo", "x", "nobody", watched=False)
    for number in range(2 * MAX_PASSED):
        queue.put("here", "Ada", "y", str(number))
    assert drained(queue).index("nobody") == MAX_PASSED


def test_a_table_moves_up_when_somebody_comes() -> None:
    queue = FairQueue[str]()
    for table in "xyz":
        queue.put("here", "Ada", table, table, watched=False)
    assert queue.promote("y") == ["y"]
    assert queue.promote("y") == queue.promote("nowhere") == []
    assert (queue.waiting(True), queue.waiting(False)) == (1, 2)
    assert drained(queue) == ["y", "x", "z"]


def test_an_address_that_may_start_nothing_is_passed_over_and_keeps_its_place() -> None:
    queue = FairQueue[str]()
    for address in ("club", "home"):
        queue.put(address, "guest", "table", address)
    assert queue.take(lambda address, watched: address != "club") == "home"
    assert queue.take(lambda address, watched: False) is None
    assert drained(queue) == ["club"]


def test_the_line_of_an_address_counts_only_what_is_served_before_it() -> None:
    queue = FairQueue[str]()
    queue.put("club", "Ada", "x", "1")
    queue.put("club", "Ben", "y", "2", watched=False)
    queue.put("home", "Cleo", "z", "3", watched=False)
    assert [queue.waiting_of("club", watched) for watched in (True, False)] == [1, 2]
    assert [queue.rivals("club", watched) for watched in (True, False)] == [0, 1]
    assert queue.rivals("elsewhere", True) == 1
