"""Micromouse: a program that drives a mouse through a maze and sees only what the mouse sees.

It is written as for mms, the desktop simulator for contests (github.com/mackorone/mms): ``import
API`` and the calls of that module, in plain Python without ``yield``; ``maze.visitors.driving``
runs it.  A mouse begins in a corner, which is x = 0, y = 0 with north ahead, as if the board were
turned until it is the lower left one.

A mouse is taken off the board after ``LEASH`` moves and turns for each cell, and ``REST`` for each
cell after it has first been at the goal: programs for mms often never end.
"""

from __future__ import annotations

from collections.abc import Iterator

from maze.grid import Cell
from maze.message import Message
from maze.solving.board import Answer, Board, without_loops
from maze.steps import ONCE, TWICE
from maze.visitors.arena import north_of, room_of, turned
from maze.visitors.track import Frames, Track, frames_of, line_of
from maze.visitors.variables import Value

LEASH, REST = 20, 3                                        # moves and turns for each cell
WAYS = "nesw"
AHEAD = ((0, 1), (1, 0), (0, -1), (-1, 0))                 # of the mouse: x to the east, y north
COLORS = "kbacgorwyBCAGRY"
LONGEST_TEXT = 10                                          # characters in a cell


class MouseCrashedError(Exception):
    """It ran into a wall; programs may expect this."""


class Enough(BaseException):
    """The mouse is taken off the board."""


class Mouse:
    """A mouse on a board; its methods are the calls of the module API."""

    def __init__(self, board: Board, start: Cell, goal: Cell, file: str, track: Track) -> None:
        self._links, self._track, self._file = board.links, track, file
        self._start, self._cells = start, turned(board.grid.rows, start)
        self._goals = room_of(board, goal)
        self._between, self._north = board.grid.between, north_of(board, self._cells)
        self._walls: dict[int, None] = {}
        self._colors: dict[Cell, str] = {}
        self._texts: dict[Cell, str] = {}
        self._left = LEASH * len(board)
        self._rest = REST * len(board)
        self._reached = False
        self._been: set[Cell] = set()
        self.steps: list[int] = []
        self.runs: list[list[Cell]] = []                   # from the start to the goal
        self.x = self.y = self.way = 0                     # of the mouse; 0 is north
        self._back()

    @property
    def is_off(self) -> bool:
        """Whether it was taken off the board: then no call is answered any more."""
        return self._left < 0

    # --- what a program calls -------------------------------------------------------------------

    def mazeWidth(self) -> int:  # noqa: N802
        return len(self._cells[0])

    def mazeHeight(self) -> int:  # noqa: N802
        return len(self._cells)

    def wallFront(self) -> bool:  # noqa: N802
        return self._wall(0)

    def wallRight(self) -> bool:  # noqa: N802
        return self._wall(1)

    def wallLeft(self) -> bool:  # noqa: N802
        return self._wall(3)

    def wallBack(self) -> bool:  # noqa: N802
        return self._wall(2)

    def moveForward(self, distance: int = 1) -> None:  # noqa: N802
        for _ in range(distance):
            if self._wall(0):
                raise MouseCrashedError(f"x = {self.x}, y = {self.y}, {WAYS[self.way]}")
            self.x, self.y = self._beside(self.x, self.y, self.way)
            self._moved(self._at(self.x, self.y))

    def turnRight(self) -> None:  # noqa: N802
        self._turn(1)

    def turnLeft(self) -> None:  # noqa: N802
        self._turn(3)

    def setWall(self, x: int, y: int, direction: str) -> None:  # noqa: N802
        for edge in self._edge(x, y, direction):
            self._walls[edge] = None

    def clearWall(self, x: int, y: int, direction: str) -> None:  # noqa: N802
        for edge in self._edge(x, y, direction):
            self._walls.pop(edge, None)

    def setColor(self, x: int, y: int, color: str) -> None:  # noqa: N802
        if self._has(x, y) and str(color)[:1] in COLORS:
            self._colors[self._at(x, y)] = str(color)[:1]

    def clearColor(self, x: int, y: int) -> None:  # noqa: N802
        if self._has(x, y):
            self._colors.pop(self._at(x, y), None)

    def clearAllColor(self) -> None:  # noqa: N802
        self._colors.clear()

    def setText(self, x: int, y: int, text: object) -> None:  # noqa: N802
        if self._has(x, y):
            plain = "".join(c if " " <= c <= "~" else "?" for c in str(text)[:LONGEST_TEXT])
            self._texts[self._at(x, y)] = plain

    def clearText(self, x: int, y: int) -> None:  # noqa: N802
        if self._has(x, y):
            self._texts.pop(self._at(x, y), None)

    def clearAllText(self) -> None:  # noqa: N802
        self._texts.clear()

    def wasReset(self) -> bool:  # noqa: N802
        return False

    def ackReset(self) -> None:  # noqa: N802
        """Back to the start, as by hand."""
        self._back()

    # --- on the board -----------------------------------------------------------------------------

    def _at(self, x: int, y: int) -> Cell:
        return self._cells[y][x]

    def _has(self, x: object, y: object) -> bool:
        return type(x) is int and type(y) is int and 0 <= x < len(self._cells[0]) \
            and 0 <= y < len(self._cells)

    def _beside(self, x: int, y: int, way: int) -> tuple[int, int]:
        return x + AHEAD[way][0], y + AHEAD[way][1]

    def _wall(self, turn: int) -> bool:
        if self._track.alive:
            self._track.alive(line_of(frames_of(self._file)))
        there = self._beside(self.x, self.y, (self.way + turn) % 4)
        here = self._at(self.x, self.y)
        return not self._has(*there) or self._at(*there) not in self._links[here]

    def _edge(self, x: int, y: int, direction: str) -> Iterator[int]:
        """The edge on a side of a cell; none on the rim, and none for what is no direction."""
        way = WAYS.find(str(direction)[:1].lower() or "?")
        if way >= 0 and self._has(x, y) and self._has(*self._beside(x, y, way)):
            yield self._between(self._at(x, y), self._at(*self._beside(x, y, way)))

    def _turn(self, by: int) -> None:
        self.way = (self.way + by) % 4
        self._step(self._at(self.x, self.y), TWICE if self._again else ONCE)

    def _back(self) -> None:
        self.x = self.y = self.way = 0
        self._walk: list[Cell] = []
        self._moved(self._start)

    def _moved(self, cell: Cell) -> None:
        if cell == self._start:
            self._walk = []
        self._walk.append(cell)
        self._again = cell in self._been
        self._been.add(cell)
        if cell in self._goals and self._walk[0] == self._start:
            self.runs.append(without_loops(self._walk))
            if not self._reached:
                self._reached, self._left = True, self._rest
        self._step(cell, TWICE if self._again else ONCE)

    def _step(self, cell: Cell, verb: int) -> None:
        self.steps.append(verb + cell)
        frames = frames_of(self._file)
        self._track.lines.append(line_of(frames))
        if self._track.alive:
            self._track.alive(line_of(frames))
        if self._track.note:
            variables: Frames = [frame.f_locals for frame in frames]
            self._track.note(len(self.steps), variables, self._marks(cell))
        self._left -= 1
        if self._left < 0:
            raise Enough

    def note_end(self, variables: Frames) -> None:
        """Tell what the program's variables hold where it has raised."""
        if self._track.note:
            self._track.note(len(self.steps) + 1, variables,
                             self._marks(self._at(self.x, self.y)))

    def _marks(self, cell: Cell) -> dict[str, Value]:
        """What the mouse shows, as variables: see ``maze.visitors.marks``."""
        found = {"mouse": Value(f"x = {self.x}, y = {self.y}, {WAYS[self.way]}", (cell,)),
                 "mouse_way": Value("", ((self._north + self.way) % 4,))}
        if self._walls:
            found["mouse_walls"] = Value("", tuple(self._walls))
        for color in sorted({*self._colors.values()}):
            found[f"mouse_color_{color}"] = Value("", tuple(
                [one for one, its in self._colors.items() if its == color]))
        if self._texts:
            found["mouse_texts"] = Value("", tuple(
                [number for one, text in self._texts.items()
                 for number in (one, len(text), *map(ord, text))]))
        return found

    def answer(self, goal: Cell) -> Answer:
        """The shortest of its runs, up to the very cell of the goal; a sentence if there is none.
        """
        if not self.runs:
            return Message("The mouse was not at the goal when its program ended.")
        best = min(self.runs, key=len)
        while best[-1] != goal:                            # through the room in the middle
            near = self._goals.intersection(self._links[best[-1]]) - {*best}
            best = [*best, goal if goal in near else near.pop()]
        return best


CALLS = tuple(name for name in vars(Mouse) if name[0] != "_" and name not in (
    "answer", "is_off", "note_end"))
