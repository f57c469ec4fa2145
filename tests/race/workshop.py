"""The workshop of races: two drawings, one clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maze.player import Player
from maze.web.house import House
from maze.web.mazes.drawing import MazeDrawing
from maze.web.modes import Modes
from maze.web.run import Boards, Document, Pane, Shown, Workshop
from tests.race.place import PLACE
from tests.race.recipe import RaceRecipe

CANVASES = ("race-first", "race-second")


class Races(Workshop):
    """A race is run, or told as a document if nobody takes part."""

    def __init__(self, house: House) -> None:
        self.house, self.page = house, house.browser.page
        self.modes = Modes(self.page, PLACE)
        self.modes.listen(self.modes.turn)
        self.modes.turned.listen(house.app.settle)
        self.page.on("race-new", "click", self.commands()["new"])

    def write(self, recipe: RaceRecipe) -> None:
        self.page.write("race-seed", recipe.seed)
        self.modes.show()

    def read(self) -> RaceRecipe:
        return RaceRecipe(seed=self.page.read("race-seed"))

    def begin(self, recipe: RaceRecipe) -> Shown:
        if recipe.racers == ("", ""):
            return Document(recipe, "Nobody races.")
        together, steps = recipe.begin()
        ends = (0, len(together.scenes[0].grid) - 1)
        boards = [Pane(canvas, MazeDrawing(scene, *ends, self.house.browser.theme))
                  for canvas, scene in zip(CANVASES, together.scenes, strict=True)]
        return Boards(recipe, Player(steps, together), boards, " against ".join(recipe.racers),
                      lambda step: f"Tick {step + 1}.")

    def enter(self) -> None:
        self.modes.turn(self.modes.take_wish())

    def outcome(self, shown: Any) -> str:
        return "Both have finished."

    def refresh(self, shown: Any) -> None:
        self.page.write("race-told", f"{shown.player.position} ticks")

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"new": lambda: self.house.app.make(
            lambda: RaceRecipe(seed=self.house.browser.fresh()))}
