"""Beside: several pictures on one sheet.

Commands in small letters are relative and stay as they are; of the others, the path data of this
package has M, L, H, V, A and Z, with their numbers written out (W3C, SVG 2, 9.3).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from maze.render.layer import Box, Label, Layer
from maze.render.paths import number

COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
AXES = {"M": "xy", "L": "xy", "H": "x", "V": "y", "A": ".....xy"}
GAP = 1.0                                                  # cells between two pictures
COLUMNS = 3

Sheet = tuple[Sequence[Layer | Label], Box]


def beside(pictures: Sequence[Sheet]) -> tuple[list[Layer | Label], Box]:
    """Pictures in rows of up to three; four of them in a square."""
    across = max(box[2] for _, box in pictures) + GAP
    down = max(box[3] for _, box in pictures) + GAP
    columns = 2 if len(pictures) == 4 else min(len(pictures), COLUMNS)
    rows = -(-len(pictures) // columns)
    found: list[Layer | Label] = []
    for at, (layers, (left, top, _, _)) in enumerate(pictures):
        x, y = at % columns * across, at // columns * down
        found += [moved(layer, x - left, y - top) for layer in layers]
    return found, (0.0, 0.0, columns * across - GAP, rows * down - GAP)


def moved(layer: Layer | Label, dx: float, dy: float) -> Layer | Label:
    """The same, so many cells further to the right and down."""
    if isinstance(layer, Label):
        return layer._replace(x=layer.x + dx, y=layer.y + dy)
    by = {"x": dx, "y": dy, ".": 0.0}

    def shifted(found: re.Match[str]) -> str:
        axes = AXES.get(found[1])
        if axes is None:
            return found[0]
        numbers = (float(text) + by[axes[at % len(axes)]]
                   for at, text in enumerate(NUMBER.findall(found[2])))
        return found[1] + " ".join(map(number, numbers))

    return layer._replace(path=COMMAND.sub(shifted, layer.path))
