"""Write what the page shows before Python has started: `python3 tools/shell.py`.

Into index.html go the default maze, the default tiling and the twelve pieces, drawn by the same
code as later on the canvas, but colored by the style sheet; into static/trace.mjs the default maze
as it is made, step by step.  A test fails when they are stale.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from maze.pentomino.recipe import TilingRecipe  # noqa: E402
from maze.places import PLACES  # noqa: E402
from maze.recipe import Recipe  # noqa: E402
from maze.render import paths  # noqa: E402
from maze.render.layers import bounds, circle  # noqa: E402
from maze.render.tiling import middle, outline, rim  # noqa: E402
from maze.share import encode  # noqa: E402
from maze.web.tilings.palette import Box, to_choose  # noqa: E402
from tools import trace  # noqa: E402

OPENING = PLACES.first.start()
TARGET = ROOT / "index.html"
RECORDED = ROOT / "static" / "trace.mjs"


def maze(recipe: Recipe) -> str:
    """The finished maze."""
    picture = recipe.picture()
    grid = picture.maze.grid
    walls = paths.walls(grid, picture.maze.open, paths.gates(grid, picture.start, picture.goal))
    way = paths.trail(grid, picture.path or [])
    (sx, sy), (gx, gy) = grid.center(picture.start), grid.center(picture.goal)
    body = [f'<path class="shell-walls" d="{walls}"/>', f'<path class="shell-casing" d="{way}"/>',
            f'<path class="shell-path" d="{way}"/>',
            f'<path class="shell-mark" d="{circle(sx, sy, .38)}"/>',
            f'<path class="shell-ring" d="{circle(gx, gy, .38)}{circle(gx, gy, .3)}"/>',
            _text("S", sx, sy, "shell-letter"), _text("G", gx, gy, "shell-letter goal")]
    return _svg("for-maze", bounds(grid, 0), body)


def tiling(recipe: TilingRecipe) -> str:
    """The tiling that the search finds."""
    picture = recipe.picture()
    board = picture.tiling.board
    body = [f'<path class="shell-rim" d="{rim(board)}"/>']
    for lie in map(picture.tiling.placements.__getitem__, picture.placed):
        name = picture.tiling.pieces[lie.piece].name
        body.append(f'<path class="shell-piece p-{name}" d="{outline(board, lie.squares)}"/>')
        body.append(_text(name, *middle(board, lie.squares), f"shell-letter l-{name}"))
    return _svg("for-pentomino", (0, 0, board.columns, board.rows), body)


def palette(recipe: TilingRecipe) -> str:
    """A button for each piece, with its drawing in a fixed box; see ``desk_dom.BUTTON``."""
    return "\n".join(map(_button, to_choose(recipe.pieces)))


def _button(box: Box) -> str:
    return (f'      <button id="piece-{box.code}" type="button" data-piece="{box.code}" '
            f'data-state="{box.state}" aria-pressed="{str(box.pressed).lower()}">'
            f'<svg class="piece" viewBox="{box.view}" aria-hidden="true">'
            f'<path class="p-{box.style}" d="{box.path}"/></svg>'
            f'<span class="letter">{box.letter}</span> <span class="away">piece</span> '
            f'<span class="away state"></span><span class="count"></span>'
            f'<svg class="icon" aria-hidden="true"><use href="#i-check"/></svg></button>')


def _svg(place: str, box: tuple[float, float, float, float], body: list[str]) -> str:
    view = " ".join(map(paths.number, box))
    return (f'      <svg class="shell {place}" viewBox="{view}" aria-hidden="true">'
            + "".join(body) + "</svg>")


def _text(letter: str, x: float, y: float, style: str) -> str:
    return f'<text class="{style}" x="{paths.number(x)}" y="{paths.number(y)}">{letter}</text>'


def filled(page: str) -> str:
    """index.html with the pictures of today."""
    recipe = TilingRecipe()
    links = " ".join(encode(place.start()) for place in PLACES).replace("&", "&amp;")
    page = re.sub(r' data-openings="[^"]*"', f' data-openings="{links}"', page)
    for name, inside in (("the pictures", maze(OPENING) + "\n" + tiling(recipe)),
                         ("the twelve pieces", palette(recipe))):
        begin, end = f"<!-- shell: {name} -->", "<!-- /shell -->"
        before, _, rest = page.partition(begin)
        indent = before[before.rfind("\n") + 1:]
        page = before + begin + "\n" + inside + "\n" + indent + end + rest.partition(end)[2]
    return page


if __name__ == "__main__":
    TARGET.write_text(filled(TARGET.read_text(encoding="utf-8")), encoding="utf-8")
    RECORDED.write_text(trace.module(OPENING), encoding="utf-8")
