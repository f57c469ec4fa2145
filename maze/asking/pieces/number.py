"""In how many ways can a square be covered?  Wrong: the number of pieces, used pieces counted too.
"""

from __future__ import annotations

from maze.asking.pieces.told import Laid, Stand, letter
from maze.asking.question import Answer, Question, question
from maze.message import Message, some
from maze.rng import Rng
from maze.steps import PLACE

MOST = 9                                                   # ways that somebody would count


def ask(laid: Laid, at: int, rng: Rng) -> Question | None:
    """Of the square that is covered next."""
    stand = laid.at(at)
    if at >= len(laid.log) or laid.verb(at) != PLACE:
        return None
    square = min(laid.lie(at).squares, key=lambda one: len(stand.ways(one)))
    count, names = len(stand.ways(square)), stand.names(square)
    if not 2 <= count <= MOST:
        return None
    every = Stand(laid, [])
    every.filled = stand.filled
    guesses = [len(names), len(every.ways(square)), count + 1, count - 1, count + 2]
    why = Message("Places in which a piece covers it: {count}, of these pieces: {pieces}.",
                  count=count, pieces=some([letter(laid, name) for name in names], len(names)))
    wrong = [Answer(str(guess), why) for guess in dict.fromkeys(guesses) if guess != count]
    return question("number", at, at, Message(
        "In how many ways can the pieces that are left cover the marked square?"),
        Answer(str(count), why, True), wrong, rng, laid.board.number(square))
