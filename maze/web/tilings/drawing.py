"""TilingDrawing: a board and its pieces as layers, so calm that it may be watched at any speed.

A search places and lifts pieces faster than eyes should see: a large area that changes color
more than three times a second may harm people.  So at speed a piece gets its full color only
when it has lain for a while, until then it is an outline on a faint tint; and above a hundred
steps a second the picture changes three times a second, no more.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from maze.pentomino.play.aspect import Aspect, fitting
from maze.pentomino.scene import TilingScene
from maze.pentomino.tiling import Placement
from maze.render.boards import MARGIN, tiling_bounds
from maze.render.layers import Box, Label, Layer
from maze.render.theme import Theme
from maze.render.tiling import tiling_layers
from maze.web.view import View

CALM = 3                                                   # steps a second that need no care
FAST = 100  # steps a second from which pictures are skipped
STANDING = 0.5                                             # seconds until a piece gets its color
PICTURE = 0.34                                             # seconds between two pictures at speed


class TilingDrawing:
    """Draws a scene; ``pace`` tells the steps a second just now, 0 when nothing runs by itself."""

    def __init__(self, scene: TilingScene, theme: Callable[[], Theme], pace: Callable[[], float],
                 clock: Callable[[], float],
                 size: Callable[[], tuple[float, float]]) -> None:
        self.scene = scene
        self.theme = theme
        self.pace = pace
        self.clock = clock
        self.size = size
        self._aspect = Aspect(scene.tiling.board)
        self._since: dict[Placement, float] = {}           # when a piece was first seen lying there
        self._shown: tuple[object, ...] = ()
        self._last = float("-inf")

    @property
    def aspect(self) -> Aspect:
        return self._aspect

    @property
    def box(self) -> Box:
        """Of the board, upright where that makes its squares larger."""
        self._aspect = fitting(self.scene.tiling.board, *self.size(), MARGIN)
        return tiling_bounds(self._aspect.shown)

    @property
    def unsettled(self) -> bool:
        """Whether time alone will change the picture."""
        return bool(self._young(self.clock()))

    def finish(self, finished: bool) -> bool:
        """The end looks like any other moment."""
        return False

    def still(self, theme: Theme) -> TilingDrawing:
        """No piece is too young for its color."""
        other = copy(self)
        other.theme, other.pace = lambda: theme, lambda: 0.0
        return other

    def layers(self, view: View, *, whole: bool) -> list[Layer | Label]:
        now, placed = self.clock(), tuple(self.scene.placed)
        self._since = {number: self._since.get(number, now) for number in placed}
        young = self._young(now)
        looks = (placed, young, self.theme())
        early = self.pace() > FAST and now - self._last < PICTURE
        if not whole and (looks == self._shown or early):
            return []
        self._shown, self._last = looks, now
        return tiling_layers(self.scene.tiling, placed, self.theme(), young=young,
                             aspect=self._aspect)

    def _young(self, now: float) -> frozenset[Placement]:
        """The pieces that have not lain long enough to be shown in color."""
        if self.pace() <= CALM:
            return frozenset()
        return frozenset(number for number, since in self._since.items() if now - since < STANDING)
