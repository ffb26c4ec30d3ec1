"""The server: tables that friends reach by a link."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ..core.errors import SpellboardError
from .called import CLI, examples

if TYPE_CHECKING:
    from ..server.app.limits import Limits

DAY = 24 * 3600
CHANNELS = 65536


def enter(app: typer.Typer) -> None:
    app.command("serve", epilog=examples("serve", "serve --lan"))(serve)


def _variable(name: str) -> str:
    return f"SPELLBOARD_{name}"


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            envvar=_variable("HOST"),
            help="Where to listen: this machine alone by default, with --lan all its addresses.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[
        int, typer.Option("--port", envvar=_variable("PORT"), min=0, max=65535, help="The port; 0: any that is free.")
    ] = 8000,
    public_url: Annotated[
        str,
        typer.Option("--public-url", envvar=_variable("PUBLIC_URL"), help="The address in links: https://NAME."),
    ] = "",
    database: Annotated[
        Path, typer.Option("--database", envvar=_variable("DATABASE"), help="The file of the database.")
    ] = Path("spellboard.db"),
    editions: Annotated[
        Path | None,
        typer.Option("--editions", envvar=_variable("EDITIONS"), help="A folder with edition files of your own."),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", envvar=_variable("LAN"), help="For friends in the same room: address and QR code.")
    ] = False,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy",
            envvar=_variable("TRUSTED_PROXY"),
            metavar="ADDRESS",
            help="A proxy (address or network) whose forwarded headers are believed; may be given several times.",
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option("--log-level", envvar=_variable("LOG_LEVEL"), help="debug, info, warning or error.")
    ] = "warning",
    metrics_token: Annotated[
        str, typer.Option("--metrics-token", envvar=_variable("METRICS_TOKEN"), help="Lets others read /metrics.")
    ] = "",
    web: Annotated[
        Path | None, typer.Option("--web", envvar=_variable("WEB"), help="The folder of the built page.")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in this machine's browser, if it has one.")
    ] = False,
    engine: Annotated[
        Path | None,
        typer.Option(
            "--engine",
            envvar=_variable("ENGINE"),
            help="A folder where a compiled engine may appear while the server runs; bots use it from then on.",
        ),
    ] = None,
    limits: Annotated[
        float, typer.Option("--limits", envvar=_variable("LIMITS"), min=1, help="So many times the usual limits.")
    ] = 1,
    connections: Annotated[
        int,
        typer.Option(
            "--connections",
            envvar=_variable("CONNECTIONS"),
            min=20,
            help="Connections in all; fewer where the system allows fewer open files.",
        ),
    ] = 4000,
    connections_per_address: Annotated[
        int | None,
        typer.Option(
            "--connections-per-address",
            envvar=_variable("CONNECTIONS_PER_ADDRESS"),
            min=4,
            help="Connections from one address; a trusted proxy may hold any number.",
            show_default="400",
        ),
    ] = None,
    bot_pace: Annotated[
        float,
        typer.Option(
            "--bot-pace", envvar=_variable("BOT_PACE"), min=0, help="Least seconds that a bot takes to decide."
        ),
    ] = 0.1,
    bot_budget: Annotated[
        float,
        typer.Option(
            "--bot-budget",
            envvar=_variable("BOT_BUDGET"),
            min=0,
            help="Seconds of thinking per minute for all bots of one address; 0: no limit. A table of masters takes"
            " about 15, so a family never reaches 60. A club behind one address may: beyond the budget its bots think"
            " less, and every game continues.",
        ),
    ] = 60,
    expiry: Annotated[
        float,
        typer.Option(
            "--expiry", envvar=_variable("EXPIRY"), min=0.01, help="Days after which a table that never began goes."
        ),
    ] = 7,
    abandoned: Annotated[
        float,
        typer.Option(
            "--abandoned",
            envvar=_variable("ABANDONED"),
            min=0.01,
            help="Days after which a match in which nobody does anything is closed; its record stays.",
        ),
    ] = 60,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", envvar=_variable("GAMES"), metavar="MODULE:GAME", help="One more game of your own."),
    ] = None,
) -> None:
    """Run the server: make a table, send the link, play."""
    from ..server.app.links import terminal
    from ..server.app.logs import LEVELS
    from ..server.app.places import Places
    from ..server.app.serving import serve as run
    from ..server.app.settings import Settings
    from ..server.tables.rules import HouseRules

    if log_level not in LEVELS:
        raise SpellboardError("error-log-level", package=CLI, levels=list(LEVELS), given=log_level[:20])
    if editions is not None and not editions.is_dir():
        raise SpellboardError("error-editions-folder", package=CLI, folder=str(editions))
    settings = Settings(
        database=database,
        host=host or ("0.0.0.0" if lan else "127.0.0.1"),
        port=port,
        public_url=public_url,
        editions=editions,
        lan=lan,
        trusted=tuple(trusted_proxy or ()),
        log_level=log_level,
        metrics_token=metrics_token,
        web=web,
        connections=connections,
        limits=_limits(limits, connections_per_address),
        rules=HouseRules(pace=bot_pace, expiry=expiry * DAY, abandoned=abandoned * DAY),
        games=tuple(game or ()),
        engine=engine,
        bot_budget=bot_budget,
    )

    def told(where: Places) -> None:
        # What is there at the start stays: to look through it for garbage again and again would hold up everybody.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)  # a move makes hundreds of objects, and hardly ever a circle of them
        if lan:
            print(terminal(where.public))
        print(f"Spellboard is at {where.public} (Ctrl-C ends it).", flush=True)
        if open_page:
            show(where.public, lambda: print(f"No browser could be opened: open {where.public} yourself.", flush=True))

    _many_channels()
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        runner.run(run(settings, told))


def _limits(factor: float, connections_here: int | None) -> Limits:
    from ..server.app.limits import Limits

    found = Limits().times(factor)
    return found if connections_here is None else msgspec.structs.replace(found, connections_here=connections_here)


def show(address: str, failed: Callable[[], None]) -> None:
    """Open an address in a browser with windows: one for the terminal would take the terminal away."""
    if sys.platform not in ("darwin", "win32") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        failed()
        return
    import webbrowser

    def ask() -> None:
        if not webbrowser.open(address):
            failed()

    # Asked from another thread: some browsers stay in front until they are closed.
    threading.Thread(target=ask, daemon=True).start()


def _many_channels() -> None:
    """Every live channel is an open file, and shells allow few of them unless one asks."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CHANNELS if hard == resource.RLIM_INFINITY else min(CHANNELS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop of uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
