"""Where a cell is, in the words of its shape."""

from __future__ import annotations

import pytest

from maze.recipe import Recipe
from maze.steps import GENERATING, KEYS_LAID, PHASE, SOLVING, STAGES, VISIT
from maze.words import place, sentence


@pytest.mark.parametrize("shape, size, cell, words", [
    ("square", (5, 4), 7, "row 2, column 3"),
    ("polar", (9,), 0, "the middle"),
    ("polar", (9,), 6, "ring 1, sector 6"),
    ("polar", (9,), 7, "ring 2, sector 1"),
    ("floors", (8, 6, 3), 48 + 9, "floor 2, row 2, column 2"),
    ("cube", (3,), 4, "top face, row 2, column 2"),
    ("cube", (3,), 9, "left face, row 1, column 1"),
    ("cube", (3,), 53, "bottom face, row 3, column 3"),
    ("penrose", (2,), 4, "cell 5, at the bottom"),
    ("penrose", (4,), 12, "cell 13, in the middle"),
    ("penrose", (4,), 16, "cell 17, on the left"),
    ("voronoi", (9, 9), 0, "cell 1, upper left"),
    ("voronoi", (9, 9), 80, "cell 81, lower right"),
])
def test_a_cell_is_told_as_its_shape_has_it(shape, size, cell, words):
    assert str(place(Recipe(shape=shape, size=size).checked_grid(), cell)) == words


@pytest.mark.parametrize("shape, size", [("polar", (7,)), ("floors", (4, 3, 5)), ("cube", (4,)),
                                         ("penrose", (3,)), ("tesseract", (3, 3, 3, 2))])
def test_no_two_cells_are_told_alike(shape, size):
    grid = Recipe(shape=shape, size=size).checked_grid()
    assert len({str(place(grid, cell)) for cell in range(len(grid))}) == len(grid)


def test_sectors_go_round_clockwise_from_the_top():
    grid = Recipe(shape="polar", size=(5,)).checked_grid()
    first = next(cell for cell in range(len(grid)) if str(place(grid, cell)) == "ring 3, sector 1")
    x, y = grid.center(first)
    assert x > 0 > y


def test_each_phase_has_its_sentence_and_a_first_visit_another_than_a_later_one():
    grid = Recipe(size=(5, 4)).checked_grid()

    def told(step: int, phase: int = GENERATING, **more) -> str:
        return str(sentence(grid, step, phase, 0, **more))
    assert told(PHASE + GENERATING) == "A new maze begins."
    assert told(PHASE + SOLVING) == "The maze is complete; solving begins."
    assert told(PHASE + KEYS_LAID).startswith("Keys or points are laid out")
    assert told(PHASE + len(STAGES), own={"phase": "Arrows come."}) == "Arrows come."
    first, later, seen = told(VISIT + 7), told(VISIT + 7, begun=True), told(VISIT + 7, SOLVING)
    assert len({first, later, seen}) == 3 and all("row 2, column 3" in text.lower()
                                                  for text in (first, later, seen))
