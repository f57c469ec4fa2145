"""Tilings as path data."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from maze.pentomino.board import Board
from maze.pentomino.board_text import parse_board
from maze.pentomino.pieces import NAMES, orientations, parse_pieces
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.recipe import TilingRecipe
from maze.render.boards import holes, outside, rim, seams, tiling_bounds
from maze.render.layers import Label, Layer
from maze.render.piece import TINT, middle, mixed, outline, owners
from maze.render.svg import svg
from maze.render.theme import DARK, LIGHT, PIECES, PRINT, THEMES
from maze.render.tiling import tiling_layers
from maze.share import decode
from tests.color_science import luminance

BOARD = Board(5, 5)
PICTURE = TilingRecipe(Board(5, 9), parse_pieces("ltwkyrzcp")).picture()


def points(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path)]


def area(corners: list[tuple[float, float]]) -> float:
    """Positive if they go round clockwise, as y points down."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by)
               in zip(corners, corners[1:] + corners[:1], strict=True)) / 2


@pytest.mark.parametrize("name", NAMES)
def test_an_outline_runs_round_the_piece_just_inside(name):
    for squares in orientations(name):
        whole, inset = (points(outline(BOARD, squares, by)) for by in (0, 0.1))
        assert area(whole) == pytest.approx(5)
        around = 10 if name == "P" else 12
        assert area(inset) == pytest.approx(5 - 0.1 * around + 4 * 0.01)
        assert all(abs(abs(x - a) - 0.1) < 1e-9 and abs(abs(y - b) - 0.1) < 1e-9
                   for (x, y), (a, b) in zip(inset, whole, strict=True))


def test_an_outline_as_text():
    line = outline(Board(1, 5), orientations("I")[1], 0.25)
    assert line == "M0.25 0.25L4.75 0.25L4.75 0.75L0.25 0.75Z"


def test_the_top_of_the_board_is_the_top_of_the_picture():
    corner = ((0, 4), (0, 3), (1, 4), (0, 2), (2, 4))
    assert min(y for _, y in points(outline(BOARD, corner, 0))) == 0
    assert middle(BOARD, corner)[1] < 2.5


def test_seams_run_between_pieces_and_around_free_squares():
    owner = owners((lie.piece, lie.squares) for lie in
                   map(PICTURE.tiling.placements.__getitem__, PICTURE.placed))
    assert len(points(seams(PICTURE.tiling.board, owner))) == 2 * (76 - 8 * 4 - 5)
    assert len(points(seams(PICTURE.tiling.board, {}))) == 2 * 76
    assert rim(PICTURE.tiling.board) == "M0 0h9v5h-9Z"


def test_the_letter_stands_on_a_square_of_its_piece():
    for name in NAMES:
        for squares in orientations(name):
            x, y = middle(BOARD, squares)
            assert (x - 0.5, BOARD.rows - 0.5 - y) in squares


def test_layers_have_a_shape_and_a_letter_a_piece():
    layers = tiling_layers(PICTURE.tiling, PICTURE.placed, LIGHT)
    labels = [layer for layer in layers if isinstance(layer, Label)]
    assert [label.text for label in labels] == list("ltkywrzpc")
    fills = {layer.fill for layer in layers if isinstance(layer, Layer)}
    assert {PIECES[name][0] for name in "LTWNYFZUP"} <= fills
    bare = tiling_layers(PICTURE.tiling, PICTURE.placed, LIGHT, labels=False)
    assert not [layer for layer in bare if isinstance(layer, Label)]


def test_labels_are_letters_or_numbers_or_none():
    def labels(**looks):
        layers = tiling_layers(PICTURE.tiling, PICTURE.placed, LIGHT._replace(**looks))
        return [layer.text for layer in layers if isinstance(layer, Label)]

    assert labels() == list("ltkywrzpc")
    assert labels(labels="numbers") == ["3", "6", "4", "11", "9", "1", "12", "5", "7"]
    assert labels(labels="none") == []


def test_patterns_leave_the_square_of_the_label_free_and_print_has_no_colors():
    def look(theme):
        return tiling_layers(PICTURE.tiling, PICTURE.placed, theme)

    assert len(look(LIGHT._replace(patterns=True))) == len(look(LIGHT)) + 9
    colors = {color for layer in look(PRINT) if isinstance(layer, Layer)
              for color in (layer.fill, layer.stroke)}
    assert colors == {"", PRINT.paper, PRINT.ink, PRINT.hatch}


@pytest.mark.parametrize("theme", THEMES.values())
def test_young_pieces_hardly_differ_from_paper(theme):
    layers = tiling_layers(PICTURE.tiling, PICTURE.placed, theme, young=PICTURE.placed)
    fills = {layer.fill for layer in layers if isinstance(layer, Layer)} - {"", theme.paper}
    assert len(fills) == 9 and not fills & {fill for fill, _ in PIECES.values()}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("piece", sorted(PIECES))
def test_a_young_piece_changes_luminance_too_little_to_flash(theme, piece):
    paper, young = (luminance(color) for color in
                    (theme.paper, mixed(theme.paper, PIECES[piece][0], TINT)))
    assert abs(paper - young) < 0.10 * max(paper, young, 0.8)


def test_mixed():
    assert mixed("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert mixed("#FFFFFF", "#000000", 0.08) == "#EBEBEB"


def test_a_file():
    layers = tiling_layers(PICTURE.tiling, PICTURE.placed, DARK)
    text = svg(layers, tiling_bounds(PICTURE.tiling.board), title="a < b")
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "-0.25 -0.25 9.5 5.5"
    assert len(root.findall("{*}path")) == 3 + 9 and len(root.findall("{*}text")) == 9


@pytest.mark.parametrize("link", [
    "#pentomino?v=1&board=8x8-d4.4&pieces=all", "#pentomino?v=1&board=4x5&pieces=4ILOTZ"])
def test_boards_with_holes_and_other_pieces_are_drawn(link):
    recipe = decode(link).recipe
    tiling, _ = recipe.begin()
    layers = tiling_layers(tiling, [0, 1], LIGHT)
    assert any(layer.fill == LIGHT.ink for layer in layers if isinstance(layer, Layer)) == bool(
        recipe.board.holes)
    assert sum(isinstance(layer, Label) for layer in layers) == 2


def test_holes_within_the_board_are_filled_and_corners_are_cut_off():
    inner, corners = parse_board("8x8-d4.4"), parse_board("8x8-a1.a8.h1.h8")
    assert holes(inner).count("M") == 4 and not holes(corners)
    assert len(outside(corners)) == 4 and not outside(inner)
    assert len(points(rim(inner))) == 2 * (32 + 8) and len(points(rim(corners))) == 2 * 32
    assert len(points(seams(inner, {}))) == 2 * (112 - 12)


def test_a_turned_board_has_the_same_pieces():
    flat = tiling_layers(PICTURE.tiling, PICTURE.placed, LIGHT)
    upright = tiling_layers(PICTURE.tiling, PICTURE.placed, LIGHT,
                            aspect=Aspect(PICTURE.tiling.board, True))
    assert [one.text for one in upright if isinstance(one, Label)] == [
        one.text for one in flat if isinstance(one, Label)]
    assert max(y for one in upright if isinstance(one, Layer) and "L" in one.path
               for _, y in points(one.path)) <= 9
