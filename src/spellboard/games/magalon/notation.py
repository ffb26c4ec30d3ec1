"""Every action as people write it: `wizard H3`, `gnome a F13`, `shift c east`, `lift b` and `set H7 east`.

Composites are written in one line and played step by step: `wizard H3 H4 H5`, `gnome a F13 F14`, `shift c east east`,
`lift b H7 east`, `shield H7`.
"""

from __future__ import annotations

from itertools import product

from ...core.codes import Codes, Kind
from .edition import DIRECTIONS, FACINGS, Board
from .state import MagalonState
from .tables import RUINS, VICTIM, Tables

WALKS = ("wizard", "giant", "displace")


def index(board: Board) -> Codes:
    """All actions of an edition, in the order in which the rules expect their codes."""
    fields = [[name] for name in board.names]
    ruins = [ruin.id for ruin in board.figures.ruins.piece]
    return Codes(
        [
            Kind("lay", ["card:number"], [[card.value] for card in board.figures.card]),
            Kind("wizard", ["field:node"], fields),
            Kind("gnome", ["gnome:thing", "field:node"], [*product(("a", "b"), board.names)]),
            Kind("giant", ["field:node"], fields),
            Kind("displace", ["field:node"], fields),
            Kind("shift", ["ruin:thing", "direction:choice"], [*product(ruins, DIRECTIONS)]),
            Kind("lift", ["ruin:thing"], [[ruin] for ruin in ruins]),
            Kind("set", ["field:node", "facing:choice"], [*product(board.names, FACINGS)]),
            Kind("shield"),
            Kind("on", ["field:node"], fields),
            Kind("put back"),
            Kind("energy"),
            Kind("roll"),
            Kind("take back"),
            Kind("end turn"),
            Kind("dice", ["low:number", "high:number"], [[low, high] for low in range(1, 7) for high in range(low, 7)]),
        ]
    )


def number(made: Tables, codes: Codes) -> None:
    """Tell the tables the first code of each kind."""
    made.lay, made.wizard, made.monster = codes.base("lay"), codes.base("wizard"), codes.base("gnome")
    made.displace, made.shift, made.lift = codes.base("displace"), codes.base("shift"), codes.base("lift")
    made.set_ruin, made.shield, made.shield_on = codes.base("set"), codes.base("shield"), codes.base("on")
    made.put_back, made.take_energy, made.roll = codes.base("put back"), codes.base("energy"), codes.base("roll")
    made.take_back, made.end_turn, made.dice = codes.base("take back"), codes.base("end turn"), codes.base("dice")


def expand(text: str) -> list[str]:
    """A composite as its chain of small actions."""
    words = text.split()
    kind, rest = words[0].lower() if words else "", words[1:]
    if kind in WALKS and len(rest) > 1:
        return [f"{kind} {field}" for field in rest]
    if kind in ("gnome", "shift") and len(rest) > 2:
        return [f"{kind} {rest[0]} {step}" for step in rest[1:]]
    if kind == "lift" and len(rest) == 3:
        return [f"lift {rest[0]}", f"set {rest[1]} {rest[2]}"]
    if kind == "shield" and len(rest) == 1:
        return ["shield", f"on {rest[0]}"]
    if kind == "dice" and len(rest) == 2:
        return [f"dice {' '.join(sorted(rest))}"]
    return [text]


def thing_of(s: MagalonState, code: int) -> str:
    """The thing that an action moves or takes in hand, by its id in the scene; empty where nothing is moved."""
    kind, arguments = s.game.codes.kind(code), s.game.codes.arguments(code)
    if kind in ("wizard", "shield", "on"):
        return f"{'wizard' if kind == 'wizard' else 'shield'}-p{s.mover + 1}"
    if kind == "displace":
        return f"wizard-p{s.table[VICTIM] + 1}"
    if kind in ("shift", "lift"):
        return f"ruin-{arguments['ruin']}"
    return f"gnome-{arguments['gnome']}" if kind == "gnome" else kind


def entered(s: MagalonState, code: int) -> list[str]:
    """The node onto which an action has just brought a thing; none if it is in the hand."""
    arguments = s.game.codes.arguments(code)
    if s.game.codes.kind(code) == "shift":
        place = s.table[RUINS + s.t.ruin_names.index(arguments["ruin"])]
        return [s.t.field_names[place % s.t.fields]]
    return [arguments["field"]] if "field" in arguments else []
