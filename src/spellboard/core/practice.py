"""A guided first turn: a stored position, a deal that is always the same, and what to do step by step.

A game brings it as `practice.toml` beside its edition. Nobody is held to it: the guide looks at what was really played
and names the next step that can still be done.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from . import files, positions
from .errors import PositionError
from .messages import Message
from .svg import Box

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .state import State

FILE = "practice.toml"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do."""

    play: str
    """In notation. Of a chain only its last action counts: who walks another way has come to the same place."""
    say: str
    """The key of its words."""
    clause: str
    at: tuple[str, ...] = ()
    """What it points at: things of the scene, nodes of the layout or kinds of action; the first that is to be seen."""


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """The guided turn of a game in the edition that it ships."""

    players: int
    seat: int
    """The learner's."""
    seed: int
    """Of the dealer, who is not sealed."""
    position: dict[str, int | list[int]]
    cover: Box
    """The part of the first sheet, in units of its drawing, that shows on a shelf what the game is about."""
    steps: tuple[Step, ...]

    def state(self, game: Game) -> State:
        """The position; a PositionError where it does not fit the game."""
        return positions.from_json(game, self.document(game))

    def document(self, game: Game) -> dict[str, Any]:
        """The position as a game writes it."""
        head = {"format": positions.FORMAT, "game": game.name, "edition": game.fingerprint}
        return {**head, "players": self.players, "position": self.position}


class Guidance(Struct, frozen=True, omit_defaults=True):
    """Where a learner stands in a guided turn."""

    of: int
    """How many steps there are."""
    step: int = 0
    """The one at hand, from 1; 0: the learner goes another way, or the turn is done."""
    say: Message | None = None
    at: tuple[str, ...] = ()
    clause: str = ""
    done: bool = False


def read(game: Game) -> Practice | None:
    """What a game brings; None where it brings nothing."""
    if FILE not in files.packaged_names(game.package):
        return None
    text = files.packaged(game.package, FILE)
    try:
        return msgspec.convert(tomllib.loads(text), Practice)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PositionError("error-practice", game=game.name, why=error) from None


def guidance(practice: Practice, match: Match, seat: int | None) -> Guidance | None:
    """What the guide says to a seat now; nothing to anybody but the learner, nor while the others act."""
    of = len(practice.steps)
    if seat != practice.seat:
        return None
    at = of if _over(practice, match) else _behind(practice, match)
    if at == of:
        return Guidance(of, done=True)
    if seat not in match.state.waiting:
        return None
    for number in range(at, of):
        step = practice.steps[number]
        if _possible(match, match.game.codes_of(step.play), seat):
            clause = match.game.rulebook[step.clause].id
            return Guidance(of, number + 1, Message(step.say), step.at, clause)
    return Guidance(of)


def _over(practice: Practice, match: Match) -> bool:
    """Whether the round of the guided turn has gone by, however it was played."""
    return match.over or bool(match.view(None).round != practice.state(match.game).view(None).round)


def _behind(practice: Practice, match: Match) -> int:
    """How many steps lie behind the learner; one that was left out does too, once a later one is played."""
    game, at = match.game, 0
    ends = [game.codes_of(step.play)[-1] for step in practice.steps]
    for action in match.actions_of(practice.seat):
        code = game.code_of(action)
        if code in ends[at:]:
            at = ends.index(code, at) + 1
    return at


def _possible(match: Match, codes: list[int], seat: int) -> bool:
    """Whether a chain can be played now, or the rest of one that is begun, or another move that ends as it does."""
    if any(_plays(match.state.copy(), codes[begun:], seat) for begun in range(len(codes))):
        return True
    return any(way.codes[-1] == codes[-1] for way in match.game.ways(match.state, seat))


def _plays(trial: State, codes: list[int], seat: int) -> bool:
    for code in codes:
        if trial.why_not(code, seat) is not None:
            return False
        trial.apply(code, seat)
    return True
