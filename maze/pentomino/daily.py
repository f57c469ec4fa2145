"""The pentomino puzzle of the day: the same for everybody, from the date alone, and larger toward
Sunday.

Letters are drawn until five rows of squares can be covered with their pieces. That depends on
nothing but the date and the pieces, so the puzzle of a day stays what it is for ever.
"""

from __future__ import annotations

from maze.dates import day_of
from maze.message import Message
from maze.pentomino.challenges import recipe_of
from maze.pentomino.pieces import NAMES
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Progress, Work, finish
from maze.rng import Rng
from maze.steps import FOUND

WEEK = (4, 5, 6, 7, 8, 9, 10)                              # pieces, Monday first
MODE = "challenges"                                        # in which it is opened
SLICE = 200                                                # steps of a search


def daily(date: str) -> TilingRecipe:
    """The puzzle of a day, "2026-11-21".  Raises MazeError for what is no date."""
    return finish(drawing(date))


def drawing(date: str) -> Work[TilingRecipe]:
    """The same in slices of work."""
    pieces, rng = WEEK[day_of(date).weekday()], Rng(date, "tiling-daily")
    while True:
        names = list(NAMES)
        rng.shuffle(names)
        recipe = recipe_of(f"penta{pieces}-{''.join(sorted(names[:pieces]))}")
        if (yield from _can_be_covered(recipe)):
            return recipe


def _can_be_covered(recipe: TilingRecipe) -> Work[bool]:
    """Whether there is a tiling."""
    for count, step in enumerate(recipe.but(order="algorithm_x").begin()[1]):
        if step >= FOUND:
            return True
        if count % SLICE == 0:
            yield Progress(Message("The puzzle of the day"))
    return False
