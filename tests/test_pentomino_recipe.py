"""Recipes, fields of links, positions, and the scene."""

from __future__ import annotations

from random import Random

import pytest

from maze.catalog import DEFAULT
from maze.errors import MisfitError, RecipeError
from maze.message import either
from maze.pentomino.board import Board
from maze.pentomino.fields import KEYS, decode_fields, encode_fields
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.play.aspect import Aspect
from maze.pentomino.position import format_position, parse_position
from maze.pentomino.recipe import TilingRecipe
from maze.pentomino.scene import TilingScene
from maze.player import Player
from maze.steps import PLACE, run
from tests import katamino

SMALL = TilingRecipe(Board(5, 9), parse_pieces("ltwkyrzcp"))


def some_recipe(random: Random) -> TilingRecipe:
    letters = random.sample(list(katamino.TABLE), random.randint(1, 12))
    pieces = parse_pieces("".join(letter.upper() if letter in "wlyivzpt" and random.random() < .5
                                  else letter for letter in letters))
    recipe = TilingRecipe(Board(random.randint(1, 60), random.randint(1, 60)), pieces,
                          solve=random.choice(["first", "all"]))
    if random.random() < .3:
        place = some_position(len(pieces), pieces, random)
        return recipe.but(board=Board(5, len(pieces)), place=place)
    return recipe


def some_position(columns, pieces, random):
    tiling = TilingRecipe(Board(5, columns), pieces).tiling()
    for at in random.sample(range(len(tiling.placements)), min(5, len(tiling.placements))):
        lie = tiling.placements[at]
        if not lie.mask & tiling.filled and lie.piece not in tiling.used:
            tiling.place(at)
    return format_position(tiling, tiling.placed)


def test_every_recipe_survives_its_link():
    random = Random("round trip")
    for _ in range(300):
        recipe = some_recipe(random)
        fields = encode_fields(recipe)
        assert decode_fields(fields) == (recipe, [])
        assert [key for key in KEYS if key in fields] == list(fields)


def test_board_and_pieces_are_always_written_and_defaults_are_not():
    assert encode_fields(TilingRecipe()) == {"board": "6x10", "pieces": "all"}
    assert encode_fields(SMALL.but(solve="all")) == {
        "board": "5x9", "pieces": "ltwkyrzcp", "solve": "all"}
    assert encode_fields(TilingRecipe(Board(1, 5), parse_pieces("+")))["pieces"] == "+"


@pytest.mark.parametrize("fields, board, pieces, notes", [
    ({}, "6x10", "all", []),
    ({"pieces": "ltwky"}, "5x5", "ltwky", []),
    ({"board": "3x20"}, "3x20", "all", []),
    ({"board": "5x900"}, "5x60", "all", ["Width 900 is too large; using 60."]),
    ({"board": "0x9"}, "1x9", "all", ["Height 0 is too small; using 1."]),
    ({"board": "axb"}, "6x10", "all",
     ["Height should be a number from 1 to 60, not 'a'; using 6.",
      "Width should be a number from 1 to 60, not 'b'; using 10."]),
    ({"board": "big"}, "6x10", "all",
     ["Board should be rows x columns such as 5x9, not 'big'; using 6x10."]),
    ({"pieces": "lqtj"}, "5x2", "lt", ["No pieces are called 'qj'; leaving them out."]),
    ({"pieces": "lkNl"}, "5x2", "lk",
     ["Piece N is listed twice, as k and as N; there is one of each."]),
    ({"pieces": "??"}, "6x10", "all", ["No pieces are called '?'; leaving them out.",
                                       "No pieces are named; using all twelve."]),
    ({"pieces": ""}, "6x10", "all", ["No pieces are named; using all twelve."]),
    ({"order": "magic"}, "6x10", "all",
     [f"Order should be {either(DEFAULT.room('searches'))}, not 'magic'; using source."]),
    ({"solve": "none"}, "6x10", "all",
     ["Search should be first or all, not 'none'; using first."]),
])
def test_wrong_fields_are_repaired_with_a_sentence(fields, board, pieces, notes):
    recipe, said = decode_fields(fields)
    assert list(map(str, said)) == notes
    assert encode_fields(recipe) == {"board": board, "pieces": pieces}


NO_ITEM = "Place should be piece, turning, column and row, such as F1.0.5, not {}; laying none."


@pytest.mark.parametrize("place, note", [
    *[(place, NO_ITEM.format(f"'{item}'")) for place, item in [
        ("F1", "F1"), ("F1.0.0.0", "F1.0.0.0"), ("X0.-1.0", "X0.-1.0"),
        ("_", ""), ("F1.0.0_", ""), ("%%", "%%"), ("F1.0.0 P0.5.0", "F1.0.0 P0.5.0"),
        ("F1.٣.0", "F1.٣.0")]],
    ("F9.0.0", "Place has 'F9.0.0', but the turnings of that piece are 0 to 7; laying none."),
    ("Q1.0.0", "Place has 'Q1.0.0', but there is no such piece left; laying none."),
    ("F1.0.0_F2.5.0", "Place has 'F2.5.0', but there is no such piece left; laying none."),
    ("I2.0.0", "Place has 'I2.0.0', but the turnings of that piece are 0 to 1; laying none."),
    ("X0.0.5", "Place has 'X0.0.5', which does not lie on the board of 5 rows and 12 columns; "
               "laying none."),
    ("F1.0.0_P0.0.0", "Place has 'P0.0.0' where another piece lies; laying none."),
])
def test_a_damaged_place_is_dropped_alone_and_says_what_was_expected(place, note):
    recipe, notes = decode_fields({"board": "5x12", "place": place, "solve": "all"})
    assert list(map(str, notes)) == [note]
    assert recipe == TilingRecipe(Board(5, 12), solve="all")


def test_pieces_that_do_not_cover_the_board_are_kept_and_named():
    recipe, notes = decode_fields({"board": "5x6", "pieces": "ltwky"})
    assert notes == [] and str(recipe.problem()) == "5 pieces cover 25 squares; the board has 30."
    with pytest.raises(MisfitError):
        recipe.begin()
    assert TilingRecipe().problem() is None
    thin = TilingRecipe(Board(2, 30), parse_pieces("all"))
    assert str(thin.problem()) == "Piece F needs 3 squares each way; the board is only 2 high."


def test_any_fields_give_a_recipe():
    random = Random("fuzz")
    for _ in range(2000):
        fields = {key: "".join(random.choices("FILk+x0159._-% \nxé", k=random.randint(0, 9)))
                  for key in random.sample(KEYS, random.randint(0, 5))}
        recipe, notes = decode_fields(fields)
        assert decode_fields(encode_fields(recipe)) == (recipe, [])
        assert all(note[-1] == "." and "\n" not in note for note in map(str, notes))


@pytest.mark.parametrize("parts", [{"order": "magic"}, {"solve": "some"}, {"place": "F1"},
                                   {"pieces": ()}])
def test_wrong_recipes_are_refused(parts):
    with pytest.raises(RecipeError):
        TilingRecipe(**parts)


def test_positions_round_trip_in_either_letters():
    tiling = SMALL.picture().tiling
    text = format_position(tiling, tiling.placed)
    assert text.startswith("l0.0.0_t3.0.2")
    laid = parse_position(text, SMALL.board, SMALL.pieces)
    assert [tiling.numbers[one] for one in laid] == tiling.placed
    standard = text.translate(str.maketrans("ltwkyrzcp", "LTWNYFZUP"))
    assert parse_position(standard, SMALL.board, SMALL.pieces) == laid


def test_a_recipe_starts_from_its_position():
    whole = SMALL.picture()
    some = format_position(whole.tiling, whole.placed[2:5])
    recipe = SMALL.but(place=some)
    tiling, steps = recipe.begin()
    assert tiling.placed == list(whole.placed[2:5])
    picture = run(steps)
    assert picture.found == 1 and picture.tiling is tiling and tiling.is_complete


def test_the_digest_tells_pictures_apart():
    digest = SMALL.picture().digest
    assert len(digest) == 16 and digest == SMALL.picture().digest
    others = {SMALL.but(pieces=SMALL.pieces[::-1]).picture().digest,
              SMALL.but(solve="all").picture().digest, TilingRecipe().picture().digest}
    assert len(others | {digest}) == 4


def test_sentences_about_the_end():
    assert str(SMALL.picture().sentence()) == "The board is covered."
    five = TilingRecipe(Board(5, 5), parse_pieces("ltwky"))
    assert str(five.picture().sentence()) == "No tiling: these pieces cannot cover the board."
    assert five.picture().rows == ["....."] * 5
    all_of_it = TilingRecipe(Board(5, 5), parse_pieces("LNPVY"), solve="all").picture()
    assert all_of_it.ended and str(all_of_it.sentence()) == (
        f"{all_of_it.found} tilings, turned and mirrored ones counted too.")
    assert "." not in "".join(all_of_it.rows)          # the last one stays to be seen
    corner = five.but(place="l0.1.1")
    assert str(corner.picture().sentence()).endswith("around those that lie there.")


def test_the_scene_follows_the_search():
    tiling, steps = SMALL.begin()
    scene = TilingScene(tiling)
    for count, step in enumerate(steps, 1):
        scene.apply(step)
        assert scene.placed == tiling.placed and scene.rows() == tiling.rows()
        assert [number for number, _ in scene.ages()] == tiling.placed
        assert scene.steps == count and str(scene.sentence(step)).endswith("placed.")
    assert scene.found == 1 and scene.latest == tiling.placed
    assert scene.nodes == sum(scene.profile) == 52
    assert scene.profile[0] == 1 and scene.profile[8] == 1
    assert scene.ages()[-1] == (tiling.placed[-1], 1)


def _turned(tiling) -> str:
    """Where the first placement is, on a board that is seen turned a quarter clockwise."""
    lie = tiling.placements[0]
    x, y = lie.squares[0]
    return f"Placed {tiling.pieces[lie.piece].letter} at column {y + 1}, row {x + 1};"


def test_the_scene_in_words():
    tiling, steps = SMALL.begin()
    scene = TilingScene(tiling)
    said = []
    for step in steps:
        scene.apply(step)
        said.append(str(scene.sentence(step)))
    assert str(scene.sentence(PLACE, Aspect(tiling.board, True))).startswith(_turned(tiling))
    assert said[0] == "Placed l at column 1, row 5; 1 of 9 placed."
    assert said[1] == "Placed t at column 1, row 1; 2 of 9 placed."
    assert any(words.startswith("Removed ") for words in said)
    assert said[-1] == "Tiling 1 found: all 9 pieces placed."


def test_the_scene_names_what_changed():
    tiling, steps = SMALL.begin()
    scene = TilingScene(tiling)
    assert scene.take_dirty() is None
    assert scene.take_dirty() == set()
    step = next(steps)
    scene.apply(step)
    assert scene.take_dirty() == set(tiling.placements[tiling.placed[0]].squares)


def test_a_player_steps_a_search_back_and_forth():
    tiling, steps = TilingRecipe(Board(5, 5), parse_pieces("LNPVY"), solve="all").begin()
    scene = TilingScene(tiling)
    player = Player(steps, scene, spacing=50)
    seen = [scene.save()]
    while not player.at_end:
        player.step()
        seen.append(scene.save())
    for position in Random("seek").sample(range(player.known), 60):
        player.seek(position)
        assert scene.save() == seen[position]
    assert player.result is not None and player.result.found == scene_found(player, scene)


def scene_found(player, scene):
    player.to_end()
    return scene.found
