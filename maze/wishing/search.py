"""The search for a maze made to order: exchanges that make it better, or not much worse.

Gunter Dueck and Tobias Scheuer, "Threshold accepting", 1990: an exchange is kept if the maze lacks
at most so much more than before, and that threshold falls to nil, again and again; each time, the
search goes on from the best maze.  All numbers are whole, so a seed gives the same maze everywhere.
Mitsuo Gen's name for the neighborhood is a basis exchange; Paul Hyunjin Kim, "Intelligent maze
generation", 2019, searches for given properties, too.  Cost: linear in the cells for each try.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from maze.bits import pack
from maze.errors import MisfitError
from maze.grid import Cell
from maze.grids.reflection import twins
from maze.passages import Maze
from maze.recipe import WALLS_LENGTH, Recipe
from maze.rng import Rng
from maze.wishing.tree import Tree
from maze.wishing.wishes import Measured, Wishes, lacks, measured

TRIES = 6000
ROUND = 1500                                               # tries from a threshold to nil
THRESHOLD = 150                                            # of lack, at the beginning of a round
MOST = 2500                                                # cells


@dataclass(frozen=True)
class Order:
    """The best maze so far.

    recipe   with its very walls                tries   how many exchanges were tried
    found    its numbers                        of      how many are allowed
    lack     0 if every wish is met
    """

    recipe: Recipe
    found: Measured
    lack: int
    tries: int
    of: int


def search(recipe: Recipe, wishes: Wishes, tries: int = TRIES) -> Generator[Order, None, Order]:
    """Search from the maze of a recipe, made perfect; its seed, ends and symmetry stay.

    Each ``next`` tries one exchange.  Raises MisfitError if there are too many cells, or the grid
    has no such symmetry.
    """
    plain = begun(recipe)
    picture = plain.picture()
    maze, ends = picture.maze, (picture.start, picture.goal)
    symmetry = plain.value("symmetry")
    twin = twins(maze.grid, symmetry) if symmetry != "none" else None
    tree = Tree(maze, twin)
    rng = Rng(recipe.seed, "order")

    def order(opened: bytes, found: Measured, lack: int, tried: int) -> Order:
        exact = plain.but(walls=pack(opened), start=ends[0], goal=ends[1], entr=Recipe.entr)
        return Order(exact, found, lack, tried, tries)

    now = measured(maze, *ends)
    lack = sum(lacks(wishes, now).values())
    best = order(bytes(maze.open), now, lack, 0)
    for tried in range(1, tries + 1):
        if not best.lack:
            break
        if tried % ROUND == 0:
            maze.open[:] = _opened(best)
            tree, lack, now = Tree(maze, twin), best.lack, best.found
        exchange = tree.exchange(rng, _weak(now, wishes, rng))
        if exchange is not None:
            found = measured(maze, *ends)
            new = sum(lacks(wishes, found).values())
            if new > lack + THRESHOLD * (ROUND - tried % ROUND) // ROUND:
                tree.undo(exchange)
            else:
                lack, now = new, found
                if new < best.lack:
                    best = order(bytes(maze.open), found, new, tried)
        yield Order(best.recipe, best.found, best.lack, tried, tries)
    return best


def _weak(found: Measured, wishes: Wishes, rng: Rng) -> Cell | None:
    """Every other time one of the dead ends that are too short, if there are any."""
    short = [cell for cell, steps in found.dead_ends.items() if steps < wishes.dead_end]
    return rng.pick(short) if short and rng.below(2) else None


def begun(recipe: Recipe) -> Recipe:
    """The perfect maze that a search begins with: nothing but the symmetry is done to it.

    Raises MisfitError.
    """
    symmetry = recipe.value("symmetry")
    plain = recipe.but(walls="", solve="", sopt=(), keys=Recipe.keys, changed=(
        (("symmetry", symmetry),) if symmetry != "none" else ()))
    if "sparse" in plain.generator.gives:
        plain = plain.but(by=Recipe.by, opt=())
    grid = plain.checked_grid()
    if len(grid) > MOST or grid.edges > 6 * WALLS_LENGTH:
        raise MisfitError("A maze of at most {most} cells can be made to order; this one has "
                          "{cells}.", most=MOST, cells=len(grid))
    return plain


def _opened(best: Order) -> bytes:
    """The open edges of the best maze."""
    maze: Maze = best.recipe.picture().maze
    return bytes(maze.open)
