"""Tables of text for a terminal: columns under each other, long lines folded under their text."""

from __future__ import annotations

import pytest

from spellboard.core.drawing import WIDTH, columns, folded


def test_columns_stand_under_each_other_and_the_last_may_be_of_any_length() -> None:
    rows = [["p1", "the start", "10"], ["p22", "C4", "a long last cell"]]
    assert columns(rows) == ["p1   the start  10", "p22  C4         a long last cell"]
    assert columns(rows, gap=" | ") == ["p1  | the start | 10", "p22 | C4        | a long last cell"]


def test_no_line_ends_in_blanks_and_one_column_is_left_as_it_is() -> None:
    assert columns([["a", ""], ["bb", ""]]) == ["a", "bb"]
    assert columns([["x"], ["yyy"]]) == ["x", "yyy"]


def test_rows_of_different_lengths_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        columns([["a", "b", "c"], ["a", "b"]])


def test_a_long_text_goes_on_under_itself_within_eighty_columns() -> None:
    lines = folded("Piles: ", ", ".join(["most evil creature 20"] * 6))
    assert len(lines) == 2 and lines[0].startswith("Piles: most") and lines[1].startswith("       evil")
    assert max(map(len, lines)) <= WIDTH == 80


def test_a_short_text_is_one_line_and_none_is_the_label_alone() -> None:
    assert folded("In hand: ", "gold 1") == ["In hand: gold 1"]
    assert folded("left: ", "") == ["left:"]
    assert folded("", "one two", width=4) == ["one", "two"]
