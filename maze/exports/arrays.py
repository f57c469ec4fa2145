"""A maze of squares as an array: 1 is a wall, 0 a passage, 2 the start, 3 the goal.

A maze of w x h squares has 2h + 1 rows of 2w + 1 numbers: each cell is one number, each wall or
passage between two cells another.  The frame is closed, so that nothing walks out of the array.
What lies outside of a drawn outline, and solid cells, are walls.
"""

from __future__ import annotations

import json
from struct import pack
from typing import TypeAlias

from maze.errors import MisfitError
from maze.grid import Cell
from maze.laying import in_parts, progress
from maze.picture import Picture
from maze.progress import Work
from maze.recipe import Recipe
from maze.render.text import Position, places_of
from maze.saving import Asked
from maze.share import encode

Rows: TypeAlias = list[bytearray]
PASSAGE, WALL, START, GOAL = range(4)
MAGIC = b"\x93NUMPY\x01\x00"
ALIGNED = 64                                               # bytes before the numbers


def as_json(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """The rows, start and goal as [row, column], and the path if asked for.

    Raises MisfitError if the cells are not squares.
    """
    rows, places = yield from _rows(picture)
    data = {"link": encode(recipe), "array": [list(row) for row in rows],
            "start": _at(places[picture.start]), "goal": _at(places[picture.goal])}
    if asked.solution and picture.path:
        data["path"] = [_at(places[cell]) for cell in picture.path]
    return json.dumps(data, separators=(",", ":")).encode()


def as_npy(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """A file that ``numpy.load`` reads: bytes in rows (NumPy enhancement proposal 1, version 1.0).

    Raises MisfitError if the cells are not squares.
    """
    rows, _ = yield from _rows(picture)
    shape = f"({len(rows)}, {len(rows[0])})"
    head = f"{{'descr': '|u1', 'fortran_order': False, 'shape': {shape}, }}".encode()
    head += b" " * (-(len(MAGIC) + 2 + len(head) + 1) % ALIGNED) + b"\n"
    return MAGIC + pack("<H", len(head)) + head + b"".join(rows)


def _rows(picture: Picture) -> Work[tuple[Rows, dict[Cell, Position]]]:
    """The array, and the column and row of each cell on squared paper."""
    maze = picture.maze
    try:
        places = {cell: place for place, cell in places_of(maze.grid).items()}
    except MisfitError:
        raise MisfitError("Only mazes of squares in the plane can be an array; use JSON, which "
                          "lists the cells that meet.") from None
    yield progress(len(places))
    width, height = (max(place[k] for place in places.values()) + 1 for k in (0, 1))
    rows = [bytearray([WALL]) * (2 * width + 1) for _ in range(2 * height + 1)]
    for edges in in_parts(range(maze.grid.edges), 500):
        for edge in filter(maze.open.__getitem__, edges):
            (ax, ay), (bx, by) = (places[cell] for cell in maze.grid.joins[edge])
            for x, y in ((2 * ax + 1, 2 * ay + 1), (ax + bx + 1, ay + by + 1),
                         (2 * bx + 1, 2 * by + 1)):
                rows[y][x] = PASSAGE
        yield progress(len(places))
    for cell, value in ((picture.start, START), (picture.goal, GOAL)):
        y, x = _at(places[cell])
        rows[y][x] = value
    return rows, places


def _at(place: Position) -> list[int]:
    """The row and column of a cell in the array."""
    return [2 * place[1] + 1, 2 * place[0] + 1]
