"""The average picture: how often each wall stands, and how often each cell lies on the solution.

All mazes of an experiment with one algorithm, one board and one change are laid on each other. The
counts come as blocks of whole numbers: how many mazes so far, how often each edge was open, and how
often each cell was on the solution; each block replaces the one before.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Sequence

from maze.errors import RecipeError
from maze.grid import Cell, Edge, Grid
from maze.lab.experiment import Experiment
from maze.lab.measures import across
from maze.measures.bottlenecks import shortest_way
from maze.message import Fixed, Joined, Message, joined
from maze.progress import Progress

BLOCK = 10                                                 # mazes between two blocks

Part = array | Progress                                    # type: ignore[type-arg]


def averaging(experiment: Experiment, first: int = 0, last: int | None = None,
              ) -> Generator[Part, None, bytes]:
    """The blocks of mazes ``first`` to ``last`` - 1, and progress; the result is the last block.

    Raises MazeError.
    """
    grid = grid_of(experiment)
    end = experiment.trials if last is None else min(last, experiment.trials)
    opened, walked = [0] * grid.edges, [0] * len(grid)
    block = array("i", [0, *opened, *walked])
    for index in range(first, end):
        yield Progress("Measuring", index - first, end - first)
        trial = experiment.trial(index)
        assert trial
        picture = trial.recipe.picture()
        for edge, is_open in enumerate(picture.maze.open):
            opened[edge] += is_open
        for cell in shortest_way(picture.maze.links(), picture.start, picture.goal):
            walked[cell] += 1
        if (index + 1 - first) % BLOCK == 0 or index + 1 == end:
            block = array("i", [index + 1 - first, *opened, *walked])
            yield block
    yield Progress("Measuring", end - first, end - first)
    return block.tobytes()


def grid_of(experiment: Experiment) -> Grid:
    """The one board.  Raises RecipeError if there are several series, MisfitError if they do not
    go together."""
    if (len(experiment.by), len(experiment.boards), len(experiment.changes)) != (1, 1, 1):
        raise RecipeError("expected one algorithm on one board for an average picture: {count}",
                          count=experiment.trials // experiment.mazes)
    return experiment.recipe(experiment.run(0)).checked_grid()


class Average:
    """Mazes laid on each other.  ``feed`` takes the arrays of a job's parts; ``add`` joins what
    several jobs have found."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.grid = grid_of(experiment)
        self.mazes = 0
        self.opened = [0] * self.grid.edges
        self.walked = [0] * len(self.grid)
        self._rest: list[int] = []

    def feed(self, numbers: Sequence[int]) -> None:
        """Take the next numbers of one job, wherever they were cut: the last whole block counts."""
        width = 1 + self.grid.edges + len(self.grid)
        self._rest += numbers
        while len(self._rest) >= width:
            self._take(self._rest[:width])
            del self._rest[:width]

    def add(self, numbers: Sequence[int]) -> None:
        """Count the block of another job, too."""
        before = [self.mazes, *self.opened, *self.walked]
        self._take(list(map(int.__add__, before, numbers)))

    def _take(self, block: list[int]) -> None:
        edges = self.grid.edges
        self.mazes, self.opened, self.walked = block[0], block[1:edges + 1], block[edges + 1:]

    def wall(self, edge: Edge) -> float:
        """The share of mazes in which there is a wall, from 0 to 1."""
        return 1 - self.opened[edge] / max(1, self.mazes)

    def on_solution(self, cell: Cell) -> float:
        """The share of mazes in which a cell lies on the solution."""
        return self.walked[cell] / max(1, self.mazes)

    @property
    def across(self) -> float:
        """How many of all passages are horizontal, from 0 to 1."""
        lying = across(self.grid).to_bytes(self.grid.edges)
        total = sum(self.opened) or 1
        return sum(count for count, lies in zip(self.opened, lying, strict=True) if lies) / total

    @property
    def even(self) -> float:
        """What the share would be if all edges were alike."""
        return across(self.grid).bit_count() / self.grid.edges

    @property
    def spread(self) -> tuple[float, float]:
        """The walls that stand least and most often; a generator without a plan has them close."""
        shares = [self.wall(edge) for edge in range(self.grid.edges)]
        return min(shares), max(shares)

    def finding(self) -> Joined:
        """What this says, in sentences."""
        low, high = (Fixed(100 * share, 0) for share in self.spread)
        title = self.experiment.title("generators", self.experiment.by[0])
        return joined([
            Message("{title}: {share} % of the passages are horizontal; if all were alike, {even} "
                    "% would be.", title=title, share=Fixed(100 * self.across, 1),
                    even=Fixed(100 * self.even, 1)),
            Message("The wall that stands least often is there in {low} % of {count} mazes, the "
                    "one that stands most often in {high} %.", low=low, high=high,
                    count=self.mazes)])
