"""Rows: what was measured, one row for each run of an experiment.

A row is a few whole numbers: the number of the run, then the value of each measure, so that rows go
through a worker's messages as steps do, and are the same everywhere.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from maze.lab.experiment import Experiment
from maze.lab.measures import MEASURES, OF_MAZES, Measure, Number
from maze.recipe import Recipe
from maze.share import encode

WIDTH = 1 + len(MEASURES)                                  # numbers of a row
_PLACE = {name: at for at, name in enumerate(MEASURES, 1)}


class Row(NamedTuple):
    """One run: its number, and its values in the order of ``MEASURES``."""

    run: int
    values: tuple[int, ...]

    def value(self, measure: str) -> int:
        """The kept value of a measure, by its id."""
        return self.values[_PLACE[measure] - 1]

    def number(self, measure: str) -> Number:
        """The same as it is read; None if it is not known."""
        return MEASURES[measure].number(self.value(measure))


class Rows:
    """The rows of an experiment as they arrive.  ``feed`` takes the arrays of a job's parts."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self._rows: list[Row] = []
        self._rest: list[int] = []                         # of a row that has come in part

    def feed(self, numbers: Sequence[int]) -> None:
        """Take the next numbers, wherever they were cut."""
        self._rest += numbers
        whole = len(self._rest) // WIDTH * WIDTH
        for at in range(0, whole, WIDTH):
            run, *values = self._rest[at:at + WIDTH]
            self._rows.append(Row(run, tuple(values)))
        del self._rest[:whole]

    @staticmethod
    def of_bytes(experiment: Experiment, results: Iterable[bytes]) -> Rows:
        """All rows, from the results of jobs."""
        rows = Rows(experiment)
        for result in results:
            rows.feed(array("i", result))
        return rows

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows)

    def __getitem__(self, at: int) -> Row:
        return self._rows[at]

    def recipe(self, row: Row) -> Recipe:
        """What a row measures."""
        return self.experiment.recipe(self.experiment.run(row.run))

    def link(self, row: Row) -> str:
        """The link that opens it, from the ``#`` on."""
        return encode(self.recipe(row))

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What was measured: of searches, too, if there were solvers."""
        return tuple(MEASURES.values()) if self.experiment.solve else OF_MAZES
