"""Palette: a box for every kind of piece, with its drawing, its letter and its state.  Pure.

Every box shows five by five squares (six for longer pieces), with the piece in the orientation it
has, in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maze.pentomino.board import Board
from maze.pentomino.pieces import NAMES, Piece, all_letters, is_one_sided, parse_piece
from maze.pentomino.play.game import Game
from maze.pentomino.play.turning import standing
from maze.pentomino.space import size_of, ways
from maze.render.paths import number
from maze.render.piece import like, outline


class PaletteBox(NamedTuple):
    """``state``: aside, hand, placed or absent; ``style`` is the pentomino whose color it has.

    ``pressed`` tells whether the button is down: taken in, or in the hand.
    """

    code: str
    letter: str
    style: str
    view: str
    path: str
    state: str
    words: str
    pressed: bool
    times: str = ""                                        # how often it is there, if at all


def drawing(name: str, lie: int, solid: bool = False) -> tuple[str, str]:
    """The box that is seen, and the outline of a piece; one that stands is seen from its side."""
    way = ways(name, solid)[lie]
    thin = size_of(way).index(1) if max(layer for _, _, layer in way) else 2
    squares = tuple(sorted((cube[thin == 0], cube[2 if thin < 2 else 1]) for cube in way))
    across, up = (1 + max(square[axis] for square in squares) for axis in (0, 1))
    side = max(5, across, up)
    view = " ".join(map(number, ((across - side) / 2, (up - side) / 2, side, side)))
    return view, outline(Board(up, across), squares)


def to_choose(pieces: Sequence[Piece]) -> list[PaletteBox]:
    """The boxes to set up a puzzle: the usual ones, then what else it has; pressed if it is in."""
    sided = is_one_sided(pieces)
    usual = [parse_piece(letter, one_sided=sided) for letter in all_letters(sided)]
    names = [piece.name for piece in pieces]
    others = [piece for piece in pieces if piece.name not in {one.name for one in usual}]
    boxes = []
    for piece in [*usual, *dict.fromkeys(others)]:
        count = names.count(piece.name)
        view, path = drawing(piece.name, standing(piece.name))
        boxes.append(PaletteBox(piece.code, piece.letter, like(piece.name), view, path,
                                "aside" if count else "absent", "", bool(count), _times(count)))
    return boxes


def to_play(game: Game) -> list[PaletteBox]:
    """The boxes of a game: of the twelve those that are missing keep their places."""
    boxes = {code: _absent(code) for code in NAMES} if _usual(game.pieces) else {}
    for code in dict.fromkeys(piece.code for piece in game.pieces):
        boxes[_plain(code)] = _box(game, code)
    return list(boxes.values())


def _usual(pieces: Sequence[Piece]) -> bool:
    return all(piece.name in NAMES for piece in pieces)


def _plain(code: str) -> str:
    """Golomb's letter of one of Katamino's."""
    name = parse_piece(code).name if len(code) == 1 and not code.isupper() else code
    return name if name in NAMES else code


def _box(game: Game, code: str) -> PaletteBox:
    same = [at for at, piece in enumerate(game.pieces) if piece.code == code]
    beside = [piece for piece in same if piece in game.beside()]
    held = game.hand in same
    shown = game.hand if held and game.hand is not None else (beside or same)[0]
    piece = game.pieces[shown]
    state = "hand" if held else "aside" if beside else "placed"
    view, path = drawing(piece.name, game.lies[shown], game.board.solid)
    words = {"hand": "in the hand", "placed": "placed", "aside": ""}[state]
    return PaletteBox(_plain(code), piece.letter, like(piece.name), view, path, state, words, held,
                      _times(len(beside)) if len(same) > 1 else "")


def _absent(code: str) -> PaletteBox:
    view, path = drawing(code, standing(code))
    return PaletteBox(code, code, code, view, path, "absent", "not in this puzzle", False)


def _times(count: int) -> str:
    return f"× {count}" if count > 1 else ""
