"""The types of the wire in TypeScript."""

from __future__ import annotations

import re

import pytest

from tools import types


def test_the_file_for_the_browser_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert types.main(["--check"]) == 0, "run: python -m tools.types"


def test_a_file_that_lags_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(types, "HEAD", "// of yesterday\n")
    assert types.main(["--check"]) == 1
    assert "python -m tools.types" in capsys.readouterr().out


def test_every_type_that_is_named_is_declared_once() -> None:
    text = types.text()
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    bodies = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", text)
    named = set(re.findall(r": (?:\()?([A-Z]\w+)", bodies))
    assert named - set(declared) <= {"Record"}


def test_what_comes_in_may_leave_out_its_defaults_and_what_goes_out_whole_may_not() -> None:
    text = types.text()
    hello = text.partition("export interface Hello {")[2].partition("}")[0]
    assert 'readonly type: "hello";' in hello and "seats?: number[];" in hello
    key = text.partition("export interface Key {")[2].partition("}")[0]
    assert "readonly token: string;" in key
