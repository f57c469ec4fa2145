"""Growing trees are what they are called: a property of each that its neighbors lack."""

from __future__ import annotations

from itertools import pairwise

import pytest

from maze.grid import Cell, Edge, Grid
from maze.steps import CARVE, FRONTIER, SHIFT, VISIT, verb
from tests.boards import carved, log, make, squares, way

SEEDS = ("amber-7", "7QK2MD", "0")


def lean(by: str, law: str) -> float:
    """How far the number of sides by which chosen cells touched the maze is from a law's, in
    standard deviations: ``walls`` draws each wall of the rim alike, ``cells`` each cell on it."""
    grid, off, variance = squares(20, 20), 0.0, 0.0
    for seed in SEEDS:
        steps = log(by, grid, seed)
        cells = {steps[0] - VISIT}
        for edge in carved(steps):
            touching: dict[Cell, int] = {}
            for cell in cells:
                for near in grid.neighbors[cell]:
                    if near not in cells:
                        touching[near] = touching.get(near, 0) + 1
            a, b = grid.joins[edge]
            chosen = touching[b if a in cells else a]
            chances = [sides if law == "walls" else 1 for sides in touching.values()]
            total = sum(chances)
            mean = sum(c * k for c, k in zip(chances, touching.values(), strict=True)) / total
            square = sum(c * k * k for c, k in zip(chances, touching.values(), strict=True)) / total
            off += chosen - mean
            variance += square - mean * mean
            cells |= {a, b}
    return off / variance ** 0.5


def test_simplified_prim_draws_walls_and_prim_with_two_sets_draws_cells() -> None:
    assert abs(lean("simplified_prim", "walls")) < 3
    assert abs(lean("prim", "cells")) < 3
    assert lean("simplified_prim", "cells") > 5
    assert lean("prim", "walls") < -5


@pytest.mark.parametrize("by", ["true_prim", "simplified_prim", "prim"])
def test_prims_announce_the_frontier_before_it_is_reached(by: str) -> None:
    grid = squares(9, 7)
    frontier: set[Cell] = set()
    for step in log(by, grid):
        if step >> SHIFT == FRONTIER >> SHIFT:
            frontier.add(step - FRONTIER)
        elif step >> SHIFT == CARVE >> SHIFT:
            assert len(frontier & set(grid.joins[step])) == 1
            frontier -= set(grid.joins[step])
    assert not frontier


@pytest.mark.parametrize("seed", SEEDS)
def test_the_newest_cell_alone_is_the_recursive_backtracker(seed: str) -> None:
    grid = squares(20, 15)
    wanted = log("recursive_backtracker", grid, seed)
    assert carved(log("growing_tree", grid, seed, (("rule", "newest"),))) == carved(wanted)
    assert carved(log("growing_forest", grid, seed, (("trees", "1"),))) == carved(wanted)
    assert carved(log("growing_tree", grid, seed)) != carved(wanted)


def test_the_oldest_cell_alone_makes_shortest_ways_from_the_start() -> None:
    grid = squares(20, 15)
    def longest_detour(rule: str) -> int:
        steps = log("growing_tree", grid, "0", (("rule", rule),))
        start = steps[0] - VISIT
        maze = make("growing_tree", grid, "0", rule=rule)
        return max(len(way(maze, start, cell)) - 1
                   - abs(start % 20 - cell % 20) - abs(start // 20 - cell // 20)
                   for cell in range(len(grid)))
    assert longest_detour("oldest") == 0
    assert all(longest_detour(rule) > 5 for rule in ("newest", "random", "newest-1~oldest-1"))


def test_the_rules_of_the_growing_tree_pick_by_age() -> None:
    """The mean age of the cell that grows, from 0 (the oldest that can) to 1 (the newest)."""
    grid = squares(20, 15)

    def age(rule: str) -> float:
        steps = log("growing_tree", grid, "0", (("rule", rule),))
        order, ages = [steps[0] - VISIT], []
        for edge in carved(steps):
            free = set(range(len(grid))) - set(order)
            old, new = sorted(grid.joins[edge], key=order.__contains__, reverse=True)
            able = [place for place, cell in enumerate(order) if free & set(grid.neighbors[cell])]
            if able[0] != able[-1]:
                ages.append((order.index(old) - able[0]) / (able[-1] - able[0]))
            order.append(new)
        return sum(ages) / len(ages)

    ages = {rule: age(rule) for rule in ("oldest", "middle", "random", "newest",
                                         "newest-75~random-25")}
    assert ages["oldest"] == 0 and ages["newest"] == 1
    assert 0.2 < ages["middle"] < 0.5 < ages["random"] < ages["newest-75~random-25"] < 1


def test_growing_all_at_once_leaves_no_cell_to_grow_twice() -> None:
    grid = squares(20, 15)
    steps = log("growing_tree", grid, "0", (("rule", "newest"), ("grows", "all")))
    parents, cells = [], {steps[0] - VISIT}
    for edge in carved(steps):
        a, b = grid.joins[edge]
        parents.append(a if a in cells else b)
        cells |= {a, b}
    changes = [a for a, b in pairwise([*parents, -1]) if a != b]
    assert len(changes) == len(set(changes))


def test_a_growing_forest_has_its_trees_and_joins_them() -> None:
    grid = squares(20, 15)
    for trees in (1, 8, 30):
        steps = log("growing_forest", grid, "0", (("trees", str(trees)),))
        assert [verb(step) for step in steps[:trees + 1]] == ["visit"] * trees + ["carve"]
        assert merges(grid, [step - VISIT for step in steps[:trees]],
                      carved(steps)) == trees - 1
    assert merges(grid, [*range(len(grid))], carved(log("kruskal", grid))) == len(grid) - 1


def merges(grid: Grid, roots: list[Cell], edges: list[Edge]) -> int:
    """How many of the passages join two cells that were both carved before."""
    cells, count = set(roots), 0
    for edge in edges:
        count += cells.issuperset(grid.joins[edge])
        cells.update(grid.joins[edge])
    return count


def rounds(by: str, grid: Grid, seed: str) -> list[int] | None:
    """How many passages each round of growth opens, if all that could grow did; None if not."""
    steps = log(by, grid, seed)
    cells, edges, counts = {steps[0] - VISIT}, carved(steps), []
    while edges:
        able, grown, here = set(cells), set(), 0
        for edge in edges:
            a, b = grid.joins[edge]
            old = a if a in cells else b
            if old not in able or old in grown:
                break
            grown.add(old)
            cells |= {a, b}
            here += 1
        if any(near not in cells for cell in able - grown for near in grid.neighbors[cell]):
            return None
        counts.append(here)
        edges = edges[here:]
    return counts


def test_bacteria_double_while_there_is_room() -> None:
    grid = squares(30, 30)
    counts = rounds("bacterial_growth", grid, "0")
    assert counts is not None and counts[:3] == [1, 2, 4]
    for other in ("prim", "simplified_prim", "true_prim", "growing_passages", "growing_tree"):
        assert rounds(other, grid, "0") is None


def test_hunts_scan_in_order_and_only_when_the_walk_is_stuck() -> None:
    """Between two walks the hunt passes carved cells in order, each cell once in all."""
    grid = squares(20, 15)
    steps = log("hunt_and_kill", grid)
    cells, head, scanned = {0}, 0, [-1]
    for last, step in pairwise(steps):
        if step >> SHIFT == VISIT >> SHIFT:
            cell = step - VISIT
            assert cell in cells and cell in (scanned[-1] + 1, scanned[-1] + 2)
            assert last >> SHIFT != CARVE >> SHIFT or cells.issuperset(grid.neighbors[head])
            scanned.append(cell)
        else:
            (old, new) = sorted(grid.joins[step], key=cells.__contains__, reverse=True)
            if last >> SHIFT == VISIT >> SHIFT and last != steps[0]:
                assert new == scanned[-1] + 1, "the hunt ends at the first free cell"
            else:
                assert old == head, "a walk goes on from where it stands"
            cells.add(new)
            head = new
    assert len(scanned) > len(grid) // 2
    assert verb(log("recursive_backtracker", grid)[1]) == "carve"
    assert not [s for s in log("recursive_backtracker", grid)[1:] if s >> SHIFT == VISIT >> SHIFT]
