"""Conflicts: which parts of a recipe do not go together, as a key and a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from maze.entrances import border
from maze.grid import Grid
from maze.ingredients import Ingredients, changes
from maze.message import Message
from maze.overlays import HIDE
from maze.quest.halves import no_halves
from maze.registry import Entry, misfit

GROWN = {"braid", "sparse", "entr"}                        # do not change the path as it grew


def problem(recipe: Ingredients, grid: Grid) -> tuple[str, Message] | None:
    """A key that must be left out, and the reason as a sentence; None if there is no conflict."""
    return next(_problems(recipe, grid), None)


def _problems(recipe: Ingredients, grid: Grid) -> Iterator[tuple[str, Message]]:
    keys = recipe.asked()
    if recipe.hide:
        for key, title in _titles(recipe).items():
            yield key, Message("A hidden picture stays as it is made; leave out {other}.",
                               other=title.lower())
    if "unicursal" in keys:
        yield from _not_as_a_single_way(recipe, grid)
    yield from _not_of_all_cells(recipe)
    for entry in recipe.catalog.room("transforms").values():
        for key in filter(keys.__contains__, entry.refuses):
            if sentence := entry.refuses[key](grid, keys[key]):
                yield key, Message(sentence) if isinstance(sentence, str) else sentence
    if recipe.entr == "border" and len(border(grid)) < 2:
        yield "entr", Message("Entrances on the border need a border; this grid has none.")
    if recipe.keys and recipe.quest:
        yield "keys", Message("What is to be fetched in this maze was laid by hand.")
    if recipe.keys == "halves":
        yield from _not_in_halves(recipe, grid)


def ungenerated(recipe: Ingredients, grid: Grid) -> Message | None:
    """Why the generator cannot work on a grid, as a sentence; None if it can."""
    if recipe.hide and "sparse" in recipe.generator.gives:
        return Message("A hidden picture needs a maze of all cells; {other} leaves some out.",
                       other=Message(recipe.generator.title))
    return misfit(recipe.generator, grid.board or grid)


def _titles(recipe: Ingredients) -> dict[str, Message]:
    return {key: Message(changes(recipe.catalog)[key].title) for key in recipe.asked()}


def _not_as_a_single_way(recipe: Ingredients, grid: Grid) -> Iterator[tuple[str, Message]]:
    if sentence := _cannot_be_bisected(recipe, grid):
        yield "unicursal", sentence
    for key, title in _titles(recipe).items():
        entry = _transform_of(recipe, key)
        if entry and "branches" in entry.needs:
            yield key, Message("A unicursal maze is a single path; {other} would change that.",
                               other=title.lower())


def _cannot_be_bisected(recipe: Ingredients, grid: Grid) -> Message | None:
    if sentence := misfit(recipe.catalog.get("transforms", "unicursal"), grid):
        return sentence
    if len(grid.rows) % 2 or len(grid.rows[0]) % 2 or min(len(grid.rows), len(grid.rows[0])) < 4:
        return Message("A unicursal maze needs an even width and an even height, 4 at least.")
    generator = recipe.generator
    if "sparse" in generator.gives:
        return Message("A unicursal maze needs a maze of all cells; {other} leaves some out.",
                       other=Message(generator.title))
    return None


def _not_of_all_cells(recipe: Ingredients) -> Iterator[tuple[str, Message]]:
    if "sparse" not in recipe.generator.gives:
        return
    for key, title in _titles(recipe).items():
        entry = _transform_of(recipe, key)
        if entry and "tree" in entry.needs:
            yield key, Message("{title} needs a maze of all cells; {other} leaves some out.",
                               title=title, other=Message(recipe.generator.title))


def _not_in_halves(recipe: Ingredients, grid: Grid) -> Iterator[tuple[str, Message]]:
    for key, title in _titles(recipe).items():
        if key != "keys":
            yield key, Message("Two halves stay as they are carved; leave out {other}.",
                               other=title.lower())
    if recipe.walls:
        yield "keys", Message("Two halves are carved anew; a drawn maze can have 1 to 6 keys.")
    if sentence := no_halves(grid, recipe.generator, *recipe.ends(grid)):
        yield "keys", sentence


def _transform_of(recipe: Ingredients, key: str) -> Entry | None:
    """The transform that a key belongs to; None for entrances and for keys and doors."""
    return next((entry for entry in recipe.catalog.room("transforms").values()
                 if entry.param(key)), None)


def unsolvable(recipe: Ingredients, solver: Entry) -> Message | None:
    """Why a solver cannot find its way in such a maze, as a sentence; None if it can.

    Some solvers read how the maze was made; not every maze has grown from one cell.
    """
    if recipe.has_quest and solver.needs & {"growth", "planar"}:
        return Message("{title} cannot find a path with keys or points.",
                       title=Message(solver.title))
    if "growth" not in solver.needs:
        return None
    if recipe.walls or "growth" not in recipe.generator.gives:
        other = Message("a drawn maze" if recipe.walls else recipe.generator.title)
        return Message("{title} needs a maze that grew from one cell; {other} did not.",
                       title=Message(solver.title), other=other)
    if recipe.hide:
        return Message("{title} needs the passages as they grew; {other} changes them.",
                       title=Message(solver.title), other=Message(HIDE.title).lower())
    if changed := recipe.asked().keys() - GROWN:
        other = Message(changes(recipe.catalog)[min(changed)].title).lower()
        return Message("{title} needs the passages as they grew; {other} changes them.",
                       title=Message(solver.title), other=other)
    return None
