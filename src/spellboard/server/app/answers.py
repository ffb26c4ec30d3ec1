"""What goes back when something is not done: always a Trouble with a message, never a traceback."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotAuthorizedException, ValidationException

from spellboard.core.errors import SpellboardError
from spellboard.core.messages import Message

from ..errors import said
from ..storage.store import StorageTrouble
from ..wire.bodies import Trouble
from .logs import trace

Asked = Request[Any, Any, Any]
KEYS = {400: "error-body", 401: "error-guest", 404: "error-nothing", 405: "error-method", 413: "error-long-body"}
MOST_DETAILS = 20


def answer(status: int, error: Message, detail: list[Any] | None = None) -> Response[Trouble]:
    return Response(Trouble(error, detail or []), status_code=status, media_type=MediaType.JSON)


def refused(request: Asked, error: SpellboardError) -> Response[Trouble]:
    """Something of ours says no."""
    return answer(int(getattr(error, "status", 400)), said(error))


def no_storage(request: Asked, error: StorageTrouble) -> Response[Trouble]:
    """The database cannot: nothing was done, and that is what is said."""
    request.app.state.server.log.error("storage", text=str(error)[:300])
    return answer(503, said(error))


def invalid(request: Asked, error: ValidationException) -> Response[Trouble]:
    """A body or a parameter that is not as the types say: where, and what was expected."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [
        {key: str(item[key])[:200] for key in ("key", "message", "source") if item.get(key)}
        for item in extra[:MOST_DETAILS]
        if isinstance(item, dict)
    ]
    return answer(400, Message("error-body"), list(told))


def http(request: Asked, error: HTTPException) -> Response[Trouble]:
    """Whatever the framework refuses: an unknown path, a wrong method, no JSON."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    found = answer(status, Message(KEYS.get(status, "error-body")))
    if error.headers:
        found.headers.update({name: value for name, value in error.headers.items() if name.lower() == "allow"})
    return found


def broken(request: Asked, error: Exception) -> Response[Trouble]:
    """A mistake of ours: it is logged, by places in the code and without values."""
    if isinstance(error, UnicodeDecodeError | RecursionError) and trace(error)[-1].endswith("decode_json"):
        return answer(400, Message("error-body"))  # no text in UTF-8, or nested without end
    server = request.app.state.server
    server.metrics.failures.inc()
    server.log.error("failed", trouble=trace(error))
    return answer(500, said(error))


ANSWERS: dict[int | type[Exception], Any] = {
    StorageTrouble: no_storage,
    SpellboardError: refused,
    ValidationException: invalid,
    NotAuthorizedException: http,
    HTTPException: http,
    Exception: broken,
}
