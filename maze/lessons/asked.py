"""Asked: the question of a moment as it is put, its answers checked on the true run."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from maze.errors import MisfitError
from maze.grid import Cell
from maze.lessons.facts import FACTS, count
from maze.lessons.lesson import ANYTHING, CHOICE, END, MOST_CELLS, NUMBER, Ask, Moment
from maze.message import Grouped, Message, Said
from maze.progress import Progress, Work, finish
from maze.recipe import Recipe
from maze.rng import Rng
from maze.steps import Step

AHEAD = 400                                                # steps in which a question is looked for
MOST_STEPS = 200_000                                       # of a run that is read as a whole


class Reply(NamedTuple):
    """An answer: see ``maze.asking.question.Answer``, which is one of these where the run is asked.
    """

    said: Said
    why: Message
    right: bool = False
    cell: Cell | None = None


@dataclass(frozen=True)
class Asked:
    """A question that can be put: ``answers`` to choose from, or a ``number`` to be typed.

    at     the step at which it is put, and beyond which nothing is shown before it is answered
    seen   the step that shows that the answer is right
    """

    text: Said
    answers: tuple[Any, ...]
    at: int
    seen: int
    number: int | None = None

    def says(self, number: int) -> Reply:
        """What is said to a number that somebody has typed."""
        if number == self.number:
            return Reply(str(number), Message("It is {number}.", number=number), True)
        why = "It is more than {number}." if number < (self.number or 0) else \
            "It is less than {number}."
        return Reply(str(number), Message(why, number=number))


def asked(moment: Moment, log: Sequence[Step] = ()) -> Asked:
    """The question of a moment; ``log`` has the steps of its finished run, if they are known.

    Raises MazeError if the run has no answer to it.
    """
    return finish(asking(moment, log))


def asking(moment: Moment, log: Sequence[Step] = ()) -> Work[Asked]:
    """The same in slices of work."""
    assert moment.ask
    ask = moment.ask
    if ask.kind == CHOICE:
        return _chosen(ask, moment.at, moment.at)
    recipe = moment.recipe
    if isinstance(recipe, Recipe) and len(recipe.grid()) > MOST_CELLS:
        raise MisfitError("Questions are asked about mazes of up to {most} cells.",
                          most=MOST_CELLS)
    if not log:
        log = array("i", islice(recipe.begin()[1], MOST_STEPS + 1))
    if len(log) > MOST_STEPS:
        raise MisfitError("Questions are asked about runs of up to {most} steps.",
                          most=Grouped(MOST_STEPS))
    at = len(log) if moment.at == END else min(moment.at, len(log))
    if ask.kind == NUMBER:
        number = count(ask.what, recipe, log)
        if number is None:
            raise MisfitError("This picture has no number of {what}.", what=FACTS[ask.what][0])
        return Asked(written(ask.text), (), at, at, number)
    if not isinstance(recipe, Recipe):
        raise MisfitError("Questions from the run are asked about mazes; this is a board.")
    return (yield from _of_run(ask.what, recipe, log, at))


def written(text: str) -> Message:
    """What somebody has written, as a value: it is not translated, and a gap in it is none."""
    return Message("{text}", text=text)


def _chosen(ask: Ask, at: int, seen: int) -> Asked:
    """Answers that somebody has written stand in the order in which they were written."""
    answers = tuple(Reply(written(one.text), written(one.why), at_ == ask.right)
                    for at_, one in enumerate(ask.answers))
    return Asked(written(ask.text), answers, at, seen)


def _of_run(what: str, recipe: Recipe, log: Sequence[Step], at: int) -> Work[Asked]:
    """The first question of a kind from a step on: the run decides where there is one.

    What makes it comes with the sources on the page, so it is imported here.
    """
    known: Any = import_module("maze.asking.moments").KINDS
    told: Any = import_module("maze.asking.told").Told(recipe, log)
    kinds = tuple(known) if what == ANYTHING else (what,)
    rng = Rng(f"lesson {recipe.seed} {at}")
    for step in range(max(1, at), min(at + AHEAD, len(log)) + 1):
        yield Progress("Making questions")
        for kind in kinds:
            if step < len(log) or kind == "texture":
                found = known[kind](told, step, rng)
                if found:
                    return Asked(found.text, found.answers, found.at, found.seen)
    raise MisfitError("Nothing of that kind can be asked at this step or soon after it.")
