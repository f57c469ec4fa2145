"""ExitButtons: a button for each direction, so that a maze can be played by taps alone: blind, by
children, with hands that shake.

A button keeps its place for as long as a grid is played, west on the left and east on the right,
or a second press would go somewhere else; where there is a wall it is off.  A grid whose cells have
sides in all directions has no such places: there each side of the cell has a button.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import cos, radians, sin
from typing import NamedTuple
from weakref import ref

from maze.grid import Cell, Grid
from maze.grids.headings import NAMES, STAIRS, Side, sides
from maze.message import Message
from maze.playing import telling
from maze.playing.exits import Exit
from maze.playing.game import Game
from maze.web.page import Page

MOST = 12                                                  # buttons in index.html
STEADY = 8                                                 # directions at most that keep a place
LOOKED_AT = 100                                            # cells that tell which there are
EIGHTHS = {stair: NAMES.index(name) for name, stair in STAIRS.items()} | {
    name: at for at, name in enumerate(NAMES)}             # of a turn, from north, clockwise


class Direction(NamedTuple):
    """A direction, and how many sides of a cell before it have the same name."""

    name: str
    before: int = 0

    @property
    def turn(self) -> int:
        """Degrees from north, clockwise, of the arrow on the button."""
        return 45 * EIGHTHS.get(self.name, 0)

    @property
    def order(self) -> tuple[bool, int, float, int]:
        """From west to east, and from north to south; stairs come last."""
        x, y = (round(part(radians(self.turn)), 3) for part in (sin, cos))
        return (self.name not in NAMES, (x > 0) - (x < 0), -y, self.before)


class ExitButtons:
    """``show`` what can be done in a game; ``listen`` hands on the exit that is pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._grid: Callable[[], Grid | None] = lambda: None     # is not kept by this
        self._known: set[Direction] = set()
        self._exits: dict[int, Exit] = {}                  # by number of the button

    def listen(self, take: Callable[[Exit | None], None]) -> None:
        """``take`` is called with None where there is a wall."""
        for at in range(MOST):
            self.page.on(f"exit-{at}", "click", partial(self._press, take, at))

    def _press(self, take: Callable[[Exit | None], None], at: int) -> None:
        take(self._exits.get(at))

    def show(self, game: Game | None) -> None:
        """The exits of the cell we are in; nothing without a game."""
        self._exits = {}
        here = {} if game is None else dict(_directed(game.picture.maze.grid, game.cell))
        directions = [] if game is None else self._learn(game.picture.maze.grid, here)
        for at in range(MOST):
            self.page.attribute(f"exit-{at}", "hidden", None if at < len(directions) else "")
        if game is not None:
            open_ = {exit_.edge: exit_ for exit_ in game.exits()}
            exits = {way: open_.get(side.edge) for way, side in here.items()} if not game.won \
                else {}
            for at, way in enumerate(directions[:MOST]):
                self._show(game, at, way, exits.get(way))

    def _show(self, game: Game, at: int, way: Direction, exit_: Exit | None) -> None:
        page, name = self.page, f"exit-{at}"
        stair = way.name not in NAMES
        page.attribute(f"{name}-sign", "href", "#i-floor" if stair else "#i-way")
        page.attribute(f"{name}-sign", "transform", f"rotate({way.turn} 12 12)")
        page.write(f"{name}-number", str(exit_.number) if exit_ else "")
        label = telling.named(game, exit_) if exit_ else Message(way.name)
        page.attribute(name, "aria-label", label)
        page.attribute(name, "title", label)
        shut = exit_ is None or game.barred(exit_) is not None
        page.attribute(name, "aria-disabled", "true" if shut else None)
        if exit_ is not None:
            self._exits[at] = exit_

    def _learn(self, grid: Grid, here: Iterable[Direction]) -> list[Direction]:
        """The directions that have buttons: those of some cells and of each that is come to; where
        there are too many, those of this cell."""
        if grid is not self._grid():
            self._grid, self._known = ref(grid), set()
            for other in range(min(len(grid), LOOKED_AT)):
                self._known.update(way for way, _ in _directed(grid, other))
        self._known.update(here)
        shown = self._known if len(self._known) <= STEADY else here
        return sorted(shown, key=lambda way: way.order)


def _directed(grid: Grid, cell: Cell) -> Iterator[tuple[Direction, Side]]:
    """The sides of a cell, each with its direction."""
    seen: Counter[str] = Counter()
    for side in sides(grid, cell):
        yield Direction(side.name, seen[side.name]), side
        seen[side.name] += 1
