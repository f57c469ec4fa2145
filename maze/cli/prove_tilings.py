"""The counter-example to a search for tilings, as text and as SVG: the board at its last step.

Where a tiling was missed, that tiling is drawn; else what the search has laid, overlaps too.
"""

from __future__ import annotations

from maze.cli.output import VOICE
from maze.pentomino.scene import TilingScene
from maze.pentomino.tiling import Placement, rows_of
from maze.render.boards import tiling_bounds
from maze.render.layer import spoken
from maze.render.svg import svg
from maze.render.theme import LIGHT
from maze.render.tiling import tiling_layers
from maze.visitors.tilings.proving import TilingCounter


def placed_of(counter: TilingCounter) -> list[Placement]:
    """What to draw."""
    if counter.missed:
        return [*counter.missed]
    scene = TilingScene(counter.recipe.tiling())
    for step in counter.steps:
        scene.apply(step)
    return scene.placed or scene.latest


def tiling_lines(counter: TilingCounter) -> list[str]:
    """The board from the top down, a letter a square."""
    return rows_of(counter.recipe.tiling(), placed_of(counter))


def tiling_drawing(counter: TilingCounter) -> str:
    """As SVG."""
    layers = tiling_layers(counter.recipe.tiling(), placed_of(counter), LIGHT)
    return svg(spoken(layers, VOICE.say), tiling_bounds(counter.recipe.board), unit=40,
               title="Counter-example")
