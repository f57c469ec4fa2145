"""Measuring: the trials of an experiment, one after the other, in slices."""

from __future__ import annotations

from array import array
from collections.abc import Generator

from maze.lab.experiment import Experiment, Trial
from maze.lab.measures import MEASURES, OF_MAZES, OF_SEARCHES, UNKNOWN, of_maze
from maze.measures.bottlenecks import distances
from maze.measures.stats import stats
from maze.picture import Picture
from maze.pipeline import solved
from maze.progress import Progress
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import BREATH, PHASE, SOLVING, Step

SLICE = 2000                                               # steps of a search

Part = array | Progress                                    # type: ignore[type-arg]


def measured(experiment: Experiment, first: int = 0, last: int | None = None,
             ) -> Generator[Part, None, bytes]:
    """The rows of trials ``first`` to ``last`` - 1, all by default, as arrays of ints.

    Between them comes progress: trials done, and how many there are. The result is all rows again.
    Raises MazeError.
    """
    end = experiment.trials if last is None else min(last, experiment.trials)
    found = array("i")
    for index in range(first, end):
        yield Progress("Measuring", index - first, end - first)
        trial = experiment.trial(index)
        if trial is None:
            continue
        rows = yield from _rows(experiment, trial)
        found.extend(rows)
        yield rows
    yield Progress("Measuring", end - first, end - first)
    return found.tobytes()


def _rows(experiment: Experiment, trial: Trial) -> Generator[Part, None, array[int]]:
    """The rows of one maze: one, or one for each solver."""
    picture = trial.recipe.picture()
    yield Progress("Measuring")
    known = of_maze(picture.maze, stats(picture.maze, picture.start, picture.goal,
                                        count_trees=False), picture.start, picture.goal)
    if not experiment.solve:
        return array("i", [trial.at, *known, *[UNKNOWN] * len(OF_SEARCHES)])
    rows = array("i")
    for solve in experiment.solvers_of(trial):
        searched = yield from search(experiment.solved(trial.recipe, solve), picture)
        rows.extend([trial.at * len(experiment.solve) + solve, *known, *searched])
    assert len(known) == len(OF_MAZES) and len(rows) % (1 + len(MEASURES)) == 0
    return rows


def search(recipe: Recipe, picture: Picture) -> Generator[Part, None, list[int]]:
    """The values of ``OF_SEARCHES``: a search of a finished maze by the solver of its recipe."""
    scene, steps = MazeScene(picture.maze), 0
    for step in _steps(recipe, picture):
        if step == BREATH:
            continue
        scene.apply(step)
        scene.dirty.clear()
        steps += scene.phase == SOLVING and step != PHASE + SOLVING
        if steps % SLICE == 0:
            yield Progress("Measuring")
    length = len(scene.path) - 1 if scene.path else UNKNOWN
    shortest = distances(picture.maze.links(), picture.start)[picture.goal]
    best = shortest if picture.quest is None else len(picture.way) - 1
    numbers = {"looked_at": scene.looked, "max_frontier": scene.cost.peak or None,
               "path_length": None if length == UNKNOWN else length, "search_steps": steps,
               "effort": scene.looked / best if best > 0 else None,
               "optimal": length == best}
    return [one.value(numbers[one.id]) for one in OF_SEARCHES]


def _steps(recipe: Recipe, picture: Picture) -> Generator[Step, None, None]:
    """All steps that the scene of a finished maze is shown: those of the solver alone, unless it
    reads how the maze grew; then the maze is made once more."""
    assert recipe.solver
    if "growth" in recipe.solver.needs:
        yield from (step for step in recipe.begin()[1])
        return
    yield from solved(recipe, picture.maze, (picture.start, picture.goal), quest=picture.quest)
