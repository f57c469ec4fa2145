"""Figures of articles, as SVG: the board at work and finished, the average of many mazes, and steps
and cells.  Curves and averages take their color from the text around them."""

from __future__ import annotations

import html
from collections.abc import Sequence

from maze.holding import Holding
from maze.learning.reading import usual_board
from maze.learning.subjects import Subject
from maze.places import PLACES
from maze.player import Player
from maze.recipe import Recipe
from maze.render import paths
from maze.render.holding import holding_layers
from maze.render.layers import bounds
from maze.render.pixels import Pixels
from maze.render.svg import svg
from maze.render.theme import LIGHT
from maze.scene import MazeScene
from maze.steps import PHASE, SOLVING
from maze.web.mazes.drawing import MazeDrawing
from maze.web.view import View

HALFWAY, UNIT = 0.45, 20                                   # of a run; pixels a cell
LEVELS = 8                                                 # shades of walls in an average
WIDE, TALL = 250, 120                                      # of a curve


def still(subject: Subject, title: str) -> str:
    """The finished board, drawn as it is when it is saved."""
    board = usual_board(subject)
    layers, box = PLACES.of(board).saved.layers(board.picture(), LIGHT, solution=True)
    return svg(layers, box, title=title)


def at_work(subject: Subject, title: str) -> str:
    """The board in the middle of the work of the subject's algorithm, with what that holds."""
    board: Recipe = usual_board(subject)
    maze, steps = board.begin()
    player = Player(steps, scene := MazeScene(maze, board.words))
    player.to_end()
    phases = [0, *player.landmarks, player.known]
    begun = next((at for at in player.landmarks if player.log[at - 1] == PHASE + SOLVING), 0)
    end = phases[phases.index(begun) + 1]
    player.seek(begun + round(HALFWAY * (end - begun)))
    holding = Holding(board, lambda: board.begin()[1], player.log)
    holding.reach(player.position, lambda: True)
    drawing = MazeDrawing(scene, *board.ends(maze.grid), lambda: LIGHT, dug=board.dug)
    view = View()
    view.fit(drawing.box, (round(drawing.box[2] * UNIT), round(drawing.box[3] * UNIT)))
    drawn = [one for one in drawing.layers(view, whole=True) if not isinstance(one, Pixels)]
    return svg([*drawn, *holding_layers(maze.grid, holding.at(player.position), LIGHT)],
               drawing.box, title=title)


def average(board: str, mazes: int, opened: Sequence[int], label: str) -> str:
    """Each wall as dark as it is frequent."""
    grid = Recipe(size=tuple(map(int, board.split("x")))).grid()
    shades: dict[int, list[int]] = {}
    for edge, times in enumerate(opened):
        shades.setdefault(round(LEVELS * (1 - times / mazes)), []).append(edge)
    body = [f'<path stroke-opacity="{level / LEVELS:g}" d="{paths.edges(grid, some)}"/>'
            for level, some in sorted(shades.items()) if level]
    rim = f'<path d="M0 0H{board.split("x")[0]}V{board.split("x")[1]}H0Z"/>'
    view = " ".join(map(paths.number, bounds(grid, 0.1)))
    return (f'<svg class="figure" viewBox="{view}" role="img" aria-label="{html.escape(label)}" '
            f'fill="none" stroke="currentColor" stroke-width=".1" stroke-linecap="round">'
            f'{rim}{"".join(body)}</svg>')


def curve(points: Sequence[tuple[int, int]], label: str) -> str:
    """Steps against cells."""
    right, top = max(x for x, _ in points), max(y for _, y in points)
    at = [(round(30 + (WIDE - 40) * x / right, 1), round(TALL - 20 - (TALL - 30) * y / top, 1))
          for x, y in points]
    line = "M" + "L".join(f"{x} {y}" for x, y in at)
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="2.5" stroke="none" fill="currentColor"/>'
                   for x, y in at)
    words = (f'<text x="{WIDE - 10}" y="{TALL - 5}" text-anchor="end">{right}</text>'
             f'<text x="32" y="10">{top}</text>')
    return (f'<svg class="figure curve" viewBox="0 0 {WIDE} {TALL}" role="img" '
            f'aria-label="{html.escape(label)}" fill="none" stroke="currentColor" '
            f'stroke-width="1.5"><path stroke-opacity=".5" d="M30 5V{TALL - 20}H{WIDE - 5}"/>'
            f'<path d="{line}"/>{dots}<g fill="currentColor" stroke="none" font-size="11">'
            f'{words}</g></svg>')
