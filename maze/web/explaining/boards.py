"""IdeasOnBoards: what algorithms hold, over the boards of a place that has boards of its own.

Each canvas has another one above it.  A board of the page's own canvas shares the one that is
there, so its layers are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.render.layer import Label, Layer
from maze.web.explaining.marks import Marks
from maze.web.pointing.over import Over
from maze.web.run import BOARD, Shown
from maze.web.services import Browser
from maze.web.track import Track


class IdeasOnBoards:
    """``wake`` asks for another frame."""

    def __init__(self, browser: Browser, wake: Callable[[], None]) -> None:
        self.browser = browser
        self.wake = wake
        self._shown: Shown | None = None
        self._marks: dict[str, Marks] = {}                 # by canvas
        self._overs: dict[str, Over] = {}

    def show(self, shown: Shown, *, wanted: bool) -> None:
        """Bring all boards up to the step that is shown, after a frame, or wipe them."""
        if shown is not self._shown or not wanted:
            self._shown = shown if wanted else None
            tracks = shown.tracks if wanted else {}
            self._marks = {canvas: self._following(track) for canvas, track in tracks.items()}
        for marks in self._marks.values():
            marks.refresh(playing=shown.state == "playing")
        for canvas in {*self._overs, *self._marks} - {BOARD}:
            self._over(canvas).show(self.layers(canvas))

    def _following(self, track: Track) -> Marks:
        marks = Marks(self.browser.clock, self.wake)
        marks.follow(track)
        return marks

    def _over(self, canvas: str) -> Over:
        if canvas not in self._overs:
            self._overs[canvas] = Over(self.browser.over(canvas), self.browser.screen(canvas).view)
        return self._overs[canvas]

    def layers(self, canvas: str) -> Sequence[Layer | Label]:
        """What is drawn over the board of a canvas."""
        marks = self._marks.get(canvas)
        scale = self.browser.screen(canvas).view.scale
        return marks.layers(self.browser.theme(), scale) if marks else ()
