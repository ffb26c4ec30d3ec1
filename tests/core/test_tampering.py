"""Ways of tampering with a record: each is caught and named by its entry, or docs/seal.md says that it cannot be.

A clumsy forger changes the file; a careful one, who has the open secret, writes all links and the commitment anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spellboard import Match, Opening, Record, RecordError
from spellboard.core import header as headers
from spellboard.core import seal
from spellboard.core.dealer import seeded_secret
from spellboard.core.record import Chance, Close, Deed, Entry, Resign, Undo, checksum
from tests.example import GAME

from .forging import dealer_of, relinked, replace, resealed, with_edition
from .table import NAMES, SALTS, SECRET, aims, finish, hidden_until_lead, sealed, with_every_kind_of_entry

PAGE = Path(__file__).parents[2] / "docs" / "seal.md"
SOME = -1
"""Caught at an entry, at whichever die first falls otherwise."""


@cache
def base() -> Record:
    """A match with a rewind past chance, an undo, and a composite."""
    return finish(with_every_kind_of_entry(sealed(GAME.load())), 4).record


@cache
def by_lot() -> Record:
    """A match whose seats were drawn."""
    opening = Opening.new(GAME.load(), NAMES, secret=SECRET, lot=True)
    for chair in range(3):
        opening.server_salt(chair)
    return finish(opening.begin(), 4).record


def place(fits: Callable[[Entry], bool]) -> int:
    """The number of the first entry like this."""
    return next(entry.n for entry in base().entries if fits(entry))


def a(kind: type, begins: str = "") -> int:
    return place(lambda entry: isinstance(entry, kind) and getattr(entry, "action", "").startswith(begins))


DIE, DEED, REWIND, BURIAL = a(Chance, "die"), a(Deed), a(Undo), place(lambda e: isinstance(e, Deed) and e.chain > 0)
UNDO = place(lambda entry: isinstance(entry, Undo) and entry.seat is not None)
LAST = len(base().entries)

# --- what forgers do --------------------------------------------------------------------------------------------------


def file(**changes: Any) -> bytes:
    """The file with other parts."""
    return json.dumps({**json.loads(base().encode()), **changes}).encode()


def text(number: int, change: Callable[[str], str], careful: bool = True) -> Record:
    """An entry's text changed."""
    texts = list(base().entry_texts)
    texts[number - 1] = change(texts[number - 1])
    assert texts != base().entry_texts
    return relinked(base(), texts=texts) if careful else replace(base(), entry_texts=texts)


def entry(number: int, **changes: Any) -> Record:
    """An entry's fields changed, all links new."""
    return entries(lambda found: found.__setitem__(number - 1, replace(found[number - 1], **changes)))


def entries(change: Callable[[list[Entry]], object], renumber: bool = False) -> Record:
    """The journal changed, all links new."""
    found = list(base().entries)
    change(found)
    if renumber:
        found = [replace(each, n=n) for n, each in enumerate(found, 1)]
    return relinked(base(), found)


def key(number: int, name: str, value: Any) -> Record:
    """A key of an entry's JSON set, whatever its type."""
    return text(number, lambda found: json.dumps({**json.loads(found), name: value}))


def ended(record: Record) -> Record:
    """A record whose result and checksum fit its entries."""
    state = record.final(GAME)
    return replace(record, outcome=state.outcome, checksum=checksum(state))


def cut(*more: Entry) -> Record:
    """The last six entries exchanged for others, with a result that fits."""
    kept = list(base().entries[: LAST - 6])
    added = [replace(each, n=len(kept) + at) for at, each in enumerate(more, 1)]
    return ended(relinked(base(), [*kept, *added]))


def head(old: str, new: str) -> Record:
    """The text of the header changed, and nothing else."""
    assert old in base().header_text
    return replace(base(), header_text=base().header_text.replace(old, new))


def figure(old: str, new: str) -> Record:
    """The text of the edition changed, and nothing else."""
    return replace(base(), edition=base().edition.replace(old, new))


def with_links(links: list[str]) -> Record:
    return replace(base(), links=links)


def with_seal(**changes: Any) -> Record:
    return replace(base(), seal=replace(base().seal, **changes))


def with_lot(record: Record, lot: list[int]) -> Record:
    """The record with another lot; the links fit, because the lot follows from what they hold."""
    assert lot != record.seal.lot
    return relinked(replace(record, seal=replace(record.seal, lot=lot)))


def other_lot(turns: int = 1) -> list[int]:
    """The seats passed on."""
    lot = by_lot().seal.lot
    return [*lot[turns:], *lot[:turns]]


def with_result(**changes: Any) -> Record:
    result = base().outcome
    assert result is not None
    return replace(base(), outcome=replace(result, **changes))


def own_secret() -> Record:
    """The host exchanges the secret, and commitment and links with it."""
    other = with_seal(secret=SECRET[::-1].hex())
    return relinked(replace(other, seal=replace(other.seal, commitment=dealer_of(other).commitment)))


def swapped(found: list[Entry]) -> None:
    found[DEED - 1], found[DEED] = found[DEED], found[DEED - 1]


def spelled(found: str) -> str:
    """Another text of the same meaning."""
    return json.dumps(dict(reversed(json.loads(found).items())))


def without(number: int, last: int | None = None) -> Callable[[list[Entry]], None]:
    return lambda found: found.__delitem__(slice(number - 1, last or number))


def exchanged_seats() -> Record:
    """The host says that others sat there, and moves the names with the lot."""
    names = by_lot().players
    return replace(with_lot(by_lot(), other_lot()), players=[*names[1:], names[0]])


def lot_with_care(record: Record, lot: bool) -> Record:
    """A lot put on or taken off in header and seal, with the order and the server's salts that follow from it."""
    other = resealed(record, lot=lot)
    hashed = seal.header_hash(other.header_text)
    salts = [seal.server_salt(SECRET, hashed, chair) for chair in other.seal.server] or other.seal.salts
    other = replace(other, seal=replace(other.seal, salts=salts))
    return relinked(replace(other, seal=replace(other.seal, lot=dealer_of(other).drawn() if lot else [])))


def seeded() -> Record:
    return finish(Match.begin(GAME.load(), NAMES, seed=6), 4).record


def many_rewinds() -> Record:
    """A host goes back "by agreement" until the die suits him."""
    match = sealed(GAME.load())
    for _ in range(240):
        first = len(match.entries) + 1
        aims(match, "hide", "hide", "hide")
        match.rewind(first)
    return finish(match, 1).record


def played_again() -> Record:
    """Another course with the same secret, header and salts, written when all was open."""
    return finish(sealed(GAME.load()), 8).record


def another_match() -> Record:
    """The host throws the match away and shows another one with a secret that suits him."""
    return finish(Match.begin(GAME.load(), NAMES, secret=SECRET[::-1], salts=SALTS), 4).record


def another_start() -> Record:
    """The host lets the match begin from a position that suits him."""
    state = hidden_until_lead(sealed(GAME.load())).state
    return finish(Match.begin(GAME.load(), NAMES, secret=SECRET, salts=SALTS, start=state), 4).record


def invented_salts() -> Record:
    """The host invents the salts of the others."""
    return finish(Match.begin(GAME.load(), NAMES, secret=SECRET, salts=["x", "y", "z"]), 4).record


def small_secret() -> Record:
    """The host makes his secret from a small number that he likes."""
    return finish(Match.begin(GAME.load(), NAMES, secret=seeded_secret(6), salts=SALTS), 4).record


class Case(NamedTuple):
    """A way of tampering, and the entry at which it is caught, or the key under which docs/seal.md gives it up."""

    name: str
    make: Callable[[], Record | bytes]
    caught: int | str | None
    said: str = ""
    shown_by: tuple[str, ...] = ()
    """What somebody can keep that shows it all the same."""


def twice(document: bytes, part: str) -> bytes:
    return document.replace(f'"{part}":'.encode(), f'"{part}":null,"{part}":'.encode(), 1)


EXCHANGED = "secret and header do not fit the commitment"
CASES = [
    # the file
    Case("another format", lambda: file(format="spellboard-record/9"), None, "spellboard-record/2 was expected"),
    Case("an unknown part", lambda: file(moon=1), None, "unknown field `moon`"),
    Case("a part twice", lambda: twice(base().encode(), "outcome"), None, "the key “outcome” appears twice"),
    Case("a part taken out", lambda: file(links=None), None, "this is not a record"),
    Case("an unknown part of the seal", lambda: file(seal={**json.loads(file())["seal"], "x": 1}), None, "unknown"),
    Case("entries as objects", lambda: file(entries=[json.loads(base().entry_texts[0])]), None, "this is not a record"),
    # the header, by a clumsy forger
    *(
        Case(
            f"the header's {old} becomes {new}",
            partial(head, old, new),
            None,
            said,
        )
        for old, new, said in (
            ('"rules":1', '"rules":2', "played under revision 2"),
            ('"rules":1', '"rules":1.0', "the header is malformed"),
            ('"rules":1', '"rules":1,"rules":1', "the key “rules” appears twice"),
            ('"rules":1', '"rules":1,"moon":1', "unknown field `moon`"),
            ('"rules":1', '"rules": 1', EXCHANGED),
            ('"rules":1', '"rules":1\n', "a control character"),
            ('"seats":3', '"seats":4', "3 names were given for 4 seats"),
            ('"start":"new"', '"start":"fork"', "begins from “fork”"),
            ('"dealer":"sealed"', '"dealer":"seeded"', EXCHANGED),
            ('"options":{}', '"options":{"shelter":false}', EXCHANGED),
            ('"options":{}', '"options":{"shelter":true}', EXCHANGED),
            ('"game":"embers"', '"game":"pebbles"', "a record of “pebbles”"),
            ('"match":"6', '"match":"7', EXCHANGED),
        )
    ),
    # the header, by a careful forger: every die hangs on it
    Case("an option exchanged with care", lambda: resealed(base(), options={"shelter": False}), SOME, "dealer gave"),
    Case("the match id exchanged with care", lambda: resealed(base(), match="0" * 32), SOME, "the sealed dealer gave"),
    Case(
        "a comment of the edition changed with care",
        lambda: resealed(
            replace(base(), edition="# mine\n" + base().edition),
            edition=headers.fingerprint("# mine\n" + base().edition),
        ),
        SOME,
        "the sealed dealer gave",
    ),
    Case(
        "a figure of the edition changed with care",
        lambda: with_edition(base(), lambda edition: edition["card"][2].update(value=9)),
        SOME,
        "the sealed dealer gave",
    ),
    Case(
        "sealed made seeded with care",
        lambda: resealed(with_seal(unsealed=True, salts=[]), dealer="seeded"),
        SOME,
        "the sealed dealer gave",
    ),
    # edition and names
    Case("a figure changed", lambda: figure("= 6", "= 7"), None, "the edition"),
    Case("a comment changed", lambda: replace(base(), edition=base().edition + "# mine\n"), None, "the edition"),
    Case("a player put in", lambda: replace(base(), players=[*NAMES, "Eve"]), None, "4 names were given for 3 seats"),
    Case("a player taken out", lambda: replace(base(), players=NAMES[:2]), None, "2 names were given for 3 seats"),
    Case("names exchanged", lambda: replace(base(), players=NAMES[::-1]), "names"),
    # the seal
    Case("no secret", lambda: with_seal(secret=""), None, "missing or malformed"),
    Case("a respelled secret", lambda: with_seal(secret=SECRET.hex().upper()), None, "missing or malformed"),
    Case("another secret", lambda: with_seal(secret="00" * 32), None, EXCHANGED),
    Case("another commitment", lambda: with_seal(commitment="00" * 32), None, EXCHANGED),
    Case("another secret with care", own_secret, SOME, "the sealed dealer gave"),
    Case("a salt changed", lambda: with_seal(salts=["x", *SALTS[1:]]), 1),
    Case("a salt changed with care", lambda: relinked(with_seal(salts=["x", *SALTS[1:]])), SOME, "the sealed dealer"),
    Case("salts in another order", lambda: relinked(with_seal(salts=SALTS[::-1])), SOME, "the sealed dealer gave"),
    Case("a salt taken out", lambda: relinked(with_seal(salts=SALTS[1:])), None, "2 salts for 3 seats"),
    Case("a control character in a salt", lambda: with_seal(salts=["\x1b", *SALTS[1:]]), None, "printable"),
    Case("marked unsealed", lambda: with_seal(unsealed=True), None, "by its header the dealer is sealed"),
    Case("a salt marked as the server's", lambda: relinked(with_seal(server=[1])), None, "the salt of seat 2"),
    # the lot
    Case("a lot exchanged", lambda: with_lot(by_lot(), other_lot()), None, "the lot is not the one that secret"),
    Case("a lot exchanged with the names", exchanged_seats, None, "the lot is not the one that secret"),
    Case("a chair drawn twice", lambda: with_lot(by_lot(), [0, 0, 0]), None, "the lot is not the one that secret"),
    Case("chairs that there are not", lambda: with_lot(by_lot(), [7, -1, 2]), None, "the lot is not the one"),
    Case("a lot that is too short", lambda: with_lot(by_lot(), by_lot().seal.lot[:2]), None, "the lot is not the one"),
    Case("a lot put on", lambda: with_lot(base(), [2, 0, 1]), None, "no seats were drawn, and there is a lot"),
    Case("a lot put on that changes nothing", lambda: with_lot(base(), [0, 1, 2]), None, "and there is a lot"),
    Case("a lot taken off", lambda: with_lot(by_lot(), []), None, "the seats were drawn, and the lot is missing"),
    Case("the header's lot put on", lambda: head('"seats":3', '"seats":3,"lot":true'), None, EXCHANGED),
    Case(
        "the header's lot taken off",
        lambda: replace(by_lot(), header_text=by_lot().header_text.replace(',"lot":true', "")),
        None,
        EXCHANGED,
    ),
    Case("a lot put on with care", lambda: lot_with_care(base(), True), SOME, "the sealed dealer gave"),
    Case("a lot taken off with care", lambda: lot_with_care(by_lot(), False), SOME, "the sealed dealer gave"),
    Case("a lot in a seeded match", lambda: resealed(seeded(), lot=True), None, "a seed has none"),
    # the end
    Case("another winner", lambda: with_result(winners=(2,)), None, "the result is not that"),
    Case("other ranks", lambda: with_result(ranks=(1, 1, 1)), None, "the result is not that"),
    Case("another reason", lambda: with_result(reason="resigned"), None, "the result is not that"),
    Case("no result", lambda: replace(base(), outcome=None), None, "the result is not that"),
    Case("another checksum", lambda: replace(base(), checksum="0" * 16), None, "the last position is not"),
    Case("the end cut off", lambda: relinked(base(), base().entries[:-3]), None, "the result is not that"),
    Case("the end cut off with care", lambda: cut(), None, "stops before the match is over"),
    # entries and links, by a clumsy forger
    Case("a choice exchanged", lambda: text(DEED, lambda t: t.replace("aim p2", "aim p3"), False), DEED, "the chain"),
    Case("a space in an entry", lambda: text(DEED, lambda t: t.replace(":", ": ", 1), False), DEED, "the chain breaks"),
    Case("keys in another order", lambda: text(DIE, spelled, False), DIE, "the chain breaks"),
    Case(
        "a default spelled out", lambda: text(DEED, lambda t: t[:-1] + ',"chain":0}', False), DEED, "the chain breaks"
    ),
    Case(
        "a link exchanged",
        lambda: replace(base(), links=[*base().links[:4], "0" * 64, *base().links[5:]]),
        5,
        "the chain breaks",
    ),
    Case("the last link taken out", lambda: replace(base(), links=base().links[:-1]), LAST, "its link is missing"),
    Case("all links taken out", lambda: replace(base(), links=[]), 1, "its link is missing"),
    Case("a link put in", lambda: with_links([*base().links, "0" * 64]), LAST + 1, "a link without an entry"),
    Case("links in capitals", lambda: replace(base(), links=[each.upper() for each in base().links]), 1, "the chain"),
    # entries, by a careful forger
    Case("another number", lambda: entry(DEED, n=99), DEED, "it is numbered 99"),
    Case("number 0", lambda: entry(1, n=0), 1, "it is numbered 0"),
    Case("a number as a fraction", lambda: key(DEED, "n", float(DEED)), DEED, "this is not an entry"),
    Case("a number as text", lambda: key(DEED, "n", str(DEED)), DEED, "this is not an entry"),
    Case("a number as a truth", lambda: key(1, "n", True), 1, "this is not an entry"),
    Case("an unknown key", lambda: key(DEED, "moon", 1), DEED, "unknown field `moon`"),
    Case(
        "a key twice", lambda: text(DEED, lambda t: t.replace('"n":', '"n":7,"n":')), DEED, "the key “n” appears twice"
    ),
    Case("an unknown type", lambda: key(DEED, "type", "dance"), DEED, "this is not an entry"),
    Case("an action in capitals", lambda: entry(DEED, action="AIM p2"), DEED, "is written “aim p2”"),
    Case("an action with spaces", lambda: entry(DEED, action="aim  p2"), DEED, "is written “aim p2”"),
    Case("a die in capitals", lambda: entry(1, action=base().entries[0].action.upper()), 1, "the action is written"),  # type: ignore[union-attr]
    Case("an escaped control character", lambda: entry(DEED, action="\x1b[2J"), DEED, "is not an action"),
    Case("a line break", lambda: text(DEED, lambda t: t.replace("{", "{\n")), DEED, "it contains a control character"),
    Case(
        "a turned direction", lambda: text(DEED, lambda t: t.replace("aim", "\u202eaim")), DEED, "a control character"
    ),
    Case("an action that there is not", lambda: entry(DEED, action="dance"), DEED, "is not an action of this game"),
    Case("a forbidden action", lambda: entry(DEED, action="aim p1"), DEED, "Nobody aims at themselves."),
    Case("another die", lambda: entry(DIE, action=die(1)), DIE, "the sealed dealer gave"),
    Case("loaded weights", lambda: entry(DIE, weights=[1, 1, 1, 1, 1, 7]), DIE, "the weights are not those"),
    Case("another counter", lambda: entry(DIE, counter=99), DIE, "the dealer’s counter should be 9"),
    Case("a die as a deed", lambda: entries(lambda f: f.__setitem__(0, Deed(1, -1, "deal ash"))), 1, "no such seat"),
    Case("a die put in", lambda: entries(lambda f: f.insert(DEED - 1, chance()), True), DEED, "nothing is rolled"),
    Case("a draw taken out", lambda: entries(without(3), True), 3, "the dealer’s counter should be 2, not 3"),
    Case("a deed taken out", lambda: entries(without(DEED)), DEED, "something was taken out or put in"),
    Case("a deed taken out, all numbered anew", lambda: entries(without(DEED), True), SOME),
    Case("two entries exchanged", lambda: entries(swapped), DEED, "something was taken out or put in"),
    Case("a seat that there is not", lambda: entry(DEED, seat=3), DEED, "there is no such seat"),
    Case("another seat", lambda: entry(BURIAL, seat=1), BURIAL, "its chain does not fit"),
    Case("a chain for a single deed", lambda: entry(DEED, chain=DEED), DEED, "its chain does not fit"),
    Case("a chain from before", lambda: entry(DEED, chain=1), DEED, "its chain does not fit"),
    Case("a chain to later", lambda: entry(DEED, chain=DEED + 1), DEED, "its chain does not fit"),
    Case("a chain below nothing", lambda: entry(DEED, chain=-1), DEED, "its chain does not fit"),
    Case("a chain broken off", lambda: entry(BURIAL + 1, chain=0), BURIAL, "its chain does not fit"),
    Case("a chain begun late", lambda: entry(BURIAL, chain=0), BURIAL + 1, "its chain does not fit"),
    Case("a choice marked as forced", lambda: entry(DEED, forced=True), DEED, "marked as forced"),
    Case("a composite marked as forced", lambda: entry(BURIAL, forced=True), BURIAL, "its chain does not fit"),
    Case("an undo of nothing", lambda: entry(UNDO, before=99), UNDO, "there is no entry 99 to take back"),
    Case("an undo of somebody else", lambda: entry(UNDO, seat=1), UNDO, "only its own actions"),
    Case("a rewind as a seat's undo", lambda: entry(REWIND, seat=0), REWIND, "only its own actions, and never chance"),
    Case("a rewind taken out", lambda: entries(without(10, REWIND), True), 13, "the dealer’s counter should be 9"),
    Case("an unknown reason to close", lambda: cut(Close(0, "boredom")), LAST - 5, "a match is closed by one of"),
    Case(
        "an entry after the end",
        lambda: entries(lambda f: f.append(Close(LAST + 1, "closed"))),
        LAST + 1,
        "already over",
    ),
    Case("nobody resigns", lambda: cut(Resign(0, 9)), LAST - 5, "there is no such seat"),
    Case("a start taken out", lambda: replace(another_start(), start_text=""), None, "which is not known here"),
    Case(
        "a start put in",
        lambda: replace(base(), start_text=another_start().start_text),
        None,
        "not the one of the header",
    ),
    Case(
        "another start",
        lambda: replace(another_start(), start_text=another_start().start_text.replace("[", "[ ", 1)),
        None,
        "not the one of the header",
    ),
    # what a record alone cannot show
    Case("an undo made a rewind", lambda: entry(UNDO, seat=None), "agreement", shown_by=("head",)),
    Case("240 rewinds until the die suits", many_rewinds, "agreement"),
    Case("an undone stretch without chance", lambda: ended(no_undo()), "other-actions", shown_by=("head",)),
    Case("another course", played_again, "other-actions", shown_by=("head",)),
    Case("closed in time", lambda: cut(Close(0, "agreement")), "other-actions", shown_by=("head",)),
    Case(
        "a resignation for somebody", lambda: cut(Resign(0, 1), Close(0, "closed")), "other-actions", shown_by=("head",)
    ),
    Case("another match", another_match, "another-match", shown_by=("commitment", "head")),
    Case("a position that suits", another_start, "another-start", shown_by=("commitment", "head")),
    Case("invented salts", invented_salts, "invented-salts", shown_by=("salts", "head")),
    Case("a secret from a small number", small_secret, "chosen-secret"),
    Case("a host who peeps", lambda: base(), "host-knows"),
]


def die(step: int) -> str:
    shown = base().entries[DIE - 1]
    assert isinstance(shown, Chance)
    return f"die {(int(shown.action[-1]) + step - 1) % 6 + 1}"


def chance() -> Entry:
    return Chance(DEED, "die 3", 9, [1] * 6)


def no_undo() -> Record:
    """The undone action and its undo taken out; only the numbers tell, and they are written anew."""

    def change(found: list[Entry]) -> None:
        del found[UNDO - 2 : UNDO]
        for at, each in enumerate(found):
            if isinstance(each, Deed) and each.chain > UNDO:
                found[at] = replace(each, chain=each.chain - 2)
            if isinstance(each, Undo) and each.before > UNDO:
                found[at] = replace(each, before=each.before - 2)

    return entries(change, renumber=True)


KEPT: dict[str, dict[str, Any]] = {
    "commitment": {"commitment": base().seal.commitment},
    "head": {"head": base().head},
    "salts": {"salts": {0: SALTS[0]}},
}


def verified(made: Record | bytes, **kept: Any) -> Any:
    record = Record.decode(made if isinstance(made, bytes) else made.encode())
    return record.verify(GAME, **kept)


CAUGHT = [case for case in CASES if not isinstance(case.caught, str)]
BEYOND = [case for case in CASES if isinstance(case.caught, str)]


@pytest.mark.parametrize("case", CAUGHT, ids=lambda case: case.name)
def test_tampering_is_caught_and_named_by_its_entry(case: Case) -> None:
    with pytest.raises(RecordError) as caught:
        verified(case.make())
    assert case.said in str(caught.value)
    if case.caught == SOME:
        assert caught.value.entry is not None
    else:
        assert caught.value.entry == case.caught
    assert "\n" not in str(caught.value) and "\x1b" not in str(caught.value) and len(str(caught.value)) < 400


@pytest.mark.parametrize("case", BEYOND, ids=lambda case: case.name)
def test_what_a_record_alone_cannot_show_is_shown_by_what_was_kept(case: Case) -> None:
    made = case.make()
    proof = verified(made)
    assert set(proof.unknown) >= {"commitment", "salts", "head", "host"}, "and verify says what it cannot know"
    if case.caught == "agreement":
        assert len(proof.rewinds) > 1 and "agreement" in proof.unknown
    for name, kept in KEPT.items():
        if name in case.shown_by:
            with pytest.raises(RecordError, match="kept"):
                verified(made, **kept)
    assert all(name in KEPT for name in case.shown_by)


def test_the_page_lists_exactly_what_a_record_alone_cannot_show() -> None:
    part = PAGE.read_text(encoding="utf-8").split("## What a record alone cannot show")[1].split("\n## ")[0]
    assert set(re.findall(r"^- \*\*([a-z-]+)\*\*", part, flags=re.MULTILINE)) == {
        case.caught for case in CASES if isinstance(case.caught, str)
    }


def test_there_are_at_least_sixty_ways() -> None:
    assert len({case.name for case in CASES}) == len(CASES) >= 60


def test_the_record_itself_is_sound() -> None:
    proof = verified(base(), **KEPT["commitment"], **KEPT["head"], **KEPT["salts"])
    assert proof.unknown == ["agreement", "host"]
    assert [rewind.entry for rewind in proof.rewinds] == [REWIND]


def test_240_rewinds_are_reported_with_every_die_that_they_threw_away() -> None:
    proof = verified(many_rewinds())
    assert len(proof.rewinds) == 240 and proof.thrown_away == 240
    assert proof.rewinds[0].chances == [13] and proof.rewinds[1].before == 15
