"""Many: each entrant of a race does it many times; what comes of that, in numbers.

The work is done by a worker, or between frames.  Whatever is known when somebody stops it stays.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from math import inf

from maze.errors import MazeError
from maze.jobs import Job, Part
from maze.lab.experiment import MAZES, Experiment
from maze.lab.measures import MEASURES, Measure
from maze.lab.rows import Row, Rows
from maze.lab.summary import Spread, finding, series_of, spread_of, title_of, told, written
from maze.lab.tables import csv_text, textbook_of
from maze.message import Message, Said, Value, joined
from maze.race.measured import experiment_of
from maze.race.recipe import RaceRecipe
from maze.web.page import Option, Page
from maze.web.services import Browser
from maze.web.work.works import Works

NAME = "measure"
OFTEN = 0.25                                               # seconds between two tables
HEAVY = 20_000                                             # cells in all that are worth a worker
FIRST = {"generators": "dead_ends", "solvers": "looked_at"}            # to be looked at


class Many:
    """``noted`` hears why something cannot be measured."""

    def __init__(self, page: Page, browser: Browser, works: Works,
                 noted: Callable[[Said], None]) -> None:
        self.page, self.browser, self.works, self.noted = page, browser, works, noted
        self.recipe: RaceRecipe | None = None
        self.rows: Rows | None = None
        self._due, self._kind = -inf, ""
        page.on("lab-measure", "click", self.begin)
        page.on("lab-stop", "click", self.stop)
        page.on("lab-number", "change", self.show)
        page.on("lab-csv", "click", self.save)

    def write(self, recipe: RaceRecipe) -> None:
        """Another race is shown: what was measured of the last one is gone, unless it is the
        same."""
        page = self.page
        page.attribute("lab-many", "hidden", "" if recipe.kind == "searches" else None)
        if recipe != self.recipe:
            self.works.cancel(NAME)
            self.recipe, self.rows = recipe, None
            self._show_busy(busy=False)
            page.write("lab-told", "")
            page.attribute("lab-measured", "hidden", "")

    def begin(self) -> None:
        """Measure as many mazes as the page says."""
        if self.recipe is None:
            return
        try:
            mazes = MAZES.parse(self.page.read("lab-mazes").strip())
            experiment = experiment_of(self.recipe, mazes)
        except MazeError as problem:
            self.noted(problem.message)
            return
        rows = self.rows = Rows(experiment)
        self.page.menu("lab-number", [Option(one.id, _title(one)) for one in rows.measures])
        if self._kind != self.recipe.kind:
            self._kind = self.recipe.kind
            self.page.write("lab-number", FIRST[self._kind])
        self._show_busy(busy=True)
        self._tell(0, experiment)
        cells = len(self.recipe.base.grid()) * experiment.runs
        self.works.begin(NAME, Job("measure", json.dumps(experiment.as_fields())),
                         lambda _: self._ended(rows), lambda part: self._hear(rows, part),
                         self._failed, heavy=cells >= HEAVY)

    def stop(self) -> None:
        """What is known stays."""
        self.works.cancel(NAME)
        self._show_busy(busy=False)
        if self.rows:
            self.page.write("lab-told", joined(["Stopped.", self._said(self.rows)]))
        self.show()

    def _hear(self, rows: Rows, part: Part) -> None:
        """Rows, or how far the work is."""
        if isinstance(part, array):
            rows.feed(part)
            return
        if part.of:
            self._tell(part.done, rows.experiment)
        if (now := self.browser.clock()) >= self._due and len(rows):
            self._due = now + OFTEN
            self.show()

    def _tell(self, done: int, experiment: Experiment) -> None:
        self.page.write("lab-told", told(done, experiment.trials))
        self.page.attribute("lab-progress", "max", str(experiment.trials))
        self.page.attribute("lab-progress", "value", str(done))

    def _said(self, rows: Rows) -> Message:
        done = len(rows) // max(1, len(rows.experiment.solve))
        return Message("{told}.", told=told(done, rows.experiment.trials))

    def _ended(self, rows: Rows) -> None:
        self._show_busy(busy=False)
        self.page.write("lab-told", joined([self._said(rows), *rows.experiment.left_out]))
        self.show()

    def _failed(self, error: Exception) -> None:
        self._show_busy(busy=False)
        self.page.write("lab-told", "")
        self.noted(error.message if isinstance(error, MazeError) else str(error))

    def _show_busy(self, *, busy: bool) -> None:
        page = self.page
        page.attribute("lab-stop", "hidden", None if busy else "")
        page.attribute("lab-progress", "hidden", None if busy else "")
        if not busy:
            page.hand_on("lab-stop", "lab-measure")

    # --- what came of it ------------------------------------------------------------------------

    def show(self) -> None:
        """The medians of the chosen number, the largest first, and its finding."""
        page, rows = self.page, self.rows
        page.attribute("lab-measured", "hidden", None if rows else "")
        if not rows:
            return
        measure = MEASURES[page.read("lab-number")]
        page.write("lab-finding", finding(rows, measure.id))
        page.listed("lab-medians", _lines(rows, measure))
        known = sorted((value, row.run, row) for row in rows
                       if (value := row.number(measure.id)) is not None)
        for name, end in (("lab-most", -1), ("lab-least", 0)):
            page.attribute(name, "hidden", None if known else "")
            if known:
                page.attribute(name, "href", rows.link(known[end][2]))

    def save(self) -> None:
        """All rows as CSV, each with the link of its maze."""
        if self.rows:
            self.browser.save("meander-lab.csv", "text/csv;charset=utf-8",
                              csv_text(self.rows).encode())


def _title(measure: Measure) -> Said:
    return Message("{title}, {unit}", title=measure.title, unit=measure.unit) \
        if measure.unit.text else measure.title


def _lines(rows: Rows, measure: Measure) -> list[Said]:
    """A line for each algorithm, the largest median first."""
    found: list[tuple[float, Said]] = []
    for series, some in series_of(rows).items():
        spread = spread_of(some, measure.id)
        if spread is not None:
            beside = textbook_of(rows.experiment, series, measure.id)
            line = _line(measure, spread, title_of(rows.experiment, series), some)
            found.append((spread.median, line if beside is None else joined([line, Message(
                "Textbook: {value}.", value=written(measure, beside))])))
    return [line for _, line in sorted(found, key=lambda pair: -pair[0])]


def _line(measure: Measure, spread: Spread, title: Value, some: list[Row]) -> Message:
    return Message("{title}: {median}; half of {count} between {low} and {high}.",
                   title=title, median=written(measure, spread.median),
                   count=len(some), low=written(measure, spread.low),
                   high=written(measure, spread.high))
