"""HandPanel: what every panel of a game with pieces in the hand has: buttons, palette, position."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from maze.message import Message
from maze.pentomino.play.game import Game
from maze.web.page import Page
from maze.web.tilings.playing import GameSurface

Board = TypeVar("Board", bound=GameSurface)


class HandPanel(Generic[Board]):
    """``redraw`` draws the board anew.  A panel acts while it ``is_on``, for several share the
    same buttons; ``surface`` is the board of its game, set when the game begins."""

    surface: Board

    def __init__(self, page: Page, redraw: Callable[[], None]) -> None:
        self.page, self.redraw, self.is_on = page, redraw, False
        for name in self.commands():
            page.on(name, "click", partial(self._press, name))

    def _press(self, name: str) -> None:
        if self.is_on:
            self.commands()[name]()

    @property
    def game(self) -> Game:
        return self.surface.game

    def commands(self) -> dict[str, Callable[[], None]]:
        """By the ids of the buttons."""
        return {"rotate": lambda: self.act(self.surface.turn),
                "rotate-back": lambda: self.act(lambda: self.surface.turn(-1)),
                "mirror": lambda: self.act(self.surface.mirror),
                "tile-undo": lambda: self.act(self.surface.undo),
                "tile-redo": lambda: self.act(self.surface.redo),
                "tile-clear": lambda: self.act(self.surface.clear)}

    def act(self, act: Callable[[], None]) -> None:
        """Do something, and say what came of it."""
        act()
        self.say()

    def say(self) -> None:
        """Say aloud what has happened."""
        raise NotImplementedError

    def choose(self, code: str) -> None:
        """A piece of the palette."""
        piece = self.game.piece_of(code)
        if piece is None:
            self.surface.said = Message("Piece {letter} is not in this puzzle.", letter=code)
            self.redraw()
        else:
            self.surface.choose(piece)
        self.say()

    def put_back(self) -> bool:
        done = self.surface.put_back()
        self.say()
        return done
