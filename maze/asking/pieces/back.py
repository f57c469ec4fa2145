"""Does the search turn back now?  Asked after a piece was laid, where the reason is to be seen."""

from __future__ import annotations

from maze.asking.pieces.told import Laid, Stand, letter
from maze.asking.question import Answer, Question, question
from maze.message import Message
from maze.rng import Rng
from maze.steps import PLACE, REMOVE

ON = "It lays another piece."
BACK = "It takes the last piece away again."


def ask(laid: Laid, at: int, rng: Rng) -> Question | None:
    """Where a piece was laid by the step before."""
    if not 1 <= at < len(laid.log) or laid.verb(at - 1) != PLACE or \
            laid.verb(at) not in (PLACE, REMOVE):
        return None
    stand, back = laid.at(at), laid.verb(at) == REMOVE
    why = _stuck(laid, stand) if back else _goes_on(laid, at, stand)
    if why is None or (not back and rng.below(3)):         # to go on is so frequent
        return None
    both = [Answer(Message(ON), why, not back), Answer(Message(BACK), why, back)]
    return question("back", at, at + 1, Message("Does the search turn back now?"), both[back],
                    [both[not back]], rng)


def _goes_on(laid: Laid, at: int, stand: Stand) -> Message | None:
    if laid.recipe.order == "source":
        return Message("{letter} fits on the first empty square.",
                       letter=laid.tiling.pieces[laid.lie(at).piece].letter)
    if not all(map(stand.ways, stand.free)):
        return None
    return Message("Every empty square can still be covered.")


def _stuck(laid: Laid, stand: Stand) -> Message | None:
    """Why nothing can be laid, as far as a look at the board tells."""
    if laid.recipe.order == "source":
        return None if not stand.free or stand.ways(stand.free[0]) else Message(
            "None of the pieces that are left fits on the first empty square, {cell}.",
            cell=laid.place(stand.free[0]))
    dead = next((square for square in stand.free if not stand.ways(square)), None)
    if dead is not None:
        return Message("None of the pieces that are left can cover {cell}.", cell=laid.place(dead))
    if not laid.tiling.spare and (nowhere := stand.nowhere()):
        return Message("{letter} fits nowhere any more.", letter=letter(laid, nowhere[0]))
    odd = [size for size in stand.parts() if size % 5]
    if odd and all(piece.size == 5 for piece in laid.tiling.pieces):
        return Message("A free part has {size} squares, and pieces of five cannot fill that.",
                       size=odd[0])
    return None
