"""Running a search of a visitor for a proof: see ``maze.visitors.running``."""

from __future__ import annotations

from array import array

from maze.progress import Work
from maze.steps import FOUND
from maze.visitors.evidence import Evidence
from maze.visitors.pausing import PAUSE, pauses, stepping
from maze.visitors.program import Program
from maze.visitors.tilings.cases import TilingCase
from maze.visitors.tilings.checking import WrongStep


def searched(program: Program, case: TilingCase, steps: array[int]) -> Work[Evidence]:
    """Up to the last step, the first that cannot be, or the first tiling of a long search."""
    checker = case.checker(program.room)
    for count, step in enumerate(stepping(program.entry.run(case.recipe.tiling()))):
        if pauses(count, step):
            yield PAUSE
        try:
            steps.extend(checker.take([step]))
        except WrongStep as error:
            if error.odd[1]:                               # the piece can be shown there
                steps.append(step)
            return Evidence(steps, error.message, odd=error.odd)
        if case.recipe.solve == "first" and steps and steps[-1] >= FOUND:
            break
    return Evidence(steps)


