"""Growth: steps are counted, the clock is whoever's it is, and the exponent is found again."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count

import pytest

from maze.cli import main
from maze.lab.experiment import Experiment
from maze.lab.growth import (
    SEARCH_STEPS,
    finding,
    slope,
    timed,
)
from maze.lab.measures import OF_SEARCHES
from maze.progress import finish
from maze.steps import BREATH

SMALL = Experiment(("prim", "with_walls"), ("5x5", "10x10"), solve=("dijkstra",), mazes=2)


def test_the_exponent_of_a_power_is_found() -> None:
    assert slope([(x, 3 * x ** 1.25) for x in (4, 9, 100)]) == pytest.approx(1.25)
    assert slope([(4, 1), (4, 2)]) is None and slope([]) is None


def test_steps_are_those_of_the_timeline_and_the_clock_is_asked() -> None:
    ticks = count()
    timings = finish(timed(SMALL, lambda: float(next(ticks))))
    assert len(timings) == SMALL.trials
    assert {(one.ms, one.search_ms) for one in timings} == {(1000.0, 1000.0)}
    for index, one in enumerate(timings):
        recipe = SMALL.trial(index).recipe
        assert one.steps == sum(step != BREATH for step in recipe.begin()[1])
        assert one.cells == len(recipe.grid()) and one.search_steps >= one.cells // 4
    assert "Prim (two sets): steps grow as n^" in str(finding(SMALL, timings))
    assert OF_SEARCHES[SEARCH_STEPS].id == "search_steps"


def test_steps_of_growing_algorithms_are_linear() -> None:
    timings = finish(timed(replace(SMALL, by=("prim",), boards=("10x10", "20x20", "30x30")),
                           lambda: 0.0))
    assert slope((one.cells, one.steps) for one in timings) == pytest.approx(1, abs=0.05)


def test_the_command_writes_a_line_for_each_size(capsys) -> None:
    words = ["lab", "growth", "--by", "prim", "--on", "4x4,6x6", "--mazes", "1"]
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4
    assert main([*words, "--format", "json"]) == 0
    assert [one["cells"] for one in json.loads(capsys.readouterr().out)["trials"]] == [16, 36]
    assert main([*words, "--solve", "a_star,water"]) == 2
    assert "Expected one solver" in capsys.readouterr().err


def test_the_command_measures_the_mazes_of_its_seed(capsys) -> None:
    def steps(seed: str) -> list[int]:
        main(["lab", "growth", "--by", "prim", "--on", "6x6,7x7", "--mazes", "2", "--seed", seed,
              "--format", "json"])
        return [one["search_steps"] for one in json.loads(capsys.readouterr().out)["trials"]]
    assert steps("amber") == steps("amber") != steps("ochre")
