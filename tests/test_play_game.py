"""Playing by hand, without a page: every change, why not, and the way back."""

from __future__ import annotations

import pytest

from maze.message import Message
from maze.pentomino.board import Board
from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.aspect import Aspect, fitting
from maze.pentomino.play.game import Game
from maze.pentomino.play.legal import alone, cut_off, verdict
from maze.pentomino.play.turning import grip, lie_of, mirrored, turned
from maze.pentomino.polyominoes import names, orientations
from maze.pentomino.position import parse_position

EVERY = [name for size in (1, 2, 3, 4, 5, 6) for name in names(size)] + ["F>", "F<", "4L>"]


@pytest.mark.parametrize("name", EVERY)
def test_four_quarters_and_two_mirrors_change_nothing(name):
    for lie in range(len(orientations(name))):
        once = turned(name, lie)
        assert turned(name, turned(name, once, 2)) == lie
        assert turned(name, once, -1) == lie
        image = mirrored(name, lie)
        if image is None:
            assert name.endswith((">", "<"))
        else:
            assert mirrored(name, image) == lie
            assert mirrored(name, lie, upside_down=True) == turned(name, image, 2)


def test_turning_is_clockwise_as_people_see_it():
    up = lie_of("L", ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0)))       # an L as it is written
    fallen = lie_of("L", ((0, 0), (0, 1), (1, 1), (2, 1), (3, 1)))   # its foot points down
    assert turned("L", up) == fallen
    assert mirrored("L", up) == lie_of("L", ((0, 0), (1, 0), (1, 1), (1, 2), (1, 3)))


@pytest.mark.parametrize("name", EVERY)
def test_a_piece_is_held_by_a_square_of_its_own(name):
    for lie, squares in enumerate(orientations(name)):
        assert grip(name, lie)[:2] in squares
    assert grip("X", 0) == (1, 1, 0) and grip("I", 0) in ((0, 2, 0), (2, 0, 0))


def game(text: str = "", board: str = "5x3", pieces: str = "PUV") -> Game:
    found, parsed = parse_board(board), parse_pieces(pieces)
    return Game(found, parsed, parse_position(text, found, parsed))


def solution() -> str:
    """A tiling of 5 x 3 by P, U and V, as a position."""
    from maze.pentomino.engines.choice import solve
    from maze.pentomino.engines.puzzle import Puzzle
    from maze.progress import finish

    puzzle = Puzzle(Board(5, 3), parse_pieces("PUV"))
    played = game()
    played.lay([("PUV".index(puzzle.kinds[puzzle.spots[spot][0]]), puzzle.squares(spot))
                for spot in finish(solve(puzzle)).nth(0)])
    return played.position()


def test_a_piece_is_chosen_and_laid_and_the_game_is_solved():
    played, whole = game(), solution()
    wanted = parse_position(whole, played.board, played.pieces)
    for piece, squares in wanted:
        assert not played.solved and played.choose(piece)
        played.lies[piece] = lie = lie_of(played.name(piece), squares)
        x, y, _ = grip(played.name(piece), lie)
        at = (min(x for x, _ in squares) + x, min(y for _, y in squares) + y)
        assert played.ghost(at) == squares and played.judge(squares).good
        assert played.place(at) and played.hand is None
    assert played.solved and played.beside() == [] and played.position() == whole


def test_nothing_happens_without_a_piece_in_the_hand():
    played = game()
    assert not (played.turn() or played.mirror() or played.place((0, 0)) or played.drop_back()
                or played.undo() or played.redo() or played.lift((0, 0)) or played.remove((0, 0))
                or played.lay([]))
    assert played.choose(0) and not played.choose(0)


def test_the_ghost_stays_on_the_board_wherever_it_is_held():
    played = game(board="6x10", pieces="all")
    for piece in range(12):
        played.choose(piece)
        for _ in range(4):
            for square in played.board.squares():
                assert all(map(played.board.has, played.ghost(square)))
            played.turn()


def test_a_piece_larger_than_the_board_leaves_it():
    played = game(board="1x15", pieces="IUV")
    played.choose(1)
    assert played.judge(played.ghost((3, 0))) == (False, Message("leaves the board"))
    assert not played.place((3, 0)) and played.hand == 1


def test_why_not():
    board, pieces = parse_board("8x8-d4.4"), parse_pieces("all")
    owner = {(0, 0): "T", (1, 0): "T", (7, 7): "F"}
    row = tuple((x, 0) for x in range(5))
    for squares, reason in ((row, "covers T"), (((3, 3), (3, 2)), "covers a hole"),
                            (((-1, 0), (0, 0)), "leaves the board"),
                            (((0, 0), (7, 7)), "covers T and F")):
        found = verdict(board, owner, squares, pieces)
        assert not found.possible and str(found.reason) == reason
    small = Board(3, 5)
    assert verdict(small, {}, tuple((x, 1) for x in range(5)), pieces[:2]).good
    found = verdict(small, {}, ((1, 0), (1, 1), (1, 2), (2, 0), (2, 1)), pieces[:2])
    assert found.possible and str(found.reason) == "cuts off 3 squares"
    assert str(alone([1])) == "1 square" and str(alone([3])) == "3 squares"
    assert str(alone([1, 1])) == "2 squares in 2 parts"


def test_of_several_parts_that_nobody_can_fill_the_largest_is_not_to_blame():
    row, bar = Board(1, 8), parse_pieces("I")
    assert cut_off(row, {(1, 0)}, bar) == [{(0, 0)}]                   # and not the six squares
    assert cut_off(row, {(1, 0), (4, 0)}, bar) == [{(0, 0)}, {(2, 0), (3, 0)}]
    assert cut_off(Board(1, 3), set(), bar) == [{(0, 0), (1, 0), (2, 0)}]      # there is no other
    found = verdict(row, {}, ((1, 0),), bar)
    assert str(found.reason) == "cuts off 1 square"


def test_what_leaves_squares_alone_may_still_be_laid():
    played = game(board="5x3", pieces="PUV")
    played.choose(1)
    squares = played.ghost((1, 2))
    assert played.judge(squares).possible
    assert played.place((1, 2))


def test_lift_keeps_the_orientation_and_drop_back_returns_it():
    played = game(solution())
    before, lies = played.position(), played.lies[:]
    square = played.laid[1][1][0]
    assert played.lift(square) and played.hand is not None and square not in played.owner()
    assert played.lies == lies and len(played.laid) == 2 and not played.solved
    played.turn()
    assert played.drop_back()
    assert played.position() == before and played.lies == lies and not played.can_undo()


def test_a_lifted_piece_that_is_laid_again_is_one_change():
    played = game(board="6x10", pieces="FI")
    played.choose(0)
    played.place((2, 2))
    first = played.position()
    played.lift((2, 2))
    played.place((7, 2))
    second = played.position()
    assert first != second and played.undo() and played.position() == first
    assert played.redo() and played.position() == second
    assert played.undo() and played.undo() and not played.laid and not played.can_undo()


def test_lifting_and_putting_back_keeps_the_future():
    played = game(board="6x10", pieces="FI")
    for piece, at in ((0, (2, 2)), (1, (6, 3))):
        played.choose(piece)
        played.place(at)
    whole = played.position()
    played.undo()
    played.lift((2, 2))
    played.drop_back()
    assert played.redo() and played.position() == whole


def test_another_piece_may_be_chosen_while_one_is_in_the_hand():
    played = game(solution())
    square = played.laid[0][1][0]
    played.lift(square)
    lifted = played.hand
    other = next(piece for piece in range(3) if piece != lifted)
    played.choose(other)
    assert played.hand == other and set(played.beside()) == {lifted, other}
    assert played.undo() and played.undo() and played.solved


def test_clear_and_remove_can_be_undone():
    played, whole = game(solution()), solution()
    assert played.lay([]) and not played.laid and played.undo() and played.position() == whole
    assert played.remove(played.laid[0][1][0]) and len(played.laid) == 2
    assert played.undo() and played.position() == whole and played.redo() and played.redo() is False


def test_one_sided_pieces_may_not_be_mirrored():
    board = Board(10, 9)
    played = Game(board, parse_pieces("all", one_sided=True))
    played.choose(0)
    assert played.name(0).endswith(">") and not played.mirror() and played.turn(-1)


def test_equal_pieces_are_laid_one_by_one():
    played = game(board="5x2", pieces="PP")
    played.lies[:] = [0, 0]
    played.choose(0)
    played.place((0, 0))
    assert played.beside() == [1] and played.position().count("P") == 1
    played.choose(1)
    played.turn(2)
    assert played.place((1, 4)) and played.solved
    again = parse_position(played.position(), played.board, played.pieces)
    assert [squares for _, squares in again] == [squares for _, squares in played.laid]


@pytest.mark.parametrize("upright", [False, True])
def test_a_view_and_back(upright):
    view = Aspect(parse_board("3x5-b1"), upright)
    for square in view.board.squares():
        assert view.back(view.out(square)) == square and view.shown.has(view.out(square))
    assert view.shown.area == view.board.area
    assert (view.shown.rows, view.shown.columns) == ((5, 3) if upright else (3, 5))


def test_a_turned_board_keeps_its_pieces_as_they_are():
    view = Aspect(Board(6, 10), True)
    for lie, squares in enumerate(orientations("F")):
        assert lie_of("F", view.all(squares)) == turned("F", lie)


def test_words_are_as_people_read():
    assert str(Aspect(Board(6, 10)).words((4, 4))) == "row 2, column 5"
    assert str(Aspect(Board(6, 10), True).words((0, 0))) == "row 1, column 1"


def test_the_board_stands_upright_where_that_makes_larger_squares():
    assert fitting(Board(3, 20), 300, 400).upright
    assert not fitting(Board(3, 20), 400, 300).upright
    assert not fitting(Board(8, 8), 300, 400).upright
    assert not fitting(Board(6, 10), 300, 300).upright
