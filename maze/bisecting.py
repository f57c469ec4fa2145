"""Bisecting: a maze of half the size at full size, then a wall down the middle of its passages.

Each cell of the small maze is a room of four cells; a passage is two cells wide. What the generator
does in the small maze is shown in the rooms, then ``maze.transforms.unicursal`` says which walls
stand in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from maze.grid import Cell, Edge
from maze.grids.lattice import lattice
from maze.passages import Maze
from maze.steps import BUILD, MASK, SHIFT, Step, Steps, run
from maze.transforms.unicursal import unicursal

Room: TypeAlias = tuple[Cell, Cell, Cell, Cell]


def bisected(maze: Maze, generate: Callable[[Maze], Steps[Maze]], phase: Step) -> Steps[None]:
    """Make ``maze`` a single path, round the walls of a maze that ``generate`` makes.

    ``phase`` is the step that announces the walls in the middle.
    """
    wide, high = len(maze.grid.rows[0]), len(maze.grid.rows)
    small = Maze(lattice(wide // 2, high // 2))
    rooms = [(corner, corner + 1, corner + wide, corner + wide + 1)
             for y in range(0, high, 2) for corner in range(y * wide, (y + 1) * wide, 2)]
    steps = generate(small)                                # it has a name to be found by
    for step in steps:                                     # ``maze.tracing``
        number = step & MASK
        if step >> SHIFT > BUILD >> SHIFT:                 # about a cell
            yield step - number + rooms[number][0]
            continue
        a, b = (rooms[cell] for cell in small.grid.joins[number])
        if small.open[number]:
            for one, other in ((a, a), (b, b), (a, b)):
                yield from _set(maze, _between(maze, one, other), 1)
        else:
            yield from _set(maze, _between(maze, a, b), 0)
    wanted = run(unicursal(small)).open
    yield phase
    yield from _set(maze, [edge for edge, state in enumerate(wanted) if not state], 0)


def _between(maze: Maze, room: Room, other: Room) -> list[Edge]:
    """The edges from the cells of one room to those of another."""
    grid = maze.grid
    return [edge for cell in room for near, edge in zip(grid.neighbors[cell], grid.borders[cell],
                                                        strict=True) if near in other]


def _set(maze: Maze, edges: list[Edge], state: int) -> Steps[None]:
    for edge in edges:
        if maze.open[edge] != state:
            maze.open[edge] = state
            yield edge if state else BUILD + edge
