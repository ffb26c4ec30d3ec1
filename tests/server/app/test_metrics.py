"""What a host reads about the bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spellboard.server.app.metrics import Metrics, Thinking
from spellboard.server.crew import pool as pooling
from spellboard.server.crew.pool import Pool

from ...example import GAME as EMBERS
from .. import patient
from ..crew.test_pool import wanted
from .running import running


def test_figures_tell_which_choices_wait_and_why_workers_were_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_worker(arguments: object, build: object) -> None:
        return None

    monkeypatch.setattr(pooling, "start", no_worker)

    async def figures() -> list[str]:
        pool = Pool({"embers": EMBERS}, 1)
        metrics = Metrics()
        metrics.registry.register(Thinking(pool))
        jobs = [asyncio.create_task(pool.choose(wanted(table=str(n), watched=n < 3))) for n in range(5)]
        await asyncio.sleep(0)
        waiting = metrics.text().decode().splitlines()
        await asyncio.gather(*jobs)
        await pool.close()
        return waiting + metrics.text().decode().splitlines()

    text = asyncio.run(figures())
    assert 'spellboard_bot_choices_waiting{table="watched"} 2.0' in text
    assert 'spellboard_bot_choices_waiting{table="unwatched"} 2.0' in text
    assert 'spellboard_bot_choices_waiting{table="watched"} 0.0' in text
    assert 'spellboard_bot_workers_replaced_total{cause="unstarted"} 10.0' in text
    assert 'spellboard_bot_workers_replaced_total{cause="stopped"} 0.0' in text
    assert "spellboard_bot_seconds_over_budget_total 0.0" in text


def test_a_server_has_the_budget_that_its_host_gave_it_and_shows_what_it_took(tmp_path: Path) -> None:
    with running(tmp_path, bot_budget=7.0) as server:
        pool = server.server.crew
        assert isinstance(pool, Pool) and pool._line.budgets.left("anywhere", 0) == 7
        assert "spellboard_bot_seconds_over_budget_total" in patient.get(f"{server.base}/metrics").text
