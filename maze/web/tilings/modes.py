"""Modes of the pentomino workshop, and what is told of a recipe in each of them."""

from __future__ import annotations

from maze.message import Message, Said, counted, sizes
from maze.pentomino.calendar import DatedBoard
from maze.pentomino.position import format_position
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.web.tilings.standing import TilingRun

PLAYED = ("play", "challenges")
LABELS = {"edit": "Board to draw on", "count": "Solution"}


def mode_of(wish: str, recipe: TilingRecipe) -> str:
    """The mode asked for; or what a link without one means."""
    if wish == "challenges" and not recipe.challenge:
        return "play"
    if wish:
        return wish
    if recipe.board.is_open:
        return "play"
    return "challenges" if recipe.challenge else "count" if recipe.sol else "watch"


def no_challenge(wish: str, recipe: TilingRecipe) -> Said:
    """What is said where a link wants a challenge and has none; "" otherwise."""
    if wish != "challenges" or recipe.challenge:
        return ""
    return Message("This link names no challenge, so its board is played without one.")


def laid(run: TilingRun) -> str:
    """The pieces that lie on the board now, as in ``place=``; "" if none do."""
    scene = run.player.scene
    return format_position(scene.tiling, scene.placed) if isinstance(scene, TilingScene) else ""


def name_of(recipe: TilingRecipe) -> Message:
    """What is seen, in a sentence."""
    if isinstance(recipe.board, DatedBoard) and recipe.board.day:
        return Message("Calendar on {date}.", date=recipe.board.day.words)
    board = recipe.board
    if board.is_open:
        return counted("Fence of {n} piece on an open plane.",
                       "Fence of {n} pieces on an open plane.", n=len(recipe.pieces))
    if board.solid:
        return counted("Box of {size} cubes, {n} piece, layer by layer.",
                       "Box of {size} cubes, {n} pieces, layer by layer.", n=len(recipe.pieces),
                       size=sizes((board.layers, board.rows, board.across)))
    return counted("Board of {size} squares, {n} piece.", "Board of {size} squares, {n} pieces.",
                   n=len(recipe.pieces), size=sizes((board.rows, board.columns)))
