"""Views: the controls of what may be laid over a finished maze: distances and bottlenecks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maze.web.mazes.lens import MAPS, Lens
from maze.web.page import Page
from maze.web.pointing.board import MazeBoard
from maze.web.pointing.live import Live


class Views:
    """``keep`` keeps a key of the link as long as it lasts; ``redraw`` draws the picture anew."""

    def __init__(self, page: Page, live: Live, board: MazeBoard, lens: Lens,
                 keep: Callable[[str, Any], None], redraw: Callable[[], None]) -> None:
        self.page = page
        self.live = live
        self.board = board
        self.lens = lens
        self.keep = keep
        self.redraw = redraw

    def listen(self) -> None:
        """Hear the controls."""
        page = self.page
        page.on("map", "change", lambda: self.show_map(page.read("map")))
        page.on("bottlenecks", "change",
                lambda: self.mark_bottlenecks(page.read("bottlenecks") == "1"))

    def view(self, view: Mapping[str, Any]) -> None:
        """A link says what is to be shown; without a word the map goes."""
        kind = view.get("show", "none")
        self._set_map("" if kind == "none" else kind)

    @property
    def shared(self) -> dict[str, Any]:
        """What a link that is given away says of it."""
        return {"show": self.lens.map} if self.lens.map and self.live.run else {}

    def show_map(self, kind: str) -> None:
        """A distance map from the start, one of MAPS; "" for none."""
        self._set_map(kind)
        self.keep("show", kind or None)
        self._look(bool(kind))

    def _set_map(self, kind: str) -> None:
        self.lens.map, self.lens.source = kind, None
        self.page.write("map", kind)
        self.page.attribute("", "data-map", kind or None)

    def toggle_map(self) -> None:
        """The key D."""
        self.show_map("" if self.lens.map else MAPS[1])

    def mark_bottlenecks(self, on: bool) -> None:
        self.lens.narrow = on
        self.page.write("bottlenecks", str(int(on)))
        self._look(on)

    def _look(self, on: bool) -> None:
        if on:
            self.live.finish()
        self.redraw()

    def refresh(self) -> None:
        """The numbers of the scale, after a frame."""
        live, scene = self.live, self.board.scene
        if not self.lens.map or live.run is None or not live.run.player.at_end:
            return
        most = max(self.lens.far(scene, self.lens.source_of(scene, self.board.ends[0])))
        for name, steps in (("low", 0), ("middle", most // 2), ("high", most)):
            self.page.write(f"scale-{name}", f"{steps}")
