"""Squares as pixels: every pixel is what its cell and its walls say."""

from __future__ import annotations

import pytest

from maze.marks import BLANK, SOLID, VISITED
from maze.recipe import Recipe
from maze.render.pixels import draw
from maze.render.squares import Part, Rows
from maze.render.theme import LIGHT

COLORS = {BLANK: "#FFFFFF", VISITED: "#6A97CF", SOLID: "#16191F"}
W, H = 7, 5


def rows(**more) -> Rows:
    maze = Recipe(size=(W, H), by="prim").but(braid=50).picture().maze
    marks = bytes([VISITED if cell % 3 else BLANK for cell in range(W * H)])
    return Rows(W, H, maze.open, marks, **more)


def color(pixels, x: int, y: int) -> str:
    at = 4 * (y * pixels.part.across * pixels.unit + x)
    assert pixels.rgba[at + 3] == 255
    return "#" + bytes(pixels.rgba[at:at + 3]).hex().upper()


@pytest.mark.parametrize("unit, thick", [(2, 1), (3, 1), (4, 2), (7, 2), (9, 3)])
def test_cells_and_walls_are_where_they_are(unit: int, thick: int) -> None:
    seen = rows()
    picture = draw(seen, Part(0, 0, W, H), unit, thick, COLORS, LIGHT.wall)
    assert len(picture.rgba) == 4 * W * H * unit * unit
    for y in range(H):
        for x in range(W):
            own = COLORS[VISITED if (y * W + x) % 3 else BLANK]
            middle = (x * unit + (unit - 1) // 2, y * unit + (unit - 1) // 2)
            right = (x * unit + unit - 1, middle[1])
            below = (middle[0], y * unit + unit - 1)
            assert color(picture, *middle) == own
            assert (color(picture, *right) == own) == bool(seen.right(y)[x])
            assert (color(picture, *below) == own) == bool(seen.below(y)[x])
            if thick > 1 and x + 1 < W:                    # the wall's other half
                assert (color(picture, (x + 1) * unit, middle[1]) == LIGHT.wall) != \
                    bool(seen.right(y)[x])
            if thick > 1 and y + 1 < H:
                assert (color(picture, middle[0], (y + 1) * unit) == LIGHT.wall) != \
                    bool(seen.below(y)[x])


@pytest.mark.parametrize("unit, thick", [(2, 1), (5, 2), (9, 3)])
def test_a_part_is_cut_out_of_the_whole(unit: int, thick: int) -> None:
    whole = draw(rows(), Part(0, 0, W, H), unit, thick, COLORS, LIGHT.wall)
    part = draw(rows(), Part(2, 1, 4, 3), unit, thick, COLORS, LIGHT.wall)
    for y in range(3 * unit):
        for x in range(4 * unit):
            assert color(part, x, y) == color(whole, x + 2 * unit, y + unit)


def test_a_post_stands_where_a_wall_meets_it() -> None:
    seen = rows()
    picture = draw(seen, Part(0, 0, W, H), 3, 1, COLORS, LIGHT.wall)
    for y in range(H - 1):
        for x in range(W - 1):
            free = (seen.right(y)[x] and seen.right(y + 1)[x] and seen.below(y)[x]
                    and seen.below(y)[x + 1])
            assert (color(picture, 3 * x + 2, 3 * y + 2) == LIGHT.wall) != bool(free)


def test_a_bare_maze_shows_its_solid_cells_alone() -> None:
    maze = Recipe(size=(12, 9), entr="hardest").but(sparse=60).picture().maze
    seen = Rows(12, 9, maze.open, bytes([VISITED]) * 108, bare=True)
    solid = [y * 12 + x for y in range(9) for x in range(12) if seen.marks(y)[x] == SOLID]
    assert solid == maze.unused() and solid
