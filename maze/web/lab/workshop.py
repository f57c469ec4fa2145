"""Lab: the workshop of the place: races, and what is measured; the mode says which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from maze.lab.recipe import LabRecipe
from maze.message import Said
from maze.places.lab import PLACE
from maze.progress import Work
from maze.race.links import Compared
from maze.race.recipe import RaceRecipe
from maze.web.explaining.idea import Idea
from maze.web.house import House
from maze.web.lab.races import Races
from maze.web.lab.studying import Studying
from maze.web.lab.turning import turned
from maze.web.modes import Modes
from maze.web.run import AnyWorkshop, Shown, Workshop


class Lab(Workshop[Compared, Shown]):
    """Each half is a workshop of its own; a mode that was left keeps what it had."""

    def __init__(self, house: House) -> None:
        self.app, self.page = house.app, house.browser.page
        self.modes = Modes(self.page, PLACE)
        self.races = Races(house, self.modes)
        self.studying = Studying(house, self.modes)
        self._left: dict[str, Compared] = {}               # by mode
        self.modes.listen(self._turn)

    def _of(self, recipe: Any) -> AnyWorkshop:
        half: Any = self.studying if isinstance(recipe, LabRecipe) else self.races
        return cast(AnyWorkshop, half)

    @property
    def _half(self) -> AnyWorkshop:
        """The one of what is shown."""
        assert self.app.run
        return self._of(self.app.run.recipe)

    def _turn(self, mode: str) -> None:
        """Another mode, with what it had before, or with what can be kept of this one."""
        run = self.app.run
        if run is None or not isinstance(run.recipe, RaceRecipe | LabRecipe):
            return
        if mode == mode_of(run.recipe):
            self.modes.show()
            return
        recipe = run.recipe
        self.app.make(lambda: self._left.get(mode) or turned(recipe, mode))

    # --- links ----------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        return self._half.view()

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: Compared) -> None:
        self._left[mode_of(recipe)] = recipe
        self._of(recipe).write(recipe)
        self.modes.turn(mode_of(recipe))

    def read(self) -> Compared:
        read: Compared = self._half.read()
        return read

    def laying(self, recipe: Compared) -> Work[Any]:
        return self._of(recipe).laying(recipe)

    def begin(self, recipe: Compared) -> Shown:
        shown: Shown = self._of(recipe).begin(recipe)
        return shown

    def refresh(self, shown: Shown) -> None:
        self._of(shown.recipe).refresh(shown)

    def explain(self, shown: Shown) -> Idea:
        return self._of(shown.recipe).explain(shown)

    def outcome(self, shown: Shown) -> Said:
        return self._of(shown.recipe).outcome(shown)

    def commands(self) -> dict[str, Callable[[], None]]:
        return self._half.commands()


def mode_of(recipe: Compared) -> str:
    """The mode in which a recipe is shown."""
    return recipe.mode if isinstance(recipe, LabRecipe) else PLACE.modes[0]


