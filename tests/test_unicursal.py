"""The unicursal transform: one corridor through every cell of a grid of twice the size."""

from __future__ import annotations

import pytest

from maze.errors import MisfitError
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators
from maze.steps import SHIFT, VISIT, run
from maze.transforms.unicursal import unicursal
from tests.small_grids import GRIDS, made

SIZES = [(2, 2), (1, 1), (1, 4), (5, 1), (7, 5), (20, 15)]
MAKERS = ["recursive_backtracker", "prim", "binary_tree", "division", "hilbert"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MAKERS)
def test_a_path_through_every_cell_from_the_first_to_the_one_below(name, size):
    given = made(generators()[name], lattice(*size), "a")
    before = bytes(given.open)
    maze = run(unicursal(given))
    links = maze.links()
    assert len(maze.grid) == 4 * len(given.grid) and given.open == before
    assert maze.is_perfect()                               # a tree without junctions is a path
    assert max(map(len, links)) == 2
    assert maze.dead_ends() == [0, 2 * size[0]]


@pytest.mark.parametrize("size", SIZES)
def test_a_loop_on_request(size):
    given = made(generators()["prim"], lattice(*size), "a")
    maze = run(unicursal(given, loop=True))
    assert set(map(len, maze.links())) == {2}
    assert maze.open.count(1) == len(maze.grid)
    maze.build(0, 2 * size[0])
    assert maze.is_perfect()


@pytest.mark.parametrize("name", MAKERS)
def test_the_walls_of_the_old_maze_still_stand(name):
    """Two old cells are joined in the new maze, on both sides of the new wall, if they were."""
    width, height = 9, 6
    given = made(generators()[name], lattice(width, height), "a")
    maze = run(unicursal(given, loop=True))
    crossed = [0] * given.grid.edges
    for edge, (a, b) in enumerate(maze.grid.joins):
        old = [cell // (2 * width) // 2 * width + cell % (2 * width) // 2 for cell in (a, b)]
        if old[0] != old[1] and maze.open[edge]:
            crossed[given.grid.between(*old)] += 1
    assert crossed == [2 * is_open for is_open in given.open]


def test_the_steps_are_the_corridor_from_end_to_end():
    given = made(generators()["prim"], lattice(5, 4), "a")
    first, *steps = unicursal(given)
    grid = lattice(10, 8)
    assert first == VISIT + 0
    cell, seen = 0, {0}
    for edge in steps:
        assert edge >> SHIFT == 0
        (cell,) = set(grid.joins[edge]) - {cell}
        assert cell not in seen
        seen.add(cell)
    assert cell == 10 and len(seen) == len(grid)
    replay = Maze(grid)
    for edge in steps:
        replay.open[edge] = 1
    assert replay.open == run(unicursal(given)).open


def test_only_perfect_mazes_of_squares():
    full = Maze(lattice(4, 4))
    with pytest.raises(MisfitError, match="Unicursal needs a perfect maze."):
        run(unicursal(full))
    for kind in ("hexagons", "torus"):
        other = made(generators()["prim"], GRIDS[kind](), "a")
        with pytest.raises(MisfitError, match="Unicursal needs a"):
            run(unicursal(other))
    rolled = made(generators()["prim"], GRIDS["polygons"](), "a")
    assert run(unicursal(rolled)).is_perfect()
