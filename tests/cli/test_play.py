"""Playing: what is asked, what can be answered, and how one leaves and comes back."""

from __future__ import annotations

import json
import stat
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from spellboard import LANGUAGES
from spellboard.bots import Level
from spellboard.bots.levels import LEVELS

from .conftest import EXAMPLE, ROOT, Command, Ran, refused

TYPED = {
    "magalon": "help\ngoal\nlegend\nshow\nshow 7\n7\nchoices\n1\n1\n",
    "amulett": "help\ngoal\nlegend\nshow\nshow gift\nrules\nlog\n6\na\n",
    "amulett --option start=expert": "choices\n1\n",
    "bellum": "help\ngoal\nlegend\nshow\nshow orc\nrules 21\n1\n1\n1\nchoices\n1\n1\n",
}
"""What is typed at each game to see much of it."""
SEED = ("play", EXAMPLE, "--seed", 18)


def test_a_scripted_game_runs_to_its_end(spellboard: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    ran = spellboard(*SEED, "--record", record, lines="1\n" * 40)
    assert ran.code == 0 and ran.err == ""
    assert "Ada wins: the last round was played." in ran.out
    assert spellboard("verify", record, "--game", EXAMPLE).code == 0


def test_the_turn_shows_news_board_question_and_numbered_choices(spellboard: Command) -> None:
    out = spellboard(*SEED).out
    for part in (
        "Ada is dealt ash.", "Isolde is dealt a card.", "round 1   die -", "p1 Ada", "(bot:random)",
        "whom do you rob, or do you hide?", "  1  Aim at Isolde     aim p2", "  3  Hide",
    ):  # fmt: skip
        assert part in out
    assert "Isolde is dealt ash" not in out


def test_the_table_speaks_the_language_that_is_wished(spellboard: Command) -> None:
    out = spellboard(*SEED, "--lang", "fr", lines="foo\nhelp\n").out
    assert "n’est ici ni un choix ni une action" in out and "La partie est gardée" in out


def test_the_systems_language_is_the_default(spellboard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Het spel is bewaard" in spellboard(*SEED).out


def test_notation_is_accepted_and_refused_with_its_clause(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="AIM  P1\naim p2\n").out
    assert "Nobody aims at themselves. [embers.aim-self]" in out
    assert "Ada chose: Isolde." in out


def test_a_composite_is_played_whole(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="aim p2\nbury ash\n").out
    assert "Ada buries ash." in out


def test_an_open_chain_can_be_undone(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="aim p2\nbury\nundo\npass\n").out
    assert "Ada takes back the last step." in out and "Ada buries nothing." in out


def test_an_undo_past_a_die_is_refused(spellboard: Command) -> None:
    assert "[core.undo-" in spellboard(*SEED, lines="aim p2\nundo\n").out


def test_what_cannot_be_understood_changes_nothing(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="\n99\n0\nfoo\nsave\nresume\nwhy\nrules nonsense\naim\n0\n-1\n1e3\n\x1b[A\n").out
    assert "There is no line “99”." in out
    assert "“foo” is neither a choice nor an action" in out
    assert "Ada chose" not in out and "\x1b" not in out


def test_a_kind_opens_its_actions_and_0_goes_back(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="Aim\n0\n3\n").out
    assert "  0  back" in out and "Ada chose: hiding." in out


def test_the_number_typed_is_the_card_that_is_laid(spellboard: Command) -> None:
    for card in (0, 3, 10):
        out = spellboard("play", "magalon", "--players", "you,bot:random", "--seed", 1, lines=f"{card}\n").out
        assert f"Ada lays card {card}." in out


def test_a_bid_is_typed_as_its_number_and_a_kind_without_arguments_by_its_name(spellboard: Command) -> None:
    seats = ("--players", "you,bot:random,bot:random")
    out = spellboard("play", "amulett", *seats, "--seed", 3, "--lang", "de", lines="6\nPassen\n").out
    assert "  a  Passen" in out and "  6  6 bieten" in out
    assert "Ada bietet 6." in out and "Ada passt." in out.partition("Ada bietet 6.")[2]


def test_what_is_printed_fits_eighty_columns(spellboard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in LANGUAGES:
        for game, lines in TYPED.items():
            out = spellboard("play", *game.split(), "--seed", 3, "--lang", language, lines=lines).out
            # What is typed ends its line at a terminal; from a pipe the answer stands beside the prompt.
            told = [line.removeprefix("> ") for line in out.splitlines() if "--resume" not in line]
            wide = [line for line in told if len(line.rstrip()) > 80]
            assert not wide, f"{game} {language}: {wide[0]}"


def test_blocked_kinds_are_shown_with_their_reason(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="1\n" * 40).out
    assert "  -  Bury: Without cards there is nothing to bury. [embers.bury-empty]" in out


def test_why_names_the_rule(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="why bury\nwhy aim\nwhy aim p1\n").out
    assert "This action is not part of the current decision. [core.decision]" in out
    assert "aim is possible now." in out
    assert "Nobody aims at themselves. [embers.aim-self]" in out


def test_rules_log_choices_board_and_help(spellboard: Command) -> None:
    out = spellboard(*SEED, lines="rules\nrules shelter\nlog\nchoices\nboard\nhelp\n").out
    assert "robbing: rob, shelter" in out and "Who hides cannot be robbed" in out
    assert out.count("Ada is dealt flame.") == 2
    assert "Hide  (hide)" in out and out.count("round 1   die -") == 2
    assert "save FILE" in out


def test_resigning_asks_first(spellboard: Command) -> None:
    ran = spellboard(*SEED, lines="resign\nno\nresign\nyes\n")
    assert "The game goes on." in ran.out and "Ada resigns." in ran.out
    assert ran.code == 0 and "ended by agreement" in ran.out


def test_bots_can_be_watched(spellboard: Command) -> None:
    ran = spellboard("play", EXAMPLE, "--players", "bot:random,bot:random,bot:random", "--seed", 2)
    assert ran.code == 0 and "wins: the last round was played." in ran.out
    assert "Corvin is dealt a card." in ran.out


# --- several people at one keyboard ----------------------------------------------------------------------------------


def test_people_hand_over_before_hidden_things_are_shown(spellboard: Command) -> None:
    ran = spellboard("play", EXAMPLE, "--players", "you,Ben,bot:random", "--seed", 4, lines="\n1\n\n")
    ada, ben = ran.out.split("Ben is next. Press Enter to clear the screen.")
    assert "Ada, press Enter to see your side" in ada and "Ben is dealt a card." in ada
    assert "Ben, press Enter to see your side" in ben and "Ada is dealt" not in ben
    shown = spellboard("play", EXAMPLE, "--players", "you,Ben,bot:random", "--seed", 4, lines="\n1\n\n\n").out
    after = shown.split("Ben, press Enter")[1]
    assert "Ada is dealt a card." in after and "Ada has chosen." in after and "Ada chose" not in after


def test_two_people_of_one_name_can_be_told_apart(spellboard: Command) -> None:
    out = spellboard("play", EXAMPLE, "--players", "Ada,Ada,bot:random", "--seed", 4, lines="\n").out
    assert "p2 Ada 2" in out


# --- leaving and coming back -----------------------------------------------------------------------------------------


def go_on(ran: Ran) -> list[str]:
    """The arguments of the command that the last line tells to go on with."""
    line = next(line for line in ran.out.splitlines() if "The game is saved." in line)
    return line.split("spellboard ", 1)[1].split()


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(spellboard: Command, tmp_path: Path) -> None:
    straight, halves = tmp_path / "straight.json", tmp_path / "halves.json"
    spellboard(*SEED, "--record", straight, lines="1\n" * 40)
    left = spellboard(*SEED, lines="1\n1\n")
    assert left.code == 0
    resumed = spellboard(*go_on(left), "--record", halves, lines="1\n" * 40)
    assert resumed.code == 0
    assert halves.read_bytes() == straight.read_bytes()
    assert not Path(go_on(left)[-1]).exists()


def test_save_and_resume_give_the_same_sealed_game(spellboard: Command, tmp_path: Path) -> None:
    saved, record = tmp_path / "evening.json", tmp_path / "game.json"
    ran = spellboard("play", EXAMPLE, lines=f"1\nsave {saved}\nquit\nn\n")
    assert ran.code == 0 and "Saved in" in ran.out and "The game is saved" not in ran.out
    ran = spellboard("play", EXAMPLE, "--resume", saved, "--record", record, lines="1\n" * 40)
    assert ran.code == 0 and "the last round was played" in ran.out
    assert "agrees with itself" in spellboard("verify", record, "--game", EXAMPLE).out
    kept = json.loads(saved.read_text())["record"]["entries"]
    assert json.loads(record.read_text())["entries"][: len(kept)] == kept


def test_a_saved_game_is_for_its_owners_eyes_only(spellboard: Command, tmp_path: Path) -> None:
    saved = tmp_path / "evening.json"
    spellboard("play", EXAMPLE, "--players", "Ada,Ben,Cleo", lines=f"\nsave {saved}\n")
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    document = json.loads(saved.read_text())
    assert document["format"] == "spellboard-save/1" and len(document["secret"]) == 64
    assert "secret" not in document["record"]["seal"]


def test_quit_keeps_the_game_where_it_is_told(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    ran = spellboard(*SEED, lines=f"quit\n{file}\n")
    assert ran.code == 0 and file.exists() and str(file) in "".join(go_on(ran))


def test_another_saved_game_can_be_taken_up_at_the_table(spellboard: Command, tmp_path: Path) -> None:
    saved = tmp_path / "evening.json"
    spellboard(*SEED, lines=f"1\n1\nsave {saved}\n")
    out = spellboard(*SEED, lines=f"resume {saved}\n").out
    assert "round 2" in out.split("The game is saved.")[1]


def test_a_save_does_not_overwrite_what_is_no_save(spellboard: Command, tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("years of work")
    # A long path breaks the line anywhere.
    out = " ".join(spellboard(*SEED, lines=f"save {thesis}\nsave {tmp_path}\nsave {thesis}/x\n").out.split())
    assert "choose another name" in out and "cannot be written" in out
    assert thesis.read_text() == "years of work"
    refused(spellboard(*SEED, "--record", thesis), "already exists")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda save: save.update(secret="00" * 32), "do not fit the commitment"),
        (lambda save: save.update(secret="zz"), "missing or malformed"),
        (lambda save: save.update(format="chess"), "not a saved game"),
        (lambda save: save.pop("record"), "not a saved game"),
        (lambda save: save["record"]["entries"].pop(0), "entry 1: it is numbered 2"),
        (lambda save: save["record"].update(format="chess"), "spellboard-record/2 was expected"),
        (lambda save: save["record"].update(header="{}"), "the header is malformed"),
        (lambda save: save["record"]["players"].__setitem__(1, "bot:deep"), "no bot “deep”"),
    ],
)
def test_a_spoilt_save_is_one_line(spellboard: Command, tmp_path: Path, spoil: object, said: str) -> None:
    saved = tmp_path / "evening.json"
    spellboard(*SEED, lines=f"1\nsave {saved}\n")
    document = json.loads(saved.read_text())
    assert callable(spoil)
    spoil(document)
    saved.write_text(json.dumps(document))
    refused(spellboard("play", EXAMPLE, "--resume", saved), "evening.json", said)


def test_records_and_saves_are_told_apart(spellboard: Command, tmp_path: Path) -> None:
    saved, record = tmp_path / "evening.json", tmp_path / "game.json"
    spellboard(*SEED, "--record", record, lines=f"save {saved}\n" + "1\n" * 40)
    refused(spellboard("replay", saved, "--game", EXAMPLE), "not over", "--resume")
    refused(spellboard("play", EXAMPLE, "--resume", record), "spellboard replay")


# --- what bots say ----------------------------------------------------------------------------------------------------

WATCHED = ("play", EXAMPLE, "--seed", 2, "--players", "bot:search:nodes=8,bot:random,bot:random")


def test_bots_that_are_watched_say_why(spellboard: Command) -> None:
    ran = spellboard(*WATCHED)
    assert ran.code == 0 and "Chance of winning: about" in ran.out


def test_a_bot_that_moves_step_by_step_gives_a_reason_once(spellboard: Command) -> None:
    said = spellboard(*WATCHED).out.splitlines()
    reasons = ["Chance of winning" in line for line in said]
    assert sum(reasons) > 3 and not any(one and other for one, other in pairwise(reasons))


def test_bots_keep_their_reasons_where_that_is_wished(spellboard: Command) -> None:
    assert "Chance of winning: about" not in spellboard(*WATCHED, "--no-reasons").out


def test_bots_keep_their_reasons_from_those_they_play_against(spellboard: Command) -> None:
    seats = ("play", EXAMPLE, "--seed", 2, "--players", "bot:search:nodes=8,you,bot:random")
    assert "Chance of winning: about" not in spellboard(*seats).out
    assert "Chance of winning: about" in spellboard(*seats, "--reasons").out


def test_somebodys_own_bot_plays_along_and_forfeits_alone(spellboard: Command) -> None:
    mine = f"bot:external:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    ran = spellboard("play", EXAMPLE, "--seed", 2, "--players", f"{mine},bot:external:/no/such/bot,bot:random")
    assert ran.code == 0 and "could not be started" in ran.out and "resigns." in ran.out
    assert " ".join(ran.out.split()).count("its seat leaves the game") == 1


def test_a_saved_game_starts_no_command(spellboard: Command, tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    seats = f"you,bot:external:touch {touched},bot:random"
    file = tmp_path / "game.json"
    spellboard("play", EXAMPLE, "--seed", 2, "--players", seats, lines=f"save {file}\n")
    touched.unlink(missing_ok=True)
    ran = spellboard("play", EXAMPLE, "--resume", file, lines="1\n")
    assert ran.code == 2 and "there is no bot “external:touch" in ran.err
    assert not touched.exists()


@pytest.mark.parametrize(("game", "seats"), [("bellum", 2), ("amulett", 3), ("magalon", 2)])
def test_a_match_of_masters_in_a_hurry_runs_to_its_end(
    spellboard: Command, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setitem(LEVELS, game, {"master": Level(seconds=0.0, nodes=16)})
    ran = spellboard("play", game, "--players", ",".join(["bot:master"] * seats), "--seed", 1)
    assert ran.code == 0 and ran.err == "" and "Chance of winning: about" in ran.out
    assert "  1. " in ran.out, "the ranks are told at the end"
