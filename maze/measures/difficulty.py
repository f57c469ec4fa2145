"""How hard a maze is for a person, from 1 to 100: four parts, each with its reason in words.

What is short is seen at a glance: a wrong way counts only where it leads farther than that from
the way. What hangs on loops counts half, for it leads back to the way or around. A long way with
many turns is hard only if there is a choice: a single path cannot be missed, however long.

Each part has half of its points at a value that was set by hand, so that sheets of 8 by 8 to 40 by
40 cells spread from about 10 to about 75, and all of them far beyond. The only requirement is that
the number grows with size and river, and falls with braid: ``tests/test_difficulty.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maze.connected import Links
from maze.grid import Cell
from maze.message import Message, counted

GLANCE = 4                                                 # steps that are seen at once
FEW = 2                                                    # choices that make half of a long way


class Part(NamedTuple):
    """One part of the difficulty: points of so many, and why."""

    name: str
    points: int
    most: int
    words: Message


def difficulty(parts: Sequence[Part]) -> int:
    """From 1 to 100."""
    return max(1, sum(part.points for part in parts))


def parts_of(links: Links, way: Sequence[Cell], turns: int) -> tuple[Part, ...]:
    """The parts for a maze, its way and the turns on it; one-way passages are obeyed."""
    backs = _backs(links)
    away = _away(links, way)
    astray = sum(1 for cell in way[:-1] if any(away[new] == 1 and _leads_on(links, away, new)
                                               for new in links[cell]))
    alleys = sum(1 for cell in _leading_nowhere(links, backs, way) if away[cell] > GLANCE)
    loops = sum(1 for far in away if far > GLANCE) - alleys
    steps, choice = len(way) - 1, astray / (astray + FEW)
    return (
        _part("path", steps, 100, 25 * choice, 25,
              counted("The path is {n} cell long", "The path is {n} cells long", n=len(way))),
        _part("choices", astray, 12, 20, 20,
              counted("At {n} junction the wrong branch is too long to see at a glance",
                      "At {n} junctions the wrong branch is too long to see at a glance",
                      n=astray)),
        _part("wrong branches", alleys + loops / 2, 250, 40, 40,
              counted("{n} cell of wrong branches is in long blind alleys, {loops} in long loops",
                      "{n} cells of wrong branches are in long blind alleys, {loops} in long loops",
                      n=alleys, loops=loops)),
        _part("turns", turns, 60, 15 * choice, 15,
              counted("The path turns {n} time", "The path turns {n} times", n=turns)))


def _part(name: str, value: float, half: int, limit: float, most: int, what: Message) -> Part:
    """Half of the limit for a value of ``half``; ``most`` is the limit if there is much choice."""
    points = round(limit * value / (value + half))
    return Part(name, points, most, Message("{what}: {points} of {most} points.", what=what,
                                            points=points, most=most))


def _backs(links: Links) -> list[list[Cell]]:
    """For each cell the cells from which one step leads to it."""
    backs: list[list[Cell]] = [[] for _ in links]
    for cell, around in enumerate(links):
        for new in around:
            backs[new].append(cell)
    return backs


def _away(links: Links, way: Sequence[Cell]) -> list[int]:
    """How many steps each cell is away from the way; -1 where no passage leads there."""
    away = [-1] * len(links)
    for cell in way:
        away[cell] = 0
    for cell in (wave := list(way)):
        far = away[cell] + 1
        for new in links[cell]:
            if away[new] < 0:
                away[new] = far
                wave.append(new)
    return away


def _leads_on(links: Links, away: Sequence[int], first: Cell) -> bool:
    """Whether one can get farther than a glance from the way here, going away from it only."""
    wave = {first}
    for far in range(2, GLANCE + 2):
        wave = {new for cell in wave for new in links[cell] if away[new] == far}
    return bool(wave)


def _leading_nowhere(links: Links, backs: Links, way: Sequence[Cell]) -> list[Cell]:
    """The cells from which one must go back, or cannot: dead ends, and traps of arrows.

    They are the cells that dead-end filling would fill, and those from which no passages lead to
    the way again.
    """
    left = [len({*ahead, *behind}) for ahead, behind in zip(links, backs, strict=True)]
    trapped = [cell for cell, far in enumerate(_away(backs, way)) if far < 0]
    for cell in way:
        left[cell] = len(links) + 1                        # never filled
    for cell in trapped:
        left[cell] = 1
    filled = [cell for cell, sides in enumerate(left) if sides == 1]
    for cell in filled:
        left[cell] = 0
        for new in {*links[cell], *backs[cell]}:
            left[new] -= 1
            if left[new] == 1:
                filled.append(new)
    return filled
