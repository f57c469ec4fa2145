"""A recipe with something moved, opened, closed or painted; and the way back."""

from __future__ import annotations

import pytest

from maze.bits import unpack
from maze.errors import RecipeError
from maze.recipe import Recipe
from maze.share import decode, encode
from maze.web.pointing.edits import can_paint, moved, painted, squares_of, with_walls
from maze.web.pointing.history import History

PLAIN = Recipe("square", (6, 5), solve="breadth_first")


# --- start and goal -------------------------------------------------------------------------------


def test_an_end_is_moved():
    recipe = moved(PLAIN, PLAIN.picture(), "start", 7)
    assert (recipe.start, recipe.goal) == (7, None)
    assert "from=7" in encode(recipe) and "to=" not in encode(recipe)


def test_an_end_that_comes_home_is_not_written_down():
    away = moved(PLAIN, PLAIN.picture(), "goal", 3)
    assert moved(away, away.picture(), "goal", 29) == PLAIN


def test_start_and_goal_are_two_cells():
    with pytest.raises(RecipeError, match="same cell"):
        moved(PLAIN, PLAIN.picture(), "start", 29)


def test_entrances_that_the_maze_chose_stay_chosen_but_for_the_one_that_is_moved():
    recipe = PLAIN.but(entr="hardest")
    new = moved(recipe, recipe.picture(), "start", 0)
    assert (new.start, new.goal, new.entr) == (0, None, "hardest")


# --- walls ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", [
    PLAIN, Recipe("hexagon", (5, 4), by="wilson"), Recipe("polar", (4,), solve="a_star"),
    Recipe("floors", (3, 3, 2)), Recipe("weave", (7, 6, 25), seed="b", solve="depth_first"),
    Recipe("torus", (5, 4)), PLAIN.but(braid=100), PLAIN.but(start=3, goal=11),
    PLAIN.but(entr="hardest"), Recipe("voronoi", (6, 5), seed="q"),
], ids=str)
def test_only_the_wall_that_was_toggled_is_another(recipe):
    picture = recipe.picture()
    edited, notes = with_walls(recipe, picture, [4])
    new = edited.picture()
    assert notes == []
    assert [edge for edge in range(picture.maze.grid.edges)
            if new.maze.open[edge] != picture.maze.open[edge]] == [4]
    assert (new.start, new.goal, edited.solve) == (picture.start, picture.goal, recipe.solve)
    assert decode(encode(edited)).recipe == edited and decode(encode(edited)).notes == []
    again, _ = with_walls(edited, new, [4])
    assert again.picture().maze.open == picture.maze.open


def test_what_a_drawn_maze_cannot_have_is_said():
    recipe = PLAIN.but(solve="carve_order")
    edited, notes = with_walls(recipe, recipe.picture(), [0])
    assert edited.solve == "breadth_first" and "needs a maze that grew" in str(notes[0])


def test_keys_doors_and_arrows_stay_where_they_are():
    for recipe in (PLAIN.but(braid=60, oneway=60), PLAIN.but(keys="2"), PLAIN.but(keys="points.3"),
                   Recipe("square", (9, 6), keys="halves", solve="breadth_first")):
        picture = recipe.picture()
        edge = next(edge for edge, open_ in enumerate(picture.maze.open) if not open_)
        edited, notes = with_walls(recipe, picture, [edge])
        new = edited.picture()
        assert notes == [] and (new.quest, new.maze.arrows) == (picture.quest, picture.maze.arrows)


def test_a_maze_too_large_for_a_link_is_a_sentence():
    recipe = Recipe("square", (160, 160))
    with pytest.raises(RecipeError, match=r"too large to be edited: .* 8480 characters; 8000"):
        with_walls(recipe, recipe.picture(), [0])


# --- squares --------------------------------------------------------------------------------------


def test_a_square_is_painted_out_and_in_again():
    assert can_paint(PLAIN) and not can_paint(Recipe("hexagon", (4, 4)))
    edited, notes = painted(PLAIN, PLAIN.picture(), (5, 0))
    assert edited.shape == "mask" and len(edited.grid()) == 29 and notes == []
    back, _ = painted(edited, edited.picture(), (5, 0))
    assert len(back.grid()) == 30


def test_the_outline_hangs_together():
    recipe = Recipe("square", (3, 2))
    one, _ = painted(recipe, recipe.picture(), (1, 0))
    with pytest.raises(RecipeError, match="fall apart"):
        painted(one, one.picture(), (1, 1))
    two, _ = painted(one, one.picture(), (0, 0))
    three, _ = painted(two, two.picture(), (0, 1))
    with pytest.raises(RecipeError, match="must touch"):
        painted(three, three.picture(), (0, 0))


def test_ends_keep_their_squares():
    recipe = PLAIN.but(start=6, goal=13)
    edited, _ = painted(recipe, recipe.picture(), (0, 0))
    assert (edited.start, edited.goal) == (5, 12)
    gone, _ = painted(recipe, recipe.picture(), (0, 1))    # that was the start
    assert (gone.start, gone.goal) == (None, 12)


def test_a_drawn_maze_keeps_its_walls():
    drawn, _ = with_walls(PLAIN, PLAIN.picture(), [0])
    edited, _ = painted(drawn, drawn.picture(), (5, 0))
    old, new = drawn.picture().maze, edited.picture().maze
    squares = squares_of(new.grid)
    for (x, y), cell in squares.items():
        for other in ((x + 1, y), (x, y + 1)):
            if other in squares:
                was = old.open[old.grid.between(y * 6 + x, other[1] * 6 + other[0])]
                assert new.open[new.grid.between(cell, squares[other])] == was
    back, _ = painted(edited, edited.picture(), (5, 0))
    opened = unpack(back.walls, back.grid().edges)
    assert sum(opened[edge] for edge in back.grid().borders[5]) == 1


def test_an_algorithm_that_cannot_work_in_an_outline_is_replaced_in_words():
    recipe = Recipe("square", (6, 6), by="hilbert")
    edited, notes = painted(recipe, recipe.picture(), (2, 2))
    assert edited.checked_grid() and (edited.by != "hilbert" and "Using" in str(notes[0]))


# --- undo and redo --------------------------------------------------------------------------------


def test_what_was_done_can_be_undone_and_done_again():
    history: History[str] = History()
    assert history.undo("a") is None and history.redo("a") is None
    history.record("a")
    history.record("b")                                    # now there is c
    assert history.undo("c") == "b" and history.undo("b") == "a" and history.undo("a") is None
    assert history.redo("a") == "b" and history.redo("b") == "c" and history.redo("c") is None
    assert history.undo("c") == "b"
    history.record("b")                                    # another way: c is forgotten
    assert history.redo("d") is None and history.undo("d") == "b"
