"""Session: one game as it is played: how long, how well, what was heard last, what a hint marks.

It is kept on the device with each move, and taken up again in the same maze.
"""

from __future__ import annotations

from collections.abc import Callable

from maze.grid import Cell
from maze.message import Message, Said, joined
from maze.picture import Picture
from maze.playing import counts, telling
from maze.playing.fog import Fog
from maze.playing.game import Game
from maze.playing.hints import Hints
from maze.playing.record import Result, format_result, parse_result
from maze.recipe import Recipe
from maze.solving.board import NOBODY
from maze.web.device.known import PLAYED
from maze.web.device.records import Records
from maze.web.page import Page
from maze.web.playing import plays
from maze.web.playing.stopwatch import Stopwatch, shown
from maze.web.playing.unfinished import UnfinishedGames, name_of

Later = Callable[[float, Callable[[], None]], object]
GOES_ON = "Your game goes on."
NOT_READ = "The game that was kept for this maze cannot be read. It begins anew."


class Session:
    """``marked`` is the cell that a hint points at; ``said`` is for the line above the board;
    ``foggy`` is whether what was not seen is hidden.
    """

    def __init__(self, recipe: Recipe, picture: Picture, page: Page, clock: Callable[[], float],
                 later: Later, records: Records, *, foggy: bool) -> None:
        self._recipe = recipe
        self._name, self._kept = name_of(recipe), UnfinishedGames(records)
        words, seconds = "", 0
        self.game, self.foggy = Game(picture), foggy
        try:
            if found := self._kept.find(self._name, picture):
                self.game, kept = found
                words, seconds, self.foggy = GOES_ON, kept.seconds, kept.foggy
        except ValueError:
            words = NOT_READ
        self.fog = Fog(self.game)
        self.marked: Cell = NOBODY
        self.said: Said = ""
        self.page = page
        self.later = later
        self.records = records
        self.watch = Stopwatch(clock, seconds)
        self._hints = Hints(self.game)
        self.tell(words)

    @property
    def begun(self) -> bool:
        """Whether somebody has moved and is not there yet."""
        return self.game.moves > 0 and not self.game.won

    def moved(self, before: list[int], words: Said = "") -> None:
        """The walker has moved since the trail was this; returns at once if it has not."""
        game = self.game
        if game.trail == before:
            return
        if not self.watch.running and not game.won:
            self.watch.start()
            self._tick()
        stops = before[-1] // len(game.picture.maze.grid)
        self.settle(words or telling.event(game, stops))
        if game.won:
            self._win()

    def settle(self, words: Said = "") -> None:
        """It stands somewhere else now."""
        if self.marked == self.game.cell:
            self.marked = NOBODY
        self.fog.look()
        self.keep()
        self.tell(words)

    def hint(self) -> None:
        """One rung more; the last one walks."""
        before = self.game.trail[:]
        found = self._hints.next()
        self.marked = found.cell
        if self.game.trail == before:
            self.keep()
            self.tell(found.words)
        else:
            self.moved(before, found.words)

    def cover(self, on: bool) -> None:
        """Fog, or none."""
        self.foggy = on
        self.keep()

    def stop(self) -> None:
        """Nobody plays."""
        self.watch.stop()
        self.keep()

    def keep(self) -> None:
        """On the device, as it stands."""
        self._kept.keep(self._name, self.game, self.watch.seconds, foggy=self.foggy)

    def drop(self) -> None:
        """It is played no further."""
        self.watch.stop()
        self._kept.forget(self._name)

    def tell(self, words: Said = "") -> None:
        """What is to be heard, and the numbers below the board."""
        game, page = self.game, self.page
        self.said = joined([words, telling.here(game)])
        page.write("play-moves", counts.moves(game.moves))
        page.write("play-time", shown(self.watch.seconds))
        page.write("play-hints", counts.hints(game.hints))
        page.write("play-told", joined([telling.held(game), telling.aim(game)]))
        page.attribute("play-back", "aria-disabled", None if game.moves else "true")
        page.attribute("", "data-won", "" if game.won else None)
        page.attribute("play-new", "hidden", None if game.won else "")
        page.attribute("play-fog-box", "hidden", "" if game.won else None)

    def _win(self) -> None:
        """How well it went is kept, and compared with before."""
        self.watch.stop()
        game, digest = self.game, self.game.picture.digest
        result = Result(game.moves, int(self.watch.seconds), game.hints)
        plays.keep(self.records, self._recipe, result)
        best = parse_result(self.records.read(PLAYED, digest))
        if result.beats(best):
            self.records.write(PLAYED, digest, format_result(result))
        if best is not None:
            before = counts.in_time(best.moves, shown(best.seconds))
            self.said = joined([self.said, Message(
                "Better than before: {result}." if result.beats(best) else
                "Your best so far: {result}.", result=before)])

    def _tick(self) -> None:
        """Every second, as long as somebody plays."""
        if self.watch.running:
            self.page.write("play-time", shown(self.watch.seconds))
            self.later(1.0, self._tick)
