"""Choosing mazes of a sheet with pictures: each picture in its turn, larger from maze to maze.

Of a few candidates for each maze the one in the middle, by difficulty, is taken.
"""

from __future__ import annotations

from maze.paper.choosing import DOING, SIGNS, TRIES, Puzzle, scored, too_short
from maze.paper.dressing import dressed, sides
from maze.paper.recipe import SheetRecipe
from maze.progress import Progress, Work
from maze.rng import Rng


def choosing_pictures(recipe: SheetRecipe, make: int) -> Work[list[Puzzle]]:
    """So many mazes in their order, in slices.  Raises MisfitError."""
    chance = Rng(recipe.set, "print").stream(len(SIGNS))
    known: dict[tuple[int, str], tuple[int, int]] = {}
    found: list[Puzzle] = []
    for at in range(make):
        which, picture = at % len(recipe.models), recipe.pictures[at % len(recipe.pictures)]
        model = recipe.models[which]
        if (which, picture) not in known:
            known[which, picture] = yield from sides(recipe, model, picture)
        low, high = known[which, picture]
        share = 1.0 if recipe.order == "alike" or make == 1 else at / (make - 1)
        side, some = round(low + (high - low) * share), list[Puzzle]()
        for _ in range(TRIES):
            yield Progress(DOING, at, make)
            seed = "".join(SIGNS[next(chance)] for _ in range(6))
            made = dressed(model, picture, recipe.hide, side).but(seed=seed)
            if one := scored(recipe, made):
                some.append(one._replace(picture=picture))
        if not some:
            raise too_short(recipe)
        found.append(sorted(some, key=lambda one: one.score)[len(some) // 2])
    if recipe.order == "ladder":
        found.sort(key=lambda one: one.score)
    return found
