"""Game: a maze being walked by hand, with its keys, doors and points.

The walker stands on a *node* of the board of ``maze.quest``: a cell, and the number of stops made.
So doors open and keys are taken by the same graph that solvers walk, and the number of steps still
needed, detours included, is a distance in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from maze.grid import Cell, Point
from maze.grids.headings import nearest, off
from maze.measures.bottlenecks import NEVER, distances
from maze.message import Message
from maze.picture import Picture
from maze.playing.exits import Exit, exits
from maze.quest.quest import LETTERS, ends, lifted
from maze.rng import Rng
from maze.solving.board import NOBODY, Board, Node, board_of

STRAIGHT = 40  # degrees within which a way looks straight


@dataclass
class Game:
    """``trail`` has the node of every move, the first where the game began; ``hints`` are counted.

    ``picture`` is a finished maze; its path, if it has one, is not looked at.
    """

    picture: Picture
    trail: list[Node] = field(default_factory=list)
    hints: int = 0

    def __post_init__(self) -> None:
        quest, ways = self.picture.quest, (self.picture.start, self.picture.goal)
        first, self.goal = ends(quest, self.picture.maze.grid, *ways) if quest else ways
        self.trail = self.trail or [first]

    @cached_property
    def board(self) -> Board:
        """All nodes; moves can do without, for a large maze has many."""
        quest, maze, rng = self.picture.quest, self.picture.maze, Rng("", "play")
        return lifted(maze, quest, rng) if quest else board_of(maze, rng)

    def around(self, node: Node) -> Iterator[Node]:
        """The nodes one step away, as ``board`` has them."""
        maze, quest = self.picture.maze, self.picture.quest
        cells = len(maze.grid)
        floor, cell = divmod(node, cells)
        shut = quest.doors[floor:] if quest else ()
        stop = quest.stops[floor] if quest and floor < len(quest.stops) else NOBODY
        for near, edge in zip(maze.grid.neighbors[cell], maze.grid.borders[cell], strict=True):
            if maze.open[edge] and edge not in shut and maze.arrows.get(edge, near) == near:
                yield near + cells * (floor + (near == stop))

    # --- where we are ---------------------------------------------------------------------------

    @property
    def node(self) -> Node:
        return self.trail[-1]

    @property
    def cell(self) -> Cell:
        return self.node % len(self.picture.maze.grid)

    @property
    def stops(self) -> int:
        """How many keys are held, or points passed."""
        return self.node // len(self.picture.maze.grid)

    @property
    def moves(self) -> int:
        return len(self.trail) - 1

    @property
    def won(self) -> bool:
        return self.node == self.goal

    @cached_property
    def far(self) -> list[int]:
        """How many steps each node is away from the goal; NEVER if it cannot be reached."""
        return distances(self.board.backs, self.goal)

    @property
    def left(self) -> int:
        """Steps still needed from here, all detours included; NEVER if there is no way."""
        return self.far[self.node]

    @property
    def lost(self) -> bool:
        """Whether the goal can no longer be reached, as behind one-way passages."""
        return self.left == NEVER

    @property
    def shortest(self) -> int:
        return self.far[self.trail[0]]

    @property
    def share(self) -> int:
        """The shortest path as percent of the moves made, when the game is won."""
        return round(100 * self.shortest / self.moves) if self.moves else 100

    @property
    def next_stop(self) -> Cell:
        """The cell to be reached next: of a key, of a point, or the goal."""
        quest = self.picture.quest
        if quest is None or self.stops >= len(quest.stops):
            return self.picture.goal
        return quest.stops[self.stops]

    # --- moves ----------------------------------------------------------------------------------

    def exits(self) -> list[Exit]:
        """All passages of this cell, barred ones too, by number."""
        return exits(self.picture.maze, self.cell)

    def barred(self, exit_: Exit) -> Message | None:
        """Why an exit cannot be taken now: "door B is shut", "one way, against us", or None."""
        if self._beyond(exit_.cell) is not None:
            return None
        quest = self.picture.quest
        if quest and exit_.edge in quest.doors[self.stops:]:
            return Message("door {letter} is shut",
                           letter=LETTERS[quest.doors.index(exit_.edge)])
        return Message("one way, against you")

    def go(self, exit_: Exit) -> bool:
        """Through an exit; returns whether it could be taken."""
        return self.step(exit_.cell)

    def step(self, cell: Cell) -> bool:
        """To a neighboring cell; returns whether that could be done."""
        node = None if self.won else self._beyond(cell)
        self.trail += [] if node is None else [node]
        return node is not None

    def toward(self, wish: Point) -> Exit | None:
        """The exit nearest to a direction: one that can be taken, before one that is barred."""
        found = self.exits()
        free = [exit_ for exit_ in found if not self.barred(exit_)]
        return nearest(free, wish) or nearest(found, wish)

    def numbered(self, number: int) -> Exit | None:
        return next((exit_ for exit_ in self.exits() if exit_.number == number), None)

    def run(self, exit_: Exit) -> int:
        """Through an exit and along the corridor to the next choice, stop or end; counts moves."""
        made = 0
        while exit_ is not None and self.go(exit_):
            made += 1
            before, stops = self.trail[-2], self.stops
            if self.won or stops != before // len(self.picture.maze.grid):
                break
            onward = self.onward(before)
            if len(onward) != 1 or self.node in self.trail[-1 - made:-1]:
                break
            exit_ = onward[0]
        return made

    def walk_to(self, cell: Cell) -> int:
        """To a cell in straight view, or to the next one; counts moves, 0 if it is not in view."""
        for line in self.lines():
            if cell in line:
                for step in line[:line.index(cell) + 1]:
                    exit_ = next(exit_ for exit_ in self.exits() if exit_.cell == step)
                    if not self.go(exit_):
                        return line.index(step)
                return line.index(cell) + 1
        return 0

    def back(self) -> bool:
        """Take the last move back."""
        if self.moves:
            self.trail.pop()
        return bool(self.moves)

    def restart(self) -> None:
        del self.trail[1:]
        self.hints = 0

    # --- what can be seen -------------------------------------------------------------------------

    def lines(self) -> list[list[Cell]]:
        """The cells in straight view through each exit that is not barred, nearest first."""
        return [self._line(exit_) for exit_ in self.exits() if not self.barred(exit_)]

    def _line(self, exit_: Exit) -> list[Cell]:
        maze, line = self.picture.maze, [exit_.cell]
        came, heading = self.cell, exit_.heading
        while not exit_.stair and len(line) < len(maze.grid):
            ahead = [new for new in exits(maze, line[-1]) if new.cell != came and not new.stair
                     and off(new.heading, heading) <= STRAIGHT and new.cell not in line
                     and self._beyond(new.cell, line[-1]) is not None]
            if not ahead:
                break
            best = min(ahead, key=lambda new: off(new.heading, heading))
            came, heading = line[-1], best.heading
            line.append(best.cell)
        return line

    def onward(self, before: Node) -> list[Exit]:
        """The exits that do not lead back to where we came from."""
        came = before % len(self.picture.maze.grid)
        return [exit_ for exit_ in self.exits() if exit_.cell != came and not self.barred(exit_)]

    def _beyond(self, cell: Cell, here: Cell | None = None) -> Node | None:
        """The node one comes to in a neighboring cell, if the way there is free."""
        cells = len(self.picture.maze.grid)
        node = self.node if here is None else self.node - self.cell + here
        return next((new for new in self.around(node) if new % cells == cell), None)

