"""The one door to files: bounded reading, writing whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from spellboard import SpellboardError
from spellboard.core import files


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    files.write(path, b"first and long")
    files.write(path, b"second")
    assert files.read(path, "record") == b"second"
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_a_private_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    files.write(path, b"secret", private=True)
    assert path.stat().st_mode & 0o077 == 0


def test_any_other_file_is_as_open_as_its_user_wishes_and_never_a_program(tmp_path: Path) -> None:
    path, before = tmp_path / "match.json", os.umask(0o002)
    try:
        files.write(path, b"a record")
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o664


@pytest.mark.parametrize("name", ["missing/match.json", "taken/match.json", ".", "x" * 300])
def test_what_cannot_be_written_is_said_in_one_line_and_leaves_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "taken").write_text("a file, no folder")
    with pytest.raises(SpellboardError, match=r"cannot be written: ") as caught:
        files.write(tmp_path / name, b"data")
    assert "\n" not in str(caught.value)
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_a_file_as_large_as_allowed_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 10)
    path = tmp_path / "x"
    path.write_bytes(b"0123456789")
    assert len(files.read(path, "record")) == 10
    path.write_bytes(b"0123456789a")
    with pytest.raises(SpellboardError, match="11 bytes are too many for a record"):
        files.read(path, "record")


def test_a_file_from_outside_has_at_most_32_mebibytes(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.touch()
    os.truncate(path, 2**25 + 1)
    with pytest.raises(SpellboardError, match=r"33554433 bytes are too many for a record \(at most 33554432\)"):
        files.read(path, "record")


@pytest.mark.parametrize(
    ("file", "said"), [("text.ftl", "is not text in UTF-8"), ("other.ftl", "is missing or cannot be read")]
)
def test_a_file_that_a_package_lacks_is_told_from_one_that_is_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, said: str
) -> None:
    package = tmp_path / "shipped_without_text"
    package.mkdir()
    (package / "text.ftl").write_bytes(b"\xff")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(SpellboardError, match=f"shipped_without_text: {file} {said}"):
        files.packaged("shipped_without_text", file)


def test_what_ships_in_a_package_is_read_as_text() -> None:
    assert "event-resigned" in files.packaged("spellboard.core", "text", "en.ftl")
