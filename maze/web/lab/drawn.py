"""Drawn: the charts of a study as the page's scripts draw them (static/plots.mjs).

They are lines of JSON: the words that all of them share, then one for each chart, so that a chart
whose numbers are as they were is neither read nor drawn again."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping
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


def drawing(charts: Iterator[Chart | None], say: Say, name: str, clock: Callable[[], float],
            ) -> Generator[None, None, tuple[list[str], float]]:
    """One chart in each slice.  ``name`` begins the names of the files that are saved.

    Returns the lines, and the seconds that all slices took together.
    """
    lines, spent = [_json({"words": {key: say(text) for key, text in WORDS.items()},
                           "name": name})], 0.0
    while True:
        began = clock()
        try:
            if chart := next(charts):
                lines.append(_json({**as_data(chart, say), "figures": [
                    _figure(one, say) for one in chart.figures]}))
        except StopIteration:
            return lines, spent + clock() - began
        spent += clock() - began
        yield


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


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
