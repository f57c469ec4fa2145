"""Write what the page shows before Python has started: `python3 tools/shell.py`.

Into index.html go the navigation, the default maze, the default tiling and the twelve pieces, drawn
by the same code as later on the canvas, but colored by the style sheet; into static/trace.mjs the
default maze as it is made, step by step; into static/places.css what is seen in which place; into
static/parts.mjs which places are fetched later.  A test fails when they are stale.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from maze.pentomino.recipe import TilingRecipe  # noqa: E402
from maze.place import Places  # noqa: E402
from maze.places import PLACES  # noqa: E402
from maze.recipe import Recipe  # noqa: E402
from maze.render import paths  # noqa: E402
from maze.render.boards import rim  # noqa: E402
from maze.render.layers import bounds, circle  # noqa: E402
from maze.render.piece import middle, outline  # noqa: E402
from maze.share import encode  # noqa: E402
from maze.web.tilings.palette import PaletteBox, to_choose  # noqa: E402
from tools import trace  # noqa: E402
from tools.parts import USES  # noqa: E402

OPENING = PLACES.first.start()
CURRENT = ' aria-current="page"'
TARGET = ROOT / "index.html"
RECORDED = ROOT / "static" / "trace.mjs"
VISIBLE = ROOT / "static" / "places.css"
PARTS = ROOT / "static" / "parts.mjs"


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
    return _svg("maze", bounds(grid, 0), body)


def tiling(recipe: TilingRecipe) -> str:
    """The tiling that the search finds."""
    picture = recipe.picture()
    board = picture.tiling.board
    body = [f'<path class="shell-rim" d="{rim(board)}"/>']
    for lie in map(picture.tiling.placements.__getitem__, picture.placed):
        name = picture.tiling.pieces[lie.piece].name
        body.append(f'<path class="shell-piece p-{name}" d="{outline(board, lie.squares)}"/>')
        body.append(_text(name, *middle(board, lie.squares), f"shell-letter l-{name}"))
    return _svg("pentomino", (0, 0, board.columns, board.rows), body)


def palette(recipe: TilingRecipe) -> str:
    """A button for each piece, with its drawing in a fixed box; see ``desk_dom.BUTTON``."""
    return "\n".join(map(_button, to_choose(recipe.pieces)))


def _button(box: PaletteBox) -> str:
    return (f'      <button id="piece-{box.code}" type="button" data-piece="{box.code}" '
            f'data-state="{box.state}" aria-pressed="{str(box.pressed).lower()}">'
            f'<svg class="piece" viewBox="{box.view}" aria-hidden="true">'
            f'<path class="p-{box.style}" d="{box.path}"/></svg>'
            f'<span class="letter">{box.letter}</span> <span class="away">piece</span> '
            f'<span class="away state"></span><span class="count"></span>'
            f'<svg class="icon" aria-hidden="true"><use href="#i-check"/></svg></button>')


def _svg(place: str, box: tuple[float, float, float, float], body: list[str]) -> str:
    view = " ".join(map(paths.number, box))
    return (f'      <svg class="shell" data-for="{place}" viewBox="{view}" aria-hidden="true">'
            + "".join(body) + "</svg>")


def _text(letter: str, x: float, y: float, style: str) -> str:
    return f'<text class="{style}" x="{paths.number(x)}" y="{paths.number(y)}">{letter}</text>'


def navigation(places: Places) -> str:
    """A link for each place; the first one is shown before Python, or a link, says otherwise."""
    return "\n".join(f'    <a id="go-{place.id}" href="#{place.id}"'
                     f'{CURRENT if not at else ""}>'
                     f'{place.title}</a>' for at, place in enumerate(places))


def visible(places: Places) -> str:
    """The style sheet that hides what belongs to other places and modes: ``data-for`` names, for
    an element that is not for all, its places, or those of their modes that it is for.  Until
    Python says whose boards are shown, the page's is hidden where a place has its own."""
    lines = [f':root[data-place="{place.id}"][data-mode="{mode}"] '
             f'[data-for]:not([data-for~="{place.id}"], [data-for~="{place.id}:{mode}"])'
             for place in places for mode in place.modes]
    lines += [f':root[data-place="{place.id}"]:not([data-boards]) .stage > .board'
              for place in places if not place.board]
    return ("/* Written by tools/shell.py: what is for other places or modes is not seen. */\n"
            + ",\n".join(lines) + " { display: none !important; }\n")


def with_parts(script: str, places: Places) -> str:
    """The script that fetches parts, with the places that have one, and whose parts they use."""
    uses = {place.id: list(place.parts) for place in places if place.parts} | USES
    for name, value in (("PLACES", places.later), ("USES", uses)):
        line = f"export const {name} = {json.dumps(value)};"
        script = re.sub(rf"^export const {name} = [\[{{].*?[\]}}];", line, script,
                        flags=re.MULTILINE)
    return script


def filled(page: str, places: Places = PLACES) -> str:
    """index.html with the places and pictures of today."""
    links = " ".join(encode(place.start(), places=places) for place in places)
    modes = " ".join(f"{place.id}:{mode}" for place in places for mode in place.modes)
    for name, words in (("openings", links.replace("&", "&amp;")), ("modes", modes)):
        page = re.sub(f' data-{name}="[^"]*"', f' data-{name}="{words}"', page)
    for name, inside in (("places", navigation(places)),
                         ("the pictures", maze(OPENING) + "\n" + tiling(TilingRecipe())),
                         ("the twelve pieces", palette(TilingRecipe()))):
        begin, end = f"<!-- shell: {name} -->", "<!-- /shell -->"
        before, _, rest = page.partition(begin)
        indent = before[before.rfind("\n") + 1:]
        page = before + begin + "\n" + inside + "\n" + indent + end + rest.partition(end)[2]
    return page


if __name__ == "__main__":
    TARGET.write_text(filled(TARGET.read_text(encoding="utf-8")), encoding="utf-8")
    VISIBLE.write_text(visible(PLACES), encoding="utf-8")
    PARTS.write_text(with_parts(PARTS.read_text(encoding="utf-8"), PLACES), encoding="utf-8")
    RECORDED.write_text(trace.module(OPENING), encoding="utf-8")
