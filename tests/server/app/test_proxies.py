"""Behind the real proxies, with the settings that docs/hosting.md gives: people are told apart by their own address."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from spellboard.server.app.limits import Limits
from spellboard.server.rates import Rate

from .. import patient
from .running import hear, running, say

DOCS = Path(__file__).resolve().parents[3] / "docs" / "hosting.md"
Proxy = Callable[[Path, int], tuple[list[str], str]]
"""Gives the command of a proxy and its settings, for a folder and a port."""
VISITOR = "127.0.0.2"
"""A loopback address that is not the proxy's."""
NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
    uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
    server {{ listen 127.0.0.1:{port}; {settings} }}
}}
"""


def documented(first: str) -> str:
    """The block of the docs that begins with this line."""
    blocks = re.findall(r"```text\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return next(str(block) for block in blocks if block.startswith(first))


def caddy(folder: Path, port: int) -> tuple[list[str], str]:
    settings = documented("play.example").replace("play.example", f"http://localhost:{port}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", "{file}"], "{\n    admin off\n}\n" + settings


def nginx(folder: Path, port: int) -> tuple[list[str], str]:
    return ["nginx", "-c", "{file}"], NGINX.format(folder=folder, port=port, settings=documented("location /"))


def haproxy(folder: Path, port: int) -> tuple[list[str], str]:
    settings = re.sub(r"bind .*", f"bind 127.0.0.1:{port}", documented("frontend play"))
    return ["haproxy", "-db", "-f", "{file}"], settings


@contextmanager
def begun(command: list[str], settings: str, folder: Path, port: int) -> Iterator[None]:
    """A proxy that listens."""
    file = folder / "proxy.conf"
    file.write_text(settings, encoding="utf-8")
    with (folder / "proxy.log").open("w+") as log:
        words = [word.replace("{file}", str(file)) for word in command]
        process = subprocess.Popen(words, cwd=folder, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": PATH})
        try:
            end = time.monotonic() + 20
            while True:
                with socket.socket() as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        break
                said = (folder / "proxy.log").read_text()
                assert process.poll() is None and time.monotonic() < end, said
                time.sleep(0.02)
            yield
        finally:
            process.terminate()
            process.wait(20)


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.mark.parametrize(("name", "proxy"), [("caddy", caddy), ("nginx", nginx), ("haproxy", haproxy)])
def test_people_behind_a_proxy_are_told_apart_and_cannot_forge_where_they_come_from(
    name: str, proxy: Proxy, tmp_path: Path
) -> None:
    if shutil.which(name, path=PATH) is None:
        pytest.skip(f"{name} is not installed")
    port = free_port()
    base = f"http://localhost:{port}"
    limits = Limits(guests=Rate(3, 0))
    with running(tmp_path, trusted=("127.0.0.1",), public_url=base, limits=limits) as server:
        command, settings = proxy(tmp_path, port)
        inside = settings.replace(
            "127.0.0.1:8000", server.base.removeprefix("http://").replace("localhost", "127.0.0.1")
        )
        with begun(command, inside, tmp_path, port):
            transport = httpx.HTTPTransport(local_address=VISITOR)
            with httpx.Client(base_url=base, transport=transport, headers={"origin": base}, timeout=20) as visitor:
                answers = [
                    visitor.post("/api/guests", json={"name": "Ada"}, headers=forged(n)).status_code for n in range(5)
                ]
                assert answers == [201, 201, 201, 429, 429]
                for n in range(3):
                    assert visitor.get("/metrics", headers=forged(n)).status_code == 404
                made = visitor.post("/api/practice", json={"game": "bellum"})
                cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
            where = f"ws://localhost:{port}/api/tables/{made.json()['id']}/live"
            with connect(where, origin=Origin(base), additional_headers={"Cookie": cookie}, max_size=None) as live:
                say(live, type="hello", seats=[])
                assert hear(live, "change")["sight"]["view"]
            assert patient.get(f"{server.base}/metrics").status_code == 404  # from the proxy's address: anybody's


def forged(n: int) -> list[tuple[str, str]]:
    """Lines that claim to come from somebody else each time, or from this machine."""
    lines = [f"192.0.2.{n}", "127.0.0.1"]
    return [("x-forwarded-for", line) for line in (lines if n % 2 else lines[::-1])]
