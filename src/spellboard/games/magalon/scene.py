"""The table as sheets, and what lies on them.

Everything keeps its id while it moves and its slot while it lies: card 7 has the same place in every hand and pile, an
artifact lies on its field until somebody takes it.
"""

from __future__ import annotations

from ...core.layout import Layout, Node, Sheet, Zone
from ...core.messages import Argument, Message, Thing, Where, Who
from ...core.scene import Piece, Scene, Spot
from .edition import Board
from .view import Seat, View

CARD = 2.0
"""How wide a card is on a mat, in squares of the board."""


def layout(board: Board) -> Layout:
    """The board, the energy scale, the dice, and a mat for everybody."""
    cards, artifacts, top = len(board.figures.card), len(board.specials) - 1, board.figures.energy.top
    scale = tuple(Node(f"energy-{points}", 0.5, top - points + 0.5, "energy") for points in range(top + 1))
    small = [("laid", 1, "card"), ("artifacts", artifacts, "artifact"), ("shield", 1, "shield"), ("ruin", 1, "ruin")]
    zones, x = [], 0.0
    for name, slots, kind in small:
        zones.append(Zone(name, x, 0, CARD * slots, 3, slots, kind))
        x += CARD * (slots + 1)
    width = max(x, CARD * cards)
    zones += [Zone(name, 0, y, CARD * cards, 3, cards, "card") for name, y in (("hand", 3), ("used", 6))]
    return Layout(
        (
            _board(board),
            Sheet("scale", Message("sheet-scale"), 1, float(top + 1), scale),
            Sheet("dice", Message("sheet-dice"), 2, 1, zones=(Zone("dice", 0, 0, 2, 1, 2, "die"),)),
            Sheet("mat", Message("sheet-mat"), width, 9, zones=tuple(zones), each_seat=True),
        )
    )


def _board(board: Board) -> Sheet:
    """Squares of one unit, row 1 at the bottom; a special field lies in the middle of its squares."""
    high = float(board.rows)
    red = set(board.figures.red_fields.squares)
    nodes = []
    for name, (x, y) in zip(board.names, board.squares, strict=False):
        nodes.append(Node(name, x + 0.5, high - y - 0.5, "red" if name in red else "square"))
    for field in board.specials:
        cells = [board.cell(name, "field") for name in field.squares]
        left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
        low, top = min(y for _, y in cells), max(y for _, y in cells) + 1
        corners = ((left, high - top), (right, high - top), (right, high - low), (left, high - low))
        middle = ((left + right) / 2, high - (low + top) / 2)
        nodes.append(Node(field.id, *middle, field.kind, outline=tuple((float(x), y) for x, y in corners)))
    edges = tuple((board.names[a], board.names[b]) for a, near in enumerate(board.near) for b in near if a < b)
    return Sheet("board", Message("sheet-board"), float(board.columns), high, tuple(nodes), edges)


def scene(board: Board, view: View) -> Scene:
    """Everything that lies on the table; nothing of it is hidden."""
    pieces = [*_monsters(view), *_ruins(view)]
    for at, seat in enumerate(view.seats):
        pieces += [*_figures(view, at, seat), *_artifacts(board, at, seat), *_cards(board, at, seat)]
    for slot, face in enumerate(view.turn.dice if view.turn else ()):
        name = Message("piece-die", {"die": face})
        pieces.append(Piece(f"die-{'ab'[slot]}", f"die-{face}", Spot("dice", zone="dice", slot=slot), name))
    return Scene(tuple(pieces))


def _on(field: str) -> Spot:
    return Spot("board", node=field)


def _monsters(view: View) -> list[Piece]:
    found = []
    for letter, field in zip("ab", view.gnomes, strict=True):
        name = Message("piece-monster", {"monster": Thing(f"gnome-{letter}"), "field": Where(field)})
        found.append(Piece(f"gnome-{letter}", "gnome", _on(field), name, called=letter))
    name = Message("piece-monster", {"monster": Thing("giant"), "field": Where(view.giant)})
    return [*found, Piece("giant", "giant", _on(view.giant), name)]


def _ruins(view: View) -> list[Piece]:
    """By the square of its corner; one that is held lies on the mat of who holds it."""
    found = []
    for ruin in view.ruins:
        at, name = _on(ruin.corner), Message("piece-ruin", {"ruin": Thing(ruin.id), "field": Where(ruin.corner)})
        if view.turn is not None and view.turn.held == ruin.id:
            at = Spot("mat", view.turn.seat, zone="ruin")
            name = Message("piece-ruin-held", {"ruin": Thing(ruin.id), "seat": Who(view.turn.seat)})
        found.append(Piece(f"ruin-{ruin.id}", "ruin", at, name, called=ruin.id, facing=ruin.facing))
    return found


def _figures(view: View, at: int, seat: Seat) -> list[Piece]:
    """The wizard, the shield and the stone on the energy scale."""
    who: dict[str, Argument] = {"seat": Who(at)}
    marks = {"protected": seat.protected, "displaced": seat.displaced, "resigned": seat.resigned}
    marks["attacked"] = view.turn is not None and view.turn.victim == at
    shown = tuple(mark for mark, is_so in marks.items() if is_so)
    wizard = Message("piece-wizard", {**who, "field": Where(seat.wizard)})
    shield, name = Spot("mat", at, zone="shield"), Message("piece-shield-aside", who)
    if seat.shield is not None:
        shield, name = _on(seat.shield), Message("piece-shield", {**who, "field": Where(seat.shield)})
    taken = view.phase == "shield" and view.turn is not None and view.turn.seat == at
    stone = Message("piece-energy", {**who, "energy": seat.energy})
    return [
        Piece(f"wizard-p{at + 1}", "wizard", _on(seat.wizard), wizard, at, marks=shown),
        Piece(f"shield-p{at + 1}", "shield", shield, name, at, marks=("taken",) if taken else ()),
        Piece(f"energy-p{at + 1}", "seal", Spot("scale", node=f"energy-{seat.energy}"), stone, at),
    ]


def _artifacts(board: Board, at: int, seat: Seat) -> list[Piece]:
    """One of each kind for everybody: on its field until it is taken (A5)."""
    found = []
    for slot, field in enumerate(board.specials[1:]):
        has = field.id in seat.artifacts
        spot = Spot("mat", at, zone="artifacts", slot=slot) if has else _on(field.id)
        name = Message("piece-artifact", {"artifact": Thing(field.id), "seat": Who(at)})
        marks = () if has else ("missing",)
        found.append(Piece(f"{field.id}-p{at + 1}", f"artifact-{field.id}", spot, name, at, marks=marks))
    return found


def _cards(board: Board, at: int, seat: Seat) -> list[Piece]:
    """Every card in its own slot, in hand or used; the one laid lies apart."""
    found = []
    for slot, card in enumerate(board.figures.card):
        zone = "laid" if card.value == seat.laid else "hand" if card.value in seat.hand else "used"
        spot = Spot("mat", at, zone=zone, slot=0 if zone == "laid" else slot)
        name = Message(f"piece-card-{zone}", {"card": card.value, "seat": Who(at)})
        found.append(Piece(f"card-{card.value}-p{at + 1}", f"card-{card.value}", spot, name, at, str(card.value)))
    return found
