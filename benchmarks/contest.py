"""The contest: everyone works by turns, and each is compared with the reference right before and after it.

A machine that does other things slows whoever is working just then. So a rate is not
divided by a rate taken a minute later: every slice of a contender lies between two slices
of the reference, the ratio is formed within the round, and the median over the rounds counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Protocol

from .slices import Measure, Slice


class Worker(Protocol):
    """Somebody who can be given a turn."""

    @property
    def name(self) -> str: ...

    @property
    def facts(self) -> dict[str, Any]: ...

    @property
    def measures(self) -> Sequence[Measure]: ...

    def slice(self, measure: str, seconds: float) -> Slice: ...


@dataclass(frozen=True)
class Figure:
    """A measured number: the median of its rounds, with all of them kept."""

    unit: str
    rounds: tuple[float, ...]

    @property
    def value(self) -> float:
        return median(self.rounds)

    def to_json(self) -> dict[str, Any]:
        return {
            "value": figures(self.value),
            "unit": self.unit,
            "low": figures(min(self.rounds)),
            "high": figures(max(self.rounds)),
            "rounds": [figures(number) for number in self.rounds],
        }


def figures(number: float) -> float:
    """Four significant figures: more would pretend to a precision that timing has not."""
    return float(f"{number:.4g}")


@dataclass
class Line:
    """One worker at one measure: its slices, and for each the reference's slices around it."""

    worker: Worker
    measure: Measure
    slices: list[Slice] = field(default_factory=list)
    around: list[Slice] = field(default_factory=list)

    @property
    def rate(self) -> Figure:
        return Figure(self.measure.unit, tuple(part.rate for part in self.slices))

    @property
    def each(self) -> Figure | None:
        """What a call takes or a game holds, where that is told and not compared; else None."""
        if self.measure.unit == "us":
            return Figure("us", tuple(1e6 / part.rate for part in self.slices))
        if self.measure.unit == "kB":
            return Figure("kB", tuple(part.count / part.games / 1000 for part in self.slices))
        return None

    @property
    def games_rate(self) -> Figure | None:
        """Whole games a second; None where no games are played (copies)."""
        if not any(part.games for part in self.slices):
            return None
        return Figure("games/s", tuple(part.games_rate for part in self.slices))

    @property
    def ratio(self) -> Figure:
        """The median of the rounds' ratios, which is not the ratio of the medians."""
        pairs = zip(self.slices, self.around, strict=True)
        return Figure("x", tuple(own.rate / reference.rate for own, reference in pairs))


@dataclass
class Contest:
    """The reference and those who are compared with it."""

    reference: Worker
    contenders: Sequence[Worker]
    rounds: int
    seconds: float

    def __post_init__(self) -> None:
        self.lines = [Line(worker, measure) for worker in self.contenders for measure in worker.measures]
        self.reference_lines = {measure.name: Line(self.reference, measure) for measure in self.reference.measures}

    @property
    def turns(self) -> int:
        """How many slices there will be, warming up included."""
        blocks = {line.measure.against for line in self.lines} or set(self.reference_lines)
        warm = len(self.lines) + len(self.reference_lines)
        return warm + self.rounds * (2 * len(self.lines) + len(blocks))

    def run(self, tell: Callable[[str], None] = lambda _: None) -> None:
        """Warm everybody up, then play all rounds. `tell` is called after each slice."""
        for line in [*self.reference_lines.values(), *self.lines]:
            line.worker.slice(line.measure.name, 0.0)
            tell(f"{line.worker.name} {line.measure.name}")
        for number in range(self.rounds):
            for against, reference in self.reference_lines.items():
                block = [line for line in self.lines if line.measure.against == against]
                if block or not self.lines:
                    # every other round the other way about, so that nobody always comes first
                    self._block(reference, block[:: -1 if number % 2 else 1], tell)

    def _block(self, reference: Line, block: Sequence[Line], tell: Callable[[str], None]) -> None:
        """Reference, contender, reference, contender, ..., reference."""
        before = total = self._turn(reference, tell)
        for line in block:
            own = self._turn(line, tell)
            after = self._turn(reference, tell)
            line.slices.append(own)
            line.around.append(before + after)
            before = after
            total += after
        reference.slices.append(total)
        reference.around.append(total)

    def _turn(self, line: Line, tell: Callable[[str], None]) -> Slice:
        part = line.worker.slice(line.measure.name, self.seconds)
        tell(f"{line.worker.name} {line.measure.name}")
        return part
