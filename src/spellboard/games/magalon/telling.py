"""Several events as one sentence: a walk is told by its length and its end, not step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.events import Event
from ...core.messages import Argument, Message, Thing, Where, Who

BETWEEN = {"walked": {"took"}, "stalked": {"attacked", "passed-over"}, "pushed": set[str]()}
"""The steps of a walk, and what may be told between them."""


def summary(events: Sequence[Event], told: Callable[[Event], Message]) -> list[Message]:
    """What happened in one move, shortly: `Ada walks 9 fields and stops on D12.`"""
    found: list[Message] = []
    at = 0
    while at < len(events):
        run = _run(events, at)
        at += len(run)
        steps = [event for event in run if event.kind == run[0].kind]
        if run[0].kind in BETWEEN and len(steps) > 1:
            # A displacement that has come to its end says itself where to.
            if at == len(events) or events[at].kind != "displaced":
                found.append(_walk(steps))
            run = [event for event in run if event.kind != run[0].kind]
        found += [told(event) for event in run]
    return found


def _run(events: Sequence[Event], at: int) -> Sequence[Event]:
    """The steps of one piece that begin here, with what is told between them."""
    first, end = events[at], at + 1
    if first.kind in BETWEEN:
        kinds = BETWEEN[first.kind] | {first.kind}
        while end < len(events) and events[end].kind in kinds and _mover(events[end]) == _mover(first):
            end += 1
    return events[at:end]


def _mover(event: Event) -> object:
    return event.facts["victim"] if event.kind == "pushed" else event.facts.get("monster", event.facts["seat"])


def _walk(steps: Sequence[Event]) -> Message:
    kind, last = steps[-1].kind, steps[-1].facts
    args: dict[str, Argument] = {"steps": len(steps), "field": Where(str(last["field"]))}
    who = "victim" if kind == "pushed" else "seat"
    args[who] = Who(int(str(last[who])))
    if kind == "stalked":
        args["monster"] = Thing(str(last["monster"]))
    return Message(f"told-{kind}", args)
