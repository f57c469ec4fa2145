"""Pictures: the same maze as path data, SVG, text and pixels."""

from __future__ import annotations

import re
import zlib
from dataclasses import replace
from math import radians, sin
from xml.etree import ElementTree

import pytest

from maze.bits import pack
from maze.errors import MisfitError
from maze.grids.glyphs import STROKES, strokes
from maze.grids.lattice import lattice
from maze.grids.masks import bitmap, cut_slices
from maze.passages import Maze
from maze.progress import finish
from maze.recipe import Recipe, shapes
from maze.render import layers, paths
from maze.render.layers import (
    CASING_WIDTH,
    Label,
    bounds,
    circle,
    elbow_room,
    maze_layers,
    stairs,
)
from maze.render.png import png
from maze.render.raster import Raster, flatten
from maze.render.runs import square_walls
from maze.render.squares import Part, Rows, cells_with, fills
from maze.render.squares import walls as part_walls
from maze.render.svg import svg
from maze.render.text import text
from maze.render.theme import COLORS, LIGHT


def unit_walls(path: str) -> set[tuple[str, float, float]]:
    """The unit walls of path data made of horizontal and vertical strokes."""
    found = set()
    for line in flatten(path, 1, 0, 0):
        for (x1, y1), (x2, y2) in zip(line, line[1:], strict=False):
            for k in range(int(abs(x2 - x1))):
                found.add(("h", min(x1, x2) + k, y1))
            for k in range(int(abs(y2 - y1))):
                found.add(("v", x1, min(y1, y2) + k))
    return found


@pytest.mark.parametrize("size", [(1, 1), (1, 3), (3, 1), (2, 2), (8, 8), (9, 7), (17, 3), (64, 2)])
@pytest.mark.parametrize("pattern", [0, 1, 2])
def test_walls_by_table_are_the_walls_one_by_one(size: tuple[int, int], pattern: int) -> None:
    grid = lattice(*size)
    opened = bytes((e * e // 3 + e) % 2 if pattern == 2 else pattern for e in range(grid.edges))
    slow = paths.edges(grid, (edge for edge in range(grid.edges) if not opened[edge]))
    assert unit_walls(square_walls(*size, opened)) == unit_walls(slow)


@pytest.mark.parametrize(("value", "wanted"), [(0, "0"), (-0.0, "0"), (1.5, "1.5"), (-0.5, "-0.5"),
                                               (2 / 3, "0.667"), (-1e-9, "0"), (10.0, "10")])
def test_numbers_are_short(value: float, wanted: str) -> None:
    assert paths.number(value) == wanted


def test_gates_are_left_at_the_start_and_right_at_the_goal() -> None:
    grid = lattice(4, 3)
    assert paths.gates(grid, 0, 11) == [((0, 0), (0, 1)), ((4, 2), (4, 3))]
    assert paths.gates(grid, 5, 6) == []
    assert paths.gates(grid, 2, 9) == [((2, 0), (3, 0)), ((1, 3), (2, 3))]


def test_text() -> None:
    assert text(Recipe(size=(4, 3), by="growing_passages", seed="a", solve="breadth_first")
                .picture()).count("o") >= 3
    opened = text(Recipe(size=(2, 2), seed="x").picture()).splitlines()
    assert len(opened) == 5 and opened[0] == "+---+---+"
    assert opened[1][0] == " " and opened[3].rstrip()[-1] == "G"


def test_squares_are_written_as_text_whatever_shape_they_stand_for() -> None:
    walls = pack(Recipe(size=(5, 4), seed="x").picture().maze.open)
    plain = Recipe(size=(5, 4), walls=walls, solve="breadth_first").picture()
    full = finish(cut_slices((x, y) for y in range(4) for x in range(5)))
    same = Maze(full)
    for edge, (a, b) in enumerate(full.joins):
        same.open[edge] = plain.maze.open[plain.maze.grid.between(a, b)]
    assert text(replace(plain, maze=same)) == text(plain)
    assert text(Recipe(shape="mask", size=(4, 3), mask=bitmap([(0, 0), (1, 0), (1, 1), (1, 2),
                                                              (2, 2)], 4, 3)).picture()) == (
        "+---+---+\n  S     |\n+---+   +\n    |   |\n    +   +---+\n    |     G\n    +---+---+")


@pytest.mark.parametrize("shape", ["torus", "floors", "weave", "cairo", "snub_square"])
def test_what_is_not_flat_squares_is_not_written_as_text_and_says_why(shape: str) -> None:
    size = tuple(param.default for param in shapes()[shape].params)
    with pytest.raises(MisfitError, match="squares in the plane"):
        text(Recipe(shape=shape, size=size).picture())


def test_svg_is_a_picture_with_a_title_and_no_script() -> None:
    picture = Recipe(size=(5, 4), seed="<script>&", solve="breadth_first").picture()
    file = svg(maze_layers(picture, LIGHT), bounds(picture.maze.grid), title='<b>"&')
    root = ElementTree.fromstring(file)
    assert root[0].text == '<b>"&'
    assert {child.tag.split("}")[1] for child in root} == {"title", "path", "text"}
    assert root.attrib["viewBox"] == "-0.5 -0.5 6 5"
    assert LIGHT.path in file and LIGHT.path not in svg(
        maze_layers(picture, LIGHT, solution=False), (0, 0, 5, 4), title="")


def chunks(file: bytes) -> dict[bytes, bytes]:
    found, at = {}, 8
    while at < len(file):
        size = int.from_bytes(file[at:at + 4], "big")
        kind, data = file[at + 4:at + 8], file[at + 8:at + 8 + size]
        assert zlib.crc32(kind + data) == int.from_bytes(file[at + 8 + size:at + 12 + size], "big")
        found[kind] = data
        at += 12 + size
    return found


def test_png_shows_walls_gates_and_path() -> None:
    picture = Recipe(size=(5, 4), solve="breadth_first").picture()
    file = png(maze_layers(picture, LIGHT), bounds(picture.maze.grid), unit=10)
    parts = chunks(file)
    assert file[:8] == b"\x89PNG\r\n\x1a\n" and list(parts) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert parts[b"IHDR"][:8] == (60).to_bytes(4, "big") + (50).to_bytes(4, "big")
    pixels = zlib.decompress(parts[b"IDAT"])
    table = parts[b"PLTE"]
    colors = [table[at:at + 3].hex().upper() for at in range(0, len(table), 3)]

    def color(x: float, y: float) -> str:
        return "#" + colors[pixels[int((y + 0.5) * 10) * 61 + 1 + int((x + 0.5) * 10)]]

    assert color(2.5, 0) == LIGHT.wall and color(0, 0.5) == LIGHT.paper
    assert color(5, 3.5) == LIGHT.paper and color(0, 2.5) == LIGHT.wall
    middle = picture.path[len(picture.path) // 2]
    assert color(middle % 5 + 0.5, middle // 5 + 0.5) == LIGHT.path


def test_arcs_are_round() -> None:
    line, = flatten(circle(2, 3, 1), 1, 0, 0)
    assert len(line) > 30
    assert all(abs((x - 2) ** 2 + (y - 3) ** 2 - 1) < 1e-6 for x, y in line)


def test_fill_is_even_odd() -> None:
    image = Raster(6, 6)
    image.fill([[(0, 0), (6, 0), (6, 6), (0, 6)], [(2, 2), (4, 2), (4, 4), (2, 4)]], 1)
    assert sum(map(sum, image.rows)) == 32 and image.rows[2][2] == 0


def test_every_capital_has_strokes() -> None:
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ+") <= set(STROKES)
    for letter in STROKES:
        points = [point for line in strokes(letter) for point in line]
        low = 0.9 if letter in "ĄĘ" else 0.5               # their tails
        assert len(points) >= 3 and all(abs(x) <= 0.4 and -0.5 <= y <= low for x, y in points)
    assert strokes("é") == []


def test_path_data_is_plain() -> None:
    picture = Recipe(size=(6, 6), solve="breadth_first").picture()
    for layer in maze_layers(picture, LIGHT):
        if hasattr(layer, "path"):
            assert re.fullmatch(r"[MmLlHhVvAaZz0-9. -]*", layer.path)


def test_runs_of_squares_cover_the_same_cells_as_outlines() -> None:
    marks = bytes([1, 1, 0, 1, 0, 0, 1, 1, 1, 2, 2, 94])
    rows, whole = Rows(4, 3, bytes(17), marks), Part(0, 0, 4, 3)
    assert fills(rows, whole, 1).split("Z")[:3] == ["M0 0h2v1h-2", "M3 0h1v1h-1", "M2 1h2v1h-2"]
    assert fills(rows, whole, 2) == "M1 2h2v1h-2Z"
    assert fills(rows, whole, ord("^")) == "M3 2h1v1h-1Z"
    assert fills(rows, Part(1, 1, 2, 2), 1) == "M2 1h1v1h-1Z"
    assert cells_with(rows, whole, 1) == [0, 1, 3, 6, 7, 8]
    assert cells_with(rows, Part(1, 0, 3, 2), 1) == [1, 3, 6, 7]


@pytest.mark.parametrize("part", [Part(0, 0, 9, 7), Part(2, 1, 3, 4), Part(5, 4, 4, 3),
                                  Part(0, 6, 1, 1), Part(8, 0, 1, 7)])
def test_walls_of_a_part_are_those_around_its_cells(part: Part) -> None:
    grid = lattice(9, 7)
    opened = bytes((e * e // 3 + e) % 2 for e in range(grid.edges))
    cells = {y * 9 + x for y in part.rows for x in range(9)[part.columns]}
    around = {edge for cell in cells for edge in grid.borders[cell]}
    slow = paths.edges(grid, (edge for edge in around if not opened[edge]))
    assert unit_walls(part_walls(Rows(9, 7, opened, bytes(63)), part)) == unit_walls(slow)


@pytest.mark.parametrize("box", [(1, 1, 6, 2), (1, 1, 2, 5), (-3, 0, 4, 3), (6, 4, 99, 99),
                                 (2.2, 2.2, 2.3, 2.3), (3, 9, 5, 12), (-5, 1, -2, 3)])
def test_a_box_lying_or_standing_covers_the_same_pixels_as_spans(box: tuple[float, ...]) -> None:
    one, other = Raster(9, 7), Raster(9, 7)
    one._box(*box, 3)
    x1, y1, x2, y2 = box
    for y in range(max(0, round(y1)), min(7, max(round(y2), round(y1) + 1))):
        other._span(y, round(x1), max(round(x2), round(x1) + 1), 3)
    assert one.data == other.data and len(one.data) == 7 * 10


@pytest.mark.parametrize(("size", "across"), [((8, 8, 4), 2), ((8, 8, 3), 2), ((8, 8, 2), 2),
                                              ((20, 4, 3), 1), ((4, 20, 3), 3), ((8, 8, 9), 3)])
def test_floors_stand_in_a_grid_that_is_nearly_a_square(size, across) -> None:
    grid = Recipe("floors", size).grid()
    width, height, floors = size
    firsts = [grid.center(floor * width * height) for floor in range(floors)]
    assert len({x for x, _ in firsts}) == across
    assert len(set(firsts)) == floors


NAMED = LIGHT._replace(**{name: name for name in COLORS})    # each color is its own name
PLAIN = {"paper fill", "paper stroke", "paper S", "wall stroke", "path stroke", "ink fill",
         "ink stroke"}


def colored(recipe: Recipe) -> set[str]:
    """The colors of a picture, each with what has it: an area, a line or a letter."""
    found = set()
    for one in maze_layers(recipe.picture(), NAMED):
        if isinstance(one, Label):
            found.add(f"{one.color} {one.text}")
        else:
            found |= {f"{one.fill} fill"} if one.fill else set()
            found |= {f"{one.stroke} stroke"} if one.stroke else set()
    return found


@pytest.mark.parametrize(("more", "others"), [
    ({}, set()),
    ({"shape": "weave", "size": (9, 7, 25), "seed": "a"}, {"hatch fill"}),       # under bridges
    ({"shape": "torus", "size": (3, 3)}, {"path A", "path B"}),                  # seams
    ({"shape": "floors", "size": (3, 3, 2)}, {"ink 1", "ink 2"}),                # titles
    ({"sparse": 60}, {"wall fill"}),                                             # solid cells
    ({"braid": 100, "oneway": 60}, set()),
])
def test_every_thing_has_its_color(more: dict, others: set[str]) -> None:
    assert colored(Recipe(**{"size": (6, 5), "solve": "breadth_first"} | more)) == PLAIN | others


def test_a_stair_is_ink_with_an_edge_of_paper() -> None:
    floors = Recipe("floors", (3, 3, 2)).picture().maze
    outline, inside = stairs(floors.grid, floors.open, floors.grid.geometry.stairs, NAMED)
    assert (outline.stroke, inside.fill) == ("paper", "ink") and outline.path == inside.path


def test_a_path_is_thinner_than_narrow_cells() -> None:
    """The casing of a path lies within a thin rhombus: across it is 1.25 sin 36° wide."""
    size = tuple(param.default for param in shapes()["penrose"].params)
    grid = Recipe("penrose", size).grid()
    assert CASING_WIDTH * elbow_room(grid, range(len(grid))) < 1.25 * sin(radians(36)) / 2
    assert elbow_room(Recipe("hexagon", (6, 6)).grid(), range(36)) == pytest.approx(1.0)


def test_floors_are_numbered_above_their_plans():
    recipe = Recipe("floors", (5, 4, 4), seed="a")
    picture = recipe.picture()
    found = [layer for layer in maze_layers(picture, LIGHT) if isinstance(layer, Label)]
    titles = {label.text: label for label in found if label.text in "1234"}
    left, top, width, _ = bounds(picture.maze.grid)
    assert list(titles) == ["1", "2", "3", "4"] and titles["1"].y == titles["2"].y < 0
    for number, label in titles.items():
        x, y = picture.maze.grid.center(20 * (int(number) - 1))        # the first cell of its floor
        assert (label.x, label.y) == (x, pytest.approx(y - 1.1))
        assert top <= label.y - label.size / 2 and left <= label.x < left + width


def test_the_net_of_a_cube_shows_where_it_is_folded():
    grid = Recipe("cube", (3,)).grid()
    told = [str(grid.geometry.told(cell)).split(",")[0] for cell in range(len(grid))]
    assert len(grid.geometry.folds) == 5 * 3               # five borders of faces that touch
    assert all(told[a] != told[b] for a, b in map(grid.joined, grid.geometry.folds))
    assert not grid.geometry.folds & set(grid.geometry.seams)
    assert layers.folds(grid, bytes(grid.edges), LIGHT) == []
    one = min(grid.geometry.folds)
    opened = bytearray(grid.edges)
    opened[one] = 1
    (line,) = grid.geometry.lines(one)
    (dashes,) = layers.folds(grid, opened, LIGHT)
    assert dashes.path.count("M") == 5 and dashes.path.startswith("M" + " ".join(
        paths.number(value) for value in line[0]))


@pytest.mark.parametrize("shape, size", [
    ("penrose", (6,)), ("voronoi", (8, 7)), ("hexagon", (6, 5)), ("polar", (5,)), ("cube", (4,)),
    ("square", (6, 5))])
def test_a_path_bends_within_its_cells(shape, size):
    picture = Recipe(shape, size, seed="b", solve="breadth_first").picture()
    grid, path = picture.maze.grid, list(picture.path)
    whole = [point for run in paths.runs(grid, path) for point in run]
    assert (whole[0], whole[-1]) == (grid.center(path[0]), grid.center(path[-1]))
    for at, cell in enumerate(path):
        inside = paths.within(grid, path, at)
        middle = grid.center(cell)
        for x, y in inside[1:-1]:                          # a little nearer to the middle: no rim
            near = (x + (middle[0] - x) / 9, y + (middle[1] - y) / 9)
            assert grid.geometry.cell_at(near) == cell
        assert shape == "square" or set(inside) <= set(whole)
    assert paths.pieces(grid, path, [0]) == paths.polyline(paths.within(grid, path, 0))
    parts = paths.runs(grid, path, slice(0, 3)) + paths.runs(grid, path, slice(3, None))
    assert shape == "square" or {point for run in parts for point in run} == set(whole)


def test_a_straight_path_is_straight():
    assert paths.bend((0, 0), (1, 0), (2, 0)) == [(0, 0), (2, 0)]
    assert paths.bend((0, 0), (2, 0), (2, 2))[2] == (1.5, 0.5)
