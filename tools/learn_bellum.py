"""Learn how the lords of Bellum Magica stand: from quick games to the net that the search asks.

PYTHONPATH=.compiled python -m tools.learn_bellum --seed 1    play, learn, write bots/bellum_standing.toml

Quick players (`BellumGuide.play_day`) play whole games, now and then by chance, so that odd positions are met too.
Every dawn is kept with who won in the end. A net with one layer of 32 units learns the strength of a lord from his own
figures and those of the rivals; shares of the win are the softmax of these strengths. It needs numpy, which the package
itself does not.
64,000 games take about two minutes of one core, compiled.
"""

from __future__ import annotations

import argparse
import math
import time
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from spellboard import Rng, find
from spellboard.bots.bellum_advice import guide
from spellboard.bots.bellum_standing import INPUTS
from spellboard.games.bellum.state import BellumState

np: Any = import_module("numpy")

TARGET = Path(__file__).resolve().parent.parent / "src/spellboard/bots/bellum_standing.toml"
SEATS = 5
TABLES = (2, 2, 2, 3, 4, 4, 5, 2)
"""How many lords play in one game after the other."""
WILD = (360, 60, 60, 60)
"""Of 1,000 choices so many are made by weight, from game to game."""
WHOLE = 60
"""A whole win: a number that five can share."""
NOBODY = -1
HIDDEN = 32
BATCH = 1024
PACE = 2e-3
UNIT = 65_536


def played(games: int, seed: int) -> Any:
    """Every dawn of so many games: five lords with their figures, and behind them what each won in the end."""
    rules = find("bellum").load()
    advice = guide(rules)
    width = int(INPUTS) + 1
    dawns = []
    for number in range(games):
        players = TABLES[number % len(TABLES)]
        rng, days = Rng(seed * 1_000_003 + number), []
        state = cast(BellumState, rules.new(players))
        advice.play_day(state, rng, WILD[number % len(WILD)])
        while state.actor is not None:
            days.append(advice.standing.listed(state))
            advice.play_day(state, rng, WILD[number % len(WILD)])
        outcome = state.outcome
        assert outcome is not None
        found = np.zeros((len(days), SEATS, width), dtype=np.int16)
        found[:, :, -1] = NOBODY
        if days:
            found[:, :players, :-1] = days
        for seat in range(players):
            found[:, seat, -1] = WHOLE // len(outcome.winners) if seat in outcome.winners else 0
        dawns.append(found)
    return np.concatenate(dawns)


class Net:
    """One hidden layer, and the slow average of the steps it took (Adam)."""

    def __init__(self, rng: Any, inputs: int) -> None:
        self.parts = [
            rng.normal(size=(inputs, HIDDEN)) / math.sqrt(inputs),
            np.zeros(HIDDEN),
            rng.normal(size=HIDDEN) / math.sqrt(HIDDEN) / 2,
        ]
        self.parts = [part.astype(np.float32) for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def shares(self, figures: Any, there: Any) -> tuple[Any, Any]:
        """The hidden units, and each lord's share of the win."""
        first, bias, second = self.parts
        units = np.maximum(0, figures @ first + bias)
        strength = np.where(there, units @ second, -1e9)
        power = np.exp(strength - strength.max(1, keepdims=True))
        return units, power / power.sum(1, keepdims=True)

    def learn(self, figures: Any, there: Any, won: Any, pace: float) -> None:
        """One step towards what was won."""
        units, shares = self.shares(figures, there)
        off = np.where(there, shares - won, 0) / len(figures)
        back = off[:, :, None] * self.parts[2] * (units > 0)
        slopes = [
            figures.reshape(-1, figures.shape[2]).T @ back.reshape(-1, HIDDEN),
            back.sum((0, 1)),
            (units * off[:, :, None]).sum((0, 1)),
        ]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.parts[at] -= pace * mean / (np.sqrt(square) + 1e-8)


def trained(dawns: Any, rounds: int) -> tuple[Net, Any, Any]:
    """A net, and the mean and spread of every figure; says how well it foresees games that it has not seen."""
    figures, won = dawns[:, :, :-1].astype(np.float32), dawns[:, :, -1].astype(np.float32)
    there = won != NOBODY
    won = np.where(there, won, 0) / WHOLE
    # Games lie one after the other: whole stretches are kept aside, so that no game is on both sides.
    aside = np.arange(len(dawns)) // 400 % 20 == 7
    mean, spread = figures[there].mean(0), figures[there].std(0) + 1e-3
    figures = np.where(there[:, :, None], (figures - mean) / spread, 0).astype(np.float32)
    rng = np.random.default_rng(1)
    net = Net(rng, figures.shape[2])
    for number in range(rounds):
        order = rng.permutation(np.flatnonzero(~aside))
        pace = PACE * (1 + math.cos(math.pi * number / rounds)) / 2
        for at in range(0, len(order) - BATCH + 1, BATCH):
            some = order[at : at + BATCH]
            net.learn(figures[some], there[some], won[some], pace)
        _, shares = net.shares(figures[aside], there[aside])
        surprise = -(won[aside] * np.log(shares + 1e-9)).sum(1).mean()
        print(f"round {number + 1}: surprise {surprise:.4f} in games kept aside", flush=True)
    return net, mean, spread


def written(net: Net, mean: Any, spread: Any, worth: dict[str, int]) -> str:
    """The net in whole numbers, for figures as they are; strengths in doublings."""
    first, bias, second = net.parts
    scaled = first / spread[:, None]
    lines = [f"    {[round(float(weight) * UNIT) for weight in unit]}," for unit in scaled.T]
    return "\n".join(
        [
            "# What was learned from played games, by tools/learn_bellum.py; in 1/65,536.",
            f"hidden = {HIDDEN}",
            f"bias = {[round(float(number) * UNIT) for number in bias - (mean / spread) @ first]}",
            f"second = {[round(float(number) / math.log(2) * UNIT) for number in second]}",
            "# By hidden unit, a weight for each figure (bots/bellum_standing.py).",
            "first = [",
            *lines,
            "]",
            "",
            "# What things are worth to the quick player (bots/bellum_worth.py).",
            "[worth]",
            *(f"{name} = {number}" for name, number in worth.items()),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=64_000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=TARGET)
    options = parser.parse_args()
    begun = time.process_time()
    dawns = played(options.games, options.seed)
    print(f"{len(dawns)} dawns of {options.games} games, {time.process_time() - begun:.0f} s")
    worth = tomllib.loads(TARGET.read_text())["worth"]
    options.into.write_text(written(*trained(dawns, options.rounds), worth))
    print(f"written after {time.process_time() - begun:.0f} s: {options.into}")


if __name__ == "__main__":
    main()
