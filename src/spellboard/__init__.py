"""Three board games of magic from one rules engine: everything public is importable from here."""

try:
    import librt.vecs  # noqa: F401
except ImportError:  # pragma: no cover - PyPy and the browser
    from .core import standin

    standin.install()

from .bots import Bot, playout
from .core.art import Art, Figure, Ground, Stand
from .core.card import Card
from .core.codes import Codes, Kind
from .core.dealer import Dealer, Seal
from .core.editions import Edition
from .core.errors import (
    EditionError,
    OptionError,
    PositionError,
    RecordError,
    SpellboardError,
    UnknownAction,
    UnknownGame,
    UnknownSeat,
)
from .core.events import Event, Sink
from .core.game import Game
from .core.header import Header
from .core.history import History
from .core.layout import Layout, Node, Phase, Sheet, Zone
from .core.match import Match
from .core.messages import Message
from .core.observation import Observation, Sent
from .core.opening import Opening
from .core.outcome import Outcome
from .core.practice import Guidance, Practice
from .core.prepared import Prepared, Stale
from .core.preview import Need, Part, Preview, Prospect, Way
from .core.record import Chance, Close, Deed, Entry, Record, Resign, Undo
from .core.registry import find, load, register, shelf
from .core.rng import Rng
from .core.rulebook import LANGUAGES, LEVELS, Clause, Refusal, Refused, Rulebook
from .core.sampler import Known, Sampler
from .core.scene import Piece, Scene, Spot
from .core.starts import Start
from .core.state import CHANCE, State
from .core.transcript import Page, Told, Transcript
from .core.verify import Proof, Rewind
from .core.words import Words
from .games import SHIPPED as _SHIPPED

__version__ = "0.1.0"
COMPILED = not hasattr(State.turn, "__code__")
"""Whether the engine runs as native code; the same files run interpreted where it does not."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "LANGUAGES",
    "LEVELS",
    "Art",
    "Bot",
    "Card",
    "Chance",
    "Clause",
    "Close",
    "Codes",
    "Dealer",
    "Deed",
    "Edition",
    "EditionError",
    "Entry",
    "Event",
    "Figure",
    "Game",
    "Ground",
    "Guidance",
    "Header",
    "History",
    "Kind",
    "Known",
    "Layout",
    "Match",
    "Message",
    "Need",
    "Node",
    "Observation",
    "Opening",
    "OptionError",
    "Outcome",
    "Page",
    "Part",
    "Phase",
    "Piece",
    "PositionError",
    "Practice",
    "Prepared",
    "Preview",
    "Proof",
    "Prospect",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Resign",
    "Rewind",
    "Rng",
    "Rulebook",
    "Sampler",
    "Scene",
    "Seal",
    "Sent",
    "Sheet",
    "Sink",
    "SpellboardError",
    "Spot",
    "Stale",
    "Stand",
    "Start",
    "State",
    "Told",
    "Transcript",
    "Undo",
    "UnknownAction",
    "UnknownGame",
    "UnknownSeat",
    "Way",
    "Words",
    "Zone",
    "find",
    "load",
    "playout",
    "register",
    "shelf",
]

for _name, _where in _SHIPPED.items():
    register(_name, _where)
