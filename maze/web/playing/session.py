"""Session: one game as it is played: how long, how well, what was heard last, what a hint marks.

It is kept on the device with each move, and taken up again in the same maze.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from maze.grid import Cell
from maze.message import Message, Said, joined
from maze.picture import Picture
from maze.playing import counts, telling
from maze.playing.counts import shown
from maze.playing.fog import Fog
from maze.playing.game import Game
from maze.playing.hints import Hints
from maze.playing.record import Result, format_result, parse_result
from maze.playing.track import BACK, Track, moves_between
from maze.recipe import Recipe
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.solving.board import NOBODY
from maze.web.device.known import PLAYED
from maze.web.playing import plays
from maze.web.playing.company import Company
from maze.web.playing.stopwatch import Stopwatch
from maze.web.playing.unfinished import UnfinishedGames, name_of

GOES_ON = "Your game goes on."
NOT_READ = "The game that was kept for this maze cannot be read. It begins anew."


class Session:
    """``marked`` is the cell that a hint points at; ``said`` is for the line above the board;
    ``foggy`` is whether what was not seen is hidden.
    """

    def __init__(self, recipe: Recipe, picture: Picture, company: Company,
                 redraw: Callable[[], None], *, foggy: bool) -> None:
        browser = company.browser
        self.page, self.later, self.records = company.page, browser.later, browser.records
        self.recipe, self.company, self.redraw = recipe, company, redraw
        company.meet(recipe, picture)
        fellow = company.fellow
        self._name = name_of(recipe, company.kept(recipe, "dare") if fellow else "")
        self._kept = UnfinishedGames(self.records)
        self.game, self.foggy = Game(picture), fellow.foggy if fellow else foggy
        words, seconds, self.track = "", 0.0, Track()
        try:
            if found := self._kept.find(self._name, picture):
                self.game, kept, self.track = found
                words, self.foggy = GOES_ON, kept.foggy
                seconds = max(kept.seconds, self.track.tenths / 10)
        except ValueError:
            words = NOT_READ
        self.fog = Fog(self.game)
        self.marked: Cell = NOBODY
        self.said: Said = ""
        self.watch = Stopwatch(browser.clock, seconds)
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
        cells = len(game.picture.maze.grid)
        made = [node % cells for node in game.trail[len(before) - 1:]]
        self.track.add(self.watch.seconds, moves_between(game.picture.maze.grid, made))
        stops = before[-1] // cells
        self.settle(words or telling.event(game, stops))
        if game.won:
            self._win()

    def back(self) -> None:
        """The last move is taken back."""
        if self.game.moves:
            self.game.back()
            self.track.add(self.watch.seconds, [BACK])
            self.settle()

    def settle(self, words: Said = "") -> None:
        """It stands somewhere else now."""
        if self.marked == self.game.cell:
            self.marked = NOBODY
        self.fog.look()
        self.keep()
        self.tell(words, self.company.landmark(self.watch.seconds, self.game.moves))

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
        self._kept.keep(self._name, self.game, self.watch.seconds, self.track, foggy=self.foggy)

    def drop(self) -> None:
        """It is played no further."""
        self.watch.stop()
        self._kept.forget(self._name)

    def tell(self, *words: Said) -> None:
        """What is to be heard, and the numbers below the board."""
        game, page = self.game, self.page
        self.said = joined([*words, telling.here(game)])
        page.write("play-moves", counts.moves(game.moves))
        page.write("play-time", shown(self.watch.seconds))
        page.write("play-hints", counts.hints(game.hints))
        page.write("play-told", joined([
            self.company.line(self.watch.seconds, game.moves), telling.held(game),
            telling.aim(game)]))
        page.attribute("play-back", "aria-disabled", None if game.moves else "true")
        page.attribute("", "data-won", "" if game.won else None)
        page.attribute("play-hint", "hidden", "" if game.won else None)
        page.attribute("play-new", "hidden", None if game.won else "")
        page.attribute("play-fog-box", "hidden",
                       "" if game.won or self.company.fellow else None)

    def _win(self) -> None:
        """How well it went is kept, and compared with before."""
        self.watch.stop()
        game, digest = self.game, self.game.picture.digest
        result = Result(game.moves, int(self.watch.seconds), game.hints)
        plays.keep(self.records, self.recipe, result)
        best = parse_result(self.records.read(PLAYED, digest))
        if result.beats(best):
            self.records.write(PLAYED, digest, format_result(result))
        if best is not None:
            before = counts.in_time(best.moves, shown(best.seconds))
            self.said = joined([self.said, Message(
                "Better than before: {result}." if result.beats(best) else
                "Your best so far: {result}.", result=before)])
        if news := self.company.won(self.recipe, result, self.track.text, foggy=self.foggy):
            self.said = joined([news, self.said])          # phones show little of a long sentence

    def _tick(self) -> None:
        """Every second, as long as somebody plays, and whenever the ghost moves."""
        if not self.watch.running:
            return
        seconds, company = self.watch.seconds, self.company
        self.page.write("play-time", shown(seconds))
        if heard := company.landmark(seconds, self.game.moves):
            company.app.voice.say(heard)
        if company.fellow:
            self.keep()                                    # a reload does not stop the clock
            self.redraw()
        self.later(min(1.0, max(0.05, company.waits(seconds) or 1.0)), self._tick)

    def layers(self, theme: Theme) -> Iterator[Layer | Label]:
        """The ghost; in fog it is seen where the player sees."""
        known = self.fog.known if self.foggy and not self.game.won else None
        return self.company.layers(self.watch.seconds, self.game.moves, known, theme)
