"""What a guest may be called."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellboard.server.guests.names import MOST, NameTrouble, beside, in_form, looks

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "李小龍",
        "Ольга",
        "محمد",
        "می\u200cخواهم",
        "ක්\u200dෂේම",
        "O’Neil-Smith",
        "R2D2",
        "7",
        FAMILY,
        KISS,
        "❤️ Ada",
        "Jean Luc",
        "Nguyễn Văn A",
    ],
)
def test_people_of_every_script_can_use_their_name(name: str) -> None:
    assert in_form(name) == unicodedata.normalize("NFC", name)


def test_a_name_is_brought_into_one_form() -> None:
    assert in_form("  Zoe\u0308\u00a0 Ann\n ") == "Zoë Ann"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800",
        "\u00ad",
        "\u200b",
        "\u200d",
        "\ufe0f",
        "\u115f\u1160",
        "...",
        "-",
        "\u034f",
        "\u0301",
        "\u180e",
    ],
)
def test_a_name_that_looks_empty_is_refused(name: str) -> None:
    with pytest.raises(NameTrouble):
        in_form(name)


@pytest.mark.parametrize(
    "name",
    [
        "A\u202eda",
        "Ada\x00",
        "A\u200bda",
        "Ad\u200da",
        "Ada\u200d",
        "\u200cAda",
        "A\u2066da",
        "Ada\x1b[31m",
        "Ada\ud800",
        "\ue000Ada",
        "A\u2028da",
        "A\nda",
        "\u0301Ada",
        "A\u0301\u0301\u0301\u0301\u0301\u0301da",
        "Ada\U000e0041",
        "Ada\u3164",
        "Ada\u0378",
    ],
)
def test_a_name_in_disguise_is_refused(name: str) -> None:
    with pytest.raises(NameTrouble) as trouble:
        in_form(name)
    assert trouble.value.said.key == "error-name-characters"


def test_a_name_is_measured_as_it_is_read() -> None:
    assert in_form(KISS * MOST) == KISS * MOST
    with pytest.raises(NameTrouble) as trouble:
        in_form("a" * (MOST + 1))
    assert (trouble.value.said.key, trouble.value.said.args) == ("error-name-long", {"most": MOST})


def test_nobody_is_called_like_the_seat_of_a_bot() -> None:
    with pytest.raises(NameTrouble) as trouble:
        in_form("Bot:random")
    assert trouble.value.said.key == "error-name-bot"


@given(st.text(max_size=60))
def test_a_name_in_form_stays_as_it_is(text: str) -> None:
    try:
        name = in_form(text)
    except NameTrouble:
        return
    assert in_form(name) == name == name.strip()


def test_a_second_ada_becomes_ada_2() -> None:
    assert beside("Ada", []) == "Ada"
    assert beside("Ada", ["Ben", "ADA"]) == "Ada 2"
    assert beside("Ada", ["Ada", "Ａｄａ 2"]) == "Ada 3"
    assert looks("Ada") == looks("𝐀𝐝𝐚")


@pytest.mark.parametrize(
    "name",
    [
        "Аnna",  # a Cyrillic A
        "Annа",
        "Bеn",
        "Οlga",  # a Greek O
        "Cleօ",  # an Armenian o
        "Ꭺnna",  # a Cherokee A
        "Ольga",
        "Ада Ada",
        "アダАда",
        "李Ольга",
        "ひ한",
        "ㄅひ",
        "𐐀nna",
        "Annaሀ",
    ],
)
def test_a_name_that_mixes_alphabets_is_refused(name: str) -> None:
    with pytest.raises(NameTrouble) as trouble:
        in_form(name)
    assert trouble.value.said.key == "error-name-scripts"


@pytest.mark.parametrize(
    "name",
    [
        "李さくら",
        "アダ Ada",
        "李 Bruce",
        "김 Kim",
        "李김",
        "ㄅㄆ李 Li",
        "サーバー",
        "Ольга 2",
        "Ада ❤️",
        "R₂D₂",
        "Ada™",
        "Ａｄａ",
        "𝐀da",
    ],
)
def test_alphabets_that_people_write_together_and_signs_of_all_of_them_are_fine(name: str) -> None:
    assert in_form(name)


@pytest.mark.parametrize(
    ("name", "taken"),
    [("Аса", "Aca"), ("Тома", "Toma"), ("ѕроре", "spope"), ("ΝΙΚΟ", "Niko"), ("νικο", "viko"), ("Օսո", "Oun"),
     ("ᎪᎷᎪ", "Ama"), ("Ａｄａ", "Ada"), ("Ёве", "Ëbe"), ("Aca", "Аса"), ("Мıа", "Mia")],
)  # fmt: skip
def test_a_whole_name_that_looks_like_another_one_gets_a_number(name: str, taken: str) -> None:
    assert beside(name, [taken]) == f"{name} 2"


def test_names_that_only_begin_alike_stay_as_they_are() -> None:
    assert beside("Ольга", ["Olga", "Ольгe"]) == "Ольга"
