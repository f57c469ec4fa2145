"""Which mazes a generator can make, and how often: all 192 spanning trees of the 3 x 3 grid.

Chi-squared over 192 kinds of maze has 191 degrees of freedom: mean 191, standard deviation 19.5. An
even generator stays within four deviations of the mean, on both sides. Seeds are fixed, so nothing
flickers.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.boards import Sets, make, squares

THREE = squares(3, 3)
EACH = 40                                       # how often a maze is expected
LOW, HIGH = 191 - 4 * 19.5, 191 + 4 * 19.5


def spanning_trees() -> set[bytes]:
    """All mazes of 3 x 3, by trying every choice of eight of the twelve edges."""
    found = set()
    for edges in combinations(range(THREE.edges), len(THREE) - 1):
        sets = Sets(len(THREE))
        if all(sets.join(*THREE.joins[edge]) for edge in edges):
            found.add(bytes(edge in edges for edge in range(THREE.edges)))
    return found


def count(by: str, times: int, **options: str) -> Counter[bytes]:
    """How often each maze is made, by seeds from 0 on."""
    return Counter(bytes(make(by, THREE, str(seed), **options).open) for seed in range(times))


def chi_squared(counts: Counter[bytes], each: int) -> float:
    return sum((counts[tree] - each) ** 2 / each for tree in TREES)


TREES = spanning_trees()


def test_kirchhoff_counts_192() -> None:
    assert len(TREES) == 192


@pytest.mark.parametrize(("by", "options"), [
    ("wilson", {}), ("aldous_broder", {}), ("houston", {}), ("origin_shift", {"shifts": "0"})])
def test_every_maze_is_equally_likely(by: str, options: dict[str, str]) -> None:
    counts = count(by, 192 * EACH, **options)
    assert counts.keys() == TREES
    assert LOW < chi_squared(counts, EACH) < HIGH


@pytest.mark.parametrize("by", ["kruskal", "true_prim", "boruvka", "reverse_delete",
                                "simplified_prim", "prim"])
def test_others_reach_all_mazes_but_not_evenly(by: str) -> None:
    counts = count(by, 192 * EACH)
    assert len(counts) > 185                    # the rarest of Prim's may not come in so many
    assert chi_squared(counts, EACH) > HIGH


@pytest.mark.slow
@pytest.mark.parametrize("each", [100, pytest.param(200, marks=pytest.mark.prove)])
def test_houston_as_it_is_usually_told_is_not_even(each: int) -> None:
    """Its chances, solved exactly, go from 0.867 to 1.180 of the even one."""
    counts = count("houston", 192 * each, keep="all")
    assert counts.keys() == TREES
    assert chi_squared(counts, each) > HIGH


@pytest.mark.prove
@pytest.mark.slow
def test_houston_stays_even_in_many_more_mazes() -> None:
    assert chi_squared(count("houston", 192 * 200), 200) < HIGH


@pytest.mark.parametrize(("by", "options", "reached"), [
    ("recursive_backtracker", {}, 88),
    ("growing_tree", {"rule": "newest"}, 88),
    ("growing_forest", {"trees": "1"}, 88),
    ("hunt_and_kill", {}, 30),
    ("growing_tree", {"rule": "oldest"}, 34),
    ("growing_tree", {"rule": "newest", "grows": "all"}, 46),
])
def test_some_mazes_cannot_be_reached(by: str, options: dict[str, str], reached: int) -> None:
    """The rarest maze of each comes more than ten times in 2000, so that none was overlooked."""
    counts = count(by, 2000, **options)
    assert len(counts) == reached and min(counts.values()) > 5
    assert counts.keys() <= TREES


def test_what_the_docstrings_of_eller_and_of_hunt_and_kill_say() -> None:
    """Eller is less horizontal than an even maze; hunt and kill reaches 30 of the 192 mazes."""
    grid = squares(20, 15)
    along, opened = 0, 0
    for seed in range(40):
        maze = make("eller", grid, str(seed))
        opened += maze.open.count(1)
        along += sum(maze.open[edge] for edge, (a, b) in enumerate(grid.joins) if b == a + 1)
    assert 0.39 < along / opened < 0.44
    assert len(count("hunt_and_kill", 1500)) == 30
