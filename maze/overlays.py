"""Overlays: what is done to a board before there is a maze on it; the modules come when needed.

``cut`` leaves out the cells outside a picture, on any shape in one plane; ``hide`` makes four cells
of each square, so that the path through the maze paints the board as a picture.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from maze.errors import MisfitError
from maze.grid import Grid
from maze.message import Message, Said, joined
from maze.params import Choice
from maze.progress import Work

PART = "pictures"                                          # of the page: tools/parts.py
DARES = "dares"                                            # another one
SOONER = {PART: "[?&](cut|hide|pict)=.|mode=build", DARES: "[?&]dare=."}
HIDE = Choice("hide", "Hidden picture", {
    "": "none", "rect": "in a rectangle", "band": "with a band around it",
    "bare": "nothing around it: a single path"}, "", "the solution paints the picture")


class NotHere(Exception):
    """A part of the page must be fetched first."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def parts_of(link: str) -> tuple[str, ...]:
    """The parts of the page that a link seems to need besides its place's; what it holds otherwise,
    such as a packed lesson, is found out when it is read: see ``NotHere``."""
    return tuple(part for part, keys in SOONER.items() if re.search(keys, link))


def pictures(module: str) -> Any:
    """A module of ``maze.pictures``.  Raises NotHere."""
    try:
        return import_module(f"maze.pictures.{module}")
    except ModuleNotFoundError as missing:
        raise NotHere(PART) from missing


def with_overlays(recipe: Any, fields: Mapping[str, str], notes: list[Said]) -> Work[Any]:
    """A recipe with what some fields of a link lay over its board, where that can be done."""
    for key in filter(fields.get, ("cut", "hide")):
        repair = HIDE.repair if key == "hide" else pictures("stencil").repair_stencil
        text, note = repair(fields[key])
        notes += [note] if note else []
        try:
            laid = recipe.but(**{key: text})
            yield from laid.laying()
            recipe = laid
        except MisfitError as problem:
            notes.append(left_out(problem.message, key))
    return recipe


def left_out(why: Said, key: str) -> Said:
    """That a key of a link is left out, and why."""
    return joined([why, Message("Left out: {key}.", key=key)])


def overlaid(board: Grid, cut: str, hide: str) -> Work[Grid]:
    """A board with one of both done to it, in slices.  Raises MisfitError."""
    work: Work[Grid] = pictures("cutting").cut_grid_slices(board, cut) if cut else \
        pictures("doubling").doubled_grid_slices(board, hide)
    return (yield from work)
