"""Universal VTT (.uvtt): a map for virtual tabletops, with walls that block the view, and doors.

JSON, as the exporters and importers of the common tabletops agree on it; there is no published
standard.  A square of the map is a cell.  Walls are polylines, locked doors are closed portals, and
the path is drawn only if asked for.  The format has no markers: a green light stands at the start,
a red one at the goal, and both are drawn on the picture.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace
from json import dumps
from math import atan2, ceil
from typing import Any

from maze.exports.floorplan import points_of
from maze.exports.strokes import strokes
from maze.exports.walls import standing
from maze.grid import Line, Point
from maze.picture import Picture
from maze.progress import Work
from maze.recipe import Recipe
from maze.render.layers import Box, maze_layers, paper
from maze.render.theme import LIGHT
from maze.saving import Asked

VERSION = 0.3
MARGIN = 1                                                 # squares around the maze
MOST_PIXELS = 4000                                         # of a side of the picture
PIXELS = 70                                                # a square, as tabletops like it
START, GOAL = "ff2e7d32", "ffb3261e"                       # alpha, red, green, blue


def made(recipe: Recipe, picture: Picture, asked: Asked) -> Work[bytes]:
    """The file.  """
    grid = picture.maze.grid
    left, top, right, bottom = grid.geometry.bounds
    box = (left - MARGIN, top - MARGIN, ceil(right - left - 1e-6) + 2.0 * MARGIN,
           ceil(bottom - top - 1e-6) + 2.0 * MARGIN)
    drawn = yield from strokes((yield from standing(picture)))
    unit = max(1, min(PIXELS, MOST_PIXELS // int(max(box[2:]))))
    shown = picture if asked.solution else replace(picture, path=None, legs=())
    layers = maze_layers(shown, LIGHT, solution=asked.solution)
    layers[0] = paper(box, LIGHT)
    shut = picture.quest.doors if picture.quest else ()
    return dumps({
        "format": VERSION,
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": box[2], "y": box[3]},
                       "pixels_per_grid": unit},
        "line_of_sight": [_points(stroke, box) for stroke in drawn],
        "objects_line_of_sight": [],
        "portals": [_portal(grid.geometry.lines(edge)[0], box) for edge in shut],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "lights": [_light(grid.center(cell), color, box)
                   for cell, color in ((picture.start, START), (picture.goal, GOAL))],
        "image": b64encode(asked.paint((layers, box), float(unit))).decode(),
    }, separators=(",", ":")).encode()


def _points(stroke: Sequence[Line], box: Box) -> list[dict[str, float]]:
    """A polyline."""
    behind = [point for line in stroke for point in points_of(line)[1:]]
    return [_place(point, box) for point in (stroke[0][0], *behind)]


def _place(point: Point, box: Box) -> dict[str, float]:
    """A point in squares from the upper left corner."""
    return {"x": round(point[0] - box[0], 4), "y": round(point[1] - box[1], 4)}


def _portal(line: Line, box: Box) -> dict[str, Any]:
    """A closed door."""
    (ax, ay), (bx, by) = line[:2]
    return {"position": _place(((ax + bx) / 2, (ay + by) / 2), box),
            "bounds": [_place((ax, ay), box), _place((bx, by), box)],
            "rotation": round(atan2(by - ay, bx - ax), 6), "closed": True, "freestanding": False}


def _light(point: Point, color: str, box: Box) -> dict[str, Any]:
    return {"position": _place(point, box), "range": 1.5, "intensity": 1.0, "color": color,
            "shadows": True}
