"""Mazes as data, in JSON: for programs, spreadsheets and other people's drawings."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

from maze.measures.stats import stats
from maze.picture import Picture
from maze.recipe import Recipe
from maze.render.quest import STYLES
from maze.share import encode


def maze_data(recipe: Recipe, picture: Picture) -> str:
    """``path`` is there whatever is drawn: it is data.  ``oneway`` has pairs (from, to)."""
    grid, arrows = picture.maze.grid, picture.maze.arrows
    oneway = [(sum(grid.joined(edge)) - cell, cell) for edge, cell in sorted(arrows.items())]
    return as_json({
        "link": encode(recipe), "digest": picture.digest, "cells": len(grid),
        "joins": list(grid.joins),
        "open": [edge for edge, is_open in enumerate(picture.maze.open) if is_open],
        "start": picture.start, "goal": picture.goal, "path": picture.path,
        "centers": [grid.center(cell) for cell in range(len(grid))],
        "quest": picture.quest and {
            "stops": picture.quest.stops, "doors": picture.quest.doors,
            "legs": [{"words": str(leg.words), "cells": leg.cells(picture.path or ()),
                      "style": style.name} for leg, style in zip(picture.legs, cycle(STYLES))],
            "note": str(picture.note or "")},
        "stats": stats(picture.maze, picture.start, picture.goal, way=picture.way).as_data()
        | {"bottlenecks": picture.bottlenecks},
        **({"oneway": oneway} if oneway else {}),
    })


def as_json(data: dict[str, Any]) -> str:
    """Without blanks."""
    return json.dumps(data, separators=(",", ":"))
