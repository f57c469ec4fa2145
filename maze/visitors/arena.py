"""Arena: a board as a micromouse has it: from its corner, with a room in the middle."""

from __future__ import annotations

from typing import Any

from maze.bits import pack
from maze.errors import MisfitError
from maze.grid import Cell
from maze.passages import Maze
from maze.recipe import Recipe
from maze.rng import Rng
from maze.solving.board import Board

SIDE = 16                                                  # cells of a contest board
LOOPS = 14                                                 # walls that are taken away again


def turned(rows: Any, start: Cell) -> list[list[Cell]]:
    """The cells by y and x of a mouse that begins in a corner.  Raises MisfitError."""
    down = [list(row) for row in reversed(rows)]
    for turned in (down, _quarter(down), _quarter(_quarter(down)),
                   _quarter(_quarter(_quarter(down)))):
        if turned[0][0] == start:
            return turned
    raise MisfitError("A mouse begins in a corner of the board: move the start there.")


def north_of(board: Board, cells: list[list[Cell]]) -> int:
    """Where the north of a mouse is on the board, in quarters from above, clockwise."""
    if len(cells) == 1:
        return (north_of(board, _quarter(cells)) + 1) % 4 if len(cells[0]) > 1 else 0
    (ax, ay), (bx, by) = board.grid.center(cells[0][0]), board.grid.center(cells[1][0])
    return ((0, -1), (1, 0), (0, 1), (-1, 0)).index((round(bx - ax), round(by - ay)))


def _quarter(cells: list[list[Cell]]) -> list[list[Cell]]:
    """The same board, turned by a quarter."""
    return [list(column) for column in zip(*cells, strict=True)][::-1]


def room_of(board: Board, goal: Cell) -> set[Cell]:
    """The cells that count as the goal: also the others of an open room of four in the middle."""
    rows = board.grid.rows
    y, x = len(rows) // 2, len(rows[0]) // 2
    four = [rows[y - 1][x - 1], rows[y - 1][x], rows[y][x], rows[y][x - 1]]
    is_open = len(rows) % 2 == len(rows[0]) % 2 == 0 and all(
        new in board.links[old] for old, new in zip(four, four[1:] + four[:1], strict=True))
    return {*four} if is_open and goal in four else {goal}


def contest_board(seed: str, side: int = SIDE, loops: int = LOOPS) -> Recipe:
    """A maze as in contests, with all its walls: the start in the lower left corner with walls on
    three sides, a room of four cells in the middle as the goal, with one entrance, and some loops,
    so that following a wall need not lead there.  ``side`` is even, and 4 at least.
    """
    recipe = Recipe(size=(side, side))
    maze, rng = Maze(recipe.grid()), Rng(seed, "contest")
    grid, part = maze.grid, list(range(side * side))
    corner, first = side * (side - 1), (side // 2 - 1) * side + side // 2 - 1
    room = {first, first + 1, first + side, first + side + 1}
    around = [edge for edge, ends in enumerate(grid.joins) if len(room & {*ends}) == 1]
    rng.shuffle(around)
    closed = {*around[1:], grid.between(corner, corner + 1)}
    others = [edge for edge in range(grid.edges) if edge not in closed]
    rng.shuffle(others)
    inner = [edge for edge, ends in enumerate(grid.joins) if room >= {*ends}]
    left = []
    for edge in [*inner, around[0], *others]:
        a, b = (part[end] for end in grid.joins[edge])
        if a != b:
            part = [a if one == b else one for one in part]
        if a != b or edge in inner:
            maze.open[edge] = 1
        elif edge != around[0] and corner not in grid.joins[edge]:
            left.append(edge)
    for edge in left[:loops]:
        maze.open[edge] = 1
    return recipe.but(walls=pack(maze.open), start=corner, goal=first + side + 1)
