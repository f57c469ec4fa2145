"""The exact cover: what two searches hold is what the matrix says, at every step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maze.pentomino.board_text import parse_board
from maze.pentomino.matrix import NO_COLUMN, Covering, Matrix, members, read
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe, orders
from maze.pentomino.tiling import Tiling
from maze.steps import FOUND, PLACE, SHIFT, run

PUZZLES = ["5x3 PUV", "5x4 IPUY", "6x4-c5.4 FILNTUVWXYZ some", "4x5 PPLL", "3x5 NPU 1",
           "4x4 4OOOO", "5x4 LLLLPP some", "4x5 4ILOTZ"]


def tiling(text: str) -> Tiling:
    board, pieces, *more = text.split()
    return Tiling(parse_board(board), parse_pieces(pieces, one_sided="1" in more),
                  spare="some" in more)


def held(order: str, text: str) -> Iterator[tuple[int, Tiling, Matrix, Covering]]:
    """After each step: the step, the board, and what the search holds."""
    some = tiling(text)
    matrix, entry = Matrix(some), orders()[order]
    steps = entry.run(some)
    for step in steps:
        yield step, some, matrix, read(matrix, entry.shows, steps.gi_frame.f_locals)


@pytest.mark.parametrize("text", PUZZLES)
@pytest.mark.parametrize("order", ["algorithm_x", "dancing_links"])
def test_what_is_held_follows_from_what_lies_on_the_board(order, text):
    """The possible rows clash with no chosen one; the column chosen has the fewest of them."""
    for step, some, matrix, covering in held(order, text):
        if step >= FOUND:
            assert covering == (0, NO_COLUMN, 0)
            continue
        chosen = list(map(matrix.row, some.placed))
        covered = matrix.covered(chosen)
        gone = {piece.name for piece in some.pieces} - {
            piece.name for i, piece in enumerate(some.pieces) if i not in some.used}
        possible = {row for row in matrix.rows if not covered & set(matrix.ones(row))
                    and some.pieces[some.placements[row].piece].name not in gone}
        assert set(members(covering.open)) == possible
        if covering.column == NO_COLUMN:
            assert some.is_complete or order == "algorithm_x"      # a part cannot be filled
            continue
        sizes = {column: (rows & covering.open).bit_count()
                 for column, rows in enumerate(matrix.columns)
                 if column not in covered and is_needed(some, matrix, column)}
        assert sizes[covering.column] == min(sizes.values())
        here = matrix.columns[covering.column] & covering.open
        assert covering.untried & ~here == 0
        if step >> SHIFT == PLACE >> SHIFT:
            assert covering.untried == here


def is_needed(some: Tiling, matrix: Matrix, column: int) -> bool:
    return matrix.square(column) is not None or not some.spare


@pytest.mark.parametrize("text", PUZZLES[:2])
def test_both_searches_hold_the_same_at_the_same_step(text):
    """Where no part is cut off they make the same choices in the same order."""
    one = [(step, covering) for step, *_, covering in held("algorithm_x", text)]
    other = [(step, covering) for step, *_, covering in held("dancing_links", text)]
    whole = [(step, covering) for step, covering in one if covering.column != NO_COLUMN]
    assert len(whole) > len(one) / 2
    assert set(whole) <= set(other)


@pytest.mark.parametrize("text", [*PUZZLES, "5x5 ILPTV", "4x5 PPPP",
                                  pytest.param("5x6 all some", marks=pytest.mark.prove),
                                  pytest.param("3x20 all", marks=pytest.mark.prove)])
def test_dancing_links_find_as_many_tilings(text):
    found = []
    for order in ("algorithm_x", "dancing_links", "source"):
        board, pieces, *more = text.split()
        if order == "source" and board == "3x20":
            continue                                       # it takes minutes along the long side
        recipe = TilingRecipe(parse_board(board), parse_pieces(pieces, one_sided="1" in more),
                              order, "all", use="some" if "some" in more else "all")
        found.append(run(recipe.begin()[1]).found)
    assert len(set(found)) == 1


def test_the_board_is_as_before_at_the_end_and_what_lies_there_stays():
    some = tiling("5x5 ILPTV")
    for number in (0, 40):                                 # with the first of them there is none
        some.placed[:] = [number]
        before, total = some.placed[:], run(orders()["dancing_links"].run(some))
        assert some.placed == before
        assert total == run(orders()["algorithm_x"].run(some))


def test_the_matrix_of_a_small_puzzle():
    matrix = Matrix(tiling("5x3 PUV"))
    assert len(matrix) == 18 and matrix.whole.column == NO_COLUMN
    assert all(len(matrix.ones(row)) == 6 for row in matrix.rows)
    assert sum(rows.bit_count() for rows in matrix.columns) == 6 * len(matrix.rows)
    assert [matrix.piece(column) for column in range(15, 18)] == [0, 1, 2]
    assert matrix.square(0) == (0, 0) and matrix.square(15) is None
    one = Matrix(tiling("4x5 PPLL"))
    assert len(one) == 20                                  # pieces that stand twice have no column
