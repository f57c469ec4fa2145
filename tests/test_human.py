"""The difficulty of version 2: its terms are what they are called, its weights those of the fit."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from maze.cli import main
from maze.cli.processes import measured
from maze.grids.lattice import lattice
from maze.lab.fit import KEPT, fitted, held, in_order, left_out, milliseconds
from maze.lab.measures import MEASURES
from maze.lab.people import ALGORITHMS, BOARDS, SIZES, TABLE, Case, cases, experiment, sizes
from maze.lab.summary import series_of, spread_of
from maze.measures.bottlenecks import distances, shortest_way
from maze.measures.human import WEIGHTS, Terms, band, points, terms_of, words
from maze.passages import Maze
from maze.recipe import Recipe


def terms(recipe: Recipe) -> Terms:
    picture = recipe.picture()
    links = picture.maze.links()
    return terms_of(picture.maze.grid, links, shortest_way(links, picture.start, picture.goal), 0)


def hitting_time(links: list[list[int]], start: int, goal: int) -> Fraction:
    """The steps of a random walk from start to goal, by elimination in exact fractions."""
    cells = [cell for cell in range(len(links)) if cell != goal]
    rows = [[Fraction(int(a == b)) - Fraction(links[a].count(b), len(links[a])) for b in cells]
            + [Fraction(1)] for a in cells]
    for at in range(len(rows)):
        pivot = next(k for k in range(at, len(rows)) if rows[k][at])
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for k, row in enumerate(rows):
            if k != at and row[at]:
                rows[k] = [a - row[at] * b for a, b in zip(row, rows[at], strict=True)]
    return rows[cells.index(start)][-1]


@pytest.mark.parametrize("by", ["wilson", "recursive_backtracker", "prim"])
def test_the_mouse_needs_what_a_random_walk_needs(by: str) -> None:
    recipe = Recipe(size=(4, 4), by=by)
    links = recipe.picture().maze.links()
    assert terms(recipe).mouse == int(hitting_time(links, 0, 15)) // 16


def test_a_branch_counts_by_its_depth() -> None:
    """A corridor of eight cells with branches of three, one and two cells; the last one forks."""
    maze = Maze(lattice(8, 5))
    for x in range(7):
        maze.carve(x, x + 1)
    for x, depth in ((1, 3), (3, 1), (5, 2)):
        for y in range(depth):
            maze.carve(8 * y + x, 8 * (y + 1) + x)
    maze.carve(13, 14)
    found = terms_of(maze.grid, maze.links(), list(range(8)), 0)
    assert (found.path, found.direct, found.ahead, found.misleading) == (7, 7, 3 + 1 + 2, 0)


def test_misleading_counts_pairs_that_look_the_wrong_way() -> None:
    recipe = Recipe(size=(15, 15), by="recursive_backtracker", seed="m")
    picture = recipe.picture()
    way = shortest_way(picture.maze.links(), picture.start, picture.goal)
    far = distances(picture.maze.grid.neighbors, picture.goal)
    pairs = sum(far[b] > far[a] for at, b in enumerate(way) for a in way[:at])
    assert pairs and terms(recipe).misleading == pairs // (len(way) - 1)


def test_every_kind_of_maze_has_terms() -> None:
    for recipe in (Recipe(size=(2, 2)), Recipe(size=(8, 8), braid=100, oneway=50),
                   Recipe("hexagon", (6, 5), "wilson"), Recipe(size=(9, 9), by="mole"),
                   Recipe(size=(6, 5), start=3, goal=3), Recipe(size=(8, 8), unicursal=1)):
        found = terms(recipe)
        assert min(found) >= 0 and 1 <= points(found) <= 100
        low, high = band(found)
        assert 1 <= low < high and len(words(found)) == 3


def test_a_minute_has_half_of_the_points() -> None:
    minute = Terms(0, 0, 0, 7500, 0, 0)
    assert points(minute) == 50 and band(minute) == (30, 120)
    assert str(words(minute)[0]) == (
        "The wrong branches beside the path are 7500 steps deep in all: 100 % of the time.")
    assert points(Terms(0, 0, 0, 0, 0, 0)) == 1


def test_the_table_is_of_people() -> None:
    """The sums of attempts and of hours that the thesis has (it rounds its seconds)."""
    assert sum(row.attempts for row in TABLE) == 1284 and len(TABLE) == 20
    assert round(sum(row.attempts * row.seconds for row in TABLE) / 3600, 1) == 11.6      # hours
    for by in ALGORITHMS:
        assert [row.size for row in TABLE if row.by == by] == list(reversed(SIZES))


def test_the_fit_finds_weights_that_made_the_times() -> None:
    """Times made by 700 ms a turn and 90 a visit of the mouse; nobody can tell them to the last
    one from seconds, but what they say of each row is theirs."""
    made = (0, 0, 700, 0, 0, 0, 90)
    table = [Case(row, (100 * at, 61 * at, 80 * at, 40 * at * at % 977, 3 * at, 100 * (at % 7)), {})
             for at, row in enumerate(TABLE, 3)]
    table = [one._replace(needed=one.needed._replace(
        seconds=milliseconds(made, one.terms) / 1000)) for one in table]
    found = fitted(table)
    for one in table:
        assert milliseconds(found, one.terms) / 1000 == pytest.approx(one.needed.seconds, rel=0.02)


def test_pairs_that_people_told_apart() -> None:
    said = {"bacterial_growth": 1, "prim": 2, "kruskal": 5, "hunt_and_kill": 4,
            "recursive_backtracker": 3}
    assert in_order(said) == 7 and in_order(said | {"prim": 4.5}) == 5
    assert in_order(dict.fromkeys(said, 1)) == 0


def test_points_move_where_people_s_time_moves() -> None:
    """In 25 by 25 the quickest and the slowest are far apart; version 1 has five points."""
    some = replace(experiment([25], ("bacterial_growth", "prim", "hunt_and_kill")), mazes=8)
    rows = measured(some, 1)
    means = {some.by[series.by]: spread_of(each, "difficulty_2").mean
             for series, each in series_of(rows).items()}
    assert means["bacterial_growth"] + 4 < means["prim"] < means["hunt_and_kill"] - 12
    assert "difficulty_2" in MEASURES


@pytest.mark.prove
@pytest.mark.native
def test_sizes_and_weights_are_those_of_the_rule_and_of_the_fit(capsys) -> None:
    """As docs/difficulty.md says, which came before the fit."""
    assert sizes(measured(experiment([5 * k for k in range(1, 9)]))) == BOARDS
    table = cases(measured(experiment()))
    assert fitted(table) == KEPT == (0, *WEIGHTS)
    assert held(table, left_out(table), 2) > 0.8
    assert main(["lab", "difficulty", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["error"] < min(data["rivals"].values())
    assert all(one["model"] == one["without"] == 7 and one["factor"] > 4 for one in data["sizes"])
