"""Pieces of any shape, drawn: text, names, borders, and boards that are filled with them."""

from __future__ import annotations

import re
from random import Random

import pytest

from maze.errors import RecipeError
from maze.pentomino.board import Board
from maze.pentomino.board_text import parse_board
from maze.pentomino.drawn import MOST, name_of, rows_of, shape_of, unfit
from maze.pentomino.engines.choice import can, solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.symmetry import classes
from maze.pentomino.fields import decode_fields, encode_fields
from maze.pentomino.pieces import (
    MANY,
    Piece,
    area_of,
    codes,
    format_pieces,
    has_twins,
    letter_for,
    letters_by_name,
    other_sides,
    parse_pieces,
)
from maze.pentomino.polyominoes import free, mirrored, names, normal, orientations, size_of, turned
from maze.pentomino.position import format_position, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.progress import finish
from maze.render.piece import outline
from maze.share import decode, encode
from maze.steps import run

RING = "~7-5-7~A"


def grown(random: Random, size: int) -> tuple:
    """Some polyomino that fits the sheet."""
    squares = {(0, 0)}
    while len(squares) < size:
        x, y = random.choice(sorted(squares))
        dx, dy = random.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        more = squares | {(x + dx, y + dy)}
        if all(max(one[a] for one in more) - min(one[a] for one in more) < 8 for a in (0, 1)):
            squares = more
    return normal(squares)


def shapes(count: int):
    random = Random("shapes")
    for _ in range(count):
        yield grown(random, random.randint(1, MOST))


def test_a_shape_survives_its_text_and_has_one_name_however_it_lies():
    for shape in shapes(200):
        assert shape_of(rows_of(shape)) == shape
        lying = turned(shape) + turned(mirrored(shape))
        (name,) = set(map(name_of, lying))
        assert size_of(name) == len(shape) and shape in orientations(name)
        sides = {name_of(one, True) for one in lying}
        assert len(sides) == 1 + (not set(turned(shape)) & set(turned(mirrored(shape))))


def test_every_shape_that_has_a_name_is_called_by_it():
    for size in range(1, 7):
        assert sorted(map(name_of, free(size))) == sorted(names(size))


@pytest.mark.parametrize("sided", [False, True])
def test_a_set_survives_its_text(sided):
    random = Random("sets")
    for _ in range(200):
        drawn = [grown(random, random.randint(1, 9)) for _ in range(random.randint(1, 6))]
        text = "".join(f"~{rows_of(one)}~{random.choice('ABCabc')}" for one in drawn)
        pieces = parse_pieces(text + "4I5F", one_sided=sided)
        assert parse_pieces(format_pieces(pieces), one_sided=sided) == pieces
        assert [piece.code for piece in pieces] == codes(format_pieces(pieces), sided)
        assert area_of(pieces) == sum(map(len, drawn)) + 9


def test_letters_and_copies_follow_a_drawing():
    pieces = parse_pieces(RING + "AB4IL5F~1f~C")
    assert [piece.letter for piece in pieces] == list("AABILFI")        # five in a row are an I
    assert format_pieces(pieces) == "~7-5-7~AAB4IL5FI"
    assert letters_by_name(pieces) == {"~7-5-7": "A", "4I": "I", "4L": "L", "F": "F", "I": "I"}
    pair = parse_pieces("~7f-40~A~7f-1~B", one_sided=True)
    assert has_twins(pair) and not has_twins(pair[:1])


@pytest.mark.parametrize("two, one, back", [
    ("4ILOTZ", "4ILOTZ", "4ILOTZ"), ("FIX", "FIX", "FIX"), ("all", "all", "all"),
    ("~7f-40~A6AB", "~7f-40~A6AB", "~7f-40~A6AB")])
def test_other_sides_keep_what_kind_of_pieces_they_are(two, one, back):
    """Tetrominoes became pentominoes of the same letters."""
    sided = other_sides(parse_pieces(two), one_sided=True)
    assert format_pieces(sided) == format_pieces(parse_pieces(one, one_sided=True))
    assert other_sides(sided, one_sided=False) == parse_pieces(back)
    assert [piece.name for piece in other_sides(parse_pieces("GFHJ", one_sided=True),
                                                one_sided=False)] == ["F", "Y", "L"]


@pytest.mark.parametrize("text, problem", [
    ("~5~A", "in 2 parts"), ("~7-0-7~A", "in 2 parts"), ("~~A", "expected a drawn piece"),
    ("~7-5-7", "expected a drawn piece"), ("~7-5-7~", "expected a drawn piece"),
    ("~7-5-7~1", "expected pieces"), ("~fff~A", "expected a drawn piece"),
    ("~0~A", "expected a drawn piece"), ("~ff-ff-ff~A", "at most 16 squares"),
    ("~7-5-7~é", "expected a drawn piece"), ("~1" + "-1" * 8 + "~A", "expected a drawn piece"),
    ("F~", "expected a drawn piece"), ("~<b>~A", "expected a drawn piece"),
    (RING + "A" * MANY, "at most 60 pieces")])
def test_a_bad_drawing_is_one_sentence(text, problem):
    with pytest.raises(RecipeError, match=problem) as raised:
        parse_pieces(text)
    assert len(str(raised.value)) < 250
    recipe, notes = decode_fields({"board": "5x5", "pieces": text})
    assert recipe.pieces and len(notes) <= 2


def test_a_link_with_a_bad_drawing_keeps_the_other_pieces():
    recipe, notes = decode_fields({"board": "3x3", "pieces": "~5~B" + RING + "1O"})
    assert [piece.code for piece in recipe.pieces] == ["~7-5-7~A", "1O"]
    assert [str(note) for note in notes] == [
        "A piece has to hang together by the sides of its squares; this one is in 2 parts."]


def test_a_set_is_in_links_with_its_position():
    link = "#pentomino?v=1&board=3x3&pieces=~7-5-7~A1O&place=~7-5-7~A0.0.0"
    recipe = decode(link).recipe
    assert encode(recipe) == link and encode_fields(recipe)["pieces"] == "~7-5-7~A1O"
    picture = run(recipe.begin()[1])
    assert picture.rows == ["AAA", "AOA", "AAA"]
    text = format_position(picture.tiling, picture.placed)
    assert text == "~7-5-7~A0.0.0_1O0.1.1"
    assert len(parse_position(text, recipe.board, recipe.pieces)) == 2


def some_puzzle(random: Random) -> Puzzle:
    """A rectangle cut at random into pieces, so that there is a solution."""
    rows, columns = random.choice([(4, 6), (5, 5), (3, 8), (4, 7)])
    left = {(x, y) for x in range(columns) for y in range(rows)}
    pieces = []
    while left:
        part, size = {min(left)}, random.randint(4, 9)
        while len(part) < size:
            near = sorted({(x + dx, y + dy) for x, y in part for dx, dy in (
                (1, 0), (-1, 0), (0, 1), (0, -1))} & left - part)
            if not near:
                break
            part.add(random.choice(near))
        left -= part
        name = name_of(part)
        pieces.append(Piece(letter_for(name) or "A", name))
    return Puzzle(Board(rows, columns), parse_pieces(format_pieces(pieces)))


def test_all_engines_find_the_same_of_drawn_sets():
    random = Random("cut")
    for _ in range(10):
        puzzle = some_puzzle(random)
        found = {engine: sorted(finish(solve(puzzle, engine)).all())
                 for engine in ("halves", "strip", "region", "compact", "algorithm_x")
                 if can(puzzle, engine)}
        assert len(found) >= 2 and len(set(map(str, found.values()))) == 1, puzzle.kinds
        assert found["region"]


def test_a_set_of_one_size_is_for_the_strip_engine():
    """Heptominoes have no names that the engine could know beforehand."""
    puzzle = Puzzle(parse_board("4x7"), parse_pieces("~7f~A~7f~A~7-7-1~B~7-7-1~B"))
    by = [sorted(finish(solve(puzzle, engine)).all()) for engine in ("strip", "algorithm_x")]
    assert by[0] == by[1]


def test_solid_boards_take_drawn_pieces():
    puzzle = Puzzle(parse_board("2x2x4"), parse_pieces("~f-e~AA1OO"))
    answers = finish(solve(puzzle))
    assert answers.count == finish(solve(puzzle, "algorithm_x")).count
    assert len(finish(classes(puzzle, answers.all()))) <= answers.count


def area_inside(path: str) -> float:
    """By the shoelace formula, holes being negative."""
    total = 0.0
    for loop in filter(None, path.split("Z")):
        corners = [tuple(map(float, pair.split())) for pair in re.split("[ML]", loop)[1:]]
        total += sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1]))
    return total / 2


@pytest.mark.parametrize("rows, loops", [("7-5-7", 2), ("7-5-6", 1), ("3-5-7", 1), ("f-d-f", 2),
                                         ("1f-15-1f", 3), ("7-5-7-5-7", 3), ("6-b-d-7", 1)])
def test_borders_of_pieces_with_holes_and_with_corners_that_touch(rows, loops):
    shape = shape_of(rows)
    board = Board(8, 8)
    assert unfit(shape) is None
    exact = outline(board, shape, 0.0)
    assert area_inside(exact) == pytest.approx(len(shape))
    assert outline(board, shape, 0.1).count("Z") == exact.count("Z")
    assert exact.count("Z") in (loops, loops + 1)


def test_the_borders_of_all_shapes_enclose_their_squares():
    for shape in shapes(300):
        assert area_inside(outline(Board(8, 8), shape, 0.0)) == pytest.approx(len(shape))


def test_a_recipe_with_drawn_pieces_is_searched():
    recipe = TilingRecipe(Board(4, 7), parse_pieces("~7f~A~7f~B~7f~C~7f~D"))
    assert recipe.picture().rows == ["DDDDDDD", "CCCCCCC", "BBBBBBB", "AAAAAAA"]


def test_pieces_without_a_board_get_one_that_links_can_have():
    recipe = decode(f"#pentomino?v=1&pieces={RING * MANY}").recipe
    assert recipe.board == Board(6, 10)                    # 480 squares are no five rows
    again = decode(encode(recipe))
    assert again.recipe == recipe and not again.notes
