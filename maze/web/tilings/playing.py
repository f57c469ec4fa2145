"""GameSurface: the surface on which pieces are laid by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maze.grid import Point
from maze.message import Joined, Message, Said
from maze.pentomino.pieces import Square
from maze.pentomino.play.game import Game
from maze.pentomino.play.legal import Verdict, alone, cut_off
from maze.pentomino.position import Laid
from maze.render.layers import Label, Layer
from maze.render.position import (
    dead_layers,
    ghost_layers,
    heat_layers,
    position_layers,
    ring_layers,
)
from maze.render.theme import Theme
from maze.web.tilings.surface import Surface


class GameSurface(Surface):
    """``said`` is what has just happened; ``changed`` is called when the position has."""

    above = 1.0

    def __init__(self, game: Game, redraw: Callable[[], None],
                 changed: Callable[[], None]) -> None:
        super().__init__(game.board, redraw)
        self.game, self.changed = game, changed
        self.said: Said = ""
        self.ring: Square | None = None                    # of a hint
        self.dead = False                                  # whether dead regions are shown
        self.off = False                                   # whether a piece is dragged off it
        self.heat: dict[Square, int] = {}                  # of a piece: squares and solutions
        self._fits: tuple[object, list[Said]] = (None, [])

    # --- what is seen ---------------------------------------------------------------------------

    def layers(self, theme: Theme) -> list[Layer | Label]:
        game, aspect = self.game, self.aspect
        layers = position_layers(aspect, game.pieces, game.laid, theme)
        layers[2:2] = heat_layers(aspect, self.heat, theme)
        if self.dead:
            layers += dead_layers(aspect, self.dead_parts(), theme)
        if game.hand is not None and not self.off:
            squares = game.ghost(self.cursor)
            layers += ghost_layers(aspect, game.pieces[game.hand], squares, self.verdict(), theme)
        return layers + (ring_layers(aspect, self.ring, theme) if self.ring else [])

    def position(self) -> Sequence[Laid]:
        return self.game.laid

    def verdict(self) -> Verdict:
        """Whether the piece in the hand fits where it is."""
        return self.game.judge(self.game.ghost(self.cursor))

    def dead_parts(self) -> list[set[Square]]:
        """Regions that cannot be filled any more."""
        left = [self.game.pieces[piece] for piece in self.game.beside()]
        return cut_off(self.board, self.game.owner(), left)

    def state_of(self, square: Square) -> Said:
        piece = self.game.owner().get(square)
        if piece is not None:
            word: Said = Message("piece {letter}", letter=self.game.pieces[piece].letter)
        else:
            word = super().state_of(square)
        if self.game.hand is None:
            return word
        fits = Message("fits" if self.game.possible(square) else "does not fit")
        return Joined((word, fits), ", ")

    def names(self) -> list[Said]:
        """Kept until the position or the hand changes."""
        game = self.game
        key = (game.laid, game.hand, tuple(game.lies), self.aspect)
        if self._fits[0] != key:
            self._fits = key, super().names()
        return self._fits[1]

    # --- what people do -------------------------------------------------------------------------

    def choose(self, piece: int) -> None:
        """Take a piece into the hand; if it is in it, turn it."""
        if piece == self.game.hand:
            self.turn()
            return
        lies = piece not in self.game.beside()
        self.game.choose(piece)
        self._done(Message("Piece {letter} {state}.", letter=self._letter(piece),
                           state=Message("lifted" if lies else "in the hand")), moved=lies)

    def turn(self, quarters: int = 1) -> None:
        hand = self.game.hand
        if hand is None:
            self._done("Choose a piece first, then turn it.")
        elif self.game.turn(quarters):
            self._done(Message("{letter} turned.", letter=self._letter(hand)))

    def tip(self) -> None:
        hand = self.game.hand
        if hand is None:
            self._done("Choose a piece first, then tip it.")
        elif self.game.tip():
            self._done(Message("{letter} tipped.", letter=self._letter(hand)))

    def mirror(self) -> None:
        hand = self.game.hand
        if hand is None:
            self._done("Choose a piece first, then mirror it.")
        elif self.game.mirror(upside_down=self.aspect.upright):
            self._done(Message("{letter} mirrored.", letter=self._letter(hand)))
        else:
            self._done("Pieces may not be mirrored in this puzzle.")

    def place(self) -> None:
        """Lay the piece in the hand at the cursor."""
        hand = self.game.hand
        if hand is None:
            return
        reason = self.verdict().reason
        if self.game.place(self.cursor):
            warning = Message(", but that {reason}", reason=reason) if reason else ""
            self._done(Message("{letter} placed{warning}.", letter=self._letter(hand),
                               warning=warning), moved=True)
        else:
            self._done(Message("{letter} does not fit: {reason}.", letter=self._letter(hand),
                               reason=reason or ""))

    def pick(self) -> None:
        """Lay what is in the hand, or take what lies at the cursor."""
        piece = self.game.owner().get(self.cursor)
        if self.game.hand is not None:
            self.place()
        elif piece is not None:
            self.choose(piece)
        else:
            self._done("Choose a piece first.")

    def remove(self) -> None:
        """Take the piece at the cursor off the board."""
        piece = self.game.owner().get(self.cursor)
        if piece is not None and self.game.remove(self.cursor):
            self._done(Message("{letter} taken off.", letter=self._letter(piece)), moved=True)

    def put_back(self) -> bool:
        """Open the hand; the piece goes where it came from."""
        hand = self.game.hand
        if hand is None or not self.game.drop_back():
            return False
        self._done(Message("{letter} put back.", letter=self._letter(hand)), moved=True)
        return True

    def undo(self) -> None:
        self._done("Undone." if self.game.undo() else "Nothing to undo.", moved=True)

    def redo(self) -> None:
        self._done("Redone." if self.game.redo() else "Nothing to redo.", moved=True)

    def clear(self) -> None:
        cleared = self.game.lay([])
        self._done("Cleared. Undo brings it back." if cleared else "The board is empty.",
                   moved=True)

    def show_dead(self) -> None:
        """Hatch the regions that cannot be filled, or no longer."""
        self.dead = not self.dead
        parts = self.dead_parts()
        told = Message("{squares} cannot be filled.", squares=alone(map(len, parts))) \
            if parts else Message("No dead regions.")
        self._done(told if self.dead else "Dead regions are not shown.")

    def key(self, key: str) -> bool:
        if key in (" ", "Enter"):
            self.pick()
        elif key in ("Delete", "Backspace"):
            self.remove()
        else:
            return self.go(key)
        return True

    # --- pointers ---------------------------------------------------------------------------------

    def point(self, at: Point) -> None:
        square = self.square(at)
        if self.game.hand is not None and square not in (None, self.cursor):
            self.cursor, self.said = square or self.cursor, ""
            self.redraw()

    def carry(self, at: Point) -> None:                   # beside the board no ghost stays behind
        before, self.off = self.off, self.square(at) is None and not self.board.solid
        if before != self.off:
            self.redraw()
        self.point(at)

    def tap(self, at: Point) -> None:
        square = self.square(at)
        if square is not None:
            self.cursor = square
            self.pick()

    def take(self, at: Point) -> bool:
        square = self.square(at)
        if self.game.hand is None and square in self.game.owner():
            self.choose(self.game.owner()[square])
        return self.game.hand is not None

    def take_piece(self, code: str) -> bool:
        piece = self.game.piece_of(code)
        if piece is None:
            return False
        if piece != self.game.hand:
            self.choose(piece)
        return True

    def drop(self, at: Point, *, home: bool) -> None:
        square, hand, self.off = self.square(at), self.game.hand, False
        if square is not None:
            self.cursor = square
            self.place()
        elif home and hand is not None:
            self.game.lay(self.game.laid)                  # opens the hand, wherever it came from
            self._done(Message("{letter} put aside.", letter=self._letter(hand)), moved=True)
        else:
            self.put_back()

    def flip(self) -> bool:
        if self.game.hand is None:
            return False
        self.mirror()
        return True

    def leave(self) -> None:
        self.off = False
        self.put_back()

    def _letter(self, piece: int) -> str:
        return self.game.pieces[piece].letter

    def _done(self, said: Said, *, moved: bool = False) -> None:
        self.said = said
        if moved:
            self.ring = None
            self.heat = {}
            self.changed()
        self.redraw()
