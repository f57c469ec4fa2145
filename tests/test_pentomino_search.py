"""The search in source order: the oracle's first tilings, and the counts of mathematics."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from maze.pentomino.board import Board, board_of_height, fitting_heights, impossible
from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import NAMES, parse_pieces
from maze.pentomino.recipe import TilingRecipe, orders
from maze.pentomino.solvers.source import source
from maze.pentomino.tiling import Tiling
from maze.pentomino.turned import first_of_tall, is_tall
from maze.steps import FOUND, PLACE, REMOVE, number, run, verb
from tests import katamino

GOLDEN = Path(__file__).parent / "golden" / "tilings.txt"
LETTERS = "".join(katamino.TABLE)


def first_rows(board: Board, letters: str) -> list[str] | None:
    """By the search itself, never by a shorter way."""
    return rows_and_steps(board, letters)[0]


def rows_and_steps(board: Board, letters: str) -> tuple[list[str] | None, int]:
    tiling = Tiling(board, parse_pieces(letters))
    count = 0
    for count, step in enumerate(source(tiling), 1):
        if step >= FOUND:
            return tiling.rows(), count
    return None, count


def golden() -> list[list[str]]:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("board, pieces, steps, digest, rows", golden())
def test_golden_tilings(board, pieces, steps, digest, rows):
    """``rows`` were written by the oracle in katamino.py."""
    picture = TilingRecipe(parse_board(board), parse_pieces(pieces)).picture()
    assert "/".join(picture.rows) == rows
    assert picture.digest == digest
    assert picture.steps is None or str(picture.steps) == steps


def test_first_tilings_are_the_oracles_for_random_pieces_and_heights():
    random = Random("source order")
    left = {True: 30, False: 15}               # comparisons with and without a tiling
    while any(left.values()):
        count = random.randint(1, 8)
        letters = "".join(random.sample(LETTERS, count))
        board = board_of_height(random.choice(fitting_heights(count)), count)
        rows, steps = rows_and_steps(board, letters)
        if steps > 2000 or not left[rows is not None]:     # the oracle is slow
            continue
        left[rows is not None] -= 1
        assert rows == katamino.first_rows(board.rows, letters), f"{board} {letters}"
        assert rows is None or not impossible(board, parse_pieces(letters))


def test_first_tilings_of_twelve_pieces_are_the_oracles():
    random = Random("all twelve")
    for board in (Board(5, 12), Board(6, 10), Board(4, 15)):
        for _ in range(20):                    # orders that are quick, so that the oracle is
            letters = "".join(random.sample(LETTERS, 12))
            if TilingRecipe(board, parse_pieces(letters)).picture().steps < 1000:
                assert first_rows(board, letters) == katamino.first_rows(board.rows, letters)


def test_the_order_of_the_pieces_decides_and_their_letters_do_not():
    assert first_rows(Board(5, 9), "ltwkyrzcp") != first_rows(Board(5, 9), "pczrykwtl")
    named = [row.translate(str.maketrans("LTWNYFZUP", "ltwkyrzcp"))
             for row in first_rows(Board(5, 9), "LTWNYFZUP") or []]
    assert named == first_rows(Board(5, 9), "ltwkyrzcp")


def test_tall_boards_turned_give_the_same_first_tiling():
    random = Random("tall")
    for count, columns in ((2, 2), (3, 3), (4, 4), (6, 3), (8, 4), (8, 2)):
        for _ in range(6):
            pieces = parse_pieces("".join(random.sample(LETTERS, count)))
            board = Board(5 * count // columns, columns)
            tiling = Tiling(board, pieces)
            assert is_tall(board)
            direct = first_rows(board, "".join(piece.letter for piece in pieces))
            tiling.placed[:] = first_of_tall(tiling) or []
            assert (tiling.rows() if tiling.placed else None) == direct


def test_twenty_rows_of_three_are_found_along_the_short_side():
    picture = TilingRecipe(Board(20, 3), parse_pieces("all")).picture()
    assert picture.found == 1 and picture.tiling.is_complete and picture.steps is None


def symmetric(rows: tuple[str, ...]) -> set[tuple[str, ...]]:
    """The tilings of the same board that are turns and mirror images of one."""
    found = set()
    for _ in range(4):
        rows = tuple(map("".join, zip(*rows[::-1], strict=True)))
        found |= {rows, rows[::-1]}
    return {other for other in found if len(other) == len(rows)}


def tilings(board: Board, names: str) -> set[tuple[str, ...]]:
    tiling = Tiling(board, parse_pieces(names))
    return {tuple(tiling.rows()) for step in source(tiling) if step >= FOUND}


@pytest.mark.parametrize("board, distinct", [("3x5", 7), ("5x4", 50), ("5x5", 107)])
def test_tilings_over_all_subsets_of_distinct_pieces(board, distinct):
    size = parse_board(board)
    found = set()
    for names in combinations(NAMES, size.area // 5):
        if not impossible(size, parse_pieces("".join(names))):
            found |= tilings(size, "".join(names))
    assert len({min(symmetric(rows)) for rows in found}) == distinct


@pytest.mark.parametrize("board, raw", [
    ("3x20", 8),
    ("4x15", 1472),
    pytest.param("5x12", 4040, marks=[pytest.mark.prove, pytest.mark.slow]),
    pytest.param("6x10", 9356, marks=[pytest.mark.prove, pytest.mark.slow]),
])
def test_all_tilings_of_the_rectangles_are_four_times_the_known_counts(board, raw):
    assert run(source(Tiling(parse_board(board), parse_pieces("all")))) == raw


def test_two_tilings_of_3x20_up_to_symmetry():
    found = tilings(Board(3, 20), "all")
    assert len(found) == 8 and len({min(symmetric(rows)) for rows in found}) == 2


def test_the_tiling_is_true_after_every_step():
    tiling = Tiling(Board(5, 5), parse_pieces("LNPVY"))
    mirror: list[int] = []
    found = 0
    for step in source(tiling):
        if verb(step) == "place":
            mirror.append(number(step))
        elif verb(step) == "remove":
            assert mirror.pop() == number(step)
        else:
            found += 1
            assert number(step) == found and tiling.is_complete
        assert tiling.placed == mirror
        assert tiling.filled.bit_count() == 5 * len(mirror)
    assert not mirror
    assert found == run(source(Tiling(Board(5, 5), parse_pieces("LNPVY"))))


def test_pieces_on_the_board_stay_there():
    tiling = Tiling(Board(5, 12), parse_pieces("all"))
    next(filter(FOUND.__le__, source(tiling)))
    del tiling.placed[6:]
    before, filled = tiling.placed[:], tiling.filled
    steps = list(source(tiling))
    assert tiling.placed == before and steps[-1] < FOUND
    assert any(step >= FOUND for step in steps)
    assert all(not tiling.placements[number(step)].mask & filled
               for step in steps if PLACE <= step < FOUND)
    assert not {number(step) for step in steps if REMOVE <= step < FOUND} & set(before)


def test_the_default_is_worth_watching():
    picture = TilingRecipe().picture()
    assert picture.steps == 3935 and picture.found == 1


def test_orders_are_listed():
    entry = orders()["source"]
    assert entry.title == "Source order" and entry.run is source and "1958" in entry.doc
