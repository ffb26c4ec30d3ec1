"""The load generator, the same for both servers: python -m benchmarks.server.load WHAT ADDRESS PID MATCHES SECONDS."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import uvloop

import spellboard

from .matches import Ours, Tally, Theirs

WARM = 1.5
TICKS = os.sysconf("SC_CLK_TCK")
TOGETHER = 20
"""So many matches are set up at once."""


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def stalls(http: httpx.AsyncClient, ours: bool) -> Counter[str]:
    """How often our event loop was held up for more than 20 ms, as the server counts it: by its work, or others'."""
    text = (await http.get("/metrics")).text if ours else ""
    found = re.findall(r'^\S*stalls_total{cause="(\w+)"} (\S+)', text, re.MULTILINE)
    return Counter({cause: int(float(number)) for cause, number in found})


async def measure(what: str, base: str, pid: int, matches: int, seconds: float) -> dict[str, Any]:
    asyncio.get_running_loop().set_exception_handler(_give_up)
    tally, chance = Tally(), random.Random(1)
    ours = what != "boardgame.io"
    made: list[Any] = []
    spare: list[Any] = []
    """Matches that have begun and wait until another one is over: what is measured is moves."""
    gate = asyncio.Semaphore(TOGETHER)
    async with httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=120) as http:
        keys = [await key(base) for _ in range((2 * matches + 39) // 40)] if ours else []

        async def one(number: int) -> Any:
            async with gate:
                if not ours:
                    match: Any = Theirs(base, number, tally, chance)
                    await match.open()
                else:
                    match = Ours(base, what, max(2, spellboard.find(what).fewest), keys[number // 40], tally, chance)
                    await match.open(http)
                return match

        async def again(number: int) -> None:
            """A match that is over is followed by another one; boardgame.io's are never over."""
            while True:
                await made[number].over.wait()
                made[number].close()
                made[number] = spare.pop() if spare else await one(number)
                made[number].begin()

        made += await asyncio.gather(*(one(number) for number in range(matches)))
        spare += await asyncio.gather(*(one(number) for number in range(matches, 2 * matches if ours else 0)))
        following = [asyncio.create_task(again(number)) for number in range(matches)] if ours else []
        for match in made:
            match.begin()
        await asyncio.sleep(WARM)
        held, used, own, begun = await stalls(http, ours), cpu(pid), time.process_time(), time.perf_counter()
        tally.counting = True
        await asyncio.sleep(seconds)
        tally.counting = False
        took, used, own = time.perf_counter() - begun, cpu(pid) - used, time.process_time() - own
        held = await stalls(http, ours) - held  # a Counter: no less than none
        for task in following:
            task.cancel()
        for match in made:
            match.close()
    waits = sorted(tally.waits)
    return {
        "moves": len(waits), "seconds": took, "cpu": used, "generator": own / took, "noes": tally.noes,
        "stalls": held["work"], "machine": held["machine"],
        "p50": waits[len(waits) // 2] * 1000 if waits else 0.0,
        "p99": waits[len(waits) * 99 // 100] * 1000 if waits else 0.0,
    }  # fmt: skip


def _give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Whatever goes wrong in a callback ends the run: half a load is none."""
    loop.default_exception_handler(context)
    sys.stderr.flush()
    os._exit(1)


async def key(base: str) -> dict[str, str]:
    """A guest of our server."""
    async with httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60) as http:
        (await http.post("/api/guests", json={"name": "Ada"})).raise_for_status()
        token = (await http.post("/api/me/keys", json={"label": "load"})).json()["token"]
    return {"authorization": f"Bearer {token}"}


def main() -> None:
    what, base, pid, matches, seconds = sys.argv[1:]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(measure(what, base, int(pid), int(matches), float(seconds)))))


if __name__ == "__main__":
    main()
