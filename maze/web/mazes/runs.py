"""Runs of maze recipes: from the beginning, or as far as another run of almost the same recipe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from maze.message import Message, sizes
from maze.pipeline import solved
from maze.player import Player
from maze.recipe import Recipe
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.steps import PHASE, SOLVING
from maze.web.mazes.drawing import MazeDrawing
from maze.web.mazes.lens import Lens
from maze.web.run import Run


def begun(recipe: Recipe, theme: Callable[[], Theme], lens: Lens) -> Run:
    """A run at its beginning.  Raises MazeError."""
    maze, steps = recipe.begin()
    scene = MazeScene(maze, recipe.words)
    player = Player(steps, scene)
    drawing = MazeDrawing(scene, *recipe.ends(maze.grid), theme,
                          lambda: player.result.quest if player.result else None, lens,
                          dug=recipe.dug)
    return Run(recipe, player, drawing, name_of(recipe), scene.sentence)


def again(run: Run, recipe: Recipe, theme: Callable[[], Theme], lens: Lens) -> Run:
    """A run of a recipe, as far along as another.  Raises MazeError.

    If the maze is the same and only its ends are others, it is not made anew, just solved.  The
    other run stays as it is, and can be shown again.
    """
    old, new = run.player, begun(recipe, theme, lens)
    if old.result is None or not run.recipe.stands(recipe):
        if not old.at_end:
            new.player.seek(old.position)
            if old.state == "playing":
                new.player.play()
        return new
    scene = new.drawing.scene
    steps = solved(recipe, old.result.maze, recipe.ends(scene.grid))
    return replace(new, player=old.branch(_made(old), steps, scene))


def _made(player: Player) -> int:
    """The position at which the maze is complete and solving has not begun."""
    return next((at - 1 for at in player.landmarks if player.log[at - 1] == PHASE + SOLVING),
                player.known)


def name_of(recipe: Recipe) -> Message:
    """What is seen, in a sentence."""
    size, shape = sizes(recipe.size), Message(recipe.shape_entry.title)
    how = Message("drawn by hand" if recipe.walls else recipe.generator.title)
    if not recipe.solver:
        return Message("{shape} maze, {size}: {how}.", shape=shape, size=size, how=how)
    return Message("{shape} maze, {size}: {how}, solved by {solver}.", shape=shape, size=size,
                   how=how, solver=Message(recipe.solver.title))
