"""Which mazes come, and how often: counted against what mathematics knows."""

from __future__ import annotations

import json
from array import array
from math import exp

import pytest

from maze.cli import main
from maze.errors import MazeError
from maze.grid import Grid
from maze.jobs import Job, finished
from maze.lab import trees
from maze.lab.average import Average
from maze.lab.census import Census, Counts
from maze.lab.chance import as_uneven, at_most, chi_squared, upper_gamma
from maze.lab.experiment import Experiment
from maze.measures.trees import spanning_trees
from maze.passages import Maze
from maze.progress import finish
from maze.recipe import Recipe
from maze.rng import Rng
from maze.share import decode, encode

BOARDS = [("square", (2, 2), 4), ("square", (3, 3), 192), ("square", (2, 5), 209),
          ("square", (4, 3), 2415), ("hexagon", (3, 2), 55), ("triangle", (4, 2), 6)]


def determinant(grid: Grid) -> int:
    """How many there are, by the matrix-tree theorem in whole numbers: the determinant of the
    degrees less the neighbors, without the last cell, by elimination without fractions
    (Erwin Bareiss, 1968)."""
    size = len(grid) - 1
    rows = [[(len(grid.neighbors[a]) if a == b else -grid.neighbors[a].count(b))
             for b in range(size)] for a in range(size)]
    before = 1
    for at in range(size - 1):
        if not rows[at][at]:                               # a leading part with determinant 0
            return 0
        for k in range(at + 1, size):
            rows[k] = [(rows[k][j] * rows[at][at] - rows[k][at] * rows[at][j]) // before
                       if j > at else 0 for j in range(size)]
        before = rows[at][at]
    return rows[-1][-1] if size else 1


@pytest.mark.parametrize("shape, size, count", BOARDS)
def test_as_many_mazes_are_listed_as_kirchhoff_counts(shape, size, count) -> None:
    """By the list, by a determinant in whole numbers, and modulo a prime by another elimination."""
    grid = Recipe(shape=shape, size=size).grid()
    found = finish(trees.listed(grid))
    assert len(set(found)) == len(found) == determinant(grid) == spanning_trees(grid)
    assert count in (None, len(found)) and found == sorted(found)
    for kind in found[::37]:
        maze = Maze(grid)
        maze.open[:] = kind
        assert maze.is_perfect()


@pytest.mark.parametrize("freedom, chi, p", [
    (1, 3.841458820694124, 0.05), (1, 6.6348966010212145, 0.01), (2, 5.991464547107979, 0.05),
    (10, 18.307038053275146, 0.05), (10, 3.9402991361190605, 0.95), (30, 59.70306430442993, 0.001),
    (100, 124.34211340400407, 0.05)])
def test_the_probability_of_chi_squared_is_that_of_printed_tables(freedom, chi, p) -> None:
    assert as_uneven(chi, freedom) == pytest.approx(p, rel=1e-9)


@pytest.mark.parametrize("k", [1, 2, 7, 40, 95, 300])
@pytest.mark.parametrize("share", [0.05, 0.5, 0.97, 1.0, 1.4, 2.5])
def test_the_incomplete_gamma_function_is_a_sum_for_whole_numbers(k: int, share: float) -> None:
    """Q(k, x) = exp(-x) (1 + x + x^2/2! + ... + x^(k-1)/(k-1)!)."""
    x, term, total = k * share, 1.0, 0.0
    for i in range(k):
        total += term
        term *= x / (i + 1)
    assert upper_gamma(k, x) == pytest.approx(exp(-x) * total, rel=1e-8, abs=1e-14)


def test_the_bound_for_few_draws_is_above_what_is_seen() -> None:
    """As often as χ² of 40 even draws of 20 kinds is beyond the bound's limits, in 3 000 tries."""
    rng = Rng("few", "test")
    seen = []
    for _ in range(3000):
        each = [0] * 20
        for _ in range(40):
            each[rng.below(20)] += 1
        seen.append(chi_squared(each))
    for limit in (25, 31, 37, 45):
        assert sum(chi >= limit for chi in seen) / 3000 <= at_most(limit, 20)
    assert sum(seen) / 3000 == pytest.approx(19, abs=0.4) and at_most(19, 20) == 1


def test_chi_squared_of_even_counts_is_nothing() -> None:
    assert chi_squared([4, 4, 4]) == 0 and chi_squared([0, 0]) == 0
    assert chi_squared([1, 3]) == 1 and as_uneven(0, 5) == 1


def counts(by: str, draws: int, **more: str) -> Counts:
    census = Census(by, draws=draws, **more)
    parts, result = finished(Job("census", json.dumps(census.as_fields())))
    streamed = [number for part in parts if isinstance(part, array) for number in part]
    assert array("i", streamed).tobytes() == result and len(streamed) == draws
    found = Counts(census)
    found.feed(streamed)
    return found


def test_a_draw_is_the_maze_of_its_recipe() -> None:
    for by in ("growing_tree.rule.random", "with_walls", "wilson"):
        census = Census(by, draws=12)
        numbers = array("i", finished(Job("census", json.dumps(census.as_fields())))[1])
        for draw, number in enumerate(numbers):
            assert bytes(census.recipe(draw).picture().maze.open) == census.kinds[number]
            shown = decode(encode(census.maze(number)))
            assert not shown.notes
            assert bytes(shown.recipe.picture().maze.open) == census.kinds[number]


def test_wilson_is_even_and_with_walls_is_not() -> None:
    """The thesis says that both of its methods give each maze the same chance."""
    even, walls, tree = counts("wilson", 1920), counts("with_walls", 500), counts("with_tree", 600)
    assert not even.never and 0.01 < even.p < 0.99
    assert "nothing speaks against" in str(even.finding())
    assert len(walls.each) - len(walls.never) == 16 and walls.p < 1e-100
    assert 100 < len(tree.each) - len(tree.never) <= 174 and tree.p < 1e-100
    assert "With walls made 16 of 192 mazes" in str(walls.finding())
    assert "few draws, but even ones" in str(walls.finding()) and walls.draws < 5 * 192
    assert "too few draws" in str(counts("wilson", 300).finding())


@pytest.mark.prove
@pytest.mark.slow
def test_kruskal_and_houston_in_many_more_draws() -> None:
    assert counts("kruskal", 192 * 100).p < 1e-6           # reaches all, and is not even
    assert counts("aldous_broder", 192 * 100).p > 0.001
    assert len(counts("with_tree", 20_000).never) == 192 - 174      # no more in ten times as many


def test_what_makes_no_perfect_mazes_is_told() -> None:
    assert str(counts("mole", 40).finding()) == "Mole made no perfect mazes in 40 draws."


@pytest.mark.parametrize("fields, sentence", [
    ({"board": "5x5"}, "at most 3000 perfect mazes; this one has 557568000"),
    ({"board": "20x20"}, "at most 3000 perfect mazes; this one has more than 3000"),
    ({"by": "eller", "board": "hexagon.2x2", "draws": 0}, "Draws must be 1 to"),
    ({"by": "cake"}, "No algorithm is called 'cake'")])
def test_what_cannot_be_counted_is_one_sentence(fields: dict, sentence: str) -> None:
    with pytest.raises(MazeError) as error:
        finished(Job("census", json.dumps(fields)))
    assert sentence in str(error.value)


def averaged(by: str, board: str = "6x5", mazes: int = 25) -> Average:
    experiment = Experiment((by,), (board,), mazes=mazes)
    parts, result = finished(Job("average", json.dumps(experiment.as_fields())))
    average, whole = Average(experiment), Average(experiment)
    streamed = [number for part in parts if isinstance(part, array) for number in part]
    for at in range(0, len(streamed), 11):
        average.feed(streamed[at:at + 11])
    for first in (0, 10):                                  # from two processes
        share = json.dumps({**experiment.as_fields(), "first": first, "last": first * 9 or 10})
        whole.add(array("i", finished(Job("average", share))[1]))
    assert (whole.mazes, whole.opened, whole.walked) == (
        average.mazes, average.opened, average.walked)
    assert array("i", result) == array("i", [average.mazes, *average.opened, *average.walked])
    return average


def test_the_average_is_that_of_the_mazes() -> None:
    average = averaged("prim")
    pictures = [average.experiment.trial(k).recipe.picture() for k in range(25)]
    assert average.mazes == 25
    for edge in range(average.grid.edges):
        assert average.opened[edge] == sum(one.maze.open[edge] for one in pictures)
    for cell in range(len(average.grid)):
        assert average.walked[cell] == sum(cell in one.way for one in pictures)
    assert sum(average.opened) == 25 * 29 and average.on_solution(0) == 1


def test_the_bias_of_binary_tree_is_seen() -> None:
    """It opens the top row and the left column always: no wall ever stands there."""
    average = averaged("binary_tree")
    grid = average.grid
    assert all(average.wall(grid.between(x, x + 1)) == 0 for x in range(5))
    assert average.spread[0] == 0
    assert str(average.finding()).startswith("Binary tree: ")
    with pytest.raises(MazeError, match="one algorithm on one board"):
        Average(Experiment(("prim", "wilson"), ("5x5",)))


def test_the_commands_write_what_the_jobs_find(capsys) -> None:
    words = ["--processes", "1", "--format"]
    assert main(["lab", "census", "--by", "wilson", "--draws", "60", *words, "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["wilson"] for one in data["mazes"]] == counts("wilson", 60).each
    assert main(["lab", "census", "--by", "all", "--on", "2x2", "--draws", "9", *words, "csv"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + 4
    assert main(["lab", "average", "--by", "prim", "--on", "6x5", "--mazes", "25", *words,
                 "csv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    average = averaged("prim")
    assert lines[0] == "edge,cells,wall" and len(lines) == 1 + average.grid.edges
    assert lines[1] == f"0,0 1,{round(average.wall(0), 4)}"


def test_a_generator_in_a_file_is_counted_beside_ours(capsys, tmp_path) -> None:
    file = tmp_path / "again.py"
    file.write_text("from maze.generators.kruskal import kruskal\n\n"
                    "def generate(maze, rng):\n    yield from kruskal(maze, rng)\n")
    words = ["lab", "census", "--draws", "50", "--format", "json", "--by"]
    assert main([*words, f"{file},kruskal"]) == 0
    mazes = json.loads(capsys.readouterr().out)["mazes"]
    assert all(one["again"] == one["kruskal"] for one in mazes)
    file.write_text("def generate(maze, rng):\n    yield 1 / 0\n")
    assert main([*words, str(file)]) == 2
    assert "Line 2: ZeroDivisionError" in capsys.readouterr().err
    file.write_text("def solve(board, start, goal):\n    yield VISIT + start\n")
    assert main([*words, str(file)]) == 2
    assert "Expected a generator for --by" in capsys.readouterr().err
