"""Cul-de-sac filler: fill dead ends, and nooses: blind alleys with one loop at their end.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-. A noose is a corridor that leaves a
junction and comes back to it. Once its loop is filled, its stem is a dead end. Filling a noose may
make another, so it goes on until nothing changes. Larger blind alleys, with several loops, stay;
what is left is walked through. Cost: linear a round, for a corridor is followed from its two ends
only; there are few rounds.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import Answer, Board, walk_the_rest
from maze.solving.filling import fill_dead_ends
from maze.steps import FILL, Steps

IDEA = """
Fill every dead end, back to the last junction. Then look for nooses: corridors that leave a
junction and come back to it in a loop. They lead nowhere either, so they are filled, too. Filling
one may make a new one, so go on until nothing changes. Then walk through what is left.
"""


@register("Cul-de-sac filler", group="fill", claims="complete keeps",
          shows={"queue": "queue", "done": "filled", "trail": "loop", "stack": "path"}, words={
    "fill": "{cell} leads back to where it began, so it is filled.",
    "backtrack": "What lies ahead of {cell} has been passed already, so the walk turns back."})
def cul_de_sac_filler(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Fill dead ends, and loops that lead back to where they began."""
    filled = bytearray(len(board))
    keep = {start, goal}
    changed = True
    while changed:
        yield from fill_dead_ends(board, filled, keep)
        changed = False
        for junction in range(len(board)):
            if filled[junction] or len(_ways(board, filled, junction)) < 3:
                continue
            for first in board.either[junction]:
                loop = [] if filled[first] else _noose(board, filled, keep, junction, first)
                for cell in loop:
                    changed = True
                    filled[cell] = 1
                    yield FILL + cell
    return (yield from walk_the_rest(board, filled, start, goal))


def _ways(board: Board, filled: bytearray, cell: int) -> list[int]:
    """The neighbors to which a passage leads and which are not filled."""
    return [new for new in board.either[cell] if not filled[new]]


def _noose(board: Board, filled: bytearray, keep: set[int], junction: int,
           first: int) -> list[int]:
    """The corridor from a junction through its neighbor back to the junction; [] if it is none."""
    loop = [junction]
    cell = first
    while cell != junction:
        ahead = _ways(board, filled, cell)
        if cell in keep or len(ahead) != 2:
            return []
        before = loop[-1]
        loop.append(cell)
        cell = ahead[1] if ahead[0] == before else ahead[0]
    return loop[1:] if len(loop) > 2 else []
