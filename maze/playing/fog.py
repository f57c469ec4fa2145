"""Fog: what the walker sees, and what he remembers having seen.

He sees the cell he stands on, and along every open passage in a straight line as far as it goes.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from maze.grid import Cell
from maze.playing.game import Game


class Fog:
    """Grows with every move; never shrinks, not even when a move is taken back.  Of a game that is
    taken up again the cells of its trail are known."""

    def __init__(self, game: Game) -> None:
        self.game = game
        cells = len(game.picture.maze.grid)
        self.known: set[Cell] = {node % cells for node in game.trail}
        self.look()

    def seen(self) -> set[Cell]:
        """What is in view now."""
        return {self.game.cell, *chain.from_iterable(self.game.lines())}

    def look(self) -> Iterable[Cell]:
        """Look around; returns the cells that were not known before."""
        new = self.seen() - self.known
        self.known |= new
        return new
