"""Transcripts: what one seat was told and shown, and not a fact more."""

from __future__ import annotations

import msgspec

from spellboard import Event, Match, Page, Told, Transcript
from tests.example.game import Embers
from tests.example.view import View

from .table import NAMES, aims, hidden_until_lead, sealed


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
