"""Timed: the clock of a game with pentominoes, its track, and the ghost that goes along."""

from __future__ import annotations

from collections.abc import Callable

from maze.message import Said
from maze.pentomino.play.game import Game
from maze.pentomino.recipe import TilingRecipe
from maze.playing.counts import shown
from maze.playing.record import Result
from maze.playing.track import Track, parse_track
from maze.web.device.known import TRACKS
from maze.web.playing.company import Company
from maze.web.playing.stopwatch import Stopwatch
from maze.web.tilings.unfinished import name_of


class Timed:
    """The clock starts with the first change and stands while nobody plays; each change of the
    position is a move."""

    def __init__(self, company: Company, redraw: Callable[[], None]) -> None:
        self.company, self.redraw = company, redraw
        self.records, self.page = company.browser.records, company.page
        self.track, self.watch = Track(), Stopwatch(company.browser.clock)
        self._recipe, self._name = TilingRecipe(), ""

    def begin(self, recipe: TilingRecipe, game: Game) -> None:
        """A game begins, or goes on where it was left."""
        self._recipe, self._name = recipe, name_of(recipe)
        text = self.records.read(TRACKS, self._name) if game.laid else ""
        self.track = parse_track(text) or Track()
        self.watch.stop()
        self.watch = Stopwatch(self.company.browser.clock, self.track.tenths / 10)
        self.meet()

    def meet(self) -> None:
        """The ghost comes along, if the link has one."""
        self.company.meet(self._recipe, len(self._recipe.pieces))

    def stop(self) -> None:
        """Nobody plays."""
        self.watch.stop()
        self.company.leave()

    def changed(self, game: Game) -> None:
        """The position is another; after a win a new game begins."""
        if self.company.win is not None and not game.solved:
            self.track, self.watch = Track(), Stopwatch(self.company.browser.clock)
            self.meet()
        if not self.watch.running and not game.solved:
            self.watch.start()
            self._tick()
        self.track.add(self.watch.seconds, [len(game.laid)])
        if game.solved:
            self.watch.stop()
        self.records.write(TRACKS, self._name,
                           "" if game.solved or not game.laid else self.track.kept)

    def won(self, hints: int) -> Said:
        """What comes of it: see ``Company.won``."""
        result = Result(self.moves, int(self.watch.seconds), hints)
        return self.company.won(self._recipe, result, self.track.text)

    @property
    def moves(self) -> int:
        return self.track.count

    def line(self) -> Said:
        """What is to be beaten, and how far the ghost is."""
        return self.company.line(self.watch.seconds, self.moves)

    def show(self) -> None:
        """The time; after a win there is a button in place of two that have nothing to do."""
        self.page.write("n-time", shown(self.watch.seconds))
        for name in ("rotate", "mirror"):
            self.page.attribute(name, "hidden", "" if self.company.win else None)

    def _tick(self) -> None:
        if not self.company.app.is_here(self._recipe.place_id):
            self.watch.stop()
        if not self.watch.running:
            return
        seconds, company = self.watch.seconds, self.company
        self.show()
        if heard := company.landmark(seconds, self.moves):
            company.app.voice.say(heard)
        if company.fellow:
            self.redraw()
        company.browser.later(min(1.0, max(0.05, company.waits(seconds) or 1.0)), self._tick)
