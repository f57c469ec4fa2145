"""Numbers about a maze, all from its passages: what it is made of, its way, its difficulty.

Arrows are obeyed for what can be reached and for the way; a dead end is a cell with one passage
whichever way it leads. Cells without passages (of sparse mazes) do not count as cells.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

from maze.board import doors
from maze.bottlenecks import NEVER, bottlenecks, distances, shortest_way
from maze.diameter import diameter
from maze.grid import Cell
from maze.passages import Maze
from maze.trees import log_spanning_trees, spanning_trees

STRAIGHT = -0.8                                            # cosine: within 37 degrees of straight


class Part(NamedTuple):
    """One part of the difficulty: points of so many, and why."""

    name: str
    points: int
    most: int
    words: str


@dataclass(frozen=True)
class Stats:
    """cells counts what has a passage; shares are of these, in percent.

    river: cells a dead end, high if dead ends are few and long; run: how many steps passages go
    straight on the average; loops: passages that could be closed with nothing cut off; longest:
    the most steps between any two cells by the shortest way ("at least" if not exact);
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
        data["parts"] = [part._asdict() for part in self.parts]
        return data


def stats(maze: Maze, start: Cell, goal: Cell, *, count_trees: bool = True) -> Stats:
    """All the numbers; a way of the fewest steps is taken as the solution.

    Counting the perfect mazes of the grid takes longest, and can be left out.
    """
    links = maze.links()
    near = _both_ways(links)
    used = [cell for cell, around in enumerate(near) if around]
    cells = len(used) or 1
    passages = sum(map(len, near)) // 2
    kinds = [sum(1 for cell in used if len(near[cell]) == k) for k in (1, 2, 3)]
    straight_pairs = {cell: _straight_pairs(maze, cell, near[cell]) for cell in used}
    straights = sum(1 for cell in used if len(near[cell]) == 2 and straight_pairs[cell])
    tails = [_tail(near, cell) for cell in used if len(near[cell]) == 1]
    far = distances(links, start)
    way = shortest_way(links, start, goal)
    solution = _about_the_way(maze, near, way)
    longest, exact = diameter(near, used)
    runs = passages - sum(straight_pairs.values())
    return Stats(
        cells=len(used), passages=passages, dead_ends=kinds[0],
        dead_end_share=_percent(kinds[0], cells), straights=straights,
        turns=kinds[1] - straights, junctions=kinds[2],
        crossroads=len(used) - sum(kinds), loops=passages - len(used) + _parts(near, used),
        reachable_share=_percent(sum(1 for cell in used if far[cell] != NEVER), cells),
        dead_end_length=round(sum(tails) / len(tails), 2) if tails else 0.0,
        river=round(len(used) / kinds[0], 2) if kinds[0] else float(len(used)),
        run=round(passages / runs, 2) if runs > 0 else 0.0,
        longest=longest, longest_exact=exact,
        solution_length=len(way) - 1 if way else None,
        solution_share=_percent(len(way), cells) if way else None,
        solution_turns=solution[0] if way else None,
        solution_junctions=solution[1] if way else None,
        bottlenecks=tuple(bottlenecks(links, way)) if way else (),
        difficulty=max(1, sum(part.points for part in solution[2])) if way else None,
        parts=solution[2], trees=spanning_trees(maze.grid) if count_trees else None,
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


def _straight_pairs(maze: Maze, cell: Cell, around: list[Cell]) -> int:
    """How many times one can go straight on through a cell."""
    ways = [_direction(maze, cell, new) for new in around]
    pairs = 0
    for a, b in combinations(ways, 2):
        pairs += a[0] * b[0] + a[1] * b[1] < STRAIGHT
    return pairs


def _direction(maze: Maze, cell: Cell, new: Cell) -> tuple[float, float]:
    """From a cell's center to the door, of length 1; nowhere if it is a stair."""
    points = doors(maze.grid, maze.grid.between(cell, new))
    if not points:
        return (0.0, 0.0)
    (x, y), (dx, dy) = maze.grid.center(cell), points[0 if cell < new else -1]
    length = sqrt((dx - x) * (dx - x) + (dy - y) * (dy - y)) or 1.0
    return ((dx - x) / length, (dy - y) / length)


def _tail(near: list[list[Cell]], cell: Cell) -> int:
    """How many steps from a dead end back to the first junction, or to the other end."""
    before, steps = cell, 1
    cell = near[cell][0]
    while len(near[cell]) == 2:
        before, cell = cell, near[cell][near[cell][0] == before]
        steps += 1
    return steps


def _parts(near: list[list[Cell]], used: list[Cell]) -> int:
    """In how many pieces the maze is."""
    seen = bytearray(len(near))
    pieces = 0
    for start in used:
        if not seen[start]:
            pieces += 1
            seen[start] = 1
            for cell in (found := [start]):
                for new in near[cell]:
                    if not seen[new]:
                        seen[new] = 1
                        found.append(new)
    return pieces


def _about_the_way(maze: Maze, near: list[list[Cell]],
                   way: list[Cell]) -> tuple[int, int, tuple[Part, ...]]:
    """Turns, junctions and the parts of the difficulty."""
    if not way:
        return 0, 0, ()
    turns = sum(1 for a, b, c in zip(way, way[1:], way[2:], strict=False)
                if not _straight_pairs(maze, b, [a, c]))
    junctions = sum(1 for cell in way[:-1] if len(near[cell]) > 2)
    depths = _wrong_ways(near, way)
    depth = round(sum(depths) / len(depths)) if depths else 0
    steps = len(way) - 1
    return turns, junctions, (
        _part("way", steps, 60, 30, f"The way is {steps} steps long"),
        _part("choices", junctions, 12, 30, f"It passes {junctions} junctions"),
        _part("wrong ways", depth, 8, 25, f"Wrong ways lead {depth} cells deep on the average"),
        _part("turns", turns, 40, 15, f"It turns {turns} times"))


def _part(name: str, value: int, half: int, most: int, words: str) -> Part:
    """Half of the points for a value of ``half``, all of them far beyond."""
    points = round(most * value / (value + half))
    return Part(name, points, most, f"{words}: {points} of {most} points.")


def _wrong_ways(near: list[list[Cell]], way: list[Cell]) -> list[int]:
    """For each passage that leaves the way: how many steps one can get away from it there."""
    on_way = set(way)
    seen = bytearray(len(near))
    depths = []
    for cell in way:
        for first in near[cell]:
            if first in on_way or seen[first]:
                continue
            seen[first] = 1
            wave, depth = [first], 0
            while wave:
                depth += 1
                following = []
                for old in wave:
                    for new in near[old]:
                        if new not in on_way and not seen[new]:
                            seen[new] = 1
                            following.append(new)
                wave = following
            depths.append(depth)
    return depths
