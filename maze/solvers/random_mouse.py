"""Random mouse: at every crossing take any passage but the one you came by.

The simplest of all, often told as the way of a mouse or of a mindless robot; Walter D. Pullen,
"Think Labyrinth: Maze algorithms", 1996-. It remembers nothing, and turns back only at dead ends.
Given time it comes to the goal of every maze in which passages can be walked both ways; given a
number of steps it may not, and says so. Cost: on average far from linear.
"""

from __future__ import annotations

from maze.message import counted
from maze.params import Whole
from maze.registry import register
from maze.solving.board import Answer, Board, without_loops
from maze.solving.hands import SEALED, STUCK
from maze.steps import ONCE, TWICE, Steps

STEPS = Whole("steps", "Steps", 1, 1_000_000, 100_000, "steps after which the mouse gives up")


IDEA = """
A mouse runs through the maze. At each junction it picks any passage but the one it came from. It
turns back only in a dead end. It remembers nothing, so it may run through the same corridor many
times. Sooner or later it finds the goal, but that can take very long. After a number of steps it
gives up.
"""


@register("Random mouse", group="walk", claims="bounded blind", params=[STEPS],
          shows={"track": "walk"}, words={
    "once": "The mouse runs to {cell}.",
    "twice": "The mouse has been at {cell} before."})
def random_mouse(board: Board, start: int, goal: int, *,
                 steps: int = STEPS.default) -> Steps[Answer]:
    """Run on at random, turn only at dead ends; gives up after a number of steps."""
    been = bytearray(len(board))
    been[start] = 1
    walk = [start]
    cell = came = start                                    # where it is, and where it comes from
    yield ONCE + start
    while cell != goal and len(walk) <= steps:
        ahead = [new for new in board.links[cell] if new != came] or board.links[cell]
        if not ahead:
            return STUCK if len(walk) > 1 else SEALED
        came, cell = cell, board.rng.pick(ahead)
        walk.append(cell)
        yield (TWICE if been[cell] else ONCE) + cell
        been[cell] = 1
    if cell != goal:
        share = round(100 * sum(been) / len(board))
        return counted("The mouse gave up after {n} step at {share} % of the cells; there may be "
                       "a path all the same.",
                       "The mouse gave up after {n} steps at {share} % of the cells; there may be "
                       "a path all the same.", n=steps, share=share)
    return without_loops(walk)
