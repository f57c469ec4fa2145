"""Over: what is drawn over the picture, on a surface of its own: the cursor moves and the picture
need not be drawn anew."""

from __future__ import annotations

from collections.abc import Iterable

from maze.render.layers import Label, Layer
from maze.web.screen import Screen, paint
from maze.web.view import View


class Over:
    """Shares the view of the picture beneath."""

    def __init__(self, screen: Screen, view: View) -> None:
        self.screen = screen
        screen.view = view
        self._shown: object = None

    def show(self, layers: Iterable[Layer | Label]) -> None:
        """Paint, unless it stands there already."""
        view, layers = self.screen.view, list(layers)
        wanted = (view.unit, view.origin, view.size, layers)
        if wanted == self._shown or (not layers and self._shown is None):
            return
        self._shown = wanted
        self.screen.fit(view.box)
        paint(self.screen, layers)
