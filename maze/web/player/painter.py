"""Painter: paints a picture, a large one bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from maze.web.screen import Drawing, Screen, painting

STROKES = 0.06  # seconds of painting at a time

Panes = Sequence[tuple[Screen, Drawing]]


class Painter:
    """``spent`` are the seconds that have gone into the picture."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.spent = 0.0
        self._left: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a picture has been begun and is not all there."""
        return self._left is not None

    def begin(self, panes: Panes, *, whole: bool) -> None:
        """Another picture, in place of one that is not all there."""
        self._left, self.spent = _painting(panes, whole), 0.0

    def drop(self) -> bool:
        """Leave the picture as it is; returns whether it is not all there."""
        busy, self._left = self.busy, None
        return busy

    def go_on(self) -> None:
        """Paint for a moment."""
        begun = now = self.clock()
        for _ in self._left or ():
            now = self.clock()
            if now - begun >= STROKES:
                break
        else:
            self._left = None
            now = self.clock()
        self.spent += now - begun


def _painting(panes: Panes, whole: bool) -> Iterator[None]:
    for screen, drawing in panes:
        if whole:
            screen.fit(drawing.box)
        yield from painting(screen, drawing.layers(screen.view, whole=whole))
