"""Taps, drags and long presses on a board of pentominoes: what is seen, where pieces come to be."""

from __future__ import annotations

import pytest

from maze.pentomino.board import Board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.play.game import Game
from maze.web.tilings.carried import carried
from maze.web.tilings.pointing import PointerPosition
from tests.test_web_playing import lands, play, tap


def held(to=(9.0, 2.0)):
    """A game in which P lies and is being dragged to a point; its hands, panel and where it lay."""
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    site.desk.keys("p Enter")
    before = table.game.position()
    x, y = table.surface.aspect.out(table.game.laid[0][1][0])
    hands.pointing.down(PointerPosition(0, 0, (x + 0.5, 4 - y + 0.5)))
    hands.pointing.move(PointerPosition(90, 90, to))
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


def test_taps_lay_and_lift():
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.desk.listener.press_piece("V")
    before = table.game.lies[:]
    site.desk.listener.press_piece("V")                       # again: turned
    assert table.game.lies != before
    tap(site, 1, 2)
    assert len(table.game.laid) == 1
    square = table.surface.aspect.out(table.game.laid[0][1][0])
    tap(site, square[0], 4 - square[1])
    assert table.game.hand is not None and not table.game.laid
    assert str(table.surface.names()[0]).endswith("fits")


def test_taps_are_heard():
    """What was laid or lifted, what does not fit, and at the end that it is solved."""
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.heard()
    tap(site, 1, 2)
    assert site.heard().startswith("Choose a piece first.")
    for piece, squares in table.advice.oracle.position(0):
        letter = table.game.pieces[piece].letter
        site.desk.key(letter.lower())
        for turn in range(8):
            site.desk.key("m" if turn == 4 else "r")
            if lands(table.surface, squares):
                break
        x, y = table.surface.aspect.out(table.surface.cursor)
        site.heard()
        tap(site, x, 4 - y)
        told = site.heard()
        assert told.startswith("Solved" if table.game.solved else f"{letter} placed.")
        site.rest()
        site.frames(2)
    assert table.game.solved
    tap(site, x, 4 - y)
    assert site.heard().startswith(f"Piece {letter} lifted.")


def test_an_answer_is_over_when_it_is_no_longer_true():
    """A hint, once the piece in the hand moves; and what was said before the mode was left."""
    site = play()
    site.desk.key("p")
    for _ in range(2):
        site.page.fire("tile-hint", "click")
        site.rest()
        site.frames(2)
    assert site.page.read("sentence").startswith("Look at")
    site.desk.key("ArrowDown")
    assert site.frames(2).page.read("sentence").startswith("P ")
    site.desk.key("Escape")
    assert site.frames(2).page.read("sentence").startswith("P put back.")
    site.page.fire("tile-watch", "click")
    site.frames(2)
    site.page.fire("tile-play", "click")
    site.rest()
    assert site.frames(2).page.read("sentence").startswith("0 of 3 placed.")


def test_a_drag_from_the_palette_lays_a_piece_above_the_finger():
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    assert hands.drags and hands.points
    hands.pointing.down(PointerPosition(10, 300, (0.2, 9.0), True), "P")
    assert hands.pointing.move(PointerPosition(60, 100, (1.5, 3.5), True))
    assert table.surface.cursor == (1, 2)                  # a row above the finger
    assert hands.pointing.up(PointerPosition(60, 100, (1.5, 3.5), True))
    assert len(table.game.laid) == 1


def test_a_drag_that_the_browser_takes_away_changes_nothing():
    hands, table, before = held(to=(2.0, 2.0))
    hands.pointing.cancel()
    assert table.game.position() == before and table.game.hand is None


def test_the_mouse_carries_the_ghost_and_a_trembling_tap_is_a_tap():
    site = play()
    hands, table = site.desk.listener, site.app.workshops["pentomino"].panel
    site.desk.key("p")
    hands.pointing.move(PointerPosition(50, 50, (0.5, 4.5)))
    assert table.surface.cursor == (0, 0)
    hands.pointing.down(PointerPosition(50, 50, (0.5, 4.5)))
    hands.pointing.move(PointerPosition(53, 52, (0.6, 4.6)))
    assert not hands.pointing.up(PointerPosition(53, 52, (0.6, 4.6)))
    assert len(table.game.laid) == 1


def test_a_long_press_mirrors_what_is_in_the_hand():
    site = play()
    table = site.app.workshops["pentomino"].panel
    site.desk.key("p")
    before = table.game.lies[:]
    site.desk.listener.pointing.down(PointerPosition(50, 50, (0.5, 4.5), True))
    site.rest(within=1.0)
    assert site.desk.listener.pointing.up(PointerPosition(50, 50, (0.5, 4.5), True))
    assert table.game.lies != before and not table.game.laid


def test_a_screen_reader_presses_squares():
    site = play()
    site.desk.key("p")
    site.desk.listener.press_square(7)
    assert len(site.app.workshops["pentomino"].panel.game.laid) == 1
    site.desk.listener.focus_square(14)
    assert site.frames().desk.cursor == 14


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
