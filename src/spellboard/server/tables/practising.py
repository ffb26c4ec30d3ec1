"""Practice: a table at which a game's own guided turn is played against bots. The server knows no position but that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellboard.core import practice as guided
from spellboard.core.match import Match
from spellboard.core.practice import Guidance, Practice

from ..errors import Problem
from ..guests.guest import Guest
from . import links, seating, starting
from .kept import Chair, Kept
from .shelf import STANDARD

if TYPE_CHECKING:
    from .house import House
    from .table import Table


def must_have(house: House, game: str) -> Practice:
    """The guided turn of a game by its exact name."""
    found = house.shelf.game(game, STANDARD, {}).practice
    if found is None:
        raise Problem("error-no-practice", 404)
    return found


def laid(house: House, guest: Guest, game: str, practice: Practice) -> Kept:
    """The table for it: the guest on the learner's seat, and the bots that stand in for anybody on all others."""
    learner, bot = Chair(guest=guest.id, name=guest.name), Chair(bot=house.substitute(game))
    return Kept(
        game=game,
        host=guest.id,
        edition=STANDARD,
        options=seating.settled(house, game, {}),
        chairs=tuple(learner if seat == practice.seat else bot for seat in range(practice.players)),
        key=links.fresh_key(),
        practice=True,
    )


async def begin(table: Table, practice: Practice) -> None:
    """Deal at once: nobody's salt is asked for where nothing is sealed."""
    async with table.lock:
        kept = table.kept
        game = table.house.shelf.game(kept.game, kept.edition, kept.options)
        players = [chair.player for chair in kept.chairs]
        draft = table.draft()
        starting.run(draft, Match.begin(game, players, seed=practice.seed, start=practice, forced=True))
        await table.act(draft)


def guidance(table: Table, seat: int) -> Guidance | None:
    """What the guide says to a seat now; nothing at any other table."""
    match = table.match
    own = match.game.practice if match is not None and table.kept.practice else None
    return None if own is None or match is None else guided.guidance(own, match, seat)
