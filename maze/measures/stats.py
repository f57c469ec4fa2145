"""Numbers about a maze, all from its passages: what it is made of, its way, its difficulty.

Arrows are obeyed for what can be reached and for the way; a dead end is a cell with one passage
whichever way it leads. Cells without passages (of sparse mazes) do not count as cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from maze.connected import components
from maze.grid import Cell
from maze.measures.bottlenecks import NEVER, bottlenecks, distances, shortest_way
from maze.measures.diameter import diameter
from maze.measures.difficulty import Part, difficulty, parts_of
from maze.measures.kinds import kinds_of, turns_on
from maze.measures.trees import log_spanning_trees, spanning_trees
from maze.passages import Maze


@dataclass(frozen=True)
class Stats:
    """cells counts what has a passage; shares are of these, in percent.

    river: cells a dead end, high if dead ends are few and long; run: how many steps passages go
    straight on the average; loops: passages that could be closed with nothing cut off; longest:
    the most steps between any two cells by the shortest path ("at least" if not exact);
    trees: how many perfect mazes the grid has, exact or None; log_trees: as a power of ten.
    """

    cells: int
    passages: int
    dead_ends: int
    dead_end_share: float
    straights: int
    turns: int
    junctions: int
    crossroads: int
    loops: int
    reachable_share: float
    dead_end_length: float
    river: float
    run: float
    longest: int
    longest_exact: bool
    solution_length: int | None
    solution_share: float | None
    solution_turns: int | None
    solution_junctions: int | None
    bottlenecks: tuple[Cell, ...]
    difficulty: int | None
    parts: tuple[Part, ...]
    trees: int | None
    log_trees: float | None

    def as_data(self) -> dict[str, Any]:
        """For JSON: the exact count as text, for it may be longer than other languages can read."""
        data = asdict(self)
        data["trees"] = None if self.trees is None else str(self.trees)
        data["parts"] = [part._asdict() | {"words": str(part.words)} for part in self.parts]
        return data


def stats(maze: Maze, start: Cell, goal: Cell, *, way: Sequence[Cell] | None = None,
          count_trees: bool = True) -> Stats:
    """All the numbers; a way of the fewest steps is taken as the solution, unless ``way`` is given.

    Counting the perfect mazes of the grid takes longest, and can be left out.
    """
    links = maze.links()
    near = _both_ways(links) if maze.arrows else links
    used = [cell for cell, around in enumerate(near) if around]
    cells = len(used) or 1
    passages = sum(map(len, near)) // 2
    kinds = kinds_of(maze, near)
    tails = [tail(near, cell) for cell in used if len(near[cell]) == 1]
    far = distances(links, start)
    direct = shortest_way(links, start, goal)
    way = direct if way is None else list(way)
    turns = turns_on(maze, way)
    parts = parts_of(links, way, turns) if way else ()
    longest, exact = diameter(near, used)
    runs = passages - kinds.pairs
    return Stats(
        cells=len(used), passages=passages, dead_ends=kinds.dead_ends,
        dead_end_share=_percent(kinds.dead_ends, cells), straights=kinds.straights,
        turns=kinds.turns, junctions=kinds.junctions, crossroads=kinds.crossroads,
        loops=passages - len(used) + len(components(near, used)),
        reachable_share=_percent(sum(1 for cell in used if far[cell] != NEVER), cells),
        dead_end_length=round(sum(tails) / len(tails), 2) if tails else 0.0,
        river=round(len(used) / kinds.dead_ends, 2) if kinds.dead_ends else float(len(used)),
        run=round(passages / runs, 2) if runs > 0 else 0.0,
        longest=longest, longest_exact=exact,
        solution_length=len(way) - 1 if way else None,
        solution_share=_percent(len(set(way)), cells) if way else None,
        solution_turns=turns if way else None,
        solution_junctions=sum(1 for cell in way[:-1] if len(near[cell]) > 2) if way else None,
        bottlenecks=tuple(bottlenecks(links, direct)) if direct else (),
        difficulty=difficulty(parts) if way else None, parts=parts,
        trees=spanning_trees(maze.grid) if count_trees else None,
        log_trees=_rounded(log_spanning_trees(maze.grid)) if count_trees else None)


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def _both_ways(links: list[list[Cell]]) -> list[list[Cell]]:
    """Passages without arrows."""
    near = [list(around) for around in links]
    for cell, around in enumerate(links):
        for new in around:
            if cell not in links[new]:
                near[new].append(cell)
    return near


def tail(near: list[list[Cell]], cell: Cell) -> int:
    """How many steps from a dead end back to the first junction, or to the other end."""
    before, steps = cell, 1
    cell = near[cell][0]
    while len(near[cell]) == 2:
        before, cell = cell, near[cell][near[cell][0] == before]
        steps += 1
    return steps
