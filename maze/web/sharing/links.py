"""Links to give away: what is written into them, and the snippet that embeds one.

A plain link is the recipe.  Ticked in the dialog: the step that is shown, the pieces as they lie,
or the walls as they stand, which no later version can draw otherwise.
"""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from maze.bits import pack
from maze.errors import MisfitError
from maze.pentomino.position import format_position
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.recipe import WALLS_LENGTH, Recipe
from maze.share import AnyRecipe
from maze.web.run import Run

SCANNED = 300  # characters from which on a QR code scans badly from paper
FRAME = (480, 600)                                         # of a snippet, in CSS pixels
BARE = (480, 520)                                          # of one with a single button

ONE_WAY = "Exact walls cannot tell which passages are walked one way only; the plain link can."
TOO_LARGE = "This maze is too large to write its walls into a link; the plain link draws it too."


class Wish(NamedTuple):
    """What was ticked; ``loop`` is two steps, or (0, 0)."""

    step: int | None = None
    position: bool = False
    walls: bool = False
    embed: bool = False
    controls: bool = True
    loop: tuple[int, int] = (0, 0)


def recipe_of(run: Run, wish: Wish) -> AnyRecipe:
    """The recipe of the link.  Raises MisfitError if something cannot be written into a link."""
    recipe = run.recipe
    if wish.position and isinstance(recipe, TilingRecipe):
        return recipe.but(place=laid(run))
    if wish.walls and isinstance(recipe, Recipe):
        return with_walls(run, recipe)
    return recipe


def with_walls(run: Run, recipe: Recipe) -> Recipe:
    if recipe.walls:
        return recipe
    picture = run.player.result or recipe.picture()
    if picture.maze.arrows:
        raise MisfitError(ONE_WAY)
    walls = pack(picture.maze.open)
    if len(walls) > WALLS_LENGTH:
        raise MisfitError(TOO_LARGE)
    return recipe.but(walls=walls, start=picture.start, goal=picture.goal)


def laid(run: Run) -> str:
    """The pieces that lie on the board now, as in ``place=``; "" if none do."""
    scene = run.player.scene
    return format_position(scene.tiling, scene.placed) if isinstance(scene, TilingScene) else ""


def view_of(wish: Wish) -> dict[str, Any]:
    """The keys of the link that tell how the recipe is looked at."""
    view: dict[str, Any] = {}
    if wish.step and not wish.position:
        view["at"] = wish.step
    if wish.embed:
        view["embed"] = 1
        if not wish.controls:
            view["controls"] = 0
        if wish.loop[1] > wish.loop[0]:
            view["loop"] = wish.loop
    return view


def snippet(address: str, title: str, *, controls: bool) -> str:
    """HTML that shows an address in a frame."""
    width, height = FRAME if controls else BARE
    return (f'<iframe title="{escape(title)}" src="{escape(address)}" width="{width}" '
            f'height="{height}" loading="lazy"></iframe>')
