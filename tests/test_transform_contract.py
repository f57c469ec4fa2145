"""What every transform promises, on every shape: an entry added tomorrow is tested tomorrow."""

from __future__ import annotations

import pytest

from maze.catalog import DEFAULT, transforms
from maze.conflicts import problem
from maze.recipe import Recipe, shapes
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.steps import PHASE, SHIFT
from tests.boards import small
from tools.samples import changing

ASKED = [(entry.id, param.name, text) for entry in transforms().values()
         for param in entry.params for text in changing(param)]


def changed(shape: str, key: str, text: str) -> Recipe | None:
    """A small maze with one change; None if the shape refuses it."""
    recipe = Recipe(shape, small(shape), seed="b").but(**{key: DEFAULT.keys[key].parse(text)})
    return recipe if problem(recipe, recipe.grid()) is None else None


def on_shapes(key: str, text: str) -> list[Recipe]:
    """Squares of even and odd sides, and every shape of some dozens of cells."""
    squares = [Recipe(size=size).but(**{key: DEFAULT.keys[key].parse(text)})
               for size in ((8, 6), (9, 7))]
    found = [*filter(None, (changed(shape, key, text) for shape in shapes())),
             *(recipe for recipe in squares if problem(recipe, recipe.grid()) is None)]
    assert found, "no shape has it"
    return found


@pytest.mark.parametrize(("name", "key", "text"), ASKED)
def test_the_steps_of_a_change_are_the_maze(name: str, key: str, text: str) -> None:
    phase = PHASE + DEFAULT.phases.index(name)
    for recipe in on_shapes(key, text):
        maze, steps = recipe.begin()
        scene, seen = MazeScene(maze, recipe.words), []
        for step in steps:
            scene.apply(step)
            assert scene.open == maze.open and scene.arrows == maze.arrows, (
                f"maze/transforms/{name}.py: yield PHASE, then each change after it was made")
            assert str(scene.sentence(step))[-1] == "."
            seen.append(step)
        phases = [step for step in seen if step >> SHIFT == PHASE >> SHIFT]
        assert phases in ([phase], [])
        assert not phases or seen[-1] != phase, (
            f"maze/transforms/{name}.py: yield PHASE only if there is something to change")
        picture = recipe.picture()
        assert bytes(picture.maze.open) == bytes(maze.open)
        assert picture.digest == recipe.picture().digest


@pytest.mark.parametrize(("name", "key", "text"), ASKED)
def test_a_link_keeps_the_change(name: str, key: str, text: str) -> None:
    for recipe in on_shapes(key, text):
        decoded = decode(encode(recipe))
        assert decoded.recipe == recipe and decoded.notes == []
