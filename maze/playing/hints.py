"""Hints: four rungs, each tells more than the one before: is it far and which way, to which cell,
through which exit, go.

The rungs begin anew wherever the walker has moved to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from maze.grid import Cell
from maze.grids.compass import toward
from maze.grids.headings import compass_name
from maze.message import Message, Said, joined
from maze.playing import counts
from maze.playing.exits import Exit
from maze.playing.game import Game
from maze.quest.quest import stop_name
from maze.solving.board import NOBODY, Node
from maze.words import place

RUNGS = 4


class Hint(NamedTuple):
    """``cell`` is where to look, or NOBODY."""

    words: Said
    cell: Cell = NOBODY


@dataclass
class Hints:
    """Gives the hints of one game, and counts them there."""

    game: Game
    rung: int = 0
    _at: Node = NOBODY

    def next(self) -> Hint:
        """One hint more; the last rung walks to where the others have pointed."""
        game = self.game
        if game.won:
            return Hint(Message("You are there."))
        if game.lost:
            return Hint(Message("The goal cannot be reached from here any more; take a move back."))
        if game.node != self._at:
            self._at, self.rung = game.node, 0
        self.rung = min(self.rung + 1, RUNGS)
        game.hints += 1
        return (self._far, self._where, self._which, self._walk)[self.rung - 1]()

    def _far(self) -> Hint:
        game = self.game
        more = game.moves + game.left - game.shortest
        grid, there = game.picture.maze.grid, self._way()[-1].cell
        side = compass_name(toward(grid.center(game.cell), grid.center(there)))
        return Hint(joined([Message("First go {side}.", side=Message(side)) if side else "",
                            counts.to_go(game.left), counts.strayed(more)]))

    def _where(self) -> Hint:
        cell = self._way()[-1].cell
        return Hint(Message("Head for {cell}, on the path to {aim}.",
                            cell=place(self.game.picture.maze.grid, cell), aim=target(self.game)),
                    cell)

    def _which(self) -> Hint:
        exit_ = self._way()[0]
        return Hint(Message("Take exit {number}, {side}.", number=exit_.number,
                            side=Message(exit_.name)), exit_.cell)

    def _walk(self) -> Hint:
        way = self._way()
        for exit_ in way:
            self.game.go(exit_)
        return Hint(counts.walked(len(way)), way[-1].cell)

    def _way(self) -> list[Exit]:
        """The shortest path to the next choice, key, point or goal."""
        game = Game(self.game.picture, [self.game.node])
        stops, way = game.stops, []
        while True:
            best = min((new for new in game.board.links[game.node] if game.far[new] >= 0),
                       key=game.far.__getitem__)
            cell = best % len(game.picture.maze.grid)
            way.append(next(exit_ for exit_ in game.exits() if exit_.cell == cell))
            came = game.node
            game.go(way[-1])
            if game.won or game.stops != stops or len(game.onward(came)) != 1:
                return way


def target(game: Game) -> Message:
    """What is to be reached next, in words: "key A", "point B", "the goal"."""
    quest = game.picture.quest
    if quest is None or game.stops >= len(quest.stops):
        return Message("the goal")
    return stop_name(quest, game.stops)
