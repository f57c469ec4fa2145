"""Company: who goes along with a game, and what comes of a win.

A link with ``dare=`` brings a ghost along. Its modules are a part of the page of their own, which
is here before such a link is opened. A win of the puzzle of the day is kept on the device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, Protocol

from maze.errors import MazeError
from maze.message import Said, joined
from maze.place import AnyRecipe, Place
from maze.playing.record import Result, format_result
from maze.playing.streak import in_words, streak
from maze.playing.win import Win
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.share import link_of
from maze.web.device.known import DAYS
from maze.web.house import House

MODULE = "maze.web.dares.ghosts"


class Fellow(Protocol):
    """A ghost, and what is to be beaten."""

    foggy: bool
    greeting: Said

    def line(self, seconds: float, moves: int) -> Said:
        """What is to be beaten, and how far the ghost is, where that is not drawn."""

    def landmark(self, seconds: float, moves: int) -> Said:
        """What has just been reached by the ghost and is worth hearing, once; or ""."""

    def waits(self, seconds: float) -> float | None:
        """Seconds until the ghost moves by itself; None if it does not."""

    def verdict(self, result: Result) -> Said: ...

    def layers(self, seconds: float, moves: int, known: set[int] | None,
               theme: Theme) -> Iterable[Layer | Label]:
        """The ghost; ``known`` are the cells that can be seen, None for all."""


class Company:
    """Of the games of one place.  ``make`` names the function of ``MODULE`` that makes a fellow of
    a dare and a board; ``button`` opens the dialog after a win; ``puzzle`` is ``Workshop.puzzle``.
    """

    def __init__(self, house: House, place: Place, make: str, button: str,
                 puzzle: Callable[[Any], Any]) -> None:
        self.app, self.browser, self.place = house.app, house.browser, place
        self.page, self.make, self.button = house.app.page, make, button
        self.puzzle = puzzle
        self.fellow: Fellow | None = None
        self.win: Win | None = None
        self._board: Any = None

    def kept(self, recipe: AnyRecipe, key: str) -> str:
        """What the link says of this puzzle, besides its recipe."""
        return str(self.app.kept.view(self.puzzle(recipe)).get(key, ""))

    def meet(self, recipe: AnyRecipe, board: Any) -> None:
        """A game begins, or goes on: with the ghost that its link brings, or alone."""
        self.fellow, dare = None, self.kept(recipe, "dare")
        self._board = board
        self._offer(None)
        if not dare:
            return
        try:
            self.fellow = getattr(import_module(MODULE), self.make)(dare, board)
            self.app.voice.note(self.fellow.greeting, more=True)
        except MazeError as problem:
            self.app.voice.note(problem.message, more=True)
            self.app.keep("dare", None)

    def leave(self) -> None:
        """Nobody plays any more."""
        self.fellow = self._board = None
        self._offer(None)

    def landmark(self, seconds: float, moves: int) -> Said:
        """What is worth hearing, now that time has passed or the player has moved."""
        return self.fellow.landmark(seconds, moves) if self.fellow else ""

    def line(self, seconds: float, moves: int) -> Said:
        return self.fellow.line(seconds, moves) if self.fellow else ""

    def waits(self, seconds: float) -> float | None:
        return self.fellow.waits(seconds) if self.fellow else None

    def layers(self, seconds: float, moves: int, known: set[int] | None,
               theme: Theme) -> Iterator[Layer | Label]:
        if self.fellow:
            yield from self.fellow.layers(seconds, moves, known, theme)

    def open_today(self) -> None:
        """The puzzle of the day."""
        self.app.lead(link_of(self.place.id, {"v": "1", "daily": self.browser.today(),
                                              "mode": self.place.daily.MODE}))

    # --- a win ----------------------------------------------------------------------------------

    def won(self, recipe: AnyRecipe, result: Result, track: str, *, foggy: bool = False) -> Said:
        """A game was won: offer to send it to a friend; returns who has beaten whom, and how many
        days in a row the puzzle of the day was solved."""
        day = self.kept(recipe, "daily")
        verdict = self.fellow.verdict(result) if self.fellow else ""
        days = self._keep_day(day, result)
        said = joined([verdict, days]) if verdict or days else ""
        self._offer(Win(self.puzzle(recipe), result, foggy, track, day, self.make, self._board,
                        said))
        return said

    def _offer(self, win: Win | None) -> None:
        self.win = win
        self.page.attribute(self.button, "hidden", None if win else "")

    def _keep_day(self, day: str, result: Result) -> Said:
        """The puzzle of today counts; that of another day was for pleasure."""
        if not day or day != self.browser.today():
            return ""
        self.browser.records.write(DAYS, f"{self.place.id}.{day}", format_result(result))
        return in_words(self.days)

    @property
    def days(self) -> int:
        """Days in a row."""
        start = f"{self.place.id}."
        solved = {entry.removeprefix(start) for entry in self.browser.records.entries(DAYS)
                  if entry.startswith(start)}
        return streak(solved, self.browser.today())
