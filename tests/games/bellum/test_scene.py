"""What a page shows of the table: every card keeps its name and its place, and nothing hidden has a telling name."""

from __future__ import annotations

from itertools import pairwise

from spellboard import LANGUAGES, Piece
from spellboard.core.state import State
from tests.conformance.walking import positions

from .table import at, game, play

ROB = """
rob p1 row 2 victim p2 thieves 1 captain p1
p1 C4 owed wood right E43 E27 food 2 spells 2 chests gold:7
p2 C3 chests wood:1*3 wood:2 metal:4 shields 1
kingdom - FA4
looted FA1
hire E11 E05 V13 V11
"""


def pieces(state: State, seat: int | None = None) -> dict[str, Piece]:
    return {piece.id: piece for piece in state.game.scene(state.view(seat)).pieces}


def test_cards_lie_in_their_slots_and_gaps_stay_open() -> None:
    seen = pieces(at(ROB))
    assert (seen["TA"].at.zone, seen["FA4"].at.zone, seen["FA4"].at.slot) == ("tavern", "kingdom", 1)
    assert [(seen[card].at.zone, seen[card].at.slot) for card in ("E11", "E05", "V13", "V11")] == [
        ("evil", 0), ("evil", 1), ("very-evil", 0), ("very-evil", 1),
    ]  # fmt: skip
    assert [(seen[card].at.seat, seen[card].at.zone, seen[card].at.slot) for card in ("G01", "E43", "E27")] == [
        (0, "left", 0), (0, "right", 0), (0, "right", 1),
    ]  # fmt: skip


def test_only_its_owner_sees_what_a_chest_is_worth() -> None:
    s = at(ROB)
    own, other = pieces(s, 1), pieces(s, 0)
    assert (own["chests-wood-1-p2"].count, own["chests-wood-2-p2"].count, own["chests-metal-4-p2"].count) == (3, 1, 1)
    assert (other["chests-wood-p2"].count, other["chests-wood-p2"].face_up) == (4, False)
    assert not any(id.startswith("chests-wood-1") for id in other)
    assert other["chests-wood-p2"].marks == ("chosen-1",) and other["chests-metal-p2"].marks == ()


def test_tokens_say_whose_they_are_and_how_many() -> None:
    seen = pieces(at(ROB.replace("captain p1", "captain p1 cast 1")))
    assert (seen["food-p1"].symbol, seen["food-p1"].count, seen["food-p1"].owner) == ("food", 2, 0)
    assert (seen["spell-p1"].count, seen["spell-used-p1"].count, seen["spell-used-p1"].marks) == (1, 1, ("used",))
    assert (seen["shield-p2"].symbol, seen["shield-p2"].count) == ("ward", 1)
    assert seen["supply-food"].count == 28 and seen["stack-wood"].count == 16
    assert (seen["die"].symbol, seen["die"].at.seat, seen["C3"].marks) == ("die-2", 0, ("robbed",))


def test_a_recruit_waits_before_the_castle_of_its_lord() -> None:
    s = at("recruit p2 captain p1 row 2\np1 C1\np2 C2 food 2\nkingdom FA1 FA4\nhire E11 E05 V13 V11")
    play(s, "recruit E11")
    assert (pieces(s)["E11"].at.seat, pieces(s)["E11"].at.zone) == (1, "arrival")
    play(s, "draw E01")
    assert (pieces(s)["E11"].at.seat, pieces(s)["E01"].at.slot) == (1, 0)


def test_goblins_in_hand_are_seen_by_their_lord_alone() -> None:
    s = at("goblins p1\np1 C1 goblins G03 G05 chose left-right\np2 C2 goblins G01 G10")
    mine, other = pieces(s, 0), pieces(s, 1)
    assert (mine["G03"].at.sheet, mine["G03"].marks, mine["G05"].marks) == ("hand", ("left",), ("right",))
    assert "goblin-1-p1" not in mine and not mine["goblin-2-p2"].face_up
    assert "G03" not in other and {"goblin-1-p1", "goblin-2-p1", "G01", "G10"} <= set(other)


def test_castles_lie_on_the_board_while_they_are_chosen() -> None:
    s = at("castle p2\np1 C2\np2 -", castles="draft")
    seen = pieces(s)
    assert seen["C2"].at.sheet == "mat" and [seen[f"C{n}"].at.slot for n in (1, 3, 4, 5)] == [0, 2, 3, 4]


def test_a_card_moves_only_when_somebody_takes_it() -> None:
    for seed in range(3):
        scenes = [pieces(state) for state in positions(game(), 3, seed)]
        for before, after in pairwise(scenes):
            moved = {id for id in before.keys() & after.keys() if before[id].at != after[id].at}
            assert len([id for id in moved if id not in ("die",)]) <= 1, moved


def test_different_cards_have_different_names_and_twins_the_same() -> None:
    figures = game().figures
    for language in LANGUAGES:
        words = game().words(language)
        names: dict[str, set[str]] = {}
        for card in figures.all_creatures:
            names.setdefault(words.name(card.id), set()).add(f"{card.left} {card.right} {card.bonus}")
        assert all(len(looks) == 1 for looks in names.values()), language
        assert words.name("G01") == words.name("G02") and words.name("E03") != words.name("E04")


def test_pass_is_called_by_what_one_renounces() -> None:
    rest = "\np2 C2\nkingdom FA1 FA3\nhire E01 E02 V01 V02"
    said = {}
    for phase in ("horde", "attack", "recruit"):
        s = at(f"{phase} p1\np1 C1 barrel 1{rest}")
        message = s.game.action(s.game.code_of("pass"), s)
        said[message.key] = s.game.words("en").render(message, ["Ada", "Bo"])
    assert said == {
        "action-pass-horde": "Pass: accept the roll",
        "action-pass-attack": "Pass: do not attack",
        "action-pass-recruit": "Pass: recruit no more",
    }


def test_the_card_of_the_game_says_what_can_be_chosen() -> None:
    card = game().card
    assert (card.fewest, card.most, card.minutes) == (2, 5, (30, 75))
    assert [(option.name, option.type, option.clause, option.values) for option in card.options] == [
        ("castles", "choice", "bellum.1", ("random", "draft")),
        ("stall_guard", "flag", "bellum.38", ()),
    ]


def test_the_piles_of_creatures_lie_level_with_those_that_are_face_up_and_before_them() -> None:
    board = game().layout["board"]
    zones, nodes = {zone.id: zone for zone in board.zones}, {node.id: node for node in board.nodes}
    for kind in ("evil", "very-evil"):
        pile, row = nodes[f"pile-{kind}"], zones[kind]
        assert pile.y == row.y + row.height / 2
        assert pile.x == row.x - row.width / row.slots / 2
