"""What Bellum Magica tells the search, and how its bots give reasons."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import cast

import msgspec

from ..core.game import Game
from ..games.bellum.game import Bellum
from .bellum_guide import BellumGuide


class Net(msgspec.Struct, frozen=True):
    """What was learned, in 1/65,536."""

    hidden: int
    first: list[list[int]]
    """By hidden unit: a weight for each figure."""
    bias: list[int]
    second: list[int]


@cache
def learned() -> Net:
    """The net as it is shipped."""
    data = files(__package__).joinpath("bellum_standing.toml").read_bytes()
    return msgspec.toml.decode(data, type=Net)


def guide(game: Game) -> BellumGuide:
    """The guide for an edition of the game."""
    net = learned()
    flat = [weight for unit in net.first for weight in unit]
    return BellumGuide(cast(Bellum, game).tables, net.hidden, flat, net.bias, net.second)
