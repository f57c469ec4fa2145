"""Game: a board, pieces on it, one perhaps in the hand, and the way back.

A piece is its index in ``pieces``; it lies on the board or beside it, and keeps the orientation
it was given (``lies``).  The piece in the hand is beside the board; ``ghost`` is where it would
come to lie.  ``laid`` is the position, oldest first; every change of it can be undone, and a piece
that is lifted and laid again is one change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from maze.pentomino.board import Board
from maze.pentomino.pieces import Piece, Square
from maze.pentomino.play.legal import Verdict, obstacle, verdict
from maze.pentomino.play.turning import grip, lie_of, mirrored, standing, tipped, turned
from maze.pentomino.polyominoes import letter_of
from maze.pentomino.position import Laid, format_laid
from maze.pentomino.space import size_of, ways

State: TypeAlias = tuple[tuple[Laid, ...], tuple[int, ...]]      # laid, lies


class Game:
    """Every method that changes something returns whether it did."""

    def __init__(self, board: Board, pieces: Sequence[Piece], laid: Iterable[Laid] = ()) -> None:
        self.board, self.pieces = board, tuple(pieces)
        self.laid: tuple[Laid, ...] = tuple(laid)
        self.lies = [standing(piece.name, board.solid) for piece in self.pieces]
        for piece, squares in self.laid:
            self._see(piece, squares)
        self.hand: int | None = None
        self._lifted: tuple[State, list[State]] | None = None    # as it was before, and its future
        self._past: list[State] = []
        self._future: list[State] = []

    # --- what there is --------------------------------------------------------------------------

    def name(self, piece: int) -> str:
        return self.pieces[piece].name

    def owner(self) -> dict[Square, int]:
        """The piece on each covered square."""
        return {square: piece for piece, squares in self.laid for square in squares}

    def beside(self) -> list[int]:
        """The pieces that do not lie on the board, the one in the hand too."""
        there = {piece for piece, _ in self.laid}
        return [piece for piece in range(len(self.pieces)) if piece not in there]

    def piece_of(self, code: str) -> int | None:
        """The piece of a code that is chosen next: one beside the board, else the last laid."""
        pieces = list(enumerate(self.pieces))
        same = ([at for at, piece in pieces if piece.code == code] or
                [at for at, piece in pieces if letter_of(piece.name) == code])
        if self.hand in same:
            return self.hand
        beside = [piece for piece in same if piece in self.beside()]
        laid = [piece for piece, _ in self.laid if piece in same]
        return beside[0] if beside else laid[-1] if laid else None

    @property
    def free(self) -> int:
        """How many squares are not covered yet."""
        return self.board.area - sum(len(squares) for _, squares in self.laid)

    @property
    def solved(self) -> bool:
        return not self.board.is_open and not self.free

    def ghost(self, at: Square) -> tuple[Square, ...]:
        """Where the piece in the hand lies if it is held at a square; pushed onto the board."""
        assert self.hand is not None
        board, name, lie = self.board, self.name(self.hand), self.lies[self.hand]
        way, held = ways(name, board.solid)[lie], grip(name, lie, board.solid)
        left, low, bottom = (
            _within(place - grasp, room - size) for place, grasp, room, size in zip(
                board.cube_of(at), held, (board.across, board.rows, board.layers), size_of(way)))
        return tuple(sorted(board.square_of((x + left, y + low, layer + bottom))
                            for x, y, layer in way))

    def judge(self, squares: tuple[Square, ...]) -> Verdict:
        """Whether the piece in the hand may lie there."""
        letters = {square: self.pieces[piece].letter for square, piece in self.owner().items()}
        if self.board.is_open:
            covered = obstacle(self.board, letters, squares)
            return Verdict(not covered, covered)
        left = [self.pieces[piece] for piece in self.beside() if piece != self.hand]
        return verdict(self.board, letters, squares, left)

    def possible(self, at: Square) -> bool:
        """Whether the piece in the hand may be laid at a square, wise or not."""
        return not obstacle(self.board, self.owner(), self.ghost(at))

    # --- the hand -------------------------------------------------------------------------------

    def choose(self, piece: int) -> bool:
        """Take a piece into the hand; one that lies on the board is lifted."""
        if piece == self.hand:
            return False
        self._open_hand()
        before = self._state()
        self.laid = tuple(one for one in self.laid if one[0] != piece)
        if self.laid != before[0]:
            self._lifted = before, self._future[:]
            self._remember(before)
        self.hand = piece
        return True

    def lift(self, square: Square) -> bool:
        """Take the piece on a square into the hand."""
        piece = self.owner().get(square)
        return piece is not None and self.choose(piece)

    def turn(self, quarters: int = 1) -> bool:
        """Turn the piece in the hand clockwise."""
        if self.hand is None:
            return False
        self.lies[self.hand] = turned(self.name(self.hand), self.lies[self.hand], quarters,
                                      self.board.solid)
        return True

    def tip(self) -> bool:
        """Tip the piece in the hand over, towards us; only in space."""
        if self.hand is None or not self.board.solid:
            return False
        name, lie = self.name(self.hand), self.lies[self.hand]
        self.lies[self.hand] = tipped(name, lie)
        return True

    def mirror(self, *, upside_down: bool = False) -> bool:
        """Mirror the piece in the hand, if it may be mirrored."""
        lie = None if self.hand is None else mirrored(self.name(self.hand), self.lies[self.hand],
                                                      upside_down=upside_down,
                                                      solid=self.board.solid)
        if self.hand is None or lie is None:
            return False
        self.lies[self.hand] = lie
        return True

    def place(self, at: Square) -> bool:
        """Lay the piece in the hand where its ghost is, if it may lie there."""
        if self.hand is None:
            return False
        squares = self.ghost(at)
        if not self.judge(squares).possible:
            return False
        if self._lifted is None:
            self._remember(self._state())
        self.laid += ((self.hand, squares),)
        self.hand = self._lifted = None
        return True

    def drop_back(self) -> bool:
        """Open the hand: the piece goes back to where it was taken from."""
        if self.hand is None:
            return False
        if self._lifted is not None:
            self._past.pop()
            before, self._future = self._lifted
            self._show(before)
        self._open_hand()
        return True

    def _open_hand(self) -> None:
        self.hand = self._lifted = None

    # --- the whole position -----------------------------------------------------------------------

    def remove(self, square: Square) -> bool:
        """Take the piece on a square off the board, into nobody's hand."""
        piece = self.owner().get(square)
        return piece is not None and self.lay([one for one in self.laid if one[0] != piece])

    def lay(self, laid: Iterable[Laid]) -> bool:
        """Another position at once, as one change: a hint, a solution, an empty board."""
        laid = tuple(laid)
        self._open_hand()
        if laid == self.laid:
            return False
        self._remember(self._state())
        self.laid = laid
        for piece, squares in laid:
            self._see(piece, squares)
        return True

    def undo(self) -> bool:
        return self._travel(self._past, self._future)

    def redo(self) -> bool:
        return self._travel(self._future, self._past)

    def can_undo(self) -> bool:
        return bool(self._past)

    def can_redo(self) -> bool:
        return bool(self._future)

    def position(self) -> str:
        """The text of ``maze.pentomino.position``."""
        return format_laid(self.board, self.pieces, self.laid)

    def _see(self, piece: int, squares: Iterable[Square]) -> None:
        """A piece keeps the orientation in which it lies."""
        cubes = map(self.board.cube_of, squares)
        self.lies[piece] = lie_of(self.name(piece), cubes, self.board.solid)

    def _travel(self, back: list[State], ahead: list[State]) -> bool:
        if not back:
            return False
        self._open_hand()
        ahead.append(self._state())
        self._show(back.pop())
        return True

    def _state(self) -> State:
        return self.laid, tuple(self.lies)

    def _show(self, state: State) -> None:
        self.laid, lies = state
        self.lies[:] = lies

    def _remember(self, state: State) -> None:
        self._past.append(state)
        self._future.clear()


def _within(value: int, last: int) -> int:
    return max(0, min(value, last))
