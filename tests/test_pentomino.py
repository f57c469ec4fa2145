"""Pieces and boards."""

from __future__ import annotations

import pytest

from maze.errors import MazeError, MisfitError, RecipeError
from maze.pentomino.board import Board, board_of_height, fitting_heights, impossible, misfit
from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import (
    ALIASES,
    DRAWINGS,
    NAMES,
    Piece,
    format_pieces,
    orientations,
    parse_pieces,
    thickness,
)
from maze.pentomino.tiling import Tiling
from tests import katamino


def test_twelve_pieces_of_five_squares_in_63_orientations():
    assert "".join(sorted(NAMES)) == NAMES == "FILNPTUVWXYZ"
    assert all(drawing.count("#") == 5 for drawing in DRAWINGS.values())
    assert sum(len(orientations(name)) for name in NAMES) == 63
    assert len({squares for name in NAMES for squares in orientations(name)}) == 63


@pytest.mark.parametrize("letter", katamino.TABLE)
def test_orientations_are_the_table_of_the_source_in_its_order(letter):
    assert list(map(list, orientations(ALIASES[letter]))) == katamino.orientations(letter)


def test_every_letter_of_the_source_is_an_alias():
    assert {ALIASES[letter] for letter in katamino.TABLE} == set(NAMES)
    assert ALIASES["x"] == ALIASES["+"] == "X"


@pytest.mark.parametrize("text, letters", [
    ("l,t,w,k", "ltwk"), ("ltwk", "ltwk"), (" l, t ,w\tk\n", "ltwk"), ("l.t.w.k", "ltwk"),
    ("FILNP", "FILNP"), ("FltN", "FltN"), ("+,p", "+p"), ("x", "x"), ("all", NAMES), ("ALL", NAMES),
])
def test_pieces_keep_the_callers_order_and_letters(text, letters):
    pieces = parse_pieces(text)
    assert "".join(piece.letter for piece in pieces) == letters
    assert parse_pieces(format_pieces(pieces)) == pieces


def test_all_is_short_for_the_standard_letters_in_order():
    assert format_pieces(parse_pieces(NAMES)) == "all"
    assert format_pieces(parse_pieces(NAMES[::-1])) == NAMES[::-1]
    assert parse_pieces("k") == (Piece("k", "N"),)


@pytest.mark.parametrize("text, sentence", [
    ("", "expected pieces such as FILNP or ltwky, or all: ''"),
    (" ,", "expected pieces such as FILNP or ltwky, or all: ' ,'"),
    ("ltqw", "expected pieces out of FILNPTUVWXYZ or kpcwlyirvz+t: 'q'"),
    ("FK", "expected pieces out of FILNPTUVWXYZ or kpcwlyirvz+t: 'K'"),
    ("f", "expected pieces out of FILNPTUVWXYZ or kpcwlyirvz+t: 'f'"),
    ("ltl", "Piece L is listed twice; there is one of each."),
    ("kN", "Piece N is listed twice, as k and as N; there is one of each."),
    ("x+", "Piece X is listed twice, as x and as +; there is one of each."),
])
def test_bad_pieces_are_named(text, sentence):
    with pytest.raises(RecipeError) as error:
        parse_pieces(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize("text", ["5x9", "1x1", "60x60", "3x20"])
def test_boards_round_trip(text):
    assert str(parse_board(text)) == text


def test_a_board_is_rows_by_columns():
    board = parse_board(" 5 X 9 ")
    assert (board.rows, board.columns, board.area) == (5, 9, 45)
    assert board.has((8, 4)) and not board.has((4, 8)) and not board.has((-1, 0))
    assert [board.square(board.number((x, 2))) for x in range(9)] == [(x, 2) for x in range(9)]


@pytest.mark.parametrize("text, sentence", [
    ("5by9", "expected a board as rows x columns, such as 5x9: '5by9'"),
    ("5x", "expected a board as rows x columns, such as 5x9: '5x'"),
    ("0x9", "Height must be 1 to 60, not 0"),
    ("5x900", "Width must be 1 to 60, not 900"),
    ("5x9x200", "Columns must be 1 to 20, not 200"),
    ("5x-9", "Width must be 1 to 60, not -9"),
    ("٥x9", "Height must be 1 to 60, not ٥"),
])
def test_bad_boards_are_named(text, sentence):
    with pytest.raises(RecipeError) as error:
        parse_board(text)
    assert str(error.value) == sentence


def test_a_height_that_does_not_divide_is_refused_with_the_numbers():
    with pytest.raises(MisfitError) as error:
        board_of_height(7, 10)
    assert str(error.value) == ("10 pieces cover 50 squares; a height of 7 does not divide that; "
                                "heights that do: 1, 2, 5, 10, 25, 50.")
    with pytest.raises(MisfitError, match="^1 piece covers 5 squares; a height of 2 "):
        board_of_height(2, 1)


def test_heights_that_divide_give_boards():
    for pieces in range(1, 13):
        for height in range(1, 61):
            if height in fitting_heights(pieces):
                assert board_of_height(height, pieces).area == 5 * pieces
            else:
                with pytest.raises(MazeError):
                    board_of_height(height, pieces)


def test_a_height_goes_by_the_squares_of_the_pieces():
    assert board_of_height(4, parse_pieces("4ILOTZ")) == Board(4, 5)
    with pytest.raises(MisfitError, match="^5 pieces cover 20 squares; a height of 3 "):
        board_of_height(3, parse_pieces("4ILOTZ"))


def test_misfits():
    assert str(misfit(Board(5, 6), 5)) == "5 pieces cover 25 squares; the board has 30."
    assert misfit(Board(5, 5), 5) is None
    with pytest.raises(MisfitError, match="^5 pieces cover 25 squares; the board has 30.$"):
        Tiling(Board(5, 6), parse_pieces("FILNP"))


def test_pieces_too_thick_for_the_board_are_seen_at_once():
    assert [name for name in NAMES if thickness(name) == 1] == ["I"]
    assert [name for name in NAMES if thickness(name) == 3] == list("FTVWXZ")
    assert str(impossible(Board(2, 30), parse_pieces("LNFt"))) == (
        "Piece F needs 3 squares each way; the board is only 2 high.")
    assert str(impossible(Board(5, 1), parse_pieces("p"))) == (
        "Piece p needs 2 squares each way; the board is only 1 wide.")
    assert impossible(Board(3, 20), parse_pieces("all")) is None
    assert impossible(Board(1, 5), parse_pieces("I")) is None


def test_placements_are_all_legal_ones_once():
    tiling = Tiling(Board(5, 12), parse_pieces("all"))
    assert len(tiling.placements) == len(tiling.numbers) == sum(
        (5 - max(y for _, y in squares)) * (12 - max(x for x, _ in squares))
        for name in NAMES for squares in orientations(name)
        if max(y for _, y in squares) < 5)
    assert all(tiling.board.has(square) for lie in tiling.placements for square in lie.squares)


def test_a_tiling_refuses_overlaps_and_second_copies():
    tiling = Tiling(Board(5, 2), parse_pieces("Lp"))
    tiling.place(0)
    with pytest.raises(MisfitError, match="^Piece L lies on the board already.$"):
        tiling.place(0)
    other = next(number for number, lie in enumerate(tiling.placements)
                 if lie.piece == 1 and lie.mask & tiling.filled)
    with pytest.raises(MisfitError, match="^Piece p would cover another piece.$"):
        tiling.place(other)
    assert tiling.rows() == ["..", "L.", "L.", "L.", "LL"]
    assert tiling.used == {0} and not tiling.is_complete
    tiling.remove(0)
    assert tiling.filled == 0 and tiling.rows() == [".."] * 5
