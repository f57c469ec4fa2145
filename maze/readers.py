"""Readers: the values of an algorithm's variables as tuples of numbers; see ``maze.roles``.

Each takes the grid, the value, and the values of the other roles in the same function.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from maze.grid import Grid
from maze.grids.posts import posts
from maze.solving.board import STEP

Numbers: TypeAlias = tuple[int, ...]
Beside: TypeAlias = Mapping[str, Any]                      # values of other roles, by role

TRACK = 40                                                 # cells of a walk that are looked at
MANY = 5000                                                # edges that are not looked at one by one


def cells(grid: Grid, value: Iterable[Any], beside: Beside) -> Numbers:
    """Cells; of tuples, the first number is one."""
    places = [item[0] if isinstance(item, tuple) else item for item in value]
    if (raster := beside.get("raster")) is not None:
        return tuple([raster[place] for place in places])
    return tuple(places)


def last(grid: Grid, value: Sequence[int], beside: Beside) -> Numbers:
    return tuple(value[-TRACK:])


def several(grid: Grid, value: Iterable[Sequence[int]], beside: Beside) -> Numbers:
    found: list[int] = []
    for cells in value:
        found += (*cells, -1)
    return tuple(found[:-1])


def queue(grid: Grid, value: Sequence[int], beside: Beside) -> Numbers:
    """What comes after the cell at work."""
    here = beside.get("here")
    rest = value[value.index(here) + 1:] if here in value else value
    done = beside.get("done")
    return (*[cell for cell in rest if not done or not done[cell]], *beside.get("following", ()))


def heap(grid: Grid, value: Iterable[tuple[int, ...]], beside: Beside) -> Numbers:
    """The cells in the order in which they will be taken; each is the last number of a tuple."""
    done = beside.get("done")
    cells = dict.fromkeys(item[-1] for item in sorted(value))
    return tuple([cell for cell in cells if not done or not done[cell]])


def sums(grid: Grid, value: Iterable[tuple[int, ...]], beside: Beside) -> Numbers:
    """The first number of each tuple, in the unit of a board's cost: the least is taken."""
    return _ranked(value, beside, 1000 / STEP)


def looks(grid: Grid, value: Iterable[tuple[int, ...]], beside: Beside) -> Numbers:
    """The same where it is in thousandths of a cell."""
    return _ranked(value, beside, 1)


def _ranked(value: Iterable[tuple[int, ...]], beside: Beside, unit: float) -> Numbers:
    least: dict[int, int] = {}
    for item in sorted(value):
        least.setdefault(item[-1], int(item[0] * unit + 1e-6))
    done = beside.get("done")
    return tuple([number for cell, rank in least.items() if not done or not done[cell]
                  for number in (cell, rank)])


def heap_of_walls(grid: Grid, value: Iterable[int], beside: Beside) -> Numbers:
    """The edges in the order in which they will be taken; each is weight times edges, plus edge."""
    return tuple([item % grid.edges for item in sorted(value)])


def plain(grid: Grid, value: Iterable[int], beside: Beside) -> Numbers:
    return tuple(value)


def parts(grid: Grid, value: Iterable[int], beside: Beside) -> Numbers:
    """The number of each cell's part; of parts that are one, the lowest."""
    joined = beside.get("joined")
    if joined is None:
        return tuple(value)
    lowest = [min(parts) for parts in joined]
    return tuple([part if part < 0 else lowest[part] for part in value])


def toward(grid: Grid, value: Iterable[int], beside: Beside) -> Numbers:
    """From each cell's edge, or -1, the cell on its other side; the cell at work has no other."""
    here = beside.get("here")
    return tuple([-1 if edge < 0 or cell == here else sum(grid.joined(edge)) - cell
                  for cell, edge in enumerate(value)])


def links(grid: Grid, value: Mapping[int, int | list[int]], beside: Beside) -> Numbers:
    found: list[int] = []
    for cell, before in value.items():
        for old in before if isinstance(before, list) else (before,):
            if old != cell:
                found += cell, old
    return tuple(found)


def lengths(grid: Grid, value: Mapping[int, int], beside: Beside) -> Numbers:
    """From what steps cost: see ``maze.solving.board.Board.cost``."""
    return tuple([number for cell, far in value.items() for number in (cell, far * 1000 // STEP)])


def steps(grid: Grid, value: Mapping[int, int], beside: Beside) -> Numbers:
    """From how many steps it is."""
    return tuple([number for cell, far in value.items() for number in (cell, far * 1000)])


def weights(grid: Grid, value: Sequence[int], beside: Beside) -> Numbers:
    """The weight of each edge that nothing is decided of; of the others its complement, below 0."""
    if grid.edges > MANY:
        return ()
    if "kept" in beside:                                   # the lightest come first
        limit = value[beside["kept"]]
        return tuple([weight if weight > limit else ~weight for weight in value])
    if "spared" in beside:                                 # the heaviest come first
        limit = value[beside["spared"]]
        return tuple([weight if weight < limit else ~weight for weight in value])
    is_open = beside.get("open")
    return tuple([~weight if is_open and is_open[edge] else weight
                  for edge, weight in enumerate(value)])


def kept(grid: Grid, edge: int, beside: Beside) -> Numbers:
    """The edges lighter than the one at work that are closed."""
    if grid.edges > MANY:
        return ()
    weights, is_open = beside["weights"], beside["open"]
    limit = weights[edge]
    return tuple([edge for edge, weight in enumerate(weights)
                  if weight < limit and not is_open[edge]])


def spared(grid: Grid, edge: int, beside: Beside) -> Numbers:
    """The edges heavier than the one at work that are open."""
    if grid.edges > MANY:
        return ()
    weights, is_open = beside["weights"], beside["open"]
    limit = weights[edge]
    return tuple([edge for edge, weight in enumerate(weights) if weight > limit and is_open[edge]])


def between(grid: Grid, value: Iterable[tuple[int, int]], beside: Beside) -> Numbers:
    """The edges between pairs of cells."""
    return tuple(sorted({grid.between(a, b) for a, b in value}))


def chalk(grid: Grid, value: Iterable[tuple[int, int]], beside: Beside) -> Numbers:
    """How often each edge was walked along."""
    marks: dict[int, int] = {}
    for a, b in value:
        edge = grid.between(a, b)
        marks[edge] = marks.get(edge, 0) + 1
    return tuple([number for pair in sorted(marks.items()) for number in pair])


def loop(grid: Grid, walk: list[int], beside: Beside) -> Numbers:
    """From where a walk met itself, round to what has just been erased."""
    stays = beside["meets"]
    if stays <= 0 or len(walk) < stays or "lost" not in beside:
        return ()
    return (*walk[stays - 1:], beside["lost"])


def row(grid: Grid, value: int | Sequence[int], beside: Beside) -> Numbers:
    """A row, or the row of that number."""
    return tuple(grid.rows[value] if isinstance(value, int) else value)


def run(grid: Grid, row: Sequence[int], beside: Beside) -> Numbers:
    return tuple(row[beside["begin"]:beside["end"]])


def scan(grid: Grid, cell: int, beside: Beside) -> Numbers:
    """The cells of a row up to one of them; only that one where there are no rows."""
    row = next((row for row in grid.rows if row[0] <= cell <= row[-1]), ())
    return tuple([other for other in row if other <= cell]) or (min(cell, len(grid) - 1),)


def rooms(grid: Grid, value: Any, beside: Beside) -> Numbers:
    """Four numbers, or a list of such; the last is next."""
    rooms = [value] if isinstance(value, tuple) else value
    return tuple([number for room in reversed(rooms) for number in room])


def blocks(grid: Grid, value: Iterable[Any], beside: Beside) -> Numbers:
    """From a corner, and each side's length and the way along it; the last is next."""
    width, found = len(grid.rows[0]), []
    for corner, *sides in value:
        last = corner + sum((length - 1) * way for length, way in sides)
        (y, x), (low, far) = divmod(corner, width), divmod(last, width)
        found.append((min(x, far), min(y, low), max(x, far) + 1, max(y, low) + 1))
    return rooms(grid, found, beside)


def sprouts(grid: Grid, value: Iterable[int], beside: Beside) -> Numbers:
    """The walls that can grow from posts that stand to posts that are free."""
    flat, reached, here = posts(grid), beside["reached"], beside.get("here")
    if flat is None:
        return ()
    standing = value if here is None or reached[here] else [*value, here]
    return tuple([edge for post in standing
                  for new, edge in zip(flat.neighbors[post], flat.borders[post], strict=True)
                  if not reached[new] and new != here])


def one(grid: Grid, value: int, beside: Beside) -> Numbers:
    return (value,)


def degrees(grid: Grid, value: float, beside: Beside) -> Numbers:
    return (round(math.degrees(value)),)
