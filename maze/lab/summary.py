"""Summary: what many rows say together: medians, quartiles, and the finding in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from maze.lab.experiment import Experiment
from maze.lab.measures import MEASURES, UNKNOWN, Measure
from maze.lab.rows import Row, Rows
from maze.message import Fixed, Message, Value, joined

PERFECT = Message("perfect")


class Series(NamedTuple):
    """The rows that differ in their seed alone: numbers of parts of an experiment."""

    board: int
    change: int
    by: int
    solve: int


class Spread(NamedTuple):
    """Least, lower quartile, median, upper quartile and greatest of ``n`` numbers, and their
    mean; quartiles are interpolated between the numbers around them (as R's type 7)."""

    n: int
    least: float
    low: float
    median: float
    high: float
    most: float
    mean: float


def series_of(rows: Rows) -> dict[Series, list[Row]]:
    """The rows by series, in the order of the experiment."""
    found: dict[Series, list[Row]] = {}
    for row in rows:
        run = rows.experiment.run(row.run)
        found.setdefault(Series(run.board, run.change, run.by, run.solve), []).append(row)
    return dict(sorted(found.items()))


def spread(numbers: Iterable[float]) -> Spread | None:
    """Of some numbers; None if there are none."""
    ordered = sorted(numbers)
    if not ordered:
        return None
    return Spread(len(ordered), ordered[0], quantile(ordered, 1, 4), quantile(ordered, 1, 2),
                  quantile(ordered, 3, 4), ordered[-1], sum(ordered) / len(ordered))


def quantile(ordered: Sequence[float], part: int, of: int) -> float:
    """Between the two numbers beside the place (n - 1) * part / of of a sorted sequence."""
    place, rest = divmod((len(ordered) - 1) * part, of)
    if not rest:
        return ordered[place]
    return ordered[place] + (ordered[place + 1] - ordered[place]) * rest / of


def spread_of(rows: Iterable[Row], measure: str) -> Spread | None:
    """Of a measure, by its id, where it is known."""
    one = MEASURES[measure]
    known = (row.value(measure) for row in rows)
    return spread(number for value in known if value != UNKNOWN
                  if (number := one.number(value)) is not None)


def title_of(experiment: Experiment, series: Series) -> Value:
    """A series is called by those of its parts that others do not share."""
    parts: list[Value] = []
    if len(experiment.by) > 1 or not experiment.solve:
        parts.append(experiment.title("generators", experiment.by[series.by]))
    if series.solve >= 0 and (len(experiment.solve) > 1 or not parts):
        parts.append(experiment.title("solvers", experiment.solve[series.solve]))
    if len(experiment.boards) > 1:
        parts.append(experiment.board_title(series.board))
    if len(experiment.changes) > 1:
        parts.append(experiment.changes[series.change] or PERFECT)
    return parts[0] if len(parts) == 1 else joined(parts, ", ")


def written(measure: Measure, number: float) -> Message:
    """A number with its unit."""
    value = Fixed(number, measure.digits) if measure.digits else f"{number:g}"
    return Message("{value} {unit}", value=value, unit=measure.unit) if measure.unit.text \
        else Message("{value}", value=value)


def finding(rows: Rows, measure: str) -> Message:
    """Which series has the largest median of a measure, and which the smallest."""
    one = MEASURES[measure]
    medians = [(found.median, series) for series, some in series_of(rows).items()
               if (found := spread_of(some, measure))]
    if not medians:
        return Message("{measure}: nothing was measured yet.", measure=one.title)
    least, most = min(medians, key=_first), max(medians, key=_first)
    if len(medians) == 1 or least[0] == most[0]:
        return Message("{measure}: the median is {value}.", measure=one.title,
                       value=written(one, most[0]))
    return Message("{measure}: {most} has the largest median ({high}), {least} the smallest "
                   "({low}).", measure=one.title, most=title_of(rows.experiment, most[1]),
                   high=written(one, most[0]), least=title_of(rows.experiment, least[1]),
                   low=written(one, least[0]))


def _first(pair: tuple[float, Series]) -> float:
    return pair[0]


def told(done: int, every: int) -> Message:
    """How far the work is."""
    return Message("{done} of {every} mazes measured", done=done, every=every)
