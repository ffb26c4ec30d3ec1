"""What strace saw of a server: a write to the log begins, a sync of it has returned, an answer begins."""

from __future__ import annotations

import re


def steps_of(trace: str, answer: str) -> list[str]:
    """What matters of a trace, in order; `answer` is the pattern of the call that sends an acknowledgement.

    A kill may cut the last line anywhere: what has no end of line was not seen whole and does not count.
    """
    steps: list[str] = []
    syncing: set[str] = set()
    for line in trace[: trace.rfind("\n") + 1].splitlines():
        process, _, call = line.partition(" ")
        call = call.strip()
        if re.match(r"(pwrite64|pwritev2?|write)\(\d+<[^>]*-wal>", call):
            steps.append("logged")
        elif re.match(answer, call):
            steps.append("acknowledged")
        elif re.match(r"f(data)?sync\(\d+<[^>]*-wal>", call):
            if call.endswith("= 0"):
                steps.append("synced")
            elif "unfinished" in call:
                syncing.add(process)
        elif re.match(r"<\.\.\. f(data)?sync resumed>", call) and process in syncing:
            syncing.discard(process)
            if call.endswith("= 0"):
                steps.append("synced")
    return steps
