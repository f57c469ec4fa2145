"""Layout: the pages of a set of puzzles, as data: sheets here, books in ``book``."""

from __future__ import annotations

from collections.abc import Sequence

from maze.message import Message
from maze.paper.board_figure import pieces_to_cut
from maze.paper.book import binding
from maze.paper.figures import Figure, figure
from maze.paper.frames import (
    MARGIN,
    SET_CODE,
    SPLITS,
    Frame,
    body,
    caption,
    divided,
    field_of,
    frames,
    paper_of,
)
from maze.paper.page import Code, Item, Page, Text
from maze.paper.parts import LAYING_OUT, drawn, header, solution
from maze.paper.puzzles import AnyPuzzle, choosing
from maze.paper.recipe import SheetRecipe
from maze.progress import Progress, Work, finish
from maze.share import encode

MOST_KEYS = 12                                             # solutions on a page
KEY_CAPTION = 6.0


def pages_of(recipe: SheetRecipe) -> list[Page]:
    """All pages, at once.  Raises MazeError."""
    return finish(laying_out(recipe, finish(choosing(recipe))))


def laying_out(recipe: SheetRecipe, puzzles: Sequence[AnyPuzzle]) -> Work[list[Page]]:
    """The pages of some puzzles, in slices."""
    figures: list[Figure] = []
    for at, puzzle in enumerate(puzzles):
        yield Progress(LAYING_OUT, at, len(puzzles))
        figures.append(figure(puzzle))
    if recipe.is_book:
        return (yield from binding(recipe, figures))
    return (yield from _sheets(recipe, figures))


def _sheets(recipe: SheetRecipe, figures: Sequence[Figure]) -> Work[list[Page]]:
    pages: list[Page] = []
    for first in range(0, len(figures), recipe.per):
        yield Progress(LAYING_OUT, first, len(figures))
        some = range(first, min(first + recipe.per, len(figures)))
        pages.append(_puzzle_page(recipe, figures, some))
        if recipe.key == "back":
            pages.append(_back(recipe, figures, some))
    if recipe.cut and recipe.what != "mazes":
        pages += _pieces(recipe)
    if recipe.key == "end":
        yield from _key_pages(recipe, figures, pages)
    for at, page in enumerate(pages, 1):
        if page.kind != "blank":
            page.items += _footer(recipe, at, len(pages))
    return pages


def _blank(recipe: SheetRecipe, kind: str) -> Page:
    return Page(*paper_of(recipe), MARGIN, kind, recipe.paper == "auto")


def _puzzle_page(recipe: SheetRecipe, figures: Sequence[Figure], some: range) -> Page:
    page = _blank(recipe, "puzzles")
    page.items += header(recipe, recipe.title, name=bool(recipe.name))
    for at, frame in zip(some, frames(recipe), strict=False):
        page.items += drawn(recipe, figures[at], at, frame)
    return page


def _pieces(recipe: SheetRecipe) -> list[Page]:
    """The pieces to be cut out; on the back of them is nothing."""
    page = _blank(recipe, "pieces")
    page.items += header(recipe, Message("Pieces"), name=False)
    page.items += pieces_to_cut(field_of(recipe.but(title="x")), recipe.larger)
    return [page, _blank(recipe, "blank")] if recipe.key == "back" else [page]


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


def _back(recipe: SheetRecipe, figures: Sequence[Figure], some: range) -> Page:
    """The solutions of a page, mirrored, so that each is behind its puzzle."""
    page = _blank(recipe, "solutions")
    page.items += header(recipe, Message("Solutions"), name=False, of=recipe.title)
    whole = body(recipe)
    for at, frame in zip(some, frames(recipe), strict=False):
        x = 2 * whole.x + whole.width - frame.x - frame.width
        page.items += solution(recipe, figures[at], at, Frame(x, *frame[1:]), caption(recipe))
    return page


def _key_pages(recipe: SheetRecipe, figures: Sequence[Figure], pages: list[Page]) -> Work[None]:
    """All solutions after the puzzles: many on a page, or as large as a few can be."""
    each = min(len(figures), MOST_KEYS)
    whole = field_of(recipe.but(title="x"))
    for first in range(0, len(figures), each):
        yield Progress(LAYING_OUT, first, len(figures))
        page = _blank(recipe, "solutions")
        page.items += header(recipe, Message("Solutions"), name=False, of=recipe.title)
        for at, frame in zip(range(first, min(first + each, len(figures))),
                             divided(whole, *SPLITS[each]), strict=False):
            page.items += solution(recipe, figures[at], at, frame, KEY_CAPTION * recipe.larger)
        pages.append(page)
