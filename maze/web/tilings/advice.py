"""Advice: what is known of the position on the board, asked in the background after each change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from maze.pentomino.engines.hints import Hint
from maze.pentomino.pieces import Square
from maze.pentomino.play.game import Game
from maze.pentomino.play.oracle import Left, Oracle
from maze.pentomino.position import Laid
from maze.progress import Progress, Work
from maze.web.tilings.library import Library


class Advice:
    """``left`` is how many solutions remain; None while that is counted, or not asked."""

    def __init__(self, game: Game, oracle: Oracle, library: Library,
                 told: Callable[[], None]) -> None:
        self.game, self.oracle, self.library, self.told = game, oracle, library, told
        self.left: Left | None = None

    def count(self) -> None:
        """Ask how many solutions remain; ``told`` is called when that is known."""
        self.left = None
        self._ask("left", lambda laid: self.oracle.left(laid), self._counted, self._found)

    def hint(self, then: Callable[[Hint], None]) -> None:
        self._ask("hint", lambda laid: self.oracle.hint(laid), then)

    def solution(self, then: Callable[[list[Laid] | None], None]) -> None:
        """A solution that has the position in it."""
        self._ask("solution", lambda laid: self.oracle.solution(laid), then)

    def solvable(self, then: Callable[[int], None]) -> None:
        """How many of the pieces, in the order they were laid, leave a solution."""
        self._ask("solvable", lambda laid: self.oracle.solvable(laid), then)

    def heat(self, name: str) -> dict[Square, int] | None:
        """In how many solutions a piece covers each square; None if that is not known."""
        if not self.oracle.index:
            return None
        return self.oracle.index.heat(self.oracle.spots(self.game.laid)).get(name, {})

    def stop(self) -> None:
        """What was asked is no longer of interest."""
        for name in ("left", "hint", "solution", "solvable"):
            self.library.scheduler.cancel(name)

    def _found(self, progress: Progress) -> None:
        """A search has found some, and goes on."""
        if progress.states and self.left != Left(progress.states, False):
            self.left = Left(progress.states, False)
            self.told()

    def _counted(self, left: Left) -> None:
        self.left = left
        self.told()

    def _ask(self, name: str, question: Callable[[tuple[Laid, ...]], Work[Any]],
             then: Callable[[Any], None],
             told: Callable[[Progress], None] = lambda progress: None) -> None:
        """Ask about the position as it is now, as soon as the oracle can answer."""
        laid = self.game.laid

        def ask() -> None:
            if laid != self.game.laid:                     # it is another by now
                return
            work = question(laid)
            try:
                next(work)
            except StopIteration as stop:                  # known at once
                then(stop.value)
            else:
                self.library.scheduler.begin(name, work, then, told)

        self.library.scheduler.cancel(name)
        if self.oracle.ready:
            ask()
        else:
            self.library.scheduler.begin(name, self._until_ready(), lambda _: ask())

    def _until_ready(self) -> Work[None]:
        """The oracle's own work comes first."""
        yield from self.library.work(self.oracle)
