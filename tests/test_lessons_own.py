"""The numbers in the lesson "Is it fair?", counted without any algorithm of ours."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

CELLS = range(9)
EDGES = [(cell, cell + 1) for cell in CELLS if cell % 3 < 2] + [(c, c + 3) for c in range(6)]
NEAR = {cell: [a + b - cell for a, b in EDGES if cell in (a, b)] for cell in CELLS}


def parts(edges) -> dict[int, int]:
    """For each cell a cell of its part."""
    part = {cell: cell for cell in CELLS}
    for a, b in edges:
        old, new = part[a], part[b]
        part = {cell: new if of == old else of for cell, of in part.items()}
    return part


def test_a_backtracker_makes_88_of_192_mazes_and_never_the_plus():
    made: set[frozenset] = set()

    def walk(stack: tuple[int, ...], seen: frozenset, tree: frozenset) -> None:
        if not stack:
            made.add(tree)
            return
        free = [cell for cell in NEAR[stack[-1]] if cell not in seen]
        for cell in free:
            edge = tuple(sorted((stack[-1], cell)))
            walk((*stack, cell), seen | {cell}, tree | {edge})
        if not free:
            walk(stack[:-1], seen, tree)

    for start in CELLS:
        walk((start,), frozenset([start]), frozenset())
    assert len(made) == 88
    assert not any(all(tuple(sorted((4, cell))) in tree for cell in NEAR[4]) for tree in made)


@pytest.mark.prove
def test_kruskal_makes_all_192_mazes_and_some_twice_as_often_as_others():
    states = {(frozenset(), frozenset()): Fraction(1)}     # walls looked at, walls that fell
    for looked in range(len(EDGES)):
        after: dict[tuple, Fraction] = defaultdict(Fraction)
        for (seen, tree), chance in states.items():
            part = parts(tree)
            for edge in set(EDGES) - seen:
                fell = tree | {edge} if part[edge[0]] != part[edge[1]] else tree
                after[seen | {edge}, fell] += chance / (len(EDGES) - looked)
        states = after
    chances = sorted(192 * chance for chance in states.values())
    assert len(chances) == 192 and sum(chances) == 192
    assert round(float(chances[0]), 2) == 0.67 and round(float(chances[-1]), 2) == 1.31
    assert round(float(chances[-1] / chances[0]), 2) == 1.95
