"""Zoom: the buttons and keys that show a part of a picture larger.

The buttons are there when they are of use: where cells are small, or when a part is shown. Keys
need the focus on the board, for the arrows step through time elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Fixed, Message, Said
from maze.web.page import Page
from maze.web.view import View

SMALL = 12                                                 # CSS pixels a cell: hard to see, ...
NARROW = 24                                                # ... and hard to hit with a finger
STEP = 1.6                                                 # times larger, by a button or a key
STRIDE = 0.25                                              # of the canvas, by an arrow key
LARGER, SMALLER = ("PageUp", "+", "="), ("PageDown", "-", "−")
ARROWS = {"ArrowLeft": (1, 0), "ArrowRight": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}


class Zoom:
    """``moved`` is called when the view has changed; ``say`` tells it to those who do not see;
    ``coarse`` is whether fingers point here.
    """

    def __init__(self, page: Page, view: View, moved: Callable[[], None],
                 say: Callable[[Said], None], coarse: Callable[[], bool]) -> None:
        self.page = page
        self.view = view
        self.moved = moved
        self.say = say
        self.coarse = coarse
        for name, act in self.commands().items():
            page.on(name, "click", act)

    def commands(self) -> dict[str, Callable[[], None]]:
        """By the ids of the buttons."""
        return {"zoom-in": self.larger, "zoom-out": self.smaller, "zoom-all": self.all}

    @property
    def _acts(self) -> dict[str, Callable[[], None]]:
        """By the keys."""
        larger, smaller = dict.fromkeys(LARGER, self.larger), dict.fromkeys(SMALLER, self.smaller)
        return {**larger, **smaller, "0": self.all}

    def larger(self) -> None:
        self._zoom(STEP)

    def smaller(self) -> None:
        self._zoom(1 / STEP)

    def all(self) -> None:
        """The whole picture."""
        self.view.show_all()
        self._changed()

    def key(self, key: str) -> bool:
        """A key on the board; returns whether it was one of ours."""
        if act := self._acts.get(key):
            act()
            return True
        if key not in ARROWS or self.view.is_whole:
            return False
        (x, y), (width, height) = ARROWS[key], self.view.size
        stride = STRIDE * min(width, height) / self.view.density
        self.view.pan(x * stride, y * stride)
        self.moved()
        return True

    def show(self) -> None:
        """Bring the buttons up to date, after a frame."""
        view, page = self.view, self.page
        wanted = not view.is_whole or view.scale < (NARROW if self.coarse() else SMALL)
        page.attribute("zoom", "hidden", None if wanted else "")
        page.attribute("", "data-zoomed", None if view.is_whole else "")
        for name, off in (("zoom-in", view.zoom >= view.closest), ("zoom-out", view.is_whole),
                          ("zoom-all", view.is_whole)):
            page.attribute(name, "aria-disabled", "true" if off else None)

    def _zoom(self, factor: float) -> None:
        self.view.zoom_by(factor)
        self._changed()

    def _changed(self) -> None:
        self.moved()
        self.say("The whole picture is shown." if self.view.is_whole
                 else Message("Shown {n} times as large.", n=Fixed(self.view.zoom, 1)))
