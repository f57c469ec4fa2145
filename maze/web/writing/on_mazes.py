"""OnMazes: programs that make mazes or solve them, in the maze workshop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from maze.catalog import DEFAULT
from maze.places.maze import PLACE
from maze.recipe import Recipe
from maze.recordings import ID, Recorded, Recording
from maze.render.layers import Label, Layer, bottleneck_layers
from maze.render.theme import Theme
from maze.steps import PHASE, SOLVING
from maze.visitors.program import GENERATORS, SOLVERS
from maze.visitors.report import Counter
from maze.web.app import App
from maze.web.house import House
from maze.web.mazes.runs import MazeRun
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.player.stage import solving_begins
from maze.web.writing.values import ValuesView
from maze.written import Written, programs_of, shape_of, with_program, written_in


class OnMazes:
    """See ``maze.web.writing.ground.Ground``."""

    place = PLACE.id
    rooms = (GENERATORS, SOLVERS)
    parts: Sequence[str] = ()

    def __init__(self, house: House, shop: MazeWorkshop) -> None:
        self.app: App = house.app
        self.calm, self.shop = house.browser.calm, shop

    def recipe(self, room: str, text: str, shown: Any) -> Recipe:
        """A generator on the board that the controls say, a solver on the maze that is shown."""
        if room == SOLVERS and shown is not None:
            old: Recipe = shown.recipe
            return old.but(catalog=with_program(old.catalog, SOLVERS, text), solve=ID, sopt=())
        recipe = self.shop.read()
        solver = written_in(recipe.solver)
        if solver and not solver.allowed:
            recipe = recipe.but(solve="")
        return recipe.but(catalog=with_program(recipe.catalog, GENERATORS, text), by=ID, opt=())

    def recording(self, recipe: Recipe) -> Recording | None:
        maker = None if recipe.walls else written_in(recipe.generator)
        if maker is None:
            return None
        grid = recipe.checked_grid()
        maker.about(grid, shape_of(recipe))
        maker.forget(grid)
        return maker.recording(grid, recipe.seed, {"seed": recipe.seed})

    def programs(self, recipe: Any) -> list[Written]:
        return programs_of(recipe) if recipe.place_id == self.place else []

    def visit(self, recipe: Recipe, *, later: bool) -> None:
        if not later:
            self.app.visit_and_play(recipe)
        elif self.app.visit(recipe, play=False):
            self.app.player.hurry(solving_begins, play=not self.calm(), quiet=True)

    def reached(self, program: Recorded, run: MazeRun) -> tuple[Recording | None, int]:
        player = run.player
        first = next((at for at in player.landmarks if player.log[at - 1] == PHASE + SOLVING),
                     player.position) if program.room == SOLVERS else 0
        return program.latest(run.drawing.scene.grid), player.position - first

    def layers(self, values: ValuesView, run: MazeRun, theme: Theme) -> Iterable[Layer | Label]:
        return values.layers(run.drawing.scene.grid, theme)

    # --- counter-examples -------------------------------------------------------------------------

    def example(self, room: str, text: str, counter: Counter) -> Recipe:
        recipe: Recipe = counter.recipe.but(catalog=with_program(DEFAULT, room, text))
        return recipe.but(solve=ID, sopt=()) if room == SOLVERS else recipe.but(by=ID, opt=())

    def board(self, recipe: Recipe, laid: Any) -> Any:
        return laid

    def pointed(self, run: MazeRun, counter: Counter, theme: Theme) -> Iterable[Layer | Label]:
        return bottleneck_layers(run.drawing.scene.grid, counter.cells, theme)
