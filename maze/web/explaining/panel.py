"""MazePanel: what stands beside a maze, kept true to the step that is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection

from maze.recipe import Recipe
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.steps import GENERATING
from maze.web.explaining.holding import HoldingView
from maze.web.explaining.idea import Idea
from maze.web.explaining.ideas import idea_now
from maze.web.explaining.legend import Legend
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page
from maze.web.parts import Parts

PAUSE = 0.5                                                # seconds between two looks for marks


class MazePanel:
    """What happens to a maze: the idea, the marks that occur, what the algorithm holds.

    ``wake`` asks for another frame; ``wanted`` says whether what it holds is drawn on the board.
    """

    def __init__(self, page: Page, clock: Callable[[], float], wake: Callable[[], None],
                 parts: Parts, theme: Callable[[], Theme],
                 wanted: Callable[[], bool] = lambda: True) -> None:
        self.page = page
        self.clock = clock
        self.legend = Legend(page)
        self.theme = theme
        self.holding = HoldingView(page, clock, wake, parts, wanted)
        self._seen: tuple[object, ...] = ()
        self._next = 0.0

    def refresh(self, run: MazeRun, more: Collection[str] = ()) -> Idea:
        """Bring the panel up to date, after a frame; returns what is at work.

        ``more`` are marks on the board that are not the run's.
        """
        recipe, scene = run.recipe, run.drawing.scene
        idea = idea_now(recipe, scene.phase)
        self.page.write("idea-name", idea.title)
        self.page.write("about", idea.text)
        self.page.attribute("", "data-dug", _dug(recipe, scene))
        self.holding.refresh(run)
        self._look(run, (*more, *self.holding.keys(run, self.theme())))
        return idea

    def _look(self, run: MazeRun, more: Collection[str]) -> None:
        """The marks of what is seen, once it has changed; while it plays, not in every frame.

        To look takes as long as there are cells, so a board at rest is looked at once.
        """
        drawing, player = run.drawing, run.player
        seen = (run, drawing.scene.phase, drawing.bare, run.state, tuple(more), drawing.ends,
                player.complete, player.position)
        playing = run.state == "playing"
        if seen == self._seen or (playing and seen[:-1] == self._seen[:-1]
                                  and self.clock() < self._next):
            return
        self._seen, self._next = seen, self.clock() + PAUSE
        self.legend.show(run, more)


def _dug(recipe: Recipe, scene: MazeScene) -> str | None:
    """How what is dug is drawn, which the legend must show: see ``maze.render.dug.within``."""
    if not recipe.dug:
        return None
    return "digging" if scene.phase == GENERATING else "dug"
