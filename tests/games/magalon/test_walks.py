"""The walk finder against brute force: thousands of random boards, open and crowded, with special fields."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spellboard.games.magalon.exact_walks import WALKS, Patience, Walks, can_walk, longest_walk

CLOSED = 1
SEEN = 2

Graph = list[list[int]]


def random_graph(rng: random.Random, width: int, height: int, specials: int) -> Graph:
    """A grid in which some blocks of squares are one field with many entrances."""
    node = {(x, y): y * width + x for x in range(width) for y in range(height)}
    for _ in range(specials):
        x, y = rng.randrange(width), rng.randrange(height)
        for dx in range(rng.randint(1, 3)):
            for dy in range(rng.randint(1, 2)):
                if (x + dx, y + dy) in node:
                    node[x + dx, y + dy] = node[x, y]
    names = sorted(set(node.values()))
    near: list[set[int]] = [set() for _ in names]
    for (x, y), here in node.items():
        for there in (node.get((x + 1, y)), node.get((x, y + 1))):
            if there is not None and there != here:
                a, b = names.index(here), names.index(there)
                near[a].add(b)
                near[b].add(a)
    return [sorted(each) for each in near]


def flat(graph: Graph) -> tuple[vec[i64], vec[i64]]:
    first, near = [0], []
    for each in graph:
        near += each
        first.append(len(near))
    return vec[i64](first), vec[i64](near)


def brute_force(graph: Graph, closed: set[int], start: int, longest: int, returns: bool) -> list[set[int]]:
    """All ends of all walks, by walking all of them."""
    ends: list[set[int]] = [set() for _ in range(longest + 1)]

    def walk(at: int, entered: frozenset[int], steps: int) -> None:
        ends[steps].add(at)
        if steps < longest:
            for there in graph[at]:
                if there not in closed and there not in entered:
                    walk(there, entered | {there}, steps + 1)

    walk(start, frozenset() if returns else frozenset({start}), 0)
    return ends


def check_one(seed: int) -> int:
    rng = random.Random(seed)
    graph = random_graph(rng, rng.randint(2, 7), rng.randint(2, 7), rng.randint(0, 3))
    crowd = rng.choice((0.0, 0.1, 0.25, 0.4, 0.55))
    start = rng.randrange(len(graph))
    closed = {v for v in range(len(graph)) if rng.random() < crowd and v != start}
    longest, returns = rng.randint(1, 8), rng.random() < 0.3
    first, near = flat(graph)
    board = vec[i64]([CLOSED if v in closed else 0 for v in range(len(graph))])
    expected = brute_force(graph, closed, start, longest, returns)

    walks = Walks(first, near, board, CLOSED, start, longest, returns)
    for n in range(longest + 1):
        one = Walks(first, near, board, CLOSED, start, n, returns)
        assert list(one.ends(n)) == list(walks.ends(n)) == sorted(expected[n]), f"seed {seed}, {n} steps"
        for end in expected[n]:
            for found in (one, walks):
                path = [int(v) for v in found.path(n, end)]
                assert len(path) == n and len(set(path)) == n
                assert not n or path[-1] == end
                assert returns or start not in path
                assert not closed & set(path)
                assert all(b in graph[a] for a, b in zip([start, *path], path, strict=False))
        for end in set(range(len(graph))) - expected[n]:
            assert not walks.reaches(n, end)

    if not returns:
        board[start] |= SEEN
        before = list(board)
        possible = [n for n in range(longest + 1) if expected[n]]
        for n in range(longest + 1):
            assert can_walk(first, near, board, CLOSED | SEEN, SEEN, start, n, Patience(WALKS)) == (n in possible)
        assert longest_walk(first, near, board, CLOSED | SEEN, SEEN, start, longest, Patience(WALKS)) == max(possible)
        assert list(board) == before, "the board is left as it was"
    return longest


@pytest.mark.parametrize("block", range(8))
def test_walks_agree_with_brute_force_on_thousands_of_random_boards(block: int) -> None:
    for seed in range(block * 400, block * 400 + 400):
        check_one(seed)


def test_a_field_within_distance_and_of_the_right_parity_may_still_be_out_of_reach() -> None:
    # A dead end of one square beside the start: two steps lead back to the start, three to nowhere.
    graph = [[1], [0]]
    first, near = flat(graph)
    walks = Walks(first, near, vec[i64]([0, 0]), CLOSED, 0, 3, False)
    assert list(walks.ends(1)) == [1]
    assert list(walks.ends(2)) == list(walks.ends(3)) == []


@pytest.mark.parametrize("patience", [0, 1, 2, 3])
def test_the_longest_walk_is_looked_for_as_far_as_patience_reaches(patience: int) -> None:
    first, near = flat([[1], [0, 2], [1, 3], [2, 4], [3]])
    board = vec[i64]([SEEN, 0, 0, 0, 0])
    assert longest_walk(first, near, board, SEEN, SEEN, 0, 4, Patience(patience)) == patience


def test_a_path_to_a_field_that_no_walk_reaches_is_an_error() -> None:
    first, near = flat([[1], [0]])
    with pytest.raises(ValueError, match="no walk"):
        Walks(first, near, vec[i64]([0, 0]), CLOSED, 0, 3, False).path(3, 1)


def walks_with(patience: int, graph: Graph, board: vec[i64]) -> Walks:
    first, near = flat(graph)
    return Walks(first, near, board, CLOSED, 0, 8, False, Patience(patience))


def test_a_search_finds_with_just_the_patience_it_needs() -> None:
    rng = random.Random(5)
    searched = 0
    for _ in range(60):
        graph = random_graph(rng, 5, 5, 1)
        board = vec[i64]([CLOSED if v and rng.random() < 0.25 else 0 for v in range(len(graph))])
        for end in walks_with(WALKS, graph, board).ends(8):
            patient = walks_with(WALKS, graph, board)
            grown = patient.patience.left
            assert patient.reaches(8, end)
            if patient.patience.left < grown:
                needed = WALKS - int(patient.patience.left)
                assert walks_with(needed, graph, board).reaches(8, end)
                searched += 1
    assert searched > 10
