"""Short cuts: some walls that keep neighbors far apart are opened.

Made up for a test of this project, 2026. Cost: linear. Limits: a perfect maze has loops afterwards.
"""

from __future__ import annotations

from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import PHASE, Steps


@register("Short cuts", order=45, needs="branches", words={
    "phase": "Short cuts are opened.", "carve": "A short cut to {cell}."}, params=[
    Whole("shortcuts", "Short cuts", 0, 50, 0, "how many walls are opened for a short cut")])
def short_cuts(maze: Maze, rng: Rng, *, shortcuts: int) -> Steps[None]:
    """Open some walls by chance, so that ways become shorter."""
    walls = [edge for edge in range(maze.grid.edges) if not maze.open[edge]]
    rng.shuffle(walls)
    if walls:
        yield PHASE
    for edge in walls[:shortcuts]:
        maze.open[edge] = 1
        yield edge
