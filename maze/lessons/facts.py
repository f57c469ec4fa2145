"""Facts: numbers that a lesson can ask for, counted in the finished run itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from maze.measures.bottlenecks import shortest_way
from maze.message import Message
from maze.recipe import Recipe
from maze.steps import (
    FILL,
    FOUND,
    MASK,
    ONCE,
    PHASE,
    PLACE,
    REMOVE,
    SHIFT,
    SOLVING,
    TWICE,
    VISIT,
    WALK,
    Step,
)

SEEN = (VISIT, WALK, FILL, ONCE, TWICE)                    # verbs of a solver that looks at a cell
Log = Sequence[Step]
Fact = tuple[Message, Callable[[Any, Log], int | None]]


def verb_of(step: Step) -> int:
    return step >> SHIFT << SHIFT


def _maze(count: Callable[[Recipe, Log], int | None]) -> Callable[[Any, Log], int | None]:
    """Of mazes alone."""
    return lambda recipe, log: count(recipe, log) if isinstance(recipe, Recipe) else None


def _tiling(verb: int) -> Callable[[Any, Log], int | None]:
    """Of boards of pentominoes alone: how many steps have a verb."""
    return lambda recipe, log: (None if isinstance(recipe, Recipe) else
                                sum(verb_of(step) == verb for step in log))


def _cells(recipe: Recipe, log: Log) -> int:
    return sum(map(bool, recipe.picture().maze.links()))


def _passages(recipe: Recipe, log: Log) -> int:
    return sum(recipe.picture().maze.open)


def _dead_ends(recipe: Recipe, log: Log) -> int:
    maze = recipe.picture().maze
    return sum(sum(maze.open[edge] for edge in edges) == 1 for edges in maze.grid.borders)


def _junctions(recipe: Recipe, log: Log) -> int:
    maze = recipe.picture().maze
    return sum(sum(maze.open[edge] for edge in edges) > 2 for edges in maze.grid.borders)


def _shortest(recipe: Recipe, log: Log) -> int | None:
    picture = recipe.picture()
    way = (picture.way if picture.quest else
           shortest_way(picture.maze.links(), picture.start, picture.goal))
    return len(way) - 1 if way else None


def _path(recipe: Recipe, log: Log) -> int | None:
    path = recipe.picture().path
    return len(path) - 1 if path else None


def _solving(log: Log) -> Log:
    """The steps of the solver."""
    begins = PHASE + SOLVING
    return log[list(log).index(begins) + 1:] if begins in log else ()


def _looked(recipe: Recipe, log: Log) -> int | None:
    steps = _solving(log)
    return len({step & MASK for step in steps if verb_of(step) in SEEN}) if steps else None


FACTS: dict[str, Fact] = {
    "cells": (Message("cells"), _maze(_cells)),
    "passages": (Message("passages"), _maze(_passages)),
    "dead_ends": (Message("dead ends"), _maze(_dead_ends)),
    "junctions": (Message("junctions"), _maze(_junctions)),
    "shortest": (Message("steps of the shortest path"), _maze(_shortest)),
    "path": (Message("steps of the path that is found"), _maze(_path)),
    "looked": (Message("cells that the solver looks at"), _maze(_looked)),
    "placed": (Message("pieces placed by the search"), _tiling(PLACE)),
    "removed": (Message("pieces taken off again"), _tiling(REMOVE)),
    "found": (Message("tilings found"), _tiling(FOUND)),
    "steps": (Message("steps"), lambda recipe, log: len(log)),
}


def count(what: str, recipe: Any, log: Log) -> int | None:
    """A number, from the finished run whose steps are given; None if it has no such thing."""
    return FACTS[what][1](recipe, log)
