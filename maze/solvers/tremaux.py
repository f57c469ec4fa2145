"""Trémaux's rule: mark the passages you walk; never walk one a third time.

Charles Pierre Trémaux, 1882, in Édouard Lucas, "Récréations mathématiques", 1882. At a crossing
where you have not been, take any passage; where you have been, and come by a new passage, turn
back; otherwise take a passage with no mark, failing that one with one mark. It needs chalk and no
map and finds a way through every maze, loops or not, if passages can be walked both ways. The
passages marked once are the path. Cost: at most two walks through each passage.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, Answer, Board
from maze.steps import ONCE, TWICE, Steps

TRAPPED = "Every passage from here is marked, and the one you came by may not be walked back."


IDEA = """
Take a piece of chalk with you. Make a mark each time you walk into a passage and each time you
leave it. At a new junction take any passage. If you meet your own marks, turn back. Never walk into
a passage that has two marks. So you walk through none more than twice, and you will find the goal.
The passages with one mark are the path.
"""


@register("Trémaux", group="walk", claims="complete two_way blind",
          shows={"stack": "path", "chalk": "chalk"}, words={
    "once": "One mark at {cell}.",
    "twice": "A second mark at {cell}: nobody goes there again."})
def tremaux(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Mark each passage as you walk it, and walk none three times: chalk is enough."""
    links = board.links
    chalk: set[tuple[int, int]] = set()                    # passages, as walked from and to
    been = bytearray(len(board))
    path = [start]                                         # the passages marked once
    been[start] = 1
    yield ONCE + start
    while path and path[-1] != goal:
        cell = path[-1]
        unmarked = [new for new in links[cell] if chalk.isdisjoint([(cell, new), (new, cell)])]
        if unmarked:
            new = unmarked[0]
            chalk.add((cell, new))
            yield ONCE + new
            if not been[new]:
                been[new] = 1
                path.append(new)
                continue
            back, here = cell, new                         # a loop: turn round at once
        else:
            path.pop()
            yield TWICE + cell
            if not path:
                break
            back, here = path[-1], cell                    # all are marked: one step back
        if back not in links[here]:
            return TRAPPED
        chalk.add((here, back))                            # the second mark
        yield ONCE + back
    return path or NO_WAY
