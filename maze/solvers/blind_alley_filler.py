"""Blind-alley filler: fill everything that cannot be passed without coming back the same way.

Walter D. Pullen, "Think Labyrinth: Maze algorithms", 1996-. A blind alley is any part of the maze,
however large and full of loops, that hangs on the rest by a single cell. What remains is exactly
what lies on some path from start to goal that visits no cell twice; it is then walked through. The
single cells are found by a depth-first search (John Hopcroft and Robert Tarjan, "Algorithm 447",
1973): with the goal tied to the start, what remains is the block of that tie. One-way passages
count as open both ways here, so a little more than needed may be left. Cost: linear.
"""

from __future__ import annotations

from maze.registry import register
from maze.solving.board import NO_WAY, NOBODY, Answer, Board, walk_the_rest
from maze.steps import FILL, VISIT, Steps

IDEA = """
A blind alley is any part of the maze that hangs on the rest by a single cell. It can be large,
and have loops inside, but it leads nowhere: you must come back by the same cell. Find all such
parts and fill them. What is left is all that lies on some path from start to goal. Then walk
through it.
"""


@register("Blind-alley filler", group="fill", claims="complete keeps",
          shows={"stack": "path"}, words={
    "visit": "The search for blind alleys passes {cell}.",
    "fill": "{cell} is in a blind alley, so it is filled.",
    "backtrack": "What lies ahead of {cell} has been passed already, so the walk turns back."})
def blind_alley_filler(board: Board, start: int, goal: int) -> Steps[Answer]:
    """Fill every part that hangs on a single cell; what is left lies on some path."""
    if start == goal:
        return [start]
    order, parent = yield from _search(board, start)
    if parent[goal] == NOBODY:
        return NO_WAY
    low = _lowest(board, order, parent, goal)
    number = {cell: at for at, cell in enumerate(order)}
    first = goal                                           # the second cell of the tree's own way
    while parent[first] != start:
        first = parent[first]
    filled = bytearray(b"\1") * len(board)
    filled[start] = 0
    for cell in order[1:]:
        old = parent[cell]
        tied = cell == first if old == start else not filled[old] and low[cell] < number[old]
        filled[cell] = not tied
        if not tied:
            yield FILL + cell
    return (yield from walk_the_rest(board, filled, start, goal))


def _search(board: Board, start: int) -> Steps[tuple[list[int], list[int]]]:
    """Depth-first: the cells in the order they are found, and from where each was reached."""
    parent = [NOBODY] * len(board)
    parent[start] = start
    near = board.either
    order, path = [start], [start]
    while path:
        cell = path[-1]
        for new in near[cell]:
            if parent[new] == NOBODY:
                parent[new] = cell
                order.append(new)
                path.append(new)
                yield VISIT + new
                break
        else:
            path.pop()
    return order, parent


def _lowest(board: Board, order: list[int], parent: list[int], goal: int) -> dict[int, int]:
    """How far up each cell reaches, by cells below it and one step aside; the goal to the top."""
    number = {cell: at for at, cell in enumerate(order)}
    low = {cell: min([at, *(number[new] for new in board.either[cell])])
           for cell, at in number.items()}
    low[goal] = 0
    for cell in reversed(order):
        low[parent[cell]] = min(low[parent[cell]], low[cell])
    return low
