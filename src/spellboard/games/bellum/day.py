"""The order of set-up and day: every phase with the decision that belongs to it (D1)."""

from .attack import Attack
from .chests import TakeChest
from .evening import TurnUpPlace
from .horde import Horde, Roll
from .recruiting import Place, Recruit, TurnUp
from .setting_up import Castles, Deal, FirstCaptain, Goblins
from .state import DECISIONS, Decision
from .theft import Rob, Steal

# In the order of the phases' numbers in state.py.
ORDER: list[Decision] = [
    Castles(),
    Deal(),
    Goblins(),
    TurnUpPlace(),
    TurnUp(),
    FirstCaptain(),
    Roll(),
    Horde(),
    TakeChest(),
    Attack(),
    Rob(),
    Steal(),
    Recruit(),
    Place(),
    Decision(),
]
DECISIONS.clear()
DECISIONS.extend(ORDER)
