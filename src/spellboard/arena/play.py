"""One game of a series: by the engine alone, by bots, or with every step examined."""

from __future__ import annotations

import logging
import time
import traceback
from itertools import pairwise
from pathlib import Path

from .. import bots
from ..bots.external import Forfeit
from ..core.errors import SpellboardError, Value
from ..core.game import Game
from ..core.rng import Rng
from ..core.rulebook import Refusal
from ..core.state import CHANCE, State
from .series import Series, Violation

log = logging.getLogger("spellboard.arena")

WIDEST = 1_200
ROUND_TRIP = 16
"""In a checked game every so many decisions the position goes through its bytes and back."""


def play(series: Series, game: Game, number: int) -> tuple[State, int]:
    """Play one game of a series: its last position and the number of decisions."""
    rng = series.luck(number)
    state = game.new(series.players)
    if series.random and not series.check:
        try:
            return state, bots.playout(state, rng, series.limit)
        except ValueError:
            if state.turn() >= 0 and not state.legal():
                raise Violation("error-dead-end", number, -1) from None
            raise
    driven = _Driven(series, game, number, rng)
    try:
        return state, driven.play(state)
    finally:
        for player in driven.players:
            player.close()


class _Driven:
    """A game that is played from outside, decision by decision."""

    def __init__(self, series: Series, game: Game, number: int, rng: Rng) -> None:
        self.series = series
        self.game = game
        self.number = number
        self.rng = rng
        self.decisions = 0
        # Purely random play draws from one generator, as the engine does, so that a check changes no game.
        names = () if series.random else series.seats(number)
        self.players = [bots.bot(name, game, seat, rng.fork(), outside=True) for seat, name in enumerate(names)]

    def play(self, state: State) -> int:
        """Play to the end or to the limit; gives the number of decisions."""
        check = self.series.check
        while self.decisions < self.series.limit:
            seat = int(state.turn())
            if check:
                self.examine(state, seat)
            if seat == CHANCE:
                state.step(self.rng.draw(state.odds()), seat, None)
            elif seat >= 0:
                self.decide(state, seat)
                self.decisions += 1
            else:
                break
        if check and self.decisions % ROUND_TRIP:
            self.round_trip(state)
        return self.decisions

    def decide(self, state: State, seat: int) -> None:
        """One decision of one seat."""
        offer = state.offer(seat)
        if not len(offer):
            raise self.wrong("error-dead-end")
        if self.players:
            try:
                code = self.players[seat].answer(state.observe(seat), time.process_time).code
            except Forfeit as forfeit:
                log.warning("game %d, decision %d: %s", self.number, self.decisions, forfeit)
                state.resign(seat)
                return
        else:
            code = int(self.rng.choice(offer))
        try:
            if self.series.check:
                self.examine_choice(state, code, seat)
            state.apply(code, seat)
        except Refusal as refusal:
            raise self.wrong("error-choice-refused", action=self.game.name_of(code), refusal=refusal) from None
        except (SpellboardError, KeyboardInterrupt):
            raise
        except Exception as error:
            if not self.series.check:
                raise
            raise self.wrong("error-crash", action=self.game.name_of(code), error=where(error)) from error

    # --- what is examined --------------------------------------------------------------------------------------------

    def wrong(self, what: str, **args: Value) -> Violation:
        return Violation(what, self.number, self.decisions, **args)

    def examine(self, state: State, seat: int) -> None:
        """The invariants of the position, and the list of choices or chances."""
        problems = state.problems()
        if problems:
            raise self.wrong("error-unsound", problem=problems[0])
        if seat == CHANCE:
            chances = state.chances()
            codes = [code for code, _ in chances]
            if any(weight <= 0 for _, weight in chances):
                raise self.wrong("error-weight")
        elif seat >= 0:
            codes = state.legal(seat)
        elif state.outcome is None:
            raise self.wrong("error-no-result")
        else:
            return
        if not codes:
            raise self.wrong("error-dead-end")
        if any(code >= following for code, following in pairwise(codes)):
            raise self.wrong("error-codes-unsorted")
        if len(codes) > WIDEST:
            raise self.wrong("error-too-wide", many=len(codes), most=WIDEST)

    def examine_choice(self, state: State, code: int, seat: int) -> None:
        refusal = state.why_not(code, seat)
        if refusal is not None:
            raise refusal
        if self.decisions % ROUND_TRIP == 0:
            self.round_trip(state)

    def round_trip(self, state: State) -> None:
        data = state.to_bytes()
        if self.game.from_bytes(data).to_bytes() != data:
            raise self.wrong("error-bytes-differ")


def where(error: Exception) -> str:
    """An unexpected error with the place it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
