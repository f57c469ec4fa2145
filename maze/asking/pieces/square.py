"""Which square is filled next?  Wrong: those that come later, or can be covered in more ways.
"""

from __future__ import annotations

from maze.asking.pieces.told import Laid, Stand
from maze.asking.question import Answer, Question, question
from maze.message import Message
from maze.pentomino.pieces import Square
from maze.rng import Rng
from maze.steps import PLACE

FLAT = "{cell} is the first empty square from the left, the lowest of its column."
UPRIGHT = "{cell} is the first empty square from the top, farthest left in its row."


def ask(laid: Laid, at: int, rng: Rng) -> Question | None:
    """Where the rule of the search decides it."""
    stand = laid.at(at)
    if at >= len(laid.log) or laid.verb(at) != PLACE or len(stand.free) < 2:
        return None
    found = _first(laid, stand) if laid.recipe.order == "source" else _fewest(laid, stand)
    if found is None or found[0].cell != laid.board.number(_of(laid, found[0])) or \
            _of(laid, found[0]) not in laid.lie(at).squares:
        return None
    right, wrong = found
    rng.shuffle(wrong)
    return question("square", at, at + 1, Message(
        "Which of these squares does the search fill next?"), right, wrong, rng)


def _of(laid: Laid, answer: Answer) -> Square:
    assert answer.cell is not None
    return laid.board.square(answer.cell)


def _answer(laid: Laid, square: Square, why: Message, *, right: bool = False) -> Answer:
    return Answer(laid.place(square), why, right, laid.board.number(square))


def _first(laid: Laid, stand: Stand) -> tuple[Answer, list[Answer]]:
    """The search in source order takes the squares by their numbers."""
    first, *others = stand.free
    upright = laid.aspect.upright
    right = _answer(laid, first, Message(UPRIGHT if upright else FLAT,
                                         cell=laid.place(first).capital()), right=True)
    by_rows = min(others, key=lambda one: (-one[1], one[0]))   # as people read
    beside = [one for one in others if abs(one[0] - first[0]) + abs(one[1] - first[1]) == 1]
    chosen = dict.fromkeys([by_rows, *beside[:1], others[len(others) // 2], others[-1]])
    return right, [_answer(laid, one, Message(
        "{cell} comes later: {first} is still empty.", cell=laid.place(one).capital(),
        first=laid.place(first))) for one in chosen]


def _fewest(laid: Laid, stand: Stand) -> tuple[Answer, list[Answer]] | None:
    """The others take the square that can be covered in the fewest ways, if it is a single one."""
    ways = {square: len(stand.ways(square)) for square in stand.free}
    first, second, *_ = sorted(ways, key=ways.__getitem__)
    if ways[first] == ways[second]:
        return None
    right = _answer(laid, first, Message(
        "{cell}: places for a piece {count}, fewer than for any other square.",
        cell=laid.place(first).capital(), count=ways[first]), right=True)
    near = sorted(ways.keys() - {first}, key=lambda one: (ways[one], one))[:6]
    lowest = min(ways.keys() - {first}, key=laid.board.number)
    return right, [_answer(laid, one, Message(
        "{cell}: places for a piece {count}; for another square there are only {fewest}.",
        cell=laid.place(one).capital(), count=ways[one], fewest=ways[first]))
        for one in dict.fromkeys([lowest, *near])]
