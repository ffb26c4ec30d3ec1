"""Learn what a position of Das Amulett is worth, from games that the rollouts play among themselves.

python -m tools.learn_amulett [--games N] [--turns N] [--seed N] [--from FILE] [--to FILE]

Every turn plays games with the weights so far, notes what is seen of each seat at calm moments and who won, and fits
the weights (the chance of winning is a softmax over the seats). The weights are written to
`src/spellboard/bots/amulett.toml`. Run it with the compiled engine (PYTHONPATH=.compiled): some minutes on one core.
"""

from __future__ import annotations

import argparse
import math
import tomllib
from array import array
from pathlib import Path
from typing import Any, cast

import spellboard
from spellboard.bots.amulett_advice import weights_for
from spellboard.bots.amulett_guide import AmulettGuide, is_calm
from spellboard.bots.amulett_look import NAMES
from spellboard.bots.amulett_sight import SETS, STAGES
from spellboard.core.rng import Rng
from spellboard.core.state import CHANCE, OVER
from spellboard.games.amulett.game import Amulett
from spellboard.games.amulett.phases import GAIN, LIFT, TRADE
from spellboard.games.amulett.state import AmulettState

WRITTEN = Path(__file__).parents[1] / "src" / "spellboard" / "bots" / "amulett.toml"
TABLES = (3, 3, 3, 4, 4, 5)
"""How many players sit at a table, by turns."""
KEEP = 0.5
"""The part of the calm moments that is noted."""
RATE = 0.08
PULL = 2e-5
"""How strongly the weights of a stage are drawn to those of all stages."""
EPOCHS = 3
ASTRAY = 60
"""Out of 1,000 moves so many are any legal one, so that bad positions are met too."""

# One noted position: stage, winner, and for each seat what is seen as pairs of place and sixteenths.
Noted = tuple[int, int, list["array[int]"]]


def first_guess(spells: list[str]) -> dict[str, Any]:
    """Weights to begin with, in 1/1,000 of a nat: gems count most, then cards, then what brings them."""
    seat = dict.fromkeys(NAMES, 0)
    seat |= {f"colour-{n}": -300 * n for n in range(1, 8)} | {f"gem-{n}": -250 * n for n in range(1, 9)}
    seat |= {"cards": 100, "purse": 20, "purse-near": 20, "best-near": 10, "ahead": 20, "new-here": 50, "new-near": 50}
    seat |= {"income": 110, "income-2": 70, "income-3": 40, "supply": 60, "hat": 30, "lasting": 20}
    return {
        "seat": {name: [weight] * int(SETS) for name, weight in seat.items()},
        "spell": {name: [80] * int(SETS) for name in spells},
    }


def play(game: Amulett, guide: AmulettGuide, players: int, rng: Rng, noted: list[Noted]) -> None:
    """One game by the rollouts' own play; what was seen on the way is noted with who won."""
    state = cast(AmulettState, game.new(players))
    seen: list[tuple[int, list[array[int]]]] = []
    while state.turn() != OVER:
        if (is_calm(state) or state.phase in (LIFT, GAIN)) and state.round and int(rng.below(1000)) < KEEP * 1000:
            seen.append((int(guide.sight.stage(state)), [sparse(guide, state, seat) for seat in range(players)]))
        if state.turn() == CHANCE:
            state.step(rng.draw(state.odds()), CHANCE, None)
        elif int(rng.below(1000)) < ASTRAY:
            seat = int(state.turn())
            state.step(rng.choice(state.offer(seat)), seat, None)
        elif state.phase == TRADE:
            guide.trade(state, rng)
        else:
            guide.play(state, rng)
    outcome = state.outcome
    assert outcome is not None
    noted += [(stage, outcome.winners[0], seats) for stage, seats in seen]


def sparse(guide: AmulettGuide, state: AmulettState, seat: int) -> array[int]:
    found = array("h")
    for place, number in enumerate(guide.sight.look.noticed(state, seat)):
        if number:
            found.append(place)
            found.append(number)
    return found


class Fit:
    """Weights for all stages and what each stage adds to them, fitted by steps that shrink where much was seen."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.width = len(rows)
        self.common = [sum(row) / len(row) / 1000 for row in rows]
        self.own = [[row[stage] / 1000 - mean for row, mean in zip(rows, self.common)] for stage in range(int(SETS))]
        self.seen_common = [1e-2] * self.width
        self.seen_own = [[1e-2] * self.width for _ in range(int(SETS))]

    def learn(self, position: Noted) -> float:
        """One position; gives how surprised it was, in nats."""
        stage, winner, seats = position
        common, own = self.common, self.own[stage]
        sums = []
        for seen in seats:
            total = 0.0
            for at in range(0, len(seen), 2):
                place = seen[at]
                total += (common[place] + own[place]) * seen[at + 1]
            sums.append(total / 16)
        highest = max(sums)
        powers = [math.exp(total - highest) for total in sums]
        whole = sum(powers)
        slope: dict[int, float] = {}
        for seat, seen in enumerate(seats):
            off = ((seat == winner) - powers[seat] / whole) / 16
            for at in range(0, len(seen), 2):
                place = seen[at]
                slope[place] = slope.get(place, 0.0) + off * seen[at + 1]
        seen_common, seen_own = self.seen_common, self.seen_own[stage]
        for place, up in slope.items():
            square = up * up
            seen_common[place] += square
            common[place] += RATE * up / math.sqrt(seen_common[place])
            seen_own[place] += square
            own[place] += RATE * 0.5 * up / math.sqrt(seen_own[place]) - PULL * own[place]
        return -math.log(powers[winner] / whole)

    def rows(self) -> list[list[int]]:
        """In 1/1,000 of a nat: by what is seen, a number for each stage."""
        return [
            [round(1000 * (self.common[place] + self.own[stage][place])) for stage in range(int(SETS))]
            for place in range(self.width)
        ]


def shuffled(noted: list[Noted], rng: Rng) -> list[Noted]:
    order = list(range(len(noted)))
    rng.shuffle(order)
    return [noted[at] for at in order]


def written(rows: list[list[int]], spells: list[str], how: str) -> str:
    """The file: what it is, how it was made, and the weights."""
    lines = [
        "# What a position of Das Amulett is worth, in 1/1,000 of a nat. Learned, not written by hand:",
        f"# {how}",
        f"# One number for each stage: {int(STAGES)} of a round early in a game, and the same late in it.",
        "",
        "[seat]",
    ]
    for name, row in zip([*NAMES, *spells], rows):
        if name == spells[0]:
            lines += ["", "[spell]"]
        lines.append(f"{name} = {row}")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", type=Path)
    parser.add_argument("--to", type=Path, default=WRITTEN)
    asked = parser.parse_args()
    game = cast(Amulett, spellboard.load("amulett"))
    spells = list(game.tables.spell_names)
    start = tomllib.loads(asked.start.read_text("utf-8")) if asked.start else first_guess(spells)
    rows = [start["seat"][name] for name in NAMES] + [start["spell"][name] for name in spells]
    rng = Rng(asked.seed)
    for turn in range(1, asked.turns + 1):
        known = {"seat": dict(zip(NAMES, rows)), "spell": dict(zip(spells, rows[len(NAMES) :]))}
        guide = AmulettGuide(game.tables, weights_for(game.tables, known))
        noted: list[Noted] = []
        for number in range(asked.games):
            play(game, guide, TABLES[number % len(TABLES)], rng, noted)
        fit = Fit(rows)
        for epoch in range(1, EPOCHS + 1):
            surprise = sum(fit.learn(position) for position in shuffled(noted, rng)) / len(noted)
            print(f"turn {turn}, epoch {epoch}: {len(noted)} positions, {surprise:.4f} nats", flush=True)
        rows = fit.rows()
        how = f"python -m tools.learn_amulett --games {asked.games} --turns {asked.turns} --seed {asked.seed}"
        asked.to.write_text(written(rows, spells, how), "utf-8")


if __name__ == "__main__":
    main()
