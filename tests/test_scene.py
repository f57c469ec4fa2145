"""Scenes: a true picture after every step, with words for it."""

from __future__ import annotations

import re

import pytest

from maze.marks import BLANK, FLOOD, LOOKS, MARKS, ONCE, TONES, VISITED, look_of, looks_of
from maze.recipe import Recipe, generators, solvers
from maze.scene import MazeScene
from maze.steps import CARVE, PATH, PHASE, SHIFT, describe, number, verb


@pytest.mark.parametrize("by", sorted(generators()))
def test_scene_follows_maze_step_by_step(by: str) -> None:
    maze, steps = Recipe(size=(7, 6), by=by).begin()
    scene = MazeScene(maze)
    for step in steps:
        scene.apply(step)
        assert scene.open == maze.open
        words = str(scene.sentence(step))
        assert words[0].isupper() and words.endswith(".")
        assert 0 <= scene.head < len(maze.grid)


def test_solving_begins_on_a_clean_board_and_ends_with_the_path() -> None:
    maze, steps = Recipe(size=(7, 6), solve="breadth_first").begin()
    scene, phases = MazeScene(maze), []
    for step in steps:
        scene.apply(step)
        if verb(step) == "phase":
            phases.append(number(step))
            if len(phases) == 1:
                assert set(scene.marks) == {BLANK}
    assert phases == [1, 2]
    assert scene.path[0] == 0 and scene.path[-1] == 41
    assert scene.marks[0] == ONCE


def test_dirty_cells_are_those_that_changed() -> None:
    maze, steps = Recipe(size=(5, 5), by="prim").begin()
    scene = MazeScene(maze)
    assert scene.take_dirty() is None
    for step in steps:
        marks, opened = bytes(scene.marks), bytes(scene.open)
        scene.apply(step)
        changed = {cell for cell in range(25) if marks[cell] != scene.marks[cell]}
        for edge in range(maze.grid.edges):
            if opened[edge] != scene.open[edge]:
                changed |= set(maze.grid.joins[edge])
        dirty = scene.take_dirty()
        assert dirty is not None and changed <= dirty and len(dirty) <= 4


def test_steps_describe_themselves() -> None:
    assert [describe(CARVE + 12), describe(PATH + 3), describe(PHASE + 1)] == \
        ["carve 12", "path 3", "phase 1"]
    assert PHASE >> SHIFT == 8


@pytest.mark.parametrize("solve", sorted(solvers()))
def test_each_step_of_a_solver_has_a_sentence(solve: str) -> None:
    recipe = Recipe(size=(8, 7), by="recursive_backtracker", solve=solve)
    maze, steps = recipe.begin()
    scene = MazeScene(maze, recipe.words)
    said = set()
    for step in steps:
        scene.apply(step)
        words = str(scene.sentence(step))
        assert words[0].isupper() and words.endswith(".") and "{" not in words
        if "row" in words:
            assert re.search(r"[Rr]ow \d+, column \d+", words)
        said.add(re.sub(r"\d+", "0", words))
    assert len(said) >= 4


def test_the_same_mark_means_what_the_solver_means_by_it() -> None:
    def said(solve: str) -> set[str]:
        recipe = Recipe(size=(6, 6), by="wilson", solve=solve)
        maze, steps = recipe.begin()
        scene, found = MazeScene(maze, recipe.words), set()
        for step in steps:
            scene.apply(step)
            if verb(step) == "once":
                found.add(re.sub(r"[Rr]ow \d+, column \d+", "…", str(scene.sentence(step))))
        return found

    assert said("breadth_first") == {"… lies on a shortest path."}
    assert said("tremaux") == {"One mark at …."}
    assert said("wall_follower_left") == {"The walker comes to …."}


def test_a_search_gives_its_cells_tones_in_their_order() -> None:
    maze, steps = Recipe(size=(7, 6), solve="breadth_first").begin()
    scene, order = MazeScene(maze), []
    for step in steps:
        scene.apply(step)
        if verb(step) == "phase" and number(step) == 1:
            assert not any(scene.tones)
            order = []
        elif verb(step) == "visit":
            order.append(number(step))
    assert scene.tones[order[0]] == 1
    assert [scene.tones[cell] for cell in order] == \
        [1 + at * TONES // 42 for at in range(len(order))]
    assert {cell for cell in range(42) if scene.tones[cell]} == set(order)


def test_going_back_restores_the_tones() -> None:
    maze, steps = Recipe(size=(7, 6), solve="breadth_first").begin()
    scene = MazeScene(maze)
    for step in steps:
        scene.apply(step)
    saved, tones = scene.save(), bytes(scene.tones)
    scene.tones[:] = bytes(42)
    scene.load(saved)
    assert bytes(scene.tones) == tones and max(tones) > 1


def test_looks_of_many_cells_are_those_of_each() -> None:
    marks = bytes(mark for mark in range(len(MARKS)) for _ in range(TONES + 1))
    tones = bytes(range(TONES + 1)) * len(MARKS)
    looks = looks_of(marks, tones)
    assert looks == bytes(map(look_of, marks, tones))
    assert looks[:2] == bytes([BLANK, BLANK]) and max(looks) == LOOKS - 1
    assert looks[TONES + 1] == VISITED and looks[TONES + 2] == FLOOD + 1
