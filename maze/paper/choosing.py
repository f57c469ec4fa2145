"""Choosing mazes of a sheet, all alike in difficulty, or spread from easy to hard.

Four times as many mazes are made as are needed, of sizes from the smallest to the largest. For a
ladder they are sorted by difficulty, and evenly spaced ones are taken; for mazes that are alike,
those around the middle. Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maze.collector import gc_paused
from maze.errors import MisfitError
from maze.message import Message
from maze.paper.fitting import corridor, largest, numbers, unit_for
from maze.paper.frames import maze_box
from maze.paper.lettering import holds, off_the_path
from maze.paper.recipe import SheetRecipe, Size
from maze.paper.scoring import MODELS, word
from maze.picture import Picture
from maze.progress import Progress, Work
from maze.recipe import Recipe
from maze.rng import Rng
from maze.share import encode

TRIES = 4                                                  # candidates for each maze that is taken
MORE = 4                                                   # times as many, where a word must fit
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"                 # of the seeds: see ``maze.web.seeds``
DOING = "Making mazes"
COARSE = 8                                                 # squares of a picture that is hidden


class Puzzle(NamedTuple):
    """A maze of a sheet, how hard it is by a version of the model, the word on its path, and the
    picture that it shows, if it has any."""

    recipe: Recipe
    score: int
    version: int = 1
    word: str = ""
    picture: str = ""

    @property
    def words(self) -> Message:
        """How hard it is, in a word."""
        return word(self.score, self.version)

    @property
    def link(self) -> str:
        """Where it can be played."""
        return encode(self.recipe, {"mode": "play"})


def choosing_mazes(recipe: SheetRecipe, make: int) -> Work[list[Puzzle]]:
    """So many mazes in their order, in slices, one maze each.  Raises MisfitError."""
    of = make * TRIES
    models = [model.but(hide=recipe.hide) for model in recipe.models]
    ranges = [span(recipe, model) for model in models]
    chance = Rng(recipe.set, "print").stream(len(SIGNS))
    found: list[Puzzle] = []
    for at in range(of * MORE if recipe.spell else of):
        if at >= of and len(found) >= make:
            break
        yield Progress(DOING, min(at, of), of)
        which = at % len(models)
        share = 1.0 if recipe.order == "alike" else min(1.0, at / max(1, of - 1))
        seed = "".join(SIGNS[next(chance)] for _ in range(6))
        made = models[which].but(seed=seed, size=between(*ranges[which], share))
        if one := scored(recipe, made):
            found.append(one)
    if len(found) < make:
        raise too_short(recipe)
    return taken(found, make, recipe.order)


def scored(recipe: SheetRecipe, made: Recipe) -> Puzzle | None:
    """A maze and how hard it is; None if its path is too short for the words.  Raises MisfitError.
    """
    with gc_paused():
        picture = made.picture()
    if not picture.way:
        raise MisfitError("No path leads to the goal of such mazes.")
    if recipe.spell and not _spells(picture, _longest(recipe)):
        return None
    return Puzzle(made, MODELS[recipe.dv].score(picture), recipe.dv)


def too_short(recipe: SheetRecipe) -> MisfitError:
    """That no maze was found which has room for the words."""
    return MisfitError("The paths of such mazes are too short for a word of {n} letters; make "
                       "the mazes larger or the word shorter.", n=_longest(recipe))


def _longest(recipe: SheetRecipe) -> int:
    return max(map(len, recipe.spelled))


def _spells(picture: Picture, length: int) -> bool:
    """Whether a word of so many letters has room on the path.  Raises MisfitError if there are
    other ways, on which something else would be read."""
    if picture.quest or off_the_path(picture.maze.passages(), picture.way) is None:
        raise MisfitError("A word needs mazes with a single path to the goal, and no keys; leave "
                          "out what opens loops.")
    return holds(picture.way, length)


def taken(found: Sequence[Puzzle], make: int, order: str) -> list[Puzzle]:
    """So many of the candidates, from the easiest to the hardest."""
    ranked = [found[at] for _, at in sorted((one.score, at) for at, one in enumerate(found))]
    if order == "alike":
        first = (len(ranked) - make) // 2
        return ranked[first:first + make]
    return [ranked[at * (len(ranked) - 1) // max(1, make - 1)] for at in range(make)]


def span(recipe: SheetRecipe, model: Recipe) -> tuple[Size, Size]:
    """The sizes of the smallest and the largest maze of a shape."""
    fits = largest(model, maze_box(recipe), recipe.mm, recipe.wall, recipe.beyond)
    most = fits
    if len(recipe.most) == len(fits):
        most = tuple(map(min, recipe.most, fits)) if fits != model.size else recipe.most
    if model.mask and model.shape == "mask":
        return most, most
    thirds = 1 if recipe.is_book else 2                    # a book has room for small ones
    least = recipe.least if len(recipe.least) == len(fits) else tuple(
        max(param.low, -(-thirds * size // 3))
        for param, size in zip(numbers(model), most, strict=True))
    return tuple(map(min, least, most)), most


def between(least: Size, most: Size, share: float) -> Size:
    """A size part of the way from one to the other."""
    return tuple(round(low + (high - low) * share)
                 for low, high in zip(least, most, strict=True))


def narrow(recipe: SheetRecipe, puzzles: Sequence[object]) -> Message | None:
    """A sentence if the corridors of some puzzle are narrower than asked for, or if a hidden
    picture is too coarse to be known."""
    box, worst = maze_box(recipe), float(recipe.mm)
    for puzzle in puzzles:
        if not isinstance(puzzle, Puzzle):
            continue
        grid = puzzle.recipe.grid()
        unit = unit_for(grid, puzzle.recipe.ends(grid), box, recipe.wall, recipe.beyond)
        worst = min(worst, corridor(grid, unit, recipe.wall))
    if worst > recipe.mm - 0.05:
        return _coarse(puzzles)
    return Message("Such mazes have corridors of {got} mm here, not {wished} mm; put fewer on a "
                   "page.", got=f"{max(worst, 0):.1f}", wished=recipe.mm)


def _coarse(puzzles: Sequence[object]) -> Message | None:
    found = [max(one.recipe.size) for one in puzzles
             if isinstance(one, Puzzle) and one.picture and one.recipe.hide]
    if not found or min(found) >= COARSE:
        return None
    return Message("A picture has only {n} squares across here; put fewer on a page, or make the "
                   "corridors narrower.", n=min(found))
