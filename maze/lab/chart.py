"""Chart: what a plot shows, as data; code that draws it need not know what a maze is.

    strips   each number of a series as a dot, with the median and the middle half
    trials   numbers one after the other, a line for each series, named at its end
    scatter  two numbers of each maze against each other, with the medians
    lines    medians against x, with the dots that they are of
    bars     how often each kind came, against an even count
    figures  boards whose walls or cells are more or less dark
    table    nothing but its table

Every chart has its finding in a sentence, and a table with the same numbers. A dot of a series with
a link opens what it stands for: the number of the dot stands between the two parts of the link.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from maze.grid import Edge, Grid
from maze.message import Said, Value

Say = Callable[[Value], str]


class Cell(NamedTuple):
    """A cell of a table: what is read, and the number that it is sorted by, if it has one.

    A ``link`` makes it lead somewhere.
    """

    text: Value
    number: float | None = None
    link: str = ""


@dataclass(frozen=True)
class Table:
    """Rows of cells below their heads; the first column names the row."""

    heads: tuple[Value, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True)
class Axis:
    """What is along one side; ``zero`` begins it there, ``log`` makes it logarithmic.

    ``ends`` are the least and the greatest number, for charts that are compared.
    """

    label: Value
    log: bool = False
    zero: bool = True
    ends: tuple[float, float] | None = None


@dataclass(frozen=True)
class Series:
    """One algorithm.

    points   (number, x) or (number, x, y) of each dot; a bar is (number, count)
    middle   lower quartile, median and upper quartile of x, and of y
    known    what somebody else has for x: a cross
    note     what stands beside the title of a strip, instead of the median
    line     (x, y) of the points of a line
    link     what stands before and after a dot's number in its link, or nothing
    links    instead of the number, what stands there in the link of each dot
    """

    title: Value
    points: Sequence[tuple[float, ...]]
    middle: tuple[tuple[float, float, float], ...] = ()
    known: float | None = None
    note: Value = ""
    line: tuple[tuple[float, float], ...] = ()
    link: tuple[str, str] = ("", "")
    links: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figure:
    """A board: the share of each wall, or of each cell, from 0 to 1."""

    title: Value
    grid: Grid
    walls: Mapping[Edge, float] = field(default_factory=dict)
    cells: Mapping[int, float] = field(default_factory=dict)
    link: str = ""


@dataclass(frozen=True)
class Chart:
    """One plot.

    marks    lines of theory across it: where they are on x (for bars, on y), and their names
    guide    (x, y) of the points of a line of theory, and ``guided`` what it is
    known    what the crosses are, if they are not the textbook's values; ``dots`` what the dots are
    figures  boards that are drawn; ``scale`` adds what their colors mean
    """

    id: str
    kind: str
    title: Value
    finding: Said
    table: Table
    x: Axis = Axis("")
    y: Axis = Axis("")
    series: tuple[Series, ...] = ()
    marks: tuple[tuple[float, Value], ...] = ()
    guide: tuple[tuple[float, float], ...] = ()
    guided: Value = ""
    known: Value = ""
    dots: Value = ""
    figures: tuple[Figure, ...] = ()
    scale: bool = False


def as_data(chart: Chart, say: Say) -> Mapping[str, Any]:
    """For JSON, in the language of ``say``."""
    return {"id": chart.id, "kind": chart.kind, "title": say(chart.title),
            "finding": say(chart.finding), "x": _axis(chart.x, say), "y": _axis(chart.y, say),
            "series": [_series(one, say) for one in chart.series],
            "guide": chart.guide, "guided": say(chart.guided), "scale": chart.scale,
            "known": say(chart.known), "dots": say(chart.dots),
            "marks": [[at, say(name)] for at, name in chart.marks],
            "heads": [say(head) for head in chart.table.heads],
            "rows": [[[say(cell.text), cell.number, cell.link] for cell in row]
                     for row in chart.table.rows]}


def _axis(axis: Axis, say: Say) -> Mapping[str, Any]:
    return {"label": say(axis.label), "log": axis.log, "zero": axis.zero,
            "ends": axis.ends}


def _series(series: Series, say: Say) -> Mapping[str, Any]:
    return {"title": say(series.title), "points": series.points, "middle": series.middle,
            "known": series.known, "note": say(series.note), "line": series.line,
            "link": series.link, "links": series.links}


def as_markdown(table: Table, say: Say) -> tuple[list[str], list[list[str]]]:
    """Heads and rows as texts: see ``maze.lab.tables.markdown_table``."""
    return [say(head) for head in table.heads], [[say(cell.text) for cell in row]
                                                 for row in table.rows]
