"""Distance map: every cell colored by how far it is from one cell, with a scale in numbers.

The colors are cividis (Jamie Nuñez, Christopher Anderton, Ryan Renslow, "Optimizing colormaps with
consideration for color vision deficiency", 2018): dark blue to yellow, evenly lighter, alike to all
eyes. Cells that cannot be reached are hatched.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from maze.grid import Cell, Grid
from maze.render import paths
from maze.render.layers import Box, Label, Layer, bounds
from maze.render.theme import TOKENS, Theme

CIVIDIS: tuple[str, ...] = tuple(TOKENS["cividis"])
SHADES = 64                  # of a smooth map; a banded one has as many as CIVIDIS
UNREACHED = 255              # the shade of cells that nobody comes to
DIGIT = 0.42                 # width of a digit of the scale, in cells
SCALE = 1.6                  # height of the scale below the map, in cells


def cividis(share: float) -> str:
    """The color of a share from 0 to 1."""
    place = max(0.0, min(1.0, share)) * (len(CIVIDIS) - 1)
    at = min(int(place), len(CIVIDIS) - 2)
    pairs = ((int(CIVIDIS[at][i:i + 2], 16), int(CIVIDIS[at + 1][i:i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * (place - at)):02X}" for a, b in pairs)


def shades(far: Sequence[int], *, bands: bool = False) -> bytes:
    """The shade of each cell, from 0 for the nearest; UNREACHED where ``far`` is -1."""
    most, count = max(max(far), 1), len(CIVIDIS) if bands else SHADES
    return bytes(UNREACHED if steps < 0 else min(count - 1, steps * count // most)
                 for steps in far)


def tints(theme: Theme, *, bands: bool = False) -> dict[int, str]:
    """The color of each shade."""
    count = len(CIVIDIS) if bands else SHADES
    return {shade: cividis(shade / (count - 1)) for shade in range(count)} | {
        UNREACHED: theme.hatch}


def distance_layers(grid: Grid, far: Sequence[int], theme: Theme, *,
                    bands: bool = False) -> list[Layer | Label]:
    """The fills of the cells, to be drawn below the walls; ``far`` is -1 where nobody comes."""
    return shade_layers(grid, shades(far, bands=bands), range(len(grid)),
                        tints(theme, bands=bands))


def shade_layers(grid: Grid, shade: bytes, cells: Iterable[Cell],
                 colors: Mapping[int, str]) -> list[Layer | Label]:
    """Some cells in the colors of their shades."""
    groups: dict[int, list[Cell]] = {}
    for cell in cells:
        groups.setdefault(shade[cell], []).append(cell)
    return [Layer(paths.outline(grid, some), fill=colors[number])
            for number, some in sorted(groups.items())]


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
    texts = [(x0, "0"), ((x0 + x1) / 2, str(most // 2)), (x1, str(most))]
    if x1 - x0 < 2 * DIGIT * len(texts[2][1]) + 1:         # no room for three
        del texts[1]
    return strip + [Label(text, _inside(x, text, x0, x1), top + 0.95, 0.6, theme.ink)
                    for x, text in texts]


def _inside(x: float, text: str, x0: float, x1: float) -> float:
    """Where the middle of a number stands so that no digit leaves the margin of half a cell."""
    half = DIGIT * len(text) / 2
    return max(x0 - 0.5 + half, min(x, x1 + 0.5 - half))


def scale_bounds(grid: Grid) -> Box:
    """The box of a map with its scale."""
    left, top, width, height = bounds(grid)
    return (left, top, width, height + SCALE)
