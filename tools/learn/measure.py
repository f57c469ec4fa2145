"""Measure what the figures of the articles show: `python3 -m tools.learn.measure`.

The numbers are kept in measured.json beside this file, because they take a minute: how often each
edge of a board of squares was open, and how many steps boards of several sizes took.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from pathlib import Path

from maze.catalog import DEFAULT
from maze.lab.average import Average, averaging
from maze.lab.experiment import Experiment
from maze.recipe import Recipe
from maze.steps import BREATH, PHASE, SOLVING

FILE = Path(__file__).with_name("measured.json")
BOARD, MAZES = "10x8", 200
SIDES = (5, 10, 15, 20, 30)
SEEDS = 3
LEFT_OUT = {"mole"}                                        # it leaves cells out


def average(by: str, mazes: int = MAZES) -> list[int]:
    """How often each edge was open."""
    experiment = Experiment((by,), (BOARD,), mazes=mazes, seed="articles")
    found = Average(experiment)
    for part in averaging(experiment):
        if isinstance(part, array):
            found.feed(part)
    return found.opened


def steps(recipe: Recipe) -> int:
    """Of the generator, or of the solver if there is one."""
    count, counts = 0, not recipe.solve
    for step in recipe.begin()[1]:
        if step == PHASE + SOLVING:
            counts = True
        elif counts and step != BREATH:
            count += 1
    return count


def curve(room: str, id_: str, sides: Sequence[int] = SIDES) -> list[tuple[int, int]]:
    """Cells and steps, the mean of a few seeds."""
    perfect = "perfect" in DEFAULT.get(room, id_).claims
    made = {"by": id_} if room == "generators" else {
        "by": "recursive_backtracker", "solve": id_, **({} if perfect else {"braid": 30})}
    found = []
    for side in sides:
        some = [steps(Recipe(size=(side, side), seed=f"articles-{seed}").but(**made))
                for seed in range(SEEDS)]
        found.append((side * side, round(sum(some) / SEEDS)))
    return found


def main() -> None:
    generators, solvers = DEFAULT.room("generators"), DEFAULT.room("solvers")
    found = {"board": BOARD, "mazes": MAZES,
             "average": {id_: average(id_) for id_ in generators if id_ not in LEFT_OUT},
             "steps": {id_: curve(room, id_) for room, some in
                       (("generators", generators), ("solvers", solvers)) for id_ in some}}
    FILE.write_text(json.dumps(found, separators=(",", ":")).replace('],"', '],\n"') + "\n",
                    encoding="utf-8")


if __name__ == "__main__":
    main()
