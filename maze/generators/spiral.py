"""Spiral: corridors that run straight on and always turn to the same hand, inward, until they are stuck.

The single spiral is the oldest of labyrinths and no puzzle; Walter D. Pullen, "Think Labyrinth", 1996, makes a maze
of many that lie in each other's way.  Here a corridor leaves a random cell of the maze, chooses left or
right for good, keeps straight on while it can and turns to its hand where it cannot.  Against the walls it has met
that winds inward.  Where it is stuck it ends, and the next begins.  On a large grid the first are huge and the last
fill the gaps.  Long straight corridors, few dead ends.  Cost: linear.  Bias: toward straight lines.
Needs a rectangle, since elsewhere no side of a cell is straight ahead.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps


@register("Spirals", needs="rectangle", gives="growth")
def spiral(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Corridors that turn only left, or only right, wind into each other until the grid is full."""
    near, edges, is_open = maze.grid.neighbors, maze.grid.borders, maze.open
    free, cell_at, step = _bordered(maze.grid.rows)
    below, hands = rng.below, rng.stream(2)
    y, x = divmod(below(len(near)), step[1] - 2)
    at = (y + 1) * step[1] + x + 1
    free[at] = 0
    growing, index = [at], 0                            # carved and not yet struck out
    yield VISIT + cell_at[at]
    for row in rng.orders(4):
        at = growing[index]
        turn = next((turn for turn in row[4] if free[at + step[turn]]), None)
        if turn is None:
            yield BACKTRACK + cell_at[at]
            growing[index] = growing[-1]                # struck out for good: nothing is free beside it
            growing.pop()
            if not growing:
                break
        else:
            hand = 1 if next(hands) else -1
            while free[at + step[turn]] or free[at + step[turn := (turn + hand) % 4]]:
                cell = cell_at[at]
                free[at := at + step[turn]] = 0
                growing.append(at)
                is_open[edge := edges[cell][near[cell].index(cell_at[at])]] = 1
                yield edge
        index = below(len(growing))
    return maze


def _bordered(rows: Sequence[Sequence[int]]) -> tuple[list[int], list[int], tuple[int, int, int, int]]:
    """Which places are free, the cell of each (-1 on the border), and a step right, down, left, up."""
    width = len(rows[0]) + 2
    cells = [*[-1] * width, *(cell for row in rows for cell in (-1, *row, -1)), *[-1] * width]
    return [int(cell >= 0) for cell in cells], cells, (1, width, -1, -width)
