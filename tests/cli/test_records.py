"""Records: told in sentences, proved, and every way of touching one is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spellboard import LANGUAGES, Match, Opening, Words
from spellboard.core.opening import promise_of
from tests.core.table import FORMER
from tests.example import GAME

from .conftest import EXAMPLE, Command, refused

SECRET = bytes(range(32))


def played(*, sealed: bool = True, seed: int = 4) -> Match:
    """A whole match of Embers with an undo, and a stretch past a die that all agreed to take back."""
    game, players = GAME.load(), ["Ada", "Ben", "bot:random"]
    if sealed:
        match = Match.begin(game, players, secret=SECRET, salts=["a", "b", "c"])
    else:
        match = Match.begin(game, players, seed=seed)
    agreed = False
    while not match.over:
        seat = match.state.waiting[0]
        codes = match.state.legal(seat)
        match.apply(codes[len(match.entries) % len(codes)], seat)
        if match.why_no_undo(seat) is None and len(match.entries) % 3 == 0:
            match.undo(seat)
        rolled = [entry.n for entry in match.entries if getattr(entry, "action", "").startswith("die")]
        if not agreed and rolled and not match.over:
            match.rewind(rolled[0])
            agreed = True
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    played().record.save(file)
    return file


def test_verify_accepts_a_played_record(spellboard: Command, record: Path) -> None:
    ran = spellboard("verify", record, "--game", EXAMPLE)
    assert ran.code == 0 and ran.err == ""
    assert "agrees with itself, but is not proved to be the match that was played. embers, 3 players" in ran.out
    assert "Proved: every roll and draw follows from secret, header and salts." in ran.out


def test_verify_says_when_the_dice_were_never_sealed(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "seeded.json"
    played(sealed=False).record.save(file)
    said = spellboard("verify", file, "--game", EXAMPLE).out
    assert "unproved (dealt from a seed, not by a sealed dealer)" in said
    assert "Not known: whether the dice were chosen" in said and "every roll and draw" not in said


def test_verify_says_what_it_cannot_know_until_it_is_told_what_was_kept(spellboard: Command, record: Path) -> None:
    match = played()
    bare = spellboard("verify", record, "--game", EXAMPLE).out
    for word in ("--commitment", "--salt", "--head"):
        assert word in bare
    kept = ["--commitment", match.dealer.commitment, "--salt", "1=a", "--salt", "p3=c", "--head", match.head]
    full = spellboard("verify", record, "--game", EXAMPLE, *kept).out
    assert "game.json: proved. embers, 3 players" in full
    assert "Proved: game, edition, options and secret were settled by the commitment that you kept." in full
    assert "Proved: the salt that you kept is in every roll and draw." in full
    assert "Proved: the entries are those of the head that you kept, all of them." in full
    assert "--" not in full and "Not known: whether whoever runs the server used what the server knows" in full


FORGED = "Anyone who has the secret can write another record that agrees with itself."


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ([], f"Neither a commitment nor a head that you kept was compared. {FORGED}"),
        (["salt"], f"Neither a commitment nor a head that you kept was compared. {FORGED}"),
        (["commitment"], "The commitment is yours, but no head that you kept was compared: the actions may have been"),
        (["part"], "The head after entry 20 is yours. The "),
        (["commitment", "part"], "The head after entry 20 is yours. The "),
        (["head"], "The last head is yours, but no commitment that you kept was compared"),
    ],
    ids=str,
)
def test_verify_says_first_how_little_is_proved_without_what_was_kept(
    spellboard: Command, record: Path, kept: list[str], said: str
) -> None:
    match = played()
    given = {
        "salt": ["--salt", "1=a"],
        "commitment": ["--commitment", match.dealer.commitment],
        "part": ["--head", match.links[19]],
        "head": ["--head", match.head],
    }
    out = spellboard("verify", record, "--game", EXAMPLE, *(word for key in kept for word in given[key])).out
    first, second, *_ = out.splitlines()
    assert "agrees with itself, but is not proved to be the match that was played." in first
    assert said in second


def test_verify_says_where_a_match_began_and_proves_it_with_the_other_record(
    spellboard: Command, record: Path, tmp_path: Path
) -> None:
    origin, file = played(), tmp_path / "fork.json"
    fork = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], secret=SECRET, start=(origin.record, 12))
    fork.close("agreement")
    fork.record.save(file)
    said = spellboard("verify", file, "--game", EXAMPLE).out
    assert f"Begun from entry 12 of the match {origin.record.header.match}, not as a new game." in said
    assert "Not known: how its starting position came about." in said
    said = spellboard("verify", file, "--game", EXAMPLE, "--origin", record).out
    assert "Proved: it began from the position of the record that you kept." in said
    assert "Begun from" not in spellboard("verify", record, "--game", EXAMPLE).out
    ran = spellboard("verify", record, "--game", EXAMPLE, "--origin", file)
    assert ran.code == 2 and "the match was not forked from that record" in ran.err


def test_verify_says_of_a_guided_turn_that_it_was_practice(spellboard: Command, tmp_path: Path) -> None:
    game = GAME.load()
    practice = game.practice
    assert practice is not None
    match = Match.begin(game, ["Ada", "Ben", "Cleo"], seed=practice.seed, start=practice)
    match.close("closed")
    match.record.save(tmp_path / "practice.json")
    said = spellboard("verify", str(tmp_path / "practice.json"), "--game", EXAMPLE).out
    assert "Practice: begun from the position of the game’s guided first turn." in said


def test_a_fork_is_replayed_from_where_it_began(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "fork.json"
    fork = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], secret=SECRET, start=(played().record, 12))
    fork.close("agreement")
    fork.record.save(file)
    ran = spellboard("replay", file, "--game", EXAMPLE, "--at", "0", "--json")
    assert ran.code == 0 and json.loads(ran.out) == fork.record.start(fork.game).to_json()


def test_verify_finds_a_head_that_was_kept_in_the_middle(spellboard: Command, record: Path) -> None:
    out = spellboard("verify", record, "--game", EXAMPLE, "--head", played().links[19]).out
    assert "Proved: up to entry 20 the entries are those of the head that you kept." in out
    assert "Not known: whether the entries after 20 were played like this" in out


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (["--commitment", "0" * 64], "not the one that was kept"),
        (["--salt", "1=z"], "the salt of seat 1 is not the one that was kept"),
        (["--salt", "4=z"], "there is no salt of seat 4"),
        (["--salt", "z"], "a salt is written N=SALT"),
        (["--salt", "0=z"], "a salt is written N=SALT"),
        (["--head", "0" * 64], "the head that was kept does not belong to this record"),
        (["--head", ""], "the head that was kept does not belong to this record"),
    ],
)
def test_verify_refuses_a_record_that_is_not_what_was_kept(
    spellboard: Command, record: Path, kept: list[str], said: str
) -> None:
    refused(spellboard("verify", record, "--game", EXAMPLE, *kept), said)


def test_verify_tells_loudly_of_rewinds_and_what_they_threw_away(spellboard: Command, record: Path) -> None:
    out = spellboard("verify", record, "--game", EXAMPLE).out
    assert "REWINDS: the match went back by agreement once, and 2 rolls and draws were thrown away." in out
    assert "Not known: whether all agreed to the rewinds" in out
    played(sealed=False, seed=1).record.save(record)
    out = spellboard("verify", record, "--game", EXAMPLE).out
    assert "REWINDS: the match went back by agreement once, and 1 roll or draw was thrown away." in out


def test_verify_calls_an_older_record_unproved(spellboard: Command) -> None:
    for file in sorted(FORMER.glob("embers-*.json")):
        ran = spellboard("verify", file, "--game", EXAMPLE)
        assert ran.code == 0 and "unproved (an older format)" in ran.out
        assert "Proved: every entry follows the rules." in ran.out and "every roll" not in ran.out


def test_verify_names_the_servers_salts_and_short_ones(spellboard: Command, tmp_path: Path, record: Path) -> None:
    file = tmp_path / "local.json"
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"])
    match.close("closed")
    match.record.save(file)
    assert "Server salts: p1, p2, p3" in spellboard("verify", file, "--game", EXAMPLE).out
    assert "Short salts: p1, p2, p3" in spellboard("verify", record, "--game", EXAMPLE).out


def by_lot() -> tuple[Match, list[str]]:
    """A closed match whose seats were drawn, with the salts of the chairs; the last one is the server's."""
    opening = Opening.new(GAME.load(), ["Ada", "Ben", "bot:random"], secret=bytes(32), lot=True)
    salts = ["a1" * 16, "b2" * 16]
    opening.server_salt(2)
    for chair, salt in enumerate(salts):
        opening.promise(chair, promise_of(opening.commitment, chair, salt))
    for chair, salt in enumerate(salts):
        opening.reveal(chair, salt)
    assert opening.order == [2, 0, 1]
    match = opening.begin()
    match.close("agreement")
    return match, salts


LOT = {
    "en": ["Seats by lot: p1 had chair 3, p2 had chair 1, p3 had chair 2.",
           "Proved: everyone sits where the lot from secret, header and salts has put them."],
    "de": ["Plätze ausgelost: p1 hatte Stuhl 3, p2 hatte Stuhl 1, p3 hatte Stuhl 2.",
           "Bewiesen: Alle sitzen, wo die Auslosung aus Geheimnis, Kopf und Salzen sie hingesetzt hat."],
    "nl": ["Plaatsen door loting: p1 had stoel 3, p2 had stoel 1, p3 had stoel 2.",
           "Bewezen: ieders plaats is die van de loting uit geheim, kop en zouten."],
    "fr": ["Places tirées au sort\N{NO-BREAK SPACE}: p1 avait la chaise 3, p2 avait la chaise 1, p3 avait la chaise 2.",
           "Prouvé\N{NO-BREAK SPACE}: les places sont celles du tirage au sort que donnent le secret, l’en-tête et "
           "les sels."],
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_tells_of_a_lot_and_proves_it(spellboard: Command, tmp_path: Path, language: str) -> None:
    file = tmp_path / "drawn.json"
    by_lot()[0].record.save(file)
    said = spellboard("verify", file, "--game", EXAMPLE, "--lang", language).out.splitlines()
    assert set(LOT[language]) <= set(said)


def test_a_salt_is_named_by_its_player_as_the_record_counts_them(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "drawn.json"
    match, salts = by_lot()
    match.record.save(file)
    assert match.players == ["bot:random", "Ada", "Ben"]
    ran = spellboard("verify", file, "--game", EXAMPLE, "--salt", f"p2={salts[0]}", "--salt", f"3={salts[1]}")
    assert ran.code == 0 and "Server salts: p1 gave none" in ran.out
    wrong = spellboard("verify", file, "--game", EXAMPLE, "--salt", f"p1={salts[0]}")
    refused(wrong, "the salt that was kept for seat 1 is that of seat 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_all_that_it_finds_in_four_languages(
    spellboard: Command, tmp_path: Path, record: Path, language: str
) -> None:
    local, drawn = tmp_path / "local.json", tmp_path / "drawn.json"
    played(sealed=False).record.save(local)
    by_lot()[0].record.save(drawn)
    for file in (record, local, drawn, *sorted(FORMER.glob("embers-*.json"))):
        ran = spellboard("verify", file, "--game", EXAMPLE, "--lang", language)
        assert ran.code == 0 and ran.err == ""
        assert ("Not known: " in ran.out) == (language == "en")
    words = Words("spellboard.cli", language)
    proved = ("rules", "result", "dice", "lot", "commitment", "salts", "head", "earlier-entries", "start")
    unknown = ("former", "seeded", "commitment", "salts", "head", "later-entries", "start", "agreement", "host")
    assert all(words.has(f"proved-{key}") for key in proved) and all(words.has(f"unknown-{key}") for key in unknown)


Document = dict[str, Any]


def opened(file: Path) -> Document:
    """A record's document with its entries as objects, to be changed."""
    document: Document = json.loads(file.read_text())
    document["entries"] = [json.loads(text) for text in document["entries"]]
    return document


def put(file: Path, document: Document) -> None:
    """Write a document back as a record."""
    if "entries" in document:
        document["entries"] = [json.dumps(entry, separators=(",", ":")) for entry in document["entries"]]
    file.write_text(json.dumps(document))


def renumber(document: Document) -> None:
    for number, entry in enumerate(document["entries"], 1):
        entry["n"] = number


def first(document: Document, kind: str, begins: str = "") -> int:
    entries = document["entries"]
    return next(
        at for at, entry in enumerate(entries) if entry["type"] == kind and entry.get("action", "").startswith(begins)
    )


def change_a_die(document: Document) -> int:
    at = first(document, "chance", "die")
    shown = int(document["entries"][at]["action"][-1])
    document["entries"][at]["action"] = f"die {shown % 6 + 1}"
    return at + 1


def drop_an_action(document: Document) -> int:
    at = first(document, "deed")
    del document["entries"][at]
    return at + 1


def drop_an_action_and_number_anew(document: Document) -> int:
    at = first(document, "deed")
    del document["entries"][at]
    renumber(document)
    return at + 3


def remove_the_undone_stretch(document: Document) -> int:
    at = next(at for at, entry in enumerate(document["entries"]) if entry["type"] == "undo" and "seat" not in entry)
    before: int = document["entries"][at]["before"]
    del document["entries"][before - 1 : at + 1]
    renumber(document)
    return before


def load_the_weights(document: Document) -> int:
    at = first(document, "chance", "die")
    document["entries"][at]["weights"] = [1, 1, 1, 1, 1, 7]
    return at + 1


def undo_somebody_else(document: Document) -> int:
    at = next(at for at, entry in enumerate(document["entries"]) if entry["type"] == "undo" and "seat" in entry)
    document["entries"][at]["seat"] = (document["entries"][at]["seat"] + 1) % 3
    return at + 1


TOUCHED: list[Callable[[Document], int]] = [
    change_a_die,
    drop_an_action,
    remove_the_undone_stretch,
    load_the_weights,
    undo_somebody_else,
]


@pytest.mark.parametrize("touch", TOUCHED, ids=lambda touch: touch.__name__)
def test_verify_names_the_first_wrong_entry(
    spellboard: Command, record: Path, touch: Callable[[Document], int]
) -> None:
    document = opened(record)
    wrong = touch(document)
    put(record, document)
    refused(spellboard("verify", record, "--game", EXAMPLE), f"entry {wrong}:")


def test_verify_finds_an_action_that_was_dropped_and_numbered_over(spellboard: Command, record: Path) -> None:
    document = opened(record)
    drop_an_action_and_number_anew(document)
    put(record, document)
    refused(spellboard("verify", record, "--game", EXAMPLE), "entry ")


def break_the_seal(document: Document) -> str:
    document["seal"]["secret"] = "00" * 32
    return "the seal is broken"


def take_the_secret_out(document: Document) -> str:
    del document["seal"]["secret"]
    return "the seal is broken"


def change_a_salt(document: Document) -> str:
    document["seal"]["salts"][0] = "z"
    return "entry 1: "


def change_the_winner(document: Document) -> str:
    document["outcome"]["winners"] = [(document["outcome"]["winners"][0] + 1) % 3]
    return "the result is not that of the last position"


def change_a_figure(document: Document) -> str:
    document["edition"] = document["edition"].replace("count = 6", "count = 7")
    return "the edition is not the one of the header"


def cut_the_end(document: Document) -> str:
    del document["entries"][-3:]
    return "the result is not that of the last position"


def age(document: Document) -> str:
    document["header"] = document["header"].replace('"rules":1', '"rules":2')
    return "played under revision 2 of the rules"


def add_a_player(document: Document) -> str:
    document["players"].append("Eve")
    return "4 names were given for 3 seats"


def lose_a_field(document: Document) -> str:
    del document["entries"]
    return "this is not a record"


def come_from_elsewhere(document: Document) -> str:
    document["format"] = "chess/1"
    return "spellboard-record/2 was expected"


SPOILT: list[Callable[[Document], str]] = [
    break_the_seal,
    take_the_secret_out,
    change_a_salt,
    change_the_winner,
    change_a_figure,
    cut_the_end,
    age,
    add_a_player,
    lose_a_field,
    come_from_elsewhere,
]


@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_verify_says_what_is_wrong(spellboard: Command, record: Path, spoil: Callable[[Document], str]) -> None:
    document = opened(record)
    said = spoil(document)
    put(record, document)
    refused(spellboard("verify", record, "--game", EXAMPLE), "game.json", said)


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe", b"{}" * 9, b"[" * 100_000, b"SPB1\0\0"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_malformed_record_is_one_line(spellboard: Command, tmp_path: Path, data: bytes, command: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    refused(spellboard(command, file, "--game", EXAMPLE), "bad.json", "this is not a record")


def test_a_record_never_names_a_module_to_import(spellboard: Command, record: Path, tmp_path: Path) -> None:
    document = opened(record)
    document["header"] = document["header"].replace("embers", EXAMPLE)
    put(record, document)
    refused(spellboard("verify", record), "not a game on the shelf")
    document = opened(record)
    document["header"] = document["header"].replace(EXAMPLE, "antigravity:GAME")
    put(record, document)
    refused(spellboard("replay", record), "not a game on the shelf")


def test_replay_tells_every_entry_in_sentences_and_draws_the_end(spellboard: Command, record: Path) -> None:
    ran = spellboard("replay", record, "--game", EXAMPLE)
    assert ran.code == 0
    assert "Embers: p1 Ada, p2 Ben, p3 Melchior" in ran.out
    assert "all agree: back to before entry" in ran.out
    assert "The fire goes out." in ran.out and "round 5" in ran.out
    assert ran.out.rstrip().endswith("the last round was played")


def test_replay_speaks_other_languages(spellboard: Command, record: Path) -> None:
    assert "Der Würfel zeigt" in spellboard("replay", record, "--game", EXAMPLE, "--lang", "de").out


def test_replay_at_shows_one_position(spellboard: Command, record: Path) -> None:
    ran = spellboard("replay", record, "--game", EXAMPLE, "--at", 9)
    assert "    9  dealer: deal" in ran.out and "   10  " not in ran.out
    assert "round 1   die -   deck 6 + 0 buried" in ran.out
    refused(spellboard("replay", record, "--game", EXAMPLE, "--at", 9999), "no entry 9999")


def test_replay_with_the_eyes_of_a_seat_hides_what_it_did_not_see(spellboard: Command, record: Path) -> None:
    mine = spellboard("replay", record, "--game", EXAMPLE, "--seat", 1).out
    assert "Ada is dealt a card." not in mine and "Ben is dealt a card." in mine
    assert "is dealt a card." not in spellboard("replay", record, "--game", EXAMPLE).out
    refused(spellboard("replay", record, "--game", EXAMPLE, "--seat", 4), "no player 4")


def test_a_name_in_a_record_cannot_steer_the_terminal(spellboard: Command, record: Path) -> None:
    document = opened(record)
    document["players"][0] = "\x1b[2JEve"
    put(record, document)
    ran = spellboard("replay", record, "--game", EXAMPLE)
    assert ran.code == 0 and "\x1b" not in ran.out


def test_the_whole_position_is_not_shown_with_somebodys_eyes(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played().record.save(file)
    ran = spellboard("replay", file, "--seat", 1, "--at", 9, "--json", "--game", EXAMPLE)
    refused(ran, "--json gives the whole position", "leave out --seat")


def test_a_replay_draws_one_position_or_all_of_them(spellboard: Command, record: Path, tmp_path: Path) -> None:
    one, folder = tmp_path / "board.svg", tmp_path / "boards"
    folder.mkdir()
    assert spellboard("replay", record, "--game", EXAMPLE, "--at", 3, "--svg", one, "--theme", "dark").code == 0
    assert one.read_text().startswith("<svg ") and "#151a33" in one.read_text()
    assert spellboard("replay", record, "--game", EXAMPLE, "--svg", folder).code == 0
    drawn = sorted(file.name for file in folder.iterdir())
    assert drawn[0] == "00000.svg" and len(drawn) == len(json.loads(record.read_text())["entries"]) + 1
