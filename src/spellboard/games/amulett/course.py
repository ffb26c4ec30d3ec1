"""The decisions of Das Amulett, one for each phase and in the same order: here the course of a game is read."""

from typing import Final

from ...core.decisions import Decision
from .caravan import Move
from .ending import Over
from .energy import Blue, Pull, Under
from .marker import BeforeMarker, Marker
from .metal import Gain, Lift, SetDown
from .payment import Curse, Pay, Take, TakeBack
from .setting_up import Allot, Deal, FirstHat, Keep, LayGems, Redraw, Replace
from .spell import Reveal, SpellBid
from .state import DECISIONS, AmulettState
from .trade import Trade

COURSE: Final[list[Decision[AmulettState]]] = [
    # Set-up.
    LayGems([]),
    FirstHat([]),
    Deal([]),
    Keep(["keep"]),
    Redraw(["redraw", "decline"]),
    Replace([]),
    Allot(["allot"]),
    # Spell phase.
    Reveal([]),
    SpellBid(["bid", "pass"]),
    # Metal phase.
    Lift(["decline", "lift"]),
    SetDown(["set"]),
    Gain(["gain"]),
    # Gem phase.
    BeforeMarker(["decline", "desire", "journey"]),
    Marker([]),
    Trade(["bid", "pass"]),
    Pay(["pay"]),
    TakeBack(["back", "enough"]),
    Curse(["decline", "curse"]),
    Take(["take"]),
    Move(["move"]),
    # Energy phase.
    Blue(["use", "shift", "done"]),
    Pull(["drain", "enough"]),
    Under(["under"]),
    Over([]),
]

DECISIONS[:] = COURSE
