"""Samples: each mark of what an algorithm holds, drawn alone on one square, for a legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maze.grids.lattice import lattice_slices
from maze.progress import finish
from maze.render.holding import holding_layers
from maze.render.layer import Layer
from maze.render.svg import svg
from maze.render.theme import Theme

SIDE = 3                                                   # squares; the one in the middle is seen
MIDDLE = (1.0, 1.0, 1.0, 1.0)
ABOVE, LEFT = 8, 2                                         # walls of the middle
FAR = 99                                                   # a wall that nobody sees
SAMPLES: Mapping[str, Mapping[str, Sequence[int]]] = {
    "stack": {"stack": (3, 4)}, "stacks": {"stacks": (3, 4)}, "trail": {"trail": (3, 4, 5)},
    "track": {"track": (3, 4, 5)}, "walk": {"walk": (3, 4)}, "loop": {"loop": (3, 4, 5)},
    "bag": {"bag": (4,)}, "queue": {"queue": (4,)}, "lengths": {"lengths": (4, 7000)},
    "sums": {"sums": (4, 9000)},
    "sets": {"sets": (0, 1, 2, 4, 4, 5, 6, 7, 8)},
    "parts": {"parts": (-1, 0, -1, -1, 1, -1, -1, -1, -1)},
    "pointers": {"pointers": (-1, -1, -1, -1, 3, -1, -1, -1, -1)}, "links": {"links": (4, 3)},
    "backs": {"backs": (4, 5)}, "row": {"row": (4,)}, "run": {"run": (4,)},
    "hand": {"track": (5, 4), "hand": (1,)}, "rooms": {"rooms": (1, 1, 2, 2)},
}
WALLS = ("weights", "walls", "kept", "spared", "wall", "gap", "bars", "chalk")


def sample(role: str, theme: Theme) -> str:
    """The mark of a role as SVG, on a square of the board's color."""
    grid = finish(lattice_slices(SIDE, SIDE))
    held: Mapping[str, Sequence[int]]
    box = MIDDLE
    if role in WALLS:                                      # the wall in the middle of two squares
        wall = grid.between(4, 5)
        box = (1.5, 1.0, 1.0, 1.0)
        held = {role: (wall, 1) if role == "chalk" else
                [-1] * wall + [0] if role == "weights" else (wall,)}
    else:
        held = SAMPLES[role]
    ground = Layer("M0 0h3v3h-3z", fill=theme.paper)
    return svg([ground, *holding_layers(grid, held, theme)], box, title="")
