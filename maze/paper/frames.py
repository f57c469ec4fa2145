"""Frames: how a page is divided among its puzzles.

A book has the size of its trim, and nothing bleeds off its pages. Its inner margin grows with its
pages, as printers ask: 0.375 in up to 150 pages, 0.5 in up to 300, 0.625 in beyond, and an eighth
of an inch more here, so that a maze does not run into the fold.
"""

from __future__ import annotations

from typing import NamedTuple

from maze.paper.plan import plan
from maze.paper.recipe import SheetRecipe

SIZES = {"auto": (210.0, 278.0), "a4": (210.0, 297.0), "letter": (215.9, 279.4),
         "5x8": (127.0, 203.2), "6x9": (152.4, 228.6), "8.5x11": (215.9, 279.4)}
MARGIN = 12.0
OUTER = 10.0                                               # margin of a book on its other sides
INNER = ((150, 9.525), (300, 12.7), (10**9, 15.875))       # by the number of its pages
EIGHTH = 3.175
GAP = 6.0                                                  # between two puzzles
HEADER, FOOTER = 13.0, 5.0
TASK, ANSWER = 4.5, 10.0                                   # strips of a maze with a word
LARGE_CODES = 4                                            # puzzles on a page that has room
SET_CODE = 20.0                                            # the code of the whole set
SPLITS = {1: (1, 1), 2: (1, 2), 3: (1, 3), 4: (2, 2), 5: (2, 3), 6: (2, 3), 7: (2, 4), 8: (2, 4),
          9: (3, 3), 10: (3, 4), 11: (3, 4), 12: (3, 4)}   # across and down


class Frame(NamedTuple):
    """A rectangle on paper, in millimeters."""

    x: float
    y: float
    width: float
    height: float


def paper_of(recipe: SheetRecipe) -> tuple[float, float]:
    """Width and height of the paper."""
    return SIZES[recipe.format]


def inner(pages: int) -> float:
    """The inner margin of a book."""
    return next(margin for most, margin in INNER if pages <= most) + EIGHTH


def body(recipe: SheetRecipe) -> Frame:
    """What is printed on: all within the margins; of a book, on a page at the right."""
    width, height = paper_of(recipe)
    if recipe.is_book:
        left = inner(plan(recipe).pages)
        return Frame(left, OUTER, width - left - OUTER, height - 2 * OUTER)
    return Frame(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)


def field_of(recipe: SheetRecipe) -> Frame:
    """The part of a page that the puzzles share, between its header and its footer."""
    x, y, width, height = body(recipe)
    if recipe.is_book:
        return Frame(x, y, width, height - FOOTER * recipe.larger - 2)
    top = HEADER * recipe.larger if recipe.title or recipe.name else 0.0
    bottom = (SET_CODE if recipe.qr else FOOTER * recipe.larger) + 2
    return Frame(x, y + top, width, height - top - bottom)


def frames(recipe: SheetRecipe) -> list[Frame]:
    """Where the puzzles of a page are, row by row."""
    across, down = SPLITS[recipe.per]
    return divided(field_of(recipe), across, down)


def divided(whole: Frame, across: int, down: int) -> list[Frame]:
    """A rectangle in equal parts, with gaps between."""
    width = (whole.width - GAP * (across - 1)) / across
    height = (whole.height - GAP * (down - 1)) / down
    return [Frame(whole.x + column * (width + GAP), whole.y + row * (height + GAP), width, height)
            for row in range(down) for column in range(across)]


def code_side(recipe: SheetRecipe) -> float:
    """How large the code of a puzzle is."""
    if recipe.pict and recipe.per <= LARGE_CODES:
        return 24.0                                        # a picture makes its link long
    return 16.0 if recipe.per <= 6 else 14.0


def caption(recipe: SheetRecipe) -> float:
    """How high the strip above a puzzle is, with its number, what is to be done, and its code."""
    tasks = TASK * recipe.tasks + (TASK / 3 if recipe.tasks else 0.0)
    lines = (7.0 + 3.0 * recipe.words + tasks) * recipe.larger
    if not recipe.qr:
        return lines
    return max(code_side(recipe) + 1.5, lines if recipe.tasks else 0.0)


def figure_box(recipe: SheetRecipe) -> tuple[float, float]:
    """Width and height that are left for the drawing of a puzzle."""
    frame = frames(recipe)[0]
    return frame.width, frame.height - caption(recipe)


def maze_box(recipe: SheetRecipe) -> tuple[float, float]:
    """The same for a maze: below it there may be boxes for the letters of a word."""
    width, height = figure_box(recipe)
    return width, height - answer(recipe)


def answer(recipe: SheetRecipe) -> float:
    """How high the strip below a maze is, where its word is written."""
    return ANSWER * recipe.larger if recipe.spell else 0.0
