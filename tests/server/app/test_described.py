"""The open API: what it says about itself is what the server does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from spellboard.server.wire import incoming, outgoing

from .. import patient
from .running import Running, running

WITHOUT_BODY = {"get", "delete"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def openapi(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = patient.get(f"{server.base}/api/openapi.json").json()
    return found


def refs(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from ([node["$ref"]] if isinstance(node.get("$ref"), str) else [])
        for value in node.values():
            yield from refs(value)
    elif isinstance(node, list):
        for value in node:
            yield from refs(value)


def test_every_request_is_described(openapi: dict[str, Any]) -> None:
    paths = openapi["paths"]
    assert len(paths) >= 30
    for wanted in ("/api/guests", "/api/me/keys", "/api/tables/{table}/links", "/api/records/check", "/api/lobby"):
        assert wanted in paths
    for path, item in paths.items():
        for verb, operation in item.items():
            assert operation["description"], (verb, path)
            assert {"400", "404", "429", "503"} <= set(operation["responses"]), (verb, path)


def test_every_reference_leads_somewhere(openapi: dict[str, Any], server: Running) -> None:
    for document in (openapi, patient.get(f"{server.base}/api/channel.json").json()):
        found = set(refs(document))
        assert len(found) >= 20
        for ref in found:
            node: Any = document
            for part in ref.removeprefix("#/").split("/"):
                node = node[part]


def test_every_frame_is_described_by_one_schema(server: Running) -> None:
    channel = patient.get(f"{server.base}/api/channel.json").json()
    frames = (*incoming.Incoming.__args__, *outgoing.Outgoing.__args__, *outgoing.Lobbying.__args__)
    kinds = {frame.__struct_config__.tag for frame in frames}
    described = {
        definition["properties"]["type"]["enum"][0]
        for definition in channel["$defs"].values()
        if "enum" in definition.get("properties", {}).get("type", {})
    }
    assert kinds <= described
    assert json.dumps(channel["properties"]["incoming"]).count("$ref") >= len(incoming.Incoming.__args__)


def test_no_request_without_a_guest_goes_further_than_401(openapi: dict[str, Any], server: Running) -> None:
    free = {"/api/guests", "/api/device", "/api/recover", "/api/channel.json", "/api/session"}
    for path, item in openapi["paths"].items():
        if path in free or path.startswith(("/api/games", "/api/words", "/api/records")):
            continue
        for verb in item:
            body: dict[str, Any] | None = None if verb in WITHOUT_BODY else {}
            address = server.base + path.replace("{table}", "A" * 22).replace("{key}", "x").replace("{way}", "join")
            answer = patient.request(verb, address, headers={"origin": server.base}, json=body)
            assert answer.status_code == 401 or (answer.status_code == 400 and body is not None), (verb, path)


def test_a_schema_is_what_is_decoded() -> None:
    """The schema is made of the very types that the channel decodes by."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"say","request":"r","text":"%s"}' % (b"x" * 501), type=incoming.Incoming)
