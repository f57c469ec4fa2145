"""Average picture: many mazes of one algorithm laid on each other, one picture for each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from maze.jobs import Job
from maze.lab.average import Average
from maze.lab.chart import Cell, Chart, Figure, Table
from maze.lab.recipe import LabRecipe
from maze.lab.studies.study import Study
from maze.lab.tables import written_csv
from maze.message import Fixed, Message, Said, Value, joined

COLUMNS = ("algorithm", "board", "mazes", "what", "number", "share")


class Laying(Study):
    """One average for each algorithm."""

    def __init__(self, recipe: LabRecipe) -> None:
        self.found = [Average(one) for one in recipe.averages()]
        self.jobs = [Job("average", json.dumps(one.experiment.as_fields())) for one in self.found]
        super().__init__(recipe, [recipe.mazes] * len(self.jobs))

    def take(self, number: int, numbers: Sequence[int]) -> None:
        self.found[number].feed(numbers)

    def drawing(self) -> Iterator[Chart]:
        known = [one for one in self.found if one.mazes]
        if not known:
            return
        finding = joined([part for one in known for part in one.finding().parts])
        walls = tuple(Figure(_title(one), one.grid, walls={
            edge: one.wall(edge) for edge in range(one.grid.edges)}) for one in known)
        yield Chart("walls", "figures", Message("How often each wall stands"), finding,
                    _table(known), figures=walls, scale=True)
        cells = tuple(Figure(_title(one), one.grid, cells={
            cell: one.on_solution(cell) for cell in range(len(one.grid))}) for one in known)
        yield Chart("solutions", "figures", Message("How often each cell is on the solution"),
                    _on_solution(known), _solutions(known), figures=cells, scale=True)

    def csv(self) -> str:
        """A row for each wall and each cell of each algorithm."""
        rows = []
        for one in self.found:
            about = (one.experiment.by[0], one.experiment.boards[0], one.mazes)
            rows += [(*about, "wall", edge, round(one.wall(edge), 4))
                     for edge in range(one.grid.edges)]
            rows += [(*about, "solution", cell, round(one.on_solution(cell), 4))
                     for cell in range(len(one.grid))]
        return written_csv(COLUMNS, (dict(zip(COLUMNS, row, strict=True)) for row in rows))


def begin(recipe: LabRecipe) -> Study:
    """Raises MazeError."""
    return Laying(recipe)


def _title(one: Average) -> Message:
    return one.experiment.title("generators", one.experiment.by[0])


def _percent(share: float, digits: int = 0) -> Value:
    return Message("{share} %", share=Fixed(100 * share, digits))


def _table(known: Sequence[Average]) -> Table:
    heads = (Message("Algorithm"), Message("Mazes"), Message("Horizontal passages"),
             Message("If all were alike"), Message("Wall that stands least often"),
             Message("Wall that stands most often"))
    rows = [(Cell(_title(one)), Cell(f"{one.mazes}", one.mazes),
             Cell(_percent(one.across, 1), one.across), Cell(_percent(one.even, 1), one.even),
             *(Cell(_percent(share), share) for share in one.spread)) for one in known]
    return Table(heads, tuple(rows))


def _length(one: Average) -> float:
    """How many cells a solution has, on the average."""
    return sum(one.walked) / max(1, one.mazes)


def _on_solution(known: Sequence[Average]) -> Said:
    return joined([Message("{title}: a solution has {cells} of {every} cells on average.",
                           title=_title(one), cells=Fixed(_length(one), 1), every=len(one.grid))
                   for one in known])


def _solutions(known: Sequence[Average]) -> Table:
    heads = (Message("Algorithm"), Message("Mazes"), Message("Cells of the solution"),
             Message("Cells that are on every solution"), Message("Cells that are on none"))
    rows = []
    for one in known:
        always = sum(count == one.mazes for count in one.walked)
        never = sum(not count for count in one.walked)
        rows.append((Cell(_title(one)), Cell(f"{one.mazes}", one.mazes),
                     Cell(Fixed(_length(one), 1), _length(one)), Cell(f"{always}", always),
                     Cell(f"{never}", never)))
    return Table(heads, tuple(rows))
