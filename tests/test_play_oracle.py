"""What is left after each move, hints, records and drawn boards."""

from __future__ import annotations

import pytest

from maze.errors import RecipeError
from maze.pentomino.board import Board
from maze.pentomino.board_text import parse_board
from maze.pentomino.engines.hints import Hint
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.pictures import picture_boards
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.help import Help, sentence
from maze.pentomino.play.oracle import Left, Oracle
from maze.pentomino.play.record import parse_record, solved
from maze.pentomino.play.sketch import Sketch
from maze.pentomino.tiling import Tiling
from maze.progress import finish


def oracle(board: str, pieces: str, *, searching: bool = False) -> Oracle:
    found = Oracle(Puzzle(parse_board(board), parse_pieces(pieces)))
    if not searching:
        finish(found.work())
        assert found.ready and found.index
    return found


@pytest.fixture(scope="module")
def katamino() -> tuple[Oracle, Oracle]:
    """The same puzzle, once indexed, once searched anew for each question."""
    return oracle("5x5", "LNPVY"), oracle("5x5", "LNPVY", searching=True)


def test_index_and_search_agree_on_every_position(katamino):
    known, searched = katamino
    assert finish(known.left([])).number == known.answers.count > 1
    whole = known.position(0)
    for count in range(6):
        laid = whole[:count]
        assert finish(known.left(laid)) == finish(searched.left(laid))
        assert finish(known.solution(laid))[:count] == laid
        assert finish(searched.solution(laid))[:count] == laid
    assert finish(known.left(whole)) == Left(1)


def test_the_last_solvable_position(katamino):
    whole = katamino[0].position(0)
    puzzle = katamino[0].puzzle
    tiling = Tiling(puzzle.board, puzzle.pieces)
    piece = whole[1][0]
    bad = next((lie.piece, lie.squares) for lie in tiling.placements
               if lie.piece == piece and not {*lie.squares} & {*whole[0][1]}
               and not finish(katamino[0].left([whole[0], (piece, lie.squares)])).number)
    for one in katamino:
        assert finish(one.left([whole[0], bad])) == Left(0)
        assert finish(one.solvable([whole[0], bad])) == 1
        assert finish(one.solvable(whole)) == 5
        assert finish(one.hint([whole[0], bad])).remaining == 0
        assert finish(one.solution([whole[0], bad])) is None


def test_a_solution_is_a_position_that_covers_the_board(katamino):
    known = katamino[0]
    for number in range(known.answers.count):
        laid = known.position(number)
        assert sorted(square for _, squares in laid for square in squares) == \
            known.puzzle.board.squares()
        assert sorted(piece for piece, _ in laid) == list(range(5))


def test_hints_lead_to_a_solution(katamino):
    for one in katamino:
        laid = []
        while len(laid) < 5:
            found = finish(one.hint(laid))
            squares = one.puzzle.squares(found.spot)
            assert found.square in squares
            names = [piece.name for piece in one.puzzle.pieces]
            laid.append((names.index(found.piece), squares))
            assert finish(one.left(laid)).number
        assert finish(one.hint(laid)).spot is None


def test_too_many_solutions_are_at_least_so_many():
    huge = Oracle(Puzzle(Board(10, 20), parse_pieces("P" * 40)))
    finish(huge.work())
    assert huge.ready and huge.answers is None
    left = finish(huge.left([]))
    assert not left.exact and left.number >= 0


def test_four_rungs_and_a_new_position_begins_anew():
    help_, view = Help(), Aspect(Board(6, 10))
    assert [help_.next("a") for _ in range(5)] == [1, 2, 3, 4, 4]
    assert help_.still("a") == 4 and help_.still("b") == 0
    assert help_.next("b") == 1 and help_.given == 6
    hint = Hint(14, (4, 4), "N", 3)
    assert [str(sentence(hint, rung, view, {"N": "N"})) for rung in (1, 2, 3, 4)] == [
        "It can still be solved.", "Look at row 2, column 5.",
        "It is piece N at row 2, column 5.", "Piece N goes there."]
    assert "Undo" in str(sentence(Hint(0, None, None, None), 1, view, {}))


def test_a_record_and_back():
    record = solved(solved({}, "penta5-LNPVY", 4), "penta3-LPV", 0)
    assert parse_record({id_: str(hints) for id_, hints in record.items()}) == record
    assert solved(record, "penta5-LNPVY", 2)["penta5-LNPVY"] == 2
    assert solved(record, "penta5-LNPVY", 9)["penta5-LNPVY"] == 4
    assert solved({}, "penta5-LNPVY", 10**9)["penta5-LNPVY"] == 999


@pytest.mark.parametrize(("id_", "text"), [
    ("penta5-LNPVY", ""), ("penta5-LNPVY", "<b>"), ("penta5-LNPVY", "-1"), ("penta5-LNPVY", "1e9"),
    ("penta5-LNPVY", "1000"), ("penta5-LNPVY", "٣"), ("penta5-LNPVY", "\ud800"), ("<script>", "1"),
    ("penta9-LNPVY", "1"), ("penta5-LLLLL", "1"), ("", "1"), ("x" * 100_000, "9" * 100_000)])
def test_of_a_damaged_record_what_is_sound_remains(id_, text):
    assert parse_record({id_: text, "penta3-LPV": "1"}) == {"penta3-LPV": 1}


def test_a_board_is_drawn():
    sketch = Sketch(Board(8, 8))
    for square in ((3, 3), (3, 4), (4, 3), (4, 4)):
        assert sketch.toggle(square)
    assert str(sketch.board()) == "8x8-d4.4"
    assert str(sketch.sentence(parse_pieces("all"))) == (
        "60 squares, 4 holes; 12 pieces cover 60 squares.")
    assert sketch.toggle((3, 3)) and len(sketch.squares) == 61
    assert not sketch.paint([(0, 0)], True) and not sketch.paint([(9, 9)], True)
    sketch.paint([(x, 7) for x in range(8)], False)
    assert (sketch.board().rows, sketch.rows) == (7, 8)


def test_a_larger_sheet_keeps_the_drawing_at_its_top_left():
    sketch = Sketch(Board(2, 2))
    sketch.toggle((0, 1))
    sketch.resize(3, 4)
    assert (0, 2) not in sketch.squares and len(sketch.squares) == 11
    sketch.resize(2, 2)
    assert sketch.squares == {(1, 1), (0, 0), (1, 0)}
    with pytest.raises(RecipeError, match="1 to 20"):
        sketch.resize(21, 3)
    sketch.paint(list(sketch.squares), False)
    with pytest.raises(RecipeError):
        sketch.board()


@pytest.mark.parametrize("name, board", picture_boards().items())
def test_letters_and_pictures_have_sixty_squares_in_one_part(name, board):
    assert board.area == 60 and len(board.parts()) == 1
