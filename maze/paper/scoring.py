"""Scoring: how hard a maze is, by a version of the model, and in a word.

A link names its version (``SheetRecipe.dv``), for ever: a later model must not change the puzzles
of an old link. Version 2 tells small mazes apart, which are all gentle by version 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from maze.measures.difficulty import difficulty, parts_of
from maze.measures.human import points, terms_of
from maze.measures.kinds import turns_on
from maze.message import Message
from maze.picture import Picture

WORDS = (Message("gentle"), Message("easy"), Message("medium"), Message("tricky"), Message("hard"),
         Message("fiendish"))


class Model(NamedTuple):
    """A version: its score from 1 to 100, and below which score each word ends, but the last."""

    score: Callable[[Picture], int]
    below: tuple[int, ...]


def by_parts(picture: Picture) -> int:
    """Version 1: see ``maze.measures.difficulty``."""
    way = picture.way
    return difficulty(parts_of(picture.maze.links(), way, turns_on(picture.maze, way)))


def by_seconds(picture: Picture) -> int:
    """Version 2, fitted to times of people: see ``maze.measures.human``."""
    maze, way = picture.maze, picture.way
    return points(terms_of(maze.grid, maze.links(), way, turns_on(maze, way)))


MODELS = {1: Model(by_parts, (15, 30, 45, 60, 75)),
          2: Model(by_seconds, (8, 17, 33, 50, 67))}       # 5, 12, 30, 60 and 120 seconds


def word(score: int, version: int) -> Message:
    """How hard a maze of a score is."""
    return WORDS[sum(score >= below for below in MODELS[version].below)]
