"""Bottlenecks: the cells that every path from start to goal must pass; and distances.

Along one way, from each of its cells in turn, everything is searched that can be reached without
stepping on the way again. How far along the way such a search comes back to it is noted. If none
has come back beyond a cell of the way, every path must pass that cell. Cost: linear. One-way
passages count.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.connected import Links
from maze.grid import Cell

NEVER = -1


def distances(links: Links, start: Cell) -> list[int]:
    """How many steps each cell is away; NEVER if it cannot be reached."""
    return flood(links, start)[0]


def flood(links: Links, start: Cell) -> tuple[list[int], list[Cell]]:
    """The distances, and the cells that can be reached in the order of their distance."""
    far = [NEVER] * len(links)
    far[start] = 0
    for cell in (wave := [start]):
        there = far[cell] + 1
        for new in links[cell]:
            if far[new] < 0:
                far[new] = there
                wave.append(new)
    return far, wave


def shortest_way(links: Links, start: Cell, goal: Cell) -> list[Cell]:
    """A way of the fewest steps, the one breadth-first search finds; [] if there is none."""
    came_from = {start: start}
    for cell in (wave := [start]):
        if cell == goal:
            break
        for new in links[cell]:
            if new not in came_from:
                came_from[new] = cell
                wave.append(new)
    if goal not in came_from:
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def bottlenecks(links: Links, way: Sequence[Cell]) -> list[Cell]:
    """The cells of a way that lie on every path from its first to its last cell, both included."""
    place = {cell: at for at, cell in enumerate(way)}
    seen = bytearray(len(links))
    reach, found = 0, []
    for at, cell in enumerate(way):
        if reach <= at:
            found.append(cell)
        for old in (search := [cell]):
            for new in links[old]:
                if new in place:
                    reach = max(reach, place[new])
                elif not seen[new]:
                    seen[new] = 1
                    search.append(new)
    return found
