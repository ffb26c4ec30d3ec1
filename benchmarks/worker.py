"""The worker: one library in a process of its own, timed in slices when the coordinator asks.

It reads one JSON object a line and answers with one:

    {"do": "hello"}                                          -> {"facts": {...}, "measures": [{...}]}
    {"do": "slice", "measure": "play", "seconds": 0.3}       -> {"count": 4711, "games": 5, "cpu": 0.31}

The first slice of a measure also prepares it, untimed. An answer {"error": "..."} means
that the subject cannot be measured. The end of the input ends the worker.
"""

from __future__ import annotations

import json
import os
import sys
from typing import IO, Any

from .slices import Absent, Subject, Work, timed


def subject_named(library: str, game: str, players: int | None, seed: int) -> Subject:
    if library == "spellboard":
        from . import ours

        return ours.subject(game, players, seed)
    from . import peers

    return peers.subject(library, game, seed)


def serve(subject: Subject, requests: IO[str], answers: IO[str]) -> None:
    """Answer every request, until there are no more."""
    prepare = {measure.name: make for measure, make in subject.measures.items()}
    prepared: dict[str, Work] = {}
    for line in requests:
        request: dict[str, Any] = json.loads(line)
        if request["do"] == "hello":
            answer: dict[str, Any] = {
                "facts": subject.facts,
                "measures": [measure.to_json() for measure in subject.measures],
            }
        else:
            name = request["measure"]
            if name not in prepared:
                prepared[name] = prepare[name]()
            answer = dict(timed(prepared[name], request["seconds"]).to_json())
        say(answers, answer)


def say(answers: IO[str], answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def main(arguments: list[str]) -> int:
    library, game, players, seed = arguments
    # Libraries print banners: they go to the error channel, so that they cannot break the protocol.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        subject = subject_named(library, game, int(players) or None, int(seed))
    except Absent as absent:
        say(answers, {"error": str(absent)})
        return 2
    serve(subject, sys.stdin, answers)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
