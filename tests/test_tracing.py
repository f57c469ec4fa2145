"""Tracing: the line that is lit is the line that yielded, for every algorithm, both ways."""

from __future__ import annotations

import pytest

from maze.player import Player
from maze.recipe import Recipe, generators, solvers
from maze.registry import misfit
from maze.scene import MazeScene
from maze.steps import PHASE, SHIFT
from maze.tracing import ROOMS, Trace, line_of, source_of


def fitting(**more) -> Recipe:
    return Recipe(size=(6, 6)).but(**more)


def always() -> bool:
    return True


def lines_of(recipe: Recipe) -> list[tuple[str, str]]:
    """(room, text of the line) for each step that is no phase."""
    steps, found = recipe.begin()[1], []
    for step in steps:
        line = line_of(steps)
        source = source_of(line.code)
        assert source is not None
        if step >> SHIFT != PHASE >> SHIFT:
            found.append((source.file.split("/")[0],
                          source.lines[line.number - source.first].strip()))
    return found


@pytest.mark.parametrize("by", sorted(generators()))
def test_each_line_of_a_generator_yields(by: str) -> None:
    recipe = fitting(by=by)
    if misfit(generators()[by], recipe.grid()):
        recipe = Recipe(size=(8, 8), by=by)
    found = [text for room, text in lines_of(recipe) if room in ROOMS]
    assert found and all("yield" in text for text in found)


@pytest.mark.parametrize("solve", sorted(solvers()))
def test_each_line_of_a_solver_yields(solve: str) -> None:
    found = lines_of(fitting(by="recursive_backtracker", solve=solve))
    rooms = [room for room, _ in found]
    assert {"solvers", "solving"} & set(rooms)
    assert all("yield" in text for room, text in found if room in ROOMS)


@pytest.mark.parametrize("more", [{"keys": "2"}, {"unicursal": 1}, {"braid": 60, "oneway": 30},
                                  {"keys": "halves"}, {"bias": 40}, {"symmetry": "mirror"}])
def test_what_passes_steps_on_is_looked_through(more: dict) -> None:
    found = lines_of(Recipe(size=(8, 8), solve="breadth_first").but(**more))
    assert {"generators", "solvers"} <= {room for room, _ in found}


def traced(recipe: Recipe) -> tuple[Player, Trace]:
    maze, steps = recipe.begin()
    player = Player(steps, MazeScene(maze))
    player.to_end()
    return player, Trace(lambda: recipe.begin()[1], player.log)


def test_forth_and_back_are_the_same_lines() -> None:
    player, trace = traced(fitting(by="prim", solve="breadth_first"))
    assert trace.reach(player.known, always)
    there = [trace.at(at) for at in range(player.known + 1)]
    assert there[0] is None and None not in there[1:]
    other = traced(fitting(by="prim", solve="breadth_first"))[1]
    for at in (9, 3, player.known, 40):
        assert other.reach(at, always)
        seen = other.at(at)
        assert seen and there[at] and seen.number == there[at].number


def test_a_reach_is_cut_into_slices() -> None:
    player, trace = traced(fitting(by="prim", solve="breadth_first"))
    turns = iter([True, False])
    assert not trace.reach(player.known, lambda: next(turns))
    assert trace.at(player.known) is None and trace.at(5)
    assert trace.reach(player.known, always) and trace.at(player.known)


def test_of_a_long_run_no_more_is_kept_than_is_looked_at(monkeypatch) -> None:
    monkeypatch.setattr("maze.tracing.KEPT", 40)
    player, trace = traced(fitting(by="prim", solve="breadth_first"))
    assert trace.reach(player.known, always)
    assert trace.at(player.known) and trace.at(10) is None
    assert trace.reach(10, always) and trace.at(10)


def test_other_steps_have_no_lines() -> None:
    player, trace = traced(fitting(by="prim"))
    trace.rerun.log = player.log[:]
    trace.rerun.log[20] += 1
    assert trace.reach(30, always) and trace.lost and trace.at(30) is None


def test_a_run_that_ends_early_is_no_error() -> None:
    player, trace = traced(fitting(by="prim"))
    assert trace.reach(player.known + 5, always) and trace.lost


def test_the_text_is_that_of_the_file() -> None:
    source = source_of(generators()["prim"].run.__code__)
    assert source and source.file == "generators/prim.py" and source.name == "prim"
    assert source.lines[0].startswith("def prim(") and source.lines[-1] == "    return maze"
    assert source_of(compile("x = 1", "nowhere.py", "exec")) is None
