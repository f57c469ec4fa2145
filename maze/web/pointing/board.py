"""Board: the maze that is shown as hands and keys see it: where something is, and where the cursor
stands."""

from __future__ import annotations

from math import dist
from typing import NamedTuple

from maze.grid import Cell, Grid, Point
from maze.grids.headings import NORTH
from maze.grids.pointing import Pointer
from maze.scene import MazeScene
from maze.web.pointing.live import Live
from maze.web.view import View

HALO = 22                                                  # CSS pixels around start and goal
FINGER, MOUSE = 22, 10                                     # CSS pixels of a near miss


class Spot(NamedTuple):
    """Where somebody points: the place in the plane, the cell there, and how near is near."""

    at: Point
    cell: Cell | None
    reach: float                                           # in cells
    touch: bool = False


class MazeBoard:
    """``cursor`` is a cell, ``heading`` the direction it was last moved in."""

    def __init__(self, live: Live, view: View) -> None:
        self._live = live
        self.view = view
        self.cursor: Cell = 0
        self.heading: Point = NORTH

    @property
    def scene(self) -> MazeScene:
        assert self._live.run
        scene: MazeScene = self._live.run.drawing.scene
        return scene

    @property
    def grid(self) -> Grid:
        return self.scene.grid

    @property
    def ends(self) -> tuple[Cell, Cell]:
        """Start and goal, as they are drawn."""
        assert self._live.run
        ends: tuple[Cell, Cell] = self._live.run.drawing.ends
        return ends

    @property
    def pointer(self) -> Pointer:
        assert self._live.run
        pointer: Pointer = self._live.run.pointer
        return pointer

    def spot(self, x: float, y: float, *, touch: bool = False) -> Spot:
        """What a point of the page means."""
        at = self.view.to_grid(x, y)
        reach = (FINGER if touch else MOUSE) / self.view.scale
        return Spot(at, self.pointer.cell(at, reach), reach, touch)

    def spot_of(self, cell: Cell) -> Spot:
        """The middle of a cell."""
        return Spot(self.grid.center(cell), cell, 0.0)

    def grip(self, spot: Spot, halo: float = HALO) -> str:
        """Whether start or goal is meant: the nearer one within its halo, "" if none is."""
        away = [dist(spot.at, self.grid.center(end)) for end in self.ends]
        near = min(away)
        return ("start", "goal")[away.index(near)] if near * self.view.scale <= halo else ""
