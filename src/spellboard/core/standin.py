"""A plain list in place of `librt.vecs.vec`, where that extension is not to be had (PyPy, the browser)."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any


class vec(list):  # type: ignore[type-arg]
    """A list that is written `vec[i64]([1, 2])`; an append gives a new value, as the real one does."""

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return vec(found) if isinstance(at, slice) else found

    def __repr__(self) -> str:
        return f"vec({super().__repr__()})"


def append(items: vec, item: Any) -> vec:
    """The vec with one more item; the one that was given stays as long as it was."""
    return vec([*items, item])


def extend(items: vec, more: Iterable[Any]) -> vec:
    """The vec with more items."""
    return vec([*items, *more])


def pop(items: vec, at: int = -1) -> tuple[vec, Any]:
    """The vec without one item, and that item."""
    rest = vec(items)
    found = list.pop(rest, at)
    return rest, found


def remove(items: vec, item: Any) -> vec:
    """The vec without the first such item."""
    rest = vec(items)
    list.remove(rest, item)
    return rest


def install() -> None:
    """Make `librt.vecs` importable."""
    package, module = ModuleType("librt"), ModuleType("librt.vecs")
    module.__dict__.update(vec=vec, append=append, extend=extend, pop=pop, remove=remove)
    package.__dict__["vecs"] = module
    if sys.modules.get("librt") is None:  # absent, or kept out on purpose
        sys.modules["librt"] = package
    sys.modules["librt.vecs"] = module
