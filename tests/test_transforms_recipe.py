"""Transforms in recipes, links, scenes, pictures and on the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maze import entrances
from maze.catalog import DEFAULT, transforms
from maze.cli import main
from maze.conflicts import problem
from maze.errors import MisfitError, RecipeError
from maze.grids.lattice import lattice
from maze.ingredients import changes
from maze.marks import SOLID
from maze.measures.bottlenecks import distances, flood, shortest_way
from maze.params import Lean
from maze.passages import Maze
from maze.player import Player
from maze.recipe import Recipe
from maze.registry import register
from maze.render.layers import bounds, maze_layers
from maze.render.png import png
from maze.render.svg import svg
from maze.render.text import text
from maze.render.theme import LIGHT
from maze.rng import Rng
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.steps import BREATH, GOAL, PHASE, SHIFT, START, number, run
from tests.grids import GRIDS, GROWING, made, torus

SET = {"unicursal": 1, "bias": -60, "run": 70, "river": 20, "symmetry": "turn", "braid": 40,
       "sparse": 25, "oneway": 50, "entr": "hardest", "keys": "2"}
NONE = {"unicursal": 0, "bias": 0, "run": 0, "river": 50, "symmetry": "none", "braid": 0,
        "sparse": 0, "oneway": 0, "entr": "corners", "keys": ""}
SIZE = (8, 6)


def phases(recipe: Recipe) -> list[str]:
    return [recipe.catalog.phases[number(step)] for step in recipe.begin()[1]
            if step >> SHIFT == PHASE >> SHIFT]


def valid(recipe: Recipe) -> bool:
    try:
        recipe.checked_grid()
    except MisfitError:
        return False
    return True


def test_the_keys_are_those_of_the_transforms() -> None:
    """Of one that is new tests/test_transform_contract.py knows all that must be."""
    assert [key for key in changes() if key in SET] == list(SET)
    assert {key: changes()[key].default for key in NONE} == NONE
    assert all(entry.doc and entry.summary.endswith(".") for entry in transforms().values())


@pytest.mark.parametrize("by", GROWING)
def test_nothing_asked_is_nothing_done(by: str) -> None:
    plain = Recipe(by=by, solve="breadth_first")
    same = plain.but(**NONE)
    assert encode(same) == encode(plain) and same.picture().digest == plain.picture().digest
    assert list(same.begin()[1]) == list(plain.begin()[1])
    assert phases(plain) == ["solving", "answer"]


@pytest.mark.parametrize("key", SET)
def test_each_key_does_something_announces_itself_and_comes_back(key: str) -> None:
    size = (9, 6) if key == "symmetry" else SIZE
    recipe = Recipe(size=size, by="prim").but(**{key: SET[key]})
    plain = Recipe(size=size, by="prim").picture()
    assert recipe.picture().digest != plain.digest
    expected = {"bias": "texture", "run": "texture", "river": "texture", "entr": "entrances"}
    assert phases(recipe) == [expected.get(key, key)]
    assert decode(encode(recipe)).recipe == recipe and f"&{key}=" in encode(recipe)


def all_combinations() -> list[tuple[str, ...]]:
    return [keys for count in (2, 3) for keys in combinations(SET, count)]


@pytest.mark.parametrize("keys", all_combinations(), ids="-".join)
def test_combinations_are_pictures_or_one_sentence(keys: tuple[str, ...]) -> None:
    """What goes together is a timeline; what does not loses the weaker key, with a sentence."""
    recipe = Recipe(size=(8, 6) if "unicursal" in keys else (9, 6), by="prim",
                    solve="breadth_first").but(**{key: SET[key] for key in keys})
    found = problem(recipe, recipe.grid())
    decoded = decode(encode(recipe))
    if found:
        key, sentence = found[0], str(found[1])
        assert key in keys and sentence[0].isupper() and sentence.endswith(".")
        with pytest.raises(MisfitError) as caught:
            recipe.checked_grid()
        assert str(caught.value) == sentence
        assert str(decoded.notes[0]) == f"{sentence} Left out: {key}."
        recipe = decoded.recipe
    assert decoded.recipe == recipe and problem(recipe, recipe.grid()) is None
    maze, steps = recipe.begin()
    scene = MazeScene(maze, recipe.words)
    for step in steps:
        scene.apply(step)
        assert scene.open == maze.open and scene.arrows == maze.arrows
        words = str(scene.sentence(step))
        assert words[0].isupper() and words.endswith(".")
    picture = recipe.picture()
    assert picture.maze.open == maze.open and picture.path
    assert picture.digest == recipe.picture().digest
    used = {cell for cell in range(len(maze.grid)) if any(maze.passages()[cell])}
    assert {picture.start, picture.goal} <= used | {0}
    ends = (picture.start, picture.goal)
    own = ends == recipe.ends(maze.grid)
    assert (scene.start, scene.goal) == ((-1, -1) if own else ends)


def test_each_stage_has_draws_of_its_own() -> None:
    """Arrows or other entrances do not move a wall; sparse takes walls from the same braid."""
    braided = Recipe(by="prim").but(braid=50)
    walls = bytes(braided.picture().maze.open)
    assert braided.but(oneway=40).picture().maze.open == walls
    assert braided.but(entr="border").picture().maze.open == walls
    pruned = braided.but(sparse=20).picture().maze.open
    assert all(now <= then for now, then in zip(pruned, walls, strict=True))
    assert braided.but(entr="border").picture().start == \
        Recipe(by="prim", entr="border").picture().start


@pytest.mark.parametrize("key", ["braid", "sparse", "oneway"])
def test_shares_grow(key: str) -> None:
    changed = [sum(step >> SHIFT != PHASE >> SHIFT for step in recipe.begin()[1])
               for recipe in (Recipe(by="prim").but(**{key: share}) for share in range(0, 60, 10))]
    assert changed == sorted(set(changed))


# --- misfits ---------------------------------------------------------------------------------


@register("Half", gives="sparse")
def half(maze, rng):
    """A generator that leaves cells out."""
    yield maze.carve(0, 1)
    yield maze.carve(1, 2)
    return maze


@pytest.mark.parametrize(("parts", "key", "sentence"), [
    ({"size": (7, 6), "unicursal": 1}, "unicursal", "needs an even width and an even height"),
    ({"size": (6, 2), "unicursal": 1}, "unicursal", "4 at least"),
    ({"size": (8, 6), "unicursal": 1, "braid": 5}, "braid", "A unicursal maze is a single path"),
    ({"size": (8, 6), "unicursal": 1, "symmetry": "flip"}, "symmetry", "a single path"),
    ({"size": (8, 6), "symmetry": "turn"}, "symmetry", "neither a cell nor between"),
])
def test_what_does_not_go_together(parts: dict, key: str, sentence: str) -> None:
    recipe = Recipe().but(**parts)
    found = problem(recipe, recipe.grid())
    assert found and found[0] == key and sentence in str(found[1])
    decoded = decode(encode(recipe))
    assert list(map(str, decoded.notes)) == [f"{found[1]} Left out: {key}."]
    assert decoded.recipe == recipe.but(**{key: NONE[key]})


def test_grids_without_a_border_or_a_straight_way() -> None:
    round_ = Recipe(entr="border")
    found = problem(round_, torus(5, 4))
    assert found and found[0] == "entr"
    assert str(found[1]) == "Entrances on the border need a border; this grid has none."
    found = problem(Recipe().but(run=50), GRIDS["triangles"])
    assert found and found[0] == "run" and "straight" in str(found[1])
    found = problem(Recipe().but(unicursal=1), GRIDS["hexagons"])
    assert found and found[0] == "unicursal" and "rectangle" in str(found[1])


@pytest.mark.parametrize("key", ["unicursal", "bias", "run", "river", "symmetry"])
def test_a_generator_that_leaves_cells_out(key: str) -> None:
    catalog = DEFAULT.add("generators", replace(half.entry, id="half"))
    recipe = Recipe(size=(4, 4), by="half", catalog=catalog).but(
        **{key: "mirror" if key == "symmetry" else 1})
    found = problem(recipe, recipe.grid())
    assert found and found[0] == key and "Half leaves some out" in str(found[1])


def test_a_maze_with_cells_left_out_starts_where_there_is_a_passage() -> None:
    maze = run(half.entry.run(Maze(lattice(4, 4)), Rng("")))
    assert run(entrances.choose(maze, Rng(""), "corners", (0, 15), None, None)) == (0, 2)
    assert run(entrances.choose(maze, Rng(""), "hardest", (0, 15), None, None)) == (0, 2)
    assert run(entrances.choose(maze, Rng(""), "border", (0, 15), None, 2))[1] == 2


def test_a_drawn_maze_stays_as_it_is_drawn() -> None:
    walls = "6bTWTPHPgA"
    plain = Recipe(size=(6, 5), walls=walls)
    assert plain.but(**SET) == plain.but(entr="hardest", keys="2")
    decoded = decode(f"#maze?v=1&size=6x5&braid=30&entr=hardest&oneway=10&walls={walls}")
    assert list(map(str, decoded.notes)) == ["A drawn maze stays as it is drawn."]
    assert decoded.recipe == plain.but(entr="hardest")
    assert decoded.recipe.picture().start != 0 or decoded.recipe.picture().goal != 29


@pytest.mark.parametrize("key", ["unicursal", "bias", "run", "river", "symmetry", "oneway"])
def test_the_carve_order_is_read_only_from_passages_as_they_grew(key: str) -> None:
    with pytest.raises(MisfitError, match="needs the passages as they grew"):
        Recipe(size=(9, 6), by="prim", solve="carve_order").but(**{key: SET[key]})
    size = (8, 6) if key == "unicursal" else (9, 6)
    link = encode(Recipe(size=size, by="prim", solve="breadth_first").but(**{key: SET[key]}))
    decoded = decode(link.replace("breadth_first", "carve_order"))
    assert decoded.recipe.solve == "breadth_first" and "as they grew" in str(decoded.notes[-1])


@pytest.mark.parametrize("keys", [{"braid": 100}, {"sparse": 60}, {"entr": "hardest"}])
def test_the_carve_order_still_leads_to_the_goal(keys: dict) -> None:
    picture = Recipe(by="prim", solve="carve_order").but(**keys).picture()
    links = picture.maze.links()
    assert picture.path[0] == picture.start and picture.path[-1] == picture.goal
    assert all(b in links[a] for a, b in zip(picture.path, picture.path[1:], strict=False))


# --- entrances -------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS)
@pytest.mark.parametrize("by", GROWING)
def test_hardest_are_the_two_cells_farthest_apart(grid, by: str) -> None:
    maze = made(grid, by)
    links = maze.passages()
    start, goal = run(entrances.choose(maze, Rng(""), "hardest", (0, len(grid) - 1), None, None))
    assert start < goal
    longest = max(max(distances(links, cell)) for cell in range(len(grid)))
    assert len(shortest_way(links, start, goal)) == longest + 1
    fixed = run(entrances.choose(maze, Rng(""), "hardest", (0, 1), 5, None))
    assert fixed == (5, flood(links, 5)[1][-1])
    assert run(entrances.choose(maze, Rng(""), "hardest", (0, 1), None, 5)) == fixed[::-1]
    assert run(entrances.choose(maze, Rng(""), "hardest", (0, 1), 3, 5)) == (3, 5)


@pytest.mark.parametrize("braid", [30, 100])
def test_hardest_are_the_farthest_apart_in_mazes_with_loops(braid: int) -> None:
    for seed in range(20):
        picture = Recipe(size=(12, 9), by="wilson", seed=str(seed), entr="hardest").but(
            braid=braid, solve="breadth_first").picture()
        links = picture.maze.links()
        longest = max(max(distances(links, cell)) for cell in range(len(links)))
        assert len(picture.path) - 1 == longest


def test_the_hardest_entrances_of_a_large_maze_are_looked_for_in_slices() -> None:
    maze = Recipe(size=(80, 80), by="prim").but(braid=100).picture().maze
    slices = list(entrances.choose(maze, Rng(""), "hardest", (0, 6399), None, None))
    assert slices and set(slices) == {BREATH}


def test_border_entrances_are_far_apart_and_follow_the_seed() -> None:
    maze = made(lattice(20, 15))
    rim, pairs = set(entrances.border(maze.grid)), set()
    for seed in range(30):
        a, b = run(entrances.choose(maze, Rng(str(seed), "entr"), "border", (0, 299), None, None))
        assert {a, b} <= rim and a < b
        (ax, ay), (bx, by) = maze.grid.center(a), maze.grid.center(b)
        assert (ax - bx) ** 2 + (ay - by) ** 2 > 10 ** 2
        pairs.add((a, b))
    assert len(pairs) > 20
    assert run(entrances.choose(maze, Rng("a"), "border", (0, 299), 150, None))[0] == 150


def test_named_cells_win() -> None:
    picture = Recipe(entr="border", start=17, goal=40).picture()
    assert (picture.start, picture.goal) == (17, 40)
    assert phases(Recipe(entr="border", start=17, goal=40)) == []
    assert decode("#maze?v=1&entr=border&from=17&to=40").recipe.picture().start == 17


def test_sparse_keeps_the_entrances_wherever_they_are() -> None:
    for entr in ("corners", "border", "hardest"):
        full = Recipe(by="prim", entr=entr, solve="breadth_first").picture()
        bare = Recipe(by="prim", entr=entr, solve="breadth_first").but(sparse=100).picture()
        assert (full.start, full.goal) == (bare.start, bare.goal) and full.path == bare.path
        assert len(bare.maze.unused()) == 300 - len(bare.path)


def test_a_unicursal_maze_is_walked_from_end_to_end() -> None:
    picture = Recipe(size=(12, 10), solve="breadth_first").but(unicursal=1).picture()
    assert (picture.start, picture.goal) == (0, 12) and len(picture.path) == 120
    assert Recipe(size=(12, 10)).but(unicursal=1).ends(picture.maze.grid) == (0, 12)


# --- links -----------------------------------------------------------------------------------


@st.composite
def recipes(draw: st.DrawFn) -> Recipe:
    size = draw(st.tuples(st.integers(2, 9), st.integers(2, 9)))
    share = st.integers(0, 100)
    keys = {"unicursal": st.integers(0, 1), "bias": st.integers(-100, 100), "run": share,
            "river": share, "symmetry": st.sampled_from(["none", "mirror", "flip", "turn"]),
            "braid": share, "sparse": share, "oneway": share,
            "entr": st.sampled_from(["corners", "border", "hardest"])}
    chosen = draw(st.sets(st.sampled_from(sorted(keys))))
    return Recipe(size=size, by=draw(st.sampled_from(GROWING))).but(
        **{key: draw(keys[key]) for key in sorted(chosen)})


@given(recipes())
@settings(max_examples=150)
def test_a_recipe_comes_back_or_loses_what_cannot_be(recipe: Recipe) -> None:
    decoded = decode(encode(recipe))
    if valid(recipe):
        assert decoded.recipe == recipe and decoded.notes == []
        assert encode(decoded.recipe) == encode(recipe)
    else:
        assert all("Left out: " in str(note) for note in decoded.notes) and decoded.notes
        assert valid(decoded.recipe) and decode(encode(decoded.recipe)).recipe == decoded.recipe
    decoded.recipe.picture()


@pytest.mark.parametrize(("text_", "note", "value"), [
    ("braid=300", "Braid 300 is too large; using 100.", ("braid", 100)),
    ("braid=-1", "Braid -1 is too small; using 0.", ("braid", 0)),
    ("sparse=x", "Sparse should be a number from 0 to 100, not 'x'; using 0.", ("sparse", 0)),
    ("bias=60", "Bias should be such as h60 or v25, not '60'; using 0.", ("bias", 0)),
    ("bias=v900", "Bias v900 is too large; using v100.", ("bias", -100)),
    ("bias=h-5", "Bias should be such as h60 or v25, not 'h-5'; using 0.", ("bias", 0)),
    ("symmetry=twist", "Symmetry should be none, mirror, flip or turn, not 'twist'; using none.",
     ("symmetry", "none")),
    ("entr=top", "Entrances should be corners, border or hardest, not 'top'; using corners.",
     ("entr", "corners")),
    ("unicursal=2", "Unicursal 2 is too large; using 1.", ("unicursal", 1)),
    ("oneway=1e2", "One-way passages should be a number from 0 to 100", ("oneway", 0)),
])
def test_bad_values_are_repaired_with_a_sentence(text_: str, note: str,
                                                 value: tuple[str, object]) -> None:
    decoded = decode("#maze?v=1&size=8x6&" + text_)
    assert len(decoded.notes) == 1 and str(decoded.notes[0]).startswith(note), decoded.notes
    assert decoded.recipe == Recipe(size=(8, 6)).but(**dict([value]))


@pytest.mark.parametrize("text_", ["0", "h0", "v0", "h00", "h60", "v25", "H100", "v7"])
def test_lean_is_a_pair(text_: str) -> None:
    lean = Lean("bias", "Bias")
    value = lean.parse(text_)
    assert lean.parse(lean.format(value)) == value and lean.repair(text_) == (value, None)
    assert (value > 0) == (text_[0] in "hH" and text_.strip("hH0") != "")


def fuzz(seed: int) -> str:
    rng = Rng(str(seed), "fuzz")
    texts = ["0", "1", "50", "100", "101", "-1", "h60", "v1", "h", "turn", "mirror", "flip", "none",
             "border", "hardest", "corners", "x", "", "%C3%A9", "9" * 50, "h" + "9" * 120]
    keys = [rng.pick([*SET, "size", "solve", "walls", "from", "to"]) for _ in range(rng.below(9))]
    sizes = ["2x2", "4x4", "5x5", "4x6", "7x3"]
    pairs = [f"{key}={rng.pick(sizes if key == 'size' else [*texts, 'AA', 'carve_order'])}"
             for key in keys]
    return "#maze?v=1&" + "&".join([f"size={rng.pick(sizes)}", *pairs])


def test_two_thousand_damaged_links() -> None:
    for seed in range(2000):
        link = fuzz(seed)
        decoded = decode(link)
        assert decode(encode(decoded.recipe)).recipe == decoded.recipe, link
        assert decode(encode(decoded.recipe)).notes == [], link
        assert all(note and note == note.strip() for note in map(str, decoded.notes))
        decoded.recipe.picture()


@pytest.mark.parametrize("parts", [{"braid": 101}, {"bias": 101}, {"symmetry": "x"}, {"entr": ""},
                                   {"unicursal": 2}, {"river": -1}])
def test_a_recipe_is_strict(parts: dict) -> None:
    with pytest.raises(RecipeError, match="expected|must be"):
        Recipe().but(**parts)


# --- scenes and pictures ---------------------------------------------------------------------


def test_a_player_goes_back_over_arrows_solid_cells_and_entrances() -> None:
    recipe = Recipe(size=(9, 7), by="prim", entr="hardest", solve="breadth_first", seed="a").but(
        bias=50, braid=30, sparse=20, oneway=60)
    maze, steps = recipe.begin()
    scene = MazeScene(maze)
    player = Player(steps, scene, spacing=16)
    player.to_end()
    end = scene.save()
    assert scene.arrows == recipe.picture().maze.arrows and scene.start != -1
    assert scene.marks.count(SOLID) == len(recipe.picture().maze.unused())
    for position in (player.known // 2, 3, player.known - 30, 0, player.known):
        player.seek(position)
    assert scene.save() == end
    player.seek(0)
    assert scene.arrows == {} and scene.start == scene.goal == -1 and SOLID not in scene.marks
    assert len(player.landmarks) == 7


def test_start_and_goal_are_steps_when_they_are_chosen() -> None:
    steps = list(Recipe(size=(6, 6), entr="hardest").begin()[1])
    picture = Recipe(size=(6, 6), entr="hardest").picture()
    assert steps[-2:] == [START + picture.start, GOAL + picture.goal]


def test_arrows_and_solid_cells_are_drawn() -> None:
    recipe = Recipe(size=(6, 5), by="prim").but(oneway=50, sparse=30)
    picture = recipe.picture()
    drawn = text(picture)
    arrows = sum(drawn.count(sign) for sign in "<>v^")
    assert arrows == len(picture.maze.arrows)
    assert drawn.count("###") == len(set(picture.maze.unused()) - {picture.start, picture.goal})
    layers = maze_layers(picture, LIGHT)
    triangles = [layer for layer in layers if getattr(layer, "fill", "") == LIGHT.ink
                 and layer.path.count("Z") == len(picture.maze.arrows) and layer.width]
    assert len(triangles) == 1
    file = svg(layers, bounds(picture.maze.grid), title="x")
    assert file.count("<path") == sum(hasattr(layer, "path") for layer in layers)
    assert png(layers, bounds(picture.maze.grid), unit=8)[:4] == b"\x89PNG"
    plain = Recipe(size=(6, 5), by="prim").picture()
    assert not any(sign in text(plain) for sign in "<>v^#")


def test_an_arrow_of_the_text_points_where_the_passage_leads() -> None:
    picture = Recipe(size=(2, 2), solve="breadth_first").but(oneway=100).picture()
    drawn = text(picture).splitlines()
    for edge, cell in picture.maze.arrows.items():
        a = sum(picture.maze.grid.joins[edge]) - cell
        (x, y), sign = ((2 * (a % 2 + cell % 2) + 2, a // 2 + cell // 2 + 1),
                        {1: ">", -1: "<", 2: "v", -2: "^"}[cell - a])
        assert drawn[y][x] == sign


def test_arrows_tell_digests_apart() -> None:
    picture = Recipe(size=(4, 4)).but(oneway=100).picture()
    before = picture.digest
    edge = next(edge for edge in picture.maze.arrows)
    picture.maze.arrows[edge] = sum(picture.maze.grid.joins[edge]) - picture.maze.arrows[edge]
    assert picture.digest != before
    picture.maze.arrows.clear()
    assert picture.digest == Recipe(size=(4, 4)).picture().digest


# --- command line ----------------------------------------------------------------------------


def test_draw_with_transforms(capsysbinary) -> None:
    arguments = ["draw", "--size", "8x6", "--braid", "30", "--sparse", "20", "--bias", "h40",
                 "--run", "20", "--oneway", "25", "--entr", "border", "--format", "json"]
    assert main(arguments) == 0
    data = json.loads(capsysbinary.readouterr().out)
    assert data["link"].endswith("&bias=h40&run=20&braid=30&sparse=20&oneway=25&entr=border")
    assert list(data)[-1] == "oneway" and len(data["oneway"]) == (len(data["open"]) + 2) // 4
    joins = {tuple(data["joins"][edge]) for edge in data["open"]}
    assert all(tuple(sorted(pair)) in joins for pair in data["oneway"])
    assert main(["draw", data["link"], "--format", "json"]) == 0
    assert json.loads(capsysbinary.readouterr().out) == data
    assert main(["draw", data["link"], "--oneway", "0", "--format", "json"]) == 0
    assert "oneway" not in json.loads(capsysbinary.readouterr().out)


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["--braid", "300"], "Braid must be 0 to 100, not 300"),
    (["--bias", "60"], "Expected bias such as h60 or v25, at most 100: '60'"),
    (["--bias", "h101"], "Expected bias such as h60 or v25, at most 100: 'h101'"),
    (["--symmetry", "x"], "Expected symmetry none, mirror, flip or turn: 'x'"),
    (["--entr", "x"], "Expected entrances corners, border or hardest: 'x'"),
    (["--unicursal", "1"], "A unicursal maze needs an even width and an even height"),
    (["--symmetry", "turn", "--size", "6x4"], "No perfect maze on this grid looks the same when"),
    (["--run", "9", "--by", "prim", "--solve", "carve_order"], "Carve order (read back) needs"),
])
def test_options_are_strict(arguments: list[str], sentence: str, capsys) -> None:
    assert main(["draw", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(sentence) and captured.err.count("\n") == 1
    assert captured.out == ""


def test_transforms_are_listed(capsys) -> None:
    assert main(["list", "transforms"]) == 0
    listed = capsys.readouterr().out
    assert all(entry.summary in listed for entry in transforms().values())


@pytest.mark.slow
@pytest.mark.parametrize("side", [100, pytest.param(1000, marks=pytest.mark.prove)])
def test_ten_thousand_cells_and_a_million(side: int) -> None:
    recipe = Recipe(size=(side, side), by="prim", entr="hardest").but(
        bias=60, run=50, river=80, braid=20, sparse=20, oneway=10)
    picture = recipe.picture()
    assert len(picture.maze.unused()) == side * side // 5
    assert Recipe(size=(side, side - 1)).but(symmetry="turn").picture().maze.is_perfect()
    assert len(Recipe(size=(side, side)).but(unicursal=1).picture().maze.dead_ends()) == 2


def test_a_maze_that_never_comes_to_the_border_has_its_entrances_elsewhere() -> None:
    """Found by fuzz: a mole's maze of few cells in the middle."""
    for size, clock, seed in (((13, 12), "47", "674-692"), ((2, 12), "29", "890-8756")):
        recipe = Recipe(size=size, by="mole", opt=(("clock", clock),), entr="border", seed=seed)
        for more in ({}, {"start": 3}, {"goal": 3}):
            picture = recipe.but(**more).picture()
            links = picture.maze.links()
            assert all(links[cell] or cell == 3 or not any(links)
                       for cell in (picture.start, picture.goal))
