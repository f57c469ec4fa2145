"""Boards of pentominoes on paper: the proved number of ways, pieces to cut out, mixed sheets."""

from __future__ import annotations

import pytest

from maze.errors import MisfitError
from maze.paper import choosing_boards
from maze.paper.board_figure import CELL, pieces_to_cut
from maze.paper.choosing_boards import BoardPuzzle
from maze.paper.files import json
from maze.paper.frames import Frame
from maze.paper.layout import laying_out, pages_of
from maze.paper.page import Code, Drawing, Page, Text
from maze.paper.puzzles import chosen
from maze.paper.recipe import SheetRecipe
from maze.pentomino.position import parse_position
from maze.picture import digest_of
from maze.progress import finish
from maze.share import decode, encode


def boards(**changes: object) -> tuple[SheetRecipe, list[BoardPuzzle]]:
    recipe = SheetRecipe(**{"what": "pentominoes", "make": 4, "per": 1, "board": "8x8-d4.4",
                            **changes})
    found = chosen(recipe)
    assert all(isinstance(one, BoardPuzzle) for one in found)
    return recipe, found


def recounted(puzzle: BoardPuzzle) -> int:
    """By the plain search of the page, which knows nothing of lists of tilings."""
    return puzzle.recipe.but(solve="all").picture().found


def check(puzzle: BoardPuzzle) -> None:
    recipe = puzzle.recipe
    given = parse_position(recipe.place, recipe.board, recipe.pieces)
    whole = parse_position(puzzle.solution, recipe.board, recipe.pieces)
    assert set(given) < set(whole) and len(whole) - len(given) == puzzle.left >= 2
    assert sum(len(squares) for _, squares in whole) == recipe.board.area
    decoded = decode(puzzle.link)
    assert not decoded.notes and decoded.recipe == recipe and decoded.view["mode"] == "play"


@pytest.mark.parametrize(("board", "ways"), [("4x15", 1), ("katamino", 2)])
def test_boards_have_as_many_ways_as_they_say(board, ways):
    _, found = boards(board=board, ways=ways, make=3)
    for puzzle in found:
        check(puzzle)
        if puzzle.left <= 6:                               # a search of milliseconds
            assert recounted(puzzle) == puzzle.ways == ways
    assert [one.left for one in found] == sorted(one.left for one in found)
    assert found[0].left < found[-1].left


@pytest.mark.prove
@pytest.mark.parametrize("board", ["6x10", "5x12", "4x15", "8x8-d4.4", "katamino"])
@pytest.mark.parametrize("ways", [1, 2, 5])
def test_all_boards_have_as_many_ways_as_they_say(board, ways):
    for puzzle in boards(board=board, ways=ways, make=8)[1]:
        check(puzzle)
        assert recounted(puzzle) == puzzle.ways == ways


def test_the_boards_of_a_link_stay_the_same_for_ever():
    link = "#print?v=1&make=3&what=pentominoes&board=4x15&set=monday&dv=1"
    found = chosen(decode(link).recipe)
    assert digest_of("\n".join(one.link for one in found)) == "38cd699afdd77710"
    assert encode(decode(link).recipe).startswith("#print?v=1&shapes=square&make=3")


def test_a_sheet_says_how_many_ways_there_are_and_shows_what_is_left():
    recipe, found = boards(make=2, qr=0, board="katamino")
    pages = finish(laying_out(recipe, found))
    assert [page.kind for page in pages] == ["puzzles", "puzzles", "pieces", "solutions"]
    assert f"{found[0].left} pieces to place, exactly 1 way" in texts(pages[0])
    figures = [item for item in pages[0].items if isinstance(item, Drawing) and item.unit != 1]
    assert len(figures) == 1 + found[0].left


def texts(page: Page) -> list[str]:
    return [str(item.text) for item in page.items if isinstance(item, Text)]


def test_boards_are_as_large_as_the_pieces_where_there_is_room():
    pages = pages_of(SheetRecipe(what="pentominoes", make=1, per=1, board="katamino"))
    assert max(item.unit for item in pages[0].items if isinstance(item, Drawing)) == CELL == 20
    whole = Frame(12, 25, 186, 220)
    cut = [item for item in pieces_to_cut(whole, 1.0) if isinstance(item, Drawing)]
    assert len(cut) == 1 and cut[0].unit == 20
    assert whole.x <= cut[0].x and cut[0].x + 120 <= whole.x + whole.width
    assert cut[0].y + 200 == whole.y + whole.height


def test_mazes_and_boards_in_turn():
    recipe = SheetRecipe(what="mixed", make=5, per=6, mm=9, dv=2, board="katamino", key="back")
    found = chosen(recipe)
    assert [isinstance(one, BoardPuzzle) for one in found] == [False, True, False, True, False]
    pages = finish(laying_out(recipe, found))
    assert [page.kind for page in pages] == ["puzzles", "solutions", "pieces", "blank"]
    links = [item.link for item in pages[0].items if isinstance(item, Code)]
    assert [link.partition("?")[0] for link in links] == [
        "#maze", "#pentomino", "#maze", "#pentomino", "#maze", "#print"]
    assert '"ways": 1' in json(recipe, recipe)


@pytest.mark.prove
def test_where_a_small_board_has_no_such_puzzle_a_larger_one_has():
    puzzle, = boards(board="katamino", ways=9, make=1)[1]
    assert puzzle.recipe.board.columns > 5 and recounted(puzzle) == 9


def test_what_cannot_be_is_a_sentence(monkeypatch):
    monkeypatch.setattr(choosing_boards, "MORE", 0)
    with pytest.raises(MisfitError, match="No board with exactly 9 solutions was found"):
        boards(board="4x15", ways=9, make=1)
