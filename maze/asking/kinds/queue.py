"""Which cell is next in the queue?  Wrong: others that wait, as if it were a stack or unordered."""

from __future__ import annotations

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told, verb_of
from maze.message import Message
from maze.rng import Rng
from maze.steps import FILL, MASK, VISIT, WALK
from maze.words import place


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where the step after it takes the first of three cells or more."""
    entry, queue = told.entry(at), told.held(at).get("queue", ())
    step = told.log[at]
    if not entry or len(queue) < 3 or step & MASK != queue[0] or verb_of(step) not in (
            VISIT, WALK, FILL):
        return None
    grid = told.grid
    right = Answer(place(grid, queue[0]), Message(
        "{cell} is the first in the queue.", cell=place(grid, queue[0]).capital()), True, queue[0])
    wrong = [Answer(place(grid, cell), Message(
        "{cell} waits: it is number {number} in the queue.", cell=place(grid, cell).capital(),
        number=number), cell=cell) for number, cell in enumerate(queue[1:], 2)]
    return question("queue", at, at + 1, Message("Which cell does the search take next?"),
                    right, [wrong[0], wrong[-1], *wrong[1:-1][:1]] if len(wrong) > 2 else wrong,
                    rng)
