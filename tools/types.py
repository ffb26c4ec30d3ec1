"""The types of the wire in TypeScript: `python -m tools.types` writes web/src/wire/types.ts anew.

python -m tools.types           write it
python -m tools.types --check   exit 1 if it is not up to date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct, inspect

from spellboard.core.art import Art
from spellboard.core.layout import Layout
from spellboard.core.transcript import Page
from spellboard.server.wire import bodies, incoming, outgoing, replay, table

PLACE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "types.ts"
HEAD = "// Written by `python -m tools.types` from the types of the server; do not edit.\n"
MODULES: tuple[ModuleType, ...] = (table, incoming, outgoing, bodies, replay)
UNIONS = {
    "Incoming": incoming.Incoming,
    "Outgoing": outgoing.Outgoing,
    "Lobbying": outgoing.Lobbying,
}
BESIDE: tuple[type[Struct], ...] = (Layout, Art, Page)
"""Types of the core that are answered by themselves."""
HEADS = {incoming.In, outgoing.Out, bodies.Body}
SCALARS: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string",
}


def roots() -> list[type[Struct]]:
    """All structs that the wire names, in the order of their files."""
    found: list[type[Struct]] = []
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                found += [value] * (value not in HEADS)
    return [*found, *BESIDE]


def structs() -> list[inspect.StructType]:
    """The structs of the wire and all that they are made of, each once."""
    found: dict[type, inspect.StructType] = {}

    def look(node: Any) -> None:
        if isinstance(node, inspect.StructType):
            if node.cls in found:
                return
            found[node.cls] = node
            for field in node.fields:
                look(field.type)
            return
        for inside in _inside(node):
            look(inside)

    for node in inspect.multi_type_info([*roots(), *UNIONS.values()]):
        look(node)
    return list(found.values())


def _inside(node: Any) -> Iterable[Any]:
    match node:
        case inspect.UnionType(types=types):
            return types
        case inspect.TupleType(item_types=types):
            return types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.SetType(item_type=item):
            return [item]
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case inspect.Metadata(type=inner):
            return [inner]
    return []


def names(found: Iterable[inspect.StructType]) -> dict[type, str]:
    """What each struct is called; of two that share a name, both say where they come from."""
    classes = [node.cls for node in found]
    short = [cls.__name__ for cls in classes]
    return {
        cls: cls.__name__
        if short.count(cls.__name__) == 1
        else "".join(part.title() for part in cls.__module__.rpartition(".")[2].split("_")) + cls.__name__
        for cls in classes
    }


def said(node: Any, called: dict[type, str]) -> str:
    """A type in TypeScript."""
    plain = SCALARS.get(type(node))
    if plain is not None:
        return plain
    match node:
        case inspect.StructType(cls=cls):
            return called[cls]
        case inspect.LiteralType(values=values):
            return " | ".join(_text(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(said(inner, called) for inner in types)
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(said(inner, called) for inner in types)}]"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.SetType(item_type=item):
            inner = said(item, called)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType(key_type=key, value_type=value):
            keys = "number" if isinstance(key, inspect.IntType) else "string"
            return f"Record<{keys}, {said(value, called)}>"
        case inspect.Metadata(type=inner):
            return said(inner, called)
    raise TypeError(f"{node!r} has no type in TypeScript yet")


def interface(node: inspect.StructType, called: dict[type, str]) -> str:
    """A struct as an interface."""
    cls: Any = node.cls
    comes_in = issubclass(cls, incoming.In | bodies.Body)
    # What goes out whole is always there; what comes in, or goes out without its defaults, may be left out.
    may_lack = comes_in or cls.__struct_config__.omit_defaults
    lines = []
    if node.tag_field is not None:
        lines.append(f"  readonly {node.tag_field}: {_text(node.tag)};")
    for field in node.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {said(field.type, called)};")
    doc = next(iter((cls.__doc__ or "").strip().splitlines()), "")
    head = f"/** {doc} */\n" if doc and not doc.startswith(f"{cls.__name__}(") else ""
    return f"{head}export interface {called[cls]} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def text() -> str:
    """The whole file."""
    found = structs()
    called = names(found)
    parts = [interface(node, called) for node in found]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_members(union, called)) + ";\n")
    return HEAD + "\n" + "\n".join(parts)


def _members(union: Any, called: dict[type, str]) -> list[str]:
    node = inspect.type_info(union)
    types = node.types if isinstance(node, inspect.UnionType) else (node,)
    return [said(inner, called) for inner in types]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.types", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    wanted = parser.parse_args(arguments)
    new = text()
    if wanted.check:
        fits = PLACE.is_file() and PLACE.read_text(encoding="utf-8") == new
        print("up to date" if fits else f"{PLACE.name} is not up to date: run python -m tools.types")
        return 0 if fits else 1
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
