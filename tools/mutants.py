"""Small changes of a source text: each of them is a mutant, and a test should notice it.

Comments, blank lines and everything else stay as they are, because some tests read the sources too.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

SWAPPED: dict[type[ast.AST], Callable[[], ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of a file: in which function, at which line, and what stands there instead."""

    place: str
    line: int
    before: str
    after: str
    number: int
    text: str

    def __str__(self) -> str:
        """Without the line, so that the name outlives changes elsewhere in the file."""
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.place or 'module'}: {_short(self.before)} -> {_short(self.after)}{again}"


@dataclass(frozen=True)
class _Change:
    place: str
    old: ast.AST
    new: ast.AST
    # The part of the source to write anew: inside an f-string only the whole of it has a known place.
    anchor: ast.AST
    written: str


@dataclass(frozen=True)
class _Left:
    """What is left alone: nodes that are no behaviour, and assignments that nothing can do without."""

    spared: set[int]
    bindings: set[int]


def mutants(source: str) -> Iterator[Mutant]:
    """Every small change: comparisons, conditions, constants, boolean operators, sums, returns, removed statements."""
    tree = ast.parse(source)
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    seen: Counter[tuple[str, str, str]] = Counter()
    for change in _walk(tree, "", None, _Left(_spared(tree), _bindings(tree)), False):
        part = change.anchor
        assert isinstance(part, ast.expr | ast.stmt) and part.end_lineno is not None and part.end_col_offset is not None
        begin = starts[part.lineno - 1] + part.col_offset
        end = starts[part.end_lineno - 1] + part.end_col_offset
        text = (data[:begin] + change.written.encode() + data[end:]).decode()
        before, after = ast.unparse(change.old), ast.unparse(change.new)
        # Counted as shown: what is cut short may look alike.
        seen[change.place, _short(before), _short(after)] += 1
        number = seen[change.place, _short(before), _short(after)]
        yield Mutant(change.place, part.lineno, before, after, number, text)


def _walk(
    parent: ast.AST, place: str, string: ast.JoinedStr | None, left: _Left, in_function: bool
) -> Iterator[_Change]:
    for node in ast.iter_child_nodes(parent):
        if id(node) in left.spared:
            continue
        for old, new in _changes(node, in_function and id(node) not in left.bindings):
            if string is None:
                written = ast.unparse(new)
                yield _Change(place, old, new, old, f"({written})" if isinstance(old, ast.expr) else written)
            else:
                yield _Change(place, old, new, string, _rewritten(string, old, new))
        inner, within = place, in_function
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            within = isinstance(node, ast.FunctionDef)
            inner = f"{place}.{node.name}" if place else node.name
        within_string = string or (node if isinstance(node, ast.JoinedStr) else None)
        yield from _walk(node, inner, within_string, left, within)


def _rewritten(whole: ast.AST, old: ast.AST, new: ast.AST) -> str:
    """The source of a part in which one node stands for another."""
    for parent in ast.walk(whole):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
                text = ast.unparse(whole)
                setattr(parent, field, old)
                return text
            if isinstance(value, list) and any(one is old for one in value):
                at = next(at for at, one in enumerate(value) if one is old)
                value[at] = new
                text = ast.unparse(whole)
                value[at] = old
                return text
    raise AssertionError("the node is not in that part")


def _spared(tree: ast.AST) -> set[int]:
    """What is no behaviour: annotations, decorators, docstrings, how an object shows itself, how much room is kept."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef):
            parts += [node.returns, *node.decorator_list]
            if node.name in ("__repr__", "__str__"):
                parts.append(node)
        elif isinstance(node, ast.AnnAssign | ast.arg):
            parts.append(node.annotation)
        elif _is_spared(node):
            parts.append(node)
        found |= {id(inner) for part in parts if part is not None for inner in ast.walk(part)}
    return found


def _is_spared(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.keyword) and node.arg == "capacity"


def _bindings(tree: ast.AST) -> set[int]:
    """Assignments to names that nothing else in the function sets: without one it fails at once, and tells nothing."""
    found: set[int] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            inside = list(ast.walk(function))
            stored = Counter(_stored(inside))
            stored.update(node.arg for node in inside if isinstance(node, ast.arg))
            for node in inside:
                if isinstance(node, ast.Assign):
                    names = _stored(inner for target in node.targets for inner in ast.walk(target))
                    if any(stored[name] == 1 for name in names):
                        found.add(id(node))
    return found


def _stored(nodes: Iterable[ast.AST]) -> list[str]:
    return [node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def _changes(node: ast.AST, removable: bool) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What may stand for what, in this node alone."""
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            new = copy.copy(node)
            new.ops = [SWAPPED[type(op)]() if at == other else kept for other, kept in enumerate(node.ops)]  # type: ignore[misc]
            yield node, new
    elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPPED:
        swapped = copy.copy(node)
        swapped.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        yield node, swapped
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield node.test, ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Return):
        # A number or a truth has its own change; nothing instead of no would be the same to most who ask.
        if not (node.value is None or (isinstance(node.value, ast.Constant) and not isinstance(node.value.value, str))):
            yield node, ast.Return(ast.Constant(None))
    elif removable and isinstance(node, ast.Raise | ast.Assign | ast.AugAssign | ast.Expr):
        yield node, ast.Pass()


def _short(text: str) -> str:
    said = " ".join(text.split())
    return said if len(said) <= 70 else f"{said[:67]}..."
