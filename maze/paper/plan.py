"""Plan: what is on each page of a book, known before a puzzle is made.

How wide the puzzles may be depends on the inner margin, and that on the number of pages.
"""

from __future__ import annotations

from typing import NamedTuple

from maze.paper.recipe import SheetRecipe

FRONT = ("title", "about")
KEYS = 4                                                   # solutions on a page


class Leaf(NamedTuple):
    """A page of a book: its kind, and which puzzles it has, or the number of a chapter."""

    kind: str
    some: range = range(0)
    chapter: int = 0


class Plan(NamedTuple):
    """The pages of a book in their order, and the puzzles of each chapter."""

    leaves: list[Leaf]
    chapters: list[range]

    @property
    def pages(self) -> int:
        return len(self.leaves)


def plan(recipe: SheetRecipe) -> Plan:
    """Title, what one must know, chapters that begin on the right, solutions; an even number."""
    leaves = [Leaf(kind) for kind in FRONT]
    chapters = divided(recipe.make, recipe.chapters)
    for chapter, some in enumerate(chapters, 1):
        _to_the_right(leaves)
        leaves.append(Leaf("chapter", some, chapter))
        leaves += [Leaf("puzzles", part) for part in _parts(some, recipe.per)]
    if recipe.key != "none":
        leaves += [Leaf("solutions", part) for part in _parts(range(recipe.make), KEYS)]
    if len(leaves) % 2:
        leaves.append(Leaf("blank"))
    return Plan(leaves, chapters)


def divided(make: int, chapters: int) -> list[range]:
    """So many puzzles in chapters that are as long as one another, or nearly."""
    count = min(chapters, make)
    return [range(at * make // count, (at + 1) * make // count) for at in range(count)]


def _to_the_right(leaves: list[Leaf]) -> None:
    if len(leaves) % 2:
        leaves.append(Leaf("blank"))


def _parts(some: range, size: int) -> list[range]:
    return [some[at:at + size] for at in range(0, len(some), size)]
