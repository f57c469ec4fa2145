"""Laid: recipes with a key, a door or an arrow put somewhere else, added or taken away.

Like every edit of walls they make a drawn maze of the one that is shown (``edits.drawn``). Where
there was a wall, its passage is opened. What comes of it need not be possible: the picture says so
(``maze.quest.drawn.unreached``).
"""

from __future__ import annotations

from collections.abc import Mapping

from maze.bits import unpack
from maze.connected import reached
from maze.errors import RecipeError
from maze.grid import Cell, Edge, Grid
from maze.passages import Maze
from maze.picture import Picture
from maze.quest.drawn import parse_quest, unreached
from maze.quest.place import between, links_without
from maze.quest.quest import LETTERS, Quest
from maze.recipe import Recipe
from maze.web.pointing.edits import Edited, drawn

Original = tuple[Recipe, Picture]                          # what is edited
TRIED = 20_000                     # cells times stops up to which each letter is tried for a door


def quest_of(recipe: Recipe, grid: Grid) -> Quest | None:
    """What is to be fetched in a drawn maze."""
    return parse_quest(recipe.quest, grid, unpack(recipe.walls, grid.edges))


# --- doors and their keys -------------------------------------------------------------------------


def with_door(recipe: Recipe, picture: Picture, edge: Edge) -> Edited:
    """One door more, and its key in a dead end before it.

    It gets the last letter, unless its key must be fetched before another one. Raises RecipeError
    if there is no room for a key, or if there are points instead of keys.
    """
    quest = picture.quest or Quest(())
    if quest.stops and not quest.doors:
        raise RecipeError("Points and doors do not go together: take the points away first.")
    if len(quest.stops) == len(LETTERS):
        raise RecipeError("A maze can have {most} doors, not more.", most=len(LETTERS))
    maze = _with_passage(picture.maze, edge)
    last = len(quest.stops)
    numbers = range(last, -1, -1) if len(maze.grid) * (last + 1) <= TRIED else (last,)
    tried: list[Quest] = []
    for number in numbers:
        key = _room(maze, quest, number, edge, picture)
        if key is not None:
            tried.append(_inserted(quest, number, key, edge))
            if unreached(maze, tried[-1], picture.start, picture.goal) is None:
                return drawn(recipe, picture, maze.open, tried[-1], maze.arrows)
    if not tried:
        raise RecipeError("There is no room for a key before this door.")
    return drawn(recipe, picture, maze.open, tried[0], maze.arrows)


def _with_passage(maze: Maze, *edges: Edge) -> Maze:
    copy = Maze(maze.grid)
    copy.open[:] = maze.open
    copy.arrows = dict(maze.arrows)
    for edge in edges:
        copy.open[edge] = 1
    return copy


def _room(maze: Maze, quest: Quest, number: int, door: Edge, picture: Picture) -> Cell | None:
    """Where the key with a number can lie: far from where one comes from, in a dead end if there
    is one, and so that one can go on to the door."""
    entry = quest.stops[number - 1] if number else picture.start
    links = links_without(maze, {door, *quest.doors[number:]})
    near = [cell for cell in reached(links, entry) if cell in maze.grid.joined(door)]
    taken = {entry, picture.start, picture.goal, *quest.stops}
    onward = set(between(links, entry, near[0])) if near else set()
    free = [cell for cell in reached(links, entry) if cell in onward and cell not in taken]
    ends = set(maze.dead_ends())
    return next((cell for cell in reversed(free) if cell in ends), free[-1] if free else None)


def _inserted(quest: Quest, number: int, key: Cell, door: Edge) -> Quest:
    stops, doors = quest.stops, quest.doors
    return Quest((*stops[:number], key, *stops[number:]), (*doors[:number], door, *doors[number:]))


def with_door_at(recipe: Recipe, picture: Picture, number: int, edge: Edge) -> Edited:
    """A door in another passage; its key stays where it is.  Raises RecipeError."""
    quest = picture.quest
    assert quest
    doors = list(quest.doors)
    if edge in doors[:number] + doors[number + 1:]:
        raise RecipeError("There is a door already.")
    doors[number] = edge
    maze = _with_passage(picture.maze, edge)
    return drawn(recipe, picture, maze.open, Quest(quest.stops, tuple(doors)), maze.arrows)


def with_key_at(recipe: Recipe, picture: Picture, number: int, cell: Cell) -> Edited:
    """A key, or a point, in another cell.  Raises RecipeError."""
    quest = picture.quest
    assert quest
    stops = list(quest.stops)
    if cell in (picture.start, picture.goal, *stops[:number], *stops[number + 1:]):
        raise RecipeError("This cell is taken.")
    stops[number] = cell
    return drawn(recipe, picture, picture.maze.open, Quest(tuple(stops), quest.doors),
                 picture.maze.arrows)


def without(recipe: Recipe, picture: Picture, number: int) -> Edited:
    """A door and its key, or a point, less; those after it get the letter before theirs."""
    assert picture.quest
    return drawn(recipe, picture, picture.maze.open, picture.quest.without([number]),
                 picture.maze.arrows)


# --- arrows ---------------------------------------------------------------------------------------


def turned(arrows: Mapping[Edge, Cell], edge: Edge, here: Cell, there: Cell) -> Cell | None:
    """Where a passage leads after one more tap on it from ``here``: first away, then towards the
    one who taps, then both ways (None)."""
    if edge not in arrows:
        return there
    return here if arrows[edge] == there else None


def with_arrows(recipe: Recipe, picture: Picture, leads: Mapping[Edge, Cell | None]) -> Edited:
    """Passages that lead one way, or both (None).  Raises RecipeError if one is a stair."""
    maze = _with_passage(picture.maze, *leads)
    for edge, cell in leads.items():
        maze.arrows.pop(edge, None)
        if cell is not None:
            if not maze.grid.geometry.lines(edge):
                raise RecipeError("Stairs lead both ways.")
            maze.arrows[edge] = cell
    return drawn(recipe, picture, maze.open, picture.quest, maze.arrows)
