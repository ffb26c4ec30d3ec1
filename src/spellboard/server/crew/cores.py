"""What the system says of a process: on a busy machine somebody who is late may have waited for a core all the time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple


class Course(NamedTuple):
    """How a process has fared so far."""

    seconds: float
    """So long it has had a core."""
    asleep: bool
    """It wants none."""
    stopped: bool
    """A signal has stopped it: it wants none before somebody lets it continue."""


def course(pid: int) -> Course | None:
    """How a process has fared; None where the system does not tell."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    state, *fields = told.rpartition(")")[2].split()
    seconds = (int(fields[10]) + int(fields[11])) / os.sysconf("SC_CLK_TCK")
    return Course(seconds, state == "S", state == "T")
