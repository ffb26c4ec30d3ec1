"""What Bellum Magica tells the search, and how its bots give reasons."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

import msgspec

from ..core.game import Game
from ..core.messages import Message, Thing, Who
from ..core.observation import Observation
from ..core.rng import Rng
from ..games.bellum.game import Bellum
from ..games.bellum.tables import CHESTS, SIDES
from .bellum import MAGIC, MAP, THIEF, Greedy, Table
from .bellum_guide import BellumGuide
from .thought import Thought

EARLY = 5
"""Up to this day a recruit works for most of the game."""


class Net(msgspec.Struct, frozen=True):
    """What was learned, in 1/65,536."""

    hidden: int
    first: list[list[int]]
    """By hidden unit: a weight for each figure."""
    bias: list[int]
    second: list[int]
    worth: dict[str, int]
    """What things are worth to the quick player, by the names of `Worth`."""


@cache
def learned() -> Net:
    """The net as it is shipped."""
    data = files(__package__).joinpath("bellum_standing.toml").read_bytes()
    return msgspec.toml.decode(data, type=Net)


def guide(game: Game) -> BellumGuide:
    """The guide for an edition of the game."""
    net = learned()
    flat = [weight for unit in net.first for weight in unit]
    made = BellumGuide(cast(Bellum, game).tables, net.hidden, flat, net.bias, net.second)
    for name, number in net.worth.items():
        setattr(made.worth, name, number)
    made.worth.price()
    return made


@lru_cache(maxsize=4)
def looker(game: Game) -> Greedy:
    """Who looks at a table of this game: the same for every seat."""
    return Greedy(game, 0, Rng(0))


def why(seen: Observation, thought: Thought) -> Message | None:
    """Why it was chosen so, as far as one look at the table can tell; else nothing, and the chance of winning is said.

    Each sentence is said only where it is true of what the seat sees.
    """
    table = Table(looker(seen.game), seen)
    words = seen.game.name_of(thought.code).split()
    offered = [seen.game.name_of(code).split() for code in seen.legal]
    tell = {
        "goblins": why_goblins, "horde": why_horde, "attack": why_attack, "rob": why_attack, "recruit": why_recruit,
        "place": why_place,
    }.get(table.view.phase)  # fmt: skip
    return None if tell is None else tell(table, words, offered)


def why_goblins(table: Table, words: list[str], offered: list[list[str]]) -> Message:
    sides = set(words[1:])
    return Message("why-goblins-split" if len(sides) > 1 else f"why-goblins-{sides.pop()}")


def why_horde(table: Table, words: list[str], offered: list[list[str]]) -> Message:
    """Row against rows; or who else has more of it."""
    row = cast(int, table.view.die)
    worth = [table.worth_of(icons, at) for at, icons in enumerate(table.rows)]
    others = sum(worth) - worth[row - 1]
    poor = worth[row - 1] * (len(worth) - 1) < others
    if words[0] == "pass":
        return Message("why-row-kept" if poor else "why-row-good", {"row": row})
    return Message("why-reroll" if poor else "why-reroll-others", {"row": row})


def why_attack(table: Table, words: list[str], offered: list[list[str]]) -> Message | None:
    """Chests count; without one it is what else the loot is good for."""
    end = table.bot.end_chests
    held = sum(table.me.chests) + sum(table.me.owed)
    if words[0] in ("pass", "done"):
        return Message("why-hold") if held + 1 >= end and len(offered) > 1 else None
    if words[0] == "rob":
        victim = int(words[1][1]) - 1
        if held + 1 >= end and table.folly(1, 0.0) < 0:
            return Message("why-ending")
        best = max(table.riches(lord) for lord in table.others)
        richest = table.riches(table.view.seats[victim]) >= best and len(table.others) > 1
        return Message("why-rob-richest" if richest else "why-rob", {"seat": Who(victim)})
    place = table.bot.places[words[1]]
    chests = sum(number for thing, number in place.loot.items() if thing in CHESTS)
    if chests and held + chests >= end and table.folly(chests, 0.0) < 0:
        return Message("why-ending")
    if chests:
        return Message("why-chests", {"chests": chests, "total": held + chests, "end": end})
    if any(table.brings_chests(other) for other in offered):
        return None
    return Message("why-barrel" if set(place.loot) == {"barrel"} else "why-supplies")


def why_recruit(table: Table, words: list[str], offered: list[list[str]]) -> Message | None:
    """What a creature is good for, whichever side it will serve on."""
    if words[0] == "pass":
        return Message("why-save")
    card = words[-1]
    if card not in table.bot.evil and all(any(row) for side in table.bot.cards[card] for row in side):
        return Message("why-recruit-most")
    bonus = table.bot.tokens[card]
    if bonus:
        return Message("why-recruit-bonus", {"bonus": Thing(bonus)})
    if table.recruit(words) >= max(table.recruit(other) for other in offered):
        return Message("why-recruit")
    return Message("why-recruit-early") if table.view.round <= EARLY else None


def why_place(table: Table, words: list[str], offered: list[list[str]]) -> Message:
    """What the creature adds on its side."""
    side = SIDES.index(words[1])
    rows = table.bot.cards[cast(str, table.view.hand)][side]
    working = sum(any(row) for row in rows)
    if side == 0:
        leading = 0
        for at, more in enumerate(rows):
            rival = max(lord.rows[at][MAP] for lord in table.others)
            had = table.rows[at][MAP]
            leading += had <= rival < had + more[MAP]
        return Message("why-left-maps", {"rows": leading}) if leading else Message("why-left", {"rows": working})
    if any(row[THIEF] for row in rows):
        return Message("why-right-thief")
    if any(row[MAGIC] for row in rows):
        return Message("why-right-magic")
    return Message("why-right", {"rows": working})
