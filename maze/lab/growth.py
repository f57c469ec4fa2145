"""Growth: steps and milliseconds against the size of the board, and the length of the path.

The path between far cells of a uniform spanning tree of a grid of side L is a loop-erased random
walk, and has about L^(5/4) steps (Richard Kenyon, "The asymptotic determinant of the discrete
Laplacian", 2000): n^0.625 for n cells.

The lab has no clock. Whoever wants milliseconds gives one, a function that returns seconds, and
works through ``timed`` where nothing else is done meanwhile: the first trial of each algorithm and
size is done twice, and counts the second time, when everything is imported and laid out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import NamedTuple

from maze.lab.experiment import Experiment, Trial
from maze.lab.measuring import SLICE, search
from maze.lab.summary import quantile
from maze.message import Fixed, Joined, Message, joined
from maze.pipeline import solved
from maze.progress import Progress, Work
from maze.recipe import Recipe
from maze.steps import BREATH, run

UNIFORM = ("wilson", "aldous_broder", "houston")           # make every maze equally often
UNIFORM_PATH = 0.625                                       # half of the 5/4 of loop-erased walks
SEARCH_STEPS = 4                                           # its place in OF_SEARCHES
Clock = Callable[[], float]                                # seconds


class Timing(NamedTuple):
    """One trial: steps and milliseconds to build a maze, and to solve it; steps of its solution.

    Steps are those of the algorithm that is shown; times are those at full speed.
    """

    by: str
    board: str
    number: int
    cells: int
    steps: int
    ms: float
    search_steps: int
    search_ms: float
    path: int = 0


def timed(experiment: Experiment, clock: Clock, found: list[Timing] | None = None,
          ) -> Work[list[Timing]]:
    """All trials of an experiment with one solver, in slices of one maze; they are added to
    ``found`` as they come."""
    found = [] if found is None else found
    for index in range(experiment.trials):
        yield Progress("Measuring", index, experiment.trials)
        trial = experiment.trial(index)
        if trial is None:
            continue
        if trial.number == 0:
            yield from _timed(experiment, trial, clock)
        found.append((yield from _timed(experiment, trial, clock)))
    return found


def _timed(experiment: Experiment, trial: Trial, clock: Clock) -> Work[Timing]:
    recipe = experiment.solved(trial.recipe, 0 if experiment.solve else -1)
    begun = clock()
    picture = trial.recipe.picture()
    made = clock()
    yield Progress("Measuring")
    steps = yield from _counted(trial.recipe)
    search_steps, search_ms = 0, 0.0
    if experiment.solve:
        started = clock()
        run(solved(recipe, picture.maze, (picture.start, picture.goal), shown=False))
        search_ms = 1000 * (clock() - started)
        search_steps = yield from _search_steps(recipe, trial)
    return Timing(experiment.by[trial.by], experiment.boards[trial.board], trial.number,
                  len(picture.maze.grid), steps, 1000 * (made - begun), search_steps, search_ms,
                  max(0, len(picture.way) - 1))


def _counted(recipe: Recipe) -> Work[int]:
    """The steps that a maze is made in."""
    steps = 0
    for at, step in enumerate(recipe.begin()[1]):
        steps += step != BREATH
        if at % SLICE == 0:
            yield Progress("Measuring")
    return steps


def _search_steps(recipe: Recipe, trial: Trial) -> Work[int]:
    work = search(recipe, trial.recipe.picture())
    while True:
        try:
            next(work)
        except StopIteration as stop:
            return int(stop.value[SEARCH_STEPS])
        yield Progress("Measuring")


def slope(points: Iterable[tuple[float, float]]) -> float | None:
    """The exponent with which y grows with x: the slope of the least squares line through the
    logarithms; None if there are not two different x."""
    known = [(log(x), log(y)) for x, y in points if x > 0 and y > 0]
    if len({x for x, _ in known}) < 2:
        return None
    middle, height = (sum(values) / len(known) for values in zip(*known, strict=True))
    rise: float = sum((x - middle) * (y - height) for x, y in known)
    width: float = sum((x - middle) ** 2 for x, _ in known)
    return rise / width


def typical(timings: Iterable[Timing], of: str) -> tuple[tuple[float, float], ...]:
    """The median of a column for each number of cells: a pause of the computer is no trend."""
    values: dict[int, list[float]] = {}
    for one in timings:
        values.setdefault(one.cells, []).append(getattr(one, of))
    return tuple((float(cells), quantile(sorted(some), 1, 2))
                 for cells, some in sorted(values.items()))


def path_finding(experiment: Experiment, timings: Sequence[Timing]) -> Joined:
    """How fast the solutions grow, beside the exponent that is known for uniform trees."""
    parts = []
    for by in experiment.by:
        rise = slope(typical((one for one in timings if one.by == by), "path"))
        if rise is not None:
            parts.append(Message("{title}: n^{slope}.", slope=Fixed(rise, 2),
                                 title=experiment.title("generators", by)))
    return joined([Message("The path from corner to corner grows with the number of cells. Between "
                           "far cells of uniform trees it grows as n^{slope}; a path straight to "
                           "the goal would grow as n^{half}.", slope=Fixed(UNIFORM_PATH, 3),
                           half=Fixed(0.5, 1)), *parts])


def guide(experiment: Experiment, timings: Sequence[Timing]) -> tuple[tuple[float, float], ...]:
    """The line of the known exponent, through the smallest board of the first algorithm, or of one
    whose mazes are uniform trees if there is one."""
    by = next((by for by in experiment.by if by in UNIFORM), experiment.by[0])
    line = typical((one for one in timings if one.by == by), "path")
    if len(line) < 2 or not line[0][1]:
        return ()
    (least, steps), most = line[0], line[-1][0]
    return (least, steps), (most, steps * (most / least) ** UNIFORM_PATH)


def finding(experiment: Experiment, timings: Sequence[Timing]) -> Joined:
    """How fast each algorithm's steps and milliseconds grow, in sentences."""
    parts = []
    for by in experiment.by:
        some = [one for one in timings if one.by == by]
        steps, time = slope(typical(some, "steps")), slope(typical(some, "ms"))
        if steps is not None and time is not None:
            parts.append(Message("{title}: steps grow as n^{steps}, milliseconds as n^{time}, with "
                                 "n cells.", title=experiment.title("generators", by),
                                 steps=Fixed(steps, 2), time=Fixed(time, 2)))
    return joined(parts)
