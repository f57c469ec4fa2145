"""Unicursal: a wall down the middle of every passage turns a perfect maze into one corridor.

Walter D. Pullen, "Think Labyrinth", 1996: bisect the passages, and dead ends become bends.  Every
cell becomes four; the corridor keeps a hand on the walls of the old maze, all the way round, and
so passes each new cell once.

The contract: from a perfect maze of w x h squares, a new maze on a grid of 2w x 2h squares.
Whole, it is one loop (4wh edges, each cell has two).  Cut open, it is a path through every cell,
a spanning tree, from the top left cell to the one below it: entrance and exit are next to each
other on the left side.  No chance is involved: the same maze gives the same corridor.  Cost:
linear.  Cells of other shapes cannot be cut into four so.
"""

from __future__ import annotations

from maze.errors import MisfitError
from maze.grid import Cell
from maze.grids.lattice import lattice
from maze.grids.traits import lacking
from maze.message import Message
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.steps import VISIT, Steps


@register("Unicursal", order=10, needs="rectangle flat", gives="grid", words={
    "phase": "Each passage is divided along its middle: one long path is left."}, params=[
    Whole("unicursal", "Unicursal", 0, 1, 0, "1: a single path, without any junction")])
def unicursal(maze: Maze, *, loop: bool = False) -> Steps[Maze]:
    """Walk round the walls of a perfect maze of squares: one path, on a grid of twice the size.

    The steps are about the new maze, not the given one, which stays as it is.  Raises MisfitError.
    """
    missing = lacking(maze.grid, frozenset({"rectangle", "flat"}))
    if missing or not maze.is_perfect():
        raise MisfitError("Unicursal needs {trait}.",
                          trait=(missing or [Message("a perfect maze")])[0])
    width, height = len(maze.grid.rows[0]), len(maze.grid.rows)
    new = Maze(lattice(2 * width, 2 * height))
    after = _links(maze, width)
    yield VISIT
    cell = 0
    for _ in range(len(after) - 1):
        edge = new.carve(cell, after[cell])
        cell = after[cell]
        yield edge
    if loop:
        yield new.carve(cell, 0)
    return new


def _links(maze: Maze, width: int) -> list[Cell]:
    """For each new cell the next on the corridor, clockwise round the walls of the old maze.

    In a cell without passages that is a turn through its four; each passage sends two across.
    """
    after = [0] * (4 * len(maze.grid))
    wide = 2 * width
    turn = ((0, 1), (1, wide), (wide + 1, -1), (wide, -wide))     # where in the four, and on
    exits = {1: (1, 1), width: (wide + 1, wide), -1: (wide, -1), -width: (0, -wide)}
    for cell, links in enumerate(maze.links()):
        y, x = divmod(cell, width)
        corner = 2 * (y * wide + x)
        for place, step in turn:
            after[corner + place] = corner + place + step
        for near in links:
            place, step = exits[near - cell]
            after[corner + place] = corner + place + step
    return after
