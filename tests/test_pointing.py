"""What a point of the plane means, and where arrows lead, on every shape."""

from __future__ import annotations

import pytest

from maze.grids.drawing import halfway
from maze.grids.headings import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Side,
    ahead,
    beyond,
    clockwise,
    nearest,
    off,
    sides,
)
from maze.grids.lattice import lattice
from maze.grids.pointing import Pointer, gap_to
from maze.recipe import Recipe, shapes
from tests.small_grids import GRIDS

BY_NUMBER = {"octagon"}                                    # the small squares lie on no side ahead


def board(shape: str):
    entry = shapes()[shape]
    size = tuple(min(param.default, max(param.low, 6)) for param in entry.params)
    return Recipe(shape, size, seed="a", mask="AB" if shape == "word" else "").grid()


BOARDS = {name: board(name) for name in shapes()}


@pytest.mark.parametrize("shape", BOARDS)
def test_the_center_of_a_cell_means_that_cell(shape):
    grid = BOARDS[shape]
    pointer = Pointer(grid)
    assert all(pointer.cell(grid.center(cell)) == cell for cell in range(len(grid)))


@pytest.mark.parametrize("shape", BOARDS)
def test_the_middle_of_a_wall_means_that_wall(shape):
    grid = BOARDS[shape]
    pointer = Pointer(grid)
    for edge in range(grid.edges):
        if edge in grid.geometry.stairs:
            places = list(grid.geometry.doors(edge))
        else:
            places = [halfway(line) for line in grid.geometry.lines(edge)]
        for at in places:
            found = pointer.edge(at, 0.2)
            assert found is not None and pointer.gap(at, found) < 1e-3
            if edge not in grid.geometry.stairs:
                assert pointer.gap(at, edge) < 1e-6
                assert found == edge or edge in grid.geometry.tunnels


def test_the_rim_is_no_edge():
    pointer = Pointer(lattice(4, 3))
    assert pointer.edge((0.05, 0.5), 0.5) is None
    assert pointer.edge((1.5, 0.1), 0.5) is None
    assert pointer.edge((0.9, 0.5), 0.5) == 0
    assert pointer.edge((0.5, 0.5), 0.2) is None           # the middle of a cell is no wall


def test_a_point_beside_the_maze_means_what_is_within_reach():
    pointer = Pointer(lattice(4, 3))
    assert pointer.cell((-0.3, 0.5)) is None
    assert pointer.cell((-0.3, 0.5), 0.5) == 0
    assert pointer.cell((-3.0, 0.5), 0.5) is None


def test_an_arc_is_nearer_than_its_chord():
    quarter = ((1.0, 0.0), (0.0, 1.0), 1.0)
    assert gap_to((0.7071, 0.7071), quarter) < 0.01
    assert gap_to((0.5, 0.5), quarter[:2]) < 1e-9


def test_a_tunnel_is_found_at_both_its_mouths():
    grid = Recipe("weave", (9, 7, 25), seed="a").grid()
    pointer = Pointer(grid)
    for edge, over in grid.geometry.tunnels.items():
        x, y = grid.center(over)
        for line in grid.geometry.lines(edge):
            mx, my = halfway(line)
            inside = (mx + (x - mx) * 0.2, my + (y - my) * 0.2)
            outside = (mx - (x - mx) * 0.2, my - (y - my) * 0.2)
            assert pointer.edge(inside, 0.3) == edge == pointer.edge(outside, 0.3)


# --- headings -------------------------------------------------------------------------------------


def test_sides_are_in_order_clockwise_from_the_north():
    assert [(side.name, side.cell) for side in sides(lattice(3, 3), 4)] == [
        ("north", 1), ("east", 5), ("south", 7), ("west", 3)]


def test_stairs_come_last_and_say_so():
    grid = Recipe("floors", (3, 3, 3)).grid()
    names = [side.name for side in sides(grid, 13)]        # in the middle of the middle floor
    assert names[:4] == ["north", "east", "south", "west"]
    assert sorted(names[4:]) == ["down the stairs", "up the stairs"]


@pytest.mark.parametrize("shape", BOARDS)
def test_every_border_is_a_side_once(shape):
    grid = BOARDS[shape]
    for cell in range(len(grid)):
        found = sides(grid, cell)
        assert sorted(side.edge for side in found) == sorted(grid.borders[cell])
        assert all(sum(grid.joins[side.edge]) - cell == side.cell for side in found)


def test_a_side_too_far_off_is_not_ahead():
    grid = GRIDS["hexagons"]()
    cell = 14
    assert ahead(grid, cell, EAST) is not None
    assert ahead(grid, cell, NORTH).edge in grid.borders[cell]       # two sides are 30 degrees off
    assert ahead(lattice(3, 1), 1, NORTH) is None


def test_how_far_off_a_side_may_lie():
    """Sixty degrees for a walker; for a cursor a side so far off has a twin: neither is meant."""
    up, down = 14, 15                                      # triangles, by their tip
    grid = BOARDS["triangle"]
    assert ahead(grid, up, NORTH) is None and ahead(grid, down, SOUTH) is None
    assert ahead(grid, up, EAST).name == "north-east"      # 30 degrees off
    assert nearest(sides(grid, up), NORTH).name in ("north-east", "north-west")
    slanted = [Side(0, 1, (500, -900), False)]             # 29 degrees from north, 61 from east
    assert nearest(slanted, NORTH) and nearest(slanted, EAST) is None
    assert nearest(slanted, EAST, 62) and nearest(slanted, NORTH, 28) is None
    assert nearest([Side(0, 1, NORTH, True)], NORTH) is None           # stairs lead nowhere here


def test_directions_are_told_to_a_thousandth_of_a_degree():
    assert [clockwise(way) for way in (NORTH, EAST, SOUTH, WEST)] == [0, 90, 180, 270]
    assert clockwise((-1e-9, -1)) == 0                     # north, and not just short of 360
    assert off(NORTH, (-1, -1)) == off((-1, -1), NORTH) == pytest.approx(45)


@pytest.mark.parametrize("shape", sorted(BOARDS.keys() - BY_NUMBER))
def test_arrows_lead_to_every_cell(shape):
    grid = BOARDS[shape]
    seen = {grid.ends[0]}
    for cell in (wave := [grid.ends[0]]):
        for way in (NORTH, EAST, SOUTH, WEST):
            new = beyond(grid, cell, way)
            if new not in seen:
                seen.add(new)
                wave.append(new)
    assert len(seen) == len(grid)


def test_the_cursor_goes_round_a_torus_and_over_bridges():
    grid = Recipe("torus", (5, 4)).grid()
    assert beyond(grid, 0, WEST) == 4 and beyond(grid, 0, NORTH) == 15
    weave = Recipe("weave", (9, 7, 25), seed="a").grid()
    (a, _), over = next((weave.joins[edge], cell)
                        for edge, cell in weave.geometry.tunnels.items())
    assert beyond(weave, a, EAST if over == a + 1 else SOUTH) == over
