"""Measure: strips of one number, a scatter of two, and a table of all."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial

from maze.jobs import Job
from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.measures import Measure
from maze.lab.recipe import LabRecipe
from maze.lab.rows import Row, Rows
from maze.lab.studies.study import DOTS, Study, parts_of
from maze.lab.summary import Series as Key
from maze.lab.summary import finding, series_of, spread_of, title_of, written
from maze.lab.tables import csv_text, textbook_of
from maze.message import Fixed, Message, Said, Value, joined
from maze.share import encode

UNIFORM = 29.45                                            # percent of leaves: see UNIFORM_TREES
UNIFORM_TREES = Message("uniform trees on large grids: {share} %", share=Fixed(UNIFORM, 2))
Known = dict[Key, list[Row]]


class Measuring(Study):
    """Rows as they come."""

    def __init__(self, recipe: LabRecipe) -> None:
        self.rows = Rows(recipe.experiment)
        self.jobs = [Job("measure", json.dumps(recipe.experiment.as_fields()))]
        super().__init__(recipe)

    def take(self, number: int, numbers: Sequence[int]) -> None:
        self.rows.feed(numbers)

    def drawing(self) -> Iterator[Chart | None]:
        if not len(self.rows):
            return
        known = series_of(self.rows)
        x, y = self.recipe.look("x"), self.recipe.look("y")
        yield None
        yield _strips(self, known, x)
        yield _scatter(self, known, x, y)
        yield (yield from _table(self, known))

    def csv(self) -> str:
        return csv_text(self.rows)

    def number_of(self, row: Row) -> int:
        """The number in the seed of a row's maze."""
        return self.rows.experiment.run(row.run).number + 1


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    assert recipe.experiment.misfits is not None           # refuses boards that are too large
    return Measuring(recipe)


def link_of(rows: Rows, some: Sequence[Row]) -> tuple[str, str]:
    """The link of a series, in two parts."""
    run = rows.experiment.run(some[0].run)
    first = rows.experiment.recipe(run._replace(number=0))
    return parts_of(encode(first), first.seed)


def label(measure: Measure) -> Value:
    """A measure with its unit."""
    return Message("{title}, {unit}", title=measure.title, unit=measure.unit) \
        if measure.unit.text else measure.title


def _middle(some: Sequence[Row], measure: Measure) -> tuple[float, float, float] | None:
    found = spread_of(some, measure.id)
    return (found.low, found.median, found.high) if found else None


def _strips(study: Measuring, known: Known, x: Measure) -> Chart:
    """A strip for each series, the largest median first."""
    found = []
    most = max(20, DOTS // max(1, len(known)))
    for key, some in known.items():
        middle = _middle(some, x)
        if middle is None:
            continue
        points = [(study.number_of(row), value) for row in some[:most]
                  if (value := row.number(x.id)) is not None]
        found.append(Series(title_of(study.rows.experiment, key), points, (middle,),
                            textbook_of(study.rows.experiment, key, x.id),
                            note=cell(x, middle[1]).text, link=link_of(study.rows, some)))
    found.sort(key=lambda one: -one.middle[0][1])
    marks = ((UNIFORM, UNIFORM_TREES),) if x.id == "dead_ends" and _plain(study) else ()
    return Chart("strips", "strips", x.title, finding(study.rows, x.id),
                 strips_table(study.rows, known, x, partial(title_of, study.rows.experiment)),
                 Axis(label(x), zero=False), series=tuple(found), marks=marks)


def _plain(study: Measuring) -> bool:
    """Whether the mazes are perfect ones of squares, of which theory speaks."""
    return study.recipe.shapes == ("square",) and not study.recipe.changed


def strips_table(rows: Rows, known: Mapping[Key, Sequence[Row]], x: Measure,
                 title: Callable[[Key], Value]) -> Table:
    """Five numbers of each series, and the textbook's where one of them is printed there."""
    books = {key: textbook_of(rows.experiment, key, x.id) for key in known}
    printed = any(book is not None for book in books.values())
    heads = (Message("Algorithm"), Message("Mazes"), Message("Least"), Message("Quartile"),
             Message("Median"), Message("Third quartile"), Message("Most"),
             *((Message("Textbook"),) if printed else ()))
    lines = []
    for key, some in known.items():
        if found := spread_of(some, x.id):
            values = (found.least, found.low, found.median, found.high, found.most)
            book = books[key]
            last = Cell("", None) if book is None else Cell(f"{book:g}", book)
            lines.append((Cell(title(key)), Cell(f"{found.n}", found.n),
                          *(cell(x, value) for value in values), *((last,) if printed else ())))
    return Table(heads, tuple(lines))


def cell(measure: Measure, value: float) -> Cell:
    """A number with the digits of its measure."""
    return Cell(Fixed(value, measure.digits) if measure.digits else f"{value:g}", value)


def _scatter(study: Measuring, known: Known, x: Measure, y: Measure) -> Chart:
    """Two numbers of each maze, and the medians with the middle halves."""
    found, rows = [], []
    most = max(20, DOTS // max(1, len(known)))
    for key, some in known.items():
        across, up = _middle(some, x), _middle(some, y)
        if across is None or up is None:
            continue
        points = [(study.number_of(row), a, b) for row in some[:most]
                  if (a := row.number(x.id)) is not None and (b := row.number(y.id)) is not None]
        title = title_of(study.rows.experiment, key)
        found.append(Series(title, points, (across, up), link=link_of(study.rows, some)))
        rows.append((Cell(title), cell(x, across[1]), cell(y, up[1])))
    table = Table((Message("Algorithm"), label(x), label(y)), tuple(rows))
    return Chart("scatter", "scatter", Message("{x} and {y}", x=x.title, y=y.title.lower()),
                 _scatter_finding(found, x, y), table, Axis(label(x), zero=False),
                 Axis(label(y), zero=False), tuple(found))


def _scatter_finding(found: Sequence[Series], x: Measure, y: Measure) -> Said:
    if not found:
        return Message("{measure}: nothing was measured yet.", measure=y.title)
    most = max(found, key=lambda one: one.middle[1][1])
    return Message("{title} has the largest median of {y}, {high}, with {wide} of {x}.",
                   title=most.title, y=y.title.lower(), high=written(y, most.middle[1][1]),
                   x=x.title.lower(), wide=written(x, most.middle[0][1]))


def _table(study: Measuring, known: Known) -> Generator[None, None, Chart]:
    """The medians of all measures; the textbook's values in brackets.  Pauses after each series:
    each measure sorts all its rows."""
    shown = [one for one in study.rows.measures if one.id != "cells"]
    heads = (Message("Algorithm"), Message("Mazes"), *map(label, shown))
    rows = []
    for key, some in known.items():
        cells = [Cell(title_of(study.rows.experiment, key)), Cell(f"{len(some)}", len(some))]
        for one in shown:
            found = spread_of(some, one.id)
            cells.append(_median(study, key, one, found.median) if found else Cell("", None))
        rows.append(tuple(cells))
        yield
    books = any(textbook_of(study.rows.experiment, key, one.id) is not None
                for key in known for one in shown)
    parts: list[Said] = [Message("Medians of {count} mazes.", count=len(study.rows)
                                 // max(1, len(study.recipe.solve)))]
    if books:
        parts.append(Message("The textbook's values are in brackets."))
    return Chart("table", "table", Message("All numbers"), joined(parts),
                 Table(heads, tuple(rows)))


def _median(study: Measuring, key: Key, measure: Measure, value: float) -> Cell:
    plain = cell(measure, value)
    printed = textbook_of(study.rows.experiment, key, measure.id)
    return plain if printed is None else plain._replace(
        text=Message("{ours} ({printed})", ours=plain.text, printed=f"{printed:g}"))
