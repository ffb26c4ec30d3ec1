"""Whatever is not the API: the page itself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from ..given import ThePages
from ..packed import packing


@get(["/", "/{path:path}"], include_in_schema=False, middleware=[packing], sync_to_thread=False)
def page(request: Request[Any, Any, Any], pages: ThePages) -> Response[bytes]:
    """Whatever is not the API."""
    return pages.page(request.scope["path"])
