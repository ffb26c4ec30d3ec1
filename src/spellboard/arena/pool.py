"""The workers of a series: one process, a pool of them here, or any other executor."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from .play import play
from .series import Series, Violation, opened
from .tally import Tally

PATIENCE = 0.5
"""A worker reports after so many seconds at the latest: that keeps progress moving and an interruption short."""

Progress = Callable[[int], None]


def stretch(data: bytes, first: int, games: int) -> Tally:
    """Play games of a series, as many as the patience allows: what a worker does."""
    series, game = opened(data)
    tally = Tally()
    until = time.monotonic() + PATIENCE
    for number in range(first, first + games):
        try:
            state, decisions = play(series, game, number)
        except Violation as violation:
            tally.violation = violation.said
            tally.refusals += violation.code == "choice-refused"
            tally.dead_ends += violation.code == "dead-end"
            break
        tally.count(state, decisions, series.seats(number))
        if time.monotonic() > until:
            break
    return tally


def run(
    series: Series,
    games: int,
    *,
    first: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Tally:
    """Play games number `first` and on; stops at the first violation. The result is the same for any number of jobs."""
    told = progress or (lambda _: None)
    if executor is None and min(jobs, games) <= 1:
        return _alone(series, first, games, told)
    if executor is not None:
        return _spread(series, first, games, jobs, told, executor)
    with workers(jobs) as pool:
        return _spread(series, first, games, jobs, told, pool)


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """Processes of this machine; whoever is interrupted waits for none of them."""
    # Spawned, not forked: the same on every system, and no thread is copied halfway. The parent alone hears Ctrl-C.
    pool = ProcessPoolExecutor(
        jobs, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    others = set(active_children())
    try:
        yield pool
    except BaseException:
        # Nobody waits for the games that are being played.
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _alone(series: Series, first: int, games: int, told: Progress) -> Tally:
    total, data = Tally(), series.encode()
    while total.games < games and not total.violation:
        part = stretch(data, first + total.games, games - total.games)
        total.add(part)
        told(part.games)
    return total


def _spread(series: Series, first: int, games: int, jobs: int, told: Progress, executor: Executor) -> Tally:
    """Stretches go out to the workers; what comes back is put together in the order of the games."""
    data = series.encode()
    size = max(1, min(500, games // (jobs * 4)))
    left = [(start, min(size, first + games - start)) for start in range(first, first + games, size)]
    running: dict[Future[Tally], tuple[int, int]] = {}
    done: dict[int, Tally] = {}
    stopped = False
    while running or (left and not stopped):
        while left and not stopped and len(running) < 2 * jobs:
            start, length = left.pop(0)
            running[executor.submit(stretch, data, start, length)] = (start, length)
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            start, length = running.pop(future)
            part = done[start] = future.result()
            told(part.games)
            if part.violation:
                stopped = True
            elif part.games < length:
                left.insert(0, (start + part.games, length - part.games))
    total = Tally()
    for start in sorted(done):
        if not total.violation:
            total.add(done[start])
    return total
