"""Ghost: the sender of a dare, running along: where he stood at each moment of his game."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from maze.dares.dare import Dare
from maze.errors import RecipeError
from maze.grid import Cell
from maze.picture import Picture
from maze.playing.game import Game
from maze.playing.track import BACK, Track
from maze.share import DAMAGED


@dataclass(frozen=True)
class Ghost:
    """``stands[n]`` is where it is after n moments: a cell, or how many pieces are laid; ``times``
    has the tenths of a second of each.  ``moves[n]`` is where it is after n moves that were not
    taken back.
    """

    times: tuple[int, ...]
    stands: tuple[int, ...]
    moves: tuple[int, ...]

    def at(self, seconds: float) -> int:
        """Where it stands after so many seconds."""
        return self.stands[bisect_right(self.times, 10 * seconds)]

    def after(self, moves: int) -> int:
        """Where it stands after so many moves."""
        return self.moves[min(moves, len(self.moves) - 1)]

    def waits(self, seconds: float) -> float | None:
        """Seconds until it does something again; None when it is at its end."""
        at = bisect_right(self.times, 10 * seconds)
        return None if at == len(self.times) else self.times[at] / 10 - seconds


def walking(picture: Picture, dare: Dare) -> Ghost | None:
    """The ghost in a maze; None if the dare has no track.

    Raises RecipeError if the track leads through a wall or a shut door, not to the goal, or is not
    that of the numbers.
    """
    if not dare.track:
        return None
    game, track = Game(picture), Track(dare.track)
    neighbors = picture.maze.grid.neighbors
    stands: list[Cell] = [game.cell]
    for _, what in track.moments:
        near = neighbors[game.cell]
        if what == BACK and game.moves and not game.won:
            game.back()
        elif what >= len(near) or not game.step(near[what]):
            raise RecipeError(DAMAGED)
        stands.append(game.cell)
    cells = tuple(node % len(picture.maze.grid) for node in game.trail)
    return _checked(dare, track, stands, cells, done=game.won)


def laying(pieces: int, dare: Dare) -> Ghost | None:
    """The ghost on a board of so many pieces, of which only their number is known: where they lie
    would tell the solution.  Raises RecipeError as ``walking`` does."""
    if not dare.track:
        return None
    track = Track(dare.track)
    stands = [0, *(what for _, what in track.moments)]
    if max(stands) > pieces:
        raise RecipeError(DAMAGED)
    return _checked(dare, track, stands, tuple(stands), done=stands[-1] == max(stands) > 0)


def _checked(dare: Dare, track: Track, stands: list[int], moves: tuple[int, ...], *,
             done: bool) -> Ghost:
    late = abs(track.tenths // 10 - dare.seconds) > 1      # the clock stops after the last move
    if late or not done or len(moves) - 1 != dare.moves:
        raise RecipeError(DAMAGED)
    return Ghost(tuple(at for at, _ in track.moments), tuple(stands), moves)
