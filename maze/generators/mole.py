"""The mole: digs a raster from the middle, two to five pixels at a time, and goes back when stuck.

After a maze builder in Pascal for the Atari ST (1985), a listing in a German magazine.  Every
cell is a pixel of its picture, 640 by 400 at most.  From where it stands the mole tries all four
directions, beginning with a random one: up, right, down, left, in a circle.  A step is possible
if the next two pixels are free, and the pixels left and right of both.  If one is, it draws a
length from 2 to 5, digs until the length is done or no step is possible, and goes on from there;
afterwards it tries the directions left over. So two tunnels never touch and the undug pixels are
the walls: a sparse perfect maze, thick walls, long tunnels. The clock makes the listing's own
random numbers: seed := (5*seed + 7227) mod 1063, the seed at first the clock's seconds modulo 1063;
a draw from a to b is trunc(seed/1063*(b-a+1) + a).  The numbers repeat after 354 draws.  The mole
starts in the middle of the screen, frame included: at an even width or height at the first of the
two middle cells.  The listing recursed 12 000 deep; here a list remembers the path back. It drew
what was dug in black on white and a wall around it, and so does ``maze.render.dug``.
Cost: linear.  Bias: by the order of the directions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from maze.grids.rows import framed
from maze.params import Whole
from maze.passages import Maze
from maze.registry import register
from maze.rng import Rng
from maze.steps import BACKTRACK, VISIT, Steps

Pixel: TypeAlias = int                               # on a raster with a margin no one can dig
Four: TypeAlias = tuple[int, int, int, int]
MARGIN = 2


IDEA = """
A mole digs in solid earth, from the middle. It turns to a random side and digs straight on for
two to five cells, but only where no other tunnel is near. If it cannot go on, it walks back along
its own tunnel and tries the sides that are left. The tunnels never touch, so what is not dug is
the wall. This is how a home computer of 1985 did it.
"""


@register("Mole", group="grow", needs="rectangle", gives="growth sparse dug",
          shows={"stack": "stack", "raster": "cell_at"}, params=[
    Whole("clock", "Clock (seconds)", -1, 1062, -1,
          "the time of the start, in seconds modulo 1063, gives the listing's own picture;"
          " -1: by the seed")], words={
    "visit": "The mole starts at {cell}.",
    "carve": "The mole digs on to {cell}.",
    "backtrack": "The mole is back at {cell}."})
def mole(maze: Maze, rng: Rng, clock: int = -1) -> Steps[Maze]:
    """A mole digs from the middle; what it leaves is wall, so not every cell is used."""
    rows, near, edges = maze.grid.rows, maze.grid.neighbors, maze.grid.borders
    cell_at, wide = framed(maze.grid, MARGIN)
    free = [int(cell >= 0) for cell in cell_at]
    step = (-wide, 1, wide, -1)
    looks = [_seen(step, turn) for turn in range(4)]    # the six that must be free
    draws = rng.stream(4) if clock < 0 else _listing(clock)
    at = (_middle(len(rows)) + MARGIN) * wide + _middle(len(rows[0])) + MARGIN
    free[at] = 0
    yield VISIT + cell_at[at]
    turn = next(draws)
    stack: list[tuple[Pixel, int, int]] = []            # where it stood; turns to try, how many
    left = 4
    while left or stack:
        if not left:
            at, turn, left = stack.pop()
            yield BACKTRACK + cell_at[at]
            continue
        if all(free[at + look] for look in looks[turn]):
            stack.append((at, (turn + 1) % 4, left - 1))
            for _ in range(next(draws) + 2):
                if not all(free[at + look] for look in looks[turn]):
                    break
                cell = cell_at[at]
                at += step[turn]
                free[at] = 0
                edge = edges[cell][near[cell].index(cell_at[at])]
                maze.open[edge] = 1
                yield edge
            turn, left = next(draws), 4
        else:
            turn, left = (turn + 1) % 4, left - 1
    return maze


def _middle(free: int) -> int:
    """Where the mole starts among so many free pixels, counted from 0.

    In the listing the free pixels are 1 to free, between the frame's at 0 and at xmax = free + 1,
    and it starts at xmax div 2: of two pixels in the middle at the first.
    """
    return (free + 1) // 2 - 1


def _listing(seed: int) -> Iterator[int]:
    """The listing's random numbers, as draws from 0 to 3; a length is such a draw, and 2."""
    while True:
        seed = (5 * seed + 7227) % 1063
        yield 4 * seed // 1063


def _seen(step: Four, turn: int) -> list[int]:
    """From a pixel: the next two in a direction, and the pixels to the left and right of both."""
    ahead, aside = step[turn], step[(turn + 1) % 4]
    return [length * ahead + across for length in (1, 2) for across in (0, -aside, aside)]
