"""Study: what all of them have in common."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence

from maze.jobs import Job, Part
from maze.lab.census import Census
from maze.lab.chart import Chart, Say, as_markdown
from maze.lab.recipe import LabRecipe
from maze.lab.tables import markdown_table
from maze.message import Message, Said
from maze.progress import Progress, Work

DOTS = 1500                                               # of a chart: nobody could tell more apart


class Study:
    """``jobs`` are done one after the other; ``lengths`` are how many mazes each of them
    is, and ``of`` is how many there are in all.
    """

    jobs: Sequence[Job] = ()
    heavy = True

    def __init__(self, recipe: LabRecipe, lengths: Sequence[int] = ()) -> None:
        self.recipe = recipe
        self.lengths = list(lengths) or [recipe.experiment.trials]
        self.of = sum(self.lengths)
        self._done = [0] * len(self.lengths)

    @property
    def done(self) -> int:
        """Mazes by now."""
        return sum(self._done)

    def feed(self, number: int, part: Part) -> None:
        """What a job has sent: numbers, or how far it is."""
        if isinstance(part, array):
            self.take(number, part)
        elif isinstance(part, Progress) and part.of:
            self._done[number] = part.done

    def ended(self, number: int) -> None:
        """A job is done; the last of its progress may not have been told."""
        self._done[number] = self.lengths[number]

    def take(self, number: int, numbers: Sequence[int]) -> None:
        """The numbers of a job."""

    def strange(self, number: int) -> Census | None:
        """The census that a job counts for a visitor's program, which no job of ours runs."""
        return None

    def clocked(self, clock: Callable[[], float]) -> Work[None] | None:
        """Work that needs a clock, which returns seconds; None if there is none."""
        return None

    def told(self) -> Message:
        """How far the work is."""
        return Message("{done} of {every} mazes", done=self.done, every=self.of)

    def remarks(self) -> list[Said]:
        """What was left out, and why."""
        return list(self.recipe.experiment.left_out)

    def drawing(self) -> Iterator[Chart | None]:
        """The charts of what is known by now, one after the other; None is a pause within one that
        takes long, for what else is to be done."""
        yield from ()

    def charts(self) -> list[Chart]:
        """All of them at once."""
        return [chart for chart in self.drawing() if chart]

    def csv(self) -> str:
        """A row for each maze."""
        return ""

    def markdown(self, say: Say) -> str:
        """The finding and the table of each chart."""
        parts = [f"**{say(chart.title)}.** {say(chart.finding)}\n\n"
                 f"{markdown_table(*as_markdown(chart.table, say))}" for chart in self.charts()]
        return "\n".join(parts)


def parts_of(link: str, seed: str) -> tuple[str, str]:
    """A link to the first maze in two parts, between which its number stands."""
    before, _, rest = link.partition("&seed=")
    own, amp, after = rest.partition("&")
    assert own.endswith("-1"), seed
    return f"{before}&seed={own[:-1]}", amp + after
