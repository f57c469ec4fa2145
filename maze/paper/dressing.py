"""Dressing: pictures that are laid over the boards of a sheet's mazes, in turn.

``pict=heart.cat`` in a link names pictures of ours, or has some in pixels (``pictures``).  They are
cut out of the board or, with ``hide``, painted by the solution.
"""

from __future__ import annotations

from functools import lru_cache

from maze.errors import MisfitError
from maze.paper.fitting import axes, corridor, numbers, unit_for
from maze.paper.frames import maze_box
from maze.paper.recipe import SheetRecipe
from maze.pictures.own import OWN, own
from maze.pictures.stencil import Stencil, format_stencil, parse_stencil
from maze.progress import Progress, Work
from maze.recipe import Recipe

LEAST_SIDE, MOST_SIDE = 6, 150                             # squares of a picture's longer side
FINE = range(40, 61)                                       # pixels, where it is cut out
DOING = "Making mazes"


@lru_cache(maxsize=32)
def _stencil(picture: str, side: int) -> Stencil:
    return own(picture, side) if picture in OWN else parse_stencil(picture)


def dressed(model: Recipe, picture: str, hide: str, side: int) -> Recipe:
    """A maze whose board is so many squares, or cells, across at its longer side, with a picture.

    ``picture`` may be "" where the shape itself is drawn: then it is left as it is.
    """
    if not picture:
        return model.but(hide=hide)
    stencil = _stencil(picture, side if hide else min(max(side, FINE[0]), FINE[-1]))
    if hide and picture in OWN:
        side = max(stencil.width, stencil.height)          # a pixel a square
    size, ranges = list(model.size), numbers(model)
    for at in axes(model):
        size[at] = min(max(side, ranges[at].low), ranges[at].high)
    return model.but(size=tuple(size), cut=format_stencil(stencil), hide=hide)


def sides(recipe: SheetRecipe, model: Recipe, picture: str) -> Work[tuple[int, int]]:
    """The least and the greatest side of such mazes, in slices, one board each."""
    low, high = LEAST_SIDE, LEAST_SIDE
    most = _most(recipe, model, picture)
    while high < most and _fits(recipe, model, picture, high):
        low, high = high, min(2 * high, most)
        yield Progress(DOING)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _fits(recipe, model, picture, middle) else (low, middle - 1)
        yield Progress(DOING)
    if recipe.hide and picture not in OWN:                 # what is small in it would be lost
        return low, low
    thirds = 1 if recipe.is_book else 2
    fits = [recipe.least[at] for at in axes(model) if len(recipe.least) == len(model.size)]
    return min(max([LEAST_SIDE, *fits] if fits else [LEAST_SIDE, -(-thirds * low // 3)]), low), low


def _most(recipe: SheetRecipe, model: Recipe, picture: str) -> int:
    """What was asked for; a picture in pixels is not hidden in more squares than it has."""
    asked = [recipe.most[at] for at in axes(model) if len(recipe.most) == len(model.size)]
    most = max(asked, default=MOST_SIDE)
    if recipe.hide and picture not in OWN:
        most = min(most, max(parse_stencil(picture)[:2]))
    return max(most, LEAST_SIDE)


def _fits(recipe: SheetRecipe, model: Recipe, picture: str, side: int) -> bool:
    """Whether the corridors keep their width; a board too coarse for the picture is small enough.
    """
    made = dressed(model, picture, recipe.hide, side)
    try:
        grid = made.grid()
    except MisfitError:
        return True
    unit = unit_for(grid, made.ends(grid), maze_box(recipe), recipe.wall, recipe.beyond)
    return corridor(grid, unit, recipe.wall) >= recipe.mm - 1e-9
