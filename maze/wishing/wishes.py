"""Wishes: what a maze made to order is to be like, and how far one is from that.

A property that is 0 is not asked for. The *lack* of a maze says how far off it is: a whole number,
so that it is the same on every machine; 0 means that every wish is met.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

from maze.errors import RecipeError
from maze.grid import Cell
from maze.measures.bottlenecks import shortest_way
from maze.measures.difficulty import difficulty, parts_of
from maze.measures.kinds import turns_on
from maze.measures.stats import tail
from maze.message import Message, Said, counted
from maze.params import Whole
from maze.passages import Maze

ABOUT = 2                                                  # points that a difficulty may be off
WHOLE = 1000                                               # the lack of a wish of which nothing is
STEP = 40                                                  # ... of a step that a dead end lacks
POINT = 40                                                 # ... of a point of difficulty

PATH_FROM = Whole("path_from", "Path, least", 0, 9999, 0, "steps from start to goal; 0: any")
PATH_TO = Whole("path_to", "Path, most", 0, 9999, 0, "steps from start to goal; 0: any")
JUNCTIONS = Whole("junctions", "Junctions, least", 0, 999, 0, "on the path; 0: any")
DEAD_END = Whole("dead_end", "Dead ends, least", 0, 99, 0, "steps of the shortest; 0: any")
DIFFICULTY = Whole("difficulty", "Difficulty, about", 0, 100, 0, "1 to 100; 0: any")
PARAMS = (PATH_FROM, PATH_TO, JUNCTIONS, DEAD_END, DIFFICULTY)


@dataclass(frozen=True)
class Wishes:
    """Names as in ``PARAMS``.  Raises RecipeError if the least path is longer than the most."""

    path_from: int = 0
    path_to: int = 0
    junctions: int = 0
    dead_end: int = 0
    difficulty: int = 0

    def __post_init__(self) -> None:
        for param in PARAMS:
            param.parse(str(getattr(self, param.name)))
        if self.path_to and self.path_from > self.path_to:
            raise RecipeError("The least path must not be longer than the most: {low} to "
                              "{high} steps.", low=self.path_from, high=self.path_to)

    def __bool__(self) -> bool:
        return any(getattr(self, one.name) for one in fields(self))


@dataclass(frozen=True)
class Measured:
    """What a maze is like.

    path       steps from start to goal            dead_ends   cell: steps back to a junction
    junctions  cells of the path with three or more passages
    """

    path: int
    junctions: int
    dead_ends: Mapping[Cell, int]
    difficulty: int

    @property
    def shortest(self) -> int:
        """The steps of the shortest dead end; 0 if there is none."""
        return min(self.dead_ends.values(), default=0)

    @property
    def words(self) -> list[Said]:
        """A sentence for each number."""
        return [counted("The path has {n} step.", "The path has {n} steps.", n=self.path),
                counted("There is {n} junction on it.", "There are {n} junctions on it.",
                        n=self.junctions),
                counted("The shortest dead end has {n} step.",
                        "The shortest dead end has {n} steps.", n=self.shortest),
                Message("The difficulty is {n} of 100.", n=self.difficulty)]


def measured(maze: Maze, start: Cell, goal: Cell) -> Measured:
    """The numbers of a perfect maze."""
    links = maze.passages()
    way = shortest_way(links, start, goal)
    tails = {cell: tail(links, cell) for cell, near in enumerate(links) if len(near) == 1}
    return Measured(len(way) - 1, sum(1 for cell in way[:-1] if len(links[cell]) > 2), tails,
                    difficulty(parts_of(links, way, turns_on(maze, way))))


def lacks(wishes: Wishes, found: Measured) -> dict[str, int]:
    """How much each wish lacks that is not fulfilled, by its name."""
    each: Mapping[str, Callable[[], int]] = {
        "path_from": lambda: _share(wishes.path_from - found.path, wishes.path_from),
        "path_to": lambda: _share(found.path - wishes.path_to, wishes.path_to),
        "junctions": lambda: _share(wishes.junctions - found.junctions, wishes.junctions),
        "dead_end": lambda: STEP * sum(max(0, wishes.dead_end - steps)
                                       for steps in found.dead_ends.values()),
        "difficulty": lambda: POINT * (abs(wishes.difficulty - found.difficulty) - ABOUT),
    }
    all_ = {name: lack() for name, lack in each.items() if getattr(wishes, name)}
    return {name: lack for name, lack in all_.items() if lack > 0}


def _share(missing: int, wished: int) -> int:
    """At least 1 where something is missing, however little."""
    return max(WHOLE * missing // wished, 1) if missing > 0 else 0


def short_of(wishes: Wishes, found: Measured) -> list[Said]:
    """A sentence for each wish that is not fulfilled."""
    texts = {
        "path_from": Message("Wished: a path of at least {n}, found: {found}.",
                             n=wishes.path_from, found=found.path),
        "path_to": Message("Wished: a path of at most {n}, found: {found}.",
                           n=wishes.path_to, found=found.path),
        "junctions": Message("Wished: at least {n} junctions on the path, found: {found}.",
                             n=wishes.junctions, found=found.junctions),
        "dead_end": Message("Wished: no dead end under {n} steps, found: {found}.",
                            n=wishes.dead_end, found=found.shortest),
        "difficulty": Message("Wished: a difficulty about {n}, found: {found}.",
                              n=wishes.difficulty, found=found.difficulty)}
    return [texts[name] for name in lacks(wishes, found)]
