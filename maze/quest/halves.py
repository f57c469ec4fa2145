"""Two halves and a locked door: the layout of a Greek bachelor's thesis (mazes in Java, 2012).

A wall runs down the middle, with one door at a random row. The key lies in the first half, the
half of the start. Each half is a perfect maze of its own, made by the chosen algorithm; the door
joins them, so the whole is perfect but for its lock. The first two legs, to the key and to the
door, may use cells twice; the third, to the goal, does not cross its own track. The three legs and
the half in which the key lies follow its text; in its Java the key lies in a quarter of the maze.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from maze.grid import Cell, Grid
from maze.grids.lattice import lattice, rectangle
from maze.message import Message
from maze.passages import Maze
from maze.quest.quest import Quest
from maze.registry import Entry, misfit
from maze.rng import Rng
from maze.steps import BUILD, CARVE, MASK, SHIFT, Steps

EDGES = (CARVE >> SHIFT, BUILD >> SHIFT)


def no_halves(grid: Grid, entry: Entry, start: Cell, goal: Cell) -> Message | None:
    """Why a grid cannot be halved so, as a sentence; None if it can."""
    drawn = rectangle(grid)
    if drawn is None or drawn.width < 4:
        return Message("Two halves need a rectangle of squares, at least four across.")
    middle = drawn.width // 2
    if (start % drawn.width < middle) == (goal % drawn.width < middle):
        return Message("Two halves need the start in one half and the goal in the other.")
    if "sparse" in entry.gives:
        return Message("Two halves need mazes of all cells; {other} leaves some out.",
                       other=Message(entry.title))
    return (misfit(entry, lattice(middle, drawn.height))
            or misfit(entry, lattice(drawn.width - middle, drawn.height)))


def carve_halves(maze: Maze, entry: Entry, seed: str, options: dict[str, Any]) -> Steps[None]:
    """Make a maze in each half; their steps are told as steps of the whole."""
    width = len(maze.grid.rows[0])
    middle = width // 2
    for row in maze.grid.rows:
        edge = maze.grid.between(row[middle - 1], row[middle])
        if maze.open[edge]:                                # of those that begin without walls
            maze.open[edge] = 0
            yield BUILD + edge
    for number, (first, columns) in enumerate(((0, middle), (middle, width - middle))):
        part = Maze(lattice(columns, len(maze.grid.rows)), filled="walls" not in entry.gives)

        def whole(cell: Cell, first: int = first, columns: int = columns) -> Cell:
            return cell // columns * width + first + cell % columns
        edges = [maze.grid.between(whole(a), whole(b)) for a, b in part.grid.joins]
        yield from _told(entry.run(part, Rng(seed, f"half {number}"), **options), maze, part, edges,
                         whole)


def _told(steps: Steps[Maze], maze: Maze, part: Maze, edges: list[int],
          whole: Callable[[Cell], Cell]) -> Steps[None]:
    for step in steps:
        number = step & MASK
        if step >> SHIFT in EDGES:
            maze.open[edges[number]] = part.open[number]
            yield step - number + edges[number]
        else:
            yield step - number + whole(number)
    for edge, is_open in zip(edges, part.open, strict=True):
        maze.open[edge] = is_open


def place_lock(maze: Maze, rng: Rng, start: Cell) -> Steps[Quest]:
    """Open the door in the middle wall; put the key into the half of the start."""
    rows = maze.grid.rows
    middle = len(rows[0]) // 2
    row = rows[rng.below(len(rows))]
    door = maze.carve(row[middle - 1], row[middle])
    yield door
    half = [cell for row in rows for cell in row
            if (cell - row[0] < middle) == (start % len(row) < middle) and cell != start]
    key = rng.pick(half)
    return Quest((apart(rng, key, half) if key in maze.grid.joins[door] else key,), (door,))


def apart(rng: Rng, key: Cell, room: Sequence[Cell]) -> Cell:
    """Another cell than the one beside the door, if there is one."""
    others = [cell for cell in room if cell != key]
    return rng.pick(others) if others else key
