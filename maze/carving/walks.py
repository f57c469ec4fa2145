"""Random walks that make trees: the walk of Aldous and Broder, and the walks of Wilson.

Both share a tree kept as ``parent``: the cell from which each cell was entered, a root's own
number, or ``FREE``. A walk leaves a cell by any of its sides with the same chance; where a cell
has fewer sides than the most a cell has, the draws too many let the walk stay where it is, which
changes no odds and lets one stream of draws serve every cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from maze.grid import Cell
from maze.passages import Maze
from maze.rng import Rng
from maze.steps import CLEAR, VISIT, WALK, Steps

FREE = -1


def first_entries(maze: Maze, rng: Rng, parent: list[Cell], cell: Cell, more: int,
                  goal: Cell = FREE) -> Steps[None]:
    """Walk at random and keep each cell's first entrance, until ``more`` are found or the goal."""
    wheel, edges, is_open = maze.grid.wheel, maze.grid.borders, maze.open
    if not more:
        return
    for side in rng.stream(maze.grid.degree):
        new = wheel[cell][side]
        if parent[new] < 0:
            parent[new] = cell
            edge = edges[cell][side]
            is_open[edge] = 1
            yield edge
            more -= 1
            if not more or new == goal:
                return
        elif new != cell:
            yield VISIT + new
        cell = new


def loop_erased(maze: Maze, rng: Rng, parent: list[Cell], starts: Iterable[Cell]) -> Steps[None]:
    """From each start that is free, walk until the tree is met, erase loops, and keep the way."""
    wheel, edges, is_open = maze.grid.wheel, maze.grid.borders, maze.open
    way_out = [0] * len(wheel)                             # by which side the walk left a cell
    place = [0 if old == FREE else -1 for old in parent]   # in the walk, from 1; -1 in the tree
    draws = rng.stream(maze.grid.degree or 1)
    for start in starts:
        if place[start]:
            continue
        walk = [cell := start]
        place[cell] = 1
        yield WALK + cell
        for side in draws:
            way_out[cell] = side
            cell = wheel[cell][side]
            at = place[cell]
            if not at:
                walk.append(cell)
                place[cell] = len(walk)
                yield WALK + cell
            elif at < 0:
                break
            else:
                while len(walk) > at:
                    place[lost := walk.pop()] = 0
                    yield CLEAR + lost
        while walk:                                        # from the tree on, so that it grows
            place[cell := walk.pop()] = -1
            edge = edges[cell][way_out[cell]]
            is_open[edge] = 1
            yield edge


def first_entries_unseen(maze: Maze, rng: Rng, parent: list[Cell], cell: Cell, more: int) -> None:
    """The same as ``first_entries`` to the last cell, when nobody watches the walk."""
    wheel, edges, is_open = maze.grid.wheel, maze.grid.borders, maze.open
    if not more:
        return
    free = [old < 0 for old in parent]
    for side in rng.stream(maze.grid.degree):
        if free[new := wheel[cell][side]]:
            free[new] = False
            is_open[edges[cell][side]] = 1
            more -= 1
            if not more:
                return
        cell = new


def loop_erased_unseen(maze: Maze, rng: Rng, parent: list[Cell], starts: Iterable[Cell]) -> None:
    """The same as ``loop_erased`` when nobody watches: a walk's last exits are what is left of it.
    """
    wheel, edges, is_open = maze.grid.wheel, maze.grid.borders, maze.open
    way_out = [0] * len(wheel)
    free = [old < 0 for old in parent]
    draws = rng.stream(maze.grid.degree or 1)
    for start in starts:
        if not free[cell := start]:
            continue
        for side in draws:
            way_out[cell] = side
            if not free[cell := wheel[cell][side]]:
                break
        while free[start]:
            free[start] = False
            side = way_out[start]
            is_open[edges[start][side]] = 1
            start = wheel[start][side]


def scattered(count: int) -> Iterable[Cell]:
    """All cells once, in a fixed order that jumps about: steps of the golden ratio, around."""
    stride = int(count * 0.6180339887) or 1
    while gcd(stride, count) > 1:
        stride += 1
    return (i * stride % count for i in range(count))
