"""What a page draws and says: things that keep their ids and slots, labels of the moment, a walk in one sentence."""

from __future__ import annotations

from spellboard import LANGUAGES, Sink
from spellboard.core.scene import Piece, Spot
from spellboard.games.magalon.state import MagalonState

from .positions import ATTACK, positions
from .table import at, game, new, play


def lying(s: MagalonState) -> dict[str, Piece]:
    return {piece.id: piece for piece in game().scene(s.view(None)).pieces}


def test_everything_keeps_its_id_from_the_first_card_to_the_end() -> None:
    s = new(3)
    before = set(lying(s))
    play(s, "lay 7, lay 3, lay 2, wizard H3 H4 H5 H6 H7 H8 H9, shield C3, end turn, end turn, end turn")
    assert set(lying(s)) == before
    assert len(before) == 3 + 6 + 3 * (3 + 3 + 11)


def test_a_card_keeps_its_slot_in_hand_and_among_the_used() -> None:
    s = new()
    assert lying(s)["card-7-p1"].at == Spot("mat", 0, zone="hand", slot=7)
    play(s, "lay 7, lay 3")
    assert lying(s)["card-7-p1"].at == Spot("mat", 0, zone="laid")
    play(s, "end turn, end turn")
    assert lying(s)["card-7-p1"].at == Spot("mat", 0, zone="used", slot=7)
    assert lying(s)["card-8-p1"].at == Spot("mat", 0, zone="hand", slot=8)


def test_an_artifact_lies_on_its_field_until_it_is_taken() -> None:
    s = at("    C\n 12 p1", "1 0")
    assert lying(s)["amulet-p1"].at == Spot("board", node="amulet")
    play(s, "wizard amulet")
    assert lying(s)["amulet-p1"].at == Spot("mat", 0, zone="artifacts", slot=0)
    assert lying(s)["amulet-p2"].at == Spot("board", node="amulet"), "everybody has one of each"


def test_a_ruin_in_the_hand_and_a_shield_beside_the_board_lie_on_the_mat() -> None:
    s = play(at(cards="5 3"), "lift b")
    assert lying(s)["ruin-b"].at == Spot("mat", 0, zone="ruin")
    assert lying(s)["shield-p2"].at == Spot("mat", 1, zone="shield")
    play(s, "set H7 east, shield")
    assert (lying(s)["ruin-b"].at.node, lying(s)["ruin-b"].facing) == ("H7", "east")
    assert lying(s)["shield-p1"].marks == ("taken",)


def test_energy_dice_and_marks_are_shown() -> None:
    s = positions()["giant-on-a-wizard"]
    found = lying(s)
    assert found["energy-p1"].at == Spot("scale", node="energy-10")
    assert (found["die-a"].symbol, found["die-b"].symbol) == ("die-1", "die-2")
    assert found["wizard-p2"].marks == ("attacked",)
    assert lying(at(cards="4 3"))["wizard-p1"].marks == ("protected",)


def labels(s: MagalonState, action: str) -> str:
    return game().label(s, game().code_of(action))


def test_what_goes_back_is_called_by_the_moment() -> None:
    assert labels(play(at(cards="5 3"), "lift b"), "put back") == "action-put-back-ruin"
    assert labels(play(at(), "shield"), "put back") == "action-put-back-shield"
    assert labels(at(), "take back") == "action-take-back"
    assert labels(play(at(cards="2 7", turn="p1"), "roll, dice 1 2"), "take back") == "action-take-back-dice"


def said(s: MagalonState, moves: str, language: str = "en") -> list[str]:
    sink = Sink()
    play(s, moves, sink=sink)
    words = game().words(language)
    return [words.render(message, ["Ada", "Ben"]) for message in game().summary(sink.events)]


def test_a_walk_is_told_as_one_sentence() -> None:
    assert said(at(cards="7 3"), "wizard H3 H4 H5 H6 H7 H8 H9") == ["Ada walks 7 fields and stops on H9."]
    assert said(at(cards="7 3"), "wizard H3") == ["Ada walks from the start to H3."]
    over = said(at("    C\n 12 p1", "3 0"), "wizard amulet A10 B10")
    assert over == ["Ada walks 3 fields and stops on B10.", "Ada takes the Amulet of Power."]


def test_so_are_a_monster_s_way_and_a_displacement() -> None:
    both = said(at(cards="6 3"), "gnome a F13 F14, gnome b J13")
    assert both == ["Ada moves gnome a 2 fields; it stops on F14.", "Ada moves gnome b from J12 to J13."]
    attack = said(at(ATTACK, "6 3"), "gnome a G6, displace H6 I6 J6 K6 L6")
    assert attack[-2:] == ["Ben is attacked by gnome a.", "Ada has displaced Ben to L6 with gnome a."]
    half = said(at(ATTACK, "6 3"), "gnome a G6, displace H6 I6")
    assert half[-1] == "Ben’s wizard is moved 2 fields, to I6."
    for language in LANGUAGES:
        assert len(said(at(ATTACK, "6 3"), "gnome a F7 F8", language)) == 1


def test_every_option_of_the_card_names_its_clause() -> None:
    clauses = {option.name: option.clause for option in game().card.options}
    assert clauses == {
        "origin_reusable": "magalon.D2", "displace_into_special": "magalon.G10", "strict_enclosure": "magalon.J2",
        "start_without_winning": "magalon.D6", "round_cap": "magalon.L4",
    }  # fmt: skip
