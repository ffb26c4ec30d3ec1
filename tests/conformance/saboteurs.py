"""Embers broken on purpose, once for each check: a check that lets its saboteur pass is no check."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spellboard import (
    Art,
    Codes,
    Kind,
    Known,
    Layout,
    Message,
    Need,
    Observation,
    Outcome,
    Part,
    Practice,
    Preview,
    Prospect,
    Rng,
    Rulebook,
    Sampler,
    Scene,
    Sink,
    State,
    Words,
)
from spellboard.core import svg
from spellboard.core.messages import Thing
from tests.example import view
from tests.example.game import Embers
from tests.example.state import AIM, DIE, END, LAY, LEAD, EmbersState

from . import checks, drawings, practising, texts


class Saboteur(Embers):
    """Embers with another kind of state."""

    state: ClassVar[type[EmbersState]] = EmbersState
    check: ClassVar[Callable[..., None]]

    def start(self, players: int) -> EmbersState:
        return self.state(self, players, self.tables)


class _Copying(EmbersState):
    """Copies keep the saboteur's class."""

    def copy(self) -> EmbersState:
        new = type(self)(self.game, 3, self.tables)
        for field in self.FIELDS:
            value = getattr(self, field)
            setattr(new, field, value if isinstance(value, int) else vec[i64](value))
        return new


class LosesCards(Saboteur):
    """A stolen card now and then falls into the fire."""

    check = staticmethod(checks.random_play_ends_soundly)

    class state(_Copying):
        def deal(self, code: int, sink: Sink | None) -> None:
            super().deal(code, sink)
            if self.phase == LEAD and self.die == 6:
                self.pile = vec[i64]([0] * len(self.pile))
                self.bag = vec[i64]([0] * len(self.bag))


class NeverEnds(Saboteur):
    """The last round is never reached."""

    check = staticmethod(checks.random_play_ends_soundly)

    class state(_Copying):
        def next_round(self, sink: Sink | None) -> None:
            super().next_round(sink)
            self.round, self.phase = 0, AIM


class CrownsTheLast(Saboteur):
    """The winner has rank three."""

    check = staticmethod(checks.random_play_ends_soundly)

    class state(_Copying):
        def finish(self) -> Outcome | None:
            outcome = super().finish()
            return outcome and Outcome(outcome.winners, tuple(4 - rank for rank in outcome.ranks), outcome.reason)


class ListsBackwards(Saboteur):
    """The legal list is not sorted."""

    check = staticmethod(checks.legal_lists_are_sound)

    class state(_Copying):
        def rule_legal(self, seat: i64) -> vec[i64]:
            return vec[i64](list(super().rule_legal(seat))[::-1])


class LeavesNoChoice(Saboteur):
    """Who leads without cards is asked, but may not even pass."""

    check = staticmethod(checks.legal_lists_are_sound)

    class state(_Copying):
        def rule_legal(self, seat: i64) -> vec[i64]:
            found = super().rule_legal(seat)
            return found if self.phase != LEAD or len(found) > 1 else vec[i64]()


class OffersWhatBreaks(Saboteur):
    """Laying a card that is not in hand is offered."""

    check = staticmethod(checks.every_legal_code_applies)

    class state(_Copying):
        def rule_legal(self, seat: i64) -> vec[i64]:
            if self.phase == LAY and seat == self.leader:
                return vec[i64]([*range(self.tables.lay, self.tables.lay + 3), self.tables.put_back])
            return super().rule_legal(seat)


class ChangesOnRefusal(Saboteur):
    """Asking for a forbidden aim costs a point."""

    check = staticmethod(checks.illegal_codes_are_refused)

    class state(_Copying):
        def objections(self, code: i64, seat: i64) -> list[str]:
            self.points[seat] += 1
            return super().objections(code, seat)


class RefusesWithoutReason(Saboteur):
    """A refusal names a clause that refuses nothing."""

    check = staticmethod(checks.illegal_codes_are_refused)

    class state(_Copying):
        def objections(self, code: i64, seat: i64) -> list[str]:
            return ["deal"]


class BlocksWhatIsOffered(Saboteur):
    """A kind is called blocked though it stands in the list (the base finds no refusal for it)."""

    check = staticmethod(checks.blocked_kinds_have_reasons)

    class state(_Copying):
        def blocked(self, seat: int) -> list[tuple[str, Any]]:
            return [("hide", self.game.rulebook.refusal(["aim-self"]))] if self.phase == AIM else []


class SharesItsHands(Saboteur):
    """Copies hold the same array."""

    check = staticmethod(checks.copies_are_independent)

    class state(_Copying):
        def copy(self) -> EmbersState:
            new = super().copy()
            new.hands = self.hands
            return new


class ForgetsTheDie(Saboteur):
    """A field that matters is not among the fields."""

    check = staticmethod(checks.positions_round_trip)

    class state(_Copying):
        FIELDS: ClassVar[tuple[str, ...]] = tuple(field for field in EmbersState.FIELDS if field != "leader")

        def copy(self) -> EmbersState:
            new = super().copy()
            new.leader = self.leader
            return new


class NamesTwice(Saboteur):
    """`lay ash` is read as a chain of two."""

    check = staticmethod(checks.notation_round_trips)

    def expand(self, text: str) -> list[str]:
        return ["bury", text] if text.startswith("lay") else [text]


class WeighsNothing(Saboteur):
    """A face of the die has no weight."""

    check = staticmethod(checks.chances_are_sound)

    class state(_Copying):
        def rule_chances(self) -> vec[i64]:
            odds = super().rule_chances()
            if self.phase == DIE:
                odds[1] = 0
            return odds


class RollsItself(Saboteur):
    """The rules throw a coin of their own, so a record cannot rebuild the game."""

    check = staticmethod(checks.records_rebuild_every_position)
    rng = Rng(5)

    class state(_Copying):
        def next_robber(self, sink: Sink | None) -> None:
            self.die = 6 if RollsItself.rng.below(2) else 1
            super().next_robber(sink)


class UndoesReveals(Saboteur):
    """Nothing can ever be taken back, since each event claims to reveal."""

    check = staticmethod(checks.undo_restores_every_observation)

    class state(_Copying):
        def rule_apply(self, code: i64, seat: i64, sink: Sink | None) -> None:
            super().rule_apply(code, seat, sink)
            if sink is not None:
                sink.tell("passed", {"seat": 0}, reveals=True)


class ImaginesOwnHand(Saboteur):
    """A sample deals the seat's own hand anew."""

    check = staticmethod(checks.a_sample_fits_the_observation)

    def sampler(self, observation: Observation) -> Sampler:
        game, inner = self, super().sampler(observation)

        class Redealt(Sampler):
            def sample(self, rng: Rng) -> State:
                return game.redeal(inner.sample(rng), (observation.seat + 1) % 3, rng)

        return Redealt()


class ShowsAnybody(Saboteur):
    """A view from the end of the table: seat -1 is taken for the last one."""

    check = staticmethod(checks.only_a_seat_is_shown_anything)

    class state(_Copying):
        def view(self, seat: int | None = None) -> view.View:
            return view.see(self, seat)


class TellsTheTheft(Saboteur):
    """Everybody hears which card was stolen."""

    check = staticmethod(checks.nothing_hidden_is_sent)

    class state(_Copying):
        def deal(self, code: int, sink: Sink | None) -> None:
            super().deal(code, sink)
            if sink is not None and self.tables.deal <= code < self.tables.deal + 3:
                sink.tell("omen", {"seat": 0, "card": sum(list(self.hands)[self.dealt % 3 :: 3])})


class ShowsTheAims(Saboteur):
    """Secret aims stand in everybody's view."""

    check = staticmethod(checks.a_redeal_leaves_the_view)

    def see(self, state: Any, seat: int | None) -> view.View:
        seen = super().see(state, seat)
        return msgspec.structs.replace(seen, die=seen.die + 100 * int(state.aims[1]))


class AlwaysImaginesTheSame(Saboteur):
    """A sample never varies."""

    check = staticmethod(checks.undetermined_facts_vary_in_samples)

    def sampler(self, observation: Observation) -> Sampler:
        return Known(super().sampler(observation).sample(Rng(1)))


class WaitsForLeavers(Saboteur):
    """Who resigned is asked all the same."""

    check = staticmethod(checks.resigning_never_stops_the_game)

    class state(_Copying):
        def leave(self, seat: i64, sink: Sink | None) -> None:
            if self.phase == END:
                super().leave(seat, sink)


class ActsUnseen(Saboteur):
    """An action kind is declared that never comes up."""

    check = staticmethod(texts.all_kinds_are_seen)

    def index(self) -> Codes:
        known = _grouped(super().index())
        kinds = [Kind(kind, ["x:thing"], [[name.partition(" ")[2]] for name in names]) for kind, names in known]
        return Codes([*kinds, Kind("dance")])


def _grouped(codes: Codes) -> list[tuple[str, list[str]]]:
    return [(kind, [codes.name(code) for code in codes.span(kind)]) for kind in codes.kinds]


class TellsUndeclared(Saboteur):
    """An event is told that has no words."""

    check = staticmethod(texts.events_can_be_told)

    class state(_Copying):
        def show_omen(self, sink: Sink | None) -> None:
            if sink is not None:
                sink.tell("thunder", {})
            super().show_omen(sink)


class AsksWordlessly(Saboteur):
    """A question has no words."""

    check = staticmethod(texts.prompts_and_actions_can_be_said)

    def question(self, state: Any, seat: int) -> Message:
        return Message("prompt-riddle" if state.phase == LEAD else "prompt-aim", {"round": 1})


class SpeaksEnglishOnly(Saboteur):
    """The words lack an event that is declared."""

    check = staticmethod(texts.words_are_complete)
    events: ClassVar[dict[str, str]] = {**Embers.events, "thunder": "seat"}


class QuotesNoSource(Saboteur):
    """A clause has no source."""

    check = staticmethod(texts.clauses_are_complete)

    def __init__(self, edition: Any, chosen: Any) -> None:
        super().__init__(edition, chosen)
        self.rulebook = _sourceless(self.package)


def _sourceless(package: str) -> Rulebook:
    book = Rulebook(package)
    book.clauses = {key: msgspec.structs.replace(clause, sources=[]) for key, clause in book.clauses.items()}
    return book


class DrawsIntoTheVoid(Saboteur):
    """An edge of the layout leads to no node."""

    check = staticmethod(texts.layout_is_sound)

    @property
    def layout(self) -> Layout:
        sheet = super().layout["table"]
        return Layout((msgspec.structs.replace(sheet, edges=(("deck", "nowhere"),)),))


class TurnsTheRoundAround(Saboteur):
    """The layout names the phases of a round in the wrong order."""

    check = staticmethod(texts.phases_come_in_their_order)

    @property
    def layout(self) -> Layout:
        own = super().layout
        return msgspec.structs.replace(own, phases=own.phases[::-1])


class LosesTheHand(Saboteur):
    """The scene leaves out one's own cards, so that nothing can be clicked."""

    check = staticmethod(texts.scene_is_sound)

    def scene(self, seen: view.View) -> Scene:
        pieces = super().scene(seen).pieces
        return Scene(tuple(piece for piece in pieces if piece.at.sheet != "hand"))


class SendsWhatAnotherSaw(Saboteur):
    """What is sent of a scene is kept by what everybody sees, and so it is that of whoever asked first."""

    check = staticmethod(texts.scene_is_sound)

    def scene_parts(self, seen: view.View) -> list[bytes]:
        kept: dict[bytes, list[bytes]] = vars(self).setdefault("kept", {})
        key = msgspec.json.encode(msgspec.structs.replace(seen, seat=None, hand=[]))
        return kept.setdefault(key, super().scene_parts(seen))


class ShowsTwice(Saboteur):
    """Two pieces of the scene have the same id."""

    check = staticmethod(texts.scene_is_sound)

    def scene(self, seen: view.View) -> Scene:
        pieces = super().scene(seen).pieces
        return Scene((*pieces, pieces[0]))


class MovesUp(Saboteur):
    """A card moves up when the one before it has left."""

    check = staticmethod(texts.things_keep_their_slots)

    def scene(self, seen: view.View) -> Scene:
        pieces = super().scene(seen).pieces
        hand = [piece.id for piece in pieces if piece.at.sheet == "hand"]
        return Scene(
            tuple(
                msgspec.structs.replace(piece, at=msgspec.structs.replace(piece.at, slot=hand.index(piece.id)))
                if piece.id in hand
                else piece
                for piece in pieces
            )
        )


class SaysMinusOne(Saboteur):
    """Before the first roll the die shows -1."""

    check = staticmethod(texts.views_have_no_stand_ins)

    def see(self, state: Any, seat: int | None) -> view.View:
        seen = super().see(state, seat)
        return msgspec.structs.replace(seen, die=seen.die or -1)


class WaitsForNobody(Saboteur):
    """The view does not say who must choose."""

    check = staticmethod(texts.views_have_one_head)

    def see(self, state: Any, seat: int | None) -> view.View:
        return msgspec.structs.replace(super().see(state, seat), waiting=[])


class PaintsFreely(Saboteur):
    """A ground has a colour that stands in no list."""

    check = staticmethod(drawings.drawings_are_sound)

    def art(self, words: Words) -> Art:
        art = super().art(words)
        ground = msgspec.structs.replace(art.grounds["table"], over='<path d="M0 0H9" stroke="#ff00ff"/>')
        return msgspec.structs.replace(art, grounds={**art.grounds, "table": ground})


class WhispersInPrint(Saboteur):
    """A ground has text that nobody can read."""

    check = staticmethod(drawings.drawings_are_sound)

    def art(self, words: Words) -> Art:
        art = super().art(words)
        ground = msgspec.structs.replace(art.grounds["table"], over=svg.words("deck", 0, 0, 8))
        return msgspec.structs.replace(art, grounds={**art.grounds, "table": ground})


class ForgetsToDraw(Saboteur):
    """It draws by hand, and not everything."""

    check = staticmethod(drawings.everything_is_drawn)

    def art(self, words: Words) -> Art:
        return msgspec.structs.replace(super().art(words), symbols={})


class NeverDrawsTheSame(Saboteur):
    """Every new game is drawn a little differently."""

    check = staticmethod(drawings.drawings_are_the_same_in_every_run)
    drawn_so_far: ClassVar[list[int]] = []

    def art(self, words: Words) -> Art:
        self.drawn_so_far.append(0)
        art = super().art(words)
        over = svg.words(str(len(self.drawn_so_far)), 0, 0, 12)
        ground = msgspec.structs.replace(art.grounds["table"], over=over)
        return msgspec.structs.replace(art, grounds={**art.grounds, "table": ground})


class IsNoGame(Saboteur):
    """The card says that the game is no game."""

    check = staticmethod(texts.card_is_complete)
    weight = 0.0


class PreviewsByPlaying(Saboteur):
    """A question changes the position."""

    check = staticmethod(checks.questions_change_nothing)

    def preview(self, state: State, codes: Sequence[int], seat: int) -> Preview:
        state.apply(codes[0], seat)
        return Preview()


class PreviewsTheReveal(Saboteur):
    """Who only asks what would follow is shown what the others chose."""

    check = staticmethod(checks.questions_reveal_nothing)

    def preview(self, state: State, codes: Sequence[int], seat: int) -> Preview:
        trial, sink = state.copy(), Sink()
        if not state.allows(codes[0], seat, state.turn()):
            return Preview("core.decision")
        trial.apply(codes[0], seat, sink)
        return Preview(follows=tuple(self.message_of(event.seen_by(seat)) for event in sink.events))


class WeighsForEverybody(Saboteur):
    """Who is not to choose is told how things stand, too."""

    check = staticmethod(checks.prospects_stand_as_played)

    def prospects(self, state: State, seat: int) -> list[Prospect]:
        code = self.code_of("hide")
        return [Prospect("deck", (code,), self.preview(state, [code], seat))]


class WeighsWhatIsNotThere(Saboteur):
    """A card is weighed that nobody sees."""

    check = staticmethod(checks.prospects_stand_as_played)

    def weighed(self, seen: view.View) -> list[tuple[str, str]]:
        return [("moon", "hide")]


class WeighsWithoutEnd(Saboteur):
    """One thing is weighed again and again."""

    check = staticmethod(checks.prospects_stand_as_played)

    def weighed(self, seen: view.View) -> list[tuple[str, str]]:
        return [("deck", "hide")] * 65


class WeighsRosily(Saboteur):
    """Whatever is weighed is allowed."""

    check = staticmethod(checks.prospects_stand_as_played)

    def prospects(self, state: State, seat: int) -> list[Prospect]:
        return [msgspec.structs.replace(one, preview=Preview()) for one in super().prospects(state, seat)]


class WeighsTheHidden(Saboteur):
    """Only whose hand holds a flame is weighed."""

    check = staticmethod(checks.prospects_stand_as_played)

    def prospects(self, state: Any, seat: int) -> list[Prospect]:
        kinds = self.tables.cards
        found = super().prospects(state, seat)
        return [one for one in found if state.hands[(int(one.thing[-1]) - 1) * kinds + kinds - 1]]


class AddsUpWrongly(Saboteur):
    """What somebody has is more than all that it is made of."""

    check = staticmethod(checks.needs_are_the_sum_of_their_parts)

    def needs(self, state: Any, code: int, seat: int) -> list[Need]:
        held = [int(count) for count in state.hands[seat * 3 : seat * 3 + 3]]
        parts = [Part(Thing(name), count) for name, count in zip(("ash", "coal", "flame"), held, strict=True) if count]
        return [Need(Thing("card"), 1, sum(held) + 1, tuple(parts))]


class AsksForNothing(Saboteur):
    """Something that costs nothing stands among what it costs."""

    check = staticmethod(checks.needs_are_the_sum_of_their_parts)

    def needs(self, state: Any, code: int, seat: int) -> list[Need]:
        return [Need(Thing("card"), 1, 1, (), (Part(Thing("ash"), 1), Part(Thing("coal"), 0)))]


class CountsTheTrials(Saboteur):
    """Every other time that it is played, on whichever copy, the game tells something else."""

    check = staticmethod(checks.preparing_changes_nothing)
    trials = 0

    class state(_Copying):
        def rule_apply(self, code: int, seat: int, sink: Sink | None) -> None:
            super().rule_apply(code, seat, sink)
            CountsTheTrials.trials += 1
            if sink is not None and CountsTheTrials.trials % 2:
                sink.tell("rolled", {"die": 1})


class CheatsUnheard(Saboteur):
    """Where nobody listens, every deed is worth a point to all."""

    check = staticmethod(checks.history_comes_in_blocks)

    class state(_Copying):
        def rule_apply(self, code: int, seat: int, sink: Sink | None) -> None:
            super().rule_apply(code, seat, sink)
            if sink is None and seat >= 0:
                self.points = vec[i64]([number + 1 for number in self.points])


class ForgetsTooMuch(Saboteur):
    """Who forgets loses what the view shows."""

    check = staticmethod(checks.who_forgets_still_sees)

    def sampler(self, observation: Observation) -> Sampler:
        return Known(self.redeal(super().sampler(observation).sample(Rng(1)), (observation.seat + 1) % 3, Rng(2)))


class TeachesWhatCannotBe(Saboteur):
    """The guided turn begins with more coal than there is."""

    check = staticmethod(practising.practice_can_be_played)

    @property
    def practice(self) -> Practice:
        position = dict(_practice(self).position)
        return msgspec.structs.replace(_practice(self), position={**position, "bag": [4, 4, 2]})


class AsksTheTeacher(Saboteur):
    """In the guided turn somebody else is asked first: the learner has aimed already."""

    check = staticmethod(practising.practice_can_be_played)

    @property
    def practice(self) -> Practice:
        position = dict(_practice(self).position)
        return msgspec.structs.replace(_practice(self), position={**position, "aims": [1, -1, -1]})


class TeachesADeadEnd(Saboteur):
    """The last step of the guided turn cannot be played: nobody lays what was buried before."""

    check = staticmethod(practising.practice_can_be_played)

    @property
    def practice(self) -> Practice:
        own = _practice(self)
        return msgspec.structs.replace(own, steps=(*own.steps, own.steps[-1]))


class TeachesToPass(Saboteur):
    """The last step of the guided turn is to pass."""

    check = staticmethod(practising.practice_can_be_played)

    @property
    def practice(self) -> Practice:
        *before, last = _practice(self).steps
        steps = (*before, msgspec.structs.replace(last, play="pass", at=("pass",)))
        return msgspec.structs.replace(_practice(self), steps=steps)


class PointsAtNothing(Saboteur):
    """A step of the guided turn points at a card that nobody has."""

    check = staticmethod(practising.practice_can_be_played)

    @property
    def practice(self) -> Practice:
        own = _practice(self)
        return msgspec.structs.replace(
            own, steps=tuple(msgspec.structs.replace(step, at=("moon",)) for step in own.steps)
        )


def _practice(game: Embers) -> Practice:
    own = Embers.load(edition=game.edition).practice
    assert own is not None
    return own


SABOTEURS: list[type[Saboteur]] = Saboteur.__subclasses__()
