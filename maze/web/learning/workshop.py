"""Learning: the workshop of the place Learn, which passes everything on to the screen of a mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from maze.learning.screens import FIRST, SCREENS
from maze.message import Said
from maze.place import AnyRecipe
from maze.places.learn import PLACE
from maze.progress import Work
from maze.render.theme import Theme
from maze.web.explaining.idea import Idea
from maze.web.house import House
from maze.web.keys import KeyPress
from maze.web.modes import Modes
from maze.web.run import AnyWorkshop, Shown, Workshop
from maze.web.workshops import Workshops


class Learning(Workshop[Any, Shown]):
    """``screens`` are workshops by mode, each made on first use; ``now`` is the one that is shown.
    """

    def __init__(self, house: House) -> None:
        self.page = house.browser.page
        self.modes = Modes(self.page, PLACE)
        self.screens = Workshops(lambda mode: SCREENS[mode].make(house))
        self.mode = FIRST

    @property
    def now(self) -> AnyWorkshop:
        return self.screens[self.mode]

    # --- links ----------------------------------------------------------------------------------

    def look(self, view: Mapping[str, Any]) -> None:
        """The mode is in the recipe."""

    def view(self) -> dict[str, Any]:
        return {}

    def shared(self) -> dict[str, Any]:
        return self.now.shared()

    def linked(self, shown: Shown) -> AnyRecipe:
        return self.now.linked(shown)

    def enter(self) -> None:
        self.now.enter()

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: Any) -> None:
        self.page.attribute("", "data-mode", recipe.mode)
        self.now.write(recipe)

    def read(self) -> AnyRecipe:
        found: AnyRecipe = self.now.read()
        return found

    def laying(self, recipe: Any) -> Work[Any]:
        return self.screens[recipe.mode].laying(recipe)

    def begin(self, recipe: Any) -> Shown:
        shown: Shown = self.screens[recipe.mode].begin(recipe)
        self.mode = recipe.mode
        return shown

    def refresh(self, shown: Shown) -> None:
        self.now.refresh(shown)

    def explain(self, shown: Shown) -> Idea:
        return self.now.explain(shown)

    def plays(self, shown: Shown) -> bool:
        return self.now.plays(shown)

    def outcome(self, shown: Shown) -> Said:
        return self.now.outcome(shown)

    def offers_exact(self, shown: Shown) -> bool:
        return self.now.offers_exact(shown)

    def exact(self, shown: Shown) -> AnyRecipe:
        return self.now.exact(shown)

    def over(self, theme: Theme) -> Iterable[Any]:
        return self.now.over(theme)

    @property
    def hides_ideas(self) -> bool:
        return self.now.hides_ideas

    # --- what people do -------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return self.now.commands()

    @property
    def taken(self) -> bool:
        return self.now.taken

    def hears(self, press: KeyPress) -> bool:
        return self.now.hears(press)

    def key(self, press: KeyPress) -> bool:
        return self.now.key(press)

    def rests(self, press: KeyPress) -> bool:
        return self.now.rests(press)
