"""The trial of an entry says in a sentence what it does wrong on a small board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from maze.catalog import DEFAULT
from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import Recipe
from tools.trial import MOST, no_grid, no_tree, no_way, trial

PRIM = DEFAULT.get("generators", "prim")


def _endless(maze, rng):
    while True:
        yield 0


def _without_one_passage(maze, rng):
    yield from PRIM.run(maze, rng)
    maze.open[maze.open.index(1)] = 0


def _with_loops(maze, rng):
    yield from PRIM.run(maze, rng)
    maze.open[maze.open.index(0)] = 1


def _raising(maze, rng):
    yield 0
    yield rng.unheard_of


def _yielding_words(maze, rng):
    yield "carve"


@pytest.mark.parametrize(("run", "sentence"), [
    (_without_one_passage, "it should join all 42 cells, but "),
    (_with_loops, "it should open 41 passages between 42 cells, one path between any two: "
                  "it opens 42, so there are loops."),
    (lambda maze, rng: maze, "yields its steps: this one has no yield."),
    (_endless, f"expected an end within {MOST} steps: got none."),
    (_raising, f"in line {_raising.__code__.co_firstlineno + 2}: AttributeError: "),
    (_yielding_words, "expected steps that are whole numbers: got 'carve'."),
])
def test_a_generator_that_is_wrong_is_told(run, sentence: str) -> None:
    said = trial("generators", replace(PRIM, run=run))
    assert sentence in said and said.endswith("."), said


def test_a_generator_may_leave_cells_out_if_it_says_so() -> None:
    sparse = replace(PRIM, run=_without_one_passage, gives=frozenset({"sparse"}))
    assert trial("generators", sparse) == ""


def test_a_search_that_counts_wrong_is_told() -> None:
    source = DEFAULT.get("searches", "source")

    def one_more(tiling):
        return 1 + (yield from source.run(tiling))

    said = trial("searches", replace(source, run=one_more))
    assert said.startswith("it should find 4 tilings of 3x5") and said.endswith("got 5."), said


def test_a_grid_whose_edges_are_one_sided_is_told() -> None:
    whole = lattice(3, 1)
    assert no_grid(whole) == ""
    one_sided = Grid([(1,), (0, 2), ()], [(0,), (0, 1), ()], lambda: whole.joins, 2, whole.geometry)
    assert no_grid(one_sided) == ("cell 2 is a neighbor of cell 1, but cell 1 is none of cell 2: "
                                  "every edge belongs to both of its cells")
    swapped = Grid(whole.neighbors, whole.borders, lambda: whole.joins[::-1], 2, whole.geometry)
    assert no_grid(swapped) == ("edge 0 lies between cells 0 and 1 in `borders`, but `joins` says "
                                "(1, 2)")
    apart = Grid([(1,), (0,), ()], [(0,), (0,), ()], lambda: [(0, 1)], 1, whole.geometry)
    assert no_grid(apart).startswith("cell 2 cannot be reached from cell 0; two cells are ")
    assert no_grid(lattice(1, 1)) == "it should have two cells or more: it has 1"


def test_a_maze_that_is_no_tree_is_told() -> None:
    maze = Recipe(size=(7, 6)).picture().maze
    assert no_tree(maze) == ""
    assert no_tree(Maze(maze.grid)) == ("it should join all 42 cells, but 41 cannot be reached "
                                        "from cell 0, the first of them cell 1")


@pytest.mark.parametrize(("found", "said"), [
    ([0, 1, 2], ""),
    ([2, 1, 0], "its path should lead from cell 0 to cell 2: it leads from 2 to 0"),
    ([], "its path should lead from cell 0 to cell 2: it leads from nowhere to nowhere"),
    ([0, 2], "its path goes from cell 0 to cell 2, where there is no passage"),
    ([0, 1, 0, 1, 2], "its path passes a cell twice"),
])
def test_a_way_that_is_none_is_told(found: list[int], said: str) -> None:
    assert no_way(found, 0, 2, [[1], [0, 2], [1]]) == said
