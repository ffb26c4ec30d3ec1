"""The examples in README and docs are run as they stand."""

import doctest
from pathlib import Path

import pytest

from spellboard import bots

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_every_page_is_listed() -> None:
    listed = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in PAGES[1:]:
        assert f" {page.relative_to(ROOT / 'docs')}\n" in listed, f"mkdocs.yml lacks {page.name}"


def test_the_bot_of_the_page_is_short() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    bot = page.partition("```python\n")[2].partition("```")[0]
    assert "class Patient(Bot)" in bot and len(bot.strip().splitlines()) < 30


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_of_a_page_give_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # A page may register a bot; nobody else shall meet it.
    monkeypatch.setattr(bots, "_bots", {name: dict(makers) for name, makers in bots._bots.items()})
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failures, _ = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert failures == 0
