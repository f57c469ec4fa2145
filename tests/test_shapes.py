"""Shapes: whatever a grid is made of, its tables agree, and its drawing has no gaps or overlaps."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain, product

import pytest

from maze.bits import pack
from maze.errors import MazeError, RecipeError
from maze.generators.recursive_backtracker import recursive_backtracker
from maze.grid import Grid
from maze.grids.drawing import Drawing, inside
from maze.grids.lattice import lattice
from maze.grids.polygons import polygons
from maze.grids.traits import lacking
from maze.passages import Maze
from maze.recipe import Recipe, shapes
from maze.render import paths
from maze.render.layers import Label, Layer, bounds, letter, maze_layers, solid
from maze.render.raster import flatten
from maze.render.svg import svg
from maze.render.theme import LIGHT
from maze.rng import Rng
from maze.share import decode, encode
from maze.steps import run
from tests import golden_shapes
from tools.trial import no_grid

IDS = sorted(shapes())


def default(shape: str, **more: object) -> Recipe:
    size = tuple(param.default for param in shapes()[shape].params)
    return Recipe(shape=shape, size=size, solve="breadth_first").but(**more)


def sizes(shape: str) -> list[tuple[int, ...]]:
    params = shapes()[shape].params
    low = tuple(param.low for param in params)
    odd = tuple(min(param.high, param.low + 3 + 2 * k) for k, param in enumerate(params))
    return [low, odd, tuple(param.default for param in params)]


CASES = [(shape, size, seed) for shape in IDS for size in sizes(shape)
         for seed in (("amber-7", "b", "") if "seed" in shapes()[shape].needs else ("amber-7",))]


@cache
def board(shape: str, size: tuple[int, ...], seed: str) -> Grid:
    return Recipe(shape=shape, size=size, seed=seed).grid()


def each_grid(test):
    return pytest.mark.parametrize(("shape", "size", "seed"), CASES)(test)


def area(outline) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2)
               in zip(outline, [*outline[1:], outline[0]], strict=True)) / 2


def names(grid: Grid, cell: int) -> list:
    drawn = grid.geometry
    return list(drawn.corners(cell) if isinstance(drawn, Drawing) else drawn.outline(cell))


@each_grid
def test_tables_agree(shape: str, size: tuple[int, ...], seed: str) -> None:
    grid = board(shape, size, seed)
    fault = no_grid(grid)
    assert not fault, f"maze/shapes/{shape}.py: with size {size}, {fault}"
    joins = list(grid.joins)
    assert len(joins) == grid.edges and joins == sorted(set(joins))
    assert all(a < b for a, b in joins)
    assert sum(map(len, grid.neighbors)) == 2 * grid.edges
    for cell, (near, edges) in enumerate(zip(grid.neighbors, grid.borders, strict=True)):
        assert len(near) == len(edges) == len(set(near))
        for other, edge in zip(near, edges, strict=True):
            assert joins[edge] == (min(cell, other), max(cell, other))
    assert grid.ends[0] != grid.ends[1] and all(0 <= end < len(grid) for end in grid.ends)


@each_grid
def test_every_side_belongs_to_one_edge_or_to_the_rim(shape: str, size: tuple[int, ...],
                                                      seed: str) -> None:
    grid = board(shape, size, seed)
    sides = [(cell, k) for cell in range(len(grid)) for k in range(len(names(grid, cell)))]
    rim = grid.geometry.rim()
    if isinstance(grid.geometry, Drawing) and shape not in ("hexagon", "triangle"):
        paired = [side for edge in range(grid.edges) for pair in grid.geometry.pairs(edge)
                  for side in pair]
        assert len(paired) == len(set(paired)) == len(sides) - len(rim)
    else:
        assert len(sides) == 2 * grid.edges + len(rim)


@each_grid
def test_cells_are_clockwise_and_hold_their_centers(shape: str, size: tuple[int, ...],
                                                    seed: str) -> None:
    grid = board(shape, size, seed)
    for cell in range(len(grid)):
        assert area(grid.geometry.outline(cell)) > 0.05
        assert grid.geometry.cell_at(grid.center(cell)) == cell
        sides = grid.geometry.sides(cell)
        assert [line[0] for line in sides] == list(grid.geometry.outline(cell))
    left, top, right, bottom = grid.geometry.bounds
    assert grid.geometry.cell_at((left - 0.1, top - 0.1)) is None
    assert grid.geometry.cell_at((right + 0.1, bottom + 0.1)) is None


@each_grid
def test_paths_stay_inside_the_two_cells(shape: str, size: tuple[int, ...], seed: str) -> None:
    grid = board(shape, size, seed)
    for edge in range(grid.edges):
        doors = grid.geometry.doors(edge)
        for cell, (dx, dy) in zip(grid.joins[edge], (doors[0], doors[-1]), strict=True):
            x, y = grid.center(cell)
            for t in (0.3, 0.6, 0.97):
                assert grid.geometry.cell_at((x + (dx - x) * t, y + (dy - y) * t)) == cell


@each_grid
def test_cells_do_not_overlap(shape: str, size: tuple[int, ...], seed: str) -> None:
    """No corner of a cell lies inside another, seen a little from within."""
    grid = board(shape, size, seed)
    outlines = [grid.geometry.outline(cell) for cell in range(len(grid))]
    boxes = [tuple(f(part) for part in zip(*outline) for f in (min, max)) for outline in outlines]
    for cell in range(0, len(grid), max(1, len(grid) // 60)):
        x, y = grid.center(cell)
        for px, py in outlines[cell]:
            near = nx, ny = (px + (x - px) * 0.02, py + (y - py) * 0.02)
            assert [other for other, (left, right, top, bottom) in enumerate(boxes)
                    if left <= nx <= right and top <= ny <= bottom
                    and inside(near, outlines[other])] == [cell]


FLAT = [case for case in CASES if board(*case).geometry.flat]


@pytest.mark.parametrize(("shape", "size", "seed"), FLAT)
def test_eulers_formula(shape: str, size: tuple[int, ...], seed: str) -> None:
    """Corners - sides + cells is 1 on a disc; a hole takes one away."""
    grid = board(shape, size, seed)
    outlines = [names(grid, cell) for cell in range(len(grid))]
    corners = set(chain.from_iterable(outlines))
    sides = {frozenset(side) for outline in outlines
             for side in zip(outline, [*outline[1:], outline[0]], strict=True)}
    holes = 1 if shape == "word" else 0                    # the eye of the A
    assert len(corners) - len(sides) + len(grid) == 1 - holes


@pytest.mark.parametrize(("shape", "size", "seed"), FLAT)
def test_the_cells_fill_what_the_rim_encloses(shape: str, size: tuple[int, ...], seed: str) -> None:
    grid = board(shape, size, seed)
    whole = sum(area(grid.geometry.outline(cell)) for cell in range(len(grid)))
    rim = sum(line[0][0] * line[1][1] - line[1][0] * line[0][1]
              for _, line in grid.geometry.rim()) / 2
    if shape != "square":                                  # whose rim does not go round
        assert whole == pytest.approx(rim)
    left, top, right, bottom = grid.geometry.bounds
    if shape in ("square", "voronoi", "zeta"):
        assert whole == pytest.approx((right - left) * (bottom - top))


@pytest.mark.parametrize("line", golden_shapes.lines(), ids=lambda line: line.split()[0])
def test_cells_edges_and_degrees_are_those_of_the_golden_file(line: str) -> None:
    assert golden_shapes.line_of(line.split()[0]) == line


def test_every_shape_stands_in_the_golden_file() -> None:
    assert golden_shapes.missing() == [], "run `make golden` and look at what it adds"


@pytest.mark.parametrize(("shape", "size"), [
    *(("hexagon", size) for size in product((2, 3, 6), (2, 3, 5))),
    *(("triangle", size) for size in product((3, 4, 7), (2, 3, 4)))])
def test_arithmetic_shapes_are_the_ones_made_of_polygons(shape: str, size: tuple[int, ...]) -> None:
    fast = board(shape, size, "")
    drawn = fast.geometry
    assert isinstance(drawn, Drawing)
    slow = polygons([drawn.corners(cell) for cell in range(len(fast))], drawn.place)
    assert fast.neighbors == slow.neighbors and fast.borders == slow.borders
    assert list(fast.joins) == list(slow.joins) and drawn.bounds == slow.geometry.bounds
    for edge in range(fast.edges):
        assert set(drawn.lines(edge)[0]) == set(slow.geometry.lines(edge)[0])
    assert {frozenset(line) for _, line in drawn.rim()} == \
           {frozenset(line) for _, line in slow.geometry.rim()}


# --- topologies --------------------------------------------------------------------------------


@pytest.mark.parametrize(("shape", "size", "rim", "seams", "edges"), [
    ("cylinder", (5, 4), 10, 4, 35), ("mobius", (5, 4), 10, 4, 35), ("torus", (5, 4), 0, 9, 40),
    ("cube", (1,), 0, 7, 12), ("cube", (3,), 0, 21, 108)])
def test_seams_are_drawn_twice(shape, size, rim, seams, edges) -> None:
    grid = board(shape, size, "")
    assert grid.edges == edges and len(grid.geometry.rim()) == rim
    twice = [edge for edge in range(grid.edges) if len(grid.geometry.lines(edge)) == 2]
    assert len(twice) == seams and not grid.geometry.flat
    assert all(len(grid.geometry.doors(edge)) == 2 for edge in twice)


def test_a_mobius_strip_turns_over() -> None:
    grid = board("mobius", (5, 4), "")
    assert grid.neighbors[4][0] == 15 and grid.neighbors[19][0] == 0


def test_three_cells_of_a_cube_meet_at_its_corner() -> None:
    grid = board("cube", (3,), "")
    triples = {frozenset((a, b, c)) for a, near in enumerate(grid.neighbors) for b in near
               for c in grid.neighbors[b] if c in near}
    assert len(triples) == 8


def test_floors_are_joined_by_stairs_alone() -> None:
    grid = board("floors", (3, 2, 3), "")
    stairs = [edge for edge in range(grid.edges) if not grid.geometry.lines(edge)]
    assert [grid.joins[edge] for edge in stairs] == [(cell, cell + 6) for cell in range(12)]
    (_, low), (_, high) = grid.geometry.doors(stairs[0])
    assert low < grid.center(0)[1] and high > grid.center(6)[1]          # up here, down there


def test_four_dimensions() -> None:
    grid = board("tesseract", (3, 3, 3, 3), "")
    assert len(grid) == 81 and grid.edges == 4 * 2 * 27 and grid.degree == 8


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("crossings", [0, 5, 35])
def test_bridges(seed: str, crossings: int) -> None:
    grid = board("weave", (20, 15, crossings), seed)
    tunnels = grid.geometry.tunnels
    assert grid.is_connected() and len(tunnels) <= 300 * crossings // 100
    assert crossings > 20 or len(tunnels) == 300 * crossings // 100
    for edge, over in tunnels.items():
        a, b = grid.joins[edge]
        assert (a + b) / 2 == over and len(grid.neighbors[over]) == 2
        assert not {a, b} & set(grid.neighbors[over])
        assert not set(tunnels.values()) & {over - 1, over + 1, over - 20, over + 20}
    if not crossings:
        assert grid.neighbors == lattice(20, 15).neighbors


def test_open_tunnels_are_drawn_as_bridges() -> None:
    grid = board("weave", (9, 9, 35), "a")
    edge = next(iter(grid.geometry.tunnels))
    shut = paths.some_walls(grid, [edge], bytes(grid.edges))
    bridge = paths.some_walls(grid, [edge], b"\1" * grid.edges)
    assert shut.count("M") == bridge.count("M") == 2
    assert sum(map(len, flatten(bridge, 1, 0, 0))) == 8    # two mouths, three strokes each


# --- drawn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", IDS)
def test_a_maze_on_every_shape(shape: str) -> None:
    picture = default(shape).picture()
    assert picture.maze.is_perfect() and picture.path
    assert (picture.path[0], picture.path[-1]) == picture.maze.grid.ends
    grid = picture.maze.grid
    file = svg(maze_layers(picture, LIGHT), bounds(grid), title=shape)
    assert file.startswith("<svg") and not re.search(r"[ ML]nan|\de-\d", file)
    if lacking(grid, frozenset(["flat"])):
        assert len(flatten(paths.trail(grid, picture.path), 1, 0, 0)) >= 1


@pytest.mark.parametrize("shape", ["voronoi", "weave", "zeta"])
def test_random_shapes_follow_the_seed(shape: str) -> None:
    one, same, other = (default(shape, seed=seed).grid() for seed in ("a", "a", "b"))
    assert one.joins == same.joins != other.joins


def test_walls_keep_the_seed_where_the_shape_needs_it() -> None:
    recipe = default("voronoi", seed="b")
    drawn = recipe.but(walls=pack(bytes(recipe.picture().maze.open)))
    assert drawn.seed == "b" and decode(encode(drawn)).recipe == drawn
    assert drawn.grid().joins == recipe.grid().joins


def test_arcs_are_arcs() -> None:
    grid = board("polar", (3,), "")
    arcs = [line for _, line in grid.geometry.rim()]
    assert all(len(line) == 3 and line[2] == 4.0 for line in arcs)
    assert re.fullmatch(r"(M-?[\d.]+ -?[\d.]+A4 4 0 0 1 -?[\d.]+ -?[\d.]+)+", paths.lines(arcs))
    assert paths.outline(grid, [1]).count("A") == 3 and paths.outline(grid, [0]).count("A") == 6


def test_cells_without_passages_are_solid() -> None:
    maze = Maze(lattice(3, 3))
    assert solid(maze.grid, maze.open, LIGHT) == []        # nothing is carved yet
    maze.carve(0, 1)
    block, = solid(maze.grid, maze.open, LIGHT)
    assert isinstance(block, Layer) and block.path.count("Z") == 7
    assert solid(maze.grid, b"\1" * 12, LIGHT) == []


def test_seams_are_lettered_in_pairs() -> None:
    grid = board("torus", (4, 4), "")
    maze = run(recursive_backtracker(Maze(grid), Rng("a")))
    picture = default("torus").but(size=(4, 4), seed="a").picture()
    assert picture.maze.open == maze.open
    texts = [layer.text for layer in maze_layers(picture, LIGHT) if isinstance(layer, Label)]
    letters = [text for text in texts if text not in "SG"]
    assert letters and all(letters.count(text) == 2 for text in letters)
    assert [letter(k) for k in (0, 25, 26, 27, 702)] == ["A", "Z", "AA", "AB", "AAA"]


# --- limits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", IDS)
def test_limits(shape: str) -> None:
    params = shapes()[shape].params
    for k, param in enumerate(params):
        for wrong in (param.low - 1, param.high + 1):
            size = [p.default for p in params]
            size[k] = wrong
            with pytest.raises(RecipeError, match="must be"):
                Recipe(shape=shape, size=tuple(size))


def test_a_side_of_three_cells_is_refused() -> None:
    square = ((1, 0), (1, 1), (0, 1), (0, 0))
    with pytest.raises(MazeError):
        polygons([square, square], lambda c: c)
