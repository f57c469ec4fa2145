"""Rings around a middle ("theta" in Pullen's classification).

Jamis Buck, "Mazes for Programmers", 2015 (polar grids, adaptive subdivision).  A ring has as many
cells as the one within, or twice as many where they would become too wide; the innermost ring has
six, around one cell in the middle.  Angles are whole numbers, in parts of the finest ring.  A maze
leads from the middle to the rim.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import atan2, cos, hypot, pi, sin

from maze.grid import Cell, Grid, Line, Point
from maze.grids.cornered import Polygons
from maze.grids.polygons import polygon_slices
from maze.laying import laid
from maze.message import Message
from maze.params import Whole
from maze.progress import Work
from maze.registry import register

Corner = tuple[int, int, int]                              # ring, angle, angles in a turn


@register("Rings", group="outline",
          called="Maze of rings, {size}", params=[
    Whole("rings", "Rings", 2, 150, 9, "rings around the middle")])
@laid
def polar(rings: int) -> Work[Grid]:
    """A round maze of rings: find the path out of the middle."""
    counts = [1]
    for ring in range(1, rings + 1):
        counts.append(_split(counts[-1], ring))
    cells = (_outline(counts, ring, k) for ring, count in enumerate(counts) for k in range(count))
    starts = [sum(counts[:ring]) for ring in range(rings + 1)]
    return polygon_slices(cells, _place, drawing=Rings,
                          rows=[list(range(start, start + count)) for start, count
                                in zip(starts, counts, strict=True)],
                          ends=(0, sum(counts) - 1 - counts[-1] // 2))


def _split(count: int, ring: int) -> int:
    """How many cells a ring has: twice those of the ring within if they would be 1.5 wide."""
    if ring == 1:
        return 6
    return count * 2 if 2 * 22 * ring * 2 >= 3 * 7 * count else count      # 22/7 is near enough


def _outline(counts: list[int], ring: int, k: int) -> list[Corner]:
    """A cell, clockwise; where the ring without splits, its outer side has two parts."""
    finest = counts[-1]
    outside = counts[min(ring + 1, len(counts) - 1)]
    if ring == 0:
        return [(1, a * finest // outside, finest) for a in range(outside)]
    parts = outside // counts[ring]
    step = finest // counts[ring]
    outer = [(ring + 1, (k * step + a * step // parts) % finest, finest)
             for a in range(parts + 1)]
    return [*outer, (ring, (k + 1) * step % finest, finest), (ring, k * step, finest)]


def _place(corner: Corner) -> Point:
    """Angle 0 is straight up."""
    ring, angle, turn = corner
    return (ring * sin(2 * pi * angle / turn), -ring * cos(2 * pi * angle / turn))


class Rings(Polygons):
    """The drawing: sides along a ring are arcs."""

    curved = True

    def settle(self, rim: Iterable[int]) -> None:
        super().settle(rim)
        reach = float(round(max(map(abs, self.bounds))))   # no corner may lie to the right
        self.bounds = (-reach, -reach, reach, reach)

    def line(self, side: int) -> Line:
        drawn = self.outlines
        (ring, angle, turn) = drawn.names[drawn.begins[side]]
        (other, to, _) = drawn.names[drawn.ends[side]]
        p, q, *_ = super().line(side)
        if ring != other:
            return (p, q)
        return (p, q, float(ring if (to - angle) % turn * 2 < turn else -ring))

    def sides(self, cell: Cell) -> list[Line]:
        return list(map(self.line, self.outlines.sides(cell)))

    def middle(self, cell: Cell) -> Point:
        if cell == 0:
            return (0.0, 0.0)
        *_, (_, end, turn), (ring, start, _) = self.outlines.corners(cell)
        angle = 2 * pi * (start + (end - start) % turn / 2) / turn
        return ((ring + 0.5) * sin(angle), -(ring + 0.5) * cos(angle))

    def told(self, cell: Cell) -> Message:
        if cell == 0:
            return Message("the middle")
        ring = self.outlines.corners(cell)[-1][0]
        return Message("ring {ring}, sector {sector}", ring=ring,
                       sector=cell - self._in_ring[ring][0] + 1)

    def cell_at(self, point: Point) -> Cell | None:
        """The ring by distance, the cell by angle."""
        ring = int(hypot(*point))
        turn = atan2(point[0], -point[1]) / (2 * pi) % 1
        found = self._in_ring.get(ring, [])
        return found[int(turn * len(found))] if found else None

    @cached_property
    def _in_ring(self) -> dict[int, list[Cell]]:
        found: dict[int, list[Cell]] = {0: [0]}
        for cell in range(1, len(self.outlines)):
            found.setdefault(self.outlines.corners(cell)[-1][0], []).append(cell)
        return found
