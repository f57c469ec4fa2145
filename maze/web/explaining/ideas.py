"""Ideas: which algorithm is at work in a phase of a maze, and what it does in plain words."""

from __future__ import annotations

from maze.message import Joined, Message, joined
from maze.recipe import Recipe
from maze.registry import CLAIMS, Entry
from maze.steps import GENERATING, SEARCHING
from maze.web.explaining.idea import Idea, idea_of
from maze.web.mazes.runs import MazeRun
from maze.words import PHASE

LARGEST = 10_000                                           # cells; beyond, a second run is too long
DRAWN = Idea("Drawn by hand", "Walls of this maze were opened and closed by hand, one by one.")


def idea_now(recipe: Recipe, phase: int) -> Idea:
    """What is at work in a phase of a maze."""
    if phase in SEARCHING and recipe.solver:
        return _solver(recipe.solver)
    if phase == GENERATING:
        return DRAWN if recipe.walls else idea_of(recipe.generator)
    name = recipe.catalog.phases[phase]
    if entry := recipe.catalog.room("transforms").get(name):
        return Idea(entry.title, entry.summary, entry.run)
    return Idea(_title(name), PHASE[name])


def worth_showing(run: MazeRun) -> bool:
    """Whether an algorithm is in the middle of its work, on a board that can be followed."""
    player = run.player
    return bool(player.position and not player.at_end
                and len(run.drawing.scene.grid) <= LARGEST)


def _solver(entry: Entry) -> Idea:
    """With what it guarantees."""
    idea = idea_of(entry)
    claims = joined([Message(CLAIMS[claim]) for claim in entry.claims], "; ").capital()
    return idea._replace(text=joined([Message(entry.idea or entry.summary),
                                      Joined((claims, "."), "")])) if claims else idea


def _title(phase: str) -> str:
    return {"entrances": "Entrances", "keys": "Keys and doors"}.get(phase, "Transform")
