"""Runner: one entrant of a race, at the moment that is shown.

The clock of a race of solvers begins when the maze is there: what is done before is shown at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.progress import Progress, Work
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import BREATH, PHASE, SOLVING, Steps

SLICE = 500                                                # steps that are made at a time


@dataclass
class Runner:
    """``steps`` begin where the clock does; ``scene`` shows what is there by then."""

    recipe: Recipe | TilingRecipe
    steps: Steps[Any]
    scene: MazeScene | TilingScene


def entering(entrant: Recipe | TilingRecipe) -> Work[Runner]:
    """An entrant at the start, in slices of work.  Raises MazeError."""
    if isinstance(entrant, TilingRecipe):
        tiling, search = entrant.begin()
        return Runner(entrant, search, TilingScene(tiling))
    maze, steps = entrant.begin()
    scene = MazeScene(maze, entrant.words)
    if entrant.solve:
        yield from _until_solving(steps, scene)
    return Runner(entrant, steps, scene)


def _until_solving(steps: Steps[Any], scene: MazeScene) -> Work[None]:
    """Make the maze."""
    for count, step in enumerate(steps):
        if step != BREATH:
            scene.apply(step)
        if step == PHASE + SOLVING:
            return
        if count % SLICE == 0:
            yield Progress("Making the maze")

