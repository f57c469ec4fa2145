"""Draws: mazes that a visitor's generator makes in a sandbox, one for each recipe of a list.

It is a proof that asks for nothing else: the steps of each run are checked as those of any proof,
and what is told are the mazes that they make.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.errors import MazeError
from maze.message import Message
from maze.passages import Maze
from maze.recipe import Recipe
from maze.registry import misfit
from maze.visitors.cases import Case
from maze.visitors.facts import Facts
from maze.visitors.judging import RUNS, TREE, generator_fault
from maze.visitors.program import GENERATORS
from maze.visitors.proving import DRAWN, Proof
from maze.visitors.replay import replayed
from maze.visitors.report import REFUTED, Report, Verdict
from maze.web.services import Browser
from maze.web.work.scheduler import Scheduler
from maze.web.writing.boxes import Boxes
from maze.web.writing.proofs import Proofs

NO_GENERATOR = Message("This program solves mazes: choose one that makes them.")


class Draws(Proofs):
    """``draw`` begins; a sandbox is open until it is over, or until ``stop``."""

    def __init__(self, browser: Browser, scheduler: Scheduler) -> None:
        boxes = Boxes(lambda hear: browser.sandbox(hear, ()), browser.later, self._heard,
                      spares=False)
        super().__init__(boxes, scheduler, self._heard)
        self._recipes: Sequence[Recipe] = ()
        self._tell: Callable[[list[Maze]], None] = lambda mazes: None
        self._over: Callable[[MazeError | None], None] = lambda error: None

    def draw(self, text: str, recipes: Sequence[Recipe], tell: Callable[[list[Maze]], None],
             over: Callable[[MazeError | None], None]) -> None:
        """Have the mazes of some recipes made by a program instead of their generator, in their
        order; ``over`` is told why there are no more of them, if something is wrong."""
        self._recipes, self._tell = recipes, tell
        self.begin(text, 0)
        self._over = over                                  # of this one, for the last was stopped

    def stop(self) -> None:
        self._over = lambda error: None
        super().stop()
        self.boxes.close()

    def plan(self, facts: Facts) -> Proof:
        return drawing(facts, self._recipes, self._tell)

    def _heard(self) -> None:
        if self.busy or not (self.report or self.wrong):
            return
        bad = self.report.refuted if self.report else []
        over, error = self._over, MazeError(bad[0].words) if bad else self.wrong
        self.stop()
        over(error)


def drawing(facts: Facts, recipes: Sequence[Recipe], tell: Callable[[list[Maze]], None]) -> Proof:
    """The mazes of some recipes, told some at a time.  It ends at the first run that fails; a maze
    that is no tree is told, too."""
    if words := _unfit(facts, recipes):
        return Report(facts.title, (Verdict(RUNS, REFUTED, words),))
    filled, last = "walls" not in facts.gives, 0
    while last < len(recipes):
        first, last = last, last + DRAWN if last else 1    # one alone at first: it may not end
        cases = [Case(recipe) for recipe in recipes[first:last]]
        mazes = []
        for case, evidence in zip(cases, (yield cases), strict=True):
            fault = generator_fault(case, evidence, facts.gives)
            if fault and fault.claim != TREE:
                return Report(facts.title, (Verdict(fault.claim, REFUTED, fault.words,
                                                    line=fault.line),))
            mazes.append(replayed(case.recipe.grid(), evidence.steps, filled=filled))
            yield []
        tell(mazes)
    return Report(facts.title, ())


def _unfit(facts: Facts, recipes: Sequence[Recipe]) -> Message | None:
    """Why a program cannot make them."""
    if facts.room != GENERATORS:
        return NO_GENERATOR
    return misfit(facts.stub, recipes[0].grid())
