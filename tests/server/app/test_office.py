"""The operator's orders to a running server, through its database."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellboard.core.errors import SpellboardError
from spellboard.server.app import office
from spellboard.server.storage.mailbox import Close, Delete, GiveRecord, GiveTranscript, Mailbox, Rewind

from .running import hear, running, say


def test_the_operator_looks_goes_back_closes_and_deletes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "PAUSE", 0.02)
    with running(tmp_path) as server:
        ada = server.person("Ada")
        id = ada.table(start=True)["id"]
        box = Mailbox(tmp_path / "spellboard.db")
        with ada.live(f"/api/tables/{id}/live") as live:
            say(live, type="hello", seats=[0])
            first = hear(live, "change")
            assert '"seat":1' in box.ask(GiveTranscript(id, 1)).replace(" ", "")
            with pytest.raises(SpellboardError):
                box.ask(GiveRecord(id))
            box.ask(Rewind(id, first["journal"]))
            while first["journal"] not in [told.get("before") for told in hear(live, "change")["told"]]:
                pass
        box.ask(Close(id))
        assert '"secret":' in box.ask(GiveRecord(id))
        assert ada.get(f"/api/tables/{id}").json()["status"] == "closed"
        box.ask(Delete(id))
        assert ada.get(f"/api/tables/{id}").status_code == 404
        with pytest.raises(SpellboardError):
            box.ask(Delete(id))
