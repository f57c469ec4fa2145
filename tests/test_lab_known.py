"""What the lab measures is what is known: of uniform trees and their paths, of the textbook."""

from __future__ import annotations

import json
from dataclasses import replace
from math import pi

import pytest

from maze.jobs import Job, finished
from maze.lab import book
from maze.lab.experiment import Experiment
from maze.lab.growth import UNIFORM, UNIFORM_PATH, Timing, guide, path_finding, slope, timed
from maze.lab.rows import Rows
from maze.lab.studies.measure import UNIFORM as LEAVES
from maze.lab.summary import series_of, spread_of
from maze.lab.textbook import TABLE
from maze.progress import finish

SMALL = Experiment(("wilson", "prim"), ("5x5", "10x10"), mazes=2)


def measured(experiment: Experiment) -> Rows:
    job = Job("measure", json.dumps(experiment.as_fields()))
    return Rows.of_bytes(experiment, [finished(job)[1]])


def leaves(by: str, board: str, mazes: int) -> float:
    """The mean share of dead ends, in percent."""
    rows = measured(Experiment((by,), (board,), mazes=mazes, seed="known"))
    found = spread_of(rows, "dead_ends")
    assert found
    return found.mean


def test_the_share_of_leaves_of_uniform_trees() -> None:
    """8/π² (1 - 2/π) on an endless grid (S. S. Manna, D. Dhar, S. N. Majumdar, 1992); cells at the
    rim of a board have a little more."""
    exact = 100 * 8 / pi ** 2 * (1 - 2 / pi)
    assert round(exact, 2) == LEAVES == 29.45
    assert leaves("wilson", "60x60", 3) == pytest.approx(exact, abs=1.0)
    assert leaves("prim", "60x60", 3) > exact + 4


@pytest.mark.prove
@pytest.mark.parametrize("by", UNIFORM)
def test_the_share_of_leaves_of_many_uniform_trees(by: str) -> None:
    exact = 100 * 8 / pi ** 2 * (1 - 2 / pi)
    assert leaves(by, "100x100", 40) == pytest.approx(exact, abs=0.25)


def path_slope(by: str, sides: tuple[int, ...], mazes: int) -> float:
    """The exponent with which the mean solution grows with the cells, corner to corner."""
    experiment = Experiment((by,), tuple(f"{side}x{side}" for side in sides), mazes=mazes, seed="k")
    points = []
    for series, some in series_of(measured(experiment)).items():
        found = spread_of(some, "solution_length")
        points.append((sides[series.board] ** 2, found.mean if found else 0))
    found_slope = slope(points)
    assert found_slope is not None
    return found_slope


def test_paths_of_uniform_trees_grow_as_known() -> None:
    assert UNIFORM_PATH == 5 / 8
    assert path_slope("wilson", (8, 16, 32), 12) == pytest.approx(UNIFORM_PATH, abs=0.09)


@pytest.mark.prove
def test_paths_of_many_uniform_trees_grow_as_known() -> None:
    assert path_slope("wilson", (10, 20, 40, 80), 150) == pytest.approx(UNIFORM_PATH, abs=0.02)
    assert path_slope("recursive_backtracker", (10, 20, 40, 80), 60) > UNIFORM_PATH + 0.1
    straight = path_slope("growing_tree.rule.oldest", (10, 20, 40, 80), 5)
    assert straight == pytest.approx(0.5, abs=0.05)


def test_the_line_of_theory_goes_through_a_uniform_tree() -> None:
    timings = finish(timed(SMALL, lambda: 0.0))
    assert [one.path for one in timings if one.number == 0 and one.by == "wilson"][0] == len(
        SMALL.trial(0).recipe.picture().way) - 1
    made = [Timing(by, board, 0, cells, 1, 1, 1, 1, path) for by, board, cells, path in (
        ("prim", "5x5", 25, 8), ("prim", "10x10", 100, 16), ("wilson", "5x5", 25, 10),
        ("wilson", "10x10", 100, 25))]
    (least, steps), (most, more) = guide(SMALL, made)
    assert (least, steps, most) == (25, 10, 100) and more == pytest.approx(10 * 4 ** 0.625)
    assert guide(SMALL, made[:1]) == ()
    assert guide(replace(SMALL, by=("prim",)), made)[0] == (25, 8)
    said = str(path_finding(SMALL, made))
    assert "it grows as n^0.625" in said
    assert said.endswith("Wilson: n^0.66. Prim (two sets): n^0.50.")


@pytest.mark.prove
def test_mazes_are_in_the_bands_of_the_textbook() -> None:
    """Dead ends within two points, solutions within a third or a point and a half."""
    for experiment in book.experiments(12, "bands"):
        rows = measured(experiment)
        for series, some in series_of(rows).items():
            key = experiment.by[series.by], experiment.changes[series.change]
            line = next(one for one in TABLE if book.key(one) == key)
            ends, way = spread_of(some, "dead_ends"), spread_of(some, "solution")
            assert ends and abs(ends.mean - line.dead_ends) < 2, key
            if line.by != "hunt_and_kill":                 # the textbook's is of another form
                assert way and abs(way.mean - line.solution) < max(1.5, line.solution / 3), key
