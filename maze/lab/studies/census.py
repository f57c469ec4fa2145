"""Census: how often each maze of a small board came, and the mazes that never came."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from maze.bits import pack
from maze.jobs import Job
from maze.lab.census import Census, Counts
from maze.lab.chart import Axis, Cell, Chart, Figure, Series, Table
from maze.lab.recipe import LabRecipe
from maze.lab.studies.study import Study
from maze.lab.tables import written_csv
from maze.message import Fixed, Grouped, Message, Said, counted, joined
from maze.recordings import ID
from maze.share import encode

MOST_SHOWN = 48                                            # mazes that never came, of each


class Counting(Study):
    """One census for each algorithm."""

    def __init__(self, recipe: LabRecipe) -> None:
        self.counts = [Counts(one) for one in recipe.censuses()]
        self.jobs = [Job("census", json.dumps(one.census.as_fields())) for one in self.counts]
        super().__init__(recipe, [recipe.mazes] * len(self.jobs))
        self.packed = [pack(kind) for kind in self.counts[0].census.kinds]
        link = encode(self.counts[0].census.maze(0))
        before, _, after = link.partition(self.packed[0])
        self.link = (before, after)

    def take(self, number: int, numbers: Sequence[int]) -> None:
        self.counts[number].feed(numbers)

    def strange(self, number: int) -> Census | None:
        census = self.counts[number].census
        return census if census.by == ID else None

    def remarks(self) -> list[Said]:
        return []

    def drawing(self) -> Iterator[Chart]:
        known = [one for one in self.counts if one.draws or one.others]
        if known:
            yield _bars(self, known)
            yield from _never(self, known)

    def link_of(self, kind: int) -> str:
        """Of one of the mazes."""
        return self.packed[kind].join(self.link)

    def csv(self) -> str:
        """A row for each maze and algorithm."""
        names = ("algorithm", "board", "maze", "count", "draws", "link")
        return written_csv(names, (
            dict(zip(names, (one.census.by, one.census.board, kind + 1, count, one.draws,
                             self.link_of(kind)), strict=True))
            for one in self.counts for kind, count in enumerate(one.each)))


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    return Counting(recipe)


def _bars(study: Counting, known: Sequence[Counts]) -> Chart:
    """How often each maze came, the most frequent first."""
    series = []
    for one in known:
        order = sorted(range(len(one.each)), key=lambda kind: -one.each[kind])
        series.append(Series(_title(one), [(kind + 1, one.each[kind]) for kind in order],
                             link=study.link, links=tuple(study.packed[kind] for kind in order)))
    even = max(one.draws for one in known) / len(known[0].each)
    finding = joined([sentence for one in known for sentence in one.finding().parts])
    return Chart("census", "bars", Message("How often each of the {n} mazes came",
                                           n=len(known[0].each)), finding, _table(known),
                 Axis(Message("mazes, the most frequent first")), Axis(Message("times")),
                 tuple(series), ((even, Message("if all came alike: {n}", n=Fixed(even, 1))),))


def _title(one: Counts) -> Message:
    return Message(one.census.recipe(0).generator.title)


def _table(known: Sequence[Counts]) -> Table:
    heads = (Message("Algorithm"), Message("Draws"), Message("Mazes that came"), Message("χ²"),
             Message("Probability if even"), Message("Least often"), Message("Most often"))
    rows = [(Cell(_title(one)), Cell(Grouped(one.draws), one.draws),
             Cell(f"{len(one.each) - len(one.never)}", len(one.each) - len(one.never)),
             Cell(Fixed(one.chi, 1), one.chi), _chance(one.p),
             Cell(f"{min(one.each)}", min(one.each)), Cell(f"{max(one.each)}", max(one.each)))
            for one in known]
    return Table(heads, tuple(rows))


def _chance(p: float) -> Cell:
    small = Message("less than {p}", p=Fixed(0.001, 3))
    return Cell(small if p < 0.001 else Fixed(p, 3), p)


def _never(study: Counting, known: Sequence[Counts]) -> list[Chart]:
    """The mazes that an algorithm never made, as pictures."""
    charts = []
    for number, one in enumerate(known):
        if not (missing := one.never):
            continue
        grid = one.census.grid
        figures = [Figure(Message("Maze {n}", n=kind + 1), grid, walls={
            edge: 1.0 for edge in range(grid.edges) if not one.census.kinds[kind][edge]},
            link=study.link_of(kind)) for kind in missing[:MOST_SHOWN]]
        told: list[Said] = [counted("{title} never made {n} maze.", "{title} never made {n} mazes.",
                                    n=len(missing), title=_title(one))]
        if len(missing) > MOST_SHOWN:
            told.append(Message("The first {most} are shown.", most=MOST_SHOWN))
        rows = [(Cell(Message("Maze {n}", n=kind + 1), kind + 1, study.link_of(kind)),)
                for kind in missing]
        charts.append(Chart(f"never-{number}", "figures", Message("Never made by {title}",
                                                                  title=_title(one)),
                            joined(told), Table((Message("Maze"),), tuple(rows)),
                            figures=tuple(figures)))
    return charts
