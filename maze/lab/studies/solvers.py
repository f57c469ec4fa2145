"""Solvers: how much they look at, by kind of maze: strips for each kind, on axes that are alike.

A kind is a generator, a board, and how many dead ends are opened. Each solver gets the same mazes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from maze.jobs import Job
from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.measures import Measure
from maze.lab.recipe import LabRecipe
from maze.lab.rows import Row, Rows
from maze.lab.studies.measure import cell, label, link_of, strips_table
from maze.lab.studies.study import DOTS, Study
from maze.lab.summary import PERFECT, Spread, series_of, spread_of, written
from maze.lab.summary import Series as Key
from maze.lab.tables import csv_text
from maze.message import Fixed, Message, Said, Value, joined

Kind = tuple[int, int, int]                                # board, change, generator
Known = dict[Key, tuple[list[Row], Spread]]                # what is known of each series


class Solving(Study):
    """Rows as they come: the searches of all kinds of maze."""

    def __init__(self, recipe: LabRecipe) -> None:
        self.rows = Rows(recipe.experiment)
        self.jobs = [Job("measure", json.dumps(recipe.experiment.as_fields()))]
        super().__init__(recipe)

    def take(self, number: int, numbers: Sequence[int]) -> None:
        self.rows.feed(numbers)

    @property
    def kinds(self) -> int:
        """How many kinds of maze there are."""
        return self.recipe.experiment.trials // self.recipe.mazes

    def drawing(self) -> Iterator[Chart | None]:
        measure = self.recipe.look("x")
        known = {key: (some, found) for key, some in series_of(self.rows).items()
                 if (found := spread_of(some, measure.id))}
        if not known:
            return
        yield None
        yield _overview(self, known, measure)
        least = min(found.least for _, found in known.values())
        ends = (1.0 if 1 <= least < 2 else least, max(found.most for _, found in known.values()))
        for number, (_, some) in enumerate(groupby(known, kind_of)):
            yield _strips(self, {key: known[key] for key in some}, measure, ends, number)

    def csv(self) -> str:
        return csv_text(self.rows)


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    assert recipe.experiment.misfits is not None           # refuses boards that are too large
    return Solving(recipe)


def kind_of(key: Key) -> Kind:
    """The kind of maze of a series."""
    return key.board, key.change, key.by


def _title(study: Solving, kind: Kind) -> Value:
    """Of a kind of maze: the generator, and what others do not share."""
    board, change, by = kind
    recipe, experiment = study.recipe, study.rows.experiment
    parts: list[Value] = [experiment.title("generators", experiment.by[by])]
    if len(experiment.boards) > 1:
        parts.append(experiment.board_title(board))
    braid = recipe.braids[change]
    if len(recipe.braids) > 1 or braid:
        parts.append(Message("{share} % of the dead ends opened", share=braid) if braid else
                     PERFECT)
    return parts[0] if len(parts) == 1 else joined(parts, ", ")


def _solver(study: Solving, key: Key) -> Message:
    experiment = study.rows.experiment
    return experiment.title("solvers", experiment.solve[key.solve])


# --- all kinds ----------------------------------------------------------------------------------

def _overview(study: Solving, known: Known, measure: Measure) -> Chart:
    """The median of each solver in each kind of maze."""
    solvers = sorted({key.solve: key for key in known}.items())
    heads = (Message("Mazes"), *(_solver(study, key) for _, key in solvers))
    rows = []
    for kind, keys in groupby(known, kind_of):
        medians = {key.solve: known[key][1].median for key in keys}
        rows.append((Cell(_title(study, kind)), *(
            cell(measure, medians[solve]) if solve in medians else Cell("")
            for solve, _ in solvers)))
    return Chart("kinds", "table", Message("{measure}, by kind of maze", measure=measure.title),
                 _told(study, known, measure), Table(heads, tuple(rows)))


def _told(study: Solving, known: Known, measure: Measure) -> Said:
    """Who needs least in each kind where not all are alike, and whom the kind matters to most."""
    best: dict[int, list[Key]] = {}
    kinds = 0
    for _, some in groupby(known, kind_of):
        medians = {key: known[key][1].median for key in some}
        least = min(medians.values())
        for key, median in medians.items() if least < max(medians.values()) else ():
            if median == least:
                best.setdefault(key.solve, []).append(key)
        kinds += 1
    parts: list[Said] = [Message("{title} has the smallest median in {n} of {every} kinds of maze.",
                                 title=_solver(study, keys[0]), n=len(keys), every=kinds)
                         for keys in sorted(best.values(), key=len, reverse=True)]
    times, low, high = max((_range(known, solve) for solve in {key.solve for key in known}),
                           key=lambda found: found[0])
    if times > 1:
        parts.append(Message(
            "The kind matters most to {title}: {times} times as much in {high} ({most}) as in "
            "{low} ({least}).", title=_solver(study, low), times=Fixed(times, 1),
            low=_title(study, kind_of(low)), high=_title(study, kind_of(high)),
            least=written(measure, known[low][1].median),
            most=written(measure, known[high][1].median)))
    return joined(parts)


def _range(known: Known, solve: int) -> tuple[float, Key, Key]:
    """How many times as much a solver needs in the worst kind as in the best, and both."""
    keys = sorted((key for key in known if key.solve == solve),
                  key=lambda key: known[key][1].median)
    low, high = (known[key][1].median for key in (keys[0], keys[-1]))
    return high / low if low > 0 else 1.0, keys[0], keys[-1]


# --- one kind -----------------------------------------------------------------------------------

def _strips(study: Solving, known: Known, measure: Measure, ends: tuple[float, float],
            number: int) -> Chart:
    """A strip for each solver, the smallest median first."""
    ordered = sorted(known, key=lambda key: known[key][1].median)
    most = max(20, DOTS // max(1, len(study.recipe.solve) * study.kinds))
    series = [_series(study, key, known[key], measure, most) for key in ordered]
    title = _title(study, kind_of(ordered[0]))
    rows: Mapping[Key, list[Row]] = {key: known[key][0] for key in ordered}
    return Chart(f"kind-{number}", "strips", title, _kind_told(study, known, ordered, measure),
                 strips_table(study.rows, rows, measure, lambda key: _solver(study, key)),
                 Axis(label(measure), log=measure.digits > 0 and ends[0] > 0, zero=False,
                      ends=ends), series=tuple(series))


def _series(study: Solving, key: Key, known: tuple[list[Row], Spread], measure: Measure,
            most: int) -> Series:
    some, found = known
    points = [(study.rows.experiment.run(row.run).number + 1, value) for row in some[:most]
              if (value := row.number(measure.id)) is not None]
    return Series(_solver(study, key), points, ((found.low, found.median, found.high),),
                  note=cell(measure, found.median).text, link=link_of(study.rows, some))


def _kind_told(study: Solving, known: Known, ordered: Sequence[Key], measure: Measure) -> Said:
    first, last = ordered[0], ordered[-1]
    if first is last:
        return Message("{measure}: the median is {value}.", measure=_solver(study, first),
                       value=written(measure, known[first][1].median))
    return Message("{least} has the smallest median ({low}), {most} the largest ({high}).",
                   least=_solver(study, first), low=written(measure, known[first][1].median),
                   most=_solver(study, last), high=written(measure, known[last][1].median))
