"""Boards with holes, pictures, other polyominoes, copies, one-sided pieces, and their links."""

from __future__ import annotations

from random import Random

import pytest

from maze.errors import MisfitError, RecipeError
from maze.pentomino.board import Board, impossible, misfit
from maze.pentomino.board_text import board_of_picture, parse_board
from maze.pentomino.boards import more_boards, triplication
from maze.pentomino.fields import decode_fields, encode_fields
from maze.pentomino.pieces import NAMES, area_of, format_pieces, is_one_sided, parse_pieces
from maze.pentomino.polyominoes import free, is_chiral, names, orientations, turned
from maze.pentomino.position import format_position, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.tiling import Tiling
from maze.share import decode, encode
from maze.steps import FOUND


def test_polyominoes_are_as_many_as_they_are():
    assert [len(free(size)) for size in range(1, 7)] == [1, 1, 2, 5, 12, 35]
    assert [sum(len(orientations(name)) for name in names(size)) for size in range(1, 7)] == [
        1, 2, 6, 19, 63, 216]
    for size, one_sided in ((4, 7), (5, 18), (6, 60)):
        assert sum(1 + is_chiral(name) for name in names(size)) == one_sided
    for size in range(1, 7):
        assert {min(orientations(name)) for name in names(size)} == set(free(size))


def test_one_sided_pieces_are_the_two_halves_of_a_free_one():
    for name in filter(is_chiral, NAMES):
        face, back = set(orientations(name + ">")), set(orientations(name + "<"))
        assert not face & back and face | back == set(orientations(name))
        assert face == set(turned(min(face)))


@pytest.mark.parametrize("text", ["8x8-d4.4", "8x8-a1.a8.h1.h8", "6x10-a1", "5x30-z5.ab3",
                                  "9x9-d4.36", "3x3-b2", "12x6~______4A4A4A"])
def test_boards_with_holes_round_trip(text):
    board = parse_board(text)
    assert str(board) == text and parse_board(str(board)) == board
    assert board_of_picture(board.picture()) == board
    assert board.turned().turned() == board


def test_random_boards_round_trip():
    random = Random("boards")
    for _ in range(300):
        rows, columns = random.randint(1, 60), random.randint(1, 60)
        holes = {(random.randrange(columns), random.randrange(rows))
                 for _ in range(random.choice((0, 1, 4, 8, 9, 100)))}
        if len(holes) == rows * columns:
            continue
        recipe = TilingRecipe(Board(rows, columns, frozenset(holes)))
        assert parse_board(str(recipe.board)) == recipe.board
        link = encode(recipe)
        assert decode(link).recipe == recipe and not decode(link).notes


def test_what_a_board_with_holes_is():
    board = parse_board("8x8-d4.4")
    assert board.area == 60 and board.holes == {(3, 3), (3, 4), (4, 3), (4, 4)}
    assert parse_board("8X8-D4.e4.d5.E5") == board
    inside = sum(1 << board.number(square) for square in board.squares())
    assert board.outside | inside == board.full and not board.outside & inside
    assert [len(part) for part in parse_board("1x7-c1").parts()] == [2, 4]
    assert board_of_picture("..\n .##\n..#\n").picture() == "##\n#."


@pytest.mark.parametrize("text", ["8x8-", "8x8-i1", "8x8-a9", "8x8-4", "8x8-a0", "8x8-h8.4",
                                  "8x8-a1.5", "8x8-a1.999999", "2x2-a1.4", "8x8~", "8x8~AAAA",
                                  "8x8-a1.é"])
def test_damaged_holes_are_refused_and_repaired(text):
    with pytest.raises(RecipeError):
        parse_board(text)
    recipe, notes = decode_fields({"board": text})
    assert str(recipe.board) in ("8x8", "2x2") and len(notes) == 1


def test_pictures_without_squares_are_refused():
    with pytest.raises(RecipeError, match="a picture with a # for each square"):
        board_of_picture("...\n")
    with pytest.raises(RecipeError, match="Width must be 1 to 60"):
        board_of_picture("#" * 61)


@pytest.mark.parametrize("text, area", [("4ILOTZ", 20), ("1O2I3IL4T", 13), ("FFF", 15),
                                        ("F4L5F", 14), ("6Aai", 18), ("3I5I", 8)])
def test_other_pieces_round_trip(text, area):
    pieces = parse_pieces(text)
    assert area_of(pieces) == area
    assert parse_pieces(format_pieces(pieces)) == pieces


def test_one_sided_pieces_round_trip():
    pieces = parse_pieces("all", one_sided=True)
    assert len(pieces) == 18 and format_pieces(pieces) == "all" and is_one_sided(pieces)
    for text in ("FGGJ", "4LJZSOIT", "FFG4S"):
        assert format_pieces(parse_pieces(text, one_sided=True)) == text
    recipe = TilingRecipe(Board(9, 10), pieces)
    assert encode_fields(recipe) == {"board": "9x10", "pieces": "all", "sides": "1"}
    assert decode_fields(encode_fields(recipe)) == (recipe, [])
    with pytest.raises(RecipeError):
        parse_pieces("G")


@pytest.mark.parametrize("text", ["4F", "6j", "2L", "0", "7F", "4"])
def test_unknown_pieces_of_other_sizes_are_refused(text):
    with pytest.raises(RecipeError):
        parse_pieces(text)


def test_katamino_has_one_of_each_but_letters_in_upper_case_may_repeat():
    assert len(parse_pieces("NN")) == 2
    for text in ("nN", "kk", "kN", "4ILkk"):
        with pytest.raises(RecipeError):
            parse_pieces(text)
    with pytest.raises(RecipeError, match="at most 60 pieces: 61"):
        parse_pieces("P" * 61)


def test_every_new_part_of_a_recipe_survives_its_link():
    for recipe in (TilingRecipe(parse_board("8x8-d4.4"), sol=12),
                   TilingRecipe(Board(5, 3), parse_pieces("all"), use="some"),
                   TilingRecipe(Board(5, 3), parse_pieces("LNV"), challenge="penta3-LNV"),
                   TilingRecipe(Board(4, 5), parse_pieces("4LJOTZ", one_sided=True)),
                   TilingRecipe(Board(5, 2), parse_pieces("PP"), place="P0.0.0")):
        assert decode(encode(recipe)).recipe == recipe


@pytest.mark.parametrize("fields, note", [
    ({"sol": "-1"}, "Solution -1 is too small; using 0."),
    ({"use": "none"}, "Use should be all or some, not 'none'; using all."),
    ({"sides": "3"}, "Sides should be 2 or 1, not '3'; using 2."),
    ({"challenge": "a b"}, "No challenge is called 'a b'."),
])
def test_new_parts_are_repaired(fields, note):
    recipe, notes = decode_fields(fields)
    assert recipe == TilingRecipe() and list(map(str, notes)) == [note]


def test_positions_of_copies_and_of_other_sizes():
    recipe = TilingRecipe(Board(4, 4), parse_pieces("4LLOT"))
    tiling = Tiling(recipe.board, recipe.pieces)
    text = "4L0.0.0_4L0.2.0"
    laid = parse_position(text, recipe.board, recipe.pieces)
    assert [index for index, _ in laid] == [0, 1]
    assert format_position(tiling, [tiling.numbers[each] for each in laid]) == text
    with pytest.raises(RecipeError):
        parse_position("4L0.0.0_4L0.2.0_4L0.0.3", recipe.board, recipe.pieces)


def test_equal_pieces_never_change_places_in_the_search():
    recipe = TilingRecipe(Board(2, 5), parse_pieces("PP"), solve="all")
    found = recipe.picture()
    assert found.found == len(every_tiling(recipe)) == 2


def every_tiling(recipe):
    """Each as the squares of its pieces."""
    tiling, steps = recipe.begin()
    return {frozenset(tiling.placements[number].squares for number in tiling.placed)
            for step in steps if step >= FOUND}


def test_what_cannot_be_is_said_with_its_numbers():
    assert str(misfit(Board(4, 5), parse_pieces("4ILOT"))) == (
        "4 pieces cover 16 squares; the board has 20.")
    assert misfit(Board(5, 3), parse_pieces("all"), spare=True) is None
    assert str(misfit(Board(5, 30), parse_pieces("all"), spare=True)) == (
        "12 pieces cover 60 squares; the board has 150.")
    assert str(impossible(board_of_picture("####.######\n####.######"), parse_pieces("ILNP"))) == (
        "A part of the board has 8 squares, and no pieces cover just that many.")
    with pytest.raises(MisfitError):
        Tiling(Board(5, 3), parse_pieces("all"))


def test_boards_of_the_list_can_be_played():
    for entry in more_boards():
        recipe = decode(f"#pentomino?v=1&board={entry['board']}&pieces={entry['pieces']}"
                        f"&use={entry['use']}&sides={entry['sides']}")
        problem = recipe.recipe.problem()
        assert not recipe.notes and (problem is None if entry["distinct"] != 0 else
                                     "chess board" in str(problem))
        assert str(recipe.recipe.board) == entry["board"]
        assert set(entry) >= {"id", "title", "summary", "needs", "parameters"}
    assert all(triplication(name).area == 45 for name in NAMES)
