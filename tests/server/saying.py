"""What a test expects to be refused: by its code, since the words are somebody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from spellboard import SpellboardError

T = TypeVar("T", bound=SpellboardError)


@contextmanager
def refused(kind: type[T], code: str) -> Iterator[pytest.ExceptionInfo[T]]:
    """Inside, an error of that class and of that code must be raised."""
    with pytest.raises(kind) as caught:
        yield caught
    assert caught.value.code == code, repr(caught.value)
