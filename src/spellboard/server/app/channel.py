"""The live channel as JSON Schema, from the types that are really decoded and encoded."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .. import wire
from ..wire import incoming, outgoing

REF = "#/$defs/{name}"


@cache
def channel() -> dict[str, Any]:
    """One schema for all frames: `incoming` is what a client may say, `outgoing` what it hears."""
    types = [incoming.Incoming, outgoing.Outgoing, outgoing.Lobbying]
    (come, go, lobby), defs = msgspec.json.schema_components(types, ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Spellboard: the live channels",
        "description": (wire.__doc__ or "").strip(),
        "properties": {"incoming": come, "outgoing": go, "lobby": lobby},
        "$defs": dict(sorted(defs.items())),
    }
