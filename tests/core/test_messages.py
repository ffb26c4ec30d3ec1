"""Messages: typed arguments from plain values and back, and the facts that stand beside a name."""

from __future__ import annotations

import msgspec
import pytest

from spellboard.core.messages import (
    Message,
    Several,
    Thing,
    Where,
    Who,
    fact,
    fact_is,
    message,
    schema,
    typed,
    untyped,
)


def test_a_schema_names_types_and_a_name_alone_is_its_own_type() -> None:
    assert schema("seat monster:thing path:node*") == {"seat": "seat", "monster": "thing", "path": "node*"}
    assert schema("") == {}


@pytest.mark.parametrize("wrong", ["card", "card:colour", "card:thing**", "card:*"])
def test_a_type_that_there_is_not_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="one of number, seat, thing, node, choice, reason was expected"):
        schema(wrong)


@pytest.mark.parametrize(
    ("kind", "value", "argument"),
    [
        ("number", "7", 7),
        ("number", 7, 7),
        ("seat", 0, Who(0)),
        ("seat", "p2", Who(1)),
        ("seat", "p12", Who(11)),
        ("seat", "hiding", Thing("hiding")),
        ("seat", "p", Thing("p")),
        ("seat", "q2", Thing("q2")),
        ("seat", "pawn", Thing("pawn")),
        ("thing", "coal", Thing("coal")),
        ("choice", "left", Thing("left")),
        ("node", "H3", Where("H3")),
        ("reason", "council", Message("reason-council")),
        ("node*", ["A1", "B2"], Several([Where("A1"), Where("B2")])),
        ("number*", [], Several([])),
    ],
)
def test_a_plain_value_becomes_an_argument_of_its_type(kind: str, value: object, argument: object) -> None:
    assert typed(kind, value) == argument


@pytest.mark.parametrize(
    ("argument", "value"),
    [
        (7, 7),
        (Who(1), 1),
        (Thing("coal"), "coal"),
        (Where("H3"), "H3"),
        (Several([Who(0), Several([Thing("ash"), 2])]), [0, ["ash", 2]]),
        (Message("reason-round-cap"), "round-cap"),
    ],
)
def test_an_argument_becomes_the_plain_value_again(argument: object, value: object) -> None:
    assert untyped(argument) == value  # type: ignore[arg-type]


def test_a_message_wants_a_value_for_every_type_and_no_other() -> None:
    types = {"seat": "seat", "card": "number"}
    assert message("event-laid", types, {"seat": 0, "card": 7}) == Message("event-laid", {"seat": Who(0), "card": 7})
    for values in ({"seat": 0}, {"seat": 0, "card": 7, "colour": "red"}, {"seat": 0, "cards": 7}):
        with pytest.raises(ValueError, match=r"event-laid: \['card', 'seat'\] were expected"):
            message("event-laid", types, values)


def test_facts_are_a_number_of_something_or_what_it_is() -> None:
    assert fact("gems", 3) == Message("fact-count", {"count": 3, "label": Message("fact-gems", {"count": 3})})
    assert fact_is("castle", Thing("C1")) == Message("fact-is", {"label": Message("fact-castle"), "value": Thing("C1")})


@pytest.mark.parametrize("said", [Who(0), Thing("a"), Where("a"), Several([]), Message("a")])
def test_what_is_said_never_changes(said: object) -> None:
    with pytest.raises(AttributeError):
        setattr(said, next(iter(said.__struct_fields__)), 1)  # type: ignore[attr-defined]


def test_a_message_without_arguments_says_nothing_of_them() -> None:
    assert msgspec.json.encode(Message("prompt-shield")) == b'{"type":"message","key":"prompt-shield"}'
