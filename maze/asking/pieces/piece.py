"""Which piece is tried next?  Wrong: pieces that come later in the order, or do not fit."""

from __future__ import annotations

from maze.asking.pieces.told import Laid, letter, of_piece
from maze.asking.question import Question, question
from maze.message import Message
from maze.rng import Rng
from maze.steps import PLACE


def ask(laid: Laid, at: int, rng: Rng) -> Question | None:
    """Of a search in the order of the pieces, at a square that nothing was tried on."""
    if laid.recipe.order != "source" or not 1 <= at < len(laid.log) or \
            not laid.verb(at - 1) == laid.verb(at) == PLACE:
        return None
    stand, name = laid.at(at), laid.tiling.pieces[laid.lie(at).piece].name
    fits = stand.names(stand.free[0])
    if len(stand.left) < 2 or name != next(one for one in stand.left if one in fits):
        return None                                        # the run says otherwise
    wrong = [of_piece(laid, other, Message(
        "{letter} fits there, too, but {first} comes earlier in the order.",
        letter=letter(laid, other), first=letter(laid, name))) for other in fits if other != name]
    wrong += [of_piece(laid, other, Message("{letter} does not fit there.",
                                            letter=letter(laid, other)))
              for other in stand.left if other not in fits]    # those that tempt stand first
    right = of_piece(laid, name, Message("{letter} is the first in the order that fits there.",
                                         letter=letter(laid, name)), right=True)
    return question("piece", at, at + 1, Message(
        "The search fills the marked square next. Which piece does it lay there?"), right,
        wrong[:3], rng, laid.board.number(stand.free[0]))
