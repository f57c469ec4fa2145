"""Counting: all solutions of a puzzle, found on the page or, if there are many, by a worker."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from maze.errors import MazeError
from maze.jobs import Job
from maze.pentomino.engines.answers import Answers
from maze.pentomino.engines.choice import estimate
from maze.pentomino.engines.delivered import unpacked
from maze.pentomino.engines.index import MOST
from maze.pentomino.engines.symmetry import classes, tells_hands_apart, turned_only
from maze.pentomino.fields import encode_fields
from maze.pentomino.play.oracle import Oracle
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Work
from maze.web.tilings.library import PARTS, Library

NAME = "tally"
WORTH = 1.5                                                # seconds expected: see docs/worker.md


class Counted(NamedTuple):
    """The numbers of the solutions that stand for their classes, and how many classes there are if
    mirrored solutions count as different; 0 where that is not counted."""

    distinct: list[int]
    turned: int = 0


class Counting:
    """One count at a time."""

    def __init__(self, library: Library) -> None:
        self.works, self.scheduler, self.library = library.works, library.scheduler, library

    def begin(self, oracle: Oracle, recipe: TilingRecipe, done: Callable[[Counted], None],
              told: Callable[[Any], None]) -> None:
        """Find all solutions of an oracle's puzzle, which is that of a recipe.

        ``done`` gets their classes; ``told`` gets progress.
        """
        if self.library.has_begun(oracle) or not _is_heavy(oracle):
            self.scheduler.begin(NAME, self._here(oracle), done, told)
            return

        def arrived(result: bytes) -> None:
            self.scheduler.begin(NAME, self._adopted(oracle, result), done)

        def failed(error: Exception) -> None:
            if not isinstance(error, MazeError):
                self.works.failed(error)
            else:                                          # they are too many to keep
                self.library.give_up(oracle)
                done(Counted([]))

        fields = encode_fields(recipe)
        arguments = {part: fields[part] for part in PARTS if part in fields}
        self.works.begin(NAME, Job("tilings", json.dumps(arguments)), arrived, told, failed,
                         heavy=True)

    @property
    def busy(self) -> bool:
        return self.works.busy(NAME) or self.scheduler.busy(NAME)

    def cancel(self) -> bool:
        """Stop; returns whether what was done so far is kept."""
        kept = not self.works.busy(NAME)
        self.works.cancel(NAME)
        self.scheduler.cancel(NAME)
        return kept

    def _here(self, oracle: Oracle) -> Work[Counted]:
        """On the page, by the oracle itself."""
        yield from self.library.work(oracle)
        answers = oracle.answers
        if answers is None or not 0 < answers.count <= MOST:
            return Counted([])
        if oracle.distinct is None:
            oracle.distinct = yield from classes(oracle.puzzle, answers.all())
        return (yield from _compared(answers, oracle.distinct))

    def _adopted(self, oracle: Oracle, result: bytes) -> Work[Counted]:
        """From what a worker has found."""
        answers, distinct = yield from unpacked(oracle.puzzle, result)
        self.library.adopt(oracle, answers)
        oracle.distinct = distinct
        return (yield from _compared(answers, distinct))


def _compared(answers: Answers, distinct: list[int]) -> Work[Counted]:
    """Count without mirrors, too, where that makes a difference."""
    if not distinct or not tells_hands_apart(answers.puzzle):
        return Counted(distinct)
    return Counted(distinct, (yield from turned_only(answers.puzzle,
                                                     list(map(answers.nth, distinct)))))


def _is_heavy(oracle: Oracle) -> bool:
    engine, cost = estimate(oracle.puzzle)
    return engine != "algorithm_x" and cost.seconds >= WORTH               # a search is given up
