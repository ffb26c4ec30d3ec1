"""A Dask cluster plays the same games."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from spellboard import SpellboardError
from spellboard.arena import cluster
from spellboard.arena.contest import Contest
from spellboard.arena.pairing import Pairing
from spellboard.arena.standing import Fixture

PAIRING = Pairing("tests.example:GAME", "search:nodes=6", "random", 3, seed=5)


@pytest.mark.parametrize("text", ["", "dask", "dask://", "ray://there:1", "there:1"])
def test_what_is_no_cluster_is_refused(text: str) -> None:
    with pytest.raises(SpellboardError, match="is not an executor; write dask://HOST:PORT"), cluster.reached(text):
        pass


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(SpellboardError, match=r"spellboard\[dask\]"), cluster.reached("dask://there:1"):
        pass


def test_a_cluster_that_does_not_answer_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with (
        pytest.raises(SpellboardError, match=r"cluster at 127\.0\.0\.1:1 does not answer") as caught,
        cluster.reached("dask://127.0.0.1:1"),
    ):
        pass
    assert "\n" not in str(caught.value)


@pytest.mark.long
def test_two_workers_of_a_cluster_give_the_same_figures(tmp_path: Path) -> None:
    def shares(folder: Path, address: str = "") -> list[tuple[list[int], str]]:
        contest = Contest([Fixture(PAIRING, 12, 0.5)], folder)
        if address:
            with cluster.reached(address) as (executor, jobs):
                assert jobs == 2
                contest.run(jobs, executor)
        else:
            contest.run()
        contest.ledger.close()
        return [(bout.winners, bout.checksum) for bout in contest.standing(0).bouts]

    made = import_module("distributed").LocalCluster
    with made(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as local:
        address = local.scheduler_address.replace("tcp://", "dask://")
        assert shares(tmp_path / "cluster", address) == shares(tmp_path / "here")
