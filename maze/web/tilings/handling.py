"""Handling: keys and presses at the desk, handed to whatever the workshop is doing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from maze.pentomino.pieces import NAMES, letters_of
from maze.pentomino.play.lettered import code_of
from maze.pentomino.recipe import TilingRecipe
from maze.web.tilings.actions import PageActions
from maze.web.tilings.carried import Carried, carried
from maze.web.tilings.desk import Desk
from maze.web.tilings.fencing import FencePanel
from maze.web.tilings.game_panel import GamePanel
from maze.web.tilings.keys import Press, command
from maze.web.tilings.playing import GameSurface
from maze.web.tilings.pointing import PiecePointing
from maze.web.tilings.rungs import Rungs
from maze.web.tilings.setup import Setup
from maze.web.tilings.sketching import Sketching
from maze.web.tilings.surface import Surface
from maze.web.tilings.tally import Tally

ANYWHERE = {"new-challenge", "tile-count", "tile-play", "tile-edit"}       # that need no game


class Shop(Protocol):
    """The workshop, as far as keys and pointers act on it."""

    surface: Surface | None                                # what is acted on; None while a search
    desk: Desk                                             # is watched
    setup: Setup
    tally: Tally
    rungs: Rungs
    sketching: Sketching

    @property
    def mode(self) -> str: ...

    @property
    def panel(self) -> GamePanel | FencePanel:
        """Of what is played."""

    def turn(self, mode: str) -> None: ...


class Handling:
    """See ``desk.DeskListener``."""

    def __init__(self, shop: Shop, page: PageActions,
                 later: Callable[[float, Callable[[], None]], Callable[[], None]]) -> None:
        self.shop, self.page = shop, page
        self.pointing = PiecePointing(later, lambda: shop.surface, self._say)

    @property
    def points(self) -> bool:
        return self.shop.surface is not None and self.shop.mode != "count"

    @property
    def drags(self) -> bool:
        return isinstance(self.shop.surface, GameSurface)

    def carried(self) -> Carried | None:
        surface = self.shop.surface
        return (carried(surface.game, surface.aspect, surface.above)
                if isinstance(surface, GameSurface) else None)

    def press(self, press: Press) -> bool:
        """A key; the search has the player's keys, all else keeps them from it."""
        shop = self.shop
        surface = shop.surface
        game = surface.game if isinstance(surface, GameSurface) else None
        name = command(press, letters_of(game.pieces) if game else NAMES,
                       leafing=shop.mode == "count",
                       solid=surface is not None and surface.board.solid)
        if len(press.key) == 1 and press.key != " " and not (
                press.control or self.page.single_keys):
            return False                                   # switched off in the settings
        if name is None or not self.page.is_here(TilingRecipe.place_id):
            return False
        if name in ANYWHERE:
            self._anywhere(name)
        elif shop.surface is None:
            return False
        elif name == "board":
            self._on_board(press.key)
        elif name.startswith("sol-"):
            shop.tally.commands()[name]()
        elif isinstance(shop.surface, GameSurface):
            self._play(name)
        elif shop.mode == "edit" and name in ("tile-undo", "tile-redo"):
            shop.sketching.undo() if name == "tile-undo" else shop.sketching.redo()
        return True

    def _anywhere(self, name: str) -> None:
        shop = self.shop
        if name == "new-challenge":
            shop.rungs.new()
        elif name == "tile-count" and shop.mode == "count":
            shop.tally.count()                             # pressed again: go
        else:
            shop.turn(name.removeprefix("tile-"))

    def _say(self) -> None:
        """A game tells what has come of it."""
        if isinstance(self.shop.surface, GameSurface):
            self.shop.panel.say()

    def _on_board(self, key: str) -> None:
        surface = self.shop.surface
        assert surface
        surface.key(key)
        if not key.startswith(("Arrow", "Home", "End", "Page")):
            self._say()
        elif isinstance(surface, GameSurface) and surface.game.hand is not None:
            surface.said = ""                              # it was about where the piece was

    def _play(self, name: str) -> None:
        panel = self.shop.panel
        if name.startswith("piece-"):
            panel.choose(code_of(panel.game, name[-1]))
            self.shop.desk.focus()
        elif name == "put-back":
            panel.put_back()
        elif name == "lift":
            panel.act(panel.surface.remove)
        elif name in panel.commands():
            panel.commands()[name]()

    def press_piece(self, code: str) -> None:
        shop = self.shop
        if isinstance(shop.surface, GameSurface):
            shop.panel.choose(code)
        else:
            shop.setup.toggle(code)

    def press_square(self, number: int) -> None:
        if self.shop.surface:
            self.focus_square(number)
            self._on_board("Enter")

    def focus_square(self, number: int) -> None:
        surface = self.shop.surface
        if surface and surface.number(surface.cursor) != number and (
                surface.board.has(surface.numbered(number)) or not surface.board.solid):
            surface.cursor = surface.numbered(number)
            surface.redraw()
