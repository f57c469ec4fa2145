"""Examples: counter-examples on the board, with their steps, as the proof has checked them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from maze.errors import MazeError
from maze.recordings import Recording
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.visitors.report import Counter
from maze.web.app import App
from maze.web.writing.ground import Ground


class Examples:
    """``allow`` lets the programs of a recipe run."""

    def __init__(self, app: App, allow: Callable[[Any], None]) -> None:
        self.app, self.allow = app, allow
        self._shown: tuple[Ground, Any, Counter] | None = None

    def show(self, ground: Ground, room: str, text: str, counter: Counter,
             error: MazeError | None) -> None:
        """Play a counter-example to a program from its beginning; its steps are known already."""
        recipe = ground.example(room, text, counter)
        self.app.waiting.after(self.app.shop_of(recipe).laying(recipe),
                               lambda laid: self._show(ground, recipe, laid, counter, error))

    def _show(self, ground: Ground, recipe: Any, laid: Any, counter: Counter,
              error: MazeError | None) -> None:
        [program] = ground.programs(recipe)
        board = ground.board(recipe, laid)
        recording = Recording({}, board)
        recording.feed(counter.steps, array("i", bytes(counter.steps.itemsize
                                                       * len(counter.steps))))
        recording.end([*counter.answer], error)
        program.forget(board)
        program.expect(board, recording)
        self.allow(recipe)
        self._shown = ground, recipe, counter
        ground.visit(recipe, later=False)

    def layers(self, theme: Theme) -> Iterable[Layer | Label]:
        """What the sentence points at, at the end of the steps."""
        run = self.app.run
        if self._shown is None or run is None or run.recipe != self._shown[1] \
                or not run.player.at_end:
            return ()
        ground, _, counter = self._shown
        return ground.pointed(run, counter, theme)
