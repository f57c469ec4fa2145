"""Drawn: the charts of a study as the page's scripts draw them (static/plots.mjs), as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from maze.lab.chart import Chart, Figure, Say, as_data
from maze.message import Message
from maze.render import layers, paths

LEVELS = 16                                                # of the ramp
WORDS = {
    "table": Message("Show as table"), "svg": Message("Save as SVG"),
    "png": Message("Save as PNG"), "book": Message("the textbook’s value"),
    "scale": Message("From never to always"),
    "keys": Message("Arrow keys go from one to the next, Enter opens the maze.")}


def as_json(charts: Iterable[Chart], say: Say, name: str) -> str:
    """``name`` begins the names of the files that are saved."""
    found = [{**as_data(chart, say), "figures": [_figure(one, say) for one in chart.figures]}
             for chart in charts]
    return json.dumps({"words": {key: say(text) for key, text in WORDS.items()}, "name": name,
                       "charts": found}, ensure_ascii=False)


def _figure(figure: Figure, say: Say) -> dict[str, Any]:
    """A board as paths, those of one level together."""
    grid = figure.grid
    return {"title": say(figure.title), "link": figure.link, "box": layers.bounds(grid, 0.3),
            "rim": paths.lines(line for _, line in grid.geometry.rim()),
            "walls": [[level, paths.edges(grid, some)]
                      for level, some in _levels(figure.walls)],
            "cells": [[level, paths.outline(grid, some)]
                      for level, some in _levels(figure.cells)]}


def _levels(shares: Mapping[int, float]) -> list[tuple[int, list[int]]]:
    """What has each level, from the least."""
    found: dict[int, list[int]] = {}
    for number, share in shares.items():
        found.setdefault(min(LEVELS - 1, int(share * LEVELS)), []).append(number)
    return sorted(found.items())
