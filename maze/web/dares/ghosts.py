"""Ghosts: a friend's game that runs along with one's own, in a maze and on a board of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maze.dares.dare import Dare, parse_dare
from maze.dares.ghost import Ghost, laying, walking
from maze.dares.verdict import greeting, to_beat, verdict
from maze.grid import Cell
from maze.message import Message, Said, joined
from maze.picture import Picture
from maze.playing.record import Result
from maze.render import layers
from maze.render.layers import Label, Layer
from maze.render.theme import Theme, negative

SIZE = 0.3                                                 # cells: half the width of a ghost
HALF = 2                                                   # of its way is a landmark, and its end


def in_maze(text: str, picture: Picture) -> GhostInMaze:
    """The ghost of a dare in a maze.  Raises RecipeError if the dare is damaged."""
    dare = parse_dare(text)
    return GhostInMaze(dare, walking(picture, dare), picture)


def on_board(text: str, pieces: int) -> GhostOnBoard:
    """The ghost of a dare on a board of so many pieces.  Raises RecipeError."""
    dare = parse_dare(text)
    return GhostOnBoard(dare, laying(pieces, dare))


class Running:
    """What both have in common: see ``maze.web.playing.company.Fellow``."""

    def __init__(self, dare: Dare, ghost: Ghost | None) -> None:
        self.dare, self.ghost = dare, ghost
        self.foggy, self.greeting = dare.foggy, greeting(dare)
        self._reached = 0                                  # halves of its way

    @property
    def timed(self) -> bool:
        """Whether it moves by the clock, or with each move of the player."""
        return self.dare.aim == "time"

    def stands(self, seconds: float, moves: int) -> int:
        """Where it is now."""
        assert self.ghost
        return self.ghost.at(seconds) if self.timed else self.ghost.after(moves)

    def line(self, seconds: float, moves: int) -> Said:
        return to_beat(self.dare)

    def landmark(self, seconds: float, moves: int) -> Said:
        whole = self.dare.seconds if self.timed else self.dare.moves
        gone = seconds if self.timed else moves
        reached = HALF if gone >= whole else int(HALF * gone / whole)
        if self.ghost is None or reached <= self._reached:
            return ""
        self._reached = reached
        return Message("{who} is at the goal." if reached == HALF else "{who} is halfway.",
                       who=self.dare.who)

    def waits(self, seconds: float) -> float | None:
        return self.ghost.waits(seconds) if self.ghost and self.timed else None

    def verdict(self, result: Result) -> Said:
        return verdict(self.dare, result)

    def layers(self, seconds: float, moves: int, known: set[int] | None,
               theme: Theme) -> Iterable[Layer | Label]:
        return ()


class GhostInMaze(Running):
    """It walks, and is drawn where it is."""

    def __init__(self, dare: Dare, ghost: Ghost | None, picture: Picture) -> None:
        super().__init__(dare, ghost)
        self.picture = picture

    def layers(self, seconds: float, moves: int, known: set[Cell] | None,
               theme: Theme) -> Iterator[Layer | Label]:
        if self.ghost is None:
            return
        cell, grid = self.stands(seconds, moves), self.picture.maze.grid
        if known is not None and cell not in known:
            return
        theme = negative(theme) if self.picture.dug else theme
        size = SIZE * min(1.0, layers.room(grid, cell))
        yield from ghost_layers(*grid.center(cell), size, theme)


class GhostOnBoard(Running):
    """Only how many pieces it has laid is known, so that it tells nothing of the solution."""

    def line(self, seconds: float, moves: int) -> Said:
        if self.ghost is None:
            return to_beat(self.dare)
        return joined([to_beat(self.dare), Message(
            "{who}: {laid} of {every} pieces.", who=self.dare.who,
            laid=self.stands(seconds, moves), every=max(self.ghost.stands))])


def ghost_layers(x: float, y: float, size: float, theme: Theme) -> Iterator[Layer]:
    """A sheet with a round head, three folds and two eyes: known by its shape, in ink on paper, so
    it needs no color."""
    left, right, top, low = x - size, x + size, y - size * 0.15, y + size
    fold = size * 2 / 3
    folds = " ".join(f"L{right - fold * (n + 0.5):.3f} {low - size * 0.35:.3f}"
                     f"L{right - fold * (n + 1):.3f} {low:.3f}" for n in range(3))
    head = (f"M{left:.3f} {top:.3f}C{left:.3f} {y - size * 1.35:.3f} {right:.3f} "
            f"{y - size * 1.35:.3f} {right:.3f} {top:.3f}")
    yield Layer(f"{head}L{right:.3f} {low:.3f}{folds}Z", fill=theme.paper, stroke=theme.paper,
                width=size * 0.5)
    yield Layer(f"{head}L{right:.3f} {low:.3f}{folds}Z", fill=theme.paper, stroke=theme.ink,
                width=size * 0.2)
    for side in (-1, 1):
        yield Layer(layers.circle(x + side * size * 0.38, top, size * 0.17), fill=theme.ink)
