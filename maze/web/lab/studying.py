"""Studying: what is measured: its form, the work, and its charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from maze.errors import MazeError
from maze.lab.recipe import LabRecipe, X, Y
from maze.lab.studies import study_of
from maze.lab.studies.study import Study
from maze.lab.studies.thesis import Redrawing
from maze.message import Message, Said, joined
from maze.playing.plays import Play
from maze.progress import Work
from maze.web.house import House
from maze.web.lab.drawn import drawing
from maze.web.lab.form import StudyForm
from maze.web.lab.own import OwnGenerator
from maze.web.lab.plays import PlaysBox
from maze.web.lab.working import Working
from maze.web.modes import Modes
from maze.web.run import Document, Workshop

CHARTS = "charts"                                          # of the page's works
OFTEN = 1.0                                                # seconds between two sets of charts
REST = 9                                                   # times as long as a set took: a tenth
NAMES: dict[str, Said] = {
    "measure": "Numbers about many mazes.", "growth": "How the work grows with the maze.",
    "census": "Every maze of a small board, and how often each comes.",
    "average": "Many mazes laid on each other.",
    "solvers": "How much solvers look at, by kind of maze.",
    "searches": "The nodes of searches for pentominoes.",
    "thesis": "The charts and tables of a thesis, measured here."}


class Studying(Workshop[LabRecipe, Document]):
    """The charts follow the form; what is known when somebody stops it stays."""

    def __init__(self, house: House, modes: Modes) -> None:
        self.modes = modes
        self.house, self.app, self.works = house, house.app, house.works
        self.browser, self.page = house.browser, house.browser.page
        self.own = OwnGenerator(house, self._changed, self.run)
        self.form = StudyForm(self.page, self.own, self._changed)
        self.working = Working(house, self.own, self._show, self._over, self._failed)
        self.played = PlaysBox(self.browser, house.works.scheduler, self._added)
        self.study: Study | None = None
        self._kept: dict[str, Study] = {}                  # by mode
        self._due, self._began, self._is_busy = -inf, 0.0, False
        for name, act in (("lab-run", self.run), ("lab-halt", self.stop),
                          ("lab-save-csv", self._save_csv),
                          ("lab-save-markdown", self._save_markdown)):
            self.page.on(name, "click", act)

    # --- recipes --------------------------------------------------------------------------------

    def write(self, recipe: LabRecipe) -> None:
        self.form.write(recipe)

    def read(self) -> LabRecipe:
        assert self.study
        return self.form.read(self.study.recipe)[0]

    def view(self) -> dict[str, Any]:
        return {}                                          # the mode is one of the recipe's keys

    def laying(self, recipe: LabRecipe) -> Work[Any]:
        return recipe.laying()

    def begin(self, recipe: LabRecipe) -> Document:
        """Show what is known, or begin to measure."""
        kept = self._kept.get(recipe.mode)
        if kept is not None and _same(kept.recipe, recipe):
            kept.recipe = recipe                           # another look at the same numbers
            if self.study is not kept:
                self._halt()
                self.study = kept
            self._show(now=True)
            self._judge()
        else:
            study = study_of(recipe)
            self._halt()
            self.study = self._kept[recipe.mode] = study
            self.run()
        return Document(recipe, NAMES[recipe.mode])

    def enter(self) -> None:
        """What there is to do was begun with the recipe."""
        return

    def refresh(self, shown: Document) -> None:
        """Nothing moves between two sets of charts."""
        return

    def commands(self) -> dict[str, Callable[[], None]]:
        return {"new": self._shuffle}

    # --- what people do -------------------------------------------------------------------------

    def _changed(self) -> None:
        assert self.study
        try:
            recipe, notes = self.form.read(self.study.recipe)
        except MazeError as problem:
            self.app.voice.note(problem.message)
            return
        if recipe != self.study.recipe:
            self.app.make(lambda: recipe)
        if notes:
            self.app.voice.note(joined(notes))

    def _shuffle(self) -> None:
        assert self.study
        recipe = self.study.recipe
        self.app.make(lambda: recipe.but(seed=self.browser.fresh()))

    # --- the work -------------------------------------------------------------------------------

    def run(self) -> None:
        """Measure from the beginning."""
        assert self.study
        self._halt()
        study = study_of(self.study.recipe)
        if isinstance(study, Redrawing):
            self.played.fill(study, self.study)
            study.judge()
        self.study = self._kept[study.recipe.mode] = study
        self._began, self._due = self.browser.clock(), -inf
        self._busy(on=True)
        self._show(now=True)
        self.working.begin(study)

    def _over(self) -> None:
        """All is measured."""
        study = self.study
        assert study
        self._busy(on=False)
        self._show(now=True)
        self._tell(joined([Message("{told}.", told=study.told()), *study.remarks(),
                           *self.working.remarks]))

    def _judge(self) -> None:
        """Compare plays that are new; work that goes on comes to them by itself."""
        study = self.study
        if isinstance(study, Redrawing):
            self.played.fill(study, study)
            number = study.judge()
            if number is not None and not self._is_busy:
                self._busy(on=True)
                self.working.go_on(study, number)

    def _added(self, some: Sequence[Play]) -> int:
        """Plays of a file; returns how many are new."""
        study = self.study
        new = study.plays.add(some) if isinstance(study, Redrawing) else 0
        self._judge()
        return new

    def stop(self) -> None:
        """What is known stays."""
        assert self.study
        self._halt()
        self._show(now=True)
        self._tell(joined(["Stopped.", Message("{told}.", told=self.study.told())]))

    def _halt(self) -> None:
        self.working.cancel()
        self._busy(on=False)

    def _failed(self, error: Exception) -> None:
        self._busy(on=False)
        self._tell(error.message if isinstance(error, MazeError) else Message(
            "This could not be measured: {error}.", error=str(error) or type(error).__name__))

    # --- what came of it ------------------------------------------------------------------------

    def _show(self, *, now: bool = False) -> None:
        """How far the work is, and now and then the charts, one after the other; the more there is
        in them, the rarer they are."""
        study, clock = self.study, self.browser.clock()
        assert study
        page = self.page
        page.attribute("lab-study-progress", "max", str(max(1, study.of)))
        page.attribute("lab-study-progress", "value", str(study.done))
        if not now and clock < self._due:
            return
        self._tell(self._progress(study, clock - self._began))
        self._due = inf                                    # until these are made
        self.works.scheduler.begin(
            CHARTS, drawing(study.drawing(), page.said, f"meander-{study.recipe.mode}",
                            self.browser.clock), self._drawn, failed=self._failed)

    def _drawn(self, found: tuple[list[str], float]) -> None:
        """A set of charts is made."""
        lines, spent = found
        self.page.listed("lab-data", lines)
        self.page.attribute("lab-saves", "hidden", None if lines[1:] else "")
        self._due = self.browser.clock() + max(OFTEN, REST * spent)

    def _progress(self, study: Study, seconds: float) -> Message:
        """How far, and how long it will take, once that can be told."""
        if seconds < 2 or not 0 < study.done < study.of:
            return Message("{told}.", told=study.told())
        left = round(seconds * (study.of - study.done) / study.done) + 1
        return Message("{told}, about {seconds} s left.", told=study.told(), seconds=left)

    def _busy(self, *, on: bool) -> None:
        page, self._is_busy = self.page, on
        page.attribute("lab-halt", "hidden", None if on else "")
        page.attribute("lab-run", "hidden", "" if on else None)
        page.attribute("lab-study-progress", "hidden", None if on else "")
        page.hand_on(*(("lab-run", "lab-halt") if on else ("lab-halt", "lab-run")))

    def _tell(self, words: Said) -> None:
        self.page.write("lab-study-told", words)

    def _save_csv(self) -> None:
        if self.study:
            self._save("csv", "text/csv;charset=utf-8", self.study.csv())

    def _save_markdown(self) -> None:
        if self.study:
            self._save("md", "text/markdown;charset=utf-8",
                       self.study.markdown(self.page.said))

    def _save(self, end: str, kind: str, content: str) -> None:
        assert self.study
        self.browser.save(f"meander-{self.study.recipe.mode}.{end}", kind, content.encode())


def _same(one: LabRecipe, other: LabRecipe) -> bool:
    """Whether two recipes measure the same."""
    return one.but(x=X, y=Y) == other.but(x=X, y=Y)
