"""Lettered: which piece is meant by a code, or by a letter that several have, as both Is."""

from __future__ import annotations

from maze.pentomino.play.game import Game
from maze.pentomino.polyominoes import letter_of


def code_of(game: Game, letter: str) -> str:
    """The code of the piece that a key chooses: of those beside the board the first, and the next
    one when it is pressed again; of those that lie there the last."""
    pieces = list(enumerate(game.pieces))
    same = ([at for at, piece in pieces if piece.letter == letter] or
            [at for at, piece in pieces if letter_of(piece.name) == letter])
    hand, aside = game.hand, [at for at in same if at in game.beside()]
    if hand is not None and hand in same:
        others = [at for at in aside if game.pieces[at].code != game.pieces[hand].code]
        aside = sorted(others, key=lambda at: (at < hand, at)) or [hand]
    laid = [piece for piece, _ in game.laid if piece in same]
    chosen = aside[:1] or laid[-1:]
    return game.pieces[chosen[0]].code if chosen else letter
