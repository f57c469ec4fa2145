"""A floor plan: cells, walls and posts as regions of the plane, none over another.

Every border of a cell, wall or passage, is a strip; where strips meet, there is a post; what is
left of a cell is its floor.  All three are polygons between *corners*: in each angle between two
borders of a post lies one, half a thickness away from both.  Strips whose wall is open lie as low
as the floor.  So a plan has the same regions whichever walls stand, and they share whole sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import acos, atan2, ceil, cos, dist, pi, sin
from typing import NamedTuple, TypeAlias

from maze.exports.relief import Region
from maze.grid import Edge, Grid, Line, Point
from maze.grids.drawing import halfway
from maze.laying import in_parts, progress
from maze.progress import Work

Post: TypeAlias = int
Key: TypeAlias = tuple[float, float]
SAGITTA = 0.01                                             # cells by which a chord may miss its arc
NEAR = 0.45                                                # of a border: how far a corner may reach


class Border(NamedTuple):
    """A line, and the edge that it belongs to; None for a line of the rim."""

    line: Key                                              # its middle
    edge: Edge | None


class Plan:
    """The posts of a grid, its borders, and the posts around each cell; y grows upward here."""

    def __init__(self) -> None:
        self.places: list[Point] = []
        self.borders: dict[tuple[Post, Post], Border] = {}
        self.around: list[list[Post]] = []                 # counterclockwise
        self._numbers: dict[Key, Post] = {}

    def post(self, point: Point) -> Post:
        """The post at a point of the drawing, where y grows downward."""
        key = (round(point[0], 6) + 0.0, round(point[1], 6) + 0.0)
        if key not in self._numbers:
            self._numbers[key] = len(self.places)
            self.places.append((point[0], -point[1]))
        return self._numbers[key]


def plan_of(grid: Grid) -> Work[Plan]:
    """The plan of a planar grid."""
    plan = Plan()
    edges = {middle(line): edge for edge in range(grid.edges)
             for line in grid.geometry.lines(edge)}
    yield progress(0)
    for cells in in_parts(range(len(grid))):
        for cell in cells:
            found: list[Post] = []
            for line in grid.geometry.sides(cell):
                at = middle(line)
                run = [plan.post(point) for point in points_of(line)]
                found += run[:-1]
                for pair in pairwise(run):
                    plan.borders.setdefault((min(pair), max(pair)), Border(at, edges.get(at)))
            plan.around.append(found[::-1])                # y has been turned over
        yield progress(len(plan.around))
    return plan


def middle(line: Line) -> Key:
    """What tells sides apart: an arc has another middle than its chord."""
    x, y = halfway(line)
    return round(x, 5) + 0.0, round(y, 5) + 0.0


def points_of(line: Line) -> list[Point]:
    """The ends of a line; of an arc points between, the same ones from either end."""
    if len(line) == 2:
        return [*line]
    if line[1] < line[0]:
        return points_of((line[1], line[0], -line[2]))[::-1]
    (ax, ay), (bx, by), radius = line
    r, chord = abs(radius), dist(*line[:2])
    rise = (max(0.0, r * r - chord * chord / 4)) ** 0.5    # from the middle of the chord
    side = -1 if radius > 0 else 1
    cx = (ax + bx) / 2 + side * rise * (by - ay) / chord
    cy = (ay + by) / 2 - side * rise * (bx - ax) / chord
    first, last = atan2(ay - cy, ax - cx), atan2(by - cy, bx - cx)
    turn = (last - first + pi) % (2 * pi) - pi
    parts = max(1, ceil(abs(turn) / (2 * acos(max(0.0, 1 - SAGITTA / r)))))
    inner = [(cx + r * cos(first + turn * k / parts), cy + r * sin(first + turn * k / parts))
             for k in range(1, parts)]
    return [(ax, ay), *inner, (bx, by)]


class Corners:
    """The points where the regions of a plan meet; ``thick`` is the thickness of strips, in cells.
    """

    def __init__(self, plan: Plan, thick: float) -> None:
        self.points: list[Point] = []
        self.ways: list[list[Post]] = [[] for _ in plan.places]   # counterclockwise
        self.first: list[int] = []                         # of the corners of each post
        for a, b in plan.borders:
            self.ways[a].append(b)
            self.ways[b].append(a)
        for post, (x, y) in enumerate(plan.places):
            self.ways[post].sort(key=lambda near: atan2(plan.places[near][1] - y,
                                                        plan.places[near][0] - x))
            self.first.append(len(self.points))
            self.points += _corners(plan, post, self.ways[post], thick / 2)

    def left(self, post: Post, way: Post) -> int:
        """The corner at a post to the left of the border that leads to another."""
        return self.first[post] + self.ways[post].index(way)

    def right(self, post: Post, way: Post) -> int:
        ways = self.ways[post]
        return self.first[post] + (ways.index(way) - 1) % len(ways)


def _corners(plan: Plan, post: Post, ways: Sequence[Post], half: float) -> Iterator[Point]:
    """In each angle at a post the point that lies half a thickness off both its borders, unless
    one of them is so short that it would be passed."""
    x, y = plan.places[post]
    rays = [(plan.places[near][0] - x, plan.places[near][1] - y) for near in ways]
    for one, two in pairwise([*rays, rays[0]]):
        begin = atan2(one[1], one[0])
        angle = (atan2(two[1], two[0]) - begin) % (2 * pi) or 2 * pi
        shorter = min(dist((0, 0), one), dist((0, 0), two))
        lean = abs(cos(angle / 2))
        far = min(half / max(sin(angle / 2), 0.1), NEAR * shorter / max(lean, 0.1))
        yield x + far * cos(begin + angle / 2), y + far * sin(begin + angle / 2)


def regions(plan: Plan, corners: Corners, floor: float, wall: float,
            stands: Callable[[Border], bool], solid: Callable[[int], bool]
            ) -> Work[list[Region]]:
    """Floors, strips and posts; what stands is as high as ``wall``."""
    found: list[Region] = []
    for cell, posts in enumerate(plan.around):
        turned = zip(posts, [*posts[1:], posts[0]], strict=True)
        found.append(Region([corners.left(post, after) for post, after in turned],
                            wall if solid(cell) else floor))
    yield progress(len(found))
    high: set[Post] = set()
    for (a, b), border in plan.borders.items():
        up = stands(border)
        high.update((a, b) if up else ())
        found.append(Region([corners.right(a, b), corners.left(b, a), corners.right(b, a),
                             corners.left(a, b)], wall if up else floor))
    yield progress(len(found))
    for post, ways in enumerate(corners.ways):
        if len(ways) > 2:                                  # with two borders there is no area
            first = corners.first[post]
            found.append(Region(range(first, first + len(ways)),
                                wall if post in high else floor))
    return found
