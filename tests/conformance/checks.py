"""The checks, each a plain function that raises AssertionError: `test_games` runs them, `test_saboteurs` tests them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, takewhile
from typing import Any

import msgspec

from spellboard import (
    CHANCE,
    Game,
    Match,
    Observation,
    Prepared,
    Record,
    Refusal,
    Rng,
    Sink,
    Stale,
    State,
    UnknownSeat,
)
from spellboard.core.preview import MOST_PROSPECTS

from .walking import counts, positions, step

MOST_LEGAL = 1_200


def random_play_ends_soundly(game: Game, seeds: range) -> None:
    """Random play ends; every position on the way keeps the game's invariants; the outcome makes sense."""
    for players in counts(game):
        for seed in seeds:
            for state in positions(game, players, seed):
                assert state.problems() == [], f"{players} players, seed {seed}: {state.problems()}"
                assert (state.actor is None) == (state.outcome is not None)
                assert state.actor in (None, CHANCE) or state.waiting[0] == state.actor
            outcome = state.outcome
            assert outcome is not None and len(outcome.ranks) == players
            assert outcome.winners == tuple(seat for seat in range(players) if outcome.ranks[seat] == 1)
            assert outcome.winners, "somebody wins"


def legal_lists_are_sound(game: Game, seeds: range) -> None:
    """For a waiting seat: sorted, unique, never empty, never too long, within the index; nobody else must choose."""
    for players in counts(game):
        for seed in seeds:
            for state in positions(game, players, seed):
                for seat in state.waiting:
                    legal = state.legal(seat)
                    assert legal, f"a dead end: seat {seat} waits without a choice"
                    assert legal == sorted(set(legal)), "not sorted or not unique"
                    assert len(legal) <= MOST_LEGAL
                    assert 0 <= legal[0] and legal[-1] < len(game.codes)
                if state.actor in (None, CHANCE):
                    assert not state.waiting


def every_legal_code_applies(game: Game, seeds: range) -> None:
    """Each legal code can be played on a copy and leaves a sound position."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=3):
                for seat in state.waiting:
                    legal = state.legal(seat)
                    rng.shuffle(legal)
                    for code in legal[:6]:
                        trial = state.copy()
                        trial.apply(code, seat)
                        assert trial.problems() == [], game.name_of(code)


def illegal_codes_are_refused(game: Game, seeds: range) -> None:
    """What is not listed is refused with a clause that exists, by `why_not` and `apply` alike, and changes nothing."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=2):
                before = state.to_bytes()
                for _ in range(8):
                    code, seat = rng.below(len(game.codes)), rng.below(players)
                    legal = code in state.legal(seat) and state.actor not in (None, CHANCE)
                    reason = state.why_not(code, seat)
                    assert (reason is None) == legal, f"why_not disagrees with legal about {game.name_of(code)}"
                    if reason is not None:
                        assert game.rulebook[reason.clause].refuses, f"{reason.clause} is not a clause that refuses"
                        try:
                            state.apply(code, seat)
                        except Refusal as refusal:
                            assert refusal.clause == reason.clause
                        else:
                            raise AssertionError(f"{game.name_of(code)} was played though it is not legal")
                assert state.to_bytes() == before, "a refused action changed the position"


def blocked_kinds_have_reasons(game: Game, seeds: range) -> None:
    """`blocked` names only kinds that are not offered, each with a clause."""
    for players in counts(game):
        for state in positions(game, players, seeds[0], every=5):
            for seat in state.waiting:
                offered = {game.codes.kind(code) for code in state.legal(seat)}
                for kind, refusal in state.blocked(seat):
                    assert kind not in offered
                    assert game.rulebook[refusal.clause].refuses


def copies_are_independent(game: Game, seeds: range) -> None:
    """All earlier copies are kept; none may ever change, nor may playing a copy change the original."""
    for players in counts(game):
        for seed in seeds:
            kept: list[tuple[State, bytes]] = []
            rng = Rng(seed + 1)
            for state in positions(game, players, seed):
                before = state.to_bytes()
                copy = state.copy()
                assert copy.to_bytes() == before, "the copy is not equal"
                for _ in range(3):
                    if copy.actor is not None:
                        step(copy, rng)
                assert state.to_bytes() == before, "playing a copy changed the original"
                kept.append((state.copy(), before))
            for copy, before in kept:
                assert copy.to_bytes() == before, "an earlier copy changed"


def positions_round_trip(game: Game, seeds: range) -> None:
    """Bytes and JSON rebuild the position, and what is rebuilt offers the same."""
    for players in counts(game):
        for seed in seeds:
            for state in positions(game, players, seed, every=7):
                data = state.to_bytes()
                again = game.from_bytes(data)
                assert again.to_bytes() == data
                document = msgspec.json.decode(msgspec.json.encode(state.to_json()))
                other = game.from_json(document)
                assert other.to_bytes() == data
                for back in (again, other):
                    assert (back.actor, back.waiting, back.chances()) == (state.actor, state.waiting, state.chances())
                    for seat in range(players):
                        assert back.legal(seat) == state.legal(seat)
                        assert back.observe(seat).to_bytes() == state.observe(seat).to_bytes()


def notation_round_trips(game: Game) -> None:
    """Every code has one notation and every notation one code."""
    for code in range(len(game.codes)):
        name = game.name_of(code)
        assert game.code_of(name) == code
        assert game.codes_of(name) == [code]
        assert " ".join((game.codes.kind(code), *game.codes.arguments(code).values())) == name


def chances_are_sound(game: Game, seeds: range) -> None:
    """At a chance node: codes sorted and unique, weights positive; each outcome can be applied."""
    for players in counts(game):
        for seed in seeds:
            for state in positions(game, players, seed):
                odds = state.chances()
                assert bool(odds) == (state.actor == CHANCE)
                codes = [code for code, _ in odds]
                assert codes == sorted(set(codes))
                assert all(weight > 0 for _, weight in odds), "a weight is not positive"
                for code in codes:
                    trial = state.copy()
                    trial.apply(code)
                    assert trial.problems() == [], game.name_of(code)


def records_rebuild_every_position(game: Game, seeds: range) -> None:
    """The same record gives the same positions, and it verifies."""
    for players in counts(game):
        for seed in seeds:
            match = random_match(game, players, seed)
            record = Record.decode(match.record.encode())
            record.verify(type(game))
            states = [state.to_bytes() for _, state in record.replay(type(game))]
            assert states == [state.to_bytes() for _, state in record.replay(type(game))]
            assert states[-1] == match.state.to_bytes()


def random_match(game: Game, players: int, seed: int) -> Match:
    """A whole match by random players."""
    match = Match.begin(game, [f"p{seat + 1}" for seat in range(players)], seed=seed)
    rng = Rng(seed)
    while not match.over:
        seats = match.state.waiting
        seat = seats[rng.below(len(seats))]
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
    return match


def undo_restores_every_observation(game: Game, seeds: range) -> None:
    """Where undo is allowed, every seat then knows exactly what it knew before."""
    undone = 0
    for players in counts(game):
        for seed in seeds:
            match = Match.begin(game, ["x"] * players, seed=seed)
            rng = Rng(seed)
            while not match.over:
                seat = match.state.waiting[rng.below(len(match.state.waiting))]
                trying = rng.below(4) == 0
                before = [match.state.observe(other).to_bytes() for other in range(players)] if trying else []
                legal = match.state.legal(seat)
                match.apply(legal[rng.below(len(legal))], seat)
                if trying and not match.over and match.why_no_undo(seat) is None:
                    match.undo(seat)
                    undone += 1
                    assert [match.state.observe(other).to_bytes() for other in range(players)] == before
            match.record.verify(type(game))
    assert undone, "nothing was ever undone"


def preparing_changes_nothing(game: Game, seeds: range) -> None:
    """What is prepared changes no match, comes again the same, and once committed leaves the others behind."""
    for players in counts(game):
        for seed in seeds:
            match, rng = Match.begin(game, ["x"] * players, seed=seed), Rng(seed)
            while not match.over:
                seat = match.state.waiting[rng.below(len(match.state.waiting))]
                legal = match.state.legal(seat)
                code = legal[rng.below(len(legal))]
                if rng.below(8):
                    match.apply(code, seat)
                    continue
                before, first = _whole(match), _all_prepared(match, code, seat)
                assert _all_prepared(match, code, seat) == first, "prepared again, it came out differently"
                assert _whole(match) == before, "preparing changed the match"
                match.commit(first[-1])
                assert match.head == first[-1].head and match.texts[first[-1].after :] == first[-1].texts
                for other in first:
                    try:
                        match.commit(other)
                    except Stale as error:
                        assert error.entry == first[-1].after + 1
                    else:
                        raise AssertionError("what the match had left behind was committed")
            match.record.verify(type(game))


def history_comes_in_blocks(game: Game, seeds: range) -> None:
    """Blocks of pages make the transcript, which shows what was shown; and what was told once is told again."""
    for players in counts(game):
        for seed in seeds:
            match, rng = Match.begin(game, ["x"] * players, seed=seed), Rng(seed)
            eyes = None if seed % 2 else rng.below(players)
            shown, news = {len(match.entries): match.view(eyes)}, match.told(eyes)
            while not match.over:
                seat = match.state.waiting[rng.below(len(match.state.waiting))]
                legal = match.state.legal(seat)
                match.apply(legal[rng.below(len(legal))], seat)
                if rng.below(4) == 0 and match.why_no_undo(seat) is None:
                    match.undo(seat)
                shown[len(match.entries)] = match.view(eyes)
                news += match.told(eyes, len(news))
            pages, history = match.transcript(eyes).pages, match.history
            size = max(5, len(pages) // 6)
            blocks = [history.pages(eyes, first, size) for first in range(0, len(history), size)]
            assert [page for block in blocks for page in block] == pages
            assert all(shown[page.n] == page.view for page in pages if page.n in shown)
            assert match.told(eyes) == news and history.told(eyes, len(news) // 2) == news[len(news) // 2 :]


def _all_prepared(match: Match, code: int, seat: int) -> list[Prepared]:
    """Whatever can be prepared now; the action comes last."""
    undo = [match.prepare_undo(seat, turn=True)] if match.why_no_undo(seat) is None else []
    leaving = [match.prepare_resign(seat), match.prepare_close("closed")]
    return [*undo, *leaving, match.prepare_rewind(1 + len(match.entries) // 2), match.prepare(code, seat)]


def _whole(match: Match) -> tuple[object, ...]:
    """All of a match that its journal and its position hold."""
    return match.state.to_bytes(), match.dealer.counter, match.head, match.texts, match.links, match.closed


def a_sample_fits_the_observation(game: Game, seeds: range) -> None:
    """A sample is sound and its own observation is the original, byte for byte; observations survive a round trip."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=7):
                for seat in range(players):
                    seen = state.observe(seat)
                    sample = seen.sample(rng)
                    assert sample.problems() == []
                    assert sample.observe(seat).to_bytes() == seen.to_bytes(), "the sample does not fit"
                    again = Observation.from_bytes(game, seen.to_bytes())
                    assert again.to_bytes() == seen.to_bytes()
                    assert again.sample(Rng(seed)).to_bytes() == seen.sample(Rng(seed)).to_bytes()


def not_seats(players: int) -> list[object]:
    """What somebody may send in place of a seat of so many, and what is none."""
    return [-1, -2, -players, -players - 1, players, 99, 100, 2**31, 2**63, 2**70, -(2**70), True, False, 0.0, 1.0, "0",
            "p1", b"\0", [0], (0,), {}, object()]  # fmt: skip


def only_a_seat_is_shown_anything(game: Game, seeds: range) -> None:
    """Whoever is no seat is refused in one line by every question, and nothing is changed or shown."""
    for players in counts(game):
        for state in positions(game, players, seeds[0], every=29):
            before = state.to_bytes()
            for seat in not_seats(players):
                for what, ask in state_questions(state, seat).items():
                    if not (type(seat) is int and seat == CHANCE and what in ("legal", "apply", "why_not")):
                        refuses_the_seat(what, seat, ask)
            for what in ("resign", "blocked", "observe", "prospects"):
                refuses_the_seat(what, None, state_questions(state, None)[what])
            assert state.to_bytes() == before, "a question of nobody changed the position"


def state_questions(state: State, seat: Any) -> dict[str, Callable[[], object]]:
    """All that a position can be asked for a seat."""
    return {
        "legal": lambda: state.legal(seat),
        "apply": lambda: state.apply(0, seat),
        "why_not": lambda: state.why_not(0, seat),
        "blocked": lambda: state.blocked(seat),
        "view": lambda: state.view(seat),
        "observe": lambda: state.observe(seat),
        "observe of the game": lambda: state.game.observe(state, seat),
        "prospects": lambda: state.game.prospects(state, seat),
        "resign": lambda: state.resign(seat),
    }


def refuses_the_seat(what: str, seat: object, ask: Callable[[], object]) -> None:
    """Such a question is answered with one line and nothing else."""
    try:
        answer = ask()
    except UnknownSeat as error:
        assert "a seat: seats are numbered 0 to" in str(error) and "\n" not in str(error)
    else:
        raise AssertionError(f"{what} answers {seat!r}, which is no seat: {answer!r}")


def nothing_hidden_is_sent(game: Game, seeds: range) -> None:
    """The first leak relation: with a sample in place of the state, the seat is told and shown the same."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=3):
                for seat in range(players):
                    sample = state.observe(seat).sample(rng)
                    assert msgspec.json.encode(sample.view(seat)) == msgspec.json.encode(state.view(seat))
                    assert sample.actor == state.actor and sample.waiting == state.waiting
                    for who in [None] if state.actor == CHANCE else state.waiting:
                        shared = sorted(set(state.legal(who)) & set(sample.legal(who)))
                        if who == seat:
                            assert shared == state.legal(seat)
                        if shared:
                            _told_alike(state, sample, shared[rng.below(len(shared))], who, seat)


def _told_alike(state: State, sample: State, code: int, who: int | None, seat: int) -> None:
    one, two, first, second = state.copy(), sample.copy(), Sink(), Sink()
    one.apply(code, who, first)
    two.apply(code, who, second)
    if any(event.reveals for event in (*first.events, *second.events)):
        return
    told = [[msgspec.json.encode(event.seen_by(seat)) for event in sink.events] for sink in (first, second)]
    assert told[0] == told[1], f"an event tells seat {seat} something hidden: {told}"
    assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat)), "the view shows something hidden"


def a_redeal_leaves_the_view(game: Game, seeds: range) -> None:
    """The second leak relation: dealing anew all that a view hides does not change the view."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=4):
                for seat in range(players):
                    other = game.redeal(state, seat, rng)
                    assert other.problems() == []
                    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))


def questions_change_nothing(game: Game, seeds: range) -> None:
    """A preview says what playing then does, names the refusal that would come, and changes nothing; so do the ways."""
    for players in counts(game):
        rng = Rng(seeds[0])
        for state in positions(game, players, seeds[0], every=6):
            for seat in state.waiting:
                before, legal = state.to_bytes(), state.legal(seat)
                code = legal[rng.below(len(legal))]
                seen, sink, trial = game.preview(state, [code], seat), Sink(), state.copy()
                trial.apply(code, seat, sink)
                certain = takewhile(lambda event: not event.reveals, sink.events)
                told = [game.message_of(event.seen_by(seat)) for event in certain]
                assert seen.refused == "" and [*seen.follows][: len(told)] == told, "something else follows"
                wrong = rng.below(len(game.codes))
                refusal = state.why_not(wrong, seat)
                assert game.preview(state, [wrong], seat).refused == ("" if refusal is None else refusal.clause)
                for way in game.ways(state, seat):
                    end = state.copy()
                    for step_code in way.codes:
                        end.apply(step_code, seat)
                assert state.to_bytes() == before, "a question changed the position"


def questions_reveal_nothing(game: Game, seeds: range) -> None:
    """Whatever a seat cannot know, it is answered the same: previews, reasons, what is blocked, whole moves."""
    for players in counts(game):
        rng = Rng(seeds[0])
        for state in islice(positions(game, players, seeds[0]), 80):
            for seat in state.waiting:
                guess = state.observe(seat).sample(rng)
                legal = state.legal(seat)
                codes = [legal[rng.below(len(legal))] for _ in range(3)]
                for code in [*codes, rng.below(len(game.codes))]:
                    asked = [game.preview(place, [code, *codes[:1]], seat) for place in (state, guess)]
                    assert asked[0] == asked[1], f"a preview of {game.name_of(code)!r} tells what is hidden"
                    reasons = [place.why_not(code, seat) for place in (state, guess)]
                    assert [reason and reason.sent for reason in reasons[:1]] == [
                        reason and reason.sent for reason in reasons[1:]
                    ], "a reason tells what is hidden"
                blocked = [[(kind, no.sent) for kind, no in place.blocked(seat)] for place in (state, guess)]
                assert blocked[0] == blocked[1], "what is blocked tells what is hidden"
                assert game.ways(state, seat) == game.ways(guess, seat), "whole moves tell what is hidden"


def prospects_stand_as_played(game: Game, seeds: range) -> None:
    """Prospects are few, of things that lie there, each with its preview, for who must choose and nobody else."""
    for players in counts(game):
        rng = Rng(seeds[0])
        for state in positions(game, players, seeds[0], every=3):
            before, waiting = state.to_bytes(), state.waiting
            for seat in range(players):
                found = game.prospects(state, seat)
                assert seat in waiting or not found, "somebody weighs who is not to choose"
                assert len(found) <= MOST_PROSPECTS
                assert len({(one.thing, one.codes) for one in found}) == len(found), "something is weighed twice"
                shown = {piece.id for piece in game.scene(state.view(seat)).pieces}
                for one in found:
                    assert one.thing in shown, f"{one.thing!r} is weighed and does not lie there"
                    assert one.codes and one.preview == game.preview(state, one.codes, seat), f"not so: {one}"
                if found:
                    assert found == game.prospects(state.observe(seat).sample(rng), seat), "a prospect tells the hidden"
            assert state.to_bytes() == before, "a question changed the position"


def needs_are_the_sum_of_their_parts(game: Game, seeds: range) -> None:
    """Whatever an action takes and a seat has of it: where parts are told they are some, and they add up."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=3):
                for seat in state.waiting:
                    wrong = [rng.below(len(game.codes)) for _ in range(6)]
                    asked = [need for code in (*state.legal(seat), *wrong) for need in game.needs(state, code, seat)]
                    for need in (*asked, *(need for _, no in state.blocked(seat) for need in no.needs)):
                        for parts, whole in ((need.parts, need.had), (need.against, need.needed)):
                            assert not parts or sum(part.count for part in parts) == whole, f"not the sum: {need}"
                            assert all(part.count > 0 for part in parts), f"a part is none: {need}"


def who_forgets_still_sees(game: Game, seeds: range) -> None:
    """A sample of what is left without memory shows the seat what it is shown."""
    for players in counts(game):
        for state in positions(game, players, seeds[0], every=5):
            for seat in range(players):
                seen = state.observe(seat).forget()
                guess = seen.sample(Rng(seeds[0]))
                assert guess.problems() == [], guess.problems()
                assert msgspec.json.encode(guess.view(seat)) == msgspec.json.encode(seen.view), (
                    "it shows something else"
                )


def undetermined_facts_vary_in_samples(game: Game, seeds: range, times: int = 40) -> None:
    """What can differ between positions that fit an observation does differ between samples."""
    for players in counts(game):
        for seed in seeds:
            rng = Rng(seed)
            for state in positions(game, players, seed, every=41):
                for seat in range(players):
                    seen = state.observe(seat)
                    fitting = [game.redeal(state, seat, rng) for _ in range(times)]
                    fitting = [other for other in fitting if other.observe(seat).to_bytes() == seen.to_bytes()]
                    if len(fitting) < times // 2:
                        continue
                    sampled = _values([seen.sample(rng) for _ in range(times)])
                    for place, values in _values(fitting).items():
                        # A fact that varies in most deals but never in as many samples is stuck, not unlucky.
                        if max(values.values()) <= len(fitting) * 3 // 4:
                            assert len(sampled[place]) > 1, f"{place} never varies in samples"


def _values(states: list[State]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for state in states:
        for field, value in state.to_json()["position"].items():
            there = found.setdefault(field, {})
            there[str(value)] = there.get(str(value), 0) + 1
    return found


def resigning_never_stops_the_game(game: Game, seeds: range) -> None:
    """A seat may leave at any moment; it is never awaited again and the others play to an end."""
    for players in counts(game):
        for seed in seeds:
            state, rng = game.new(players), Rng(seed)
            length = sum(1 for _ in positions(game, players, seed))
            leaver, moment = rng.below(players), rng.below(length)
            for number in range(100_000):
                if number == moment and state.actor is not None:
                    state = state.copy()
                    state.resign(leaver, None)
                    assert state.problems() == []
                if state.actor is None:
                    break
                if number >= moment:
                    assert leaver not in state.waiting and not state.legal(leaver), "a resigned seat is awaited"
                step(state, rng)
            assert state.outcome is not None
