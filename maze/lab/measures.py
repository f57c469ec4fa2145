"""Measures: every number that the lab knows of a maze, and of a search in it.

A value is a whole number, so that a page and a program agree to the last digit: shares are kept in
tenths of a percent, other fractions in hundredths. ``Measure.number`` gives it as it is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from weakref import WeakKeyDictionary

from maze.grid import Cell, Grid
from maze.measures.bottlenecks import shortest_way
from maze.measures.human import points, terms_of
from maze.measures.stats import Stats
from maze.message import Message
from maze.passages import Maze

UNKNOWN = -1                                               # the value of what cannot be measured
MAZE, SEARCH = "maze", "search"

Number = int | float | None


@dataclass(frozen=True)
class Measure:
    """One number: its id in tables and links, its title, its unit, and its decimal digits.

    unit    "" for a plain number, else a Message such as "%" or "cells"
    of      MAZE if a maze has it, SEARCH if a solver's run has it
    """

    id: str
    title: Message
    unit: Message
    digits: int = 0
    of: str = MAZE

    def number(self, value: int) -> Number:
        """A kept value as it is read; None if it is not known."""
        if value == UNKNOWN:
            return None
        return round(value / 10 ** self.digits, self.digits) if self.digits else value

    def value(self, number: Number | bool) -> int:
        """The whole number that is kept."""
        return UNKNOWN if number is None else round(number * 10 ** self.digits)


CELLS, STEPS, NONE = Message("cells"), Message("steps"), Message("")
PERCENT = Message("%")

_ALL = (
    Measure("cells", Message("Cells"), CELLS),
    Measure("dead_ends", Message("Dead ends"), PERCENT, 1),
    Measure("solution", Message("Cells of the solution"), PERCENT, 1),
    Measure("solution_length", Message("Solution length"), STEPS),
    Measure("longest_path", Message("Longest path"), STEPS),
    Measure("straights", Message("Straight corridors"), PERCENT, 1),
    Measure("turns", Message("Turning corridors"), PERCENT, 1),
    Measure("junctions", Message("Junctions"), PERCENT, 1),
    Measure("crossroads", Message("Crossroads"), PERCENT, 1),
    Measure("river", Message("River (cells for each dead end)"), CELLS, 2),
    Measure("dead_end_length", Message("Average dead-end length"), STEPS, 2),
    Measure("straight_run", Message("Average straight run"), STEPS, 2),
    Measure("across", Message("Horizontal passages"), PERCENT, 1),
    Measure("solution_turns", Message("Turns of the solution"), NONE),
    Measure("solution_junctions", Message("Junctions on the path"), NONE),
    Measure("bottlenecks", Message("Bottlenecks"), CELLS),
    Measure("loops", Message("Loops"), NONE),
    Measure("difficulty", Message("Difficulty"), Message("of 100")),
    Measure("direct", Message("Steps to the goal without walls"), STEPS),
    Measure("ahead", Message("Depth of all wrong branches"), STEPS),
    Measure("misleading", Message("How far the grid misleads"), CELLS),
    Measure("mouse", Message("Visits of a blind mouse to a cell"), NONE),
    Measure("difficulty_2", Message("Difficulty for people (version 2)"), Message("of 100")),
    Measure("looked_at", Message("Cells looked at"), CELLS, of=SEARCH),
    Measure("max_frontier", Message("Largest frontier"), CELLS, of=SEARCH),
    Measure("path_length", Message("Length of the path found"), STEPS, of=SEARCH),
    Measure("effort", Message("Cells looked at for each step of the solution"), CELLS, 2, SEARCH),
    Measure("search_steps", Message("Steps of the search"), STEPS, of=SEARCH),
    Measure("optimal", Message("A shortest path (1 is yes)"), NONE, of=SEARCH),
)
MEASURES: Mapping[str, Measure] = MappingProxyType({one.id: one for one in _ALL})
OF_MAZES = tuple(one for one in _ALL if one.of == MAZE)
OF_SEARCHES = tuple(one for one in _ALL if one.of == SEARCH)

_SAME = {"cells": "cells", "solution": "solution_share", "solution_length": "solution_length",
         "longest_path": "longest", "river": "river", "dead_end_length": "dead_end_length",
         "straight_run": "run", "solution_turns": "solution_turns", "difficulty": "difficulty",
         "solution_junctions": "solution_junctions", "loops": "loops"}
_SHARES = ("dead_ends", "straights", "turns", "junctions", "crossroads")


def of_maze(maze: Maze, found: Stats, start: Cell, goal: Cell) -> list[int]:
    """The values of ``OF_MAZES``, in their order."""
    numbers: dict[str, Number] = {one: getattr(found, name) for one, name in _SAME.items()}
    for name in _SHARES:
        numbers[name] = 100 * getattr(found, name) / max(1, found.cells)
    numbers["bottlenecks"] = len(found.bottlenecks)
    numbers["across"] = _across(maze)
    links = maze.links()
    if way := shortest_way(links, start, goal):
        terms = terms_of(maze.grid, links, way, found.solution_turns or 0)
        numbers |= terms._asdict() | {"difficulty_2": points(terms)}
    return [one.value(numbers.get(one.id)) for one in OF_MAZES]


def _across(maze: Maze) -> float | None:
    """How many of the passages lead more sideways than up or down, in percent."""
    opened = int.from_bytes(maze.open)
    total = opened.bit_count()                             # each byte is 0 or 1
    return 100 * (opened & across(maze.grid)).bit_count() / total if total else None


def across(grid: Grid) -> int:
    """The edges between cells that lie more beside than above each other: a byte of 1 for each
    edge, all as one large number."""
    if grid not in _ACROSS:
        places = list(map(grid.center, range(len(grid))))
        pairs = ((places[a], places[b]) for a, b in grid.joins)
        _ACROSS[grid] = int.from_bytes(bytes(abs(one[0] - other[0]) > abs(one[1] - other[1])
                                             for one, other in pairs))
    return _ACROSS[grid]


_ACROSS: WeakKeyDictionary[Grid, int] = WeakKeyDictionary()
