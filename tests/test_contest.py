"""Contest files of micromice: written and read, and damaged ones refused by a sentence."""

from __future__ import annotations

import pytest

from maze.cli import main
from maze.errors import MisfitError, RecipeError
from maze.exports.contest import contest_numbers, contest_parts, contest_text
from maze.recipe import Recipe

TEXT = """\
o---o---o---o
|         G |
o   o---o   o
| S |       |
o---o---o---o
"""
NUMBERS = """\
0 0 0 1 1 1
0 1 1 0 0 1
1 0 1 0 1 1
1 1 1 0 1 0
2 0 0 1 1 0
2 1 1 1 0 0
"""


def recipe_of(text):
    return Recipe(**contest_parts(text))


def test_the_two_formats_say_the_same():
    recipe = recipe_of(TEXT)
    assert (recipe.size, recipe.start, recipe.goal) == ((3, 2), 3, 2)
    picture = recipe.but(solve="breadth_first").picture()
    assert contest_text(picture) + "\n" == TEXT and list(picture.path) == [3, 0, 1, 2]
    assert contest_numbers(picture) + "\n" == NUMBERS
    assert recipe_of(NUMBERS).walls == recipe.walls
    assert recipe_of(NUMBERS).start == 3 and recipe_of(NUMBERS).goal == 4


@pytest.mark.parametrize("size", [(2, 2), (16, 16), (5, 9)])
def test_what_is_written_is_read(size):
    picture = Recipe(size=size, by="wilson", start=3, goal=1).picture()
    for text in (contest_text(picture), contest_numbers(picture)):
        assert recipe_of(text).picture().maze.open == picture.maze.open
    again = recipe_of(contest_text(picture))
    assert (again.start, again.goal) == (3, 1)


def test_a_contest_maze_begins_below_and_ends_in_the_middle():
    text = contest_numbers(Recipe(size=(16, 16), braid=30).picture())
    recipe = recipe_of(text)
    assert recipe.start == 15 * 16 and recipe.goal == 8 * 16 + 8


@pytest.mark.parametrize(("text", "said"), [
    ("", "posts and cells take turns"), ("o---o", "2 to 256 cells a side: 1x0"),
    (TEXT.replace("o---o---o---o\n", "o-x-o---o---o\n", 1), "in line 1: posts are o, walls ---"),
    (TEXT.replace("| S", "x S"), "in line 4: walls are |"),
    (TEXT.replace(" S ", " T "), "in line 4: walls are |, and a cell is empty, S or G"),
    (TEXT.replace("| S |       |", "| S |       | |"), "in line 4: it is longer"),
    (TEXT.rpartition("\no")[0], "in line 4: posts and cells take turns"),
    (NUMBERS.replace("1 0 1 0 1 1\n", ""), "in line 5: each cell has a line"),
    (NUMBERS.replace("0 0 0 1", "0 0 0 2"), "in line 1: a line is X Y N E S W"),
    (NUMBERS.replace("0 0 0 1 1 1", "0 0 0 1 1"), "in line 1: a line is X Y N E S W"),
    (NUMBERS.replace("0 0 0 1 1 1", "0 0 0 0 1 1"), "the two sides of a wall differ"),
    ("999 999 1 1 1 1", "each cell has a line"),
])
def test_a_damaged_file_is_refused(text, said):
    with pytest.raises(RecipeError, match="expected a contest maze") as caught:
        contest_parts(text)
    assert said in str(caught.value)


def test_a_contest_file_needs_a_rectangle_of_squares():
    with pytest.raises(MisfitError, match="A contest file needs a full rectangle of squares"):
        contest_text(Recipe(shape="hexagon", size=(3, 3)).picture())


def test_the_command_line_reads_and_writes_them(tmp_path, capsys):
    file = tmp_path / "contest.txt"
    file.write_text(TEXT, encoding="utf-8")
    assert main(["draw", "--contest", str(file), "--format", "num"]) == 0
    assert capsys.readouterr().out == NUMBERS
    assert main(["draw", "--contest", str(file), "--format", "contest"]) == 0
    assert capsys.readouterr().out == TEXT
