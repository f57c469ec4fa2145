"""Edits: a recipe with its ends moved, a wall opened or closed, a square painted in or out.

An edit is made on the *fields* of a link: what no longer goes together is repaired as it would be
in a link, and said in the same sentences.
"""

from __future__ import annotations

from collections.abc import Iterable

from maze.bits import pack
from maze.connected import Square, pieces
from maze.errors import RecipeError
from maze.fields import decode_fields, encode_fields
from maze.grid import Cell, Edge, Grid
from maze.grids.masks import bitmap
from maze.ingredients import changes
from maze.message import Message, Said
from maze.picture import Picture
from maze.recipe import OF_DRAWN, WALLS_LENGTH, Recipe
from maze.share import LONGEST, encode

Edited = tuple[Recipe, list[Said]]                         # and sentences about what was repaired
PAINTED = ("square", "mask")                               # shapes whose squares can be painted


# --- start and goal -------------------------------------------------------------------------------


def moved(recipe: Recipe, picture: Picture, which: str, cell: Cell) -> Recipe:
    """Start or goal in another cell; what the grid would choose anyway is not written down.

    Raises RecipeError if both would be in one cell.
    """
    ends = {"start": picture.start, "goal": picture.goal, which: cell}
    if ends["start"] == ends["goal"]:
        raise RecipeError("Start and goal cannot be in the same cell.")
    return _with_ends(recipe, picture.maze.grid, ends[which] if which == "start" else recipe.start,
                      ends[which] if which == "goal" else recipe.goal)


def _with_ends(recipe: Recipe, grid: Grid, start: Cell | None, goal: Cell | None) -> Recipe:
    if recipe.entr != Recipe.entr:                         # the maze chooses what is not said
        return recipe.but(start=start, goal=goal)
    own = recipe.but(start=None, goal=None).ends(grid)
    return recipe.but(start=None if start == own[0] else start,
                      goal=None if goal == own[1] else goal)


# --- walls ----------------------------------------------------------------------------------------


def with_walls(recipe: Recipe, picture: Picture, toggled: Iterable[Edge]) -> Edited:
    """The maze as it is drawn, but for some edges, as an exact recipe; ends and solver stay.

    An end whose last wall is closed is written down: the grid would choose another cell for it.
    Raises RecipeError if the link of such a maze would be too long.
    """
    grid, ends = picture.maze.grid, (picture.start, picture.goal)
    opened = bytearray(picture.maze.open)
    for edge in toggled:
        opened[edge] ^= 1
    edited, notes = _exact(recipe, picture, pack(bytes(opened)))
    if not all(any(opened[edge] for edge in grid.borders[end]) for end in ends):
        edited = edited.but(start=picture.start, goal=picture.goal)
    if picture.maze.arrows:
        notes.append(Message("A drawn maze has no one-way passages."))
    return edited, notes


def _exact(recipe: Recipe, picture: Picture, walls: str) -> Edited:
    if len(walls) > WALLS_LENGTH:
        raise RecipeError("This maze is too large to be edited: the link of its walls would have "
                          "{length} characters; {most} is the limit.", length=len(walls),
                          most=WALLS_LENGTH)
    if recipe.entr != Recipe.entr:                         # what the maze chose stays where it is
        recipe = _with_ends(recipe.but(entr=Recipe.entr), picture.maze.grid,
                            picture.start, picture.goal)
    fields = encode_fields(recipe)
    dropped = changes(recipe.catalog).keys() - OF_DRAWN
    kept = {key: text for key, text in fields.items() if key not in dropped}
    edited, notes = decode_fields({**kept, "walls": walls}, recipe.catalog)
    if len(encode(edited)) > LONGEST:
        raise RecipeError("This maze is too large to be edited: its link would have {length} "
                          "characters; {most} is the limit.", length=len(encode(edited)),
                          most=LONGEST)
    return edited, notes


# --- squares --------------------------------------------------------------------------------------


def can_paint(recipe: Recipe) -> bool:
    """Whether squares can be painted in and out."""
    return recipe.shape in PAINTED and not recipe.hide


def squares_of(grid: Grid) -> dict[Square, Cell]:
    """The squares that are cells."""
    return {(int(x), int(y)): cell for cell, (x, y)
            in enumerate(map(grid.center, range(len(grid))))}


def painted(recipe: Recipe, picture: Picture, square: Square) -> Edited:
    """One square more, or one less; a drawn maze keeps its walls, others are made anew.

    Raises RecipeError if the outline would fall apart.
    """
    old = squares_of(picture.maze.grid)
    new = old.keys() ^ {square}
    if len(pieces(new)) != 1:
        raise RecipeError("A new square must touch the others." if square in new else
                          "Without this square the outline would fall apart.")
    width, height = recipe.size
    fields = encode_fields(recipe.but(start=None, goal=None, walls="", cut=""))
    fields |= {"shape": "mask", "mask": bitmap(new, width, height)}
    cells = {square: cell for cell, square in enumerate(sorted(new, key=lambda at: at[::-1]))}
    where = {cell: cells.get(at) for at, cell in old.items()}
    for key, end in (("from", recipe.start), ("to", recipe.goal)):
        if end is not None and where[end] is not None:
            fields[key] = str(where[end])
    edited, notes = decode_fields(fields, recipe.catalog)
    if edited.start is not None and edited.start == edited.goal:
        edited = edited.but(start=None, goal=None)
    if not recipe.walls:
        return edited, notes
    return edited.but(walls=_carried_over(picture, edited.grid(), where, cells.get(square))), notes


def _carried_over(picture: Picture, grid: Grid, where: dict[Cell, Cell | None],
                  fresh: Cell | None) -> str:
    """The walls of what is left; a new square opens to one of its neighbors."""
    opened = bytearray(grid.edges)
    old = picture.maze
    for edge, (a, b) in enumerate(old.grid.joins):
        here, there = where[a], where[b]
        if old.open[edge] and here is not None and there is not None:
            opened[grid.between(here, there)] = 1
    if fresh is not None:
        opened[grid.borders[fresh][0]] = 1
    return pack(bytes(opened))
