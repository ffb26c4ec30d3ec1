"""Transcripts: what one seat was told and shown, and not a fact more."""

from __future__ import annotations

import msgspec

from spellboard import Event, Match, Page, Rng, Told, Transcript
from spellboard.core.match import MOST_UNDOS, RECENT
from tests.example.game import Embers
from tests.example.view import View

from .table import NAMES, aims, hidden_until_lead, sealed, step


def test_a_transcript_has_a_page_for_the_opening_and_for_every_entry(match: Match) -> None:
    match.play("hide", 0)
    match.resign(2)
    match.close("closed")
    for seat in (None, 0, 1, 2):
        transcript = match.transcript(seat)
        assert (transcript.format, transcript.game, transcript.seat) == ("spellboard-transcript/2", "embers", seat)
        assert transcript.players == NAMES
        assert [page.n for page in transcript.pages] == [0, *(entry.n for entry in match.entries)]
        assert transcript.pages[0] == Page(0, [], match.game.new(3).view(seat))
        assert transcript.pages[-1].view == match.view(seat)


def test_what_was_played_and_taken_back_is_one_page(match: Match) -> None:
    match.play("aim p3", 1)
    shown = [match.view(seat) for seat in (None, 0, 1, 2)]
    for text in ("hide", "aim p2", "hide"):
        match.play(text, 0)
        match.undo(0)
    match.play("hide", 0)
    match.play("aim p3", 0)
    match.undo(0)
    match.undo(0)
    match.play("hide", 2)
    match.undo(2)
    for seat, view in zip((None, 0, 1, 2), shown, strict=True):
        pages = match.transcript(seat).pages
        assert [page.n for page in pages] == [*range(11), len(match.entries)]
        assert pages[-1] == Page(len(match.entries), [], view, since=11)
    match.play("hide", 2)
    assert [page.n for page in match.transcript(0).pages][-2:] == [len(match.entries) - 1, len(match.entries)]
    assert len(match.told(0)) == len(match.entries), "what was told was told"


def test_what_was_rolled_or_agreed_to_be_taken_back_is_never_folded(match: Match) -> None:
    match.play("hide", 0)
    aims_of_others = len(match.entries) + 1
    match.play("hide", 1)
    match.play("hide", 2)
    match.rewind(aims_of_others)
    match.undo(0)
    assert [page.n for page in match.transcript(1).pages] == list(range(len(match.entries) + 1))
    assert match.transcript(1).pages[-1].view == match.view(1)


def test_a_transcript_after_every_undo_of_a_match_is_short(game: Embers) -> None:
    match = sealed(game)
    for _ in range(MOST_UNDOS):
        match.play("hide", 0)
        match.undo(0)
    assert len(match.transcript(0).pages) == 11 and len(match.transcript(0).encode()) < 10_000


def test_every_page_shows_what_was_shown(game: Embers) -> None:
    for seed in range(4):
        match, rng = sealed(game), Rng(seed)
        shown = {0: [match.game.new(3).view(seat) for seat in (None, 0, 1, 2)]}
        while not match.over:
            step(match, rng)
            seat = rng.below(3)
            if match.why_no_undo(seat) is None and rng.below(2):
                match.undo(seat)
            elif not match.over and rng.below(9) == 0:
                counting = match._line.numbers
                match.rewind(counting[rng.below(len(counting))])
            shown[len(match.entries)] = [match.view(eyes) for eyes in (None, 0, 1, 2)]
            if len(match.entries) > 120:
                match.close("closed")
        for at, eyes in enumerate((None, 0, 1, 2)):
            pages = {page.n: page.view for page in match.transcript(eyes).pages}
            assert all(pages[n] == views[at] for n, views in shown.items() if n in pages)
            assert len(match.entries) in pages


def test_what_was_told_long_ago_is_told_again_the_same(match: Match) -> None:
    rng = Rng(2)
    heard: dict[int | None, list[Told]] = {seat: match.told(seat) for seat in (None, 0, 1, 2)}
    while not match.over:
        step(match, rng)
        if match.why_no_undo(0) is None:
            match.undo(0)
        for seat, news in heard.items():
            news += match.told(seat, len(news))
    assert len(match.entries) > RECENT
    for seat, news in heard.items():
        assert match.told(seat) == news
        assert [match.told(seat, after) for after in (1, 30, len(news))] == [news[1:], news[30:], []]


def test_no_hidden_card_is_in_the_transcript_of_a_spectator(match: Match) -> None:
    aims(match, "hide", "hide", "hide")
    data = match.transcript(None).encode()
    for card in (b"ash", b"coal", b"flame", b"private"):
        assert card not in data


def test_a_transcript_holds_ones_own_cards_and_no_others(match: Match) -> None:
    aims(match, "hide", "hide", "hide")
    for seat in range(3):
        told = [event for page in match.transcript(seat).pages for event in page.events if event.private is not None]
        assert {event.kind for event in told} == {"dealt", "aimed"}
        assert all(event.to == (seat,) for event in told)
        assert len(told) == 3 + 1


def test_a_theft_is_seen_by_two_only(game: Embers) -> None:
    for seed in range(20):
        match = Match.begin(game, NAMES, seed=seed)
        aims(match, "aim p2", "aim p3", "hide")
        thefts = [event for page in match.transcript(0).pages for event in page.events if event.kind == "stole"]
        if thefts:
            break
    assert thefts[0].facts == {"seat": 0, "from": 1}
    stolen = msgspec.json.encode(thefts[0].private)
    for seat, sees in ((0, True), (1, True), (2, False), (None, False)):
        pages = [page for page in match.transcript(seat).pages if any(event.kind == "stole" for event in page.events)]
        assert (stolen in msgspec.json.encode(pages)) is sees


def test_a_buried_card_is_in_nobody_elses_transcript(game: Embers) -> None:
    shown = set()
    for at in range(3):
        match = hidden_until_lead(sealed(game))
        if match.view(0).hand[at]:
            match.play(f"bury {['ash', 'coal', 'flame'][at]}", 0)
            shown.add(tuple(match.transcript(seat).encode() for seat in (1, 2, None)))
    assert len(shown) == 1, "what others get is the same whichever card was buried"


def test_what_a_seat_is_told_since_an_entry_is_redacted(match: Match) -> None:
    match.play("aim p2", 0)
    assert match.told(1, after=9) == [Told(10, "deed", [Event("aimed", {"seat": 0})], seat=0)]
    assert match.told(0, after=9)[0].events[0].private == {"target": "p2"}


def test_what_a_seat_is_told_carries_no_entry(match: Match) -> None:
    aims(match, "aim p2", "aim p3", "hide")
    for seat in (1, 2, None):
        told = msgspec.json.encode(match.told(seat))
        assert b"aim p" not in told and b"hide" not in told and b"deal " not in told


def test_who_took_back_resigned_or_closed_is_told_to_all(match: Match) -> None:
    match.play("hide", 1)
    match.undo(1)
    match.resign(2)
    match.rewind(12)
    match.close("agreement")
    told = [Told(news.n, news.kind, [], news.seat, news.before, news.reason) for news in match.told(None, after=9)]
    assert told == [
        Told(10, "deed", [], 1),
        Told(11, "undo", [], 1, before=10),
        Told(12, "resign", [], 2),
        Told(13, "undo", [], None, before=12),
        Told(14, "close", [], reason="agreement"),
    ]


def test_a_transcript_is_deterministic_json(match: Match) -> None:
    assert match.transcript(1).encode() == match.transcript(1).encode()
    again = msgspec.json.decode(match.transcript(1).encode(), type=Transcript[View])
    assert again == match.transcript(1) and (again.seat, len(again.pages)) == (1, 10)
