"""Distance map: every cell colored by how far it is from one cell, with a scale in numbers.

The colors are cividis (Jamie Nuñez, Christopher Anderton, Ryan Renslow, "Optimizing colormaps with
consideration for color vision deficiency", 2018): dark blue to yellow, evenly lighter, alike to all
eyes. Cells that cannot be reached are hatched.
"""

from __future__ import annotations

from collections.abc import Sequence

from maze.grid import Cell, Grid
from maze.render import paths
from maze.render.layers import Box, Label, Layer, bounds
from maze.render.theme import Theme

CIVIDIS = ("#00224E", "#123570", "#3B496C", "#575D6D", "#707173", "#8A8678", "#A59C74", "#C3B369",
           "#E1CC55", "#FEE838")
SHADES = 64                  # of a smooth map; a banded one has as many as CIVIDIS
SCALE = 1.6                  # height of the scale below the map, in cells


def cividis(share: float) -> str:
    """The color of a share from 0 to 1."""
    place = max(0.0, min(1.0, share)) * (len(CIVIDIS) - 1)
    at = min(int(place), len(CIVIDIS) - 2)
    pairs = ((int(CIVIDIS[at][i:i + 2], 16), int(CIVIDIS[at + 1][i:i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * (place - at)):02X}" for a, b in pairs)


def distance_layers(grid: Grid, far: Sequence[int], theme: Theme, *,
                    bands: bool = False) -> list[Layer | Label]:
    """The fills of the cells, to be drawn below the walls; ``far`` is -1 where nobody comes."""
    most, shades = max(max(far), 1), len(CIVIDIS) if bands else SHADES
    groups: dict[int, list[Cell]] = {}
    for cell, steps in enumerate(far):
        groups.setdefault(-1 if steps < 0 else min(shades - 1, steps * shades // most),
                          []).append(cell)
    return [Layer(paths.outline(grid, cells), fill=theme.hatch if shade < 0
                  else cividis(shade / (shades - 1))) for shade, cells in sorted(groups.items())]


def scale_layers(grid: Grid, most: int, theme: Theme, *,
                 bands: bool = False) -> list[Layer | Label]:
    """A strip of the colors below the map, with numbers of steps at its ends and its middle."""
    x0, _, x1, y1 = grid.geometry.bounds
    shades, top = len(CIVIDIS) if bands else SHADES, y1 + 0.5
    width = (x1 - x0) / shades
    strip: list[Layer | Label] = [
        Layer(paths.polyline([(x0 + k * width, top), (x0 + (k + 1) * width, top),
                              (x0 + (k + 1) * width, top + 0.5), (x0 + k * width, top + 0.5)])
              + "Z", fill=cividis(k / (shades - 1))) for k in range(shades)]
    marks = [(x0, 0), ((x0 + x1) / 2, most // 2), (x1, most)]
    return strip + [Label(str(steps), x, top + 0.95, 0.6, theme.ink) for x, steps in marks]


def scale_bounds(grid: Grid) -> Box:
    """The box of a map with its scale."""
    left, top, width, height = bounds(grid)
    return (left, top, width, height + SCALE)
