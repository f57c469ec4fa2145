"""The thesis redrawn: its six charts and its two tables, measured here."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from maze.jobs import Job
from maze.lab import book, needed
from maze.lab.chart import Chart
from maze.lab.experiment import Experiment
from maze.lab.fit import Weights
from maze.lab.growth import Timing, timed
from maze.lab.people import ALGORITHMS
from maze.lab.plays import Plays, job_of
from maze.lab.recipe import LabRecipe
from maze.lab.rows import Rows
from maze.lab.studies import thesis_charts, thesis_fit, thesis_plays, thesis_tables
from maze.lab.studies.growth import timing_records
from maze.lab.studies.study import Study
from maze.lab.tables import record, written_csv
from maze.measures.human import Terms
from maze.progress import Work

COLUMNS = ("part", "algorithm", "changes", "board", "number", "cells", "steps", "ms",
           "search_steps", "search_ms", "path", "dead_ends", "solution", "across",
           "solution_length", "difficulty", "difficulty_2", "link")
FIT = 2 + len(Terms._fields)                               # numbers of one that is left out


class Redrawing(Study):
    """First what needs a clock: the trials of the charts, and the times of table 1. Then the mazes
    of table 2, which are small, and those of table 1."""

    heavy = True

    def __init__(self, recipe: LabRecipe) -> None:
        self.plays = Plays()
        self._links: dict[int, list[str]] = {}             # of the jobs that judge plays
        self._fit = -1                                     # the job that leaves algorithms out
        self._terms: list[list[int]] = []
        self._fits: dict[str, Weights] = {}
        self.timings: list[Timing] = []
        self.speeds: list[tuple[Experiment, list[Timing]]] = [
            (one, []) for one in book.experiments(recipe.mazes, recipe.seed, book.TIMED)]
        self.people = Rows(needed.mazes(recipe.mazes, recipe.seed))
        self.book = [Rows(one) for one in book.experiments(recipe.mazes, recipe.seed)]
        self.jobs = [Job("measure", json.dumps(rows.experiment.as_fields()))
                     for rows in self.rows]
        super().__init__(recipe, [rows.experiment.trials for rows in self.rows])
        self.of += sum(one.trials for one, _ in self._clocked)

    def judge(self) -> int | None:
        """Add a job for plays that nothing is known of yet; returns its number, or None."""
        asked = {link for some in self._links.values() for link in some}
        links = [link for link in self.plays.unknown() if link not in asked]
        if not links:
            return None
        number = len(self.jobs)
        self._links[number] = links
        self.jobs = [*self.jobs, job_of(links)]
        self.lengths.append(len(links))
        self._done.append(0)
        self.of += len(links)
        return number

    def ended(self, number: int) -> None:
        """The model is fitted once the mazes of table 2 are measured."""
        super().ended(number)
        if number == 0 and self._fit < 0:
            self._terms = needed.terms(self.people)
            self._fit = len(self.jobs)
            self.jobs = [*self.jobs, Job("fit", json.dumps({"terms": self._terms}))]
            self.lengths.append(len(ALGORITHMS))
            self._done.append(0)

    @property
    def rows(self) -> list[Rows]:
        """Of each job."""
        return [self.people, *self.book]

    @property
    def _clocked(self) -> list[tuple[Experiment, list[Timing]]]:
        return [(self.recipe.experiment, self.timings), *self.speeds]

    @property
    def done(self) -> int:
        mazes = sum(done for number, done in enumerate(self._done) if number != self._fit)
        return mazes + sum(len(found) for _, found in self._clocked)

    def clocked(self, clock: Callable[[], float]) -> Work[None] | None:
        return self._work(clock)

    def _work(self, clock: Callable[[], float]) -> Work[None]:
        for experiment, found in self._clocked:
            yield from timed(experiment, clock, found)

    def take(self, number: int, numbers: Sequence[int]) -> None:
        if number == self._fit:
            for at in range(0, len(numbers), FIT):
                by, *weights = numbers[at:at + FIT]
                self._fits[ALGORITHMS[by]] = tuple(weights)
        elif number in self._links:
            self.plays.take(self._links[number], numbers)
        else:
            self.rows[number].feed(numbers)

    def drawing(self) -> Iterator[Chart]:
        yield from thesis_charts.charts(self.recipe, self.timings)
        yield from thesis_tables.people(self.people, self.plays)
        yield from thesis_fit.charts(self._terms, self._fits)
        yield from thesis_plays.charts(self.plays)
        yield from thesis_tables.textbook(self.book, self.speeds)

    def csv(self) -> str:
        """A row for each maze of each chart and table."""
        return written_csv(COLUMNS, self._records())

    def _records(self) -> Iterator[dict[str, Any]]:
        for part, (experiment, found) in zip(("charts", *["table_1"] * len(self.speeds)),
                                             self._clocked, strict=True):
            for one in timing_records(experiment, found):
                yield {"part": part, "changes": experiment.changes[0], **one}
        for part, rows in zip(("table_2", *["table_1"] * len(self.book)), self.rows, strict=True):
            for row in rows:
                run = rows.experiment.run(row.run)
                yield {**record(rows, row), "part": part, "number": run.number,
                       "board": rows.experiment.boards[run.board]}


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    return Redrawing(recipe)
