"""Branches: what hangs on each cell of a way, and how deep the wrong branches beside it are.

Where a branch leads back to the way, each of its cells belongs to where it is nearest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maze.connected import Links
from maze.grid import Cell

NOBODY = -1


class Branches(NamedTuple):
    """For each cell the place on the way that it hangs on, NOBODY where no passage leads, and the
    cell before it; for each branch its deepest cell, and how many steps that is from the way."""

    owner: list[int]
    before: list[Cell]
    deepest: list[Cell]
    depths: list[int]

    def hanging(self, steps: int) -> list[int]:
        """How many cells hang on each place of a way of so many cells, itself included."""
        found = [0] * steps
        for place in self.owner:
            if place >= 0:
                found[place] += 1
        return found

    def trail(self, branch: int) -> list[Cell]:
        """From the way to the deepest cell of a branch, the cell of the way included."""
        cell, found = self.deepest[branch], list[Cell]()
        while cell >= 0:
            found.append(cell)
            cell = self.before[cell]
        return found[::-1]


def branches(links: Links, way: Sequence[Cell]) -> Branches:
    """A wave that goes out from all cells of a way."""
    owner, branch, far = [NOBODY] * len(links), [NOBODY] * len(links), [0] * len(links)
    found = Branches(owner, [NOBODY] * len(links), [], [])
    for at, cell in enumerate(way):
        owner[cell] = at
    for cell in (wave := list(dict.fromkeys(way))):
        for new in links[cell]:
            if owner[new] >= 0:
                continue
            owner[new], far[new], branch[new] = owner[cell], far[cell] + 1, branch[cell]
            found.before[new] = cell
            if branch[new] < 0:
                branch[new] = len(found.depths)
                found.depths.append(0)
                found.deepest.append(new)
            if far[new] > found.depths[branch[new]]:       # the wave goes outward
                found.depths[branch[new]], found.deepest[branch[new]] = far[new], new
            wave.append(new)
    return found


def visits(links: Links, way: Sequence[Cell], found: Branches) -> list[int]:
    """How often a blind mouse comes to each cell until it finds the goal, on the average: for each
    of its passages once, for each step of the way that is still ahead where it hangs.  Exact on
    trees, where these are the steps that the mouse needs."""
    steps = len(way) - 1
    return [len(around) * (steps - place) if place >= 0 else 0
            for around, place in zip(links, found.owner, strict=True)]
