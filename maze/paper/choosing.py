"""Choosing: the mazes of a sheet, as alike or as far apart in difficulty as is wished.

Four times as many mazes are made as are needed, of sizes from the smallest to the largest. For a
ladder they are sorted by difficulty, and evenly spaced ones are taken; for mazes that are alike,
those around the middle. Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from maze.collector import gc_paused
from maze.errors import MisfitError
from maze.measures.difficulty import difficulty, parts_of
from maze.measures.kinds import turns_on
from maze.message import Message
from maze.paper.fitting import corridor, largest, numbers, unit_for
from maze.paper.frames import figure_box
from maze.paper.recipe import SheetRecipe, Size
from maze.picture import Picture
from maze.progress import Progress, Work, finish
from maze.recipe import Recipe
from maze.rng import Rng

TRIES = 4                                                  # candidates for each maze that is taken
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"                 # of the seeds: see ``maze.web.seeds``
DOING = "Making mazes"
WORDS = ((15, Message("gentle")), (30, Message("easy")), (45, Message("medium")),
         (60, Message("tricky")), (75, Message("hard")), (101, Message("fiendish")))


class Puzzle(NamedTuple):
    """A maze of a sheet, and how hard it is."""

    recipe: Recipe
    score: int

    @property
    def words(self) -> Message:
        """How hard it is, in a word."""
        return next(word for below, word in WORDS if self.score < below)


def score(picture: Picture) -> int:
    """The first version of the model: see ``maze.measures.difficulty``."""
    way = picture.way
    return difficulty(parts_of(picture.maze.links(), way, turns_on(picture.maze, way)))


MODELS: dict[int, Callable[[Picture], int]] = {1: score}   # by ``SheetRecipe.dv``


def chosen(recipe: SheetRecipe) -> list[Puzzle]:
    """The puzzles, at once.  Raises MazeError."""
    return finish(choosing(recipe))


def choosing(recipe: SheetRecipe) -> Work[list[Puzzle]]:
    """The puzzles in their order, in slices, one maze each.  Raises MisfitError."""
    of = recipe.make * TRIES
    ranges = [span(recipe, model) for model in recipe.models]
    chance = Rng(recipe.set, "print").stream(len(SIGNS))
    found: list[Puzzle] = []
    for at in range(of):
        yield Progress(DOING, at, of)
        which = at % len(recipe.models)
        share = 1.0 if recipe.order == "alike" else at / max(1, of - 1)
        seed = "".join(SIGNS[next(chance)] for _ in range(6))
        made = recipe.models[which].but(seed=seed, size=between(*ranges[which], share))
        with gc_paused():
            picture = made.picture()
        if not picture.way:
            raise MisfitError("No path leads to the goal of such mazes.")
        found.append(Puzzle(made, MODELS[recipe.dv](picture)))
    return taken(found, recipe.make, recipe.order)


def taken(found: Sequence[Puzzle], make: int, order: str) -> list[Puzzle]:
    """So many of the candidates, from the easiest to the hardest."""
    ranked = [found[at] for _, at in sorted((one.score, at) for at, one in enumerate(found))]
    if order == "alike":
        first = (len(ranked) - make) // 2
        return ranked[first:first + make]
    return [ranked[at * (len(ranked) - 1) // max(1, make - 1)] for at in range(make)]


def span(recipe: SheetRecipe, model: Recipe) -> tuple[Size, Size]:
    """The sizes of the smallest and the largest maze of a shape."""
    fits = largest(model, figure_box(recipe), recipe.mm, recipe.wall, recipe.beyond)
    most = fits
    if len(recipe.most) == len(fits):
        most = tuple(map(min, recipe.most, fits)) if fits != model.size else recipe.most
    if model.mask and model.shape == "mask":
        return most, most
    least = recipe.least if len(recipe.least) == len(fits) else tuple(
        max(param.low, -(-2 * size // 3)) for param, size in zip(numbers(model), most, strict=True))
    return tuple(map(min, least, most)), most


def between(least: Size, most: Size, share: float) -> Size:
    """A size part of the way from one to the other."""
    return tuple(round(low + (high - low) * share)
                 for low, high in zip(least, most, strict=True))


def narrow(recipe: SheetRecipe, puzzles: Sequence[Puzzle]) -> Message | None:
    """A sentence if the corridors of some puzzle are narrower than was wished."""
    box, worst = figure_box(recipe), float(recipe.mm)
    for puzzle in puzzles:
        grid = puzzle.recipe.grid()
        unit = unit_for(grid, puzzle.recipe.ends(grid), box, recipe.wall, recipe.beyond)
        worst = min(worst, corridor(grid, unit, recipe.wall))
    if worst > recipe.mm - 0.05:
        return None
    return Message("Such mazes have corridors of {got} mm here, not {wished} mm; put fewer on a "
                   "page.", got=f"{max(worst, 0):.1f}", wished=recipe.mm)
