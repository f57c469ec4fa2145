"""Each algorithm is the one its name says: a property of it that its neighbors in the list lack."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from maze.grid import Cell, Edge, Grid
from maze.recipe import generators
from maze.registry import misfit
from maze.rng import Rng
from maze.steps import CARVE, CLEAR, FRONTIER, SHIFT, VISIT, WALK, verb
from maze.walks import scattered
from maze.weights import weigh
from tests.boards import Sets, begin, board, built, carved, log, make, squares, way

SEEDS = ("amber-7", "7QK2MD", "0")
LIGHTEST = ("true_prim", "kruskal", "boruvka", "reverse_delete")
GRIDS = [squares(13, 9), board("square")]


# --- the lightest tree -------------------------------------------------------------------------


def lightest_tree(grid: Grid, weights: list[int]) -> set[Edge]:
    """Grown from cell 0 by looking at every edge every time: slow and plain."""
    tree, cells = set(), {0}
    while len(cells) < len(grid):
        rim = [edge for edge, (a, b) in enumerate(grid.joins) if (a in cells) != (b in cells)]
        lightest = min(rim, key=weights.__getitem__)
        tree.add(lightest)
        cells.update(grid.joins[lightest])
    return tree


@pytest.mark.parametrize("by", LIGHTEST)
@pytest.mark.parametrize("seed", SEEDS)
def test_four_ways_to_the_one_lightest_tree(by: str, seed: str) -> None:
    for grid in GRIDS:
        tree = lightest_tree(grid, weigh(grid, Rng(seed)))
        assert {edge for edge, is_open in enumerate(make(by, grid, seed).open) if is_open} == tree


def test_others_are_not_the_lightest_tree() -> None:
    grid = GRIDS[0]
    tree = make("kruskal", grid).open
    for by, entry in generators().items():
        if misfit(entry, grid) is None:
            assert (make(by, grid).open == tree) == (by in LIGHTEST)


def test_kruskal_opens_light_walls_first_and_reverse_delete_closes_heavy_ones() -> None:
    grid = squares(13, 9)
    weights = weigh(grid, Rng("amber-7"))
    opened = [weights[edge] for edge in carved(log("kruskal", grid))]
    closed = [weights[edge] for edge in built(log("reverse_delete", grid))]
    assert opened == sorted(opened)
    assert closed == sorted(closed, reverse=True)
    for other in ("true_prim", "boruvka"):
        opened = [weights[edge] for edge in carved(log(other, grid))]
        assert opened != sorted(opened)


def test_true_prim_opens_the_lightest_wall_of_the_rim() -> None:
    grid = squares(9, 7)
    weights = weigh(grid, Rng("amber-7"))
    steps = log("true_prim", grid)
    cells = {steps[0] - VISIT}
    for edge in carved(steps):
        rim = [e for e, (a, b) in enumerate(grid.joins) if (a in cells) != (b in cells)]
        assert edge == min(rim, key=weights.__getitem__)
        cells.update(grid.joins[edge])


def test_every_round_of_boruvka_opens_each_trees_lightest_wall_and_halves_the_trees() -> None:
    grid = squares(20, 15)
    weights = weigh(grid, Rng("amber-7"))
    sets, opened, rounds = Sets(len(grid)), carved(log("boruvka", grid)), 0
    while opened:
        lightest: dict[Cell, Edge] = {}
        for edge in sorted(range(grid.edges), key=weights.__getitem__):
            a, b = map(sets.root, grid.joins[edge])
            if a != b:
                lightest.setdefault(a, edge)
                lightest.setdefault(b, edge)
        chosen = set(lightest.values())
        assert set(opened[:len(chosen)]) == chosen
        before = sets.count
        for edge in opened[:len(chosen)]:
            assert sets.join(*grid.joins[edge])
        assert sets.count <= before // 2
        opened, rounds = opened[len(chosen):], rounds + 1
    assert 2 <= rounds <= 8


def test_reverse_delete_never_parts_the_hall() -> None:
    grid = squares(8, 6)
    maze, steps = begin("reverse_delete", grid)
    for step in steps:
        if verb(step) == "build":
            assert maze._reaches_all()


# --- Prims -------------------------------------------------------------------------------------


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


# --- trees that grow ---------------------------------------------------------------------------


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


# --- random walks ------------------------------------------------------------------------------


def test_the_walk_of_aldous_and_broder_keeps_first_entrances() -> None:
    grid = squares(9, 7)
    steps = log("aldous_broder", grid)
    seen, at = {steps[0] - VISIT}, steps[0] - VISIT
    for step in steps[1:]:
        if step >> SHIFT == CARVE >> SHIFT:
            (new,) = set(grid.joins[step]) - {at}
            assert at in grid.joins[step] and new not in seen
        else:
            new = step - VISIT
            assert new in seen and new in grid.neighbors[at]
        seen.add(new)
        at = new
    assert len(steps) > 3 * len(grid)


def test_wilson_erases_every_loop_and_carves_what_is_left_from_the_tree_on() -> None:
    grid = squares(9, 7)
    steps = log("wilson", grid)
    tree, walk, erased = {steps[0] - VISIT}, [], 0
    for step in steps[1:]:
        cell = step & (1 << SHIFT) - 1
        if step >> SHIFT == WALK >> SHIFT:
            assert cell not in walk and cell not in tree
            assert not walk or cell in grid.neighbors[walk[-1]]
            walk.append(cell)
        elif step >> SHIFT == CLEAR >> SHIFT:
            assert cell == walk.pop()
            erased += 1
        else:
            assert walk[-1] in grid.joins[step] and tree & set(grid.joins[step])
            tree.add(walk.pop())
    assert erased > len(grid) and len(tree) == len(grid)


def test_houston_walks_blindly_to_a_goal_keeps_the_way_and_goes_on_as_wilson() -> None:
    grid = squares(12, 9)
    verbs = [verb(step) for step in log("houston", grid)]
    first_wall, first_walk = verbs.index("build"), verbs.index("walk")
    assert set(verbs[:first_wall]) == {"visit", "carve"}
    assert set(verbs[first_wall:first_walk]) == {"build", "clear"}
    assert set(verbs[first_walk:]) == {"walk", "clear", "carve"}
    maze, steps = begin("houston", grid)
    found = [step for step in islice(steps, first_walk) if step >> SHIFT == CARVE >> SHIFT]
    sides = {cell: len(links) for cell, links in enumerate(maze.links()) if links}
    start = log("houston", grid)[0] - VISIT
    ends = {cell for cell, passages in sides.items() if passages == 1}
    assert set(sides.values()) <= {1, 2} and len(ends) == 2, "what is left is one way"
    assert start in ends and ends & set(grid.joins[found[-1]])


def test_houston_as_usually_told_switches_when_a_third_is_visited() -> None:
    grid = squares(12, 9)
    verbs = [verb(step) for step in log("houston", grid, options=(("keep", "all"),))]
    assert "build" not in verbs
    assert verbs[:verbs.index("walk")].count("carve") == 12 * 9 // 3 - 1


def test_the_starts_of_walks_are_all_cells_once() -> None:
    for count in [*range(1, 60), 300, 10_000]:
        assert sorted(scattered(count)) == list(range(count))


def test_origin_shift_is_a_maze_after_every_move() -> None:
    grid = squares(6, 5)
    maze, steps = begin("origin_shift", grid, shifts="4")
    origins = []
    for number, step in enumerate(steps):
        if number >= len(grid) and step >> SHIFT == VISIT >> SHIFT:
            assert maze.is_perfect()
            origins.append(step - VISIT)
    assert len(origins) == 4 * len(grid)
    assert all(b in grid.neighbors[a] for a, b in pairwise(origins))
    assert built(log("origin_shift", grid))


def test_origin_shift_with_zero_goes_on_until_every_cell_was_the_origin() -> None:
    grid = squares(6, 5)
    steps = log("origin_shift", grid, options=(("shifts", "0"),))
    origins = [step - VISIT for step in steps if step >> SHIFT == VISIT >> SHIFT]
    assert set(origins) == set(range(len(grid))) and origins.count(origins[-1]) == 1


# --- statistics --------------------------------------------------------------------------------

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
