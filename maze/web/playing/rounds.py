"""Rounds: which maze is played next."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.recipe import Recipe
from maze.web.app import App
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.player.stage import laying_of
from maze.web.playing.play import Play
from maze.web.pointing.pointing import Pointing

KEPT = "The game you left is kept: go back to its maze and choose Play."


class Rounds:
    """``focus`` gives the board the focus; ``today`` is a date such as 2026-11-21."""

    def __init__(self, app: App, mazes: MazeWorkshop, pointing: Pointing, game: Play,
                 focus: Callable[[], None], today: Callable[[], str]) -> None:
        self.app = app
        self.mazes = mazes
        self.pointing = pointing
        self.game = game
        self.focus = focus
        self.today = today

    def play(self, recipe: Recipe) -> None:
        """Ready to be played, once there is a board."""
        def begin() -> None:
            begun = self.game.begun
            if not self.app.visit(recipe, play=False):
                return
            self.pointing.told()                           # that it is another maze
            self.pointing.choose_mode("play")
            self.focus()
            if begun:
                self.game.tell(KEPT)

        self.app.player.stage.after(laying_of(recipe), begin)

    def daily(self) -> None:
        """The maze of the day."""
        from maze.playing.daily import daily

        self.play(daily(self.today()))

    def another(self) -> None:
        """Another maze of the settings."""
        try:
            self.play(self.mazes.read().but(seed=self.app.fresh()))
        except MazeError as problem:
            self.app.voice.note(problem.message)

    def new(self) -> None:
        """New maze, as it is meant now: to be played, or to be watched."""
        if self.pointing.mode == "play":
            self.another()
        else:
            self.app.new()

    def turn(self, mode: str) -> None:
        """Into a mode by a key, with the focus on the board, or back out of it."""
        self.pointing.choose_mode("watch" if self.pointing.mode == mode else mode)
        self.focus()
