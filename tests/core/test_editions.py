"""Edition files: a wrong one is named by key, place and expectation; every figure knows where it comes from."""

from __future__ import annotations

import copy
import pickle
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from spellboard import Edition, EditionError, Message, SpellboardError
from spellboard.core import editions, files
from spellboard.core.words import words
from tests.example import GAME
from tests.example.game import Embers
from tests.example.tables import Figures

from .table import damaged

LEVELS = 32
"""How deep an edition may nest."""
REVISIONS = "a number between 1 and 999999 was expected"


def wrong(text: str, old: str, new: str) -> EditionError:
    """The error for the example's edition with one thing changed."""
    assert text.count(old) == 1, old
    with pytest.raises(EditionError) as caught:
        GAME(editions.parse(text.replace(old, new), "embers", "box.toml"), GAME.Options())
    assert "\n" not in str(caught.value)
    return caught.value


def said(expected: Message) -> str:
    """What was expected, in English."""
    return words("tests.example", "en").render(expected, ())


# --- what is wrong, where, and what was expected ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key", "place", "expected"),
    [
        ("[play]", "[plays]", "plays", "box.toml, line 6", "unknown field `plays`"),
        ("rounds = 4\n", "", "play.rounds", "box.toml, line 6", "missing required field `rounds`"),
        ("rounds = 4", "rounds = 4\nturns = 4", "play.turns", "box.toml, line 9", "unknown field `turns`"),
        ("rounds = 4", 'rounds = 4\n"six-sided" = 4', "play.six-sided", "box.toml, line 9", "unknown field"),
        ("rounds = 4", 'rounds = "four"', "play.rounds", "box.toml, line 8", "expected `int`, got `str`"),
        ("rounds = 4", "rounds = 4.5", "play.rounds", "box.toml, line 8", "expected `int`, got `float`"),
        ("rounds = 4", "rounds = true", "play.rounds", "box.toml, line 8", "expected `int`, got `bool`"),
        ("rounds = 4", "rounds = 0", "play.rounds", "box.toml, line 8", "1 to 100 rounds"),
        ("hand = 3", "hand = 6", "play.hand", "box.toml, line 9", "1 to 5 cards"),
        ("count = 5", 'count = "5"', "card[1].count", "box.toml, line 22", "expected `int`, got `str`"),
        ("value = 1\n", "", "card[0].value", "box.toml, line 13", "missing required field `value`"),
        ('id = "coal"', "id = 7", "card[1].id", "box.toml, line 20", "expected `str`, got `int`"),
    ],
)
def test_a_wrong_figure_is_named_with_key_line_and_expectation(
    text: str, old: str, new: str, key: str, place: str, expected: str
) -> None:
    error = wrong(text, old, new)
    assert (error.key, error.place) == (key, place)
    assert expected in said(error.expected)
    assert str(error) == f"{place}: {key}: {said(error.expected)}"


def test_a_missing_table_is_named(text: str) -> None:
    text = text.replace("[play]", "[edition.play]")
    with pytest.raises(EditionError, match=r"^box.toml: play: object missing required field `play`$"):
        GAME.load(editions.parse(text, "embers", "box.toml"))


@pytest.mark.parametrize(
    ("old", "new", "key", "place", "expected"),
    [
        ("[edition]", "[about]", "edition", "box.toml", "a table [edition] with game, name and revision was expected"),
        ('game = "embers"\n', "", "edition.game", "box.toml, line 1", "text was expected"),
        ('name = "Embers, the contract\'s example"\n', "", "edition.name", "box.toml, line 1", "text was expected"),
        ("revision = 1", 'revision = "1"', "edition.revision", "box.toml, line 4", "a number was expected"),
        ("revision = 1", "revision = true", "edition.revision", "box.toml, line 4", "a number was expected"),
        ("revision = 1", "revision = 0", "edition.revision", "box.toml, line 4", REVISIONS),
        ("revision = 1", "revision = -3", "edition.revision", "box.toml, line 4", REVISIONS),
        ("revision = 1", "revision = 1_000_000", "edition.revision", "box.toml, line 4", REVISIONS),
        (
            'game = "embers"',
            'game = "magalon"',
            "edition.game",
            "box.toml, line 2",
            "an edition of “embers” was expected, not of “magalon”",
        ),
    ],
)
def test_a_wrong_head_is_named(text: str, old: str, new: str, key: str, place: str, expected: str) -> None:
    error = wrong(text, old, new)
    assert (error.key, error.place) == (key, place)
    assert expected in said(error.expected)


@pytest.mark.parametrize(
    ("old", "new", "key", "place", "expected"),
    [
        ('[play]\nstatus = "found"', "[play]", "play.rounds", "box.toml, line 7", "a status (found, derived, reconst"),
        ('[play]\nstatus = "found"', '[play]\nstatus = "guess"', "play.status", "box.toml, line 7", "one of found"),
        ('[play]\nstatus = "found"', "[play]\nstatus = 3", "play.status", "box.toml, line 7", "one of found"),
        ('count = "derived"', 'count = "told"', "card[1].status", "box.toml, line 23", "one of found, derived, rec"),
        (', count = "derived"', "", "card[1].count", "box.toml, line 22", "a status"),
        ('count = "derived"', 'wealth = "found"', "card[1].status.wealth", "box.toml, line 23", "a figure of this"),
    ],
)
def test_a_wrong_provenance_is_named(text: str, old: str, new: str, key: str, place: str, expected: str) -> None:
    error = wrong(text, old, new)
    assert (error.key, error.place) == (key, place)
    assert expected in said(error.expected)


def test_broken_toml_is_named_with_its_line(text: str) -> None:
    error = wrong(text, "rounds = 4", "rounds = = 4")
    assert (error.key, error.place, said(error.expected)) == ("TOML", "box.toml, line 8", "invalid value")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 20_000,
        "a = " + "{ a = " * 20_000,
        "a = " + "9" * 20_000,
        "edition = " + "[" * 20_000 + "]" * 20_000,
    ],
)
def test_toml_without_end_is_refused(text: str) -> None:
    with pytest.raises(
        EditionError, match=r"^box.toml(, line 1)?: TOML: (less nesting|smaller numbers) (was|were) expected"
    ):
        editions.parse(text, "embers", "box.toml")


def test_foreign_nesting_is_refused(text: str) -> None:
    deep = text + "\n[x]\n" + ".".join(["a"] * 5_000) + " = 1\n"
    with pytest.raises(EditionError, match="less nesting was expected"):
        editions.parse(deep, "embers", "box.toml")
    with pytest.raises(EditionError, match=r"card.0..value: expected `int`, got `object`"):
        GAME.load(editions.parse(text.replace("value = 1", "value = { a = 1 }"), "embers", "box.toml"))


def test_nothing_but_a_status_counts_as_no_figure(text: str) -> None:
    assert "play.status" not in editions.parse(text, "embers", "box.toml").provenance


def test_lines_are_right_past_arrays_strings_and_odd_spelling() -> None:
    text = '\n'.join([
        "# a = 1 [not.a.table]",             # 1
        "[ heap ]  # [x] = 3",
        '"put back" = 1',
        "rows = [",
        '  ["ash"],',                        # 5
        "  [1]",
        "]",
        'text = """',
        "[card]",
        'a = "2"',                           # 10
        '"""',
        "b.c = 3",
        "[[card]]",
        "id = 'a = b'",
        "[[card.side]]",                     # 15
        "n = 1",
        "[[card]]",
        "[[card.side]]",
        "n = 2",
        "inline = { z = 1 }",                # 20
    ])  # fmt: skip
    wanted = {
        "heap": 2, 'heap."put back"': 3, "heap.rows[1][0]": 4, "heap.text": 8, "heap.a": 2, "heap.b.c": 12, "card": 13,
        "card[0].id": 14, "card[0].side[0].n": 16, "card[1].side": 18, "card[1].side[0].n": 19, "card[1].none": 17,
        "card[1].side[0].inline.z": 20, "elsewhere": None,
    }  # fmt: skip
    edition = Edition({}, text, "box.toml")
    for key, line in wanted.items():
        assert edition.error("error-expected-text", key).place == (f"box.toml, line {line}" if line else "box.toml"), (
            key
        )


class Side(Struct):
    steps: int


class Castle(Struct):
    side: dict[str, list[Side]]


class Castles(Struct):
    castle: dict[str, Castle]


def test_the_wrong_entry_of_a_table_of_entries_is_named() -> None:
    text = """
        [castle]
        status = "found"
        [[castle.blue.side.north]]
        steps = 1
        [[castle.red.side.north]]
        steps = 2
        [[castle.red.side.south]]
        steps = 3
        [[castle.red.side.south]]
        steps = "four"
    """
    edition = Edition(tomllib.loads(text), text, "box.toml")
    with pytest.raises(EditionError) as caught:
        edition.figures(Castles)
    assert str(caught.value) == "box.toml, line 11: castle.red.side.south[1].steps: expected `int`, got `str`"


def test_an_error_survives_the_way_between_processes(text: str) -> None:
    error = wrong(text, "rounds = 4", "rounds = 0")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.key, again.place) == (str(error), error.key, error.place)


@given(st.data())
def test_any_damaged_document_is_an_edition_or_an_edition_error(data: st.DataObject) -> None:
    document = tomllib.loads(files.packaged("tests.example", "edition.toml"))
    changed = data.draw(damaged(document))
    try:
        edition = editions.adopt(changed, "embers")
        edition.sha256  # noqa: B018
        edition.figures(Figures)
    except EditionError as error:
        assert error.key and error.expected and "\n" not in str(error)


@given(st.text())
def test_any_text_is_an_edition_or_an_edition_error(text: str) -> None:
    with pytest.raises(EditionError):
        editions.parse(text, "embers", "box.toml")


# --- provenance ------------------------------------------------------------------------------------------------------


def test_a_figure_has_its_own_status_its_tables_or_the_starred_one(text: str) -> None:
    provenance = editions.parse(text, "embers", "box.toml").provenance
    assert provenance["play.rounds"] == "found", "inherited from its table"
    assert provenance["card[0].count"] == "found", "inherited from its entry"
    assert provenance["card[1].value"] == "found", "its own"
    assert provenance["card[1].count"] == "derived", "its own"
    assert provenance["card[2].value"] == "found", "its own before the starred one"
    assert provenance["card[2].count"] == "reconstructed", "all others of the table"
    assert len(provenance) == 4 + 3 * 2


def test_an_inner_table_inherits_until_it_says_otherwise() -> None:
    document = {
        "board": {
            "status": "derived",
            "size": 3,
            "red": {"x": 1, "deep": {"y": [1, 2]}},
            "blue": {"status": "found", "x": 1},
            "rows": [{"x": 1}, {"x": 2, "status": {"x": "found"}}],
            "empty": [],
        },
        "cards": {"status": {"*": "found", "red": "reconstructed"}, "red": {"n": 1}, "blue": {"n": 2}},
    }
    assert Edition(document).provenance == {
        "board.size": "derived",
        "board.red.x": "derived",
        "board.red.deep.y": "derived",
        "board.blue.x": "found",
        "board.rows[0].x": "derived",
        "board.rows[1].x": "found",
        "board.empty": "derived",
        "cards.red.n": "reconstructed",
        "cards.blue.n": "found",
    }


def test_ids_and_names_need_no_status() -> None:
    assert Edition({"card": [{"id": "ash", "name": "Ash"}]}).provenance == {}


# --- identity and files ----------------------------------------------------------------------------------------------


def test_the_identity_rests_on_the_figures_and_not_on_the_file(text: str) -> None:
    plain = editions.parse(text, "embers", "a.toml")
    other = editions.parse("# a comment\n" + text.replace("rounds = 4", "rounds   =  4"), "embers", "b.toml")
    assert plain.sha256 == other.sha256
    assert plain.sha256 != editions.parse(text.replace("rounds = 4", "rounds = 5"), "embers", "a.toml").sha256


def test_an_edition_comes_from_a_file_a_document_or_an_edition(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("rounds = 4", "rounds = 2"), encoding="utf-8")
    kinds: list[Any] = [path, str(path), tomllib.loads(path.read_text(encoding="utf-8")), editions.read(path, "embers")]
    games = [GAME.load(edition=kind) for kind in kinds]
    assert {game.tables.rounds for game in games} == {2}
    assert len({game.fingerprint for game in games}) == 1
    assert games[0].fingerprint != GAME.load().fingerprint


def test_an_edition_of_another_game_is_refused_however_it_comes() -> None:
    other = Edition({"edition": {"game": "pebbles", "name": "Ten", "revision": 1}})
    for edition in (other, other.document):
        with pytest.raises(EditionError, match="an edition of “embers” was expected, not of “pebbles”"):
            GAME.load(edition=edition)


def test_a_file_that_is_missing_a_folder_or_not_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    for path, said in (
        (tmp_path / "none.toml", "an edition file cannot be read: no such file or directory"),
        (tmp_path, "this is not a file, an edition file was expected"),
        (tmp_path / "latin.toml", "an edition file must be text in UTF-8"),
    ):
        with pytest.raises(SpellboardError) as caught:
            GAME.load(edition=path)
        assert str(caught.value) == f"{path}: {said}"


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with open(path, "wb") as out:
        out.truncate(files.LARGEST + 1)
    with pytest.raises(SpellboardError, match="33554433 bytes are too many for an edition file"):
        GAME.load(edition=path)


# --- files that nobody wrote in good faith ----------------------------------------------------------------------------


def malformed(text: str) -> dict[str, str]:
    """Edition files that are too deep, too large or hold numbers that are none, by what is wrong with them."""
    last = text.rstrip("\n")
    return {
        "brackets": f"{last}\nx = {'[' * 5_000}{']' * 5_000}\n",
        "33 brackets": f"x = {'[' * 33}{']' * 33}\n{text}",
        "braces": f"x = {'{ a = ' * 3_000}1{'}' * 3_000}\n{text}",
        "a dotted key": f"{'.'.join(['a'] * 200_000)} = 1\n{text}",
        "a spaced dotted key": f"{' . '.join(['a'] * 100_000)} = 1\n{text}",
        "a dotted key in braces": f"x = {{ {'.'.join(['a'] * 200_000)} = 1 }}\n{text}",
        "a quoted dotted key": f"""{'."a"' * 100_000} = 1\n{text}""",
        "a dotted table": f"{last}\n[{'.'.join(['a'] * 200_000)}]\nb = 1\n",
        "tables in tables": f"{last}\n[x{'.a' * 20}]\ny{'.b' * 20} = 1\n",
        "an escape without end": '"' + '\\"' * 100_000,
        "quotation marks without end": '"""\\' * 200_000 + "\\",
        "a long number": text.replace("rounds = 4", "rounds = " + "9" * 6_000),
        "a large number": text.replace("rounds = 4", "rounds = " + "9" * 300),
        "a number beyond all games": text.replace("rounds = 4", "rounds = 1000001"),
        "a long hexadecimal number": text.replace("rounds = 4", "rounds = 0x" + "F" * 300_000),
        "no number": text.replace("rounds = 4", "rounds = nan"),
        "infinity": text.replace("rounds = 4", "rounds = inf"),
        "less than infinity": text.replace("rounds = 4", "rounds = -inf"),
        "a power too far": text.replace("rounds = 4", "rounds = 1e999"),
        "a date": text.replace("rounds = 4", "rounds = 1979-05-27T07:32:00Z"),
        "a revision too far": text.replace("revision = 1", f"revision = {2**63}"),
        "a long name": f'"{"k" * 100_000}" = 1\n{text}',
        "a long text": text.replace("rounds = 4", f'rounds = "{"k" * 100_000}"'),
        "many figures": "".join(f"k{at} = 1\n" for at in range(25_000)) + text,
        "many figures in one list": f"x = [{'1,' * 25_000}]\n{text}",
        "a large file": f"{text}# {'x' * editions.LARGEST}\n",
        "a zero byte": f"{text}\0",
    }


@pytest.mark.parametrize("what", malformed(""))
def test_a_malformed_file_is_refused_in_one_line(what: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(malformed(text)[what])
    with pytest.raises(SpellboardError) as caught:
        GAME.load(file)
    said = str(caught.value)
    assert said.startswith(str(file)) and "\n" not in said and len(said) < len(str(file)) + 200


@pytest.mark.parametrize("figure", [float("nan"), float("inf"), -float("inf"), 2**63, -(10**7), 1e300])
def test_a_document_from_elsewhere_is_bounded_too(figure: float, game: Embers) -> None:
    document = copy.deepcopy(game.edition.document)
    document["play"]["rounds"] = figure
    with pytest.raises(EditionError, match=r"play\.rounds: a number between -1000000 and 1000000 was expected"):
        GAME.load(document)


def test_a_document_that_holds_itself_is_refused(game: Embers) -> None:
    document = copy.deepcopy(game.edition.document)
    document["play"]["again"] = document["play"]
    with pytest.raises(EditionError, match="less nesting was expected"):
        GAME.load(document)


def grown(what: str, by: int, text: str) -> str:
    """The example's file brought to a bound, or so much beyond it."""
    extra, head = "", text.rstrip("\n") + "\n"
    if what == "bytes":
        return head + "#" * (editions.LARGEST - len(head) + by)
    if what == "brackets":
        extra = f"deep = {'[' * (LEVELS + by)}{']' * (LEVELS + by)}\n"
    if what == "dots":
        extra = f"deep{'.a' * (LEVELS - 1 + by)} = 1\n"
    if what == "a name":
        extra = f"{'k' * (200 + by)} = 1\n"
    if what == "a text":
        extra = f'word = "{"k" * (editions.LONGEST + by)}"\n'
    if what == "a number":
        extra = f"number = {editions.HIGHEST + by}\n"
    if what == "a number below nought":
        extra = f"number = {-editions.HIGHEST - by}\n"
    if what == "figures":
        there = len(figures_in(tomllib.loads(head)))
        extra = f"many = [{'1, ' * (editions.WIDEST - there - 1 + by)}]\n"
    return extra + head


def figures_in(value: Any) -> list[Any]:
    """A table with all that is in it, and so on."""
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return [value, *(figure for part in inner for figure in figures_in(part))]


BOUNDS = ["bytes", "brackets", "dots", "a name", "a text", "a number", "a number below nought", "figures"]


@pytest.mark.parametrize("what", BOUNDS)
def test_what_is_exactly_at_a_bound_is_read_and_one_more_is_refused(what: str, text: str) -> None:
    # Whether a figure is expected at all is asked later: here it only must not be too much.
    document = editions.toml(grown(what, 0, text), "box.toml")
    assert editions._unfit(document) is None
    with pytest.raises(EditionError):
        wrong = editions._unfit(editions.toml(grown(what, 1, text), "box.toml"))
        assert wrong is not None
        raise wrong
