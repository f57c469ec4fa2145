"""OwnSet: a set of pieces being drawn, one piece after the other, on a small sheet.

``squares`` are those of the piece that is drawn just now; ``pieces`` are the pieces of the set, and
how many there are of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maze.message import Joined, Message, Said
from maze.pentomino.board import MAX_SIDE, Board, fitting_heights
from maze.pentomino.counted import counted_squares, cover
from maze.pentomino.drawn import LETTERS, LONGEST, name_of, unfit
from maze.pentomino.pieces import MANY, Piece, Square, area_of, letter_for, thickness
from maze.pentomino.polyominoes import BACK, normal, orientations

SHEET = Board(LONGEST, LONGEST)


class OwnSet:
    """Every method that changes something returns whether it did."""

    def __init__(self, pieces: Iterable[Piece] = (), one_sided: bool = False) -> None:
        self.one_sided = one_sided
        self.squares: set[Square] = set()
        self.counts: dict[Piece, int] = {}
        for piece in pieces:
            self.counts[piece] = self.counts.get(piece, 0) + 1

    @property
    def kinds(self) -> list[Piece]:
        """Each piece once."""
        return list(self.counts)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Each piece as often as it is in the set."""
        return tuple(piece for piece, count in self.counts.items() for _ in range(count))

    # --- the sheet --------------------------------------------------------------------------------

    def paint(self, squares: Iterable[Square], fill: bool) -> bool:
        """Draw squares of the sheet, or wipe them."""
        some = {square for square in squares if SHEET.has(square)}
        before = len(self.squares)
        self.squares = self.squares | some if fill else self.squares - some
        return len(self.squares) != before

    def problem(self) -> Message | None:
        """Why what is drawn cannot be added to the set, as a sentence."""
        if sum(self.counts.values()) >= MANY:
            return Message("A set has at most {most} pieces.", most=MANY)
        return unfit(self.squares)

    def drawn(self) -> Piece | None:
        """The piece that is drawn, by the letter that it will have; None if it is none."""
        if unfit(self.squares):
            return None
        name = name_of(self.squares, self.one_sided)
        known = next((piece for piece in self.counts if piece.name == name), None)
        return known or Piece(letter_for(name) or self._free_letter(), name)

    def _free_letter(self) -> str:
        taken = {piece.letter for piece in self.counts}
        again = LETTERS[len(self.counts) % len(LETTERS)]   # of more kinds than there are letters
        return next((letter for letter in LETTERS if letter not in taken), again)

    # --- the set ----------------------------------------------------------------------------------

    def add(self) -> bool:
        """Take what is drawn into the set; the sheet is empty then."""
        piece = self.drawn()
        if self.problem() or piece is None:
            return False
        self.counts[piece] = self.counts.get(piece, 0) + 1
        self.squares = set()
        return True

    def more(self, at: int) -> bool:
        """One more of a kind."""
        piece = self.kinds[at]
        if sum(self.counts.values()) >= MANY:
            return False
        self.counts[piece] += 1
        return True

    def less(self, at: int) -> bool:
        """One less of a kind; the last one goes for good."""
        piece = self.kinds[at]
        self.counts[piece] -= 1
        if not self.counts[piece]:
            del self.counts[piece]
        return True

    def redraw(self, at: int) -> bool:
        """Take a kind out of the set, all copies of it, and onto the sheet."""
        piece = self.kinds[at]
        shape = orientations(piece.name)[0]
        across, up = (1 + max(square[axis] for square in shape) for axis in (0, 1))
        left, low = (LONGEST - across) // 2, (LONGEST - up) // 2
        self.squares = {(x + left, y + low) for x, y in shape}
        del self.counts[piece]
        return True

    def clear(self) -> bool:
        before, self.counts = self.counts, {}
        return bool(before)

    # --- in words ---------------------------------------------------------------------------------

    def said(self) -> Said:
        """What is drawn on the sheet."""
        problem, piece = self.problem(), self.drawn()
        if not self.squares:
            return Message("Tap squares, or drag over them, to draw a piece.")
        if problem or piece is None:
            return problem or ""
        squares = counted_squares(len(self.squares))
        if piece in self.counts:
            return Message("Piece {letter}: {squares}. It is in the set already and becomes one "
                           "more.", letter=piece.letter, squares=squares)
        return Message("Piece {letter}: {squares}.", letter=piece.letter, squares=squares)

    def covered(self) -> Said:
        """How much the set covers."""
        if not self.counts:
            return Message("The set is empty.")
        return Joined((cover(len(self.pieces), area_of(self.pieces)), "."), "")

    def boards(self, shown: Board) -> dict[str, Board]:
        """The boards that the set may fill by its area, by their text: the one that is shown, then
        rectangles, the squarest first."""
        pieces = self.pieces
        if not pieces:
            return {}
        area, thick = area_of(pieces), max(thickness(piece.name) for piece in pieces)
        found = {str(shown): shown} if shown.area == area and not shown.is_open else {}
        if shown.solid and any(piece.name[-1] == BACK for piece in pieces):
            found = {}
        for height in reversed(fitting_heights(pieces)):
            if thick <= height <= area // height <= MAX_SIDE:
                found.setdefault(f"{height}x{area // height}", Board(height, area // height))
        return found


def seen(piece: Piece) -> Sequence[Square]:
    """A piece as it is shown in a list: as wide as it can lie."""
    return normal(min(orientations(piece.name), key=lambda squares: max(y for _, y in squares)))
