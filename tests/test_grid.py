"""Grids: the lattice made at C speed is the grid made of polygons."""

from __future__ import annotations

import pytest

from maze.errors import MazeError
from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.grids.polygons import polygons

SIZES = [(1, 1), (1, 5), (5, 1), (2, 2), (2, 7), (7, 2), (3, 3), (8, 5)]


def squares_of(width: int, height: int) -> list[tuple[tuple[int, int], ...]]:
    return [((x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
            for y in range(height) for x in range(width)]


def squares(width: int, height: int) -> Grid:
    return polygons(squares_of(width, height), lambda corner: corner)


@pytest.mark.parametrize("size", SIZES)
def test_lattice_is_made_of_squares(size: tuple[int, int]) -> None:
    fast, slow = lattice(*size), squares(*size)
    assert list(fast.neighbors) == list(slow.neighbors)
    assert list(fast.borders) == list(slow.borders)
    assert fast.edges == slow.edges and fast.joins == slow.joins
    for edge in range(fast.edges):
        assert set(fast.geometry.lines(edge)[0]) == set(slow.geometry.lines(edge)[0])
    assert {(cell, frozenset(line)) for cell, line in fast.geometry.rim()} == \
           {(cell, frozenset(line)) for cell, line in slow.geometry.rim()}


@pytest.mark.parametrize("size", SIZES)
def test_tables_agree(size: tuple[int, int]) -> None:
    grid = lattice(*size)
    assert grid.joins == sorted(grid.joins) and len(set(grid.joins)) == grid.edges
    for edge, (a, b) in enumerate(grid.joins):
        assert a < b and grid.between(a, b) == grid.between(b, a) == edge
    assert sum(map(len, grid.neighbors)) == 2 * grid.edges
    assert grid.is_connected()


def test_neighbors_are_right_down_left_up() -> None:
    assert lattice(3, 3).neighbors[4] == (5, 7, 3, 1)
    assert lattice(3, 3).neighbors[0] == (1, 3)


def test_cell_at_is_the_cell_whose_center_it_is() -> None:
    for grid in (lattice(4, 3), squares(4, 3)):
        assert [grid.geometry.cell_at(grid.center(cell)) for cell in range(12)] == list(range(12))
        assert grid.geometry.cell_at((-0.5, 1)) is None and grid.geometry.cell_at((1, 3.5)) is None


def test_not_neighbors_share_no_edge() -> None:
    with pytest.raises(ValueError):
        lattice(3, 3).between(0, 8)


def test_a_torus_two_cells_wide_is_refused() -> None:
    outlines = squares_of(2, 2)
    with pytest.raises(MazeError, match="make the grid larger"):
        polygons(outlines, lambda c: c, glue=lambda c: (c[0] % 2, c[1] % 2))


def test_a_torus_has_seams_and_no_rim() -> None:
    outlines = squares_of(3, 3)
    grid = polygons(outlines, lambda c: c, glue=lambda c: (c[0] % 3, c[1] % 3))
    assert grid.edges == 18 and not grid.geometry.rim()
    assert sum(len(grid.geometry.lines(edge)) for edge in range(18)) == 12 + 2 * 6
