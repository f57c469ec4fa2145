"""Fitting: the largest maze whose corridors keep their width on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist
from typing import TypeAlias
from weakref import WeakKeyDictionary

from maze.grid import Grid, Line, Point
from maze.grids.drawing import halfway
from maze.params import Whole
from maze.recipe import Recipe
from maze.render import paths
from maze.render.layers import has_seams
from maze.render.room import elbow_room

ARROW, ART = 6.0, 11.0                                     # beyond a gate, in millimeters
SEAM = 0.8                                                 # room for letters around, in cells
BAY = 2.4                                                  # cells that are free ahead of a gate
AHEAD = (0.7, 1.2, 1.7, 2.2)                               # of a gate, in cells
NEAR = 0.62                                                # from the middle of a cell
FAR = AHEAD[-1] + 1                                        # no cell beyond lies in the bay
SIDEWAYS = 0.35                                            # of a direction that needs room there

Box = tuple[float, float]                                  # width and height, in millimeters
Gates: TypeAlias = list[tuple[Point, Point] | None]
_GATES: WeakKeyDictionary[Grid, dict[tuple[int, int], Gates]] = WeakKeyDictionary()


def beyond(art: str, larger: float) -> float:
    """How far arrows or pictures reach out of a gate, in millimeters."""
    return (ARROW if art == "arrows" else ART) * larger


def gates_of(grid: Grid, start: int, goal: int) -> Gates:
    """For both ends where the rim is open, and the direction out, of length 1.

    None for an end within the maze, and for one that opens to a bay where no arrow has room.
    """
    known = _GATES.setdefault(grid, {})                    # asked three times for each figure
    if (start, goal) not in known:
        known[start, goal] = _gates_of(grid, start, goal)
    return known[start, goal]


def _gates_of(grid: Grid, start: int, goal: int) -> Gates:
    found: Gates = []
    for cell, side in ((start, -1), (goal, 1)):
        line = paths.gate(grid, cell, side)
        gate = None if line is None else _out(grid.center(cell), line)
        found.append(gate if gate and _is_free(grid, cell, *gate) else None)
    return found


def _is_free(grid: Grid, cell: int, middle: Point, way: Point) -> bool:
    """Whether no other cell lies ahead of a gate, in its bay."""
    (x, y), (dx, dy) = middle, way
    spots = [(x + dx * far, y + dy * far) for far in AHEAD]
    others = (grid.center(other) for other in range(len(grid)) if other != cell)
    return all(dist(spot, other) > NEAR for other in others if dist(other, middle) < FAR
               for spot in spots)


def _out(center: Point, line: Line) -> tuple[Point, Point]:
    """From the middle of a cell through the middle of its gate, square to the gate."""
    middle, ((ax, ay), (bx, by)) = halfway(line), line[:2]
    far = dist(line[0], line[1]) or 1.0
    x, y = (ay - by) / far, (bx - ax) / far
    ahead = x * (middle[0] - center[0]) + y * (middle[1] - center[1])
    return middle, ((x, y) if ahead >= 0 else (-x, -y))


def reserve(grid: Grid, ends: Sequence[int], far: float) -> tuple[float, float, float, float]:
    """What is left free for arrows, in millimeters: left, top, right, bottom."""
    room = [0.0, 0.0, 0.0, 0.0]
    for gate in gates_of(grid, *ends):
        if gate is not None:
            x, y = gate[1]
            for at, part in enumerate((-x, -y, x, y)):
                room[at] = max(room[at], far * part if part > SIDEWAYS else 0.0)
    return room[0], room[1], room[2], room[3]


def extent(grid: Grid) -> tuple[float, float, float, float]:
    """Left, top, width and height of a grid in its units, with room for the letters of seams."""
    x0, y0, x1, y1 = grid.geometry.bounds
    more = SEAM if has_seams(grid) else 0.0
    return x0 - more, y0 - more, x1 - x0 + 2 * more, y1 - y0 + 2 * more


def unit_for(grid: Grid, ends: Sequence[int], box: Box, wall: float, far: float) -> float:
    """How many millimeters a unit of a grid may have in a box."""
    left, top, right, bottom = reserve(grid, ends, far)
    _, _, width, height = extent(grid)
    return min((box[0] - left - right - wall) / width, (box[1] - top - bottom - wall) / height)


def corridor(grid: Grid, unit: float, wall: float) -> float:
    """How wide the corridors of a grid are between their walls, in millimeters."""
    return unit * elbow_room(grid, range(len(grid))) - wall


def largest(model: Recipe, box: Box, mm: float, wall: float, far: float) -> tuple[int, ...]:
    """The size of the largest maze in a box with corridors of ``mm``; the least if none fits.

    The numbers that say how far the shape reaches grow together, the others stay.
    """
    size, ranges = list(model.size), numbers(model)
    for at in axes(model):
        size[at] = ranges[at].low
    if model.mask and model.shape == "mask":               # it is as large as it is drawn
        return model.size

    def fits(size: list[int]) -> bool:
        grid = model.but(size=tuple(size)).grid()
        unit = unit_for(grid, grid.ends, box, wall, far)
        return unit > 0 and corridor(grid, unit, wall) >= mm - 1e-9

    for at in axes(model):                                 # the first alone, then the other
        size[at] = _most(size, at, ranges[at], fits)
    return tuple(size)


def axes(model: Recipe) -> list[int]:
    """The places of the numbers of its size that say how far it reaches."""
    names = [param.name for param in model.shape_entry.params]
    return [at for at, name in enumerate(names) if name in ("width", "height")] or [0]


def numbers(model: Recipe) -> list[Whole]:
    """The parameters of the size of a shape: each is a whole number."""
    return [param for param in model.shape_entry.params if isinstance(param, Whole)]


def _most(size: list[int], at: int, param: Whole, fits: Callable[[list[int]], bool]) -> int:
    """The greatest number at a place of a size that fits, by halving."""
    low, high = param.low, param.low
    while high < param.high and fits([*size[:at], high, *size[at + 1:]]):
        low, high = high, min(2 * high, param.high)
    while low < high:
        middle = (low + high + 1) // 2
        if fits([*size[:at], middle, *size[at + 1:]]):
            low = middle
        else:
            high = middle - 1
    return low
