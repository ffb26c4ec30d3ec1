"""A compiled engine that appears while people play: bots use it from their next choice on, each process only one."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

import spellboard
from spellboard.core.messages import Text
from spellboard.server.crew.engine import Engine
from spellboard.server.crew.pool import Pool

from .test_pool import wanted, with_pool

PACKAGE = Path(spellboard.__file__).parent
HERE = str(PACKAGE.parent)
# The uncompiled engine: in the compiled run of these tests it is another than theirs.
PURE = Path(__file__).parents[3] / "src" / "spellboard"
LEVELS = {"embers": ["random", "placed"]}


def appear(folder: Path, package: Path = PACKAGE) -> None:
    """An engine is put in place, as `tools/compiled.py` does it: all at once."""
    new = folder.with_name("new")
    new.mkdir()
    (new / "spellboard").symlink_to(package)
    for library in package.parent.glob("*__mypyc*"):  # compiled code is beside the package
        (new / library.name).symlink_to(library)
    (new / "built-from").write_text("")
    if folder.exists():
        folder.rename(folder.with_name(f"old-{os.urandom(4).hex()}"))
    new.rename(folder)


async def place(pool: Pool) -> str:
    """Where the worker of this choice has its engine from."""
    chosen = await pool.choose(wanted("placed"))
    assert chosen.trouble == "" and chosen.why is not None
    where = chosen.why.args["where"]
    assert isinstance(where, Text)
    return where.text


def test_workers_use_an_engine_from_the_choice_after_it_appears(tmp_path: Path) -> None:
    folder = tmp_path / "engine"

    async def use(pool: Pool) -> None:
        assert await place(pool) == HERE
        before = pool._idle[0].process
        appear(folder)
        assert await place(pool) == str(folder)
        assert before.returncode is not None
        after = pool._idle[0].process
        assert await place(pool) == str(folder)
        assert pool._idle[0].process is after

    with_pool(use, engine=folder, levels=LEVELS)


def test_what_is_half_there_is_no_engine(tmp_path: Path) -> None:
    folder = tmp_path / "engine"

    async def use(pool: Pool) -> None:
        (folder / "spellboard").mkdir(parents=True)
        assert await place(pool) == HERE

    with_pool(use, engine=folder, levels=LEVELS)


def test_what_was_there_before_the_server_is_old(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    appear(folder)

    async def use(pool: Pool) -> None:
        assert await place(pool) == HERE
        appear(folder)
        assert await place(pool) == str(folder)

    with_pool(use, engine=folder, levels=LEVELS)


def test_an_engine_that_does_not_begin_costs_no_bot_its_seat(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder, broken = tmp_path / "engine", tmp_path / "broken"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('built for another machine')")

    async def use(pool: Pool) -> None:
        appear(folder, broken)
        assert await place(pool) == HERE
        assert await place(pool) == HERE
        said = [record.message for record in caplog.records if record.name.startswith("spellboard")]
        assert said == ["the compiled engine does not start; bots continue without it"]
        appear(folder)
        assert await place(pool) == str(folder)

    with caplog.at_level(logging.WARNING):
        with_pool(use, engine=folder, levels=LEVELS)


def test_workers_stay_where_they_are_while_there_is_no_engine(tmp_path: Path) -> None:
    folder = tmp_path / "engine"

    async def use(pool: Pool) -> None:
        appear(folder)
        assert await place(pool) == str(folder)
        worker = pool._idle[0].process
        (folder / "built-from").unlink()
        await place(pool)
        assert pool._idle[0].process is worker

    with_pool(use, engine=folder, levels=LEVELS)


def test_both_engines_understand_the_same_bytes_and_give_the_same_answer(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    asked = [wanted("greedy", spellboard.load(name), seed=seed) for name in spellboard.shelf() for seed in range(3)]

    async def use(pool: Pool) -> None:
        codes = [(await pool.choose(one)).code for one in asked]
        appear(folder, PURE)
        answers = [await pool.choose(one) for one in asked]
        assert pool._idle[0].build is not None
        assert [answer.code for answer in answers] == codes and not any(answer.trouble for answer in answers)

    games = {name: spellboard.find(name) for name in spellboard.shelf()}
    with_pool(use, engine=folder, games=games, levels=None)


def test_a_server_without_such_a_folder_looks_for_nothing() -> None:
    assert Engine().build() is None
