"""Fields: a TilingRecipe as the keys and values of a link, ``board=5x9&pieces=ltwky``.

``decode_fields`` never fails: what is wrong is repaired, with one sentence each.  Keys it does
not know are left to its caller.  Board and pieces are always written, the rest if it is not the
default.
"""

from __future__ import annotations

from collections.abc import Mapping

from maze.errors import RecipeError
from maze.params import shown
from maze.pentomino.board import HEIGHT, WIDTH, Board
from maze.pentomino.pieces import Piece, first_repeat, format_pieces, letters, parse_piece
from maze.pentomino.position import DAMAGED, parse_position
from maze.pentomino.recipe import SOLVE, TilingRecipe, order_param

KEYS = ("board", "pieces", "order", "solve", "place")
DEFAULT = TilingRecipe()     # frozen with the version of the link format
MANY = 60                    # letters of pieces that are read


def encode_fields(recipe: TilingRecipe) -> dict[str, str]:
    """The values by key, in the order of ``KEYS``, as plain text ('+' included)."""
    fields = {"board": str(recipe.board), "pieces": format_pieces(recipe.pieces),
              "order": recipe.order, "solve": recipe.solve, "place": recipe.place}
    return {key: value for key, value in fields.items()
            if key in ("board", "pieces") or value != getattr(DEFAULT, key)}


def decode_fields(fields: Mapping[str, str]) -> tuple[TilingRecipe, list[str]]:
    """The recipe, and a sentence for each repair."""
    notes: list[str] = []
    pieces = _pieces(fields["pieces"], notes) if "pieces" in fields else DEFAULT.pieces
    board = _board(fields["board"], notes) if "board" in fields else _board_for(pieces)
    order, wrong_order = order_param().repair(fields.get("order", DEFAULT.order))
    solve, wrong_solve = SOLVE.repair(fields.get("solve", DEFAULT.solve))
    notes += [note for note in (wrong_order, wrong_solve) if note]
    place = _place(fields.get("place", ""), board, pieces, notes)
    return TilingRecipe(board, pieces, order, solve, place), notes


def _board(text: str, notes: list[str]) -> Board:
    rows, cross, columns = text.lower().partition("x")
    if not cross:
        notes.append(f"Board should be rows x columns such as 5x9, not {shown(text)}; "
                     f"using {DEFAULT.board}.")
        return DEFAULT.board
    (height, low), (width, wide) = HEIGHT.repair(rows), WIDTH.repair(columns)
    notes += [note for note in (low, wide) if note]
    return Board(height, width)


def _board_for(pieces: tuple[Piece, ...]) -> Board:
    """Katamino's five rows, if only the pieces are named."""
    return DEFAULT.board if pieces == DEFAULT.pieces else Board(5, len(pieces))


def _pieces(text: str, notes: list[str]) -> tuple[Piece, ...]:
    """The pieces it can read, each once."""
    known: list[Piece] = []
    once: dict[str, Piece] = {}
    unknown: dict[str, None] = {}
    for letter in letters(text)[:MANY]:
        try:
            known.append(piece := parse_piece(letter))
            once.setdefault(piece.name, piece)
        except RecipeError:
            unknown[letter] = None
    if unknown:
        notes.append(f"No pieces are called {shown(''.join(unknown))}; leaving them out.")
    if repeat := first_repeat(known):
        notes.append(repeat)
    if not known:
        notes.append("No pieces are named; using all twelve.")
    return tuple(once.values()) or DEFAULT.pieces


def _place(text: str, board: Board, pieces: tuple[Piece, ...], notes: list[str]) -> str:
    try:
        parse_position(text, board, pieces)
    except RecipeError:
        notes.append(DAMAGED)
        return ""
    return text
