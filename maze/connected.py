"""Connected: what hangs together, by searching breadth first (Edward F. Moore, 1959).

Things are numbers with the numbers next to each, or squares of a plane.  Cost: linear.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Links: TypeAlias = Sequence[Sequence[int]]                 # the numbers next to each number
Square: TypeAlias = tuple[int, int]                        # x, y


def reached(links: Links, start: int) -> list[int]:
    """What can be reached from a number, itself first, in the order of the distance."""
    return _search(links, start, bytearray(len(links)))


def components(links: Links, numbers: Iterable[int]) -> list[list[int]]:
    """The components in which some numbers lie, if each link leads back, too."""
    seen = bytearray(len(links))
    return [_search(links, number, seen) for number in numbers if not seen[number]]


def _search(links: Links, start: int, seen: bytearray) -> list[int]:
    seen[start] = 1
    found = [start]
    for old in found:
        for new in links[old]:
            if not seen[new]:
                seen[new] = 1
                found.append(new)
    return found


def pieces(squares: Iterable[Square]) -> list[list[Square]]:
    """The pieces that squares fall into, each joined by sides; the last square's piece first."""
    left = dict.fromkeys(squares)
    found = []
    while left:
        piece = [left.popitem()[0]]
        for x, y in piece:
            for near in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                if near in left:
                    del left[near]
                    piece.append(near)
        found.append(piece)
    return found
