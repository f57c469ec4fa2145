"""Races: the lab's workshop: two to six algorithms on one clock, under each board how it stands."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from maze.errors import MazeError
from maze.message import Message, Said
from maze.progress import Work
from maze.race.ranking import findings, lines, summary
from maze.race.recipe import MOST, RaceRecipe
from maze.race.runner import Runner
from maze.share import encode
from maze.web.explaining.idea import Idea
from maze.web.house import House
from maze.web.lab.controls import LANE, RaceControls
from maze.web.lab.shown import RaceShown, entered
from maze.web.modes import Modes
from maze.web.run import Workshop

OFTEN = 0.1                                                # seconds between two sets of figures
KEPT = 1.0                                                 # and between two links, while it plays


class Races(Workshop[RaceRecipe, RaceShown]):
    """The link keeps the moment that is shown, so that Back and reload lead to it again."""

    def __init__(self, house: House, modes: Modes) -> None:
        self.modes = modes
        self.house, self.app, self.browser = house, house.app, house.browser
        self.page = house.browser.page
        self.controls = RaceControls(self.page)
        self._runners: tuple[RaceRecipe, list[Runner]] | None = None     # laid out, not yet begun
        self._told: tuple[object, ...] = ()
        self._due = self._keep = -inf
        self._kept = -1                                    # the moment in the link
        self._listen()

    def _listen(self) -> None:
        page = self.page
        page.on("lab-kind", "change", self._turn)
        for name in (*map(LANE.format, range(MOST)), "lab-shape", "lab-size", "lab-by",
                     "lab-changes", "lab-seed", "lab-board"):
            page.on(name, "change", self._changed)
        page.on("lab-onward", "click", self._measure)
        for name, command in (("lab-new", "new"), ("lab-dice", "new")):
            page.on(name, "click", self.commands()[command])

    # --- what people do -------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"new": self.new}

    def new(self) -> None:
        """The same race with a fresh seed; searches draw nothing and begin again."""
        self._make(lambda: self.controls.read(seed=self.browser.fresh()))

    def _measure(self) -> None:
        """One race is chance: the lab does it many times."""
        kind = self.controls.shown.kind if self.controls.shown else "generators"
        self.page.press("lab-measure" if kind == "generators" else f"lab-{kind}")

    def _changed(self) -> None:
        self._make(self.controls.read)

    def _turn(self) -> None:
        self._make(lambda: self.controls.turn(self.page.read("lab-kind")))

    def _make(self, read: Callable[[], RaceRecipe]) -> None:
        """Another race; if there can be none, the controls are again those of this one."""
        def checked() -> RaceRecipe:
            try:
                return read()
            except MazeError:
                if self.controls.shown is not None:
                    self.controls.write(self.controls.shown)
                raise

        self.app.make(checked)

    # --- recipes and runs -----------------------------------------------------------------------

    def write(self, recipe: RaceRecipe) -> None:
        self.controls.write(recipe)
        self.page.write("lab-onward", "Measure these searches" if recipe.kind == "searches"
                        else "Measure many mazes")

    def read(self) -> RaceRecipe:
        return self.controls.read()

    def laying(self, recipe: RaceRecipe) -> Work[None]:
        """The boards, and for solvers the maze."""
        for entrant in recipe.entrants:
            if hasattr(entrant, "laying"):
                yield from entrant.laying()
        self._runners = recipe, (yield from entered(recipe))

    def begin(self, recipe: RaceRecipe) -> RaceShown:
        laid, self._runners = self._runners, None
        runners = laid[1] if laid and laid[0] == recipe else recipe.runners()
        shown = RaceShown(recipe, runners, self.browser, lambda: self.app.player.pace)
        self._told, self._kept = (), -1
        self._write_lanes(shown)
        return shown

    def _write_lanes(self, shown: RaceShown) -> None:
        page, recipe = self.page, shown.standings.recipe
        page.attribute("lab-boards", "data-count", str(len(recipe.entrants)))
        for number in range(MOST):
            there = number < len(recipe.entrants)
            page.attribute(f"lab-box-{number}", "hidden", None if there else "")
            if there:
                entrant: Any = recipe.entrants[number]
                title = recipe.entries[number].title
                page.write(f"lab-open-{number}", title)
                page.attribute(f"lab-open-{number}", "href", encode(entrant))
                page.attribute(f"lab-board-{number}", "aria-label", title)

    def view(self) -> dict[str, Any]:
        """The moment is in the link, but for the beginning."""
        run = self.app.run
        at = run.player.position if isinstance(run, RaceShown) else 0
        return {"at": at} if at else {}

    def enter(self) -> None:
        """Nothing is entered: what is shown is watched."""
        return

    def explain(self, shown: RaceShown) -> Idea:
        return Idea("", "")

    def outcome(self, shown: RaceShown) -> Said:
        return summary(shown.standings)

    # --- after every frame ----------------------------------------------------------------------

    def refresh(self, shown: RaceShown) -> None:
        player, now = shown.player, self.browser.clock()
        moves = player.state == "playing" or self.house.stage.hurrying
        if shown.standings.learn(player.position):
            self._told = ()
            self.house.stage.wake()
        told = (player.position, player.known, player.complete)
        if told != self._told and (not moves or now >= self._due):
            self._told, self._due = told, now + OFTEN
            player.landmarks[:] = shown.standings.finishes()
            self._write_figures(shown)
            self._write_ranking(shown)
        if player.position != self._kept and (not moves or now >= self._keep):
            if moves and self._kept < 0:
                self._keep, self._kept = now + KEPT, 0     # it has only begun
                return
            self._kept, self._keep = player.position, now + KEPT
            self.app.settle()

    def _write_figures(self, shown: RaceShown) -> None:
        standings, position = shown.standings, shown.player.position
        count = len(standings.recipe.entrants)
        done = [standings.finish(number) if standings.is_done(number, position) else None
                for number in range(count)]
        for number in range(count):
            self.page.listed(f"lab-figures-{number}", standings.figures(number, position))
            finish = done[number]
            place = 1 + sum(1 for one in done if one is not None and finish is not None
                            and one < finish)
            self.page.write(f"lab-place-{number}",
                            Message("place {place}", place=place) if finish is not None else "")

    def _write_ranking(self, shown: RaceShown) -> None:
        over = shown.is_over and shown.standings.is_known
        self.page.attribute("lab-before", "hidden", "" if over else None)
        self.page.listed("lab-ranking", lines(shown.standings) if over else [])
        self.page.listed("lab-findings", findings(shown.standings) if over else [])
