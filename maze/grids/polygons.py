"""Grids from polygons: list the cells' outlines, and which cells meet follows.

Corners are exact (tuples of whole numbers, never floats), so two cells meet where both have the
same side, or some sides in a row.  ``glue`` says which corners are the same corner, which rolls a
sheet into a cylinder or a torus; ``place`` says where a corner is drawn.  Cost: linear in the
number of sides, in slices of a few cells.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from maze.errors import MazeError
from maze.grid import Cell, Edge, Grid, Point
from maze.grids.cornered import STAIR, Join, Polygons
from maze.grids.drawing import Corner
from maze.grids.outlines import Outlines
from maze.laying import in_parts, laid, progress
from maze.message import Message
from maze.progress import Work


def polygon_slices(outlines: Iterable[Sequence[Any]], place: Callable[[Any], Point], *,
                   glue: Callable[[Any], Corner] | None = None,
                   stairs: Mapping[Join, Point] | None = None,
                   tunnels: Mapping[Join, Cell] | None = None,
                   rows: Sequence[Sequence[Cell]] = (), ends: Join | None = None,
                   drawing: type[Polygons] = Polygons,
                   named: Callable[[Cell], Message] | None = None) -> Work[Grid]:
    """A grid whose cells have the given outlines (corners clockwise), in slices.

    ``stairs`` join cells that share no side; their value is where the first cell's sign points.
    ``tunnels`` join the cells on two sides of a third one, which then meets neither of them.
    ``named`` says in words where a cell is.
    Raises MazeError if two cells would share two edges or a side has three cells.
    """
    found = _Meetings(drawing(Outlines(place)), glue, stairs or {}, tunnels or {})
    for some in in_parts(outlines):
        found.take(some)
        yield progress(len(found.drawn.outlines))
    cells = len(found.drawn.outlines)
    yield from found.link_stairs_and_tunnels()
    for numbers in in_parts(range(cells)):
        found.number(numbers)
        yield progress(cells + numbers[-1] + 1, 3 * cells)
    drawn = found.drawn
    drawn.named = named
    drawn.settle(found.waiting.values())
    for numbers in in_parts(range(cells)):
        for cell in numbers:
            drawn.plots.add(drawn.middle(cell), drawn.outlines.points(cell))
        yield progress(2 * cells + numbers[-1] + 1, 3 * cells)
    joins = found.joins
    return Grid(found.neighbors, found.borders, lambda: joins, len(joins), drawn, rows, ends)


polygons = laid(polygon_slices)


class _Meetings:
    """Which cells meet, along which of their sides; edges and tables come of it."""

    def __init__(self, drawn: Polygons, glue: Callable[[Any], Corner] | None,
                 stairs: Mapping[Join, Point], tunnels: Mapping[Join, Cell]) -> None:
        self.drawn, self.glue, self.stairs, self.tunnels = drawn, glue, stairs, tunnels
        drawn.flat = not (stairs or tunnels)
        self.waiting: dict[int, int] = {}                  # sides that have met no other
        self.joins: list[Join] = []
        self.neighbors: list[tuple[Cell, ...]] = []
        self.borders: list[tuple[Edge, ...]] = []
        self._owners = array("i")                          # the cell of each side
        self._later: list[list[int]] = []                  # for each cell: a larger one it meets,
        self._around: list[list[tuple[int, Edge, Cell]]] = []    # its side and the other's, ...
        self._seams: dict[Corner, int] = {}
        self._glued = array("i")                           # of each corner, the one it is glued to

    def take(self, outlines: Iterable[Sequence[Any]]) -> None:
        """Some cells more: pair up their sides, whichever way round each cell walks them."""
        drawn, waiting, owners, later = self.drawn.outlines, self.waiting, self._owners, self._later
        for outline in outlines:
            cell = len(drawn)
            sides = drawn.add(outline)
            begins, ends = drawn.begins, drawn.ends
            if self.glue:
                self._glue()
            later.append([])
            self._around.append([])
            for side in sides:
                p, q = begins[side], ends[side]
                if self.glue:
                    p, q = self._glued[p], self._glued[q]
                other = waiting.pop(q << 32 | p, None)
                if other is None:
                    other = waiting.pop(p << 32 | q, None)
                if other is None:
                    waiting[p << 32 | q] = side
                elif owners[other] == cell:
                    raise _shared()
                else:
                    later[owners[other]] += (cell, other, side)
                owners.append(cell)

    def _glue(self) -> None:
        assert self.glue
        names, seams = self.drawn.outlines.names, self._seams
        for name in names[len(self._glued):]:
            self._glued.append(seams.setdefault(self.glue(name), len(seams)))

    def link_stairs_and_tunnels(self) -> Work[None]:
        """A tunnel takes the sides of both its ends from the cell that it passes beneath."""
        for some in in_parts(self.tunnels.items()):
            for (a, b), over in some:
                for end in (a, b):
                    for own, other in self._taken(min(end, over), max(end, over)):
                        self._later[a] += (b, own, other)
            yield progress(len(self._later))
        for few in in_parts(self.stairs):
            for a, b in few:
                self._later[a] += (b, STAIR, STAIR)
            yield progress(len(self._later))

    def _taken(self, a: Cell, b: Cell) -> list[tuple[int, int]]:
        """The pairs of sides along which two cells meet, who do so no longer."""
        met = self._later[a]
        triples = list(zip(met[::3], met[1::3], met[2::3], strict=True))
        self._later[a] = [number for triple in triples if triple[0] != b for number in triple]
        return [(own, other) for cell, own, other in triples if cell == b]

    def number(self, cells: Iterable[Cell]) -> None:
        """Number the edges of some cells to larger ones; then all their neighbors are known."""
        for cell in cells:
            met, self._later[cell] = self._later[cell], []
            sides: dict[Cell, list[int]] = {}
            for at in range(0, len(met), 3):
                sides.setdefault(met[at], []).extend(met[at + 1:at + 3])
            for other in sorted(sides):
                self._join((cell, other), sides[other])
            links, self._around[cell] = sorted(self._around[cell]), []
            self.neighbors.append(tuple([other for _, _, other in links]))
            self.borders.append(tuple([edge for _, edge, _ in links]))

    def _join(self, join: Join, sides: list[int]) -> None:
        """One edge more; neighbors come in the order of a cell's sides, stairs last."""
        drawn, (a, b), edge = self.drawn, join, len(self.joins)
        first, last = drawn.outlines.first, len(self._owners)
        at, to = sides[0] - first[a], sides[1] - first[b]
        if sides[0] == STAIR:
            at = to = last
            drawn.add(edge, join, [], self.stairs[join], None)
        elif join in self.tunnels:
            at, to = self._own(sides, a) - first[a], self._own(sides, b) - first[b]
            drawn.add(edge, join, sides, None, self.tunnels[join])
        else:
            around = sorted(side - first[a] for side in sides[::2])
            if len(sides) > 2 and not _in_a_row(around, first[a + 1] - first[a]):
                raise _shared()
            drawn.add(edge, join, sides, None, None)
        if self.glue and drawn.is_seam(sides):
            drawn.flat = False
            drawn.seams.append(edge)
        self.joins.append(join)
        self._around[a].append((at, edge, b))
        self._around[b].append((to, edge, a))

    def _own(self, sides: Sequence[int], cell: Cell) -> int:
        """The first of some sides that belongs to a cell."""
        return next(side for side in sides if self._owners[side] == cell)


def _shared() -> MazeError:
    return MazeError("expected cells that share one edge at most: make the grid larger")


def _in_a_row(sides: Sequence[int], of: int) -> bool:
    """Whether some sides of a cell follow each other round it, so that they are one bent wall."""
    if len(sides) == of:                                   # two cells that are the whole world
        return False
    gaps = [(later - side) % of for side, later in zip(sides, [*sides[1:], sides[0]], strict=True)]
    return gaps.count(1) >= len(sides) - 1


def unit_square(x: int, y: int, *more: int) -> tuple[tuple[int, ...], ...]:
    """The outline of a square, sides in the order right, down, left, up."""
    return ((x + 1, y, *more), (x + 1, y + 1, *more), (x, y + 1, *more), (x, y, *more))


def reading_rows(width: int, height: int) -> list[list[Cell]]:
    """Rows of equal length."""
    return [list(range(y * width, (y + 1) * width)) for y in range(height)]
