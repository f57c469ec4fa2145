"""Dead ends and solutions of every texture, as the literature has them."""

from __future__ import annotations

import pytest

from tests.boards import make, squares, way

HUNDRED = squares(100, 100)
TABLE = [   # dead ends and cells of the solution, corner to corner, in per cent at 100 x 100
    ("recursive_backtracker", {}, (9.5, 10.7), (13, 26)),
    ("hunt_and_kill", {}, (9.0, 9.9), (4.5, 7)),
    ("growing_passages", {}, (25.7, 26.9), (1.99, 2.1)),
    ("prim", {}, (35.1, 36.1), (2.1, 2.5)),
    ("simplified_prim", {}, (31.8, 32.9), (2.1, 2.5)),
    ("kruskal", {}, (30.2, 31.1), (3.3, 5)),
    ("wilson", {}, (28.9, 29.8), (3.5, 6)),
    ("aldous_broder", {}, (28.9, 29.8), (3.5, 6)),
    ("houston", {}, (28.9, 29.8), (3.5, 6)),
    ("origin_shift", {}, (26.5, 29.0), (3.5, 6)),
    ("bacterial_growth", {}, (15.3, 17.2), (1.99, 2.05)),
    ("growing_tree", {}, (13.4, 15.2), (4.4, 6.5)),
    ("growing_tree", {"rule": "random"}, (27.0, 28.2), (2.0, 2.5)),
    ("growing_tree", {"rule": "middle"}, (22.7, 24.5), (1.99, 2.1)),
    ("growing_tree", {"rule": "oldest"}, (1.5, 4), (1.99, 1.99)),
    ("growing_tree", {"rule": "newest", "grows": "all"}, (48.5, 50.5), (6, 14)),
    ("growing_forest", {}, (9.6, 10.6), (8, 16)),
    ("growing_forest", {"trees": "100"}, (10.7, 11.7), (4, 8)),
]


@pytest.mark.parametrize(("by", "options", "dead_ends", "solution"), TABLE)
def test_dead_ends_and_solutions_are_as_the_literature_has_them(
        by: str, options: dict[str, str], dead_ends: tuple[float, float],
        solution: tuple[float, float]) -> None:
    mazes = [make(by, HUNDRED, str(seed), **options) for seed in range(5)]
    cells = 5 * len(HUNDRED) / 100
    ends = sum(len(maze.dead_ends()) for maze in mazes) / cells
    ways = sum(len(way(maze, 0, len(HUNDRED) - 1)) for maze in mazes) / cells
    assert dead_ends[0] <= ends <= dead_ends[1], f"dead ends {ends:.2f} %"
    assert solution[0] <= ways <= solution[1], f"solution {ways:.2f} %"
