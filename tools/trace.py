"""Record the default maze: what the page plays before Python has started (static/trace.mjs).

Every step is run here, by the same generator, scene and looks as later in the browser, and is
written down as what it changes to the eye.  So the script that plays it (static/recorded.mjs)
knows no algorithm: it only repeats.  `python3 tools/shell.py` writes the file.

A step is ``[sentence, cell, change, ...]``: the number of a sentence, the cell it names, and
changes as ``kind * cells + cell``.  Kinds below RIGHT are looks of the cell.  A sentence is a
message as JSON text (static/message.mjs), for the page to say in its language; null is the cell.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from maze.grid import Cell, Grid
from maze.marks import BLANK, FLOOD, LOOKS, NOWHERE, ONCE, TONES, look_of
from maze.message import Joined, Message, Value, phrase
from maze.recipe import Recipe
from maze.render import layers, paths
from maze.render.layers import Label, Layer
from maze.render.theme import Theme
from maze.scene import MazeScene
from maze.share import encode
from maze.steps import GENERATING
from maze.web.mazes import marks
from maze.web.mazes.drawing import MARGIN
from maze.web.mazes.lens import Lens
from maze.web.mazes.runs import MazeRun, begun
from maze.web.player.controls import fitting_stop

BARE = LOOKS + TONES                                       # the look of a blank cell that is dug
RIGHT, DOWN, HEAD, HEADLESS, PATH = range(BARE + 1, BARE + 6)
VARIANTS = 3  # the hatch of earth goes on from cell to cell: it is the same in every third diagonal
PLACE = "row {row}, column {column}"                       # of maze/words.py: the cell of a step
TOKENS = Theme(*Theme._fields)._replace(                   # of static/style.css
    blank="paper", hatch="hairline", flood=tuple(f"flood-{tone}" for tone in range(TONES)))


def trace(recipe: Recipe) -> dict[str, Any]:
    """Everything that static/recorded.mjs needs, ready for JSON."""
    run = begun(recipe, lambda: TOKENS, Lens())
    player, grid = run.player, run.drawing.scene.grid
    player.to_end()
    player.to_start()
    sentences: dict[str, int] = {}
    seen = list(_steps(run, sentences))
    ends = recipe.ends(grid)
    return {
        "link": encode(recipe), "digest": player.result.digest, "columns": recipe.size[0],
        "cells": len(grid), "landmark": player.landmarks[0], "speed": fitting_stop(run.usual),
        "box": layers.bounds(grid, MARGIN), "ends": ends, "looks": _looks(grid),
        "rim": _rim(grid, ends), "widths": [layers.WALL_WIDTH, layers.CASING_WIDTH,
                                            layers.PATH_WIDTH],
        "marks": _plain(layers.ends(grid, *ends, TOKENS)), "head": _at_origin(grid, ends[0]),
        "place": PLACE, "sentences": list(sentences), "steps": seen,
    }


def _steps(run: MazeRun, sentences: dict[str, int]) -> Iterator[list[int]]:
    player, scene = run.player, run.drawing.scene
    before = _seen(scene)
    for _ in player.log:
        player.step()
        now = _seen(scene)
        cells: list[Cell] = []
        words = json.dumps(_data(phrase(run.sentence), len(scene.grid.rows[0]), cells))
        number = sentences.setdefault(words, len(sentences))
        yield [number, *(cells or [0]), *_changes(scene.grid, before, now)]
        before = now


def _data(value: Value, columns: int, cells: list[Cell]) -> Any:
    """A message as JSON; the cell that it names is left out of it, and put into ``cells``."""
    if isinstance(value, Joined):
        return [_data(part, columns, cells) for part in value.parts]
    if not isinstance(value, Message):
        return value
    values = dict(value.values)
    if value.text == PLACE:
        row, column = int(str(values["row"])), int(str(values["column"]))
        cells.append((row - 1) * columns + column - 1)
        return None
    told = {gap: _data(inner, columns, cells) for gap, inner in values.items()}
    return {"text": value.text, **({"one": value.one} if value.one else {}),
            **({"values": told} if told else {})}


def _seen(scene: MazeScene) -> tuple[bytes, bytes, Cell, tuple[Cell, ...]]:
    """What the eye sees: looks, open edges, head, path."""
    dug = scene.phase != GENERATING
    marked = zip(scene.marks, scene.tones, strict=True)
    seen = bytes(_seen_as(mark, tone) for mark, tone in marked) if dug else bytes(scene.marks)
    return seen, bytes(scene.open), scene.head, tuple(scene.path)


def _seen_as(mark: int, tone: int) -> int:
    """Toned cells with a stroke come after those without."""
    seen = look_of(mark, tone)
    return BARE if seen == BLANK else seen + TONES if seen > FLOOD and mark == ONCE else seen


def _changes(grid: Grid, old: Any, new: Any) -> Iterator[int]:
    size = len(grid)
    for cell, (was, now) in enumerate(zip(old[0], new[0], strict=True)):
        if was != now:
            yield now * size + cell
    for edge, (was, is_open) in enumerate(zip(old[1], new[1], strict=True)):
        if was != is_open:
            a, b = grid.joins[edge]
            yield (RIGHT if b == a + 1 else DOWN) * size + a
    if old[2] != new[2]:
        yield HEADLESS * size if new[2] == NOWHERE else HEAD * size + new[2]
    for cell in new[3][len(old[3]):]:
        yield PATH * size + cell


# --- how things look, drawn by the page's own code in the colors' names -------------------------


def _looks(grid: Grid) -> list[list[Any]]:
    """For each look and each variant: a fill, and what is drawn on it, around (0, 0)."""
    return [[_look(grid, number, cell) for cell in range(VARIANTS)] for number in range(BARE + 1)]


def _look(grid: Grid, number: int, cell: Cell) -> list[Any]:
    """Cells 0, 1 and 2 of the first row lie on three diagonals."""
    stroked = LOOKS <= number < BARE
    mark = BLANK if number == BARE else number - TONES if stroked else number
    drawn = marks.shapes(grid, {ONCE if stroked else mark: [cell]}, TOKENS, earth=number == BLANK)
    return [marks.fill(mark, TOKENS), _plain(layer for layer in drawn if layer.path)]


def _at_origin(grid: Grid, cell: Cell) -> list[Any]:
    """The ring that says here, and the center of the cell it is drawn for."""
    return [*grid.center(cell), _plain(marks.here(grid, cell, TOKENS))]


def _plain(drawn: Iterable[Layer | Label]) -> list[list[Any]]:
    """Layers as [path, fill, stroke, width], labels as [text, x, y, size, color]."""
    return [list(one) for one in drawn]


def _rim(grid: Grid, ends: Sequence[Cell]) -> str:
    gates = set(paths.gates(grid, *ends))
    return paths.lines(line for _, line in grid.geometry.rim() if line not in gates)


def module(recipe: Recipe) -> str:
    """The file: a module, so that the page can fetch it together with its script."""
    return ("// Written by tools/shell.py: the default maze, recorded. See tools/trace.py.\n"
            f"export default {json.dumps(trace(recipe), separators=(',', ':'))};\n")
