"""Examples: counter-examples on the board, with their steps, as the proof has checked them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable

from maze.catalog import DEFAULT
from maze.errors import MazeError
from maze.grid import Grid
from maze.recipe import Recipe
from maze.render.layers import Label, Layer, bottleneck_layers
from maze.render.theme import Theme
from maze.visitors.program import SOLVERS
from maze.visitors.report import Counter
from maze.web.app import App
from maze.written import ID, Recording, programs_of, with_program


class Examples:
    """``allow`` lets the programs of a recipe run."""

    def __init__(self, app: App, allow: Callable[[Recipe], None]) -> None:
        self.app, self.allow = app, allow
        self._shown: tuple[Recipe, Counter] | None = None

    def show(self, room: str, text: str, counter: Counter, error: MazeError | None) -> None:
        """Play a counter-example to a program from its beginning; its steps are known already."""
        catalog = with_program(DEFAULT, room, text)
        recipe: Recipe = counter.recipe.but(catalog=catalog)
        recipe = recipe.but(solve=ID, sopt=()) if room == SOLVERS else recipe.but(by=ID, opt=())
        self.app.waiting.after(recipe.laying(),
                               lambda grid: self._show(recipe, grid, counter, error))

    def _show(self, recipe: Recipe, grid: Grid, counter: Counter, error: MazeError | None) -> None:
        [program] = programs_of(recipe)
        recording = Recording({}, grid)
        recording.feed(counter.steps, array("i", bytes(counter.steps.itemsize
                                                       * len(counter.steps))))
        recording.end([*counter.answer], error)
        program.forget(grid)
        program.expect(grid, recording)
        self.allow(recipe)
        self._shown = recipe, counter
        self.app.visit_and_play(recipe)

    def layers(self, theme: Theme) -> Iterable[Layer | Label]:
        """What the sentence points at, at the end of the steps."""
        run = self.app.run
        if self._shown is None or run is None or run.recipe != self._shown[0] \
                or not run.player.at_end:
            return ()
        return bottleneck_layers(self._shown[0].grid(), self._shown[1].cells, theme)
