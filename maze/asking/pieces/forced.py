"""Which piece is forced?  Wrong: pieces that are left, and cannot cover the marked square."""

from __future__ import annotations

from maze.asking.pieces.told import Laid, letter, of_piece
from maze.asking.question import Question, question
from maze.message import Message
from maze.rng import Rng


def ask(laid: Laid, at: int, rng: Rng) -> Question | None:
    """Where a single piece can cover a square."""
    stand = laid.at(at)
    if len(stand.left) < 2:
        return None
    forced = [square for square in stand.free if len(stand.names(square)) == 1]
    if not forced:
        return None
    square = rng.pick(forced)
    (name,) = stand.names(square)
    wrong = [of_piece(laid, other, Message(
        "{letter} cannot cover it: it would lie on another piece or beyond the board.",
        letter=letter(laid, other))) for other in stand.left if other != name]
    right = of_piece(laid, name, Message("Of the pieces that are left, only {letter} can cover it.",
                                         letter=letter(laid, name)), right=True)
    return question("forced", at, at, Message(
        "Only one of the pieces that are left can cover the marked square. Which one?"), right,
        wrong, rng, laid.board.number(square))
