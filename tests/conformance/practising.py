"""The check of the guided first turn that a game may bring."""

from __future__ import annotations

from spellboard import LANGUAGES, Game, Guidance, Match, Practice, Rng
from spellboard.core.practice import Step, guidance

TIMES = 4
"""So often it is played, the others choosing by chance."""


def practice_can_be_played(game: Game) -> None:
    """Where a game brings a guided turn: the position is sound, the learner is asked, and every step comes in its turn.

    Whatever the others do meanwhile, the guide names one step after another, points at something that is there, and
    says when the turn is done.
    """
    game = type(game).load()
    practice = game.practice
    if practice is None:
        return
    assert practice.steps, "a guide without steps"
    assert practice.seat in practice.state(game).waiting, "somebody else is asked first"
    _shown(game, practice)
    for step in practice.steps:
        assert game.rulebook[step.clause]
        assert all(game.words(language).has(step.say) for language in LANGUAGES), step.say
        # Only the last action of a step counts: whoever passes on something else would have played it.
        assert game.codes.kind(game.codes_of(step.play)[-1]) != "pass", f"{step.say} ends in a pass"
    for seed in range(TIMES):
        _guided(game, practice, Rng(seed))


def _shown(game: Game, practice: Practice) -> None:
    """The cover lies within the first sheet, and something lies there."""
    left, top, width, height = game.drawn().grounds[game.layout.sheets[0].id].box
    x, y, wide, high = practice.cover
    assert left <= x < x + wide <= left + width and top <= y < y + high <= top + height, "the cover is not on the sheet"
    assert game.cover().count("<g transform") >= 1, "nothing lies on the cover"


def _guided(game: Game, practice: Practice, rng: Rng) -> None:
    names = [f"Player{seat}" for seat in range(practice.players)]
    match = Match.begin(game, names, seed=practice.seed, start=practice, forced=True)
    for number, step in enumerate(practice.steps, 1):
        _others(match, practice.seat, rng)
        now = guidance(practice, match, practice.seat)
        assert now is not None and now.step == number, f"{step.play!r} is not what comes now: {now}"
        assert any(_seen(match, practice.seat, what) for what in now.at), f"{step.say} points at nothing"
        _play(match, step, practice.seat)
    assert guidance(practice, match, practice.seat) == Guidance(len(practice.steps), done=True)


def _others(match: Match, learner: int, rng: Rng) -> None:
    """Everybody else plays by chance until the learner is asked."""
    while learner not in match.state.waiting:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)


def _seen(match: Match, seat: int, what: str) -> bool:
    """Whether something is a thing that the seat sees, a place, or something that it may do."""
    game = match.game
    things = {piece.id for piece in game.scene(match.view(seat)).pieces}
    nodes = {node.id for sheet in game.layout.sheets for node in sheet.nodes}
    legal = match.state.legal(seat)
    return what in things | nodes | {game.name_of(code) for code in legal} | {game.codes.kind(code) for code in legal}


def _play(match: Match, step: Step, seat: int) -> None:
    """Play a step as it stands, or by a whole move that ends so."""
    codes = match.game.codes_of(step.play)
    if match.state.why_not(codes[0], seat) is not None:
        codes = next(list(way.codes) for way in match.game.ways(match.state, seat) if way.codes[-1] == codes[-1])
    match.apply(codes, seat)
