"""What Python says of records with one thing changed is what the file holds, to which the page is held."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from . import mutants
from .mutant import ENGINE_ONLY, FOLDER, Mutant, bases, judged
from .mutants import kept

PAGE = FOLDER.parents[1] / "docs" / "seal.md"


def listed() -> list[Mutant]:
    return msgspec.convert(kept()["mutants"], list[Mutant])


def test_python_says_of_every_mutant_what_it_said() -> None:
    assert kept()["bases"] == {name: data.decode() for name, data in bases().items() if "/" not in name}
    unsaid = (msgspec.structs.replace(one, code="", kind="") for one in listed())
    assert [judged(one) for one in unsaid] == listed(), "`make golden` writes the list again"


@pytest.mark.more
def test_the_list_is_the_one_that_its_generator_makes() -> None:
    made = [json.loads(json.dumps(msgspec.to_builtins(one))) for one in mutants.mutants()]
    assert made == kept()["mutants"], "`make golden` writes the list again"


def test_a_record_that_nobody_changed_is_sound() -> None:
    assert {one.base: one.code for one in map(judged, (Mutant("", base) for base in bases()))} == dict.fromkeys(
        bases(), ""
    )


def test_docs_explain_every_kind_that_only_the_engine_finds() -> None:
    part = PAGE.read_text(encoding="utf-8").split("## What only the engine finds")[1].split("\n## ")[0]
    assert re.findall(r"^\| ([a-z]+) \|", part, flags=re.MULTILINE) == ["kind", *ENGINE_ONLY]
    assert {kind: set(codes) for kind, codes in kept()["kinds"].items()} == ENGINE_ONLY
