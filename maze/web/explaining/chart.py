"""Chart: how much an algorithm held over time, as an area.  Pure."""

from __future__ import annotations

from collections.abc import Sequence

from maze.render.paths import number

WIDTH, HEIGHT = 120, 40                                    # of the picture
FEW = 3                                                    # points that make no chart


def area(sizes: Sequence[tuple[int, int]]) -> str:
    """Path data: steps to the right, how much upward, the most at the top; "" for too little."""
    most = max((size for _, size in sizes), default=0)
    if len(sizes) < FEW or not most:
        return ""
    first, last = sizes[0][0], sizes[-1][0]
    points = [(WIDTH * (at - first) / (last - first), HEIGHT * (1 - size / most))
              for at, size in sizes]
    line = "".join(f"L{number(x)} {number(y)}" for x, y in points)
    return f"M0 {HEIGHT}{line}L{WIDTH} {HEIGHT}Z"
