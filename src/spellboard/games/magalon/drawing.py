"""The table as text: for a terminal, for a bug report, for a test.

Each square has two letters: `p1` a wizard, `s1` his shield, `ga` `gb` the gnomes, `GG` the giant, `ra` a ruin, `**` a
red field. The start is `##`, artifact fields show the first letters of their names; who stands on them is told below.
"""

from __future__ import annotations

from .edition import Board
from .view import Seat, View


def draw(board: Board, view: View) -> str:
    """The board, north above, and the players below it."""
    marks = dict.fromkeys(board.figures.red_fields.squares, "**")
    for ruin in view.ruins:
        if view.turn is None or view.turn.held != ruin.id:
            marks |= dict.fromkeys(ruin.squares, f"r{ruin.id}")
    marks |= {seat.shield: f"s{at}" for at, seat in enumerate(view.seats, 1) if seat.shield}
    marks |= {seat.wizard: f"p{at}" for at, seat in enumerate(view.seats, 1)}
    marks |= {view.gnomes[0]: "ga", view.gnomes[1]: "gb", view.giant: "GG"}
    header = "    " + " ".join(f"{chr(ord('A') + x):2}" for x in range(board.columns))
    lines = [header.rstrip()]
    for y in reversed(range(board.rows)):
        row = [_square(board, marks, x, y) for x in range(board.columns)]
        lines.append(f"{y + 1:>3} {' '.join(row)} {y + 1}")
    lines += [header.rstrip(), "", _headline(view)]
    lines += [_player(at, seat) for at, seat in enumerate(view.seats, 1)]
    return "\n".join(lines)


def _square(board: Board, marks: dict[str, str], x: int, y: int) -> str:
    name = board.names[board.node[x, y]]
    if board.node[x, y] >= len(board.squares):
        return "##" if name == board.specials[0].id else name[:2].capitalize()
    return marks.get(name, ". ")


def _headline(view: View) -> str:
    line = f"round {view.round}, {view.phase}"
    if view.mover is not None:
        line += f", p{view.mover + 1}"
    turn = view.turn
    if turn is None:
        return line
    line += f" with card {turn.card}: wizard {turn.walked} of {turn.card}"
    if turn.bonus:
        line += f", bonus {turn.bonus}"
    if turn.of_gnomes:
        line += f", gnomes {turn.gnomes} of {turn.of_gnomes}"
    if turn.of_shifts:
        line += f", ruins {turn.shifts} of {turn.of_shifts}"
    if turn.dice:
        line += f", giant {turn.giant_walked} of {sum(turn.dice)} ({turn.dice[0]} and {turn.dice[1]})"
    if turn.held:
        line += f", ruin {turn.held} in hand"
    if turn.victim is not None:
        line += f", {turn.attacker} on p{turn.victim + 1}, displaced {turn.pushed} of {turn.of_push}"
    return line


def _player(at: int, seat: Seat) -> str:
    card = "skips" if seat.skipped else "-" if seat.laid is None else str(seat.laid)
    artifacts = " ".join(seat.artifacts) or "no artifacts"
    line = (
        f"p{at} at {seat.wizard}, energy {seat.energy}, {artifacts}, card {card}, hand {' '.join(map(str, seat.hand))}"
    )
    return line + (", protected" if seat.protected else "") + (", resigned" if seat.resigned else "")
