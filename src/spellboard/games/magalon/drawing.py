"""The table as text: for a terminal, for a bug report, for a test.

Each square has two letters: `p1` a wizard, `s1` his shield, `ga` `gb` the gnomes, `GG` the giant, `ra` a ruin, `**` a
red field. The start is `##`, artifact fields show the first letters of their ids; who stands on them is told below.
"""

from __future__ import annotations

from ...core.drawing import columns
from ...core.words import Words
from .edition import Board
from .view import Seat, Turn, View


def draw(board: Board, view: View, words: Words) -> str:
    """The board, north above, how far the turn has come, and the players."""
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
    lines += [header.rstrip(), "", _headline(view, words)]
    heads = [words.say(f"board-{column}") for column in ("field", "energy", "card", "artifacts", "hand")]
    players = [_player(at, seat, words) for at, seat in enumerate(view.seats, 1)]
    return "\n".join([*lines, *columns([["", *heads], *players])])


def _square(board: Board, marks: dict[str, str], x: int, y: int) -> str:
    name = board.names[board.node[x, y]]
    if board.node[x, y] >= len(board.squares):
        return "##" if name == board.specials[0].id else short(name)
    return marks.get(name, ". ")


def short(artifact: str) -> str:
    """The two letters of an artifact and its field."""
    return artifact[:2].capitalize()


def _headline(view: View, words: Words) -> str:
    parts = [words.say("board-round", {"round": view.round})]
    if view.turn is not None:
        parts += [words.say("board-mover", {"seat": f"p{view.turn.seat + 1}", "card": view.turn.card})]
        parts += _progress(view.turn, words)
    return ", ".join(parts)


def _progress(turn: Turn, words: Words) -> list[str]:
    """What is done of the turn, and of how much."""
    done: list[tuple[str, int, int]] = [("wizard", turn.walked, turn.card)]
    if turn.of_gnomes:
        done.append(("gnomes", turn.gnomes, turn.of_gnomes))
    if turn.of_shifts:
        done.append(("ruins", turn.shifts, turn.of_shifts))
    if turn.dice:
        done.append(("giant", turn.giant_walked, sum(turn.dice)))
    if turn.victim is not None:
        done.append(("displaced", turn.pushed, turn.of_push))
    found = [words.say(f"board-{what}", {"done": f"{some}/{of}"}) for what, some, of in done]
    if turn.bonus:
        found.insert(1, words.say("board-bonus", {"steps": turn.bonus}))
    if turn.held:
        found.append(words.say("board-held", {"ruin": turn.held}))
    return found


def _player(at: int, seat: Seat, words: Words) -> list[str]:
    field = words.name(seat.wizard) if seat.wizard == "start" else seat.wizard
    card = words.name("skips") if seat.skipped else "-" if seat.laid is None else str(seat.laid)
    marks = [words.say("fact-protected")] * seat.protected + [words.say("resigned")] * seat.resigned
    hand = " ".join(map(str, seat.hand)) + "".join(f", {mark}" for mark in marks)
    return [f"p{at}", field, str(seat.energy), card, " ".join(map(short, seat.artifacts)) or "-", hand]
