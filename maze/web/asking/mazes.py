"""MazeQuestions: questions about a maze that is made and solved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.asking.moments import one_by_one
from maze.asking.question import Question
from maze.asking.told import MOST, Told
from maze.errors import MisfitError
from maze.places.maze import PLACE
from maze.render.layer import Label, Layer
from maze.render.theme import Theme
from maze.web.asking.drawn import maze_pictures
from maze.web.asking.marks import maze_layers
from maze.web.mazes.runs import MazeRun

KINDS = ("growth", "stack", "wall", "queue", "dead_ends", "pictures", "ways",
         "routes")                                         # not "texture": the name is seen


class MazeQuestions:
    """See ``maze.web.asking.subject.Subject``."""

    place = PLACE.id

    def ready(self, run: MazeRun) -> bool:
        """All steps are known."""
        return run.player.complete

    def begin(self, run: MazeRun) -> Iterator[Question | None]:
        if len(run.drawing.scene.grid) > MOST:
            raise MisfitError("Questions are asked about mazes of up to {most} cells.", most=MOST)
        return one_by_one(Told(run.recipe, run.player.log), kinds=KINDS)

    def pictures(self, run: MazeRun, asked: Question, theme: Theme) -> Sequence[str]:
        return maze_pictures(run.recipe, run.player.log, asked.at, asked.answers, theme)

    def layers(self, run: MazeRun, asked: Question, theme: Theme) -> Iterator[Layer | Label]:
        return maze_layers(run.drawing.scene.grid, asked.answers, theme)
