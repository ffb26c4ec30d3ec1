"""One attack as a process of its own: python -m tests.server.siege.attack NAME BASE SECONDS SEED."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import sys

from .attacks import ATTACKS
from .enemy import Enemy


async def attacked(name: str, base: str, seconds: float, seed: int) -> None:
    enemy = Enemy(base, seed, family=list(ATTACKS).index(name))
    attack = ATTACKS[name](enemy)
    await anext(attack)
    print("ready", flush=True)
    going_on = asyncio.create_task(anext(attack, None))
    await asyncio.wait([going_on], timeout=seconds)
    if going_on.done():
        going_on.result()  # it ended by itself, which it should not
    print(json.dumps(dict(enemy.count.most_common(6))), flush=True)
    os._exit(0)  # a thousand sockets need no goodbye


def main() -> None:
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it complains of sockets that the server has ended
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    name, base, seconds, seed = sys.argv[1:]
    asyncio.run(attacked(name, base, float(seconds), int(seed)))


if __name__ == "__main__":
    main()
