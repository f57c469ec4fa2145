"""The six charts of the thesis, of trials in milliseconds or in steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.growth import Timing
from maze.lab.recipe import LabRecipe
from maze.lab.studies.study import parts_of
from maze.lab.thesis import (
    BOARDS,
    BY,
    COLUMNS,
    averages,
    cells,
    finding,
    middle,
    trials_finding,
)
from maze.message import Fixed, Grouped, Message, Value
from maze.share import encode

HERE = {"ms": Message("milliseconds, in this browser now"), "steps": Message("steps")}
TITLES = (
    (Message("Chart 1: building with walls"), Message("Chart 2: building with tree"),
     Message("Chart 3: building, the averages compared")),
    (Message("Chart 4: solving mazes of With walls"),
     Message("Chart 5: solving mazes of With tree"),
     Message("Chart 6: solving, the averages compared")))
TRIAL, CELLS = Message("trial"), Message("cells")


def charts(recipe: LabRecipe, timings: Sequence[Timing]) -> Iterator[Chart]:
    """Those that something is known of."""
    if not timings:
        return
    for at, of in enumerate(COLUMNS[recipe.x]):
        for by in BY:
            if any(one.by == by for one in timings):
                yield _trials(recipe, timings, by, of, at)
        yield _compared(recipe, timings, of, at)


def _number(unit: str, value: float | None) -> Cell:
    if value is None:
        return Cell("", None)
    text: Value = Fixed(value, 2) if unit == "ms" else Grouped(round(value))
    return Cell(text, value)


def _board(board: str) -> str:
    return board.replace("x", " × ")


def _trials(recipe: LabRecipe, timings: Sequence[Timing], by: str, of: str, at: int) -> Chart:
    """A line for each size, trial by trial."""
    which, unit = BY.index(by), recipe.x
    series, rows = [], []
    for board in BOARDS:
        some = [one for one in timings if (one.by, one.board) == (by, board)]
        if not some:
            continue
        points = [(one.number + 1, getattr(one, of)) for one in some]
        series.append(Series(_board(board), points, line=tuple(points),
                             link=_link(recipe, by, board)))
        rows.append((Cell(_board(board), some[0].cells), *(
            _number(unit, value) for _, value in points),
            *[Cell("", None)] * (recipe.mazes - len(points)),
            _number(unit, middle(some, by, board, of))))
    heads = (Message("Size"), *(Message("Trial {n}", n=trial + 1)
                                for trial in range(recipe.mazes)), Message("Median"))
    return Chart(f"thesis-{3 * at + which + 1}", "trials", TITLES[at][which],
                 trials_finding(timings, by, of, unit), Table(heads, tuple(rows)), Axis(TRIAL),
                 Axis(HERE[unit], log=True), tuple(series))


def _link(recipe: LabRecipe, by: str, board: str) -> tuple[str, str]:
    """The link of the trials of a line, in two parts."""
    experiment = recipe.experiment
    run = experiment.run(BOARDS.index(board) * len(BY) + BY.index(by))
    first = experiment.recipe(run)
    return parts_of(encode(first), first.seed)


def _compared(recipe: LabRecipe, timings: Sequence[Timing], of: str, at: int) -> Chart:
    """The averages of both algorithms against the size."""
    unit, experiment = recipe.x, recipe.experiment
    known = [averages(timings, by, of) for by in BY]
    lines = [[(float(cells(board)), number) for board, number in one.items()] for one in known]
    titles = [experiment.title("generators", by) for by in BY]
    series = [Series(title, [(place, *point) for place, point in enumerate(line, 1)],
                     line=tuple(line)) for title, line in zip(titles, lines, strict=True)]
    rows = [(Cell(_board(board), cells(board)), *(_number(unit, one.get(board)) for one in known))
            for board in known[0]]
    return Chart(f"thesis-{3 * at + 3}", "lines", TITLES[at][2], finding(timings, at),
                 Table((Message("Size"), *titles), tuple(rows)), Axis(CELLS), Axis(HERE[unit]),
                 tuple(series))
