"""Filling: what dead-end fillers share.

A cell is a dead end if no path can pass through it: nothing leads to it, nothing leads from it, or
both lead to one and the same cell. Filling one may make its neighbor a dead end.
"""

from __future__ import annotations

from maze.solving.board import Board
from maze.steps import FILL, Steps


def fill_dead_ends(board: Board, filled: bytearray, keep: set[int]) -> Steps[None]:
    """Fill dead ends until there are none; the cells to keep stay, whatever they are."""
    queue = [cell for cell in range(len(board))
             if not filled[cell] and cell not in keep and is_dead_end(board, filled, cell)]
    for cell in queue:
        if filled[cell]:
            continue
        while True:                                        # on to the next junction
            filled[cell] = 1
            yield FILL + cell
            near = [new for new in board.either[cell] if not filled[new] and new not in keep
                    and is_dead_end(board, filled, new)]
            if not near:
                break
            cell, *others = near
            queue += others


def is_dead_end(board: Board, filled: bytearray, cell: int) -> bool:
    ahead = [new for new in board.links[cell] if not filled[new]]
    back = [old for old in board.backs[cell] if not filled[old]]
    return not ahead or not back or (len(ahead) == len(back) == 1 and ahead == back)
