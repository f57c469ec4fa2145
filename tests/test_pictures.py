"""Pictures laid over boards: cells left out on every shape, and pictures hidden in solutions."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from functools import cache
from math import floor

import pytest

from maze.catalog import DEFAULT
from maze.conflicts import problem
from maze.errors import MisfitError, RecipeError
from maze.grid import Grid
from maze.overlays import HIDE
from maze.pictures.doubling import doubled_slices
from maze.pictures.own import OWN, own
from maze.pictures.stencil import format_stencil, parse_stencil, read_stencil, stencil_of
from maze.recipe import Recipe, generators, shapes, solvers
from maze.registry import misfit
from maze.scene import MazeScene
from maze.share import decode, encode
from tests.boards import Sets, begin, make, makes_trees
from tests.boards import board as whole_board
from tests.proof import Tally, prove
from tools.samples import changing
from tools.trial import no_grid, no_tree

CUT = format_stencil(own("cat", 12))                       # it has holes
FLAT = [id_ for id_ in shapes() if (drawn := whole_board(id_).geometry).flat
        and not drawn.stairs and not drawn.tunnels]
LEAST = {"polar": (5,), "penrose": (4,), "hexagon": (11, 10), "triangle": (17, 10)}
SAMPLE = ("square", "hexagon", "polar", "voronoi")


def cut(shape: str, **more) -> Recipe:
    size = LEAST.get(shape) or tuple(min(param.default, max(param.low, 11 - at)) for at, param
                                     in enumerate(shapes()[shape].params))
    return Recipe(shape=shape, size=size, cut=CUT, **more)


@cache
def board(shape: str) -> Grid:
    return cut(shape).grid()


def sampled(names: list[str], places: tuple[str, ...] = SAMPLE) -> list:
    """Each name on one shape in turn; the rest of the table is for `make prove`."""
    return [pytest.param(name, shape, marks=() if shape == places[at % len(places)]
                         else pytest.mark.prove)
            for at, name in enumerate(names) for shape in FLAT]


def dark_cells(whole: Grid, text: str) -> set[tuple[float, float]]:
    """An independent reading of a link: the middles of the cells in the largest dark piece."""
    (width, height), code = map(int, text.split("-", 1)[0].split("x")), text.split("-", 1)[1]
    raw = urlsafe_b64decode(code + "===")
    bits = "".join(f"{byte:08b}" for byte in raw)
    x0, y0, x1, y1 = whole.geometry.bounds
    side = min((x1 - x0) / width, (y1 - y0) / height)
    left, top = (x0 + x1 - width * side) / 2, (y0 + y1 - height * side) / 2
    kept = set()
    for cell in range(len(whole)):
        x, y = whole.center(cell)
        px, py = floor((x - left) / side + 1e-9), floor((y - top) / side + 1e-9)
        if 0 <= px < width and 0 <= py < height and bits[py * width + px] == "1":
            kept.add(cell)
    sets = Sets(len(whole))
    for a, b in whole.joins:
        if a in kept and b in kept:
            sets.join(a, b)
    pieces: dict[int, list[int]] = {}
    for cell in sorted(kept):
        pieces.setdefault(sets.root(cell), []).append(cell)
    return {whole.center(cell) for cell in max(pieces.values(), key=len)}


@pytest.mark.parametrize("shape", FLAT)
def test_what_is_left_of_a_board_is_a_grid_of_the_dark_cells(shape: str) -> None:
    whole, grid = cut(shape).but(cut="").grid(), board(shape)
    drawn = grid.geometry
    assert no_grid(grid) == ""
    assert {grid.center(cell) for cell in range(len(grid))} == dark_cells(whole, CUT)
    assert list(grid.joins) == sorted(grid.joins)
    assert all(drawn.cell_at(grid.center(cell)) == cell for cell in range(len(grid)))
    sides = sum(len(drawn.sides(cell)) for cell in range(len(grid)))
    inner = sum(2 * len(drawn.lines(edge)) for edge in range(grid.edges))
    assert sides == inner + len(drawn.rim())               # each side is a wall's or the rim's
    x0, y0, x1, y1 = drawn.bounds
    assert all(x0 <= x <= x1 and y0 <= y <= y1 for cell in range(len(grid))
               for x, y in drawn.outline(cell))
    assert all(grid.center(cell) in {grid.center(near) for near in drawn.seen(x0, y0, x1, y1)}
               for cell in range(len(grid)))


@pytest.mark.parametrize(("by", "shape"), sampled(list(generators())))
def test_every_algorithm_works_on_what_is_left(by: str, shape: str) -> None:
    grid = board(shape)
    if sentence := misfit(generators()[by], grid):
        with pytest.raises(MisfitError) as refused:
            cut(shape, by=by).begin()
        assert str(refused.value) == str(sentence)
        return
    maze, steps = begin(by, grid)
    scene = MazeScene(type(maze)(grid))
    for step in steps:
        scene.apply(step)
        assert scene.open == maze.open
    assert bytes(maze.open) == bytes(make(by, grid).open)
    if makes_trees(by):
        assert no_tree(maze) == ""


@pytest.mark.parametrize("shape", [shape if shape == "hexagon" else
                                   pytest.param(shape, marks=pytest.mark.prove) for shape in FLAT])
def test_every_solver_keeps_its_claims_on_what_is_left(shape: str) -> None:
    tally = Tally()
    prove(cut(shape, braid=50), tally)
    assert tally.runs == len(solvers()) and tally.claims > 20


@pytest.mark.parametrize(("key", "shape"), sampled(list(DEFAULT.keys), ("square", "hexagon")))
def test_every_change_works_on_what_is_left(key: str, shape: str) -> None:
    for text in changing(DEFAULT.keys[key]):
        recipe = cut(shape).but(**{key: DEFAULT.keys[key].parse(text)})
        if problem(recipe, recipe.grid()) is None:
            maze, steps = recipe.begin()
            scene = MazeScene(maze, recipe.words)
            for step in steps:
                scene.apply(step)
            assert scene.open == maze.open
            assert decode(encode(recipe)).recipe == recipe


@pytest.mark.parametrize("shape", SAMPLE)
def test_a_picture_is_in_the_link(shape: str) -> None:
    recipe = cut(shape, solve="breadth_first", seed="k")
    decoded = decode(encode(recipe))
    assert decoded.recipe == recipe and decoded.notes == []
    assert decoded.recipe.picture().digest == recipe.picture().digest


@pytest.mark.parametrize(("fields", "note"), [
    ("cut=24x20-AAAA", "The picture in this link is damaged."),
    ("cut=24", "A picture should be such as 24x20-BITS, each side 2 to 150, not '24'."),
    ("cut=900x900-AAAA", "each side 2 to 150"),
    ("cut=2x2-AA", "Nothing in this picture is dark."),
    ("cut=2x2-gA&size=2x2", "fewer than 4 cells"),
    (f"cut={CUT}&shape=torus", "in one plane, without seams, stairs or tunnels. Left out: cut."),
    ("hide=yes", "Hidden picture should be rect, band or bare, not 'yes'"),
    ("hide=rect&shape=hexagon", "needs a board of squares in one plane. Left out: hide."),
    ("hide=rect&braid=40", "A hidden picture stays as it is made; leave out braid."),
    ("hide=rect&from=3", "A hidden picture has a start and a goal of its own."),
    ("hide=rect&by=houston", ""),
])
def test_what_a_link_cannot_have_is_said_in_a_sentence(fields: str, note: str) -> None:
    decoded = decode(f"#maze?v=1&seed=a&{fields}")
    assert note in str(decoded.note)
    assert decode(encode(decoded.recipe)).notes == []
    decoded.recipe.picture()


def test_what_a_recipe_cannot_have_is_refused() -> None:
    with pytest.raises(RecipeError, match="damaged"):
        Recipe(cut="24x20-AAAA")
    with pytest.raises(MisfitError, match="one plane"):
        cut("torus").begin()
    with pytest.raises(MisfitError, match="squares"):
        cut("hexagon", hide="rect").begin()
    with pytest.raises(RecipeError, match="150"):
        read_stencil("#" * 151)
    with pytest.raises(RecipeError, match="dark"):
        read_stencil(" ...\n")


def test_a_picture_keeps_its_proportions_on_any_board() -> None:
    wide = format_stencil(stencil_of([(x, y) for x in range(2) for y in range(2)], 2, 2))
    grid = Recipe(size=(30, 10), cut=wide).grid()
    assert len(grid) == 100 and grid.geometry.bounds == (10, 0, 20, 10)


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("side", [12, 24, pytest.param(40, marks=pytest.mark.prove)])
def test_our_pictures_are_in_one_piece_and_come_back(name: str, side: int) -> None:
    found = own(name, side)
    sets, at = Sets(len(found.dark)), {square: n for n, square in enumerate(found.dark)}
    for x, y in found.dark:
        for near in ((x + 1, y), (x, y + 1)):
            if near in at:
                sets.join(at[x, y], at[near])
    assert sets.count == 1
    assert parse_stencil(format_stencil(found)) == found


# --- hidden pictures ------------------------------------------------------------------------------


def hidden(name: str, by: str, around: str) -> Recipe:
    picture = own(name, 9)
    return Recipe(size=picture[:2], cut=format_stencil(picture), hide=around, by=by,
                  solve="breadth_first", seed=f"{name}-{by}")


BY = [by for by, entry in generators().items() if "sparse" not in entry.gives]
HIDDEN = [pytest.param(name, by, around, marks=() if (at + turn) % len(BY) == 0 and (
    list(HIDE.options)[1 + at % 3] == around) else pytest.mark.prove)
    for at, name in enumerate(OWN) for turn, by in enumerate(BY)
    for around in list(HIDE.options)[1:]]
WORDS = [Recipe(shape="word", size=(2,), mask="I"), Recipe(shape="mask", size=(9, 8)),
         Recipe(shape="circle", size=(7,)), Recipe(size=(5, 4))]


def check_hidden(recipe: Recipe) -> None:
    """The solution's cells are exactly those in the squares of the picture; one path joins any two.

    Squares are compared by where they are drawn, relative to the first one of each.
    """
    picture, board = recipe.picture(), recipe.but(hide="").grid()
    grid = picture.maze.grid
    sets = Sets(len(grid))
    for edge, (a, b) in enumerate(grid.joins):
        assert not picture.maze.open[edge] or sets.join(a, b), "a loop"
    assert sets.count == 1, "not all cells are joined"
    assert picture.path and len(picture.path) == len(set(picture.path)) == 4 * len(board)
    painted = [grid.center(cell) for cell in picture.path]
    wanted = [board.geometry.outline(cell) for cell in range(len(board))]
    squares = {(min(x for x, _ in corners), min(y for _, y in corners)) for corners in wanted}
    dx, dy = (min(at[axis] for at in painted) - .5 for axis in (0, 1))
    ox, oy = (min(at[axis] for at in squares) for axis in (0, 1))
    assert {((x - dx) // 2 + ox, (y - dy) // 2 + oy) for x, y in painted} == squares
    for a, b in zip(picture.path, picture.path[1:], strict=False):
        assert picture.maze.open[grid.between(a, b)]


@pytest.mark.parametrize(("name", "by", "around"), HIDDEN)
def test_the_solution_paints_exactly_the_picture(name: str, by: str, around: str) -> None:
    recipe = hidden(name, by, around)
    if misfit(recipe.generator, recipe.but(hide="").grid()):
        recipe = recipe.but(by="wilson")
    check_hidden(recipe)
    if around == "bare":
        picture = recipe.picture()
        assert len(picture.path) == len(picture.maze.grid)


@pytest.mark.parametrize("recipe", WORDS)
@pytest.mark.parametrize("around", ["rect", "band"])
def test_words_and_outlines_can_be_hidden_too(recipe: Recipe, around: str) -> None:
    check_hidden(recipe.but(hide=around, solve="breadth_first"))


def test_a_hidden_picture_is_the_same_step_by_step_and_at_once() -> None:
    recipe = hidden("fish", "kruskal", "rect")
    maze, steps = recipe.begin()
    scene = MazeScene(type(maze)(maze.grid), recipe.words)
    for step in steps:
        scene.apply(step)
        assert scene.open == maze.open
        assert str(scene.sentence(step))[-1] == "."
    assert bytes(maze.open) == bytes(recipe.picture().maze.open)
    assert decode(encode(recipe)).recipe == recipe


def test_around_a_picture_there_are_many_wrong_ways() -> None:
    picture = hidden("heart", "wilson", "rect").picture()
    on, grid = set(picture.path), picture.maze.grid
    wrong = [edge for edge, (a, b) in enumerate(grid.joins)
             if picture.maze.open[edge] and (a in on) != (b in on)]
    assert len(wrong) >= (len(grid) - len(on)) // 40


def test_a_board_too_large_to_hide_is_refused_before_its_cells_are_looked_at():
    board = Recipe(size=(400, 400)).grid()
    with pytest.raises(MisfitError, match="at most 302 squares a side, this one has 402"):
        next(doubled_slices(board, "rect"))
    with pytest.raises(MisfitError, match="a board of squares in one plane"):
        next(doubled_slices(Recipe(shape="hexagon", size=(400, 400)).grid(), "rect"))
