"""A bot for Spellboard in a few lines: it speaks JSON, a message a line (docs/protocol.md).

spellboard play bellum --players "you,bot:external:python examples/bot.py"
"""

import json
import random
import sys
from typing import Any


def chosen(question: dict[str, Any]) -> str:
    """Anything that is not a pass, if there is such a thing; by chance."""
    rng = random.Random(question["seed"])
    actions: list[str] = [legal["action"] for legal in question["legal"]]
    busy = [action for action in actions if action not in ("pass", "decline", "put back")]
    return rng.choice(busy or actions)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "hello", "protocol": 1, "name": "busy"}), flush=True)
        elif message["type"] == "choose":
            print(json.dumps({"type": "chosen", "id": message["id"], "action": chosen(message)}), flush=True)
        elif message["type"] == "stop":
            break


main()
