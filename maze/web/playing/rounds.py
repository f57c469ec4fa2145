"""Rounds: which maze is played next."""

from __future__ import annotations

from collections.abc import Callable

from maze.errors import MazeError
from maze.recipe import Recipe
from maze.web.app import App
from maze.web.mazes.workshop import MazeWorkshop
from maze.web.playing.play import Play
from maze.web.pointing.pointing import Pointing

KEPT = "The game you left is kept: go back to its maze and choose Play."


class Rounds:
    """``watch`` makes a maze to be watched; ``fresh`` gives a seed."""

    def __init__(self, app: App, mazes: MazeWorkshop, pointing: Pointing, game: Play,
                 watch: Callable[[], None], fresh: Callable[[], str]) -> None:
        self.app = app
        self.page, self.voice, self.player = app.page, app.voice, app.player
        self.mazes = mazes
        self.pointing = pointing
        self.game = game
        self.watch = watch
        self.fresh = fresh

    def play(self, recipe: Recipe) -> None:
        """Ready to be played, once there is a board."""
        def begin() -> None:
            begun = self.game.begun
            if not self.app.visit(recipe, play=False):
                return
            self.pointing.refresh()                        # that it is another maze
            self.pointing.choose_mode("play")
            self.focus()
            if begun:
                self.game.tell(KEPT)

        self.app.waiting.after(recipe.laying(), lambda _: begin())

    def daily(self) -> None:
        """The maze of the day."""
        begun = self.game.begun
        self.game.company.open_today()
        self.focus()
        if begun:
            self.game.tell(KEPT)

    def another(self) -> None:
        """Another maze of the settings."""
        try:
            self.play(self.mazes.read().but(seed=self.fresh()))
        except MazeError as problem:
            self.voice.note(problem.message)

    def new(self) -> None:
        """New maze, as it is meant now: to be played, or to be watched."""
        if self.pointing.mode == "play":
            self.another()
        else:
            self.watch()

    def focus(self) -> None:
        """Keys are for the board now."""
        self.page.focus("canvas")

    def turn(self, mode: str) -> None:
        """Into a mode by a key, with the focus on the board, or back out of it."""
        self.pointing.choose_mode("watch" if self.pointing.mode == mode else mode)
        self.focus()
