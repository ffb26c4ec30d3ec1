from spellboard.server.crew.queue import FairQueue


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(len(queue))]


def test_guests_take_turns_however_many_jobs_one_of_them_has() -> None:
    queue = FairQueue[str]()
    for job in ("a1", "a2", "a3"):
        queue.put("Ada", "table", job)
    queue.put("Ben", "other", "b1")
    assert drained(queue) == ["a1", "b1", "a2", "a3"]


def test_the_tables_of_one_guest_take_turns() -> None:
    queue = FairQueue[str]()
    for table, job in (("x", "x1"), ("x", "x2"), ("x", "x3"), ("y", "y1")):
        queue.put("Ada", table, job)
    assert drained(queue) == ["x1", "y1", "x2", "x3"]


def test_at_one_table_who_came_first_is_served_first() -> None:
    queue = FairQueue[str]()
    for job in "abc":
        queue.put("Ada", "x", job)
    assert drained(queue) == ["a", "b", "c"]
    assert len(queue) == 0
