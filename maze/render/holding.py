"""What an algorithm holds, drawn over the picture; each name is explained in ``maze.roles``.

Nothing is told by color alone: each cell of a set has the letters of its set beside the color, a
queue has numbers, a wall that is settled is thick, a hand is a bar on its own side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from maze.grid import Grid
from maze.render import holding_cells as cells
from maze.render import holding_trails as trails
from maze.render import holding_walls as walls
from maze.render.layer import Label, Layer
from maze.render.theme import Theme

Held: TypeAlias = Mapping[str, Sequence[int]]
Drawn: TypeAlias = Iterator[Layer | Label]

DRAWINGS: dict[str, Callable[[Grid, Held, Theme], Drawn]] = {        # what comes later is on top
    "sets": cells.sets, "parts": cells.parts, "row": cells.row, "rooms": walls.rooms,
    "pointers": cells.pointers, "links": cells.links, "backs": cells.backs,
    "kept": walls.kept, "spared": walls.spared, "bars": walls.bars, "wall": walls.wall,
    "gap": walls.gap, "walls": walls.walls, "weights": walls.weights,
    "trail": trails.trail, "track": trails.track, "hand": trails.hand, "run": cells.run,
    "stacks": trails.stacks, "stack": trails.stack, "walk": trails.walk, "loop": trails.loop,
    "bag": cells.bag, "lengths": cells.lengths, "queue": cells.queue,
    "sums": cells.sums, "chalk": walls.chalk,
}


def holding_layers(grid: Grid, held: Held, theme: Theme) -> Drawn:
    """``held`` is by role, as ``maze.holding`` reads it."""
    for role, drawing in DRAWINGS.items():
        if held.get(role):
            yield from drawing(grid, held, theme)
