"""Other machines: `dask://HOST:PORT` plays the games on a Dask cluster that somebody has started."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module

from ..core.errors import OptionError, SpellboardError

SCHEME = "dask://"
PATIENCE = 20
"""Seconds in which the cluster must answer."""


@contextmanager
def reached(text: str) -> Iterator[tuple[Executor, int]]:
    """The executor of a cluster, and how many games it plays at once."""
    address = text.removeprefix(SCHEME)
    if address == text or not address:
        raise OptionError("error-arena-executor", text=text[:60])
    try:
        distributed = import_module("distributed")  # it brings no types
    except ImportError:
        raise SpellboardError("error-arena-extra", what="--executor", extra="dask") from None
    try:
        client = distributed.Client(f"tcp://{address}" if "://" not in address else address, timeout=PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        raise SpellboardError("error-arena-cluster", address=address[:60], why=str(error)[:200]) from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise SpellboardError("error-arena-workers", address=address[:60])
        yield client.get_executor(), threads
