"""Layout: the pages of a set of puzzles, as data."""

from __future__ import annotations

from collections.abc import Sequence

from maze.message import Message
from maze.paper.choosing import Puzzle, choosing
from maze.paper.figure import maze_figure
from maze.paper.fitting import ARROW
from maze.paper.frames import (
    MARGIN,
    SET_CODE,
    Frame,
    body,
    caption,
    code_side,
    divided,
    field_of,
    frames,
    paper_of,
)
from maze.paper.page import Code, Drawing, Item, Page, Text
from maze.paper.recipe import SheetRecipe
from maze.picture import Picture
from maze.progress import Progress, Work, finish
from maze.render.layer import Layer
from maze.render.paths import number as text_of
from maze.share import encode

KEY_SPLIT = (3, 4)                                         # solutions on a page, across and down
KEY_CAPTION = 6.0
RULE = 0.3                                                 # of a line to write on
SOLVER = "breadth_first"
LAYING_OUT = "Laying out pages"


def pages_of(recipe: SheetRecipe) -> list[Page]:
    """All pages, at once.  Raises MazeError."""
    return finish(laying_out(recipe, finish(choosing(recipe))))


def laying_out(recipe: SheetRecipe, puzzles: Sequence[Puzzle]) -> Work[list[Page]]:
    """The pages of some puzzles, in slices."""
    pages: list[Page] = []
    pictures: list[Picture] = []
    for at, puzzle in enumerate(puzzles):
        yield Progress(LAYING_OUT, at, len(puzzles))
        pictures.append(puzzle.recipe.but(solve=SOLVER).picture())
    for first in range(0, len(puzzles), recipe.per):
        yield Progress(LAYING_OUT, first, len(puzzles))
        some = range(first, min(first + recipe.per, len(puzzles)))
        pages.append(_puzzle_page(recipe, puzzles, pictures, some))
        if recipe.key == "back":
            pages.append(_back(recipe, pictures, some))
    if recipe.key == "end":
        yield from _key_pages(recipe, pictures, pages)
    for at, page in enumerate(pages, 1):
        page.items += _footer(recipe, at, len(pages))
    return pages


def _blank(recipe: SheetRecipe, kind: str) -> Page:
    return Page(*paper_of(recipe), MARGIN, kind, recipe.paper == "auto")


def _puzzle_page(recipe: SheetRecipe, puzzles: Sequence[Puzzle], pictures: Sequence[Picture],
                 some: range) -> Page:
    page = _blank(recipe, "puzzles")
    page.items += _header(recipe, recipe.title, name=bool(recipe.name))
    for at, frame in zip(some, frames(recipe), strict=False):
        high = caption(recipe)
        page.items += _caption(recipe, at, puzzles[at], frame)
        below = Frame(frame.x, frame.y + high, frame.width, frame.height - high)
        page.items += maze_figure(pictures[at], below, wall=recipe.wall, beyond=recipe.beyond,
                                  art=recipe.ends, number=at)
    return page


def _caption(recipe: SheetRecipe, at: int, puzzle: Puzzle, frame: Frame) -> list[Item]:
    """The number of a puzzle, how hard it is, and the code that opens it."""
    size, side = 6.0 * recipe.larger, code_side(recipe) if recipe.qr else 0.0
    width = frame.width - side - 2
    items: list[Item] = [Text(frame.x, frame.y + 0.8 * size, size, str(at + 1), width, bold=True)]
    if recipe.words:
        items.append(Text(frame.x, frame.y + 1.5 * size, 0.58 * size, puzzle.words, width))
    if recipe.qr:
        link = encode(puzzle.recipe, {"mode": "play"})
        items.append(Code(frame.x + frame.width - side, frame.y, side, link,
                          frame.width - 3 * size))
    return items


def _header(recipe: SheetRecipe, title: str | Message, *, name: bool) -> list[Item]:
    """The title at the left, a line for the name at the right."""
    x, y, width, _ = body(recipe)
    size = 6.0 * recipe.larger
    items: list[Item] = []
    part = width * (0.55 if name else 1.0) if title else 0.0
    if title:
        items.append(Text(x, y + size, size, title, part - 4, bold=True))
    if name:
        small, begin, base = 0.65 * size, x + part, y + size
        word = 18.0 * recipe.larger
        items.append(Text(begin, base, small, Message("Name"), word))
        items.append(_rule(begin + word, x + width, base + 0.8))
    return items


def _rule(x0: float, x1: float, y: float) -> Drawing:
    """A line to write on."""
    return Drawing(0, 0, 1, [Layer(f"M{text_of(x0)} {text_of(y)}H{text_of(x1)}", stroke="#000000",
                                   width=RULE)])


def _footer(recipe: SheetRecipe, at: int, of: int) -> list[Item]:
    """The number of the page, and the code of the whole set."""
    x, y, width, height = body(recipe)
    base, size = y + height - 1, 3.2 * recipe.larger
    middle = Message("{page} / {pages}", page=at, pages=of)
    items: list[Item] = [Text(x + width / 2, base, size, middle, width / 3, "middle")]
    if recipe.qr:
        items.append(Code(x + width - SET_CODE, y + height - SET_CODE, SET_CODE,
                          encode(recipe), width * 0.6))
        items.append(Text(x, base, size, Message("The code at the right opens this set."),
                          width / 3))
    return items


def _back(recipe: SheetRecipe, pictures: Sequence[Picture], some: range) -> Page:
    """The solutions of a page, mirrored, so that each is behind its puzzle."""
    page = _blank(recipe, "solutions")
    page.items += _header(recipe, Message("Solutions"), name=False)
    whole = body(recipe)
    for at, frame in zip(some, frames(recipe), strict=False):
        x = 2 * whole.x + whole.width - frame.x - frame.width
        page.items += _solution(recipe, pictures[at], at, Frame(x, *frame[1:]), caption(recipe))
    return page


def _key_pages(recipe: SheetRecipe, pictures: Sequence[Picture], pages: list[Page]) -> Work[None]:
    """All solutions, small, after the puzzles."""
    each = KEY_SPLIT[0] * KEY_SPLIT[1]
    whole = field_of(recipe.but(title="x"))
    for first in range(0, len(pictures), each):
        yield Progress(LAYING_OUT, first, len(pictures))
        page = _blank(recipe, "solutions")
        page.items += _header(recipe, Message("Solutions"), name=False)
        for at, frame in zip(range(first, min(first + each, len(pictures))),
                             divided(whole, *KEY_SPLIT), strict=False):
            page.items += _solution(recipe, pictures[at], at, frame, KEY_CAPTION * recipe.larger)
        pages.append(page)


def _solution(recipe: SheetRecipe, picture: Picture, at: int, frame: Frame,
              high: float) -> list[Item]:
    """A maze with its path, below its number."""
    size = min(high, 6.0 * recipe.larger)
    below = Frame(frame.x, frame.y + high, frame.width, frame.height - high)
    return [Text(frame.x, frame.y + 0.8 * size, 0.8 * size, str(at + 1), frame.width, bold=True),
            *maze_figure(picture, below, wall=recipe.wall, beyond=ARROW, art="arrows", number=at,
                         solution=True)]


