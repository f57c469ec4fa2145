"""Kruskal, Borůvka, true Prim, reverse-delete: four ways to one tree, told apart by steps."""

from __future__ import annotations

import pytest

from maze.carving.weights import weigh
from maze.grid import Cell, Edge, Grid
from maze.recipe import generators
from maze.registry import misfit
from maze.rng import Rng
from maze.steps import VISIT, verb
from tests.boards import Sets, begin, board, built, carved, log, make, squares

SEEDS = ("amber-7", "7QK2MD", "0")
LIGHTEST = ("true_prim", "kruskal", "boruvka", "reverse_delete")
GRIDS = [squares(13, 9), board("square")]


def lightest_tree(grid: Grid, weights: list[int]) -> set[Edge]:
    """Grown from cell 0 by looking at every edge every time: slow and plain."""
    tree, cells = set(), {0}
    while len(cells) < len(grid):
        rim = [edge for edge, (a, b) in enumerate(grid.joins) if (a in cells) != (b in cells)]
        lightest = min(rim, key=weights.__getitem__)
        tree.add(lightest)
        cells.update(grid.joins[lightest])
    return tree


@pytest.mark.parametrize("by", LIGHTEST)
@pytest.mark.parametrize("seed", SEEDS)
def test_four_ways_to_the_one_lightest_tree(by: str, seed: str) -> None:
    for grid in GRIDS:
        tree = lightest_tree(grid, weigh(grid, Rng(seed)))
        assert {edge for edge, is_open in enumerate(make(by, grid, seed).open) if is_open} == tree


def test_others_are_not_the_lightest_tree() -> None:
    grid = GRIDS[0]
    tree = make("kruskal", grid).open
    for by, entry in generators().items():
        if misfit(entry, grid) is None:
            assert (make(by, grid).open == tree) == (by in LIGHTEST)


def test_kruskal_opens_light_walls_first_and_reverse_delete_closes_heavy_ones() -> None:
    grid = squares(13, 9)
    weights = weigh(grid, Rng("amber-7"))
    opened = [weights[edge] for edge in carved(log("kruskal", grid))]
    closed = [weights[edge] for edge in built(log("reverse_delete", grid))]
    assert opened == sorted(opened)
    assert closed == sorted(closed, reverse=True)
    for other in ("true_prim", "boruvka"):
        opened = [weights[edge] for edge in carved(log(other, grid))]
        assert opened != sorted(opened)


def test_true_prim_opens_the_lightest_wall_of_the_rim() -> None:
    grid = squares(9, 7)
    weights = weigh(grid, Rng("amber-7"))
    steps = log("true_prim", grid)
    cells = {steps[0] - VISIT}
    for edge in carved(steps):
        rim = [e for e, (a, b) in enumerate(grid.joins) if (a in cells) != (b in cells)]
        assert edge == min(rim, key=weights.__getitem__)
        cells.update(grid.joins[edge])


def test_every_round_of_boruvka_opens_each_trees_lightest_wall_and_halves_the_trees() -> None:
    grid = squares(20, 15)
    weights = weigh(grid, Rng("amber-7"))
    sets, opened, rounds = Sets(len(grid)), carved(log("boruvka", grid)), 0
    while opened:
        lightest: dict[Cell, Edge] = {}
        for edge in sorted(range(grid.edges), key=weights.__getitem__):
            a, b = map(sets.root, grid.joins[edge])
            if a != b:
                lightest.setdefault(a, edge)
                lightest.setdefault(b, edge)
        chosen = set(lightest.values())
        assert set(opened[:len(chosen)]) == chosen
        before = sets.count
        for edge in opened[:len(chosen)]:
            assert sets.join(*grid.joins[edge])
        assert sets.count <= before // 2
        opened, rounds = opened[len(chosen):], rounds + 1
    assert 2 <= rounds <= 8


def test_reverse_delete_never_parts_the_hall() -> None:
    grid = squares(8, 6)
    maze, steps = begin("reverse_delete", grid)
    for step in steps:
        if verb(step) == "build":
            assert maze._reaches_all()
