"""``python -m maze order``: an exact link on standard output, sentences beside it."""

from __future__ import annotations

import pytest

from maze.cli import main
from maze.share import decode
from maze.wishing.wishes import measured


def test_an_order_is_a_link_to_the_very_maze(capsys):
    code = main(["order", "--size", "8x6", "--seed", "a", "--path-from", "20", "--path-to", "24",
                 "--solve", "a_star"])
    said = capsys.readouterr()
    assert code == 0
    recipe = decode(said.out.strip()).recipe
    picture = recipe.picture()
    found = measured(picture.maze, picture.start, picture.goal)
    assert 20 <= found.path <= 24 and picture.maze.is_perfect() and recipe.solve == "a_star"
    assert said.err.splitlines()[0] == f"The path has {found.path} steps."


def test_the_nearest_is_written_with_what_it_lacks(capsys):
    code = main(["order", "--size", "5x5", "--path-to", "8", "--junctions", "9", "--tries", "300"])
    said = capsys.readouterr()
    assert code == 1 and decode(said.out.strip()).recipe.walls
    assert "Wished: at least 9 junctions on the path, found: " in said.err
    assert "No maze has fulfilled every wish in 300 tries; this is the nearest." in said.err


@pytest.mark.parametrize(("words", "sentence"), [
    ([], "Expected a wish, such as --junctions 12: none"),
    (["--junctions", "x"], "Junctions, least must be 0 to 999, not x"),
    (["--path-from", "5", "--tries", "0"], "Tries must be 1 to 1000000, not 0")])
def test_bad_wishes_are_sentences(words, sentence, capsys):
    assert main(["order", *words]) == 2
    assert capsys.readouterr().err.strip() == sentence
