"""The model of difficulty with each algorithm left out of its fit: how well it does on what it has
not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log

from maze.lab import needed, people
from maze.lab.chart import Axis, Cell, Chart, Series, Table
from maze.lab.fit import KEPT, Weights, milliseconds
from maze.lab.people import TABLE, experiment
from maze.measures.human import BAND
from maze.message import Fixed, Joined, Message, joined


def charts(terms: Sequence[Sequence[int]], fits: Mapping[str, Weights]) -> list[Chart]:
    """One, once all fits are known: ``terms`` of each row of the table, and weights without each
    algorithm."""
    if not terms or not all(row.by in fits for row in TABLE):
        return []
    blind = {(row.by, row.size): milliseconds(fits[row.by], one) / 1000
             for row, one in zip(TABLE, terms, strict=True)}
    model = {(row.by, row.size): milliseconds(KEPT, one) / 1000
             for row, one in zip(TABLE, terms, strict=True)}
    series = tuple(_strip(at, blind) for at in range(len(TABLE)))
    return [Chart("left-out", "strips", Message("Table 2, each algorithm left out of the fit"),
                  _told(blind, model), _table(blind, model), Axis(Message("seconds"), log=True),
                  series=series, known=Message("what people needed on average"))]


def _strip(at: int, blind: Mapping[needed.Key, float]) -> Series:
    row = TABLE[at]
    seconds = blind[row.by, row.size]
    low, high = seconds / BAND, seconds * BAND
    band = Message("{low}–{high} s", low=Fixed(low, 0), high=Fixed(high, 0))
    return Series(needed.title(row.by, row.size), [], ((low, seconds, high),), row.seconds, band)


def _told(blind: Mapping[needed.Key, float], model: Mapping[needed.Key, float]) -> Joined:
    ordered, pairs = needed.in_order(blind)
    inside = sum(seconds / BAND <= row.seconds <= seconds * BAND
                 for row in TABLE for seconds in [blind[row.by, row.size]])
    worst, times = max(_farness(blind).items(), key=lambda one: abs(log(one[1])))
    return joined([Message(
        "Fitted to the other four algorithms, and asked about the fifth, the model has {ordered} "
        "of {pairs} pairs in order ({all} with all five), and people's average lies in its band in "
        "{inside} of {rows} rows.", ordered=ordered, pairs=pairs, all=needed.in_order(model)[0],
        inside=inside, rows=len(TABLE)), Message(
            "It is farthest from people for {title}, with {times} times their average.",
            title=experiment().title("generators", worst), times=Fixed(times, 1))])


def _farness(blind: Mapping[needed.Key, float]) -> dict[str, float]:
    """How many times people's average the model says of each algorithm that it has not seen: the
    geometric mean over the sizes."""
    logs: dict[str, list[float]] = {}
    for row in TABLE:
        logs.setdefault(row.by, []).append(log(blind[row.by, row.size] / row.seconds))
    return {by: exp(sum(some) / len(some)) for by, some in logs.items()}


def _table(blind: Mapping[needed.Key, float], model: Mapping[needed.Key, float]) -> Table:
    heads = (Message("Algorithm"), Message("Size"), Message("Attempts"), Message("People (s)"),
             Message("Model (s)"), Message("Model, this algorithm left out (s)"))
    title = experiment().title
    rows = [(Cell(title("generators", row.by)),
             Cell(needed.SIZE_WORDS[row.size], people.BOARDS[row.size]),
             Cell(f"{row.attempts}", row.attempts), Cell(f"{row.seconds}", row.seconds),
             *(Cell(Fixed(one[row.by, row.size], 1), one[row.by, row.size])
               for one in (model, blind))) for row in TABLE]
    return Table(heads, tuple(rows))
