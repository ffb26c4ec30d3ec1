"""Why a bot of Das Amulett moved so: a short sentence for people, from what its seat knows."""

from __future__ import annotations

from typing import Any, cast

from ..core.messages import Message, Thing, Where, Who
from ..core.observation import Observation
from ..core.rng import Rng
from ..games.amulett.game import Amulett
from ..games.amulett.state import AmulettState
from ..games.amulett.view import View
from .amulett import would_win
from .thought import Thought


def why(seen: Observation, thought: Thought) -> Message | None:
    """The reason, if there is more to say than how good it looks."""
    kind = seen.game.codes.kind(thought.code)
    part = seen.game.codes.arguments(thought.code)
    if kind in ("bid", "pass"):
        return _trade(seen, kind) if seen.view.decision == "trade-bid" else _spell(seen, kind, part)
    answer = _REASONS.get(kind)
    return answer(seen, part, thought) if answer is not None else None


def _trade(seen: Observation, kind: str) -> Message | None:
    """For gems: what they would do for whoever gets them."""
    view: View = seen.view
    if kind == "pass":
        return Message("why-too-dear") if view.high else Message("why-not-here")
    state = cast(AmulettState, seen.sample(Rng(0)))
    here = state.gems[state.caravan]
    if would_win(state, seen.seat, here):
        return Message("why-win")
    for who, seat in enumerate(view.seats):
        if who != seen.seat and not seat.out and not seat.resigned and would_win(state, who, here):
            return Message("why-stop", {"seat": Who(who)})
    new = [gem for gem in view.areas[view.caravan] if gem not in view.seats[seen.seat].gems]
    return Message("why-new-colour", {"gem": Thing(new[0])}) if new else Message("why-one-more")


def _spell(seen: Observation, kind: str, part: dict[str, Any]) -> Message | None:
    """For a spell: how long it will work."""
    view: View = seen.view
    if view.on_offer is None or kind == "pass":
        return Message("why-keep-stones")
    bolts = next(spell.bolts for spell in cast(Amulett, seen.game).figures.spell if spell.id == view.on_offer)
    rounds = -(-int(part["count"]) // bolts)
    return Message("why-lasts", {"spell": Thing(view.on_offer), "rounds": rounds})


def _take(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    new = part["gem"] not in seen.view.seats[seen.seat].gems
    return Message("why-new-colour", {"gem": Thing(part["gem"])}) if new else Message("why-one-more")


def _move(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    """Where a colour waits that is missing; else where the next trade suits it."""
    view: View = seen.view
    new = [gem for gem in view.areas[part["area"]] if gem not in view.seats[seen.seat].gems]
    where = Where(part["area"])
    if new:
        return Message("why-waits", {"area": where, "gem": Thing(new[0])})
    return Message("why-best-there", {"area": where})


def _journey(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    markers = cast(Amulett, seen.game).figures.pieces.markers
    return Message("why-many" if 2 * int(part["number"]) > min(markers) + max(markers) else "why-few")


def _drain(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    """Whose spell it is about: named by this code, or by the next one of the line."""
    drains = [code for code in thought.line[:2] if seen.game.codes.kind(code) == "drain"]
    if not drains:
        return None
    target = seen.game.codes.arguments(drains[0])
    return Message("why-weaken", {"seat": Who(int(target["seat"][1:]) - 1), "spell": Thing(target["spell"])})


def _shift(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    return Message("why-longer", {"spell": Thing(part["spell"])})


def _lift(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    new = part["gem"] not in seen.view.seats[seen.seat].gems
    return Message("why-new-colour", {"gem": Thing(part["gem"])}) if new else Message("why-away")


def _metal(seen: Observation, part: dict[str, Any], thought: Thought) -> Message | None:
    return Message("why-metal", {"metal": Thing(part["metal"])})


_REASONS = {
    "take": _take, "move": _move, "journey": _journey, "use": _drain, "drain": _drain, "shift": _shift, "lift": _lift,
    "gain": _metal, "desire": _metal,
}  # fmt: skip
