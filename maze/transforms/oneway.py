"""One-way passages: a share of the passages may be walked in one direction only.

The arrow mazes of Walter D. Pullen's program Daedalus, 1996-. A
shortest path from start to goal is found first; arrows on it point along it, so the goal can always
be reached from the start. All other arrows point either way, each as likely: some passages cannot
be entered, and some cannot be left again, which is the point of such a maze. A larger share keeps
the arrows of a smaller one. Cost: linear. Limits: a stair is not drawn and gets no arrow.
"""

from __future__ import annotations

from itertools import pairwise

from maze.grid import Cell
from maze.measures.bottlenecks import shortest_way
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import ARROW, PHASE, Steps


@register("One-way passages", order=60, needs="ends", words={
    "phase": "Passages become one-way."}, params=[
    Whole("oneway", "One-way passages", 0, 100, 0, "% of passages that get an arrow")])
def oneway(maze: Maze, rng: Rng, *, oneway: int, start: Cell, goal: Cell) -> Steps[None]:
    """Draw arrows: some passages may be walked one way only; the goal can still be reached."""
    grid = maze.grid
    path = shortest_way(maze.links(), start, goal)
    along = {grid.between(a, b): b for a, b in pairwise(path)}
    edges = [edge for edge in range(grid.edges) if maze.open[edge] and grid.geometry.lines(edge)]
    rng.shuffle(edges)
    del edges[(oneway * len(edges) + 50) // 100:]
    if edges:
        yield PHASE
    for edge, second in zip(edges, rng.stream(2)):
        cell = along.get(edge, grid.joins[edge][second])
        maze.arrows[edge] = cell
        yield ARROW + 2 * edge + grid.joins[edge].index(cell)
