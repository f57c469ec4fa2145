"""Which algorithm made this maze?  Wrong: others that make another maze of this very seed."""

from __future__ import annotations

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told
from maze.errors import MazeError
from maze.message import Message
from maze.recipe import Recipe
from maze.registry import Entry
from maze.rng import Rng
from maze.steps import GENERATING


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """At the end of a maze that was made by an algorithm."""
    if told.phase(at) != GENERATING or told.recipe.walls or at != told.end(at):
        return None
    entry, recipe = told.recipe.generator, told.recipe
    others = [other for other in recipe.catalog.room("generators").values()
              if other.group != entry.group]
    rng.shuffle(others)
    made, wrong = told.open(at), list[Answer]()
    for other in others:
        if len(wrong) < 3 and _differs(recipe, other, made):
            wrong.append(Answer(Message(other.title), Message(
                "With this seed, {title} makes another maze.", title=Message(other.title))))
    right = Answer(Message(entry.title), Message("It was {title}: {summary}", title=Message(
        entry.title), summary=Message(entry.summary)), True)
    return question("texture", at, at, Message("Which algorithm has made this maze?"), right,
                    wrong, rng)


def _differs(recipe: Recipe, other: Entry, made: bytearray) -> bool:
    """Whether another algorithm fits this grid and makes another maze."""
    try:
        maze = Recipe(shape=recipe.shape, size=recipe.size, mask=recipe.mask, by=other.id,
                      seed=recipe.seed, catalog=recipe.catalog).picture().maze
    except MazeError:
        return False
    return bytes(maze.open) != bytes(made)
