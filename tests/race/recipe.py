"""A race as data, its links, and what can be saved of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from maze.catalog import DEFAULT, Catalog
from maze.message import Message, Said
from maze.recipe import Recipe
from maze.render import maze_files
from maze.scene import MazeScene
from maze.steps import Steps, run
from maze.together import Together

UNIT = 20


@dataclass(frozen=True)
class RaceRecipe:
    """``racers`` are two generators; both begin with the same seed."""

    place_id: ClassVar[str] = "race"

    racers: tuple[str, str] = ("prim", "wilson")
    seed: str = "amber-7"

    def runs(self) -> list[tuple[Steps[Any], MazeScene]]:
        begun = [Recipe(size=(6, 5), by=by, seed=self.seed).begin() for by in self.racers]
        return [(steps, MazeScene(maze)) for maze, steps in begun]

    def begin(self) -> tuple[Together, Steps[Any]]:
        together = Together(self.runs())
        return together, together.steps()

    def picture(self) -> Any:
        return run(self.begin()[1])[0]


def encode_fields(recipe: RaceRecipe) -> dict[str, str]:
    return {"racers": ".".join(recipe.racers), "seed": recipe.seed}


def keys(catalog: Catalog) -> tuple[str, ...]:
    return ("racers", "seed")


def decode_fields(fields: Mapping[str, str],
                  catalog: Catalog = DEFAULT) -> tuple[RaceRecipe, list[Said]]:
    first, dot, second = fields.get("racers", "prim.wilson").partition(".")
    notes = [] if dot else [Message("A race has two racers.")]
    racers = (first, second) if dot else RaceRecipe.racers
    return RaceRecipe(racers, fields.get("seed", "amber-7")), notes


def words(recipe: RaceRecipe) -> list[str]:
    return ["race", *recipe.racers]


def text(picture: Any, *, solution: bool) -> str:
    return maze_files.text(picture, solution=solution)


def json(recipe: RaceRecipe, picture: Any) -> str:
    return f'{{"digest":"{picture.digest}"}}'


def layers(picture: Any, theme: Any, *, solution: bool) -> Any:
    return maze_files.layers(picture, theme, solution=solution)
