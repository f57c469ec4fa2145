"""What happens, in words: one short sentence for a step."""

from __future__ import annotations

from bisect import bisect_right

from maze.grid import Cell, Grid
from maze.steps import GENERATING, PHASES, Step, number, verb

GENERATE = {
    "carve": "A passage opens to {cell}.",
    "build": "A wall goes up beside {cell}.",
    "visit": "The maze starts at {cell}.",
    "walk": "The walk passes {cell}.",
    "frontier": "{cell} joins the frontier.",
    "backtrack": "Back at {cell}: nothing free there, or not any more.",
    "clear": "{cell} is set free again.",
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
    "leg": "The next leg of the way begins.",
}
PHASE = {
    "generating": "A new maze begins.",
    "solving": "The maze is complete; solving begins.",
    "answer": "The search is over; the path is drawn.",
}


def sentence(grid: Grid, step: Step, phase: int, head: Cell) -> str:
    """The step that was just done, in words; ``head`` is the cell it ended at."""
    what, n = verb(step), number(step)
    if what == "phase":
        return PHASE[PHASES[n]]
    cell = head if what in ("carve", "build") else n
    text = (GENERATE if phase == GENERATING else SOLVE)[what].format(cell=place(grid, cell))
    return text[0].upper() + text[1:]


def place(grid: Grid, cell: Cell) -> str:
    """Where a cell is: "row 3, column 7", counted from 1, or its number where there are no rows."""
    if not grid.rows:
        return f"cell {cell + 1}"
    row = bisect_right(grid.rows, cell, key=lambda cells: cells[0]) - 1
    return f"row {row + 1}, column {cell - grid.rows[row][0] + 1}"
