"""Studies: what each mode of the lab does: its jobs, what comes of them, and the charts of that.

    study = study_of(recipe)
    study.jobs                what is to be done, in order; ``heavy`` if a worker should do it
    study.feed(number, part)  what job ``number`` has sent
    study.charts()            of what is known by now; ``drawing`` makes one after the other
    study.csv()               a row for each maze, with its recipe as a link

A study with ``clocked`` has no jobs, but work that wants a clock: see ``maze.lab.growth``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maze.lab.recipe import LabRecipe
    from maze.lab.studies.study import Study


def study_of(recipe: LabRecipe) -> Study:
    """What a recipe asks for.  Raises MazeError if its parts do not go together."""
    found: Study = import_module(f"maze.lab.studies.{recipe.mode}").begin(recipe)
    return found
