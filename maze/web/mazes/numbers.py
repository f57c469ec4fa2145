"""The numbers of a finished maze.

A length is a number of cells everywhere: those of a path with both of its ends.
What takes long is counted a moment after the maze has come to rest, so that it can be edited and
its ends can be dragged without waiting for numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from maze.grid import Grid
from maze.grids.lattice import rectangle
from maze.measures.stats import Stats, stats
from maze.measures.trees import log_spanning_trees, spanning_trees
from maze.message import Fixed, Grouped, Message, Said, counted
from maze.passages import Maze
from maze.picture import Picture
from maze.render.squares import Rows
from maze.web.mazes.cost import cells
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page

Later: TypeAlias = Callable[[float, Callable[[], None]], Callable[[], None]]

NUMBERS = ("dead-ends", "junctions", "solution", "longest", "difficulty", "corridors", "crossroads",
           "loops", "tails", "runs", "reachable", "turns", "choices", "trees")
SLICE = 4_000                                              # cells that are looked at at once
COUNTED = 2500                                             # cells of a maze that is counted at once
EXACT, ESTIMATED = 100, 500                                # cells of a grid whose mazes are counted
REST = 0.3                                                 # seconds until the slow numbers come
UNKNOWN = "–"
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def at_once(seconds: float, act: Callable[[], None]) -> Callable[[], None]:
    """For tests, and pages without a clock."""
    act()
    return lambda: None


class Numbers:
    """The numbers on the page; ``later`` calls back after a while and returns what calls it off."""

    def __init__(self, page: Page, later: Later) -> None:
        self.page = page
        self.later = later
        self.also: Callable[[Picture | None], None] = lambda picture: None     # is told, too
        self._told: MazeRun | None = None                      # whose numbers stand there
        self._call_off: Callable[[], None] = lambda: None

    def wipe(self, cells: int) -> None:
        """Nothing is known of a maze that is not there yet."""
        self._call_off()
        for number in NUMBERS:
            self._write(number, UNKNOWN)
        self.page.listed("difficulty-parts", [])
        self.page.listed("legs", [])
        self._write("cells", str(Grouped(cells)))
        self.also(None)

    def refresh(self, run: MazeRun) -> None:
        """Once a run has come to its end."""
        picture = run.player.result
        if picture is None or not run.player.at_end or self._told is run:
            return
        self._told = run
        self._write("cells", str(Grouped(len(picture.maze.grid))))
        self.page.listed("legs", [leg.words for leg in picture.legs])
        self._call_off()
        self._count_ends(picture, 0, 0)

    def _count_ends(self, picture: Picture, first: int, found: int) -> None:
        """Some cells at a time; then the rest is told."""
        maze, cells = picture.maze, len(picture.maze.grid)
        if rectangle(maze.grid):
            first, found = cells, dead_ends(maze)
        else:
            found += len(maze.dead_ends(slice(first, first + SLICE)))
        if first + SLICE < cells:
            after = first + SLICE
            self._call_off = self.later(0.0, lambda: self._count_ends(picture, after, found))
            return
        ends = f"{Grouped(found)} · {found / cells:.0%}"
        self._call_off = self.later(REST, lambda: self._tell(picture, ends))

    def _tell(self, picture: Picture, dead_ends: str) -> None:
        """All numbers at once, so that old, new and unknown ones never stand side by side."""
        grid, path = picture.maze.grid, picture.path
        self._write("solution", UNKNOWN if path is None else
                    cells(len(path)) if path else "no path")
        self._write("dead-ends", dead_ends)
        if len(grid) <= COUNTED:
            found = stats(picture.maze, picture.start, picture.goal, way=picture.way,
                          count_trees=False)
            self._passages(found)
            self._solution(found)
            self.also(picture)
        self._write("trees", mazes_of(grid))

    def _passages(self, found: Stats) -> None:
        self._write("junctions", str(Grouped(found.junctions + found.crossroads)))
        longest = found.longest + 1
        self._write("longest", cells(longest) if found.longest_exact else
                    counted("at least {n} cell", "at least {n} cells", n=Grouped(longest)))
        self._write("corridors", Message("{straights} straight, {turns} turning",
                                         straights=Grouped(found.straights),
                                         turns=Grouped(found.turns)))
        self._write("crossroads", str(Grouped(found.crossroads)))
        self._write("loops", f"{found.loops}")
        self._write("tails", _average(found.dead_end_length))
        self._write("runs", _average(found.run + 1))
        self._write("reachable", f"{found.reachable_share:.0f} %")

    def _solution(self, found: Stats) -> None:
        if found.difficulty is None:
            return
        self._write("difficulty", Message("{points} of 100", points=found.difficulty))
        self.page.listed("difficulty-parts", [part.words for part in found.parts])
        self._write("turns", f"{found.solution_turns}")
        self._write("choices", f"{found.solution_junctions}")

    def _write(self, number: str, text: Said) -> None:
        self.page.write(f"n-{number}", text)


def _average(number: float) -> Message:
    return counted("{n} cell", "{n} cells", n=Fixed(number, 1))


def dead_ends(maze: Maze) -> int:
    """How many there are; of a million squares at once."""
    if drawn := rectangle(maze.grid):
        return Rows(drawn.width, drawn.height, maze.open, b"").dead_ends()
    return len(maze.dead_ends())


def mazes_of(grid: Grid) -> Said:
    """How many perfect mazes a grid has, in figures that fit a line."""
    exact = spanning_trees(grid) if len(grid) <= EXACT else None
    if exact is not None and exact < 10 ** 9:
        return str(Grouped(exact))
    if exact is None and len(grid) > ESTIMATED and not rectangle(grid):
        return UNKNOWN
    power = log_spanning_trees(grid)
    if power is None:
        return UNKNOWN
    tens = int(power)
    return Message("{number} × 10{power}", number=Fixed(10 ** (power - tens), 2),
                   power=str(tens).translate(RAISED))
