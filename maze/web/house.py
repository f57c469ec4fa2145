"""House: what a workshop is made from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from maze.web.app import App
from maze.web.panel import Panel
from maze.web.player.stage import Stage
from maze.web.services import Browser
from maze.web.work.works import Works


@dataclass(frozen=True)
class House:
    """``show_over`` brings what is drawn over the picture up to date; ``panel`` is for programs."""

    browser: Browser
    app: App
    stage: Stage
    works: Works
    show_over: Callable[[], None]
    panel: Panel
