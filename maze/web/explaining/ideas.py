"""Ideas: which algorithm is at work in a phase, its name and what it does in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from maze.message import Joined, Message, Said, joined
from maze.pentomino.recipe import orders
from maze.recipe import Recipe
from maze.registry import CLAIMS, Entry
from maze.scene import MazeScene
from maze.share import AnyRecipe
from maze.steps import ANSWER, GENERATING, SOLVING
from maze.words import PHASE


class Idea(NamedTuple):
    """``run`` is the function that makes the steps, if one does alone."""

    title: str
    text: Said
    run: Callable[..., Any] | None = None


DRAWN = Idea("Drawn by hand", "These walls were drawn one by one; no algorithm has made them.")


def idea_now(recipe: AnyRecipe, scene: object) -> Idea:
    """What is at work where a scene stands."""
    if not isinstance(recipe, Recipe):
        return _idea(orders(recipe.catalog)[recipe.order])
    phase = scene.phase if isinstance(scene, MazeScene) else GENERATING
    if phase in (SOLVING, ANSWER) and recipe.solver:
        return _solver(recipe.solver)
    if phase == GENERATING:
        return DRAWN if recipe.walls else _idea(recipe.generator)
    name = recipe.catalog.phases[phase]
    if entry := recipe.catalog.room("transforms").get(name):
        return Idea(entry.title, entry.summary, entry.run)
    return Idea(_title(name), PHASE[name])


def _idea(entry: Entry) -> Idea:
    return Idea(entry.title, entry.idea or entry.summary, entry.run)


def _solver(entry: Entry) -> Idea:
    """With what it guarantees."""
    idea = _idea(entry)
    claims = joined([Message(CLAIMS[claim]) for claim in entry.claims], "; ").capital()
    return idea._replace(text=joined([Message(entry.idea or entry.summary),
                                      Joined((claims, "."), "")])) if claims else idea


def _title(phase: str) -> str:
    return {"entrances": "Entrances", "keys": "Keys and doors"}.get(phase, "Transform")
