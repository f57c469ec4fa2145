"""Heard: what is said of cells and walls while a maze is edited by keys."""

from __future__ import annotations

from maze.connected import Square
from maze.grid import Cell, Edge
from maze.grids.headings import sides
from maze.message import Message, Said, joined
from maze.scene import MazeScene
from maze.words import place


def cell_with_walls(scene: MazeScene, cell: Cell) -> Said:
    """Where a cell is, and its sides by number: "Cell 4. Walls: 2 south. Open: 1 east." """
    numbered = list(enumerate(sides(scene.grid, cell), 1))
    walls, open_ = (joined([Message("{number} {side}", number=number, side=Message(side.name))
                            for number, side in numbered if scene.open[side.edge] == passage], ", ")
                    for passage in (False, True))
    return joined([Message("{cell}.", cell=place(scene.grid, cell)),
                   Message("Walls: {sides}.", sides=walls) if walls else "",
                   Message("Open: {sides}.", sides=open_) if open_ else ""])


def toggled(scene: MazeScene, cell: Cell, edge: Edge, opened: bool) -> Said:
    """What was done to a wall, and the cell that it belongs to, unless a large maze is not shown
    yet."""
    done = Message("Wall opened." if opened else "Wall closed.")
    return joined([done, cell_with_walls(scene, cell)]) if scene.open[edge] == opened else done


def square(at: Square, inside: bool) -> Said:
    """A square of the outline, or one that is left out."""
    (x, y), state = at, Message("a square of the maze" if inside else "left out")
    return Message("Row {row}, column {column}: {state}.", row=y + 1, column=x + 1, state=state)


def put(end: str, where: Said) -> Said:
    """Start or goal is somewhere else now."""
    if end == "start":
        return Message("Start: {cell}.", cell=where)
    return Message("Goal: {cell}.", cell=where)
