"""The words of a game: complete in four languages, with players and things by their names."""

from __future__ import annotations

import re

import pytest

from spellboard import LANGUAGES, Event, Message, SpellboardError, Words
from spellboard.core import files
from spellboard.core.messages import Who
from spellboard.core.words import key_of
from tests.example.game import Embers

NAMES = ["Ada", "Ben", "Cleo"]
CORE_KEYS = {
    "label", "section-every-game", "section-undo",
    "resigned", "reason-agreement", "reason-closed", "reason-resigned", "event-resigned",
    "fact-count", "fact-is", "prompt-over", "prompt-waiting", "prompt-dealer",
    "why-only", "why-feeling", "why-likely",
}  # fmt: skip

ARGS = {
    "seat": "Ada",
    "seats": "Ada",
    "label": "now",
    "count": 2,
    "value": 3,
    "reason": "all done",
    "winners": "Ben",
    "percent": 40,
}


def keys(package: str, language: str) -> set[str]:
    """All but the errors, which have a test of their own."""
    found = re.findall(r"^([a-z][\w-]*) =", files.packaged(package, "text", f"{language}.ftl"), re.MULTILINE)
    return {key for key in found if not key.startswith(("error-", "file-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_core_has_all_its_messages(language: str) -> None:
    words = Words("spellboard.core", language)
    assert keys("spellboard.core", language) == CORE_KEYS
    for key in CORE_KEYS:
        assert words.say(key, ARGS).strip()
    assert "Ada" in words.render(Message("event-resigned", {"seat": Who(0)}), NAMES)


def test_the_languages_differ() -> None:
    for key in CORE_KEYS - {"resigned", "label", "fact-count", "fact-is"}:
        assert len({Words("spellboard.core", language).say(key, ARGS) for language in LANGUAGES}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_the_cores_words_too(game: Embers, language: str) -> None:
    assert game.words(language).say("reason-closed") == Words("spellboard.core", language).say("reason-closed")


def test_sections_and_labels_are_said_in_the_readers_language() -> None:
    core = {language: Words("spellboard.core", language) for language in LANGUAGES}
    assert core["en"].section("every game") == core["en"].say("section-every-game")
    assert len({words.section("undo") for words in core.values()}) == 4
    assert [core[language].label("now") for language in ("en", "fr")] == ["now:", "now\u00a0:"]
    with pytest.raises(SpellboardError, match=r"section-nowhere$"):
        core["nl"].section("nowhere")


def test_a_fifth_language_is_refused_with_those_there_are(game: Embers) -> None:
    with pytest.raises(SpellboardError, match=r"^“es” is not one of the languages en, de, nl, fr$"):
        game.words("es")


def test_a_missing_message_is_an_error_that_names_it(game: Embers) -> None:
    words = game.words("nl")
    with pytest.raises(SpellboardError, match=r"^the words of “nl” lack event-danced$"):
        words.render(Message("event-danced"), NAMES)
    with pytest.raises(SpellboardError, match=r"^the words of “nl” lack event-rolled.private$"):
        words.render(Message("event-rolled.private", {"die": 3}), NAMES)


def test_an_event_that_is_not_declared_is_an_error(game: Embers) -> None:
    with pytest.raises(SpellboardError, match=r"^embers declares no event “danced”$"):
        game.message_of(Event("danced", {}))


@pytest.mark.parametrize("facts", [{}, {"die": 3, "seat": 1}, {"seat": 1}])
def test_an_event_with_other_facts_than_declared_is_an_error(game: Embers, facts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"^event-rolled: \['die'\] were expected"):
        game.message_of(Event("rolled", dict(facts)))


def test_a_missing_argument_is_an_error_that_names_the_message(game: Embers) -> None:
    with pytest.raises(SpellboardError, match=r"^en: event-rolled: .*die"):
        game.words().render(Message("event-rolled"), NAMES)


def test_has_tells_messages_and_attributes_apart(game: Embers) -> None:
    words = game.words()
    assert words.has("event-stole") and words.has("event-stole", "private")
    assert words.has("event-rolled") and not words.has("event-rolled", "private")
    assert not words.has("event-danced") and not words.has("event-danced", "private")


def test_seats_are_rendered_by_name_in_events(game: Embers) -> None:
    stole = Event("stole", {"seat": 0, "from": 2}, private={"card": "flame"}, to=(0, 2))
    assert game.words().render(game.message_of(stole.seen_by(1)), NAMES) == "Ada steals a card from Cleo."
    assert game.words().render(game.message_of(stole.seen_by(2)), NAMES) == "Ada steals flame from Cleo."


def test_seats_in_notation_are_rendered_by_name_too(game: Embers) -> None:
    revealed = Event("revealed", {"targets": ["p2", "hiding", "p1"]})
    assert game.words().render(game.message_of(revealed), NAMES) == "Everyone shows their choice: Ben, hiding, Ada."


def test_a_number_under_another_key_stays_a_number(game: Embers) -> None:
    assert game.words().render(game.message_of(Event("rolled", {"die": 1})), NAMES) == "The die shows 1."
    assert (
        game.words().render(game.message_of(Event("ended", {"scores": [0, 1, 2]})), NAMES).endswith("Scores: 0, 1, 2.")
    )


def test_an_empty_list_is_a_dash(game: Embers) -> None:
    assert game.words().render(game.message_of(Event("ended", {"scores": []})), NAMES).endswith("Scores: –.")


def test_ids_are_rendered_by_their_names_in_each_language(game: Embers) -> None:
    names = {language: game.words(language).name("coal") for language in LANGUAGES}
    assert names["en"] == "coal" and len(set(names.values())) > 1
    assert game.words().name("no such card") == "no such card"


def test_actions_are_rendered_with_players_numbers_and_things(game: Embers) -> None:
    words = game.words()
    assert words.render(game.action(game.code_of("aim p3")), NAMES) == "Aim at Cleo"
    assert words.render(game.action(game.code_of("die 5")), NAMES) == "The die shows 5"
    assert words.render(game.action(game.code_of("put back")), NAMES) == "Put it back"
    assert words.kind("put back") == "Put back"


@pytest.mark.parametrize("seat", [-1, 3, 8, 9])
def test_a_seat_that_is_not_there_is_no_players_name(game: Embers, seat: int) -> None:
    assert game.words().render(Message("action-aim", {"seat": Who(seat)}), NAMES) == f"Aim at p{seat + 1}"


def test_a_players_name_is_never_read_as_a_message(game: Embers) -> None:
    odd = ["{ $card }", "p2", "name-ash"]
    assert game.words().render(game.message_of(Event("passed", {"seat": 0})), odd) == "{ $card } buries nothing."
    assert game.words().render(game.message_of(Event("passed", {"seat": 1})), odd) == "p2 buries nothing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_prompt_of_the_example_can_be_said(game: Embers, language: str) -> None:
    words = game.words(language)
    for code in range(len(game.codes)):
        assert words.render(game.action(code), NAMES)
    for prompt in ("aim", "lead", "lay"):
        assert words.render(Message(f"prompt-{prompt}", {"round": 2}), NAMES)


@pytest.mark.parametrize(("text", "key"), [("put back", "put-back"), ("magic_ruby", "magic-ruby"), ("H7", "h7")])
def test_a_kind_or_an_id_becomes_a_part_of_a_key(text: str, key: str) -> None:
    assert key_of(text) == key
