"""Tables: rows as CSV for spreadsheets, as JSON for programs, and medians as a Markdown table.

CSV is UTF-8 with a header, as RFC 4180 has it; a number that is not known is an empty field. Each
row has the link of its recipe, from the ``#`` on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from maze.lab.experiment import Experiment
from maze.lab.measures import MEASURES, Measure
from maze.lab.rows import Row, Rows
from maze.lab.summary import Series, series_of, spread_of, title_of
from maze.lab.textbook import known
from maze.message import Fixed, Message, Value

APP_VERSION = "0.1.0"
ABOUT = ("app_version", "v", "kind", "algorithm", "shape", "width", "height", "size", "changes",
         "seed", "run", "solver")
Say = Callable[[Value], str]


def header(rows: Rows) -> list[str]:
    """The names of the columns."""
    return [*ABOUT, *(one.id for one in rows.measures), "ms", "link"]


def record(rows: Rows, row: Row, ms: float | None = None) -> dict[str, Any]:
    """A row as names and values; ``ms`` is how long the caller saw it take, if it looked."""
    run, experiment = rows.experiment.run(row.run), rows.experiment
    recipe = rows.recipe(row)
    size = [*map(str, recipe.size), "", ""]
    about = (APP_VERSION, 1, "search" if run.solve >= 0 else "maze", experiment.by[run.by],
             recipe.shape, size[0], size[1], "x".join(map(str, recipe.size)),
             experiment.changes[run.change], recipe.seed, row.run,
             experiment.solve[run.solve] if run.solve >= 0 else "")
    values = {one.id: row.number(one.id) for one in rows.measures}
    return dict(zip(ABOUT, about, strict=True)) | values | {"ms": ms, "link": rows.link(row)}


def csv_text(rows: Rows) -> str:
    """All rows as CSV."""
    return written_csv(header(rows), (record(rows, row) for row in rows))


def written_csv(names: Sequence[str], records: Iterable[Mapping[str, Any]]) -> str:
    """Records as CSV; what a spreadsheet would take for a formula gets an apostrophe in front."""
    lines = [names, *([_field(one.get(name)) for name in names] for one in records)]
    return "".join(",".join(line) + "\r\n" for line in lines)


def _field(value: Any) -> str:
    """A value of one row (the ``csv`` module is not on the page)."""
    text = "" if value is None else str(value)
    if isinstance(value, str) and text[:1] in ("=", "+", "-", "@"):
        text = f"'{text}"
    quoted = any(sign in text for sign in ',"\r\n')
    return '"' + text.replace('"', '""') + '"' if quoted else text


def json_text(rows: Rows) -> str:
    """The experiment, its measures, the medians and quartiles of each series, and all rows."""
    experiment = rows.experiment
    return json.dumps({
        "app_version": APP_VERSION, "experiment": experiment.as_fields(),
        "left_out": list(map(str, experiment.left_out)),
        "measures": {one.id: {"title": str(one.title), "unit": str(one.unit)}
                     for one in rows.measures},
        "series": [_series_data(rows, series, some) for series, some in series_of(rows).items()],
        "rows": [record(rows, row) for row in rows]}, indent=1, ensure_ascii=False)


def _series_data(rows: Rows, series: Series, some: Sequence[Row]) -> dict[str, Any]:
    experiment = rows.experiment
    found = {one.id: spread_of(some, one.id) for one in rows.measures}
    return {"algorithm": experiment.by[series.by], "board": experiment.boards[series.board],
            "changes": experiment.changes[series.change],
            "solver": experiment.solve[series.solve] if series.solve >= 0 else "",
            **{name: value._asdict() if value else None for name, value in found.items()}}


def medians(rows: Rows, measures: Sequence[str]) -> Iterator[tuple[Series, list[float | None]]]:
    """The median of each measure, by its id, for each series."""
    for series, some in series_of(rows).items():
        found = [spread_of(some, name) for name in measures]
        yield series, [one.median if one else None for one in found]


def textbook_of(experiment: Experiment, series: Series, measure: str) -> float | None:
    """What the textbook says of a measure of a series of mazes."""
    return known(experiment.by[series.by], experiment.changes[series.change],
                 experiment.boards[series.board], measure)


def markdown(rows: Rows, say: Say, measures: Sequence[str] = ()) -> str:
    """A line for each series: how many mazes, and medians; the textbook's values in brackets."""
    chosen = [MEASURES[name] for name in measures] or list(rows.measures)
    heads = [Message("Algorithm"), Message("Mazes"), *(one.title for one in chosen)]
    lines = []
    for series, some in series_of(rows).items():
        cells = [say(title_of(rows.experiment, series)), str(len(some))]
        for one in chosen:
            found = spread_of(some, one.id)
            text = say(_number(one, found.median)) if found else ""
            beside = textbook_of(rows.experiment, series, one.id)
            cells.append(text if beside is None else f"{text} ({beside:g})")
        lines.append(cells)
    return markdown_table([say(head) for head in heads], lines)


def _number(measure: Measure, number: float) -> Value:
    return Fixed(number, measure.digits) if measure.digits else f"{number:g}"


def markdown_table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; the first column to the left, numbers to the right."""
    rows = [heads, ["---", *["---:"] * (len(heads) - 1)], *lines]
    return "\n".join("| " + " | ".join(_cell(cell) for cell in row) + " |" for row in rows) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
