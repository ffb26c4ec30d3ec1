"""The page that people see."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellboard.server.app.pages import Pages, bundle
from spellboard.server.errors import Problem

from .. import patient
from .running import running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Tables</title>")
    (built / "assets" / "app-1a2b.js").write_text("export {}")
    (built / "notes.pem").write_text("not for everybody")
    return built


def test_the_built_page_is_served_under_every_address_of_its_own(tmp_path: Path, folder: Path) -> None:
    with running(tmp_path, web=folder) as server:
        for path in ("/", "/join", "/table/abc", "/index.html"):
            page = patient.get(f"{server.base}{path}")
            assert (page.text, page.headers["content-type"]) == (
                "<!doctype html><title>Tables</title>",
                "text/html; charset=utf-8",
            )
            assert page.headers["cache-control"] == "no-cache"
        script = patient.get(f"{server.base}/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/notes.pem",
            "/assets/other.js",
            "/%2e%2e/spellboard.db",
            "/index.html.bak",
        ):
            assert patient.get(f"{server.base}{path}").status_code == 404


def test_a_browser_that_is_told_of_no_icon_finds_ours(folder: Path) -> None:
    with pytest.raises(Problem):
        Pages(folder).page("/favicon.ico")
    (folder / "icon.svg").write_text("<svg/>")
    icon = Pages(folder).page("/favicon.ico")
    assert (icon.content, icon.media_type) == (b"<svg/>", "image/svg+xml")


def test_nothing_outside_the_folder_is_ever_read(folder: Path) -> None:
    pages = Pages(folder)
    for path in ("/../notes.txt", "//etc/passwd.txt", "/assets/../notes.pem"):
        with pytest.raises(Problem):
            pages.page(path)


def test_a_folder_without_a_page_is_none(tmp_path: Path, folder: Path) -> None:
    assert bundle(folder) == folder
    assert bundle(tmp_path) is None
