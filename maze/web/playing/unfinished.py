"""Unfinished games: kept on the device with each move, so that nobody loses one: not by looking at
something else, by a key pressed too early, or by loading the page anew.
"""

from __future__ import annotations

from maze.picture import Picture, digest_of
from maze.playing.game import Game
from maze.playing.replay import moves_of, replay
from maze.playing.track import Track, moves_between, parse_track, spread
from maze.playing.unfinished import Unfinished, format_game, parse_game
from maze.recipe import Recipe
from maze.share import encode
from maze.web.device.known import TRACKS, UNFINISHED
from maze.web.device.records import Records

MANY = 20                                                  # games; the oldest goes


def name_of(recipe: Recipe, dare: str = "") -> str:
    """Under which a game in a maze is kept: the digest of its link, and of what a friend has sent
    with it.  That of the maze itself takes too long to find before each game in a large one.
    """
    return digest_of(encode(recipe.but(solve="", sopt=()), {"dare": dare} if dare else {}))


class UnfinishedGames:
    """All of this device."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self._last = ("", 0)                               # name and order of the one that is kept

    def keep(self, name: str, game: Game, seconds: float, track: Track, *, foggy: bool) -> None:
        """A game as it stands now; one that is won, or not begun, is forgotten."""
        if game.won or not (game.moves or game.hints):
            self.forget(name)
            return
        if self._last[0] != name:
            self._last = (name, self._make_room(name))
        kept = Unfinished(self._last[1], int(seconds), game.hints, foggy, moves_of(game))
        self.records.write(UNFINISHED, name, format_game(kept))
        self.records.write(TRACKS, name, track.kept)

    def forget(self, name: str) -> None:
        self._last = ("", 0)
        for record in (UNFINISHED, TRACKS):
            if self.records.read(record, name):
                self.records.write(record, name, "")

    def _make_room(self, name: str) -> int:
        """For one game more; returns its order."""
        orders = {entry: game.order if (game := parse_game(text)) else 0
                  for entry, text in self.records.entries(UNFINISHED).items() if entry != name}
        for oldest in sorted(orders, key=orders.__getitem__)[:max(0, len(orders) - MANY + 1)]:
            self.records.write(UNFINISHED, oldest, "")
            self.records.write(TRACKS, oldest, "")
        return max(orders.values(), default=0) + 1

    def find(self, name: str, picture: Picture) -> tuple[Game, Unfinished, Track] | None:
        """The game that was left in a maze, and its track: with times at equal distances if they
        were not kept.  Raises ValueError if what is kept cannot be played;
        it is forgotten then.
        """
        text = self.records.read(UNFINISHED, name)
        if not text:
            return None
        kept = parse_game(text)
        game = kept and replay(picture, kept)
        if kept is None or game is None:
            self.forget(name)
            raise ValueError(text[:40])
        cells = [node % len(picture.maze.grid) for node in game.trail]
        text = self.records.read(TRACKS, name)
        track = (parse_track(text) if text else None) or spread(
            moves_between(picture.maze.grid, cells), kept.seconds)
        return game, kept, track
