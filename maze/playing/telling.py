"""Telling: what a player hears after a move, one or two short sentences."""

from __future__ import annotations

from maze.grids.compass import toward
from maze.grids.headings import compass_name
from maze.playing.exits import Exit
from maze.playing.game import Game
from maze.playing.hints import target
from maze.quest.quest import LETTERS
from maze.words import place


def here(game: Game) -> str:
    """Where one stands, and the exits by number; at the goal, how well it went."""
    if game.won:
        return end(game)
    where = _capital(place(game.picture.maze.grid, game.cell))
    return f"{where}. {_exits(', '.join(_exit(game, exit_) for exit_ in game.exits()))}"


def aim(game: Game) -> str:
    """In which direction the next aim lies: "Key A is south-east." """
    grid = game.picture.maze.grid
    name = compass_name(toward(grid.center(game.cell), grid.center(game.next_stop)))
    return "" if game.won or not name else f"{_capital(target(game))} is {name}."


def event(game: Game, stops: int) -> str:
    """What has just been found, if the number of stops made was another before; or ""."""
    quest = game.picture.quest
    if quest is None or game.stops == stops:
        return ""
    letter = LETTERS[game.stops - 1]
    if not quest.doors:
        return f"Point {letter} passed."
    return f"You take key {letter}. {held(game)}"


def held(game: Game) -> str:
    """The keys one holds, or nothing if there are no keys."""
    if not game.picture.quest or not game.picture.quest.doors or not game.stops:
        return ""
    return f"You hold {', '.join(LETTERS[:game.stops])}."


def end(game: Game) -> str:
    """How well it went."""
    hints = f", {game.hints} hints" if game.hints > 1 else ", 1 hint" if game.hints else ""
    if game.moves == game.shortest == 1:
        return f"You are at the goal: 1 move, no way is shorter{hints}."
    if game.moves == game.shortest:
        return f"You are at the goal: {game.moves} moves, no way is shorter{hints}."
    return (f"You are at the goal: {game.moves} moves; the shortest way has {game.shortest} "
            f"({game.share} %){hints}.")


def refusal(game: Game, exit_: Exit | None) -> str:
    """Why nothing has moved."""
    if exit_ is None:
        return "There is a wall."
    why = game.barred(exit_)
    return f"Exit {exit_.number} is closed: {why}." if why else "There is a wall."


def _exit(game: Game, exit_: Exit) -> str:
    why = game.barred(exit_)
    return f"{exit_.number} {exit_.name}" + (f" ({why})" if why else "")


def _exits(listed: str) -> str:
    return f"Exits: {listed}." if listed else "No exits."


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
