"""Table 1 of the thesis, measured again: the algorithms of the textbook beside what is printed.

Dead ends and solutions are those of 100 by 100 cells, as in the textbook. Times are compared on
smaller boards, so that a page can answer between two mazes; they are relative, as the printed ones
are, so ours are scaled to have the same sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from maze.lab.experiment import Experiment
from maze.lab.growth import Timing
from maze.lab.summary import quantile
from maze.lab.textbook import SIZE, TABLE, Known

TIMED = "30x30"
Key = tuple[str, str]                                      # algorithm and change


def experiments(mazes: int, seed: str, board: str = SIZE) -> list[Experiment]:
    """One for each change: the algorithms of the table whose mazes are changed so."""
    by_change: dict[str, list[str]] = {}
    for one in TABLE:
        by_change.setdefault(one.change, []).append(one.by)
    return [Experiment(tuple(by), (board,), (change,), mazes=mazes, seed=seed)
            for change, by in sorted(by_change.items())]


def key(one: Known) -> Key:
    return one.by, one.change


def relative(timings: Mapping[Key, Sequence[Timing]], of: str) -> dict[Key, float]:
    """The median of a column for each algorithm (a pause of the computer is no trend); all that are
    known have the same sum as the printed times of these algorithms."""
    medians = {name: quantile(sorted(getattr(one, of) for one in some), 1, 2)
               for name, some in timings.items() if some}
    printed = sum(one.time for one in TABLE if key(one) in medians)
    total = sum(medians.values()) or 1.0
    return {name: value * printed / total for name, value in medians.items()}


def rank_correlation(pairs: Iterable[tuple[float, float]]) -> float | None:
    """Charles Spearman's ("The proof and measurement of association between two things", 1904):
    1 if both put all things in the same order, -1 in opposite ones; equal numbers share their
    ranks. None if there is no order."""
    xs, ys = zip(*pairs, strict=True)
    ranks = [_ranks(xs), _ranks(ys)]
    middle = (len(xs) - 1) / 2
    across, up = (sum((value - middle) ** 2 for value in some) for some in ranks)
    if not across or not up:
        return None
    both: float = sum((a - middle) * (b - middle) for a, b in zip(*ranks, strict=True))
    correlation: float = both / (across * up) ** 0.5
    return correlation


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]
