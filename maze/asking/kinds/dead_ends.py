"""How many dead ends has the maze when it is done?  Wrong: as many as now, twice, a typical share.
"""

from __future__ import annotations

from maze.asking.question import Answer, Question, question
from maze.asking.told import Told
from maze.message import Message
from maze.rng import Rng
from maze.steps import GENERATING

SHARES = (0.1, 0.29, 0.36)          # of a backtracker, of a uniform maze, of Prim's


def ask(told: Told, at: int, rng: Rng) -> Question | None:
    """In the second half of a maze that is being made."""
    end = told.end(at)
    if told.phase(at) != GENERATING or told.recipe.walls or not end // 2 <= at < end:
        return None
    now, done = told.dead_ends(at), told.dead_ends(end)
    guesses = [now, *(round(share * len(told.grid)) for share in SHARES), 2 * done]
    wrong = [Answer(str(guess), Message(
        "There are {done} dead ends in the end, not {guess}.", done=done, guess=guess))
        for guess in dict.fromkeys(guesses) if abs(guess - done) > max(1, done // 6)]
    right = Answer(str(done), Message(
        "Now there are {now} dead ends, in the end {done}.", now=now, done=done), True)
    return question("dead_ends", at, end, Message(
        "How many dead ends will the maze have when it is done?"), right, wrong, rng)
