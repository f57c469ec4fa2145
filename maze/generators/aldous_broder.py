"""Aldous-Broder: one random walk; where it enters a cell for the first time, a passage stays.

Andrei Broder, "Generating random spanning trees", FOCS 1989, and David Aldous, "The random walk
construction of uniform spanning trees and uniform labelled trees", SIAM J. Discrete Math. 3,
1990. Every perfect maze is equally likely: the plain average of all mazes, without any texture of
its own. Cost: the time a random walk needs to see every cell, about n (ln n)^2 / pi steps on n
squares; most of them near the end, when it searches for the last few cells. Bias: none at all.
"""

from __future__ import annotations

from maze.carving.walks import FREE, first_entries, first_entries_unseen
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import VISIT, Steps

IDEA = """
Start in any cell and walk about at random, one cell at a time. Each time you step into a cell for
the first time, open the wall you came through. If you have been there before, just walk on. When
every cell has been visited, the maze is done. The walk often strays through old ground, so it is
slow. But no maze is more likely than any other.
"""


@register("Aldous–Broder", group="walks", gives="growth",
          shows={"pointers": "parent", "count": "more"}, words={
    "revisit": "The walk comes by {cell} again."})
def aldous_broder(maze: Maze, rng: Rng) -> Steps[Maze]:
    """Wander blindly; each first visit opens a passage. Slow, and every maze is equally likely."""
    parent = [FREE] * len(maze.grid)
    start = rng.below(len(parent))
    parent[start] = start
    yield VISIT + start
    yield from first_entries(maze, rng, parent, start, len(parent) - 1)
    return maze


def whole(maze: Maze, rng: Rng) -> Maze:
    """The same maze without steps."""
    parent = [FREE] * len(maze.grid)
    start = rng.below(len(parent))
    parent[start] = start
    first_entries_unseen(maze, rng, parent, start, len(parent) - 1)
    return maze
