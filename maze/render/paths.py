"""SVG path data: the one form in which pictures leave this package.

A unit is about the size of a cell. Numbers are written with at most three decimals, so that the
same maze gives the same text on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import dist, hypot

from maze.grid import Cell, Edge, Grid, Line, Point
from maze.grids.compass import door
from maze.grids.drawing import halfway
from maze.grids.lattice import rectangle
from maze.render.runs import square_walls

PARAPET = 0.4                                              # from the side of a cell to its middle
BENDS = 4                                                  # straight parts of a bend
STRAIGHT = 0.01                                            # square cells by which it may be off
STAIR = 0.13                                               # half the size of a stair's triangle
ARROW = 0.3                                                # from the middle of an arrow to its tip
WIDE = 0.55                                                # a passage so wide has a full arrow


@lru_cache(maxsize=1 << 16)                                # a lattice has few coordinates
def number(value: float) -> str:
    """A coordinate: ``1.5``, ``0.866``, ``3``."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def segment(line: Line) -> str:
    """A line, straight or an arc: ``M0 1A1 1 0 0 1 1 0``."""
    if len(line) == 2:
        return polyline(line)
    (x1, y1), (x2, y2), radius = line
    r = number(abs(radius))
    return (f"M{number(x1)} {number(y1)}A{r} {r} 0 0 {int(radius > 0)} {number(x2)} {number(y2)}")


def polyline(points: Iterable[Point]) -> str:
    """``M0 0L1 0L1 1``."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def polygon(points: Iterable[Point]) -> str:
    """A closed shape."""
    return polyline(points) + "Z"


def lines(segments: Iterable[Line]) -> str:
    """Single lines."""
    return "".join(map(segment, segments))


def outline(grid: Grid, cells: Iterable[Cell]) -> str:
    """The cells as closed shapes, to be filled."""
    if grid.geometry.curved:
        return "".join(_closed(grid.geometry.sides(cell)) for cell in cells)
    return "".join(polygon(grid.geometry.outline(cell)) for cell in cells)


def _closed(sides: Sequence[Line]) -> str:
    """Sides that follow each other, as one closed shape."""
    first, *others = map(segment, sides)
    return first + "".join(other[max(other.find("L"), other.find("A")):] for other in others) + "Z"


def trail(grid: Grid, cells: Sequence[Cell], part: slice = slice(None)) -> str:
    """A line through the cells, in order; or what lies of it in some of them."""
    return "".join(map(polyline, runs(grid, cells, part)))


def runs(grid: Grid, cells: Sequence[Cell], part: slice = slice(None)) -> list[list[Point]]:
    """The same as points; on a seam the line ends, and another begins on its other side."""
    if grid.geometry.unit:
        return [list(map(grid.center, cells[part]))] if cells[part] else []
    found: list[list[Point]] = []
    for at in range(len(cells))[part]:
        points = within(grid, cells, at)
        if found and found[-1][-1] == points[0]:
            found[-1] += points[1:]
        else:                                              # up again on the other side of a seam
            found.append(points)
    return found


def pieces(grid: Grid, cells: Sequence[Cell], numbers: Iterable[int]) -> str:
    """What lies of a trail in some of its cells, which are told by their numbers in it."""
    return "".join(polyline(within(grid, cells, at)) for at in numbers)


def within(grid: Grid, cells: Sequence[Cell], at: int) -> list[Point]:
    """What lies of a trail in one of its cells: from side to side in a bend that its middle draws
    to itself, so that no corner juts out in narrow cells; from or to the middle at the ends.

    On squares it goes through the middle.
    """
    here = cells[at]
    middle = grid.center(here)
    beside = [cells[other] for other in (at - 1, at + 1) if 0 <= other < len(cells)]
    sides = [_way_out(grid, here, cell) for cell in beside]
    if len(sides) == 2:
        return [sides[0], middle, sides[1]] if grid.geometry.unit else \
            bend(sides[0], middle, sides[1])
    return [middle, *sides] if at == 0 else [*sides, middle]


def _way_out(grid: Grid, here: Cell, there: Cell) -> Point:
    """Where a trail leaves a cell for another one, or comes from it."""
    return grid.geometry.doors(grid.between(here, there))[0 if here < there else -1]


def bend(a: Point, middle: Point, b: Point) -> list[Point]:
    """A parabola from a point to another, tangent to the lines that both have to a third."""
    (ax, ay), (x, y), (bx, by) = a, middle, b
    if abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) < STRAIGHT:
        return [a, b]
    found = []
    for part in range(1, BENDS):
        t = part / BENDS
        p, q, r = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        found.append((p * ax + q * x + r * bx, p * ay + q * y + r * by))
    return [a, *found, b]


def arrows(grid: Grid, leads: Mapping[Edge, Cell]) -> str:
    """A triangle on each one-way passage, two on a seam; ``leads`` is where each passage leads."""
    return "".join(_arrow(*at, _arrow_size(grid, edge)) for edge, cell in leads.items()
                   for at in _pointers(grid, edge, cell))


def _arrow_size(grid: Grid, edge: Edge) -> float:
    """Smaller where the passage is narrow."""
    a, b = grid.geometry.lines(edge)[0][:2]
    return ARROW * min(1.0, dist(a, b) / WIDE)


def _pointers(grid: Grid, edge: Edge, cell: Cell) -> Iterator[tuple[Point, Point]]:
    """Where arrows stand, and a point that each comes from."""
    a = sum(grid.joined(edge)) - cell
    (ax, ay), (bx, by) = grid.center(a), grid.center(cell)
    out, into = door(grid, edge, a), door(grid, edge, cell)
    if out and into:
        yield out, (ax, ay)
        if into != out:
            yield into, (2 * into[0] - bx, 2 * into[1] - by)


def _arrow(at: Point, source: Point, size: float) -> str:
    dx, dy = at[0] - source[0], at[1] - source[1]
    length = hypot(dx, dy) or 1.0
    dx, dy = dx * size / length, dy * size / length
    base = (at[0] - 0.6 * dx, at[1] - 0.6 * dy)
    return polyline([(at[0] + dx, at[1] + dy), (base[0] - 0.8 * dy, base[1] + 0.8 * dx),
                     (base[0] + 0.8 * dy, base[1] - 0.8 * dx)]) + "Z"


def walls(grid: Grid, opened: Sequence[int], gates: Iterable[Line] = ()) -> str:
    """All walls, closed edges and rim, but for the gates."""
    gates = set(gates)
    rim = [line for _, line in grid.geometry.rim() if line not in gates]
    if drawn := rectangle(grid):
        return square_walls(drawn.width, drawn.height, opened) + lines(rim)
    return some_walls(grid, range(grid.edges), opened) + lines(rim)


def some_walls(grid: Grid, numbers: Iterable[Edge], opened: Sequence[int]) -> str:
    """What is drawn of some edges: the closed ones, and the bridges above open tunnels."""
    tunnels = grid.geometry.tunnels
    closed = edges(grid, (edge for edge in numbers if not opened[edge]))
    if not tunnels:
        return closed
    return closed + "".join(bridge(grid, edge) for edge in sorted(tunnels.keys() & set(numbers))
                            if opened[edge])


def bridge(grid: Grid, edge: Edge) -> str:
    """The sides of the passage that an open tunnel passes beneath, and the walls of its mouths."""
    return "".join(polyline([p, r, s, q]) for p, r, s, q in mouths(grid, edge))


def mouths(grid: Grid, edge: Edge) -> list[tuple[Point, Point, Point, Point]]:
    """The two strips between a bridge and the sides of its cell, where a tunnel goes down."""
    found = []
    over = grid.center(grid.geometry.tunnels[edge])
    for p, q, *_ in grid.geometry.lines(edge):
        x, y = halfway((p, q))
        dx, dy = (over[0] - x) * PARAPET, (over[1] - y) * PARAPET
        found.append((p, (p[0] + dx, p[1] + dy), (q[0] + dx, q[1] + dy), q))
    return found


def stair(grid: Grid, edge: Edge) -> list[tuple[Point, Point, Point]]:
    """The signs of a stair, one in each of its cells: triangles that point where it leads."""
    dx, dy = grid.geometry.stairs[edge]
    found = []
    for (x, y), way in zip(grid.geometry.doors(edge), (1, -1), strict=True):
        ax, ay = dx * way * STAIR, dy * way * STAIR
        found.append(((x + ax, y + ay), (x - ax - ay, y - ay + ax), (x - ax + ay, y - ay - ax)))
    return found


def edges(grid: Grid, numbers: Iterable[Edge]) -> str:
    """Some edges, as lines."""
    return lines(line for edge in numbers for line in grid.geometry.lines(edge))


def gate(grid: Grid, cell: Cell, side: int) -> Line | None:
    """Where the rim opens at a cell: its outermost line to the left (side -1) or right (side 1).

    None if the cell is not on the rim.
    """
    own = [line for at, line in grid.geometry.rim() if at == cell]
    return max(own, key=lambda line: (side * (line[0][0] + line[1][0]),
                                      side * (line[0][1] + line[1][1])), default=None)


def gates(grid: Grid, start: Cell, goal: Cell) -> list[Line]:
    """The openings: at the start to the left, at the goal to the right."""
    found = [gate(grid, start, -1), gate(grid, goal, 1)]
    return [line for line in found if line is not None]
