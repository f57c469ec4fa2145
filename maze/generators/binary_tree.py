"""Binary tree: every cell opens one of its two sides that face a corner.

Folklore; Walter D. Pullen, "Think Labyrinth", 1996; named and taught by Jamis Buck, "Mazes for
Programmers", 2015.  The quickest of all: a cell needs no look at any other, so the maze could be
read off the seed anywhere. Toward the corner two corridors run along the whole edge, and every
passage keeps to the diagonal. Cost: linear, one draw a cell; ``whole`` writes a row at a time.
Bias: total; of the 192 perfect mazes of 3x3 it reaches 16 for each corner.  Where a cell meets
several of the next row (hexagons, rings), it takes the one furthest toward the corner.  Seams are
not used: they would close the corridors to loops.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Edge, Grid
from maze.params import Choice
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.rows import beside, downward, is_lattice
from maze.steps import VISIT, Steps, run

CORNERS = {"nw": "top left", "ne": "top right", "sw": "bottom left", "se": "bottom right"}
FLIP = bytes([1, 0]) + bytes(254)


@register("Binary tree", group="rows", needs="stacked", gives="growth", params=[
    Choice("corner", "Corner", CORNERS, "nw", "every passage leads toward this corner")])
def binary_tree(maze: Maze, rng: Rng, corner: str = "nw") -> Steps[Maze]:
    """Every cell opens one of two sides, say up or left: a diagonal grain, two free corridors."""
    grid, is_open = maze.grid, maze.open
    coins = rng.stream(2)
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
        for sides, coin in zip(zip(along, across, strict=True), coins):
            is_open[edge := sides[coin]] = 1
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
    """The same maze without steps: on the lattice a row is its coins and their opposites."""
    grid, is_open = maze.grid, maze.open
    width, height = (len(grid.rows[0]), len(grid.rows)) if is_lattice(grid) else (1, 1)
    if width == 1 or height == 1:
        return run(binary_tree(maze, rng, corner))
    step, turn = 2 * width - 1, -1 if corner[1] == "e" else 1
    rows = range(height)[::-1 if corner[0] == "s" else 1]
    coins = rng.bulk(2, (width - 1) * (height - 1))
    for row, y in enumerate(rows):
        begin, stride = y * step, 1 if y == height - 1 else 2
        drawn = coins[(row - 1) * (width - 1):row * (width - 1)] if row else bytes(width - 1)
        is_open[begin:begin + stride * (width - 1):stride] = drawn.translate(FLIP)[::turn]
        if row:
            below = min(y, rows[row - 1]) * step
            up = (b"\1" + drawn)[::turn]
            is_open[below + 1:below + step - 1:2] = up[:-1]
            is_open[below + step - 1] = up[-1]
    return maze
