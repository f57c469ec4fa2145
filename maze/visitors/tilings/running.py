"""Running a search of a visitor for a proof: see ``maze.visitors.running``."""

from __future__ import annotations

from array import array

from maze.message import Message
from maze.progress import Progress, Work
from maze.steps import BREATH, FOUND
from maze.visitors.errors import ProgramError
from maze.visitors.evidence import Evidence
from maze.visitors.program import Program
from maze.visitors.tilings.cases import TilingCase
from maze.visitors.tilings.checking import WrongStep

SLICE = 32                                                 # steps between two pauses
PAUSE = Progress("Proving")


def searched(program: Program, case: TilingCase, steps: array[int]) -> Work[Evidence]:
    """Up to the last step, the first that cannot be, or the first tiling of a long search."""
    checker, running = case.checker(program.room), program.entry.run(case.recipe.tiling())
    if not hasattr(running, "send"):
        raise ProgramError(Message("It should yield its steps, but it has no yield."))
    for count, step in enumerate(running):
        if step == BREATH or not count % SLICE:
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


