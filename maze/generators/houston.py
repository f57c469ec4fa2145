"""Houston's algorithm: Aldous-Broder at first, then Wilson, each where it is quick.

After a remark of Robin Houston's on Jamis Buck's articles about mazes, 2011. As it is usually
told, all stays that the first walk has carved when some share of the cells, here a third, is
visited. That is *not* even: of the 192 mazes of 3x3 the likeliest then comes 1.36 times as often
as the rarest, for what a walk has found by a given moment favors where it began. What is even is
the way in the tree between the walk's start and a goal drawn beforehand: it is a part of the
finished tree, whatever the walk does later. So this walk switches to Wilson's when it meets its
goal, a random cell: all but that way is walled up again, and loop-erased walks fill the rest.
Character: the plain average of all mazes. Cost: as Wilson. Bias: none, every maze is equally
likely; with *everything* kept, as it is usually told, a slight one.
"""

from __future__ import annotations

from maze.carving.walks import FREE, first_entries, loop_erased, scattered
from maze.grid import Cell
from maze.params import Choice
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, CLEAR, VISIT, Steps

KEEP = Choice("keep", "Keep of the first walk", {
    "way": "the path to its goal: every maze equally likely",
    "all": "everything, from a third of the cells on: not quite even"}, "way")


IDEA = """
Two methods take turns. First a blind walk opens a wall whenever it finds a new cell. That is
quick at the start, while most cells are new. Once the walk meets a cell drawn by lot beforehand,
only the path to it is kept. From then on, walks without their loops fill in what is left. That is
quick at the end. So every maze is equally likely.
"""


@register("Houston (Aldous–Broder, then Wilson)", group="walks", params=[KEEP], shows={
    "pointers": "parent", "walk": "walk", "loop": "walk", "meets": "at", "lost": "lost"}, words={
    "revisit": "The walk comes by {cell} again.",
    "build": "What lies off the path is given back.",
    "clear": "{cell} is free again."})
def houston(maze: Maze, rng: Rng, keep: str = "way") -> Steps[Maze]:
    """One blind walk at first, then walks without their loops: every maze is equally likely."""
    count = len(maze.grid)
    parent = [FREE] * count
    start = rng.below(count)
    parent[start] = start
    yield VISIT + start
    if keep == "all":
        yield from first_entries(maze, rng, parent, start, max(count // 3 - 1, 0))
    elif count > 1:
        goal = (start + 1 + rng.below(count - 1)) % count
        yield from first_entries(maze, rng, parent, start, count - 1, goal)
        yield from _wall_up(maze, parent, goal)
    yield from loop_erased(maze, rng, parent, scattered(count))
    return maze


def _wall_up(maze: Maze, parent: list[Cell], goal: Cell) -> Steps[None]:
    """Give every cell back that is not on the way from the root to the goal."""
    way = {goal}
    while parent[goal] != goal:
        goal = parent[goal]
        way.add(goal)
    for cell, old in enumerate(parent):
        if old != FREE and cell not in way:
            edge = maze.build(cell, old)
            parent[cell] = FREE
            yield BUILD + edge
            yield CLEAR + cell
