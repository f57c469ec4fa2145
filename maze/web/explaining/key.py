"""Key: the lines of the legend for what an algorithm holds, each with its mark.

    Key(page).show(("stack", "count"), theme)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maze.render.holding import DRAWINGS
from maze.render.holding_samples import sample
from maze.render.theme import Theme
from maze.web.page import Page

LINE, MOST = "legend-held-{}", 5
WORDS: Mapping[str, str] = {
    "stack": "stack, with its top", "stacks": "stacks, with their tops",
    "trail": "line through the cells", "track": "last steps of the walk",
    "walk": "walk so far", "loop": "loop that is erased", "bag": "may still grow",
    "queue": "waits; 1 is next", "lengths": "how far it is",
    "sums": "waits; the least is next", "sets": "letters of its set",
    "parts": "letters of its part", "pointers": "to the cell before",
    "links": "to the cell before", "backs": "the search from the goal",
    "weights": "place by weight", "walls": "may be chosen", "kept": "stays a wall",
    "spared": "stays open", "wall": "wall being built", "gap": "the gap that stays",
    "bars": "two fronts have met", "chalk": "chalk marks", "rooms": "rooms that wait",
    "row": "row at work", "run": "corridor at work", "hand": "hand on the wall"}


def of_roles(held: Mapping[str, Sequence[int]]) -> tuple[str, ...]:
    """Those that have a mark on the board, in the order in which they are listed."""
    return tuple(role for role in held if role in DRAWINGS and held[role])[:MOST]


class Key:
    """What is drawn is kept until the colors change."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._shown: list[tuple[str, Theme] | None] = [None] * MOST

    def show(self, roles: Sequence[str], theme: Theme) -> None:
        """Write the line of each, and wipe the others; who is seen is decided by the legend."""
        for at in range(len(roles), MOST):
            if self._shown[at]:
                self._shown[at] = None
                self.page.write(f"{LINE.format(at)}-mark", "")
                self.page.write(f"{LINE.format(at)}-name", "")
        for at, role in enumerate(roles):
            if self._shown[at] != (role, theme):
                self._shown[at] = role, theme
                self.page.draw(f"{LINE.format(at)}-mark", sample(role, theme))
                self.page.write(f"{LINE.format(at)}-name", WORDS[role])
