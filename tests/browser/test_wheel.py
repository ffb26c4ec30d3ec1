"""Whoever installs the wheel in an empty folder gets the page, and needs no Node for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .serving import BUNDLE, ROOT

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package from its wheel, alone in a folder. The checkout is copied: a build leaves things behind."""
    assert (BUNDLE / "index.html").is_file(), "the page is not built: run `make web`"
    folder = tmp_path_factory.mktemp("wheel")
    checkout = folder / "checkout"
    checkout.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    (checkout / "src").symlink_to(ROOT / "src")
    (checkout / "web").symlink_to(ROOT / "web")
    environment = {**os.environ, "SPELLBOARD_PURE": "1"}
    environment.pop("PYTHONPATH", None)
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(folder), str(checkout)]
    subprocess.run(build, env=environment, check=True, cwd=folder)
    wheel, *_ = folder.glob("*.whl")
    home = folder / "home"
    subprocess.run([*PIP, "install", "--no-deps", "--no-index", "--target", str(home), str(wheel)], check=True)
    return home


def test_the_installed_server_answers_with_the_page(installed: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(installed), "PATH": str(tmp_path), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [sys.executable, "-P", "-m", "spellboard.cli", "serve", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment)
    try:
        assert process.stdout is not None
        base = re.search(r"http://\S+", process.stdout.readline())
        assert base
        with httpx.Client(base_url=base[0].replace("localhost", "127.0.0.1")) as http:
            page = http.get("/").text
            script = re.search(r'src="(/assets/app-[^"]+\.js)"', page)
            assert script and http.get(script[1]).headers["content-type"].startswith("text/javascript")
            assert http.get("/icon-192.png").content == (BUNDLE / "icon-192.png").read_bytes()
            assert http.get("/t/whatever").text == page
            assert "immutable" in http.get(script[1]).headers["cache-control"]
    finally:
        process.terminate()
        assert process.wait(30) == 0
