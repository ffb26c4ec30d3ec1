"""Requests that wait as long as a busy machine needs: the first list of games takes seconds there."""

from __future__ import annotations

from functools import partial

import httpx

SECONDS = 60.0
get = partial(httpx.get, timeout=SECONDS)
post = partial(httpx.post, timeout=SECONDS)
request = partial(httpx.request, timeout=SECONDS)
