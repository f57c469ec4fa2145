"""Breadth-first search: all cells one step away, then all two steps away, and so on.

Edward F. Moore, "The shortest path through a maze", 1959.  The path is one of the shortest.
Cost: linear.  Shown as a flood: the frontier is the wave, the visited cells are behind it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maze.registry import register
from maze.steps import FRONTIER, VISIT, Steps


@register("Breadth-first")
def breadth_first(links: Sequence[Sequence[int]] | Mapping[int, Sequence[int]],
                  start: int, goal: int) -> Steps[list[int]]:
    """Flood the maze from the start, a step at a time; finds a shortest way."""
    came_from = {start: start}
    wave = [start]                                      # grows while it is read: the queue
    for cell in wave:
        yield VISIT + cell
        if cell == goal:
            break
        for new in links[cell]:
            if new not in came_from:
                came_from[new] = cell
                wave.append(new)
                yield FRONTIER + new
    return _way_back(came_from, start, goal)


def _way_back(came_from: Mapping[int, int], start: int, goal: int) -> list[int]:
    """The cells from start to goal; [] if the goal was not reached."""
    if goal not in came_from:
        return []
    path = [goal]
    while path[-1] != start:
        path.append(came_from[path[-1]])
    return path[::-1]
