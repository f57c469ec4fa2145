"""Fit: what goes with a shape, and the sentences that say why something does not.

For a large board, which would take seconds to build, a smaller one of the same kind is asked
instead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from maze.catalog import Catalog
from maze.conflicts import problem, ungenerated
from maze.errors import MazeError
from maze.grid import Grid
from maze.ingredients import changes
from maze.message import Said
from maze.recipe import Recipe
from maze.registry import Entry, misfit

ENOUGH = {2: 12, 3: 8, 4: 4}                               # cells along each of so many sides


class Fit:
    """Answers for the shape and the algorithm of a recipe."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe

    @property
    def board(self) -> Grid | None:
        """A board of this kind; None if there is none, and then nothing is refused."""
        recipe = self.recipe
        if recipe.cut or recipe.hide:
            return _grid_of(recipe)
        find = _board.__wrapped__ if recipe.mask else _board           # a large one is not kept
        return find(recipe.shape, recipe.size, recipe.mask, recipe.seed, recipe.catalog)

    def generator(self, entry: Entry) -> Said:
        """Why a generator cannot work here; "" if it can."""
        recipe = self.recipe
        if recipe.hide:
            board = self.board
            return ungenerated(recipe.but(by=entry.id, opt=()), board) or "" if board else ""
        return self._misfit(entry)

    def solver(self, entry: Entry) -> Said:
        try:
            self.recipe.but(solve=entry.id, sopt=())
        except MazeError as sentence:
            return sentence.message
        return self._misfit(entry)

    def change(self, key: str, value: Any) -> Said:
        """Why a key of a recipe cannot have a value, all others left out."""
        board = self.board
        if board is None:
            return ""
        recipe = self.recipe
        size = _small(recipe.shape_entry, recipe.size, recipe.mask or recipe.cut or recipe.hide)
        plain = Recipe(recipe.shape, size, recipe.by, mask=recipe.mask, cut=recipe.cut,
                       hide=recipe.hide, seed=recipe.seed, catalog=recipe.catalog)
        found = problem(plain.but(**{key: value}), board)
        return found[1] if found else ""

    def _misfit(self, entry: Entry) -> Said:
        board = self.board if entry.needs else None
        return misfit(entry, board) or "" if board is not None else ""


@lru_cache(maxsize=4)
def _board(shape: str, size: tuple[int, ...], mask: str, seed: str, catalog: Catalog
           ) -> Grid | None:
    small = _small(catalog.get("shapes", shape), size, mask)
    return _grid_of(Recipe(shape, small, mask=mask, seed=seed, catalog=catalog))


def _grid_of(recipe: Recipe) -> Grid | None:
    try:
        return recipe.grid()
    except MazeError:
        return None


def _small(shape: Entry, size: tuple[int, ...], mask: str) -> tuple[int, ...]:
    """The size of a small board of the same kind, with all its traits: odd stays odd."""
    if mask:
        return size
    sides = [param.name != "crossings" for param in shape.params]
    most = ENOUGH.get(sum(sides), ENOUGH[2])
    return tuple(value if not side or value <= most else most + value % 2
                 for side, value in zip(sides, size, strict=True))


def can_be_laid(recipe: Recipe) -> bool:
    """Whether there is such a board."""
    return _grid_of(recipe) is not None


def board_of(recipe: Recipe) -> tuple[object, ...]:
    """What determines the board, but for the seed."""
    return recipe.shape, recipe.size, recipe.mask, recipe.cut, recipe.hide


def generator_instead(recipe: Recipe) -> str:
    """The recipe's generator; if that cannot work on the shape, the one that goes anywhere."""
    return Recipe.by if Fit(recipe).generator(recipe.generator) else recipe.by


def solver_instead(recipe: Recipe, solve: str) -> str:
    """A solver for a recipe without one; if it cannot, the one that always can."""
    if solve and Fit(recipe).solver(recipe.catalog.get("solvers", solve)):
        return "breadth_first"
    return solve


def fitting(recipe: Recipe) -> Recipe:
    """Without the changes that its board cannot have."""
    keys, fit = changes(recipe.catalog), Fit(recipe)
    return recipe.but(**{key: keys[key].default for key, value in recipe.asked().items()
                         if fit.change(key, value)})


def next_on(drawn: Recipe, chosen: Recipe) -> Recipe:
    """What was chosen for the next maze, on the board of one whose walls were drawn."""
    recipe = chosen.but(shape=drawn.shape, size=drawn.size, mask=drawn.mask, cut=drawn.cut,
                        hide=drawn.hide, solve="", sopt=())
    if generator_instead(recipe) != recipe.by:
        recipe = recipe.but(by=generator_instead(recipe), opt=())
    recipe = fitting(recipe)
    solve = solver_instead(recipe, chosen.solve)
    return recipe.but(solve=solve, sopt=chosen.sopt if solve == chosen.solve else ())
