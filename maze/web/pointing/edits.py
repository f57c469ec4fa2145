"""Edits: a recipe with its ends moved, a wall opened or closed, a square painted in or out.

An edit is made on the *fields* of a link: what no longer goes together is repaired as it would be
in a link, and said in the same sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from maze.bits import pack
from maze.connected import Square, pieces
from maze.errors import RecipeError
from maze.fields import decode_fields, encode_fields
from maze.grid import Cell, Edge, Grid
from maze.grids.masks import bitmap
from maze.ingredients import changes
from maze.message import Message, Said
from maze.picture import Picture
from maze.quest.drawn import format_arrows, format_quest
from maze.quest.quest import LETTERS, Quest
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
    """The maze as it is drawn, but for some edges, as an exact recipe; ends and solver stay, and
    keys, doors and arrows where there is still a passage for them.

    An end whose last wall is closed is written down: the grid would choose another cell for it.
    Raises RecipeError if the link of such a maze would be too long.
    """
    grid, ends = picture.maze.grid, (picture.start, picture.goal)
    opened = bytearray(picture.maze.open)
    for edge in toggled:
        opened[edge] ^= 1
    quest, gone = _left_of(picture.quest, opened)
    arrows = {edge: cell for edge, cell in picture.maze.arrows.items() if opened[edge]}
    edited, notes = drawn(recipe, picture, opened, quest, arrows)
    if not all(any(opened[edge] for edge in grid.borders[end]) for end in ends):
        edited = edited.but(start=picture.start, goal=picture.goal)
    return edited, notes + gone


def _left_of(quest: Quest | None, opened: bytearray) -> tuple[Quest | None, list[Said]]:
    """A quest without the doors in whose place there is a wall now, and their keys."""
    if quest is None or not quest.doors:
        return quest, []
    gone = [number for number, door in enumerate(quest.doors) if not opened[door]]
    return quest.without(gone), [Message("Door {letter} and its key are gone.",
                                         letter=LETTERS[number]) for number in gone]


def drawn(recipe: Recipe, picture: Picture, opened: bytearray, quest: Quest | None,
          arrows: Mapping[Edge, Cell]) -> Edited:
    """A maze of these walls, with what lies in it, in place of the one that is shown.

    Raises RecipeError if its link would be too long.
    """
    grid, walls = picture.maze.grid, pack(bytes(opened))
    if len(walls) > WALLS_LENGTH:
        raise RecipeError("This maze is too large to be edited: the link of its walls would have "
                          "{length} characters; {most} is the limit.", length=len(walls),
                          most=WALLS_LENGTH)
    if recipe.entr != Recipe.entr:                         # what the maze chose stays where it is
        recipe = _with_ends(recipe.but(entr=Recipe.entr), grid, picture.start, picture.goal)
    fields = encode_fields(recipe)
    dropped = changes(recipe.catalog).keys() - OF_DRAWN | {"keys"}      # they lie where they are
    kept = {key: text for key, text in fields.items() if key not in dropped}
    edited, notes = decode_fields({**kept, "walls": walls, "quest": format_quest(quest),
                                   "arrows": format_arrows(arrows, grid)}, recipe.catalog)
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
    fields = encode_fields(recipe.but(start=None, goal=None, walls="", cut="",
                                      keys="" if recipe.walls else recipe.keys))
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
    return edited.but(**_carried_over(picture, edited.grid(), where, cells.get(square))), notes


def _carried_over(picture: Picture, grid: Grid, where: dict[Cell, Cell | None],
                  fresh: Cell | None) -> dict[str, str]:
    """The walls of what is left, and what lies there; a new square opens to one neighbor."""
    opened = bytearray(grid.edges)
    old, edges = picture.maze, dict[Edge, Edge]()
    for edge, (a, b) in enumerate(old.grid.joins):
        here, there = where[a], where[b]
        if old.open[edge] and here is not None and there is not None:
            edges[edge] = grid.between(here, there)
            opened[edges[edge]] = 1
    if fresh is not None:
        opened[grid.borders[fresh][0]] = 1
    arrows = {edges[edge]: cell for edge, to in old.arrows.items()
              if edge in edges and (cell := where[to]) is not None}
    quest = picture.quest.carried(where, edges) if picture.quest else None
    return {"walls": pack(bytes(opened)), "quest": format_quest(quest),
            "arrows": format_arrows(arrows, grid)}
