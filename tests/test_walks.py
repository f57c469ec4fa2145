"""Random walks: Aldous-Broder, Wilson, Houston and the wandering root of origin shift."""

from __future__ import annotations

from itertools import islice, pairwise

from maze.carving.walks import scattered
from maze.steps import CARVE, CLEAR, SHIFT, VISIT, WALK, verb
from tests.boards import begin, built, log, squares


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
