"""Buttons and numbers of a game with pentominoes, as they are now."""

from __future__ import annotations

from maze.message import Message
from maze.pentomino.play.game import Game
from maze.web.page import Page
from maze.web.tilings.playing import GameSurface
from maze.web.tilings.surface import Surface


def show_game(page: Page, game: Game, hints: int, *, dead: bool, heat: bool, lost: bool) -> None:
    """``dead`` and ``heat`` are whether these are shown; ``lost`` offers the way back."""
    for name, on in (("tile-undo", game.can_undo()), ("tile-redo", game.can_redo()),
                     ("tile-clear", bool(game.laid)), ("tile-hint", not game.solved),
                     ("rotate", game.hand is not None), ("fill", not game.solved),
                     ("mirror", game.hand is not None), ("tip", game.hand is not None)):
        page.attribute(name, "aria-disabled", None if on else "true")
    page.attribute("dead", "aria-pressed", str(dead).lower())
    page.attribute("heat", "aria-pressed", str(heat).lower())
    _offer(page, "rescue", lost, "tile-undo")
    page.write("n-placed", Message("{count} of {every}", count=len(game.laid),
                                   every=len(game.pieces)))
    page.write("n-free", str(game.free))
    page.write("n-hints", str(hints))


def show_ways_on(page: Page, surface: Surface | None, climbs: bool) -> None:
    """Buttons that are there for a moment: when no solution is left, and when it is solved."""
    game = surface.game if isinstance(surface, GameSurface) else None
    _offer(page, "rise", game is not None and game.solved and climbs, "tile-hint")
    if game is None:
        page.attribute("rescue", "hidden", "")


def _offer(page: Page, name: str, on: bool, heir: str) -> None:
    """Show or hide a button; the focus is not lost with it, ``heir`` gets it."""
    if not on:
        page.hand_on(name, heir)
    page.attribute(name, "hidden", None if on else "")
