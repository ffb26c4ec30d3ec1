"""The course of set-up and day: for every phase, in the order of their numbers, the decision that belongs to it."""

from ...core.decisions import Decision
from .attack import Attack
from .chests import TakeChest
from .ending import End
from .evening import Dawn, Evening, TurnUpPlace
from .gathering import Gather
from .horde import Horde, Roll
from .recruiting import Place, Recruit, TurnUp
from .scouts import CallBack
from .setting_up import Castles, Deal, FirstCaptain, Goblins
from .state import DECISIONS, BellumState
from .theft import Rob, Steal

COURSE: list[Decision[BellumState]] = [
    Castles(["castle"]),
    Deal(["deal"]),
    Goblins(["goblins"]),
    TurnUpPlace(["reveal"]),
    TurnUp(["draw"]),
    FirstCaptain(["captain"]),
    Roll(["die"]),
    Horde(["reroll barrel", "reroll spell", "pass"]),
    TakeChest(["chest"]),
    Attack(["pass", "attack", "rob"]),
    Rob(["rob", "done"]),
    Steal(["chest"]),
    Recruit(["recruit", "recruit by signs", "pass"]),
    Place(["place"]),
    End([]),
    Gather([]),
    CallBack([]),
    Evening([]),
    Dawn([]),
]
DECISIONS.clear()
DECISIONS.extend(COURSE)
