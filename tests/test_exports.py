"""Files for other tools, each read back by a reader that knows nothing of what wrote it."""

from __future__ import annotations

import io
import json
import re
import struct
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable
from math import dist, hypot
from xml.etree import ElementTree

import numpy
import pytest
import trimesh

from maze.errors import MazeError, MisfitError
from maze.exports.strokes import strokes
from maze.grids.traits import lacking
from maze.progress import finish
from maze.recipe import Recipe, shapes
from maze.render import paths
from maze.render.png import png
from maze.saving import FORMS, MEASURES, MOST, WALL, Asked

SMALL = {"tesseract": (2, 2, 2, 2), "floors": (3, 3, 2), "weave": (6, 6, 20), "penrose": (3,),
         "polar": (4,), "voronoi": (6, 5), "word": (2,), "circle": (7,)}


def small(shape: str, **parts) -> Recipe:
    """A small maze of a shape."""
    size = SMALL.get(shape) or tuple(max(param.low, min(param.high, 5))
                                     for param in shapes()[shape].params)
    return Recipe(shape=shape, size=size, by="recursive_backtracker", seed="a",
                  solve="breadth_first", **parts)


def saved(form: str, recipe: Recipe, *, solution: bool = True, **measures: float) -> bytes:
    asked = {one.name: one.default for one in MEASURES} | measures
    return finish(FORMS[form].begin(recipe, recipe.picture(), Asked(
        solution, asked, lambda drawn, unit: png(*drawn, unit))))


def planar(shape: str) -> bool:
    return not lacking(small(shape).grid(), frozenset({"planar"}))


PLANAR = [shape for shape in shapes() if planar(shape)]
OTHERS = [shape for shape in shapes() if not planar(shape)]


def sampled(ids: Iterable[str]) -> list:
    """A few shapes in `make test`, the others in `make prove`."""
    few = {"square", "polar", "voronoi", "weave", "torus"}
    return [one if one in few else pytest.param(one, marks=pytest.mark.prove) for one in ids]


# --- STL -----------------------------------------------------------------------------------------


def triangles(content: bytes) -> list[tuple]:
    count, = struct.unpack_from("<I", content, 80)
    assert len(content) == 84 + 50 * count
    rows = [struct.unpack_from("<12fH", content, 84 + 50 * at) for at in range(count)]
    return [(row[3:6], row[6:9], row[9:12], row[0:3]) for row in rows]


def directed_sides(found: Iterable[tuple]) -> Counter:
    return Counter(side for a, b, c, _ in found for side in ((a, b), (b, c), (c, a)))


@pytest.mark.parametrize("shape", PLANAR)
def test_every_side_of_a_solid_has_two_faces(shape):
    found = triangles(saved("stl", small(shape, sparse=20)))
    sides = directed_sides(found)
    assert set(sides.values()) == {1} and all(sides[b, a] == 1 for a, b in sides)
    assert {round(z, 4) for a, b, c, _ in found for _, _, z in (a, b, c)} == {0, 1.6, 7.6}
    assert min(min(x, y) for a, b, c, _ in found for x, y, _ in (a, b, c)) == 0


@pytest.mark.parametrize("shape", sampled(PLANAR))
def test_floors_and_tops_lie_side_by_side(shape):
    """No top lies over another: together they have the area that the bottom has."""
    found = triangles(saved("stl", small(shape)))
    assert all(hypot(*normal) == pytest.approx(1, abs=1e-5) for *_, normal in found)
    up = [one for one in found if one[3][2] > 0.5]
    down = [one for one in found if one[3][2] < -0.5]
    assert sum(map(area, up)) == pytest.approx(sum(map(area, down))) and min(map(area, up)) > 0
    assert {z for a, b, c, _ in down for _, _, z in (a, b, c)} == {0.0}


def area(triangle: tuple) -> float:
    (ax, ay, _), (bx, by, _), (cx, cy, _), _ = triangle
    return abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2


def test_a_library_finds_the_solid_closed_and_of_the_right_volume():
    recipe = Recipe(size=(7, 5), by="prim", seed="a", start=8, goal=16)     # no gates
    solid, opened = (trimesh.load(io.BytesIO(saved(
        "stl", one, cell=8, wall=2, height=5, plate=1)), file_type="stl")
        for one in (recipe, recipe.but(start=0, goal=34)))
    assert solid.is_watertight and solid.is_winding_consistent
    assert solid.extents == pytest.approx([7 * 8 + 2, 5 * 8 + 2, 6])
    walls = recipe.picture().maze.open.count(0) + 2 * (7 + 5)
    posts = 8 * 6                                          # a perfect maze has a wall at each post
    assert solid.volume == pytest.approx(58 * 42 + 5 * (walls * (8 - 2) * 2 + posts * 4), rel=1e-5)
    gate = 6 * 2 + 2 + 1                                   # with parts of the posts beside it
    assert opened.volume == pytest.approx(solid.volume - 5 * 2 * gate, rel=1e-5)


def test_walls_are_as_thick_as_was_asked_for():
    """A cut along the middle of the top row, at half height, goes through stone for 1.2 mm."""
    recipe = Recipe(size=(9, 4), by="prim", seed="b")
    solid = trimesh.load(io.BytesIO(saved("stl", recipe)), file_type="stl")
    cut = trimesh.intersections.mesh_plane(solid, [0, 1, 0], [0, 35.6, 0])
    faces = sorted({round(float(a[0]), 3) for a, b in cut if abs(a[2] - b[2]) > 1
                    and max(a[2], b[2]) > 4})
    widths = [after - before for before, after in zip(faces[::2], faces[1::2])]
    assert len(widths) > 3 and widths == pytest.approx([WALL.default] * len(widths))


def test_walls_that_leave_no_passage_are_refused():
    with pytest.raises(MisfitError, match="too thick"):
        saved("stl", Recipe(size=(4, 4)), cell=5, wall=4)


@pytest.mark.parametrize("shape", OTHERS)
@pytest.mark.parametrize("form", ["stl", "uvtt"])
def test_what_is_not_planar_is_refused(shape, form):
    with pytest.raises(MisfitError, match="This kind of file needs a maze in the plane"):
        saved(form, small(shape))


# --- SVG in mm -----------------------------------------------------------------------------------


SVG = "{http://www.w3.org/2000/svg}"
COMMAND = re.compile(r"([MLAZ])([^MLAZ]*)")


def drawn(content: bytes, group: str) -> list[list[tuple]]:
    """The paths of a group: lists of lines (from, to, radius or None)."""
    root = ElementTree.fromstring(content)
    group, = (one for one in root.iter(f"{SVG}g") if one.get("id") == group)
    return [list(read_path(path.get("d"))) for path in group.iter(f"{SVG}path")]


def read_path(text: str):
    first = here = None
    for command, numbers in COMMAND.findall(text):
        values = [float(number) for number in numbers.split()]
        to = first if command == "Z" else tuple(values[-2:])
        if command == "M":
            assert first is None, "a path of several strokes"
            first = to
        else:
            yield here, to, values[0] if command == "A" else None
        here = to


def doubled(lines: list[tuple]) -> list[tuple]:
    """Lines that cover a part of a line again: of each direction and place the spans overlap."""
    spans: dict[tuple, list[tuple[float, float]]] = {}
    wrong = []
    for (ax, ay), (bx, by), radius in lines:
        if radius is not None:
            continue
        length = dist((ax, ay), (bx, by))
        dx, dy = (bx - ax) / length, (by - ay) / length
        if (round(dx, 3), round(dy, 3)) < (0, 0):
            dx, dy = -dx, -dy
        key = (round(dx, 2) + 0.0, round(dy, 2) + 0.0, round(ax * dy - ay * dx, 1))
        span = sorted((ax * dx + ay * dy, bx * dx + by * dy))
        wrong += [(ax, ay, bx, by) for low, high in spans.get(key, [])
                  if min(high, span[1]) - max(low, span[0]) > 0.2]
        spans.setdefault(key, []).append((span[0], span[1]))
    return wrong


@pytest.mark.parametrize("shape", shapes())
def test_no_line_is_drawn_twice_and_the_pen_is_lifted_as_seldom_as_can_be(shape):
    content = saved("laser", small(shape, braid=30))
    found = drawn(content, "walls")
    lines = [line for stroke in found for line in stroke]
    assert doubled(lines) == []
    posts = Counter(end for a, b, _ in lines for end in (a, b))
    joined = {post: post for post in posts}

    def top(post):
        while joined[post] != post:
            post = joined[post]
        return post

    for a, b, _ in lines:
        joined[top(a)] = top(b)
    pieces = {top(post) for post in posts}
    odd = Counter(top(post) for post, count in posts.items() if count % 2)
    assert len(found) == sum(max(1, odd[piece] // 2) for piece in pieces)      # Euler, 1736


@pytest.mark.parametrize("shape", sampled(shapes()))
def test_the_strokes_are_the_walls_that_stand(shape):
    """In length, in mm: what the picture has of walls, in another order."""
    recipe = small(shape)
    picture = recipe.picture()
    grid, opened = picture.maze.grid, picture.maze.open
    gates = paths.gates(grid, picture.start, picture.goal)
    walls = [line for _, line in grid.geometry.rim() if line not in gates]
    walls += [line for edge in range(grid.edges) if not opened[edge]
              for line in grid.geometry.lines(edge)]
    walls += [line for edge in grid.geometry.tunnels if opened[edge]
              for p, r, s, q in paths.mouths(grid, edge) for line in ((p, r), (r, s), (s, q))
              if not any(between(wall, line) for wall in walls)]
    found = [line for stroke in drawn(saved("laser", recipe, cell=7), "walls") for line in stroke]
    assert sum(dist(a, b) for a, b, _ in found) == pytest.approx(
        7 * sum(dist(*line[:2]) for line in walls), rel=1e-3)
    assert {line[2] is None for line in found} == {len(line) == 2 for line in walls}


def between(wall, line) -> bool:
    """Whether the middle of a line lies on a wall."""
    middle = ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2)
    return dist(wall[0], middle) + dist(middle, wall[1]) < dist(*wall[:2]) + 1e-9


def test_the_file_is_as_large_as_it_says():
    content = saved("laser", Recipe(size=(7, 5), solve="breadth_first"), cell=8)
    root = ElementTree.fromstring(content)
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == (
        "66mm", "50mm", "0 0 66 50")
    points = [end for name in ("walls", "path", "marks") for path in drawn(content, name)
              for line in path for end in line[:2]]
    assert {min(x for x, _ in points), min(y for _, y in points)} == {5.0}
    assert max(x for x, _ in points) == 61 and max(y for _, y in points) == 45
    bare = saved("laser", Recipe(size=(7, 5), solve="breadth_first"), cell=8, solution=False)
    assert b'id="path"' in content and b'id="path"' not in bare


def test_solid_blocks_have_no_lines_inside():
    recipe = Recipe(size=(8, 8), by="prim", seed="a", sparse=60)
    picture = recipe.picture()
    solid = {*picture.maze.unused()} - {picture.start, picture.goal}
    inner = sum(1 for a, b in picture.maze.grid.joins if a in solid and b in solid)
    assert inner > 5
    length = sum(dist(a, b) for stroke in drawn(saved("laser", recipe, cell=10), "walls")
                 for a, b, _ in stroke)
    gates = len(paths.gates(picture.maze.grid, picture.start, picture.goal))
    assert length == 10 * (picture.maze.open.count(0) - inner + 32 - gates)


def test_closed_strokes_are_spliced():
    """Two squares that meet in a corner are one stroke; two that do not are two."""
    def square(x: float, y: float) -> list:
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
        return list(zip(corners, corners[1:]))

    assert len(finish(strokes(square(0, 0) + square(1, 1)))) == 1
    assert len(finish(strokes(square(0, 0) + square(5, 1)))) == 2
    whole, = finish(strokes([((0.0, 0.0), (1.0, 0.0)), ((2.0, 0.0), (1.0, 0.0))]))
    assert whole in ([((0.0, 0.0), (2.0, 0.0))], [((2.0, 0.0), (0.0, 0.0))])


# --- Universal VTT -------------------------------------------------------------------------------


def blocked(data: dict, a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Whether a wall lies between two points that are level with or above each other."""
    for line in data["line_of_sight"]:
        for p, q in zip(line, line[1:]):
            low, high = sorted([p["x"], q["x"]]), sorted([p["y"], q["y"]])
            if (a[1] == b[1] and low[0] == low[1] and min(a[0], b[0]) < low[0] < max(a[0], b[0])
                    and high[0] < a[1] < high[1]):
                return True
            if (a[0] == b[0] and high[0] == high[1] and min(a[1], b[1]) < high[0] < max(a[1], b[1])
                    and low[0] < a[0] < low[1]):
                return True
    return False


def test_a_tabletop_sees_the_same_passages():
    recipe = Recipe(size=(7, 5), by="prim", seed="a", keys="2")
    picture = recipe.picture()
    data = json.loads(saved("uvtt", recipe))
    grid = picture.maze.grid
    for edge, (a, b) in enumerate(grid.joins):
        centers = [(x + 1, y + 1) for x, y in map(grid.center, (a, b))]
        assert blocked(data, *centers) is not bool(picture.maze.open[edge]), edge
    assert len(data["portals"]) == len(picture.quest.doors) == 2
    for portal, edge in zip(data["portals"], picture.quest.doors):
        (x1, y1), (x2, y2) = grid.geometry.lines(edge)[0]
        assert [tuple(end.values()) for end in portal["bounds"]] == [
            (x1 + 1, y1 + 1), (x2 + 1, y2 + 1)] and portal["closed"] is True
    start, goal = (tuple(light["position"].values()) for light in data["lights"])
    assert [start, goal] == [(x + 1, y + 1) for x, y in map(
        grid.center, (picture.start, picture.goal))]
    assert data["resolution"]["map_size"] == {"x": 9, "y": 7}


@pytest.mark.parametrize("shape", ["square", "hexagon"])
def test_the_picture_of_a_map_has_its_size(shape):
    data = json.loads(saved("uvtt", small(shape), solution=False))
    width, height = struct.unpack(">II", b64decode(data["image"])[16:24])
    size, unit = data["resolution"]["map_size"], data["resolution"]["pixels_per_grid"]
    assert (width, height) == (size["x"] * unit, size["y"] * unit) and size["x"] % 1 == 0
    assert all(0 <= point["x"] <= size["x"] and 0 <= point["y"] <= size["y"]
               for line in data["line_of_sight"] for point in line)


# --- arrays --------------------------------------------------------------------------------------


def steps_between(array: numpy.ndarray) -> int:
    """From 2 to 3 over what is no wall."""
    (start,), (goal,) = ([tuple(at) for at in numpy.argwhere(array == value)] for value in (2, 3))
    far = {start: 0}
    for y, x in (wave := [start]):
        for near in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if near not in far and array[near] != 1:
                far[near] = far[y, x] + 1
                wave.append(near)
    assert len(far) == (array != 1).sum()                  # all passages hang together
    return far[goal]


@pytest.mark.parametrize("shape", ["square", "mask", "word", "circle"])
def test_arrays_are_the_maze(shape):
    recipe = small(shape)
    picture = recipe.picture()
    array = numpy.load(io.BytesIO(saved("npy", recipe)), allow_pickle=False)
    assert array.dtype == numpy.uint8 and array[0].all() and array[:, -1].all()
    assert (array != 1).sum() == 2 * len(picture.maze.grid) - 1       # cells and passages of a tree
    assert steps_between(array) == 2 * (len(picture.path) - 1)
    data = json.loads(saved("array", recipe))
    assert (numpy.array(data["array"]) == array).all()
    assert array[tuple(data["start"])] == 2 and array[tuple(data["goal"])] == 3
    assert [data["path"][0], data["path"][-1]] == [data["start"], data["goal"]]
    assert all(array[tuple(at)] != 1 for at in data["path"])
    assert "path" not in json.loads(saved("array", recipe, solution=False))


def test_an_array_is_of_squares():
    with pytest.raises(MisfitError, match="Only mazes of squares in the plane can be an array"):
        saved("npy", small("hexagon"))


# --- measures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", MEASURES, ids=lambda one: one.name)
def test_measures(one):
    assert one.parse(one.format(one.default)) == one.default
    assert one.parse("2,5") == 2.5
    for text in ("", "x", "-1", "1e3", "0", "9999", "1.2345", "١", "2.5 "):
        with pytest.raises(MazeError, match=f"{one.title} must be .* mm, not"):
            one.parse(text)


@pytest.mark.parametrize("form", FORMS)
def test_a_maze_of_too_many_cells_is_refused(form):
    recipe = Recipe(size=(101, 100), by="binary_tree")
    with pytest.raises(MisfitError, match=f"at most {MOST} cells; this maze has 10100"):
        FORMS[form].check(recipe)
