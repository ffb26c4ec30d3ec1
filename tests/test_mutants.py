"""Small changes of a source text: which are made, and which are not worth making."""

from __future__ import annotations

import pytest

from tools.mutants import mutants


def changes(source: str) -> list[str]:
    return [f"{mutant.before} -> {mutant.after}" for mutant in mutants(source)]


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("a == b", "a == b -> a != b"),
        ("a < b <= c", "a < b <= c -> a <= b <= c"),
        ("a < b <= c", "a < b <= c -> a < b < c"),
        ("a in b", "a in b -> a not in b"),
        ("a and b", "a and b -> a or b"),
        ("not a", "not a -> a"),
        ("a + b", "a + b -> a - b"),
        ("x = 7", "7 -> 8"),
        ("x = True", "True -> False"),
        ("x = 1 if a else 2", "a -> not a"),
        ("if a: b()", "a -> not a"),
        ("x = f'{a + 1}'", "a + 1 -> a - 1"),
        ("def f():\n    return g()", "return g() -> return None"),
        ("def f():\n    g()", "g() -> pass"),
        ("def f():\n    raise E", "raise E -> pass"),
        ("def f(s):\n    s.x = y", "s.x = y -> pass"),
        ("def f():\n    x = a\n    x = b", "x = b -> pass"),
    ],
)
def test_small_changes_are_made(source: str, change: str) -> None:
    assert change in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "def f(x: Literal[1]) -> Literal[2]: ...",
        "x: Annotated[int, 3]",
        "if TYPE_CHECKING:\n    x = 1",
        "def __repr__(self):\n    return 'x' + 'y'",
        "def f():\n    return None",
        "g()",
        "x = vec[i64](capacity=2 + n)",
    ],
)
def test_what_is_no_behaviour_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_name_is_not_left_without_any_value() -> None:
    assert changes("def f():\n    x = a\n    return x") == ["return x -> return None"]
    assert changes("def f():\n    return False") == ["False -> True"]


def test_a_mutant_is_the_whole_file_with_one_change() -> None:
    source = "def f(a, b):\n    # why\n    return a == b and a > 1\n"
    texts = [mutant.text for mutant in mutants(source)]
    assert "def f(a, b):\n    # why\n    return (a != b) and a > 1\n" in texts
    assert len(set(texts)) == len(texts) == 5
    assert [mutant.line for mutant in mutants(source)] == [3] * 5


@pytest.mark.parametrize("source", ["x = '„' + f'{a + 1}!'  # ’\n", "x = (a\n     + b)  # why\n", "x = -1\n"])
def test_a_change_leaves_all_around_it_as_it_was(source: str) -> None:
    for mutant in mutants(source):
        compile(mutant.text, "mutant", "exec")
        assert mutant.text.partition("#")[2] == source.partition("#")[2]
        assert mutant.text.startswith("x = ")


def test_a_mutant_is_named_by_its_function_and_not_by_its_line() -> None:
    source = "class A:\n    def f(self):\n        return [self.g(0), self.h(0)]\n"
    names = [str(mutant) for mutant in mutants(source)]
    assert "A.f: 0 -> 1" in names and "A.f: 0 -> 1 (2)" in names
    assert [str(mutant) for mutant in mutants("\n\n" + source)] == names
