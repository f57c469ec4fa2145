"""Binding: the pages of a book: title, instructions, chapters, and four solutions a page.

All pages are laid out as if they were at the right of an open book; on those at the left the inner
margin is the other one, so what is on them moves over.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.message import Message, counted
from maze.paper.figures import Figure
from maze.paper.frames import (
    FOOTER,
    HEADER,
    OUTER,
    SET_CODE,
    Frame,
    body,
    divided,
    field_of,
    frames,
    paper_of,
)
from maze.paper.page import Code, Item, Page, Text
from maze.paper.parts import LAYING_OUT, drawn, header, solution
from maze.paper.plan import Leaf, Plan, plan
from maze.paper.recipe import SheetRecipe
from maze.progress import Progress, Work
from maze.share import encode

SPLIT = (2, 2)                                             # of solutions
UNNUMBERED = ("title", "about", "blank")


def binding(recipe: SheetRecipe, figures: Sequence[Figure]) -> Work[list[Page]]:
    """All pages of a book, in slices."""
    planned, whole = plan(recipe), body(recipe)
    pages: list[Page] = []
    for at, leaf in enumerate(planned.leaves, 1):
        yield Progress(LAYING_OUT, at, planned.pages)
        page = Page(*paper_of(recipe), min(OUTER, whole.x), leaf.kind)
        page.items += _items(recipe, figures, planned, leaf)
        if leaf.kind not in UNNUMBERED:
            page.items.append(_number(recipe, at))
        if at % 2 == 0:
            page.items = [item._replace(x=item.x + OUTER - whole.x) for item in page.items]
        pages.append(page)
    return pages


def _items(recipe: SheetRecipe, figures: Sequence[Figure], planned: Plan,
           leaf: Leaf) -> list[Item]:
    if leaf.kind == "title":
        return _title(recipe, figures)
    if leaf.kind == "about":
        return _about(recipe, figures, planned)
    if leaf.kind == "chapter":
        return _chapter(recipe, figures, leaf)
    items: list[Item] = []
    if leaf.kind == "puzzles":
        for at, frame in zip(leaf.some, frames(recipe), strict=False):
            items += drawn(recipe, figures[at], at, frame)
    elif leaf.kind == "solutions":
        items += header(recipe, Message("Solutions"), name=False)
        x, y, width, height = field_of(recipe)
        high = HEADER * recipe.larger
        for at, frame in zip(leaf.some, divided(Frame(x, y + high, width, height - high), *SPLIT),
                             strict=False):
            items += solution(recipe, figures[at], at, frame, 6.0 * recipe.larger)
    return items


def _number(recipe: SheetRecipe, at: int) -> Text:
    x, y, width, height = body(recipe)
    return Text(x + width / 2, y + height - 1, 3.6 * recipe.larger, str(at), width, "middle")


def _title(recipe: SheetRecipe, figures: Sequence[Figure]) -> list[Item]:
    """Title, how many puzzles there are, and the last of them as a picture."""
    x, y, width, height = body(recipe)
    middle = x + width / 2
    puzzles = counted("{n} puzzle", "{n} puzzles", n=len(figures))
    lines: list[Item] = [
        Text(middle, y + 0.15 * height, 13.0, recipe.named, width,
             "middle", bold=True),
        Text(middle, y + 0.15 * height + 11, 6.0, puzzles, width, "middle")]
    if recipe.order == "ladder":
        lines.append(Text(middle, y + 0.15 * height + 19, 5.0, Message("easy to hard"), width,
                          "middle"))
    side = 0.8 * width
    picture = Frame(middle - side / 2, y + 0.38 * height, side, min(side * 1.1, 0.55 * height))
    return [*lines, *figures[-1].draw(recipe, len(figures) - 1, picture)]


def _about(recipe: SheetRecipe, figures: Sequence[Figure], planned: Plan) -> list[Item]:
    """What one must know, a line each, at the foot of the page."""
    x, y, width, height = body(recipe)
    size = 3.6 * recipe.larger
    keys = next((at for at, leaf in enumerate(planned.leaves, 1) if leaf.kind == "solutions"), 0)
    lines = []
    if recipe.what != "pentominoes":
        lines.append(Message("Mazes: find the path from start to goal."))
        lines += next((figure.tasks for figure in figures if figure.tasks), ())
    if recipe.what != "mazes":
        lines.append(Message("Boards: place the pieces that are drawn below them."))
    if keys:
        lines.append(Message("The solutions begin on page {page}.", page=keys))
    lines.append(Message("Seed {seed}, version {version} of the difficulty.", seed=recipe.set,
                         version=recipe.dv))
    if recipe.qr:
        lines += [Message("The code beside a puzzle opens it on a screen."),
                  Message("There it can be played, with hints and the solution."),
                  Message("The code below opens this book.")]
    foot = y + height - FOOTER - (SET_CODE + size if recipe.qr else 0)
    items: list[Item] = [Text(x, foot - 1.7 * size * (len(lines) - 1 - at), size, line, width)
                         for at, line in enumerate(lines)]
    if recipe.qr:
        items.append(Code(x, foot + size, SET_CODE, encode(recipe), SET_CODE))
    return items


def _chapter(recipe: SheetRecipe, figures: Sequence[Figure], leaf: Leaf) -> list[Item]:
    """The number of a chapter, how hard its puzzles are, and which they are."""
    x, y, width, height = body(recipe)
    middle, base = x + width / 2, y + 0.38 * height
    first, last = (figures[at].words for at in (leaf.some[0], leaf.some[-1]))
    items: list[Item] = [
        Text(middle, base, 11.0, Message("Chapter {number}", number=leaf.chapter), width, "middle",
             bold=True)]
    if recipe.words and recipe.what == "mazes":
        hard = first if first == last else Message("{first} to {last}", first=first, last=last)
        items.append(Text(middle, base + 11, 6.0, hard, width, "middle"))
    which = Message("Puzzles {first} to {last}", first=leaf.some[0] + 1, last=leaf.some[-1] + 1)
    items.append(Text(middle, base + 19, 5.0, which, width, "middle"))
    return items
