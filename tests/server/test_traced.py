"""How a trace is read: what was seen whole counts, in its order."""

from __future__ import annotations

from tests.server.traced import steps_of

LOG = "20</data/spellboard.db-wal>"
WHOLE = f"""\
7 pwrite64({LOG}, "..."..., 4096, 32) = 4096
8 fdatasync({LOG} <unfinished ...>
7 write(6<pipe:[1]>, "*", 1) = 1
8 <... fdatasync resumed>) = 0
7 write(1</dev/null>, "ack 1", 5) = 5
"""


def test_a_sync_counts_when_it_has_returned() -> None:
    assert steps_of(WHOLE, r"write\(1<") == ["logged", "synced", "acknowledged"]
    assert steps_of(WHOLE.replace("resumed>) = 0", "resumed>) = -1 EIO"), r"write\(1<") == ["logged", "acknowledged"]


def test_a_trace_may_be_cut_anywhere() -> None:
    ends = WHOLE.index("\n8 f"), WHOLE.index("\n7 write(1"), len(WHOLE) - 1
    for cut in range(len(WHOLE)):
        seen = sum(end < cut for end in ends)
        assert steps_of(WHOLE[:cut], r"write\(1<") == ["logged", "synced", "acknowledged"][:seen]


def test_a_sync_that_the_kill_came_before_does_not_count() -> None:
    assert steps_of(f"8 fdatasync({LOG}) = ?\n8 +++ killed by SIGKILL +++\n", "ack") == []
