"""Crowded positions, and a search among them for those that cost the engine most.

    python -m tests.games.magalon.hostile [POSITIONS] [SEED]

A scene is the beginning of a turn in which everything stands in one corner of the valley. From each scene a few moves
are begun at random. Scenes that cost much are changed a little and tried again, so that the search climbs. What a
question costs is counted in fields that its searches look at; the time of this thread is only reported.
"""

from __future__ import annotations

import gc
import sys
import time
from typing import Any, NamedTuple

from spellboard import CHANCE, Rng
from spellboard.games.magalon import GAME
from spellboard.games.magalon import tables as t
from spellboard.games.magalon.completing import FINISH
from spellboard.games.magalon.edition import FACINGS
from spellboard.games.magalon.phases import LAYING
from spellboard.games.magalon.rounds import lowest_card
from spellboard.games.magalon.state import MagalonState
from spellboard.games.magalon.turn import begin_turn
from spellboard.games.magalon.ways import ways

from .table import game

POOL = 40
"""So many of the dearest scenes are kept to be changed."""
MOVES = 9
"""So many actions are begun from each scene."""
WINDOWS = (4, 5, 6, 7)
CARDS = [[3, 5, 6, 7], [3, 4, 5, 6], [6, 3, 7, 8], [9, 2, 3, 10], [10, 3, 6, 9], [3, 10, 9], [6, 7, 4], [3, 6], [2, 3]]


class Scene(NamedTuple):
    """The beginning of a turn: cards, then all pieces by the numbers of their fields."""

    cards: tuple[int, ...]
    turn: int
    wizards: tuple[int, ...]
    shields: tuple[int, ...]
    monsters: tuple[int, ...]
    ruins: tuple[int, ...]
    energy: int
    owned: int


def state_of(rules: GAME, scene: Scene) -> MagalonState | None:
    """The scene as a position, None if pieces share a square."""
    s = rules.start(len(scene.cards))
    table = [int(entry) for entry in s.table]
    for seat, card in enumerate(scene.cards):
        table[t.AT + seat] = scene.wizards[seat]
        table[t.SHIELD_AT + seat] = scene.shields[seat]
        table[t.LAID + seat] = s.t.card_names.index(str(card))
        table[t.HAND + seat] &= ~(1 << table[t.LAID + seat])
    table[t.ENERGY + scene.turn], table[t.OWNED + scene.turn] = scene.energy, scene.owned
    table[t.MONSTER : t.MONSTER + 3] = scene.monsters
    table[t.RUINS :] = scene.ruins
    s.fill("table", table)
    s.fill("trails", [])
    s.lowest = lowest_card(s)
    begin_turn(s, scene.turn, None)
    return s if s.problems() == [] else None


def known(rules: GAME) -> dict[str, tuple[Scene, list[str]]]:
    """Two positions of legal play that once kept the engine busy for minutes, and what leads to them."""
    fields = rules.tables.field_names.index
    first = [int(place) for place in rules.tables.table][t.RUINS :]

    def numbers(names: str) -> tuple[int, ...]:
        return tuple(-1 if name == "-" else fields(name) for name in names.split())

    def scene(
        cards: str, wizards: str, shields: str, monsters: str, ruins: dict[int, str], energy: int = 10, owned: int = 0
    ) -> Scene:
        places = list(first)
        for ruin, place in ruins.items():
            corner, facing = place.split()
            places[ruin] = FACINGS.index(facing) * int(rules.tables.fields) + fields(corner)
        values = tuple(map(int, cards.split()))
        pieces = numbers(wizards), numbers(shields), numbers(monsters)
        return Scene(values, 0, *pieces, tuple(places), energy, owned)

    home = scene(
        "3 5 6 7", "H3 H12 G9 I9", "- M1 - -", "A1 O1 H10", {0: "B2 west", 1: "C1 north", 4: "N2 north"},
        energy=16, owned=int(rules.tables.all_artifacts),
    )  # fmt: skip
    corner = scene("3 4 5 6", "B1 A2 G9 I9", "- - - -", "G11 I11 H15", {2: "B18 west", 5: "N18 north"})
    return {
        "nearly home": (home, ["roll", "dice 6 6", "gnome a B1", "giant G10"]),
        "in the corner": (corner, ["wizard A1", "gnome a G10"]),
    }


class Search:
    """The hostile search: what was tried, what it cost, and the worst of it."""

    def __init__(self, rules: GAME, seed: int) -> None:
        self.rules, self.rng = rules, Rng(seed)
        self.squares = int(rules.tables.squares)
        here = set(rules.tables.card_names)
        self.hands = [cards for cards in CARDS if {str(card) for card in cards} <= here]
        self.pool: list[tuple[int, Scene]] = []
        self.positions = self.scenes = 0
        self.most = {"legal": 0, "ways": 0}
        self.slowest = {"legal": 0.0, "view": 0.0}
        self.over = {"5 ms legal": 0, "5 ms view": 0}
        self.dear = 0
        """Positions in which a search ran out of patience or came near it."""

    def run(self, positions: int) -> None:
        while self.positions < positions:
            scene = self.changed() if self.pool and self.rng.below(2) else self.fresh()
            state = state_of(self.rules, scene)
            if state is None:
                continue
            self.scenes += 1
            cost = max(self.measured(each) for each in self.play(state))
            self.pool = sorted([*self.pool, (cost, scene)], reverse=True)[:POOL]

    def play(self, s: MagalonState) -> Any:
        """The scene, and the positions after some actions that begin moves rather than finish the turn."""
        yield s
        for _ in range(MOVES):
            if s.actor == CHANCE:
                s.apply(self.rules.code_of(("dice 6 6", "dice 5 6", "dice 2 3")[self.rng.below(3)]))
            else:
                codes = [code for code in s.legal() if begins(s, code)]
                if not codes:
                    return
                s.apply(codes[self.rng.below(len(codes))])
            if s.actor is None or s.phase == LAYING:
                return
            yield s

    def measured(self, s: MagalonState) -> int:
        """What the questions at this position cost, in fields."""
        self.positions += 1
        twin = s.copy()
        gc.disable()  # its pauses belong to nobody's question
        begun = time.thread_time()
        twin.legal()
        legal, first = time.thread_time() - begun, int(twin.looked)
        begun = time.thread_time()
        twin.view(int(s.mover))
        view = time.thread_time() - begun
        gc.enable()
        ways(twin)
        costs = {"legal": first, "ways": int(twin.looked)}
        for name, cost in costs.items():
            self.most[name] = max(self.most[name], cost)
        for name, seconds in (("legal", legal), ("view", view)):
            self.slowest[name] = max(self.slowest[name], seconds)
            self.over[f"5 ms {name}"] += seconds > 0.005
        self.dear += max(costs.values()) >= FINISH
        return max(costs.values())

    def report(self) -> str:
        fields = ", ".join(f"{name} {cost}" for name, cost in self.most.items())
        times = ", ".join(f"{name} {1000 * seconds:.2f} ms" for name, seconds in self.slowest.items())
        late = ", ".join(f"{number} {name}" for name, number in self.over.items())
        return (
            f"{self.positions} positions of {self.scenes} scenes; most fields looked at: {fields}; "
            f"{self.dear} positions with {FINISH} or more; slowest: {times}; over 5 ms: {late}"
        )

    # --- scenes ------------------------------------------------------------------------------------------------------

    def window(self) -> list[int]:
        """The ordinary squares of a small part of the valley, mostly at its edge."""
        board, rng = self.rules.board, self.rng
        wide, high = WINDOWS[rng.below(4)], WINDOWS[rng.below(4)]
        left = (0, board.columns - wide, rng.below(board.columns - wide + 1))[rng.below(3)]
        low = (0, board.rows - high, rng.below(board.rows - high + 1))[rng.below(3)]
        return [at for at, (x, y) in enumerate(board.squares) if left <= x < left + wide and low <= y < low + high]

    def fresh(self) -> Scene:
        rng, squares = self.rng, self.window()
        cards = self.hands[rng.below(len(self.hands))]
        turn = rng.below(len(cards))
        places = [self.place(squares) for _ in range(int(self.rules.tables.ruins))]
        taken = {square for place in places for square in self.under(place)}

        def free() -> int:
            for _ in range(50):
                square = squares[rng.below(len(squares))] if rng.below(5) else rng.below(self.squares)
                if square not in taken:
                    taken.add(square)
                    return square
            return rng.below(self.squares)

        wizards = tuple(free() for _ in cards)
        shields = tuple(free() if rng.below(3) else -1 for _ in cards)
        monsters = tuple(free() for _ in range(3))
        rich = rng.below(2)
        owned = rng.below(int(self.rules.tables.all_artifacts) + 1)
        return Scene(tuple(cards), turn, wizards, shields, monsters, tuple(places), 16 if rich else 10, owned)

    def place(self, squares: list[int]) -> int:
        """A place for a ruin, nearly always in the window."""
        tables = self.rules.tables
        while True:
            corner = squares[self.rng.below(len(squares))] if self.rng.below(6) else self.rng.below(self.squares)
            place = self.rng.below(4) * int(tables.fields) + corner
            if tables.footprint[place * tables.ruin_size] >= 0:
                return place

    def under(self, place: int) -> list[int]:
        tables = self.rules.tables
        return [int(tables.footprint[place * tables.ruin_size + part]) for part in range(tables.ruin_size)]

    def changed(self) -> Scene:
        """One of the dear scenes with a piece or two put elsewhere nearby."""
        rng = self.rng
        scene = self.pool[rng.below(len(self.pool))][1]
        for _ in range(1 + rng.below(2)):
            kind = ("wizards", "shields", "monsters", "ruins", "turn")[rng.below(5)]
            if kind == "turn":
                scene = scene._replace(turn=rng.below(len(scene.cards)), energy=(10, 16)[rng.below(2)])
                continue
            pieces = list(getattr(scene, kind))
            at = rng.below(len(pieces))
            if kind == "ruins":
                pieces[at] = self.place([min(self.squares - 1, pieces[at] % int(self.rules.tables.fields))])
            else:
                pieces[at] = self.beside(pieces[at] if pieces[at] >= 0 else scene.monsters[0])
            changed: dict[str, Any] = {kind: tuple(pieces)}
            scene = scene._replace(**changed)
        return scene

    def beside(self, field: int) -> int:
        near = [each for each in self.rules.board.near[field] if each < self.squares]
        return near[self.rng.below(len(near))] if near else field


def begins(s: MagalonState, code: int) -> bool:
    """Whether an action begins or goes on with something: not the end of the turn, no way back, seldom a shield."""
    tables = s.t
    return code < tables.shift or code in (tables.roll, tables.take_energy)


def main() -> None:
    search = Search(game(), int((sys.argv[2:3] or ["1"])[0]))
    search.run(int((sys.argv[1:2] or ["20000"])[0]))
    print(search.report())


if __name__ == "__main__":
    main()
