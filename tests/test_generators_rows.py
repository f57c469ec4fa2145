"""What makes each of the generators that work row by row itself: binary tree, sidewinder, Eller."""

from __future__ import annotations

import pytest

from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.recipe import generators
from maze.rng import Rng
from maze.steps import SHIFT, VISIT
from tests.small_grids import GRIDS, edge_between, made

WIDE, HIGH = 12, 9
NEIGHBORS = ["recursive_backtracker", "eller", "with_tree", "blobby_division"]


def cell_opens(maze: Maze, x: int, y: int, dx: int, dy: int) -> int:
    """1 if the passage from (x, y) in a direction is open, 0 if not or if there is nothing."""
    if not (0 <= x + dx < WIDE and 0 <= y + dy < HIGH):
        return 0
    edge = edge_between(maze.grid, y * WIDE + x, (y + dy) * WIDE + x + dx)
    return maze.open[edge]


def sides_toward(maze: Maze, corner: str) -> dict[tuple[int, int], int]:
    dx, dy = (-1 if corner[1] == "w" else 1), (-1 if corner[0] == "n" else 1)
    return {(x, y): cell_opens(maze, x, y, dx, 0) + cell_opens(maze, x, y, 0, dy)
            for y in range(HIGH) for x in range(WIDE)}


@pytest.mark.parametrize("corner,at", [("nw", (0, 0)), ("ne", (WIDE - 1, 0)),
                                       ("sw", (0, HIGH - 1)), ("se", (WIDE - 1, HIGH - 1))])
def test_binary_tree_opens_exactly_one_of_two_sides(corner, at):
    grid = lattice(WIDE, HIGH)
    for seed in "abcde":
        found = sides_toward(made(generators()["binary_tree"], grid, seed, corner=corner), corner)
        assert found.pop(at) == 0
        assert set(found.values()) == {1}


@pytest.mark.parametrize("name", NEIGHBORS + ["sidewinder"])
def test_others_do_not(name):
    maze = made(generators()[name], lattice(WIDE, HIGH), "a")
    assert set(sides_toward(maze, "nw").values()) != {0, 1}


@pytest.mark.parametrize("n", [1, 2, 7, 256])
@pytest.mark.parametrize("count", [0, 1, 5000])
def test_bulk_draws_are_the_draws_of_the_stream(n, count):
    stream = Rng("a").stream(n)
    assert list(Rng("a").bulk(n, count)) == [next(stream) for _ in range(count)]


def runs(maze: Maze, y: int) -> list[list[int]]:
    """The corridors of a row: cells joined side by side."""
    found = [[0]]
    for x in range(1, WIDE):
        if cell_opens(maze, x, y, -1, 0):
            found[-1].append(x)
        else:
            found.append([x])
    return found


def is_sidewinder(maze: Maze) -> bool:
    """The first row is one corridor, every run below has one way up."""
    return len(runs(maze, 0)) == 1 and all(
        sum(cell_opens(maze, x, y, 0, -1) for x in run) == 1
        for y in range(1, HIGH) for run in runs(maze, y))


def test_sidewinder_has_one_way_up_for_each_run():
    ups = set()
    for seed in "abcdefgh":
        maze = made(generators()["sidewinder"], lattice(WIDE, HIGH), seed)
        assert is_sidewinder(maze)
        ups |= {cell_opens(maze, run[0], y, 0, -1) for y in range(1, HIGH)
                for run in runs(maze, y) if len(run) > 1}
    assert ups == {0, 1}                       # a binary tree goes up at the first cell, always


@pytest.mark.parametrize("name", NEIGHBORS)
def test_others_are_no_sidewinders(name):
    assert not is_sidewinder(made(generators()[name], lattice(WIDE, HIGH), "a"))


def rows_of_carving(name: str, kind: str) -> list[int]:
    """The row of the upper cell of each passage, in the order of carving."""
    grid = GRIDS[kind]()
    row_of = {cell: y for y, row in enumerate(grid.rows) for cell in row}
    steps = generators()[name].run(Maze(grid), Rng("a"))
    return [min(row_of[cell] for cell in grid.joins[step]) for step in steps if step >> SHIFT == 0]


@pytest.mark.parametrize("kind", ["9x6", "hexagons", "triangles", "rings", "cylinder", "torus"])
def test_eller_works_one_row_at_a_time(kind):
    order = rows_of_carving("eller", kind)
    assert order == sorted(order)
    backtracker = rows_of_carving("recursive_backtracker", kind)
    assert backtracker != sorted(backtracker)


def test_eller_announces_every_cell_that_begins_a_set():
    grid = GRIDS["9x6"]()
    seen: set[int] = set()
    for step in generators()["eller"].run(Maze(grid), Rng("a")):
        if step >> SHIFT == VISIT >> SHIFT:
            assert step - VISIT not in seen
            seen.add(step - VISIT)
        else:                                  # one end at least was there before
            assert seen & set(grid.joins[step])
            seen |= set(grid.joins[step])
    assert len(seen) == len(grid)


def test_eller_leads_every_set_down():
    """Cut below any row, each part of the upper half reaches the cut; a binary tree's need not."""
    maze = made(generators()["eller"], lattice(WIDE, HIGH), "a")
    links = maze.links()
    for y in range(HIGH - 1):
        upper = set(range((y + 1) * WIDE))
        while upper:
            part = [upper.pop()]
            for cell in part:
                near = set(links[cell]) & upper
                upper -= near
                part += near
            assert any(cell // WIDE == y and cell + WIDE in links[cell] for cell in part)


def test_eller_does_not_lean_to_a_side():
    """Each edge of 3x3 is open as often as its mirror image."""
    grid, count = lattice(3, 3), 6000
    opened = [0] * grid.edges
    for i in range(count):
        for edge, is_open in enumerate(made(generators()["eller"], grid, str(i)).open):
            opened[edge] += is_open
    for y in range(3):
        left, right = (opened[grid.between(3 * y + x, 3 * y + x + 1)] for x in (0, 1))
        assert abs(left - right) < 4 * (count / 2) ** 0.5
    for y in range(2):
        left, right = (opened[grid.between(3 * y + x, 3 * y + 3 + x)] for x in (0, 2))
        assert abs(left - right) < 4 * (count / 2) ** 0.5


def test_eller_uses_the_seam_of_a_ring():
    grid = GRIDS["rings"]()
    seams = [grid.between(row[0], row[-1]) for row in grid.rows]
    assert any(made(generators()["eller"], grid, str(i)).open[edge]
               for i in range(20) for edge in seams)
