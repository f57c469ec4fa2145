"""A maze made at once is the maze made in steps, for every generator that offers both."""

from __future__ import annotations

import pytest

from maze.params import Choice
from maze.passages import Maze
from maze.recipe import Recipe, generators, shapes
from maze.registry import misfit
from maze.rng import Rng
from maze.steps import drain
from tests.boards import board, squares

WHOLE = [by for by, entry in generators().items() if entry.whole]
SIZES = [(1, 1), (1, 4), (4, 1), (2, 2), (3, 5), (5, 3), (20, 15), (64, 65), (90, 3)]
SEEDS = ("a", "b", "amber-7", "7QK2MD")


def options(by: str) -> list[dict[str, str]]:
    """Each word of each option, and none."""
    return [{}, *({param.name: word} for param in generators()[by].params
                  if isinstance(param, Choice) for word in param.options)]


def test_some_have_a_whole_form() -> None:
    assert {"binary_tree", "sidewinder"} <= set(WHOLE)


@pytest.mark.parametrize("by", WHOLE)
def test_at_once_is_in_steps(by: str) -> None:
    entry = generators()[by]
    grids = [squares(*size) for size in SIZES] + [board(shape) for shape in shapes()]
    for grid in grids:
        if misfit(entry, grid):
            continue
        for seed in SEEDS:
            for given in options(by):
                for filled in (True, False):
                    at_once, stepped = (Maze(grid, filled=filled) for _ in range(2))
                    entry.finish(at_once, Rng(seed), **given)
                    drain(entry.run(stepped, Rng(seed), **given))
                    assert at_once.open == stepped.open, (len(grid), seed, given)
                    if "walls" not in entry.gives:
                        break


@pytest.mark.parametrize("by", WHOLE)
def test_a_picture_that_nobody_watched_is_the_one_that_was(by: str) -> None:
    recipe = Recipe(by=by, solve="breadth_first").but(braid=20)
    _, steps = recipe.begin()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            assert end.value.digest == recipe.picture().digest
            break
