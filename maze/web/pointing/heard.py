"""Heard: what is said of cells, walls and ends while a maze is edited."""

from __future__ import annotations

from collections.abc import Iterator

from maze.connected import Square
from maze.grid import Cell, Edge
from maze.grids.headings import sides
from maze.message import Message, Said, counted, joined
from maze.picture import Picture
from maze.quest.quest import LETTERS, stop_name
from maze.scene import MazeScene
from maze.words import place


def cell_with_walls(scene: MazeScene, cell: Cell, picture: Picture | None = None) -> Said:
    """Where a cell is, and its sides by number: "Cell 4. Walls: 2 south. Open: 1 east.", and what
    lies there, if the finished maze is known."""
    numbered = list(enumerate(sides(scene.grid, cell), 1))
    walls, open_ = (joined([Message("{number} {side}", number=number, side=Message(side.name))
                            for number, side in numbered if scene.open[side.edge] == passage], ", ")
                    for passage in (False, True))
    return joined([Message("{cell}.", cell=place(scene.grid, cell)),
                   Message("Walls: {sides}.", sides=walls) if walls else "",
                   Message("Open: {sides}.", sides=open_) if open_ else "",
                   *(_lying(picture, cell) if picture else ())])


def _lying(picture: Picture, cell: Cell) -> Iterator[Said]:
    """What is put in a cell, and in the passages from it: "Key A. Door B: 1 east. One way out:
    2 south." """
    quest, arrows, grid = picture.quest, picture.maze.arrows, picture.maze.grid
    if quest and cell in quest.stops:
        yield Message("{thing}.", thing=stop_name(quest, quest.stops.index(cell)))
    for number, side in enumerate(sides(grid, cell), 1):
        where = Message("{number} {side}", number=number, side=Message(side.name))
        if quest and side.edge in quest.doors:
            yield Message("Door {letter}: {side}.", side=where,
                          letter=LETTERS[quest.doors.index(side.edge)])
        if side.edge in arrows:
            yield Message("One way in: {side}." if arrows[side.edge] == cell
                          else "One way out: {side}.", side=where)


def toggled(scene: MazeScene, cell: Cell, edge: Edge, opened: bool) -> Said:
    """What was done to a wall, and the cell that it belongs to, unless a large maze is not shown
    yet."""
    done = Message("Wall opened." if opened else "Wall closed.")
    return joined([done, cell_with_walls(scene, cell)]) if scene.open[edge] == opened else done


def difference(before: Picture | None, after: Picture | None) -> Said:
    """What has changed from one finished maze to another: walls, cells, start and goal; "" if one
    of them is not known yet."""
    if before is None or after is None:
        return ""
    old, new = before.maze, after.maze
    grid = new.grid
    if old.grid is not grid and old.grid.joins != grid.joins:
        return counted("The maze has {n} cell.", "The maze has {n} cells.", n=len(grid))
    opened, closed = (sum(a == was and b != was for a, b in zip(old.open, new.open, strict=True))
                      for was in (0, 1))
    return joined([
        counted("{n} wall opened.", "{n} walls opened.", n=opened) if opened else "",
        counted("{n} wall closed.", "{n} walls closed.", n=closed) if closed else "",
        put("start", place(grid, after.start)) if before.start != after.start else "",
        put("goal", place(grid, after.goal)) if before.goal != after.goal else ""])


def square(at: Square, inside: bool) -> Said:
    """A square of the outline, or one that is left out."""
    (x, y), state = at, Message("a square of the maze" if inside else "left out")
    return Message("Row {row}, column {column}: {state}.", row=y + 1, column=x + 1, state=state)


def put(end: str, where: Said) -> Said:
    """Start or goal is somewhere else now."""
    if end == "start":
        return Message("Start: {cell}.", cell=where)
    return Message("Goal: {cell}.", cell=where)
