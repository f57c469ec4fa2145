"""Ordered: what a command about a search means in the sandbox: see ``maze.web.writing.inside``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from maze.errors import MazeError
from maze.pentomino.fields import decode_fields
from maze.pentomino.tiling import Tiling
from maze.visitors.variables import MANY, Numbers, Value, named

NUMBERED = ("number", "placed", "placement", "lie")        # names of placements, or of lists


def tiling_of(order: Mapping[str, Any]) -> Tiling:
    """The board of an order.  Raises MazeError."""
    recipe, notes = decode_fields(order["tiling"])
    if notes:
        raise MazeError(notes[0])
    return recipe.tiling()


def pictured(frames: Iterable[Mapping[str, Any]], tiling: Tiling) -> dict[str, Value]:
    """The variables of some functions, the innermost first; places are the bits of squares."""
    return named(frames, lambda name, value: places_of(name, value, tiling))


def places_of(name: str, value: object, tiling: Tiling) -> Numbers:
    """The squares that a value names, or those of the placements, if its name says so."""
    if type(value) is tuple and _is_square(value, tiling):
        return (tiling.board.number(value),)
    items = [value] if type(value) is int else value
    if type(items) not in (list, tuple, set) or len(items) > MANY:  # type: ignore[arg-type]
        return ()
    several = list(items)  # type: ignore[call-overload]
    if any(word in name.lower() for word in NUMBERED):
        most = len(tiling.placements)
        if not all(type(one) is int and 0 <= one < most for one in several):
            return ()
        squares = [square for one in several for square in tiling.placements[one].squares]
    elif all(type(one) is tuple and _is_square(one, tiling) for one in several):
        squares = several
    else:
        return ()
    return tuple(sorted({tiling.board.number(square) for square in squares}))


def _is_square(value: tuple[Any, ...], tiling: Tiling) -> bool:
    return len(value) == 2 and all(type(one) is int and abs(one) < 1000 for one in value) and (
        tiling.board.has(value))
