"""What every generator promises, on every shape that it fits.

The registry is the list: an entry added tomorrow is tested tomorrow. Entries that declare
``sparse`` or ``nested`` keep the contract of steps too, but which cells they join is their own
tests' business.
"""

from __future__ import annotations

from itertools import islice

import pytest

from maze.marks import BLANK, VISITED
from maze.passages import Maze
from maze.recipe import generators
from maze.registry import misfit
from maze.rng import Rng
from maze.scene import MazeScene
from maze.steps import CARVE, SHIFT, VISIT, describe
from tests.boards import (
    OWN_CONTRACT,
    begin,
    board,
    carved,
    log,
    make,
    makes_trees,
    options,
    pairs,
    squares,
)
from tools.trial import no_tree

SEEDS = ("amber-7", "7QK2MD")
PAIRS = pairs()
TREES = [(by, shape) for by, shape in PAIRS if makes_trees(by)]
GROWING = [(by, shape) for by, shape in PAIRS if "growth" in generators()[by].gives]
everywhere = pytest.mark.parametrize(("by", "shape"), PAIRS)


@pytest.mark.parametrize(("by", "shape"), TREES)
def test_a_maze_is_a_spanning_tree(by: str, shape: str) -> None:
    for seed in SEEDS:
        fault = no_tree(make(by, board(shape), seed))
        assert not fault, f"maze/generators/{by}.py: on {shape} with seed {seed}, {fault}"


@everywhere
def test_stepping_running_and_slicing_make_the_same_maze(by: str, shape: str) -> None:
    grid = board(shape)
    at_once = make(by, grid).open
    stepped, steps = begin(by, grid)
    taken = list(steps)
    assert stepped.open == at_once
    sliced, steps = begin(by, grid)
    again = []
    while part := list(islice(steps, 7)):
        again += part
    assert sliced.open == at_once
    assert taken == again == list(log(by, grid))


@everywhere
def test_the_steps_played_on_a_blank_grid_are_the_maze(by: str, shape: str) -> None:
    grid = board(shape)
    maze, steps = begin(by, grid)
    scene = MazeScene(Maze(grid))
    for step in steps:
        scene.apply(step)
        assert scene.open == maze.open, (
            f"maze/generators/{by}.py: change the maze first, then yield what was done; "
            f"{describe(step)} does not say it")
        assert 0 <= scene.head < len(grid), describe(step)
    if makes_trees(by):
        assert set(scene.marks) == {VISITED}, (
            f"maze/generators/{by}.py: at the end of the steps every cell should be joined, and "
            "have no mark but that it is visited")
    else:
        assert set(scene.marks) <= {VISITED, BLANK}


@pytest.mark.parametrize(("by", "shape"), GROWING)
def test_growth_is_one_tree_that_gains_a_cell_with_every_passage(by: str, shape: str) -> None:
    grid = board(shape)
    steps = log(by, grid)
    assert steps[0] >> SHIFT == VISIT >> SHIFT
    tree = {steps[0] - VISIT}
    for step in steps:
        if step >> SHIFT == CARVE >> SHIFT:
            a, b = grid.joins[step]
            assert (a in tree) != (b in tree), (
                f'maze/generators/{by}.py: gives="growth" promises that every passage joins a new '
                f"cell to the tree; {describe(step)} does not")
            tree |= {a, b}
    if not generators()[by].gives & OWN_CONTRACT:
        assert len(tree) == len(grid)


@pytest.mark.parametrize(("by", "given"), options())
def test_every_option_makes_a_maze(by: str, given: tuple[tuple[str, str], ...]) -> None:
    for shape in ("square", "hexagon"):
        if (by, shape) in PAIRS:
            maze, steps = begin(by, board(shape), **dict(given))
            scene = MazeScene(Maze(maze.grid))
            for step in steps:
                scene.apply(step)
            assert scene.open == maze.open
            assert maze.is_perfect() or not makes_trees(by)


@pytest.mark.parametrize("by", sorted(generators()))
@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 5), (2, 2), (9, 2)])
def test_the_smallest_grids(by: str, size: tuple[int, int]) -> None:
    grid = squares(*size)
    if misfit(generators()[by], grid) is None:
        maze = make(by, grid)
        assert maze.is_perfect() or not makes_trees(by)


@pytest.mark.parametrize("by", sorted(generators()))
def test_the_seed_decides(by: str) -> None:
    grid = squares(12, 9)
    if misfit(generators()[by], grid) is not None:
        pytest.skip("tested on its own shapes")
    mazes = {seed: bytes(make(by, grid, seed).open) for seed in map(str, range(8))}
    assert mazes == {seed: bytes(make(by, grid, seed).open) for seed in map(str, range(8))}
    untouched = Rng("0")
    list(generators()[by].run(Maze(grid), untouched))
    if untouched._opened:                       # else there is nothing to decide
        assert len(set(mazes.values())) > 1


def test_no_step_is_lost_on_the_way() -> None:
    """A perfect maze of n cells has n-1 passages: the count of what was opened and stayed."""
    for by, shape in TREES:
        grid = board(shape)
        assert sum(make(by, grid).open) == len(grid) - 1 <= len(carved(log(by, grid)))


@pytest.mark.slow
@pytest.mark.parametrize("side", [100, pytest.param(200, marks=pytest.mark.prove)])
@pytest.mark.parametrize("by", [by for by in sorted(generators()) if makes_trees(by)])
def test_ten_thousand_cells_and_more(by: str, side: int) -> None:
    grid = squares(side, side)
    if misfit(generators()[by], grid) is None:
        assert make(by, grid).is_perfect()
