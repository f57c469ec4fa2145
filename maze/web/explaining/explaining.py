"""Explaining: the panel beside the board, kept true to the step that is shown."""

from __future__ import annotations

from collections.abc import Callable

from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import GENERATING
from maze.web.explaining.code import CodeView
from maze.web.explaining.holding import HoldingView
from maze.web.explaining.ideas import idea_now
from maze.web.explaining.legend import Legend
from maze.web.page import Page
from maze.web.parts import AllHere, Parts
from maze.web.run import Run

PAUSE = 0.5                                                # seconds between two looks for marks


class Explaining:
    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None],
                 parts: Parts | None = None) -> None:
        self.page = page
        self.clock = clock
        self.code = CodeView(page, clock, wake, parts or AllHere())
        self.holding = HoldingView(page, clock, wake)
        self.legend = Legend(page)
        self._looked: tuple[object, ...] = ()
        self._next = 0.0

    def tell(self, run: Run | None) -> None:
        """Bring the panel up to date, after a frame."""
        if run is None:
            return
        idea = idea_now(run.recipe, run.player.scene)
        if isinstance(run.recipe, Recipe):
            self.page.write("idea-name", idea.title)
            self.page.write("about", idea.text)
            self.page.attribute("", "data-dug", _dug(run.recipe, run.player.scene))
            self._look(run)
        else:
            self.page.write("about-search", idea.text)
        self.code.tell(run, idea)
        self.holding.tell(run, is_open=self.code.open)

    def _look(self, run: Run) -> None:
        """The marks of a run, again when it has grown."""
        player = run.player
        known = (id(run), len(player.landmarks), player.complete)
        if known == self._looked and (player.complete or self.clock() < self._next):
            return
        self._looked, self._next = known, self.clock() + PAUSE
        self.legend.show(run.recipe, player.log, player.landmarks)


def _dug(recipe: Recipe, scene: MazeScene) -> str | None:
    """How what is dug is drawn, which the legend must show: see ``maze.render.dug.within``."""
    if not recipe.dug:
        return None
    return "digging" if scene.phase == GENERATING else "dug"
