"""What was asked for, as it stands in the journal: nobody learns from it who asked."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode


def tag(table: str, guest: str, request: str) -> str:
    """A request of a guest at a table in sixteen signs."""
    digest = hashlib.sha256(f"asked at table\0{table}\0{guest}\0{request}".encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode()
