"""ShowLeft: whether the number of solutions that are left is told, as it was last chosen."""

from __future__ import annotations

from collections.abc import Callable

from maze.web.device.known import SHOW_LEFT
from maze.web.device.records import Records
from maze.web.page import Page
from maze.web.tilings.game_panel import GamePanel


class ShowLeft:
    """``mode`` is that of the workshop: each has a choice of its own."""

    def __init__(self, page: Page, records: Records, panel: GamePanel,
                 mode: Callable[[], str]) -> None:
        self.page, self.records, self.panel, self.mode = page, records, panel, mode
        page.on("show-left", "change", self._take)

    @property
    def wished(self) -> bool:
        """Challenges keep it to themselves until it is asked for."""
        kept = self.records.read(SHOW_LEFT, self.mode())
        return kept == "1" if kept in ("0", "1") else self.mode() == "play"

    def _take(self) -> None:
        shown = self.page.read("show-left") == "1"
        self.records.write(SHOW_LEFT, self.mode(), str(int(shown)))
        self.panel.show_left(shown)
