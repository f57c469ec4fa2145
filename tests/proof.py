"""One recipe, every solver: what is found, and whether every claim holds."""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from dataclasses import dataclass, field
from hashlib import shake_128
from itertools import pairwise

from maze.errors import MisfitError
from maze.params import Choice
from maze.passages import Maze
from maze.picture import Picture
from maze.quest.quest import ends, lifted
from maze.recipe import Recipe, solvers
from maze.registry import Entry
from maze.rng import Rng
from maze.scene import MazeScene
from maze.share import encode
from maze.solving.board import Answer, Board, Node, board_of
from maze.steps import Steps
from tests.claims import Run, check, distances, is_two_way


@dataclass
class Tally:
    """Figures of a proof."""

    recipes: int = 0
    runs: int = 0
    claims: int = 0
    steps: int = 0
    ways: int = 0
    sentences: Counter[str] = field(default_factory=Counter)        # without their numbers
    refused: Counter[str] = field(default_factory=Counter)          # solvers that do not fit
    boards: Counter[str] = field(default_factory=Counter)           # of which kinds the mazes are
    digests: dict[str, str] = field(default_factory=dict)           # of all steps, by link


def prove(recipe: Recipe, tally: Tally) -> None:
    """Run every solver on a recipe's maze.  Raises AssertionError with the link."""
    maze = recipe.picture()
    tally.recipes += 1
    _note_kind(maze, tally)
    for entry in solvers().values():
        solved, options = _with(recipe, entry)
        if solved is None:
            tally.refused[entry.id] += 1
            continue
        try:
            _prove(solved, entry, maze, options, tally)
        except AssertionError as wrong:
            raise AssertionError(f"{encode(solved)}: {wrong}") from wrong


def _with(recipe: Recipe, entry: Entry) -> tuple[Recipe | None, dict[str, str]]:
    """The recipe with a solver, if they go together; a word of an option is drawn."""
    rng = Rng(recipe.seed, entry.id)
    options = {param.name: rng.pick(list(param.options))
               for param in entry.params if isinstance(param, Choice)}
    try:
        solved = recipe.but(solve=entry.id, sopt=tuple(options.items()))
        solved.checked_grid()
        return solved, options
    except MisfitError as misfit:
        assert str(misfit).endswith(".")
        return None, {}


def _prove(recipe: Recipe, entry: Entry, plain: Picture, options: dict[str, str],
           tally: Tally) -> None:
    maze, steps = recipe.begin()
    picture, log = _shown(maze, steps)
    assert picture.maze.open == plain.maze.open and picture.quest == plain.quest
    whole = recipe.picture()                               # without steps, perhaps another way
    assert (whole.path, whole.reason) == (picture.path, picture.reason), "stepped is not run"
    tally.digests[encode(recipe)] = _digest(log, picture)
    if "growth" in entry.needs:
        _prove_grown(picture)
    else:
        _prove_run(recipe, entry, picture, options, tally)
    tally.runs += 1
    tally.ways += bool(picture.path)
    if picture.reason:
        tally.sentences["".join(c for c in str(picture.reason) if not c.isdigit())] += 1


def _prove_grown(picture: Picture) -> None:
    """A solver that reads how the maze grew finds the only way, if the goal has grown at all."""
    board = board_of(picture.maze, Rng(""))
    assert bool(picture.path) == (picture.goal in distances(board, picture.start))
    assert all(b in board.links[a] for a, b in pairwise(picture.path or ()))


def _prove_run(recipe: Recipe, entry: Entry, picture: Picture, options: dict[str, str],
               tally: Tally) -> None:
    board, start, goal = _board(recipe, picture)
    run = Run(entry, board, start, goal, **options)
    tally.claims += check(run, picture.maze.is_perfect())
    tally.steps += len(run.steps)
    found = [node % len(board.grid) for node in run.answer] if run.found else []
    assert picture.path == found, "the picture has another way"
    assert picture.reason == ("" if run.found else run.answer)


def _board(recipe: Recipe, picture: Picture) -> tuple[Board, Node, Node]:
    rng = Rng(recipe.seed, "solve")
    if picture.quest is None:
        return board_of(picture.maze, rng), picture.start, picture.goal
    nodes = ends(picture.quest, picture.maze.grid, picture.start, picture.goal)
    return lifted(picture.maze, picture.quest, rng), *nodes


def _shown(maze: Maze, steps: Steps[Picture]) -> tuple[Picture, array[int]]:
    """The picture and its steps, seen one by one: the scene ends as the maze, with the path."""
    scene, log = MazeScene(maze), array("i")
    while True:
        try:
            log.append(next(steps))
            scene.apply(log[-1])
        except StopIteration as stop:
            picture: Picture = stop.value
            break
    assert scene.open == picture.maze.open and scene.path == picture.path
    assert scene.arrows == picture.maze.arrows
    return picture, log


def _digest(log: array[int], picture: Picture) -> str:
    """Of all steps, and of what came out."""
    if sys.byteorder == "big":
        log.byteswap()
    return shake_128(log.tobytes() + f"{picture.digest}{picture.reason}".encode()).hexdigest(8)


def _note_kind(picture: Picture, tally: Tally) -> None:
    board: Answer | Board = board_of(picture.maze, Rng(""))
    kinds = {"perfect": picture.maze.is_perfect(), "one-way": not is_two_way(board),
             "seams": not picture.maze.grid.geometry.flat,
             "bridges": bool(picture.maze.grid.geometry.tunnels),
             "stairs": bool(picture.maze.grid.geometry.stairs),
             "keys": bool(picture.quest and picture.quest.doors),
             "points": bool(picture.quest and not picture.quest.doors and picture.quest.stops),
             "goal out of reach": picture.goal not in distances(board, picture.start)}
    tally.boards.update(kind for kind, is_so in kinds.items() if is_so)
