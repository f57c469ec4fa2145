"""Placing: the numbers of a program among ours, its cost, and the census of the 192 small mazes.

The 3 by 3 grid has 192 spanning trees. A generator that is even makes each equally often: the flat
line. How far the counts are from it is Pearson's chi-square (Karl Pearson, "On the criterion ...",
1900), which for an even generator lies near 191, its degrees of freedom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from math import log, sqrt
from typing import Any, NamedTuple

from maze.catalog import generators
from maze.measures.bottlenecks import shortest_way
from maze.message import Fixed, Message, both
from maze.passages import Maze
from maze.recipe import Recipe
from maze.registry import misfit
from maze.visitors.report import TOLD, Verdict

SIZE = (16, 16)                                            # of the mazes that are compared
MANY = 12                                                  # of them
TREES = 192                                                # spanning trees of 3 by 3
DRAWS = 5 * TREES
EVEN = 4 * sqrt(2 * (TREES - 1))                           # four standard deviations


class Texture(NamedTuple):
    """Shares in per cent: cells that are dead ends, cells of the path from corner to corner."""

    dead_ends: float
    solution: float


def texture(mazes: Iterable[Maze]) -> Texture:
    """The mean of some mazes."""
    ends, way, cells = 0, 0, 0
    for maze in mazes:
        ends += len(maze.dead_ends())
        way += len(shortest_way(maze.links(), *maze.grid.ends))
        cells += len(maze.grid)
    return Texture(100 * ends / cells, 100 * way / cells)


def ours() -> Generator[list[Any], Any, list[tuple[str, Texture]]]:
    """The titles and textures of our own generators; yields an empty list after each maze."""
    recipe, found = Recipe(size=SIZE), []
    for entry in generators().values():
        if misfit(entry, recipe.grid()) or entry.gives & {"sparse", "nested"}:
            continue
        mazes = []
        for seed in range(1, MANY + 1):
            mazes.append(recipe.but(by=entry.id, seed=str(seed)).picture().maze)
            yield []
        found.append((entry.title, texture(mazes)))
    return found


def placed(mine: Texture, others: Sequence[tuple[str, Texture]]) -> Verdict:
    """Where a texture stands among others."""
    near = sorted(others, key=lambda other: abs(other[1].dead_ends - mine.dead_ends)
                  + abs(other[1].solution - mine.solution))[:2]
    return Verdict("placed", TOLD, Message(
        "{ends} % dead ends, and the path takes {path} % of the cells: nearest to {titles}.",
        ends=Fixed(mine.dead_ends, 1), path=Fixed(mine.solution, 1),
        titles=both(Message(title) for title, _ in near)),
        numbers={"mine": tuple(mine), "others": {title: tuple(one) for title, one in others}})


def census(mazes: Iterable[Maze]) -> Verdict:
    """How evenly mazes of 3 by 3 are made."""
    counts = sorted(Counter(bytes(maze.open) for maze in mazes).values(), reverse=True)
    draws = sum(counts)
    mean = draws / TREES
    chi = sum((count - mean) ** 2 for count in counts) / mean + (TREES - len(counts)) * mean
    numbers = {"counts": counts, "mean": mean, "chi": chi}
    if chi < TREES - 1 + EVEN:
        words = Message("{reached} of the 192 mazes of 3 × 3 in {draws} draws, as evenly as chance "
                        "allows.", reached=len(counts), draws=draws)
    else:
        words = Message("{reached} of the 192 mazes of 3 × 3 in {draws} draws, not evenly: one "
                        "comes {most} times, where {mean} is even.", reached=len(counts),
                        draws=draws, most=counts[0], mean=Fixed(mean, 0))
    return Verdict("even", TOLD, words, numbers=numbers)


def cost(points: Sequence[tuple[int, int, int]]) -> Verdict:
    """How steps and lines grow with the cells: ``points`` are (cells, steps, lines)."""
    steps = _slope([(cells, steps) for cells, steps, _ in points])
    lines = _slope([(cells, lines) for cells, _, lines in points])
    numbers = {"points": list(points), "steps": steps, "lines": lines}
    if not all(lines for _, _, lines in points):
        words = Message("With ten times the cells, {steps} times the steps (power {slope}).",
                        steps=Fixed(10 ** steps, 0), slope=Fixed(steps, 2))
    else:
        words = Message("With ten times the cells, {steps} times the steps (power {slope}) and "
                        "{lines} times the lines that run (power {other}).",
                        steps=Fixed(10 ** steps, 0), slope=Fixed(steps, 2),
                        lines=Fixed(10 ** lines, 0), other=Fixed(lines, 2))
    return Verdict("cost", TOLD, words, numbers=numbers)


def _slope(points: Sequence[tuple[int, int]]) -> float:
    """The exponent of a power law: the line of least squares through the logarithms."""
    found = [(log(x), log(max(1, y))) for x, y in points]
    mean_x, mean_y = (sum(column) / len(found) for column in zip(*found, strict=True))
    spread = sum((x - mean_x) ** 2 for x, _ in found)
    return sum((x - mean_x) * (y - mean_y) for x, y in found) / spread if spread else 0.0
