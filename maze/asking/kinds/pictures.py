"""Which of four pictures comes next?  Wrong: steps that break a rule of what is at work.

Each picture is the board with one more step. The mistakes are those of ``mistakes.py``.
"""

from __future__ import annotations

from maze.asking.kinds import mistakes
from maze.asking.question import Question, question
from maze.asking.told import Told, verb_of
from maze.message import Message
from maze.rng import Rng
from maze.steps import BUILD, CARVE, FILL, GENERATING, SOLVING, VISIT

FEWEST = 3                                                 # wrong pictures
FINDERS = {(GENERATING, CARVE): mistakes.growing, (GENERATING, BUILD): mistakes.walling,
           (SOLVING, VISIT): mistakes.searching, (SOLVING, FILL): mistakes.filling}


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """Where three mistakes can be made instead of the step after it."""
    find = FINDERS.get((told.phase(at), verb_of(told.log[at])))
    if not find or not told.entry(at):
        return None
    found = find(told, at, rng)
    if found is None:
        return None
    right, wrong = found
    wrong = list({one.steps: one for one in wrong if one.steps != right.steps}.values())
    if len(wrong) < FEWEST:
        return None
    return question("pictures", at, at + 1, Message("Which of these pictures comes next?"),
                    right, wrong[:FEWEST], rng)

