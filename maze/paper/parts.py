"""Parts of pages that sheets and books share: a puzzle with its caption, a solution, a header."""

from __future__ import annotations

from maze.message import Message
from maze.paper.figures import Figure
from maze.paper.frames import TASK, Frame, body, caption, code_side
from maze.paper.page import Code, Drawing, Item, Text
from maze.paper.recipe import SheetRecipe
from maze.render.layer import Layer
from maze.render.paths import number as text_of

RULE = 0.3                                                 # of a line to write on
LAYING_OUT = "Laying out pages"


def drawn(recipe: SheetRecipe, figure: Figure, at: int, frame: Frame) -> list[Item]:
    """A puzzle below its caption."""
    high = caption(recipe)
    below = Frame(frame.x, frame.y + high, frame.width, frame.height - high)
    return [*_caption(recipe, at, figure, frame), *figure.draw(recipe, at, below)]


def _caption(recipe: SheetRecipe, at: int, figure: Figure, frame: Frame) -> list[Item]:
    """The number of a puzzle, how hard it is, and the code that opens it."""
    size, side = 6.0 * recipe.larger, code_side(recipe) if recipe.qr else 0.0
    width = frame.width - side - 2
    items: list[Item] = [Text(frame.x, frame.y + 0.8 * size, size, str(at + 1), width, bold=True)]
    if recipe.words:
        items.append(Text(frame.x, frame.y + 1.5 * size, 0.58 * size, figure.words, width))
    y = frame.y + (1.5 if recipe.words else 0.8) * size - 0.5 * recipe.larger
    for line, task in enumerate(figure.tasks, 1):
        items.append(Text(frame.x, y + line * TASK * recipe.larger, 0.54 * size, task, width))
    if recipe.qr:
        items.append(Code(frame.x + frame.width - side, frame.y, side, figure.link,
                          frame.width - 3 * size))
    return items


def solution(recipe: SheetRecipe, figure: Figure, at: int, frame: Frame,
             high: float) -> list[Item]:
    """A puzzle solved, below its number."""
    size = min(high, 6.0 * recipe.larger)
    below = Frame(frame.x, frame.y + high, frame.width, frame.height - high)
    items: list[Item] = [Text(frame.x, frame.y + 0.8 * size, 0.8 * size, str(at + 1), frame.width,
                              bold=True)]
    if figure.shows:
        items.append(Text(frame.x + frame.width / 2, frame.y + 0.8 * size, 0.7 * size,
                          figure.shows, frame.width - 4 * size, "middle"))
    return [*items, *figure.solved(recipe, at, below)]


def header(recipe: SheetRecipe, title: str | Message, *, name: bool, of: str = "") -> list[Item]:
    """The title at the left; at the right a line for the name, or the set that the page is of."""
    x, y, width, _ = body(recipe)
    size = 6.0 * recipe.larger
    items: list[Item] = []
    part = width * (0.55 if name or of else 1.0) if title else 0.0
    if title:
        items.append(Text(x, y + size, size, title, part - 4, bold=True))
    if name:
        small, begin, base = 0.65 * size, x + part, y + size
        word = 18.0 * recipe.larger
        items.append(Text(begin, base, small, Message("Name:"), word))
        items.append(rule(begin + word, x + width, base + 0.8))
    if of:
        items.append(Text(x + width, y + size, 0.65 * size, of, width - part, "end"))
    return items


def rule(x0: float, x1: float, y: float) -> Drawing:
    """A line to write on."""
    return Drawing(0, 0, 1, [Layer(f"M{text_of(x0)} {text_of(y)}H{text_of(x1)}", stroke="#000000",
                                   width=RULE)])
