"""Telling: what a player is told after a move, in one or two short sentences."""

from __future__ import annotations

from maze.grids.compass import toward
from maze.grids.headings import compass_name
from maze.message import Message, Said, counted, joined
from maze.playing.exits import Exit
from maze.playing.game import Game
from maze.playing.hints import target
from maze.quest.quest import LETTERS
from maze.words import place


def here(game: Game) -> Said:
    """Where one stands, and the exits by number; at the goal, how well it went."""
    if game.won:
        return end(game)
    where = place(game.picture.maze.grid, game.cell)
    exits = [named(game, exit_) for exit_ in game.exits()]
    return joined([Message("{cell}.", cell=where),
                   Message("Exits: {exits}.", exits=joined(exits, ", ")) if exits
                   else Message("No exits.")])


def aim(game: Game) -> Said:
    """In which direction the next aim lies: "Key A is south-east." """
    grid = game.picture.maze.grid
    name = compass_name(toward(grid.center(game.cell), grid.center(game.next_stop)))
    return "" if game.won or not name else Message("{aim} is {side}.", aim=target(game),
                                                   side=Message(name))


def event(game: Game, stops: int) -> Said:
    """What has just been found, if the number of stops made was another before; or ""."""
    quest = game.picture.quest
    if quest is None or game.stops == stops:
        return ""
    letter = LETTERS[game.stops - 1]
    if not quest.doors:
        return Message("Point {letter} passed.", letter=letter)
    return joined([Message("You take key {letter}.", letter=letter), held(game)])


def held(game: Game) -> Said:
    """The keys one holds, or nothing if there are no keys."""
    if not game.picture.quest or not game.picture.quest.doors or not game.stops:
        return ""
    return Message("You hold {keys}.", keys=joined(LETTERS[:game.stops], ", "))


def end(game: Game) -> Message:
    """How well it went."""
    hints = counted(", {n} hint", ", {n} hints", n=game.hints) if game.hints else ""
    if game.moves == game.shortest:
        return counted("You are at the goal: {n} move, no path is shorter{hints}.",
                       "You are at the goal: {n} moves, no path is shorter{hints}.",
                       n=game.moves, hints=hints)
    return counted("You are at the goal: {n} move; the shortest path has {least} "
                   "({share} %){hints}.",
                   "You are at the goal: {n} moves; the shortest path has {least} "
                   "({share} %){hints}.",
                   n=game.moves, least=game.shortest, share=game.share, hints=hints)


def refusal(game: Game, exit_: Exit | None) -> Message:
    """Why nothing has moved."""
    why = None if exit_ is None else game.barred(exit_)
    if exit_ is None or why is None:
        return Message("There is a wall.")
    return Message("Exit {number} is closed: {why}.", number=exit_.number, why=why)


def named(game: Game, exit_: Exit) -> Message:
    """An exit in words: "2 east", "2 east (door A is shut)"."""
    why = game.barred(exit_)
    side = Message(exit_.name)
    if why is None:
        return Message("{number} {side}", number=exit_.number, side=side)
    return Message("{number} {side} ({why})", number=exit_.number, side=side, why=why)
