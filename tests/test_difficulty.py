"""The difficulty: monotone in what makes mazes hard, spread over what people print."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from maze.grids.lattice import lattice
from maze.measures.difficulty import GLANCE, parts_of
from maze.measures.stats import Stats, stats
from maze.passages import Maze
from maze.recipe import Recipe, generators
from tests.mazes_to_solve import KINDS, boards

SQUARE = [by for by, entry in generators().items() if "sparse" not in entry.gives
          and by not in ("nested", "hilbert", "spiral", "mole")]        # those have their own plan


def numbers(**recipe: Any) -> Stats:
    picture = Recipe().but(**recipe).picture()
    return stats(picture.maze, picture.start, picture.goal, count_trees=False)


def on_average(count: int = 8, **recipe: Any) -> float:
    return mean(numbers(seed=f"d{k}", **recipe).difficulty for k in range(count))


@pytest.mark.parametrize("by", SQUARE)
def test_grows_with_size(by: str) -> None:
    found = [on_average(4, size=(side, side), by=by) for side in (3, 8, 14, 26)]
    assert all(b > a + 3 for a, b in zip(found, found[1:], strict=False)), found


@pytest.mark.parametrize("by", ["recursive_backtracker", "wilson", "prim"])
def test_falls_with_braid(by: str) -> None:
    found = [on_average(size=(20, 20), by=by, braid=braid) for braid in (0, 50, 100)]
    assert found[0] > found[1] + 1 and found[0] > found[2] + 3, found


@pytest.mark.parametrize("by", ["wilson", "kruskal", "prim"])
def test_grows_with_river(by: str) -> None:
    found = [on_average(size=(20, 20), by=by, river=river) for river in (0, 50, 100)]
    assert found[0] < found[1] < found[2] and found[2] > found[0] + 4, found


def test_spreads_over_what_is_printed() -> None:
    found = {side: on_average(4, size=(side, side)) for side in (2, 8, 12, 20, 40)}
    assert found[2] == 1 and 5 < found[8] < 15 < found[12] < 30 < found[20] < 50
    assert 60 < found[40] < 75
    assert 80 < numbers(size=(100, 100)).difficulty < 100


def test_a_single_way_is_as_easy_as_can_be_however_long() -> None:
    single = numbers(size=(20, 20), unicursal=1)
    assert single.solution_length == 399 and single.difficulty == 1
    assert numbers(size=(6, 5), start=3, goal=3).difficulty >= 1


def test_what_is_seen_at_a_glance_counts_for_nothing() -> None:
    """A corridor of 30 cells; under its tenth cell a dead end of some cells."""
    def parts(depth: int) -> dict[str, int]:
        maze = Maze(lattice(30, 9))
        for x in range(29):
            maze.carve(x, x + 1)
        for y in range(depth):
            maze.carve(30 * y + 10, 30 * y + 40)
        return {part.name: part.points for part in parts_of(maze.links(), list(range(30)), 0)}
    assert set(parts(GLANCE).values()) == {0}
    assert parts(GLANCE + 1)["choices"] == 2 and parts(GLANCE + 1)["path"] == 2


def test_one_way_passages_count() -> None:
    """A corridor of 30 cells; from its tenth cell a loop hangs down, rows 1 to 5 of two columns."""
    maze = Maze(lattice(30, 9))
    for x in range(29):
        maze.carve(x, x + 1)
    entry = maze.carve(10, 40)
    for y in range(1, 8):
        maze.carve(30 * y + 10, 30 * y + 40)
        maze.carve(30 * y + 11, 30 * y + 41)
    for y in (1, 8):
        maze.carve(30 * y + 10, 30 * y + 11)

    def astray() -> str:
        return str(parts_of(maze.links(), list(range(30)), 0)[2].words)

    assert "0 cells of wrong branches are in long blind alleys, 9 in long loops" in astray()
    maze.arrows[entry] = 40                                # into the loop, and never out again
    assert "9 cells of wrong branches are in long blind alleys, 0 in long loops" in astray()
    maze.arrows[entry] = 10                                # nobody can go astray there
    assert "0 cells of wrong branches are in long blind alleys, 0 in long loops" in astray()
    assert sum(part.points for part in parts_of(maze.links(), list(range(30)), 0)) == 0


def test_arrows_change_the_difficulty_of_a_maze() -> None:
    plain, arrows = numbers(size=(20, 20)), numbers(size=(20, 20), oneway=60)
    assert plain.solution_length == arrows.solution_length
    assert plain.difficulty != arrows.difficulty


def test_parts_on_every_kind_of_maze_add_up() -> None:
    for board, start, goal in boards({"squares": lattice(12, 11)}, KINDS[:4]):
        maze = Maze(board.grid)
        for a, around in enumerate(board.links):
            for b in around:
                maze.carve(a, b)
        found = stats(maze, start, goal)
        if found.difficulty is not None:
            assert sum(part.most for part in found.parts) == 100
            assert all(0 <= part.points <= part.most for part in found.parts)
            assert found.difficulty == max(1, sum(part.points for part in found.parts))
            assert all(str(part.words).endswith("points.") for part in found.parts)
