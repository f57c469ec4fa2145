"""With walls: walls wander from the frame and from each other, and never touch another wall.

After a Greek bachelor's thesis on making and solving mazes in Java, 2012, which calls it the
algorithm with walls. A wall adder: it begins with the frame.  From a random post that a wall has
reached, a wall wanders over free posts until it is stuck, or goes on at each post with a set
probability; when every post is on a wall the maze is done. Each wall hangs on one other and on no
two, so the walls are trees that stand on the frame, and between them the passages are one tree
(see ``maze.grids.posts``).  Long bent walls, few dead ends in them. Cost: linear, and the table of
the posts.  Bias: none by direction, not uniform. Works on any flat grid: a hole is a second
frame, and the wall that reaches it ends there.
"""

from __future__ import annotations

from maze.carving.bags import take
from maze.carving.clearing import cleared
from maze.grids.posts import Post, posts
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BUILD, Steps

IDEA = """
Begin with an empty hall. Choose a random post on the frame or on a wall, and let a new wall grow
from it, from post to post, until it is stuck. A wall never touches another one, so it never
closes off a part of the hall. When every post is on a wall, the maze is done. The walls are long
and bent, and the passages wind between them.
"""


@register("With walls", group="walls", needs="flat", gives="walls",
          shows={"sprouts": "standing", "reached": "reached", "here": "new"}, params=[
    Whole("wall", "Wall goes on (%)", 0, 100, 100, "at each post; 100: until it is stuck")], words={
    "build": "The wall grows, beside {cell}."})
def with_walls(maze: Maze, rng: Rng, wall: int = 100) -> Steps[Maze]:
    """Let walls wander from the frame until they are stuck, never touching another wall."""
    flat, is_open = posts(maze.grid), maze.open
    assert flat is not None                             # what "flat" means
    near, edges = flat.neighbors, flat.borders
    frames = {post: frame for frame in flat.frames for post in frame}
    below, percent = rng.below, rng.stream(100)
    yield from cleared(maze)
    reached = [0] * len(near)
    free = list(map(len, near))                         # how many neighbors are not reached
    standing: list[Post] = []                           # posts reached and not yet struck out
    new = flat.frames[0][0] if flat.frames else 0
    for shuffled in rng.orders(max(map(len, near))):
        standing += (found := frames.get(new, (new,)))
        for post in found:                              # one post; the rim of a hole all at once
            reached[post] = 1
            for other in near[post]:
                free[other] -= 1
        index = len(standing) - 1
        if len(found) > 1 or next(percent) >= wall:     # the wall ends: another begins anywhere
            index = below(index + 1)
        while not free[post := standing[index]]:
            take(standing, index)                       # struck out: nothing is free beside it
            if not standing:
                return maze
            index = below(len(standing))
        around = near[post]
        for side in shuffled[len(around)]:
            new = around[side]
            if not reached[new]:
                break
        is_open[edge := edges[post][side]] = 0
        yield BUILD + edge
    return maze
