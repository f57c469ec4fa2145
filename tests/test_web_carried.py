"""Dragged pieces: what is seen of them, and where they come to lie."""

from __future__ import annotations

import pytest

from maze.pentomino.board import Board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.game import Game
from maze.web.tilings.carried import carried
from maze.web.tilings.pointing import PointerPosition
from tests.test_web_playing import play


def held():
    """A game in which P lies and is being dragged; its hands, its panel and where it lay."""
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    site.desk.keys("p Enter")
    before = table.game.position()
    x, y = table.surface.aspect.out(table.game.laid[0][1][0])
    hands.pointing.down(PointerPosition(0, 0, (x + 0.5, 4 - y + 0.5)))
    hands.pointing.move(PointerPosition(90, 90, (9.0, 2.0)))
    assert table.game.hand is not None
    return hands, table, before


def test_beside_the_board_no_ghost_stays_behind():
    hands, table, _ = held()
    surface = table.surface
    assert surface.off and hands.carried() is not None
    hands.pointing.move(PointerPosition(40, 40, (1.5, 2.5)))
    assert not surface.off and surface.cursor == (1, 2)


def test_a_piece_that_is_dropped_beside_the_board_goes_back_where_it_lay():
    hands, table, before = held()
    hands.pointing.up(PointerPosition(90, 90, (9.0, 2.0)))
    assert table.game.position() == before and table.game.hand is None
    assert not table.surface.off and hands.carried() is None


def test_a_piece_that_is_dropped_on_the_palette_is_put_aside():
    hands, table, _ = held()
    hands.pointing.up(PointerPosition(90, 90, (9.0, 2.0), home=True))
    assert not table.game.laid and table.game.hand is None and table.game.can_undo()


def test_a_piece_of_the_palette_goes_back_to_it():
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    hands.pointing.down(PointerPosition(10, 300, (0.2, 9.0)), "P")
    hands.pointing.move(PointerPosition(60, 300, (1.5, 9.0)))
    assert hands.carried().style == "P"
    hands.pointing.up(PointerPosition(60, 300, (1.5, 9.0)))
    assert not table.game.laid and table.game.hand is None


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("letter", "FLPY")
def test_what_is_carried_covers_what_the_ghost_would(letter, upright):
    """Held at the middle of a square, the picture lies on the very squares of the ghost."""
    aspect, at = Aspect(Board(12, 14), upright), (6, 5)
    game = Game(aspect.board, parse_pieces("all"), ())
    game.choose("FILNPTUVWXYZ".index(letter))
    for turn in range(8):
        game.mirror() if turn == 4 else game.turn(1)
        piece, seen = carried(game, aspect, 0), aspect.all(game.ghost(at))
        x, y = aspect.out(at)
        left, down = x + 0.5 - piece.x, aspect.shown.rows - y - 0.5 - piece.y
        assert left == min(column for column, _ in seen)
        assert down == aspect.shown.rows - 1 - max(row for _, row in seen)
        assert (piece.columns, piece.rows) == tuple(
            1 + max(one[axis] for one in seen) - min(one[axis] for one in seen) for axis in (0, 1))
