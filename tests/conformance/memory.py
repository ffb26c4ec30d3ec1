"""How much memory a call keeps: resident memory before and after thousands of calls."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

CALLS = 20_000


def resident() -> int:
    """The resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def kept_by(call: Callable[[], object], calls: int = CALLS) -> float:
    """The bytes that a call keeps on average, after a tenth of the calls, five at least, to warm up."""
    for _ in range(max(5, calls // 10)):
        call()
    gc.collect()
    before = resident()
    for _ in range(calls):
        call()
    gc.collect()
    return (resident() - before) / calls
