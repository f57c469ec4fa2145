"""Comb: every row is one passage, and a random column joins them.

Made up for a test of this project, 2026. The maze is a comb with its teeth to both sides. Cost:
linear. Bias: all but one column of passages is level. Limits: needs a rectangle of squares.
"""

from __future__ import annotations

from itertools import pairwise

from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

IDEA = """
Open each row from end to end. Then choose one column by chance and open it from top to bottom, so
that all rows hang on it like the teeth of a comb. There is one way between any two cells. Most of
the dead ends are at the left and the right.
"""


@register("Comb", needs="rectangle", group="rows", gives="")
def comb_of_rows(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Open all rows and one column: long teeth, two dead ends in each row."""
    rows = maze.grid.rows
    yield VISIT + rows[0][0]
    for row in rows:
        for a, b in pairwise(row):
            yield maze.carve(a, b)
    column = rng.below(len(rows[0]))
    for above, below in pairwise(rows):
        yield maze.carve(above[column], below[column])
    return maze
