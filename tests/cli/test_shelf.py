"""What there is to play, and its rules."""

from __future__ import annotations

from .conftest import EXAMPLE, Command, refused


def test_games_tells_players_edition_bots_and_how_much_is_known(spellboard: Command) -> None:
    ran = spellboard("games", EXAMPLE)
    assert ran.code == 0
    for part in ("Embers", " 3 ", "the contract's example", "random", "90.0 % of 10", "made up for testing"):
        assert part in ran.out


def test_games_without_names_lists_the_shelf(spellboard: Command) -> None:
    ran = spellboard("games")
    assert ran.code == 0 and ran.err == ""


def test_rules_shows_every_clause_under_its_section(spellboard: Command) -> None:
    ran = spellboard("rules", EXAMPLE)
    for part in ("embers.aim-self", "Nobody aims at themselves.", "book: aim", "core.seat", "made up for testing"):
        assert part in ran.out
    assert ran.out.index("embers.deal") < ran.out.index("embers.bury")


def test_rules_speaks_the_language_that_is_wished(spellboard: Command) -> None:
    assert "Niemand zielt auf sich selbst." in spellboard("rules", EXAMPLE, "--lang", "de").out


def test_rules_shows_one_clause_or_one_section(spellboard: Command) -> None:
    assert spellboard("rules", EXAMPLE, "aim-self").out.count("embers.") == 1
    assert spellboard("rules", EXAMPLE, "lead").out.count("embers.") == 4
    refused(spellboard("rules", EXAMPLE, "nonsense"), "embers.nonsense", "not a clause")
