"""How a server is set up: what the command line or the environment says."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from ..crew.budget import BUDGET
from ..tables.rules import HouseRules
from .limits import Limits


class Settings(Struct, frozen=True):
    """All of it has a default but the database."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    editions: Path | None = None
    lan: bool = False
    trusted: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarded headers are believed."""
    log_level: str = "info"
    metrics_token: str = ""
    """Who shows it may read /metrics from elsewhere; empty: only this machine may."""
    web: Path | None = None
    """The folder of the built page; None: where it usually lies."""
    connections: int = 4000
    """Connections of every kind in all; fewer where the system allows fewer open files."""
    limits: Limits = Limits()
    rules: HouseRules = HouseRules()
    games: tuple[str, ...] = ()
    """Further games as module:GAME, for tests and for games of one's own."""
    durable: bool = True
    """Off only in tests that have nothing to do with the disk."""
    workers: int = 2
    """Processes in which bots think."""
    bot_budget: float = BUDGET
    """Seconds that the bots of one address may think in a minute; 0: as long as they like."""
    engine: Path | None = None
    """A folder where a compiled engine may appear; bots use it from then on."""
