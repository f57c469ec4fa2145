"""Brush: a stroke over walls or squares.  It does one thing, opening or closing, adding or taking
away, which the first wall or square it touches decides."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, dist

from maze.connected import Square
from maze.errors import MazeError
from maze.grid import Edge, Point
from maze.web.pointing.board import MazeBoard
from maze.web.pointing.edits import painted, squares_of, with_walls
from maze.web.pointing.live import Live

ALONG = 0.25                                               # cells from a wall that is passed
STRIDE = 0.2                                               # cells between two looks along a stroke


class Brush:
    """``wanted`` are walls that the stroke has come by and not changed yet: a large maze waits."""

    def __init__(self, live: Live, board: MazeBoard) -> None:
        self.live = live
        self.board = board
        self.wanted: dict[Edge, None] = {}
        self.squares = False                               # whether squares are painted
        self._last: Point = (0.0, 0.0)
        self._opens: bool | None = None                    # what the stroke does, once it is known
        self._problem: MazeError | None = None             # the last of this stroke

    def begin(self, at: Point, reach: float, *, squares: bool) -> None:
        """Put it down."""
        self.squares, self.wanted, self._last = squares, {}, at
        self._opens, self._problem = None, None
        self.live.begin()
        self._touch(at, reach)

    def draw(self, at: Point) -> None:
        """Move it in a straight line."""
        (x, y), (x1, y1) = self._last, at
        parts = max(1, ceil(dist(self._last, at) / STRIDE))
        for share in (part / parts for part in range(1, parts + 1)):
            self._touch((x + (x1 - x) * share, y + (y1 - y) * share), ALONG)
        self._last = at

    def lift(self) -> None:
        """The stroke is over.  Raises the last MazeError it has met."""
        self._apply()
        self.live.commit()
        if self._problem is not None:
            raise self._problem

    def cancel(self) -> None:
        self.wanted = {}
        self.live.abandon()

    def toggle(self, *edges: Edge) -> None:
        """One wall or more, as a stroke of its own.  Raises MazeError."""
        self.live.begin()
        self._toggle(edges)
        self.live.commit()

    def set_all(self, *, opens: bool) -> None:
        """Every wall opened, or closed.  Raises MazeError."""
        self.toggle(*[edge for edge, open_ in enumerate(self.board.scene.open) if open_ != opens])

    def flip(self, square: Square) -> None:
        """One square, as a stroke of its own.  Raises MazeError."""
        self._opens = None
        self.live.begin()
        self._paint(square)
        self.live.commit()

    def _touch(self, at: Point, reach: float) -> None:
        try:
            if self.squares:
                self._paint((int(at[0] // 1), int(at[1] // 1)))
            elif (edge := self.board.pointer.edge(at, reach)) is not None:
                self._mark(edge)
        except MazeError as problem:
            self._problem = problem

    def _mark(self, edge: Edge) -> None:
        opened = bool(self.board.scene.open[edge]) ^ (edge in self.wanted)
        if self._opens is None:
            self._opens = not opened
        if opened != self._opens:
            self.wanted[edge] = None
            if self.live.quick:
                self._apply()

    def _apply(self) -> None:
        wanted, self.wanted = self.wanted, {}
        if wanted:
            self._toggle(wanted)

    def _toggle(self, edges: Iterable[Edge]) -> None:
        live = self.live
        if live.picture is not None:
            live.change(*with_walls(live.recipe, live.picture, edges))

    def _paint(self, square: Square) -> None:
        live = self.live
        width, height = live.recipe.size
        if live.picture is None or not (0 <= square[0] < width and 0 <= square[1] < height):
            return
        there = square in squares_of(live.picture.maze.grid)
        if self._opens is None:
            self._opens = not there
        if there != self._opens:
            live.change(*painted(live.recipe, live.picture, square))
