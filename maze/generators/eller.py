"""Eller's algorithm: one row at a time, knowing of all the rows before only their sets of cells.

Marlin Eller, 1982 (unpublished); described by Walter D. Pullen, "Think Labyrinth", 1996, and by
Jamis Buck, "Mazes for Programmers", 2015.  Cells that hang together are a set.  In each row
neighbors of different sets are joined or not, by coin; then every set goes down at least once, so
that none is lost; the last row joins all that is left.  An endless maze could be made this way.
Looks like Kruskal's, but less horizontal: at 20x15 some 42 % of the passages run along the rows,
where even mazes have half. Cost: linear; one row of sets would do (here they are one list, so that
any grid with rows works). Bias: slight: all 192 perfect mazes of 3x3, but not evenly; although
passages lean to the vertical, the last row has longer corridors; rows are read from either end, by
coin, and the last one in random order, so that it does not lean to a side. Rows may be rings, and
need not stand cell on cell: a set that has no passage down joins one beside it first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress, islice
from typing import TypeAlias

from maze.carving.sets import find
from maze.grid import Cell, Edge
from maze.grids.rows import Ways, downward, within
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

Way: TypeAlias = tuple[Cell, Edge, Cell]


IDEA = """
Make the maze row by row, from the top down. Remember only which cells of the row are joined
already: they form a set. First join some neighbors of different sets, as a coin decides. Then
lead every set down to the next row at least once, so that none is cut off. The last row joins all
sets that are left. Only one row must be kept in mind, so the maze could be endless.
"""


@register("Eller", group="rows", needs="linked",
          shows={"sets": "sets", "row": "row"}, words={
    "visit": "A new set: {cell}.",
    "revisit": "A new set: {cell}."})
def eller(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Row by row: join neighbors by coin, then lead every set of joined cells down."""
    grid = maze.grid
    sets = list(range(len(grid)))                       # cell -> one nearer its set's name
    coins = rng.stream(2)
    for y, row in enumerate(grid.rows[:-1]):
        for cell in row:
            if sets[cell] == cell:                      # not reached from above: a set of its own
                yield VISIT + cell
        beside, down = within(grid, y), downward(grid, y)
        turn = 1 if next(coins) else -1                 # else joins would lean to one side
        flips = list(islice(coins, len(beside[0])))
        ways = (compress(side[::turn], flips) for side in beside)
        yield from _join(maze, sets, zip(*ways, strict=True))
        if down[0] != row:
            yield from _join(maze, sets, _rescue(sets, beside, down, next(coins)))
        yield from _join(maze, sets, _ways_down(sets, down, rng, coins))
    row = grid.rows[-1]
    for cell in row:
        if sets[cell] == cell:
            yield VISIT + cell
    last = list(zip(*within(grid, len(grid.rows) - 1), strict=True))
    rng.shuffle(last)
    yield from _join(maze, sets, last)
    return maze


def _join(maze: Maze, sets: list[int], ways: Iterable[Way]) -> Steps[None]:
    """Open each way that leads from one set to another, and make the two one."""
    is_open = maze.open
    for cell, edge, beyond in ways:
        a, b = find(sets, cell), find(sets, beyond)
        if a != b:
            sets[b] = a
            is_open[edge] = 1
            yield edge


def _ways_down(sets: list[int], down: Ways, rng: Rng, coins: Iterator[int]) -> Iterable[Way]:
    """Some ways down by coin, and one of each set that has got none."""
    names = [find(sets, cell) for cell in down[0]]
    flips = list(islice(coins, len(names)))
    served = set(compress(names, flips))
    waiting: dict[Cell, list[int]] = {}
    for place, name in enumerate(names):
        if name not in served:
            if name in waiting:
                waiting[name].append(place)
            else:
                waiting[name] = [place]
    for places in waiting.values():
        flips[places[0] if len(places) == 1 else rng.pick(places)] = 1
    return zip(*(compress(side, flips) for side in (names, *down[1:])), strict=True)


def _rescue(sets: list[int], beside: Ways, down: Ways, coin: int) -> Iterator[Way]:
    """The ways by which sets without a way down join others; looks again after each join."""
    served = {find(sets, cell) for cell in down[0]}
    ways = list(zip(*beside, strict=True))
    for way in reversed(ways) if coin else ways:
        a, b = find(sets, way[0]), find(sets, way[2])
        if a != b and not {a, b} <= served:
            alone = {a, b}.isdisjoint(served)
            yield way
            if not alone:
                served.add(find(sets, a))
