"""Growth: steps and milliseconds against the number of cells, both logarithmic."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.experiment import Experiment
from maze.lab.growth import (
    UNIFORM_PATH,
    Timing,
    finding,
    guide,
    path_finding,
    slope,
    timed,
    typical,
)
from maze.lab.recipe import LabRecipe
from maze.lab.studies.study import Study
from maze.lab.tables import written_csv
from maze.message import Fixed, Grouped, Message, Said, Value
from maze.progress import Work
from maze.share import encode

CELLS = Message("cells")
HERE = Message("milliseconds, in this browser now")
COLUMNS = ("algorithm", "board", "number", "cells", "steps", "ms", "search_steps", "search_ms",
           "path", "link")


class Growing(Study):
    """Timings as they come."""

    heavy = False

    def __init__(self, recipe: LabRecipe) -> None:
        super().__init__(recipe)
        self.timings: list[Timing] = []

    @property
    def done(self) -> int:
        return len(self.timings)

    def clocked(self, clock: Callable[[], float]) -> Work[None] | None:
        return self._work(clock)

    def _work(self, clock: Callable[[], float]) -> Work[None]:
        yield from timed(self.recipe.experiment, clock, self.timings)

    def drawing(self) -> Iterator[Chart]:
        if not self.timings:
            return
        told, table = finding(self.recipe.experiment, self.timings), _table(self)
        yield _lines(self, "steps", Message("Steps against cells"), Message("steps"), told, table)
        yield _lines(self, "ms", Message("Time against cells"), HERE, told, table)
        told_path = path_finding(self.recipe.experiment, self.timings)
        line = guide(self.recipe.experiment, self.timings)
        yield replace(_lines(self, "path", Message("Length of the path against cells"),
                             Message("steps"), told_path, _paths(self)), guide=line,
                      guided=Message("uniform trees: n^{slope}", slope=Fixed(UNIFORM_PATH, 3)))

    def csv(self) -> str:
        """A row for each trial."""
        return written_csv(COLUMNS, timing_records(self.recipe.experiment, self.timings))


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    assert recipe.experiment.misfits is not None
    return Growing(recipe)


def timing_records(experiment: Experiment, timings: Sequence[Timing]) -> Iterator[dict[str, Any]]:
    """Each trial with the link of its maze, as names and values."""
    places = {(by, board): (b, a) for a, by in enumerate(experiment.by)
              for b, board in enumerate(experiment.boards)}
    for one in timings:
        board, by = places[one.by, one.board]
        at = (one.number * len(experiment.boards) + board) * len(experiment.by) + by
        run = experiment.run(at * max(1, len(experiment.solve)))
        link = encode(experiment.recipe(run))
        yield dict(zip(COLUMNS, (*one[:5], round(one.ms, 3), one.search_steps,
                                 round(one.search_ms, 3), one.path, link), strict=True))


def _lines(study: Growing, of: str, title: Value, label: Value, told: Said,
           table: Table) -> Chart:
    series = []
    for by in study.recipe.experiment.by:
        some = [one for one in study.timings if one.by == by]
        rise = slope(typical(some, of))
        name: Value = study.recipe.experiment.title("generators", by)
        if rise is not None:
            name = Message("{title} n^{slope}", title=name, slope=Fixed(rise, 2))
        series.append(Series(name, [(one.number + 1, one.cells, getattr(one, of)) for one in some],
                             line=typical(some, of)))
    return Chart(f"growth-{of}", "lines", title, told, table, Axis(CELLS, log=True),
                 Axis(label, log=True), tuple(series))


def _paths(study: Growing) -> Table:
    """The median length of the path on each board."""
    experiment = study.recipe.experiment
    sizes = sorted({one.cells for one in study.timings})
    heads = (Message("Algorithm"), Message("Path grows as n to the"),
             *(Message("Steps, {cells} cells", cells=Grouped(size)) for size in sizes))
    rows = []
    for by in experiment.by:
        known = typical((one for one in study.timings if one.by == by), "path")
        rise, medians = slope(known), dict(known)
        rows.append((Cell(experiment.title("generators", by)),
                     Cell("" if rise is None else Fixed(rise, 2), rise),
                     *(Cell(Grouped(round(medians[size])), medians[size]) if size in medians
                       else Cell("") for size in sizes)))
    return Table(heads, tuple(rows))


def _table(study: Growing) -> Table:
    experiment = study.recipe.experiment
    sizes = sorted({one.cells for one in study.timings})
    heads = (Message("Algorithm"), Message("Steps grow as n to the"),
             Message("Milliseconds grow as n to the"),
             *(Message("Steps, {cells} cells", cells=Grouped(size)) for size in sizes))
    rows = []
    for by in experiment.by:
        some = [one for one in study.timings if one.by == by]
        rises = slope(typical(some, "steps")), slope(typical(some, "ms"))
        known = dict(typical(some, "steps"))
        rows.append((Cell(experiment.title("generators", by)),
                     *(Cell("" if rise is None else Fixed(rise, 2), rise) for rise in rises),
                     *(Cell(Grouped(round(known[size])), known[size]) if size in known
                       else Cell("") for size in sizes)))
    return Table(heads, tuple(rows))
