"""Pieces of one's own on the page, without a browser: drawn, counted, used, kept, refused."""

from __future__ import annotations

import pytest

from maze.pentomino.pieces import format_pieces, parse_pieces
from maze.pentomino.polyominoes import free
from maze.share import decode
from maze.web.device.known import OWN_SETS
from tests.test_web import Site
from tests.test_web_playing import solve

LINK = "#pentomino?v=1&board=6x10&pieces=all"


class Own:
    """A site whose dialog is open."""

    def __init__(self, link: str = LINK) -> None:
        self.site = Site(link).frames(2)
        self.page = self.site.page
        self.page.fire("own-dialog", "shown")
        self.desk = self.site.desk.own
        self.dialog = self.desk.listener

    def draw(self, picture: str) -> None:
        """Squares marked with # from the upper left corner, one tap each."""
        for y, row in enumerate(picture.split("/")):
            for x, mark in enumerate(row):
                if mark == "#":
                    self.dialog.press(y * self.desk.columns + x)

    def add(self, picture: str) -> None:
        self.draw(picture)
        self.page.fire("own-add", "click")

    def read(self, name: str) -> str:
        return self.page.read(f"own-{name}")

    def boards(self) -> list[str]:
        return [option.value for option in self.page.menus["own-board"]]

    def use(self, board: str = "") -> None:
        if board:
            self.page.write("own-board", board)
        self.page.fire("own-use", "click")
        self.site.frames(2)

    @property
    def rows(self) -> list[str]:
        return [f"{row.letter} {row.times}" for row in self.desk.rows]


def test_a_set_is_drawn_and_solved_by_hand():
    own = Own()
    assert own.read("drawn") == "Tap squares, or drag over them, to draw a piece."
    assert own.rows == [] and own.read("covered") == "The set is empty."
    own.draw("###/#.#/###")
    assert own.read("drawn") == "Piece A: 8 squares."
    own.page.fire("own-add", "click")
    own.add("#")
    own.dialog.act("more", 0)
    own.dialog.act("more", 1)
    assert own.rows == ["A 2", "O 2"] and own.read("covered") == "4 pieces cover 18 squares."
    assert own.boards() == ["3x6"]
    own.use()
    assert own.page.closed[-1] == "own-dialog"
    own.site.desk.window = 900.0, 300.0                    # in which the board is not turned
    recipe = own.site.app.run.recipe
    assert (str(recipe.board), format_pieces(recipe.pieces)) == ("3x6", "~7-5-7~AA1OO")
    own.page.fire("tile-play", "click")
    own.site.frames(2)
    assert [box.code for box in own.site.desk.shown] == ["~7-5-7~A", "1O"]
    solve(own.site)
    assert "Solved" in own.page.read("sentence")
    own.site.bar.tick()
    assert decode(own.site.bar.read()).recipe.place.startswith("~7-5-7~A0.")


def test_what_is_drawn_belongs_to_the_set_that_is_used():
    """The board of the set without it stayed chosen, so there was none."""
    own = Own()
    own.add("###/#.#/###")
    own.draw("#")
    own.use()
    assert str(own.site.app.run.recipe.board) == "3x3"


def test_what_hangs_not_together_is_told_and_not_added():
    own = Own()
    own.draw("#.#")
    assert own.read("drawn") == ("A piece has to hang together by the sides of its squares; this "
                                 "one is in 2 parts.")
    assert own.page.attributes["own-add", "aria-disabled"] == "true"
    assert own.page.attributes["own-drawn", "class"] == "hint wrong"
    own.page.fire("own-add", "click")
    own.page.fire("own-use", "click")
    assert own.rows == [] and not own.page.closed
    own.page.fire("own-wipe", "click")
    assert own.page.attributes["own-drawn", "class"] == "hint" and not any(own.desk.filled)
    own.draw("#" * 8 + "/" + "#" * 8 + "/#")
    assert "at most 16 squares; this one has 17 squares" in own.read("drawn")


def test_keys_and_drags():
    own = Own()
    start = own.desk.cursor
    for key in ("Home", " ", "ArrowRight", "Enter", "ArrowDown", " ", "Tab"):
        assert own.dialog.key(key) == (key != "Tab")
    assert sum(own.desk.filled) == 3 and own.desk.cursor != start
    own.dialog.key("Delete")
    assert sum(own.desk.filled) == 2
    assert own.desk.names[own.desk.cursor].endswith("empty")
    own.page.fire("own-wipe", "click")
    own.dialog.press(0)
    own.dialog.press(6, drags=True)                        # too quick to be heard on the way
    assert own.desk.filled[:8] == [True] * 7 + [False]
    own.dialog.press(6)                                    # begins on a square that is drawn
    own.dialog.press(4, drags=True)
    assert own.desk.filled[:8] == [True] * 4 + [False] * 4
    for _ in range(9):
        own.dialog.key("ArrowUp")
    assert own.desk.cursor < 8


def test_pieces_of_the_shown_puzzle_copies_and_drawing_anew():
    own = Own("#pentomino?v=1&board=4x5&pieces=4ILOTZ")
    assert own.rows == ["I 1", "L 1", "O 1", "T 1", "Z 1"]
    own.dialog.act("less", 0)
    own.dialog.act("redraw", 1)                            # the O
    assert own.rows == ["L 1", "T 1", "Z 1"] and sum(own.desk.filled) == 4
    assert own.read("drawn") == "Piece O: 4 squares."
    own.add("#")                                           # the O is in the middle of the sheet
    assert own.rows == ["L 1", "T 1", "Z 1"]
    own.page.fire("own-wipe", "click")
    own.add("##/#/#")
    assert own.rows == ["L 2", "T 1", "Z 1"] and own.boards() == ["4x4", "2x8"]
    own.page.fire("own-clear", "click")
    assert own.rows == [] and own.boards() == [""]
    own.page.fire("own-shown", "click")
    assert len(own.rows) == 5 and own.boards() == ["4x5", "2x10"]


def test_one_sided_pieces_are_drawn_with_their_sides():
    own = Own("#pentomino?v=1&board=2x4&pieces=4LL&sides=1")
    own.page.fire("own-clear", "click")
    own.add("###/#")
    own.add("###/..#")
    assert own.rows == ["J 1", "L 1"]
    own.use()
    assert format_pieces(own.site.app.run.recipe.pieces) == "4JL"


def test_there_may_be_more_kinds_of_pieces_than_letters():
    own = Own("#pentomino?v=1&board=6x10&pieces=6ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi")
    for shape in free(7)[:20]:
        for x, y in shape:
            own.dialog.press(y * own.desk.columns + x)
        own.page.fire("own-add", "click")
    assert len(own.rows) == 55                             # of 52 letters
    pieces = own.dialog.set.pieces
    assert parse_pieces(format_pieces(pieces)) == pieces


def test_sets_are_in_the_menu_and_kept_on_the_device():
    own = Own()
    for picture in ("#######", "##/##"):
        own.add(picture)
    own.use()
    assert own.site.app.run.problem                        # 11 squares have no rectangle but 1 x 11
    options = [option for option in own.page.menus["board"] if option.group == "Your own pieces"]
    assert [str(one.title) for one in options][1:] == ["Draw your own pieces"]
    assert own.page.read("board") == options[0].value
    own.page.fire("board", "change", "6x10")
    assert own.site.app.run.recipe.board.area == 60
    own.page.fire("board", "change", options[0].value)
    assert format_pieces(own.site.app.run.recipe.pieces) == "~7f~A4O"
    pressed: list[bool] = []
    own.page.on("own-open", "click", lambda: pressed.append(True))
    own.page.fire("board", "change", "draw-own")
    assert pressed and own.page.read("board") == options[0].value


def test_the_ninth_set_forgets_the_first_and_hostile_records_do_no_harm():
    own = Own()
    records = own.site.browser.records
    for name, text in (("<b>", "1 #maze?v=1"), ("x", "no"), ("y", "3 #pentomino?v=1&pieces=~5~A")):
        records.write(OWN_SETS, name, text)
    for length in range(1, 11):
        own.page.fire("own-clear", "click")
        for _ in range(2):
            own.add("/".join(["#" * min(length, 8)] * 2))
        own.use()
    options = [one for one in own.page.menus["board"] if one.group == "Your own pieces"]
    assert 2 < len(options) <= 9


@pytest.mark.parametrize("board", ["3x4x5", "fence"])
def test_other_boards_take_own_sets(board):
    own = Own(f"#pentomino?v=1&board={board}&pieces=all")
    own.page.fire("own-shown", "click")
    if board == "3x4x5":
        assert own.boards()[0] == "3x4x5"
    own.page.fire("own-clear", "click")
    own.add("###/#.#/###")
    own.add("#")
    own.use("3x3")
    assert str(own.site.app.run.recipe.board) == "3x3"
