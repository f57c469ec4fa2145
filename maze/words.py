"""What happens, in words: one short sentence for a step."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from maze.grid import Cell, Grid, Point
from maze.message import Message
from maze.steps import GENERATING, SEARCHING, STAGES, Step, number, verb

GENERATE = {
    "carve": "A passage opens to {cell}.",
    "build": "A wall goes up beside {cell}.",
    "visit": "The maze starts at {cell}.",
    "revisit": "{cell} is part of the maze.",
    "walk": "The walk reaches {cell}.",
    "frontier": "{cell} joins the frontier.",
    "backtrack": "Back at {cell}; nothing is free beside it.",
    "clear": "Erased again: {cell} is free.",
    "arrow": "From here the passage leads to {cell} only.",
    "start": "The start is {cell}.",
    "goal": "The goal is {cell}.",
}
SOLVE = {
    "visit": "The search visits {cell}.",
    "walk": "The search passes {cell}.",
    "frontier": "The search sees {cell}.",
    "backtrack": "{cell} leads nowhere.",
    "clear": "{cell} is set free again.",
    "path": "The path goes through {cell}.",
    "once": "The walker comes to {cell}.",
    "twice": "The walker was at {cell} before.",
    "fill": "{cell} is filled up: it leads nowhere.",
    "leg": "The next leg of the path begins.",
}
WHERE = (("upper left", "at the top", "upper right"),       # in the picture
         ("on the left", "in the middle", "on the right"),
         ("lower left", "at the bottom", "lower right"))
PHASE = {                                                  # transforms have their own
    "generating": "A new maze begins.",
    "solving": "The maze is complete; solving begins.",
    "answer": "The search is over; the path is drawn.",
    "entrances": "Start and goal are chosen.",
    "keys": "Keys or points are laid out; doors are hung, and detours around them are walled up.",
}


def sentence(grid: Grid, step: Step, phase: int, head: Cell, begun: bool = False,
             own: Mapping[str, str] = MappingProxyType({})) -> Message:
    """The step that was just done, in words; ``head`` is the cell it ended at.

    ``begun`` says that there are passages already: a cell visited now is no start.  ``own`` are the
    words of the algorithm at work for what it does; a transform has one for its phase, too.
    """
    what, n = verb(step), number(step)
    if what == "phase":
        return Message(PHASE[STAGES[n]] if n < len(STAGES) else own["phase"])
    if what == "visit" and begun and phase == GENERATING:
        what = "revisit"
    cell = head if what in ("carve", "build", "arrow") else n
    words = {**(SOLVE if phase in SEARCHING else GENERATE), **own}
    return Message(words[what], cell=place(grid, cell))


def place(grid: Grid, cell: Cell) -> Message:
    """Where a cell is: "row 3, column 7", counted from 1, or its number and the part of the picture
    where there are no rows.

    Some shapes tell it in words of their own: ring and sector, floor or face.

    In a drawing of squares the column is that of the picture: squares left out count too.
    """
    if (told := grid.geometry.told(cell)) is not None:
        return told
    if not grid.rows:
        return Message("cell {number}, {where}", number=cell + 1,
                       where=Message(WHERE[_third(grid, cell, 1)][_third(grid, cell, 0)]))
    row = bisect_right(grid.rows, cell, key=lambda cells: cells[0]) - 1
    column = cell - grid.rows[row][0]
    if _is_square(grid.geometry.outline(cell)):
        column = int(grid.center(cell)[0] - grid.geometry.bounds[0])
    return Message("row {row}, column {column}", row=row + 1, column=column + 1)


def _third(grid: Grid, cell: Cell, axis: int) -> int:
    """In which third of the picture a cell is, along x or y: 0, 1 or 2."""
    low, high = grid.geometry.bounds[axis], grid.geometry.bounds[axis + 2]
    return min(2, int(3 * (grid.center(cell)[axis] - low) / (high - low)))


def _is_square(outline: Sequence[Point]) -> bool:
    """Whether a cell is one of the squares of squared paper."""
    xs, ys = ({round(value, 6) for value in values} for values in zip(*outline, strict=True))
    return len(outline) == 4 and len(xs) == len(ys) == 2 and max(xs) - min(xs) == 1
