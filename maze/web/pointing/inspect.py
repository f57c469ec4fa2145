"""Inspect: what can be said about one cell of the maze that is drawn."""

from __future__ import annotations

from typing import NamedTuple

from maze.grid import Cell, Grid
from maze.grids.headings import sides
from maze.message import Message, Said, counted, joined
from maze.scene import MazeScene
from maze.web.mazes.lens import Lens
from maze.words import place

UNKNOWN, UNREACHED = "–", "no path"
LARGE = 100_000                                            # cells from which it would take too long


class CellFacts(NamedTuple):
    """About a cell, in words: where it is, how far from start and goal, what leads to it and on."""

    where: Said
    distance: Said
    left: Said
    parent: Said
    exits: Said

    @property
    def sentence(self) -> Message:
        """For the line above the board, and to be heard."""
        if self.distance == UNKNOWN:
            return Message("{cell}. Exits: {exits}.", cell=self.where, exits=self.exits)
        if self.distance == UNREACHED:
            return Message("{cell}. Not reached from the start. Exits: {exits}.", cell=self.where,
                           exits=self.exits)
        return Message("{cell}. {distance} from the start. Exits: {exits}.", cell=self.where,
                       distance=self.distance, exits=self.exits)


def facts(scene: MazeScene, lens: Lens, ends: tuple[Cell, Cell], cell: Cell) -> CellFacts:
    """The passages are those that are drawn, be the maze finished or not."""
    grid, (start, goal) = scene.grid, ends
    found = CellFacts(place(grid, cell), UNKNOWN, UNKNOWN, UNKNOWN,
                      exits_in_words(grid, scene, cell))
    if len(grid) > LARGE:
        return found
    parent = _parent(scene, lens, start, cell)
    return found._replace(distance=_cells(lens.far(scene, start)[cell]),
                          left=_cells(lens.measure(scene, cell, goal)),
                          parent=UNKNOWN if parent is None else place(grid, parent))


def exits_in_words(grid: Grid, scene: MazeScene, cell: Cell) -> Said:
    """The open sides, clockwise from north; "none" for a cell that is walled in."""
    open_ = [Message(side.name) for side in sides(grid, cell) if scene.open[side.edge]]
    return joined(open_, ", ") or Message("none")


def _cells(count: int) -> Said:
    if count < 0:
        return UNREACHED
    return counted("{n} cell", "{n} cells", n=count)


def _parent(scene: MazeScene, lens: Lens, start: Cell, cell: Cell) -> Cell | None:
    """The cell before this one on a shortest path from the start."""
    far, links = lens.far(scene, start), lens.links(scene)
    if far[cell] <= 0:
        return None
    return next((near for near in scene.grid.neighbors[cell]
                 if far[near] == far[cell] - 1 and cell in links[near]), None)
