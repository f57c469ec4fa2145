"""Mazes as grids with open edges."""

from __future__ import annotations

import pytest

from maze.bits import pack, unpack
from maze.errors import RecipeError
from maze.grids.lattice import lattice
from maze.passages import Maze


def test_carve_and_build_undo_each_other() -> None:
    maze = Maze(lattice(3, 2))
    edge = maze.carve(1, 4)
    assert maze.open[edge] == 1 and maze.links()[1] == [4]
    assert maze.build(4, 1) == edge and not any(maze.open)


def test_a_maze_without_walls_is_not_perfect() -> None:
    maze = Maze(lattice(2, 2), filled=False)
    assert not maze.is_perfect() and maze.dead_ends() == []
    maze.build(0, 1)
    assert maze.is_perfect() and maze.dead_ends() == [0, 1]


def test_a_loop_and_a_lone_cell_are_not_perfect_either() -> None:
    maze = Maze(lattice(3, 3))
    for a, b in ((0, 1), (1, 4), (4, 3), (3, 0), (6, 7), (7, 8), (8, 5), (5, 2)):
        maze.carve(a, b)
    assert maze.open.count(1) == 8 and not maze.is_perfect()


@pytest.mark.parametrize("edges", [0, 1, 7, 8, 9, 565])
def test_walls_as_text_and_back(edges: int) -> None:
    for opened in (bytes(edges), bytes([1]) * edges, bytes(i * i % 3 % 2 for i in range(edges))):
        assert unpack(pack(opened), edges) == opened


@pytest.mark.parametrize("text", ["", "A", "AAAAA", "//8", "AB", "AAAA", "ÄÖ", "A A", "gA=="])
def test_damaged_walls_are_one_sentence(text: str) -> None:
    with pytest.raises(RecipeError, match="damaged"):
        unpack(text, 9)
