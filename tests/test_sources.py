"""The rules of the old programs, step by step, as their authors wrote them down."""

from __future__ import annotations

import pytest

from maze.generators.growing_passages import growing_passages
from maze.generators.prim import prim
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import Recipe
from maze.rng import Rng
from maze.steps import SHIFT, number, verb

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))                # right, down, left, up


def carved(size: int, seed: str, generator) -> list[tuple[str, tuple[int, int], tuple[int, int]]]:
    """The steps with cells as (x, y): verb, and the two cells of an edge or the one cell."""
    grid = lattice(size, size)
    found = []
    for step in generator(Maze(grid), Rng(seed)):
        cells = grid.joins[step] if step >> SHIFT == 0 else (number(step),) * 2
        found.append((verb(step), *(divmod(cell, size)[::-1] for cell in cells)))
    return found


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_growing_passages_grow_to_the_first_free_side_until_all_is_carved(seed: str) -> None:
    known, struck = {(0, 0)}, set()

    def free(cell: tuple[int, int]) -> list[tuple[int, int]]:
        around = [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES]
        return [near for near in around if near not in known and 0 <= min(near) <= max(near) < 9]

    for what, a, b in carved(9, seed, growing_passages)[1:]:
        if what == "backtrack":
            assert a in known - struck and not free(a)
            struck.add(a)
            continue
        old, new = (a, b) if a in known else (b, a)
        assert what == "carve" and old in known - struck and new == free(old)[0]
        known.add(new)
    assert len(known) == 81


def test_the_last_step_of_growing_passages_carves_the_last_cell() -> None:
    assert carved(9, "a", growing_passages)[-1][0] == "carve"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_prim_joins_a_cell_to_visit_to_a_visited_one(seed: str) -> None:
    visited: set[tuple[int, int]] = set()
    to_visit: set[tuple[int, int]] = set()
    for what, a, b in carved(9, seed, prim):
        if what == "frontier":
            assert a not in visited | to_visit
            assert any((a[0] + dx, a[1] + dy) in visited for dx, dy in SIDES)
            to_visit.add(a)
            continue
        new, old = (a, b) if a in to_visit else (b, a)
        assert what == "visit" or (new in to_visit and old in visited)
        visited.add(new)
        to_visit.discard(new)
    assert len(visited) == 81 and not to_visit


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_path_is_read_off_the_list_backwards(seed: str) -> None:
    pairs, known = [], {(0, 0)}
    for what, a, b in carved(9, seed, growing_passages):
        if what == "carve":
            old, new = (a, b) if a in known else (b, a)
            pairs.append((old, new))
            known.add(new)
    way, parent = [(8, 8)], {new: old for old, new in pairs}
    while way[-1] != (0, 0):
        way.append(parent[way[-1]])
    picture = Recipe(size=(9, 9), by="growing_passages", seed=seed, solve="carve_order").picture()
    assert [divmod(cell, 9)[::-1] for cell in picture.path] == way[::-1]
