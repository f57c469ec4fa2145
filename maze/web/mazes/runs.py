"""Runs of maze recipes: from the beginning, or as far as another run of almost the same recipe."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeAlias

from maze.grid import Grid
from maze.grids.pointing import Pointer
from maze.message import Message, Said, sizes
from maze.picture import Picture
from maze.pipeline import solved
from maze.player import Player
from maze.recipe import Recipe
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.shapes.word import OWN_WORD
from maze.sources import Source
from maze.steps import PHASE, SOLVING, Steps
from maze.web.mazes.cost import outcome
from maze.web.mazes.drawing import MazeDrawing
from maze.web.mazes.lens import Lens
from maze.web.run import Run
from maze.written import programs_of

PER_CELL = 4                                               # steps, with Prim and breadth-first


class MazeRun(Run[Recipe, Picture, MazeDrawing]):
    """A maze being made and solved; its last sentence says what has been achieved."""

    @property
    def sentence(self) -> Said:
        player = self.player
        done = player.at_end and player.position and self.remark[0] != player.position
        return self.outcome if done and player.result else super().sentence

    @cached_property
    def pointer(self) -> Pointer:
        """What lies under a point of its board."""
        return Pointer(self.drawing.scene.grid)

    @property
    def outcome(self) -> Said:
        """What came of it, once its end is reached."""
        assert self.player.result
        return outcome(self.recipe, self.player.result, self.drawing.scene)


Elsewhere: TypeAlias = Callable[[Recipe, Grid, Steps[Picture]], Steps[Picture] | Source[Picture]]


def at_hand(recipe: Recipe, grid: Grid, steps: Steps[Picture]) -> Steps[Picture]:
    """Steps that are made here."""
    return steps


def begun(recipe: Recipe, theme: Callable[[], Theme], lens: Lens,
          elsewhere: Elsewhere = at_hand) -> MazeRun:
    """A run at its beginning; its steps may be made ``elsewhere``.  Raises MazeError."""
    maze, steps = recipe.begin()
    scene = MazeScene(maze, recipe.words)
    player = Player(elsewhere(recipe, maze.grid, steps), scene)
    drawing = MazeDrawing(scene, *recipe.ends(maze.grid), theme,
                          lambda: player.result.quest if player.result else None, lens,
                          dug=recipe.dug)
    run = MazeRun(recipe, player, drawing, name_of(recipe), scene.sentence)
    run.usual = PER_CELL * len(maze.grid)
    run.plain_name = name_of(recipe, solved=False)
    return run


def again(run: MazeRun, recipe: Recipe, theme: Callable[[], Theme], lens: Lens,
          elsewhere: Elsewhere) -> MazeRun:
    """A run of a recipe, as far along as another.  Raises MazeError.

    If the maze is the same and only its ends are others, it is not made anew, just solved.  The
    other run stays as it is, and can be shown again.
    """
    old = run.player
    if (old.result is None or not run.recipe.same_maze_as(recipe) or programs_of(recipe)):
        new = begun(recipe, theme, lens, elsewhere)
        if not old.at_end:
            if old.state == "playing":
                new.player.play()
            new.player.seek(old.position)
        return new
    new = begun(recipe, theme, lens)
    scene = new.drawing.scene
    steps = solved(recipe, old.result.maze, recipe.ends(scene.grid))
    new.player = old.branch(_made(old), steps, scene)
    return new


def _made(player: Player[Picture]) -> int:
    """The position at which the maze is complete and solving has not begun."""
    return next((at - 1 for at in player.landmarks if player.log[at - 1] == PHASE + SOLVING),
                player.known)


def name_of(recipe: Recipe, *, solved: bool = True) -> Message:
    """What is seen, in a sentence; without its solution, if it is not ``solved``."""
    entry = recipe.shape_entry
    maze = Message(entry.called or "{shape} maze, {size}", shape=Message(entry.title),
                   size=sizes(recipe.size), word=recipe.mask or OWN_WORD)
    how = Message("drawn by hand" if recipe.walls else recipe.generator.title)
    if not (recipe.solver and solved):
        return Message("{maze}: {how}.", maze=maze, how=how)
    return Message("{maze}: {how}, solved by {solver}.", maze=maze, how=how,
                   solver=Message(recipe.solver.title))
