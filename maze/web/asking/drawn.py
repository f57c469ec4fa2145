"""Drawn: answers that are pictures of a maze one step on, all cut out alike, the change ringed."""

from __future__ import annotations

from collections.abc import Sequence

from maze.asking.question import Answer
from maze.asking.told import verb_of
from maze.grid import Grid, Point
from maze.recipe import Recipe
from maze.render.layers import Box, Label, Layer, circle
from maze.render.svg import svg
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.solving.board import doors
from maze.steps import BUILD, CARVE, MASK, Step
from maze.web.mazes.drawing import MazeDrawing
from maze.web.view import View

AROUND = 2.5                                               # cells shown beside what changes
LEAST = 7.0                                                # cells across that are shown
UNIT = 24                                                  # pixels a cell: marks are drawn
RING = {CARVE: 0.42, BUILD: 0.42}                          # radius; round a cell:
ROUND_CELL = 0.47


def maze_pictures(recipe: Recipe, log: Sequence[Step], at: int, answers: Sequence[Answer],
                  theme: Theme) -> list[str]:
    """SVG for each answer that has steps, "" for any other; ``at`` is where they are asked."""
    if not any(answer.steps for answer in answers):
        return [""] * len(answers)
    maze = recipe.begin()[0]
    grid, scene = maze.grid, MazeScene(maze, recipe.words)
    for step in log[:at]:
        scene.apply(step)
    before = scene.save()
    drawing = MazeDrawing(scene, *recipe.ends(grid), lambda: theme, dug=recipe.dug)
    spots = [_spot(grid, step) for answer in answers for step in answer.steps]
    box = _cut(drawing.box, spots)
    view = _view(drawing.box, box)
    found = []
    for answer in answers:
        scene.load(before)
        for step in answer.steps:
            scene.apply(step)
        layers = [layer for layer in drawing.layers(view, whole=True)
                  if isinstance(layer, (Layer, Label))]
        rings = [ring for step in answer.steps for ring in _ring(grid, step, theme)]
        found.append(svg([*layers, *rings], box, title="") if answer.steps else "")
    return found


def _spot(grid: Grid, step: Step) -> Point:
    """Where a step changes something."""
    number = step & MASK
    if verb_of(step) not in RING:
        return grid.center(number)
    return next(iter(doors(grid, number)), grid.center(grid.joins[number][0]))


def _ring(grid: Grid, step: Step, theme: Theme) -> list[Layer]:
    line = circle(*_spot(grid, step), RING.get(verb_of(step), ROUND_CELL))
    return [Layer(line, stroke=theme.paper, width=0.28), Layer(line, stroke=theme.ink, width=0.14)]


def _cut(whole: Box, spots: Sequence[Point]) -> Box:
    """The part of a picture with all places, square if there is room."""
    left, top, across, down = whole
    low, high = (tuple(pick(spot[axis] for spot in spots) for axis in (0, 1))
                 for pick in (min, max))
    side = max(LEAST, *(high[axis] - low[axis] + 2 * AROUND for axis in (0, 1)))
    width, height = min(side, across), min(side, down)
    return (_within((low[0] + high[0]) / 2, width, left, across),
            _within((low[1] + high[1]) / 2, height, top, down), width, height)


def _within(middle: float, length: float, low: float, whole: float) -> float:
    """Where a length around a middle begins, if it may not leave the whole."""
    return min(max(middle - length / 2, low), low + whole - length)


def _view(whole: Box, cut: Box) -> View:
    """A view of a part of a picture, with a little more around it."""
    view = View()
    side = round(max(cut[2], cut[3]) * UNIT) + 2 * UNIT
    view.fit(whole, (side, side))
    view.zoom_by(UNIT / view.unit)
    view.pan((whole[0] + whole[2] / 2 - cut[0] - cut[2] / 2) * view.scale,
             (whole[1] + whole[3] / 2 - cut[1] - cut[3] / 2) * view.scale)
    return view
