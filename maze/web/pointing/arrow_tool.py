"""ArrowTool: tap a passage to make it one-way, again to turn it, and again to free it.  Or draw
along a corridor, and all of it leads where one has drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil, dist

from maze.grid import Cell, Edge, Point
from maze.grids.headings import Side
from maze.message import Message, Said, counted
from maze.render.layers import Label, Layer, arrow_layer
from maze.render.theme import Theme
from maze.web.pointing import laid
from maze.web.pointing.board import MazeBoard, Spot
from maze.web.pointing.brush import STRIDE
from maze.web.pointing.edit import FAR, NEAR
from maze.web.pointing.live import Live
from maze.words import place


class ArrowTool:
    """``wanted`` are the passages that were drawn along, and where they are to lead."""

    def __init__(self, live: Live, board: MazeBoard) -> None:
        self.live = live
        self.board = board
        self.wanted: dict[Edge, Cell] = {}
        self._last: Point | None = None

    # --- pointers -------------------------------------------------------------------------------

    def press(self, spot: Spot) -> None:
        self.wanted, self._last = {}, spot.at

    def drag(self, spot: Spot) -> None:
        if self._last is None:
            return
        (x, y), (x1, y1), find = self._last, spot.at, self.board.pointer.cell
        parts = max(1, ceil(dist(self._last, spot.at) / STRIDE))
        here = find(self._last)
        for share in (part / parts for part in range(1, parts + 1)):
            there = find((x + (x1 - x) * share, y + (y1 - y) * share))
            if there is not None and here is not None and there != here:
                self._pass(here, there)
            here = here if there is None else there
        self._last = spot.at

    def _pass(self, here: Cell, there: Cell) -> None:
        """Along an open passage; across a wall nothing is done."""
        grid = self.board.grid
        if there in grid.neighbors[here]:
            edge = grid.between(here, there)
            if self.board.scene.open[edge]:
                self.wanted[edge] = there

    def release(self, spot: Spot) -> Said:
        wanted = dict(self.wanted)
        self.cancel()
        if not wanted:
            return ""
        self._apply(wanted)
        return counted("{n} passage is one-way now.", "{n} passages are one-way now.",
                       n=len(wanted))

    def tap(self, spot: Spot) -> Said:
        self.cancel()
        edge = self.board.pointer.edge(spot.at, max(NEAR, min(spot.reach, FAR)))
        if edge is None:
            return ""
        here, there = sorted(self.board.grid.joined(edge), key=lambda cell: dist(
            spot.at, self.board.grid.center(cell)))
        return self._turn(edge, here, there)

    def cancel(self) -> bool:
        had = self._last is not None
        self.wanted, self._last = {}, None
        return had

    # --- keys -----------------------------------------------------------------------------------

    def enter(self, side: Side | None) -> Said:
        return self.act(side) if side else ""

    def act(self, side: Side) -> Said:
        return self._turn(side.edge, self.board.cursor, side.cell)

    def clear(self, side: Side | None) -> Said:
        if side is None or side.edge not in self.board.scene.arrows:
            return ""
        self._apply({side.edge: None})
        return self._told(side.edge, None)

    # --- what is done ---------------------------------------------------------------------------

    def _turn(self, edge: Edge, here: Cell, there: Cell) -> Said:
        cell = laid.turned(self.board.scene.arrows, edge, here, there)
        self._apply({edge: cell})
        return self._told(edge, cell)

    def _apply(self, leads: Mapping[Edge, Cell | None]) -> None:
        assert self.live.picture
        edited = laid.with_arrows(self.live.recipe, self.live.picture, leads)
        self.live.begin()
        self.live.change(*edited)
        self.live.commit()

    def _told(self, edge: Edge, cell: Cell | None) -> Said:
        grid = self.board.grid
        a, b = grid.joined(edge)
        if cell is None:
            return Message("Both ways: {here} and {there}.", here=place(grid, a),
                           there=place(grid, b).lower())
        return Message("One way: from {here} to {there}.", here=place(grid, a + b - cell).lower(),
                       there=place(grid, cell).lower())

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        if self.wanted:
            yield arrow_layer(self.board.grid, self.wanted, theme)


def tool(live: Live, board: MazeBoard) -> ArrowTool:
    """See ``tools.py``."""
    return ArrowTool(live, board)
