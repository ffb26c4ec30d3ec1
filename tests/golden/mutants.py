"""The list of mutants to which Python and the page are held: `make golden` writes it again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from .forgeries import damaged, editions, forgeries, seals, starts
from .mutant import ENGINE_ONLY, FOLDER, Mutant, bases, judged, made
from .mutations import edited, headers, journal

FILE = FOLDER / "seal-mutants.json"
SEED = 21
MOST_ALIKE = 10
"""So many mutants of one record are kept that Python refuses for the same reason, or accepts."""


def all_mutants() -> Iterator[Mutant]:
    """Everything that is tried, before Python says anything."""
    rng = Random(SEED)
    small = ["tour", "closed", "fork", "embers/sealed-with-a-lot", "embers/undo-and-resignation", "magalon/skip"]
    yield from edited("tour")
    for base in ("tour", "embers/undo-and-resignation"):
        yield from headers(base)
    yield from starts()
    yield from forgeries()
    for base in small:
        yield from journal(base)
        yield from seals(base)
    for base in ("tour", "magalon/skip"):
        yield from editions(base)
    for base in bases():
        yield from damaged(base, rng)


def mutants() -> list[Mutant]:
    """The mutants that are kept, with what Python says of them: of those refused alike, in one record, a few."""
    alike: dict[tuple[str, str, bool], list[Mutant]] = {}
    for mutant in all_mutants():
        if not mutant.care or _mends(mutant):
            found = judged(mutant)
            alike.setdefault((found.base, found.code, found.care), []).append(found)
    rng = Random(SEED)
    return [one for same in alike.values() for one in rng.sample(same, min(MOST_ALIKE, len(same)))]


def _mends(mutant: Mutant) -> bool:
    """Whether a forger could write links for it at all."""
    try:
        made(mutant)
    except (AttributeError, TypeError, ValueError):
        return False
    return True


def write() -> None:
    """Write the list, a mutant a line."""
    own = {name: data.decode() for name, data in bases().items() if "/" not in name}
    parts = {"bases": own, "kinds": {kind: sorted(codes) for kind, codes in ENGINE_ONLY.items()}}
    lines = [json.dumps(msgspec.to_builtins(mutant)) for mutant in mutants()]
    FILE.write_text(json.dumps(parts)[:-1] + ', "mutants": [\n' + ",\n".join(lines) + "\n]}\n")


def kept() -> dict[str, Any]:
    """The list that is committed."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
