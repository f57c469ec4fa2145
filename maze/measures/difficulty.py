"""How hard a maze is for a person, from 1 to 100: four parts, each with its reason in words.

What is short is seen at a glance: a wrong way counts only where it leads farther than that from
the way. What hangs on loops counts half, for it leads back to the way or around. A long way with
many turns is hard only if there is a choice: a single way cannot be missed, however long.

Each part has half of its points at a value that was set by hand, so that sheets of 8 by 8 to 40 by
40 cells spread from about 10 to about 75, and all of them far beyond. What is asked of the number
is that it grows with size and river, and falls with braid: ``tests/test_difficulty.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maze.grid import Cell
from maze.measures.bottlenecks import Links
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


def parts_of(near: Links, way: Sequence[Cell], turns: int) -> tuple[Part, ...]:
    """The parts for a maze without arrows, its way and the turns on it."""
    away = _away(near, way)
    astray = sum(1 for cell in way[:-1] if any(away[new] == 1 and _leads_on(near, away, new)
                                               for new in near[cell]))
    dead = _only_to_dead_ends(near, way)
    alleys = sum(1 for cell in dead if away[cell] > GLANCE)
    loops = sum(1 for far in away if far > GLANCE) - alleys
    steps, choice = len(way) - 1, astray / (astray + FEW)
    return (
        _part("way", steps, 100, 25 * choice, 25,
              counted("The way is {n} step long", "The way is {n} steps long", n=steps)),
        _part("choices", astray, 12, 20, 20,
              counted("At {n} junction a wrong way leads farther than a glance",
                      "At {n} junctions a wrong way leads farther than a glance", n=astray)),
        _part("wrong ways", alleys + loops / 2, 250, 40, 40,
              counted("Wrong ways have {n} cell in blind alleys beyond a glance, {loops} in loops",
                      "Wrong ways have {n} cells in blind alleys beyond a glance, {loops} in loops",
                      n=alleys, loops=loops)),
        _part("turns", turns, 60, 15 * choice, 15,
              counted("The way turns {n} time", "The way turns {n} times", n=turns)))


def _part(name: str, value: float, half: int, limit: float, most: int, what: Message) -> Part:
    """Half of the limit for a value of ``half``; ``most`` is the limit if there is much choice."""
    points = round(limit * value / (value + half))
    return Part(name, points, most, Message("{what}: {points} of {most} points.", what=what,
                                            points=points, most=most))


def _away(near: Links, way: Sequence[Cell]) -> list[int]:
    """How many steps each cell is away from the way; -1 where no passage leads there."""
    away = [-1] * len(near)
    for cell in way:
        away[cell] = 0
    for cell in (wave := list(way)):
        far = away[cell] + 1
        for new in near[cell]:
            if away[new] < 0:
                away[new] = far
                wave.append(new)
    return away


def _leads_on(near: Links, away: Sequence[int], first: Cell) -> bool:
    """Whether one can get farther than a glance from the way here, going away from it only."""
    wave = {first}
    for far in range(2, GLANCE + 2):
        wave = {new for cell in wave for new in near[cell] if away[new] == far}
    return bool(wave)


def _only_to_dead_ends(near: Links, way: Sequence[Cell]) -> list[Cell]:
    """The cells that dead-end filling would fill: those that lead to nothing but dead ends."""
    left = list(map(len, near))
    for cell in way:
        left[cell] = len(near) + 1                         # never filled
    filled = [cell for cell, sides in enumerate(left) if sides == 1]
    for cell in filled:
        left[cell] = 0
        for new in near[cell]:
            left[new] -= 1
            if left[new] == 1:
                filled.append(new)
    return filled
