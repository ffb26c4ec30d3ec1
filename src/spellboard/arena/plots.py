"""The drawings of a report, as SVG that takes its colours from the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from typing import Any

from .standing import Standing

# The house's colours by day; the page turns them at night by the names that stand behind them.
COLOURS = {
    "ink": "#1c2138",
    "ink-2": "#474a5e",
    "line": "#cdbd98",
    "line-strong": "#847248",
    "sheet": "#f6efdf",
    "gold": "#f3c04b",
    "gold-edge": "#875c00",
    "rubric": "#a62c17",
    "verdigris": "#14655a",
    "lapis": "#173f91",
    "cinnabar": "#d8421a",
    "malachite": "#14877a",
    "orchil": "#ab47d0",
    "soot": "#1e1b22",
    "umber": "#5e3f18",
}
SEATS = ("lapis", "cinnabar", "malachite", "orchil", "soot", "umber")
SIGNS = ("o", "s", "^", "D", "P", "X")
"""A seat has a sign, too: colour never stands alone."""
WIDE = 8.6
ROW = 0.36

Draw = Callable[[Any], None]


def svg(draw: Draw, rows: float, said: str) -> str:
    """A drawing with so many rows, and what it shows in one sentence for whoever cannot see it."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    look: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "spellboard",
        "font.family": "serif",
        "font.size": 10,
        "text.color": COLOURS["ink"],
        "axes.edgecolor": COLOURS["line-strong"],
        "axes.labelcolor": COLOURS["ink-2"],
        "axes.facecolor": "none",
        "figure.facecolor": "none",
        "xtick.color": COLOURS["ink-2"],
        "ytick.color": COLOURS["ink"],
        "grid.color": COLOURS["line"],
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "ytick.major.size": 0,
        "legend.frameon": False,
    }
    with matplotlib.rc_context(look):
        figure, axes = pyplot.subplots(figsize=(WIDE, 0.9 + ROW * rows), layout="constrained")
        axes.grid(axis="x", linewidth=0.6)
        axes.set_axisbelow(True)
        draw(axes)
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
        pyplot.close(figure)
    drawn = out.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r'^<svg [^>]*viewBox="([^"]*)"[^>]*>', rf'<svg viewBox="\1" role="img" aria-label="{said}">', drawn)
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"font: ([0-9.]+)px[^;\"]*", r"font-size: \1px", drawn)
    for name, colour in COLOURS.items():
        drawn = drawn.replace(colour, f"var(--{name}, {colour})")
    # Identifiers are the same from drawing to drawing, and one page has many.
    mark = re.sub(r"[^a-z]", "", said.lower())[:40]
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\1{mark}-", drawn)


def rows(axes: Any, names: Sequence[str]) -> None:
    """Names down the left side, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)


def percents(axes: Any) -> None:
    axes.set_xlim(0, 1)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])


def colour_of(standing: Standing) -> str:
    if not standing.fixture.wanted or standing.met is None:
        return COLOURS["ink"]
    return COLOURS["verdigris" if standing.met else "rubric"]


def shares(standings: Sequence[Standing], names: Sequence[str]) -> Draw:
    """The lone bot's share with its interval, what its seat would bring, and the bar."""

    def draw(axes: Any) -> None:
        for row, one in enumerate(standings):
            low, high = one.interval
            colour = colour_of(one)
            axes.plot([one.pairing.fair] * 2, [row - 0.3, row + 0.3], color=COLOURS["line-strong"], linewidth=1)
            if one.fixture.wanted:
                axes.plot([one.fixture.bar] * 2, [row - 0.36, row + 0.36], color=COLOURS["gold-edge"], linewidth=3)
            axes.plot([low, high], [row, row], color=colour, linewidth=2, solid_capstyle="butt")
            sign = "x" if one.fixture.wanted and one.met is False else "o"
            axes.plot([one.share], [row], sign, color=colour, markersize=7, clip_on=False)
        rows(axes, names)
        percents(axes)

    return draw


def ratings(found: Mapping[str, tuple[float, float]]) -> Draw:
    """Skill with twice its uncertainty."""
    order = sorted(found, key=lambda name: -found[name][0])

    def draw(axes: Any) -> None:
        for row, name in enumerate(order):
            skill, sigma = found[name]
            axes.plot([skill - 2 * sigma, skill + 2 * sigma], [row, row], color=COLOURS["ink"], linewidth=2)
            axes.plot([skill], [row], "o", color=COLOURS["ink"], markersize=7)
        rows(axes, order)

    return draw


def seats(standings: Sequence[Standing], names: Sequence[str]) -> Draw:
    """The lone bot's share from each seat."""

    def draw(axes: Any) -> None:
        most = max(one.pairing.seats for one in standings)
        for seat in range(most):
            there = [(row, one.by_seat()[seat]) for row, one in enumerate(standings) if seat < one.pairing.seats]
            axes.plot(
                [share for _, share in there],
                [row + 0.12 * (seat - (most - 1) / 2) for row, _ in there],
                SIGNS[seat],
                color=COLOURS[SEATS[seat]],
                label=f"seat {seat + 1}",
                markersize=6,
                clip_on=False,
            )
        rows(axes, names)
        percents(axes)
        axes.legend(ncols=most, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0)

    return draw


def lengths(standings: Sequence[Standing], names: Sequence[str]) -> Draw:
    """How many decisions a game takes: half of all games lie in the box."""

    def draw(axes: Any) -> None:
        axes.boxplot(
            [one.lengths() for one in standings],
            positions=range(len(standings)),
            orientation="horizontal",
            widths=0.5,
            boxprops={"color": COLOURS["ink"]},
            medianprops={"color": COLOURS["cinnabar"], "linewidth": 2},
            whiskerprops={"color": COLOURS["ink-2"]},
            capprops={"color": COLOURS["ink-2"]},
            flierprops={"marker": ".", "markersize": 3, "markeredgecolor": COLOURS["ink-2"]},
        )
        rows(axes, names)
        axes.set_xlim(left=0)

    return draw


def paces(found: Mapping[str, tuple[float, float]]) -> Draw:
    """A bot's usual and its longest decision."""

    def draw(axes: Any) -> None:
        for row, (usual, slowest) in enumerate(found.values()):
            at = [max(usual, 1e-5), max(slowest, 1e-5)]
            axes.plot(at, [row, row], color=COLOURS["line-strong"], linewidth=2)
            axes.plot(at[:1], [row], "o", color=COLOURS["ink"], label="mean" if row == 0 else None)
            axes.plot(at[1:], [row], "|", color=COLOURS["rubric"], markersize=12, markeredgewidth=2,
                      label="longest" if row == 0 else None)  # fmt: skip
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda seconds, _: f"{1000 * seconds:g} ms" if seconds < 1 else f"{seconds:g} s")
        rows(axes, list(found))
        axes.legend(ncols=2, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0)

    return draw


def endings(standings: Sequence[Standing], names: Sequence[str], words: Callable[[str], str]) -> Draw:
    """How games ended, in parts of all."""
    total: dict[str, int] = {}
    for one in standings:
        for reason, count in one.reasons().items():
            total[reason] = total.get(reason, 0) + count
    order = sorted(total, key=lambda reason: -total[reason])
    hatches = ("", "//", "..", "\\\\", "xx", "--")

    def draw(axes: Any) -> None:
        left = [0.0] * len(standings)
        for at, reason in enumerate(order):
            parts = [one.reasons().get(reason, 0) / max(1, one.games) for one in standings]
            axes.barh(
                range(len(standings)), parts, left=left, height=0.55, label=words(reason),
                color=COLOURS[SEATS[at % len(SEATS)]], edgecolor=COLOURS["sheet"], hatch=hatches[at % len(hatches)],
            )  # fmt: skip
            left = [before + part for before, part in zip(left, parts)]
        rows(axes, names)
        percents(axes)
        axes.legend(ncols=2, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0)

    return draw
