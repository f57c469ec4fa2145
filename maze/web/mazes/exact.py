"""Exact: the recipe of the very walls that are shown, which no later version can draw otherwise."""

from __future__ import annotations

from maze.bits import pack
from maze.errors import MisfitError
from maze.quest.drawn import format_arrows, format_quest
from maze.recipe import WALLS_LENGTH, Recipe
from maze.web.mazes.runs import MazeRun

TOO_LARGE = "This maze is too large to write its walls into a link; the plain link draws it too."


def with_walls(run: MazeRun) -> Recipe:
    """Raises MisfitError if they cannot be written into a link."""
    recipe = run.recipe
    if recipe.walls:
        return recipe
    picture = run.player.result or recipe.picture()
    maze = picture.maze
    walls = pack(maze.open)
    if len(walls) > WALLS_LENGTH:
        raise MisfitError(TOO_LARGE)
    return recipe.but(walls=walls, start=picture.start, goal=picture.goal, keys="",
                      quest=format_quest(picture.quest),
                      arrows=format_arrows(maze.arrows, maze.grid))
