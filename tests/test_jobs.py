"""Jobs: the same parts and results as what they stand for, in slices, within their limit."""

from __future__ import annotations

import json
from array import array
from itertools import islice

import pytest

from maze import delivered
from maze.errors import MazeError, MisfitError
from maze.fields import encode_fields
from maze.jobs import Job, finished, start, tasks
from maze.message import Grouped, Message, counted, joined
from maze.packing import heard, ints, pack, told, unpack
from maze.pentomino.board_text import parse_board
from maze.pentomino.engines import delivered as tilings
from maze.pentomino.engines import graph, index
from maze.pentomino.engines.choice import solve
from maze.pentomino.engines.puzzle import Puzzle
from maze.pentomino.engines.symmetry import classes
from maze.pentomino.fields import encode_fields as tiling_fields
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Progress, finish
from maze.recipe import Recipe
from maze.rng import Rng
from maze.steps import BREATH

MAZES = {
    "plain": Recipe(size=(9, 7), by="prim"),
    "solved": Recipe(size=(9, 7), by="wilson", solve="breadth_first").but(braid=30, oneway=40),
    "keys": Recipe(size=(12, 9), by="recursive_backtracker", solve="a_star", keys="3"),
    "no path": Recipe(size=(5, 5), solve="pledge_right", walls="", start=0, goal=12),
    "dug": Recipe(size=(9, 9), by="mole"),
    "hexagons": Recipe("hexagon", (6, 5), "kruskal", solve="depth_first"),
}


def maze_job(recipe: Recipe, **more) -> Job:
    return Job("maze", json.dumps(encode_fields(recipe)), **more)


def tilings_job(recipe: TilingRecipe, **more) -> Job:
    return Job("tilings", json.dumps(tiling_fields(recipe)), **more)


def puzzle_of(recipe: TilingRecipe) -> Puzzle:
    return Puzzle(recipe.board, recipe.pieces, spare=recipe.spare)


@pytest.mark.parametrize("recipe", MAZES.values(), ids=MAZES)
def test_a_maze_made_elsewhere_is_the_same_maze(recipe: Recipe) -> None:
    parts, result = finished(maze_job(recipe))
    steps = [step for part in parts if isinstance(part, array) for step in part]
    assert steps == [step for step in recipe.begin()[1] if step != BREATH]
    there, here = delivered.unpacked(recipe.checked_grid(), result), recipe.picture()
    assert there.digest == here.digest
    told = ("start", "goal", "path", "reason", "quest", "note", "dug")
    assert [getattr(there, name) for name in told] == [getattr(here, name) for name in told]
    assert list(there.legs) == list(here.legs) and there.maze.arrows == here.maze.arrows


@pytest.mark.parametrize("board, pieces, use", [
    ("5x5", "LNPVY", "all"), ("4x5", "4ILOTZ", "all"), ("3x20", "all", "all"),
    ("5x6", "PPPPLL", "all"), ("5x5", "FLNPVY", "some"), ("4x5", "LNPV4I4L4O", "some")])
def test_tilings_counted_elsewhere_are_the_same_answers(board, pieces, use) -> None:
    recipe = TilingRecipe(parse_board(board), parse_pieces(pieces), use=use)
    puzzle = puzzle_of(recipe)
    here = finish(solve(puzzle))
    parts, result = finished(tilings_job(recipe))
    assert all(isinstance(part, Progress) for part in parts)
    there, distinct = finish(tilings.unpacked(puzzle, result))
    assert (there.count, there.engine, there.all()) == (here.count, here.engine, here.all())
    assert distinct == (finish(classes(puzzle, here.all())) if here.count else [])


def test_more_tilings_than_can_be_listed_come_as_their_graph(monkeypatch) -> None:
    for module in (index, tilings):
        monkeypatch.setattr(module, "MOST", 20)
    monkeypatch.setattr("maze.tasks.tilings.MOST", 20)
    recipe = TilingRecipe(parse_board("5x6"), parse_pieces("PPPPLL"))
    puzzle = puzzle_of(recipe)
    here = finish(solve(puzzle, "strip"))
    monkeypatch.setattr("maze.tasks.tilings.solve", lambda puzzle: solve(puzzle, "strip"))
    there, distinct = finish(tilings.unpacked(puzzle, finished(tilings_job(recipe))[1]))
    assert isinstance(there, graph.Graph) and distinct == [] and there.count == here.count > 20
    assert there.all() == here.all() and there.random(Rng("a")) == here.random(Rng("a"))
    assert there.remaining(here.nth(3)[:2]) == here.remaining(here.nth(3)[:2])
    with pytest.raises(MazeError, match="room for 0 MB"):
        finished(tilings_job(recipe, limit=100))


def test_a_job_comes_in_short_slices() -> None:
    doing = start(maze_job(Recipe(size=(60, 60), by="kruskal", solve="breadth_first")))
    parts = [part for part in doing if isinstance(part, array)]
    assert len(parts) > 8 and max(map(len, parts)) <= 1024
    assert len(list(islice(start(tilings_job(TilingRecipe())), 40))) == 40


def test_an_unfinished_job_can_be_begun_again_elsewhere() -> None:
    job = maze_job(MAZES["solved"])
    parts, result = finished(job)
    again, same = finished(job)                            # its board is known now: less is told
    assert result == same and [part for part in parts if isinstance(part, array)] == again


def test_a_job_stays_within_its_limit() -> None:
    recipe = Recipe(size=(20, 20))
    parts, result = finished(maze_job(recipe))
    exact = sum(len(part) * 4 for part in parts if isinstance(part, array)) + len(result)
    assert finished(maze_job(recipe, limit=exact))[1] == result
    with pytest.raises(MisfitError, match="more than the 0.00.* MB"):
        finished(maze_job(recipe, limit=exact - 1))
    with pytest.raises(MazeError, match="room for 0 MB"):
        finished(tilings_job(TilingRecipe(parse_board("5x5"), parse_pieces("LNPVY")), limit=100))


@pytest.mark.parametrize("job, sentence", [
    (Job("cake", "{}"),
     "expected a kind of work (average, census, fit, maze, measure, plays, proof, searches, "
     "sheets, tilings or year): 'cake'"),
    (Job("../jobs", "{}"), "expected a kind of work"),
    (Job("maze", "[]"), "expected arguments as a JSON object"),
    (Job("maze", "{"), "expected arguments as a JSON object"),
    (Job("maze", '{"size": "0x5"}'), "Width 0 is too small; using 2."),
    (Job("tilings", '{"board": "6x10", "pieces": "FX"}'), "2 pieces cover 10 squares"),
])
def test_what_will_not_do_is_one_sentence(job: Job, sentence: str) -> None:
    with pytest.raises(MazeError) as raised:
        finished(job)
    assert sentence in str(raised.value)


def test_every_file_of_tasks_is_a_kind_of_work() -> None:
    assert tasks() == ("average", "census", "fit", "maze", "measure", "plays", "proof",
                       "searches", "sheets", "tilings", "year")


def test_what_is_packed_is_unpacked() -> None:
    head, blobs = unpack(pack({"a": [1, "é"]}, b"", b"xyz", array("i", [1, -2]).tobytes()))
    assert head == {"a": [1, "é"]} and blobs[:2] == [b"", b"xyz"]
    assert list(ints(blobs[2])) == [1, -2]


@pytest.mark.parametrize("value", [
    "", "as typed", 3, 2.5, Message("Plain."), Message("{a}", a=Message("{b}", b="é")).capital(),
    counted("{n} wall", "{n} walls", Grouped(1234)), joined([Message("A."), "b"], "; ")])
def test_a_message_that_travels_says_the_same(value) -> None:
    there = heard(json.loads(json.dumps(told(value))))
    assert there == value and str(there) == str(value) and type(there) is type(value)
