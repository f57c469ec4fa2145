"""Numbers about mazes against brute force, and against what is published."""

from __future__ import annotations

import json
from itertools import combinations
from math import comb, log10

import pytest

from maze.cli import main
from maze.grid import Grid
from maze.grids.lattice import lattice
from maze.measures import trees
from maze.measures.bottlenecks import bottlenecks, distances
from maze.measures.diameter import diameter
from maze.measures.kinds import kinds_of
from maze.measures.stats import stats
from maze.measures.trees import EXACT, log_spanning_trees, spanning_trees
from maze.message import Message
from maze.passages import Maze
from maze.recipe import Recipe, solvers
from maze.render.distance import CIVIDIS, cividis, distance_layers, scale_bounds, scale_layers
from maze.render.theme import LIGHT
from maze.share import decode
from maze.steps import run
from tests.mazes_to_solve import FLAT, GRIDS, KINDS, boards, carve, hexagons, squares_of


def trees_by_hand(grid: Grid) -> int:
    """Try every set of edges."""
    found = 0
    for chosen in combinations(range(grid.edges), len(grid) - 1):
        maze = Maze(grid)
        for edge in chosen:
            maze.open[edge] = 1
        found += maze.is_perfect()
    return found


@pytest.mark.parametrize("grid", [lattice(3, 3), lattice(4, 2), hexagons(2, 3), squares_of(2, 3)])
def test_spanning_trees_by_hand(grid: Grid) -> None:
    assert comb(grid.edges, len(grid) - 1) < 50_000
    assert spanning_trees(grid) == trees_by_hand(grid)


def test_spanning_trees_of_squares_are_those_published() -> None:
    """OEIS A007341: spanning trees of the n x n grid."""
    assert [spanning_trees(lattice(n, n)) for n in (2, 3, 4, 5, 6)] == \
        [4, 192, 100352, 557568000, 32565539635200]
    assert spanning_trees(lattice(7, 7)) == 19872369301840986112
    assert spanning_trees(lattice(9, 1)) == 1


@pytest.mark.parametrize("name", list(GRIDS))
def test_exact_and_logarithm_agree(name: str) -> None:
    exact, power = spanning_trees(GRIDS[name]), log_spanning_trees(GRIDS[name])
    if len(GRIDS[name]) > EXACT:
        assert exact is None
        return
    assert exact is not None and power == pytest.approx(log10(exact), abs=1e-9)


def test_large_grids_give_a_power_of_ten() -> None:
    assert spanning_trees(lattice(EXACT, 2)) is None
    formula = log_spanning_trees(lattice(50, 40))
    assert formula == pytest.approx(log_spanning_trees(squares_of(50, 40)), rel=1e-9)
    assert log_spanning_trees(squares_of(100, 100)) is None


def test_counting_gives_up_where_it_would_take_too_long(monkeypatch) -> None:
    grid = Recipe(shape="tesseract", size=(4, 4, 4, 3)).checked_grid()
    assert log_spanning_trees(grid) == pytest.approx(log10(spanning_trees(grid)), abs=1e-9)
    monkeypatch.setattr(trees, "EFFORT", 20_000)
    assert log_spanning_trees(grid) is None and spanning_trees(grid) is None
    assert spanning_trees(lattice(1, 1)) == 1


def test_diameter_by_hand() -> None:
    for board, _, _ in boards(GRIDS, KINDS[:4], 3):
        used = [cell for cell, around in enumerate(board.links) if around]
        by_hand = max(max(distances(board.links, cell)) for cell in used)
        assert diameter(board.links, used) == (by_hand, True)


def test_bottlenecks_by_hand() -> None:
    for board, start, goal in boards(GRIDS, KINDS, 3):
        way = run(solvers()["depth_first"].run(board, start, goal))
        if isinstance(way, str | Message):
            continue
        by_hand = []
        for cell in way:
            links = [[new for new in around if new != cell] for around in board.links]
            if cell in (start, goal) or distances(links, start)[goal] < 0:
                by_hand.append(cell)
        assert bottlenecks(board.links, way) == by_hand


def test_what_a_small_maze_is_made_of() -> None:
    """An S of three rows: dead ends 2, 5, 6, 8; junctions 4 and 7."""
    maze = Maze(lattice(3, 3))
    for a, b in ((0, 1), (1, 2), (0, 3), (3, 4), (4, 5), (4, 7), (7, 6), (7, 8)):
        maze.carve(a, b)
    numbers = stats(maze, 0, 8)
    assert (numbers.cells, numbers.passages, numbers.loops) == (9, 8, 0)
    assert (numbers.dead_ends, numbers.straights, numbers.turns) == (4, 1, 2)
    assert (numbers.junctions, numbers.crossroads) == (2, 0)
    assert numbers.solution_length == 4 and numbers.solution_share == 55.6
    assert numbers.solution_turns == 3 and numbers.solution_junctions == 2
    assert numbers.longest == 6 and numbers.reachable_share == 100.0
    assert numbers.dead_end_length == pytest.approx((4 + 1 + 1 + 1) / 4, abs=0.01)
    assert numbers.run == pytest.approx(8 / (8 - 3), abs=0.01)
    assert numbers.trees == 192
    assert set(numbers.bottlenecks) == {0, 3, 4, 7, 8}


def test_loops_pieces_and_what_cannot_be_reached() -> None:
    maze = Maze(lattice(4, 2))
    for a, b in ((0, 1), (1, 5), (5, 4), (4, 0), (2, 3)):
        maze.carve(a, b)
    numbers = stats(maze, 0, 3)
    assert numbers.loops == 1 and numbers.cells == 6
    assert numbers.reachable_share == 66.7
    assert numbers.solution_length is None and numbers.difficulty is None and not numbers.parts


def test_shares_are_those_of_the_reference_table() -> None:
    """Means of many mazes, measured independently: backtracker 10.1 %, Prim 32.4 % dead ends."""
    for by, share, within in (("recursive_backtracker", 10.1, 1), ("prim", 35.5, 4)):
        found = [stats(Recipe(size=(60, 60), by=by, seed=str(k)).picture().maze, 0, 3599)
                 for k in range(4)]
        mean = sum(numbers.dead_end_share for numbers in found) / 4
        assert mean == pytest.approx(share, abs=within)


def test_cells_of_squares_are_counted_as_on_any_grid() -> None:
    for kind in KINDS[:4]:
        for size in ((9, 8), (1, 6), (6, 1), (2, 2)):
            maze = carve(lattice(*size), f"count-{size}", kind)
            plain = Maze(squares_of(*size))
            for edge, (a, b) in enumerate(maze.grid.joins):
                if maze.open[edge]:
                    plain.carve(a, b)
            last = len(maze.grid) - 1
            assert kinds_of(maze, maze.links()) == kinds_of(plain, plain.links())
            assert stats(maze, 0, last) == stats(plain, 0, last)


def test_stats_of_every_kind_of_maze() -> None:
    for name, grid in GRIDS.items():
        for kind in KINDS[:4]:
            maze = carve(grid, name, kind)
            numbers = stats(maze, 0, len(grid) - 1)
            kinds = (numbers.dead_ends + numbers.straights + numbers.turns + numbers.junctions
                     + numbers.crossroads)
            assert kinds == numbers.cells
            assert (numbers.loops == 0) == (kind == "perfect") or kind == "apart"
            json.dumps(numbers.as_data())


def test_hexagons_can_go_straight_and_triangles_cannot() -> None:
    for name, straight in (("hexagons", True), ("triangles", False)):
        maze = Maze(FLAT[name], filled=False)
        assert (stats(maze, 0, 5).run > 1.05) == straight


def test_cividis_grows_lighter() -> None:
    def light(color: str) -> float:
        def linear(part: str) -> float:
            value = int(part, 16) / 255
            return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        return sum(weight * linear(color[i:i + 2])
                   for weight, i in ((0.2126, 1), (0.7152, 3), (0.0722, 5)))
    shades = [light(cividis(k / 100)) for k in range(101)]
    assert shades == sorted(shades)
    assert cividis(0) == CIVIDIS[0] and cividis(1) == CIVIDIS[-1]


def test_a_distance_map_fills_every_cell_once() -> None:
    maze = carve(lattice(9, 8), "map", "apart")
    far = distances(maze.links(), 3)
    for bands in (False, True):
        layers = distance_layers(maze.grid, far, LIGHT, bands=bands)
        assert sum(layer.path.count("Z") for layer in layers) == 72
        labels = [layer.text for layer in scale_layers(maze.grid, max(far), LIGHT, bands=bands)
                  if hasattr(layer, "text")]
        assert labels == ["0", str(max(far) // 2), str(max(far))]
        assert bands is False or len(layers) <= 11


@pytest.mark.parametrize(("width", "most", "expected"), [
    (9, 140, ["0", "70", "140"]), (2, 3, ["0", "1", "3"]), (2, 1999, ["0", "1999"])])
def test_numbers_of_the_scale_stay_in_the_picture(width: int, most: int, expected: list) -> None:
    grid = lattice(width, 4)
    labels = [layer for layer in scale_layers(grid, most, LIGHT) if hasattr(layer, "text")]
    left, _, wide, _ = scale_bounds(grid)
    assert [label.text for label in labels] == expected
    ends = [(label.x - 0.2 * len(label.text), label.x + 0.2 * len(label.text)) for label in labels]
    assert all(left <= a and b <= left + wide for a, b in ends)
    assert all(a[1] <= b[0] for a, b in zip(ends, ends[1:], strict=False))


def test_draw_json_has_stats(capsysbinary) -> None:
    assert main(["draw", "--size", "5x5", "--format", "json"]) == 0
    found = json.loads(capsysbinary.readouterr().out)["stats"]
    assert found["trees"] == "557568000" and found["cells"] == 25
    assert [part["name"] for part in found["parts"]] == [
        "path", "choices", "wrong branches", "turns"]


def test_distances_option_draws_the_map(capsysbinary) -> None:
    assert main(["draw", "--size", "6x5", "--format", "svg", "--distances", "7"]) == 0
    assert CIVIDIS[0].encode() in capsysbinary.readouterr().out
    assert main(["draw", "--size", "6x5", "--format", "svg", "--distances", "30"]) == 2




def test_the_solution_of_a_maze_with_keys_goes_by_way_of_the_keys():
    link = "#maze?v=1&size=8x8&by=prim&seed=detour&keys=2&solve=breadth_first"
    picture = decode(link).recipe.picture()
    direct = stats(picture.maze, picture.start, picture.goal, count_trees=False)
    found = stats(picture.maze, picture.start, picture.goal, way=picture.way, count_trees=False)
    assert len(picture.way) == len(picture.path) and set(picture.quest.stops) <= set(picture.way)
    assert found.solution_length == len(picture.path) - 1 > direct.solution_length
    assert found.solution_turns > direct.solution_turns
    assert found.difficulty >= direct.difficulty and found.cells == direct.cells
