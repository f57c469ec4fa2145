"""Binary tree: every cell opens one of its two sides that face a corner.

Folklore; Walter D. Pullen, "Think Labyrinth", 1996; named and taught by Jamis Buck, "Mazes for
Programmers", 2015.  The quickest of all: a cell needs no look at any other, so the maze could be
read off the seed anywhere. Toward the corner two corridors run along the whole edge, and every
passage keeps to the diagonal. Cost: linear, one draw a cell; ``whole`` writes all at once.
Bias: total; of the 192 perfect mazes of 3x3 it reaches 16 for each corner.  Where a cell meets
several of the next row (hexagons, rings), it takes the one furthest toward the corner.  Seams are
not used: they would close the corridors to loops.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Edge, Grid
from maze.grids.rows import beside, downward, is_lattice, opened
from maze.params import Choice
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps, run

CORNERS = {"nw": "top left", "ne": "top right", "sw": "bottom left", "se": "bottom right"}
FLIP = bytes([1, 0]) + bytes(254)


IDEA = """
Go through the cells one by one. Each cell opens just one of two walls, say the one above or the
one to the left, as a coin decides. That is all: no cell needs to know about any other. It is the
fastest way to make a maze. But you can see how it was made: two long corridors run along the
edge, and all passages lean toward one corner.
"""


@register("Binary tree", group="rows", needs="stacked", gives="growth",
          shows={"row": "y", "walls": "choice"}, params=[
    Choice("corner", "Corner", CORNERS, "nw", "every passage leads toward this corner")])
def binary_tree(maze: Maze, rng: Rng, corner: str = "nw") -> Steps[Maze]:
    """Every cell opens one of two sides, say up or left: a diagonal grain, two free corridors."""
    grid, is_open = maze.grid, maze.open
    coins = rng.bulk(2, len(grid))                      # a cell's; some have no choice
    south, turn = corner[0] == "s", -1 if corner[1] == "e" else 1
    rows = range(len(grid.rows))[::-1 if south else 1]
    yield VISIT + grid.rows[rows[0]][::turn][0]
    for y in rows:
        along = beside(grid, y)[::turn]                 # each cell's side toward the one before it
        if y == rows[0]:
            for edge in along:
                is_open[edge] = 1
                yield edge
            continue
        first, *across = _toward(grid, y, corner)[::turn]
        is_open[first] = 1                              # the row's first cell has no choice
        yield first
        choices = zip(along, across, strict=True)       # back along the row, or to the next row
        for cell, choice in zip(grid.rows[y][::turn][1:], choices, strict=True):
            edge = choice[coins[cell]]
            is_open[edge] = 1
            yield edge
    return maze


def _toward(grid: Grid, y: int, corner: str) -> Sequence[Edge]:
    """For each cell of row y the edge to the row on the corner's side."""
    cells, edges, others = downward(grid, y if corner[0] == "s" else y - 1)
    if corner[0] == "n":
        cells = others
    if len(edges) == len(grid.rows[y]):
        return edges if cells == grid.rows[y] else [edges[cells.index(c)] for c in grid.rows[y]]
    order = -1 if corner[1] == "w" else 1               # the last one written stays
    chosen = dict(zip(cells[::order], edges[::order], strict=True))
    return [chosen[cell] for cell in grid.rows[y]]


def whole(maze: Maze, rng: Rng, corner: str = "nw") -> Maze:
    """The same maze without steps: on the lattice the coins are the passages up or down."""
    if not is_lattice(maze.grid):
        return run(binary_tree(maze, rng, corner))
    width, height = len(maze.grid.rows[0]), len(maze.grid.rows)
    north, west = corner[0] == "n", corner[1] == "w"
    up = bytearray(rng.bulk(2, width * height))         # or down: toward the corner
    up[0 if west else width - 1::width] = b"\1" * height
    first = 0 if north else width * (height - 1)
    up[first:first + width] = bytes(width)
    along = up.translate(FLIP)
    maze.open[:] = opened(along[1:] + b"\0" if west else along,
                          up[width:] + bytes(width) if north else up, width)
    return maze
