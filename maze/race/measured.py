"""What a race becomes if each entrant does it many times: an experiment of the lab."""

from __future__ import annotations

from maze.errors import MisfitError
from maze.ingredients import Ingredients, changes
from maze.lab.experiment import MAZES, Experiment
from maze.race.recipe import RaceRecipe

SEED = 34                                                  # characters, before the number of a maze


def experiment_of(race: RaceRecipe, mazes: int = MAZES.default) -> Experiment:
    """The same algorithms on the same board, with the seeds that follow.  Raises MazeError."""
    base: Ingredients = race.base
    if race.kind == "searches" or base.walls or base.mask or base.cut or base.hide:
        raise MisfitError("Only mazes that are made by chance can be measured many times.")
    known = changes(base.catalog)
    change = "_".join(f"{key}.{known[key].format(value)}" for key, value in base.asked().items())
    size = "x".join(map(str, base.size))
    common = {"boards": (f"{base.shape}.{size}",), "changes": (change,)}
    if race.kind == "generators":
        by = tuple(_named(one.by, one.opt) for one in race.entrants if isinstance(one, Ingredients))
        return Experiment(by=by, mazes=mazes, seed=base.seed[:SEED], catalog=base.catalog, **common)
    solve = tuple(_named(one.solve, one.sopt) for one in race.entrants
                  if isinstance(one, Ingredients))
    return Experiment(by=(_named(base.by, base.opt),), solve=solve, mazes=mazes,
                      seed=base.seed[:SEED], catalog=base.catalog, **common)


def _named(id_: str, options: tuple[tuple[str, str], ...]) -> str:
    """An algorithm with its options, as an experiment has it."""
    given = "_".join(f"{name}.{text}" for name, text in options)
    return f"{id_}.{given}" if given else id_
