"""Bands: a layer of a large picture comes in several, so that the page may answer in between."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TypeVar

from maze.grid import Edge
from maze.laying import in_parts
from maze.render.layers import Layer

BAND = 1000                                                # cells or edges
FEW = 250  # cells with shapes on them, which take ten times as long to write
NOTHING = Layer("")                                        # to be painted: only a pause

T = TypeVar("T")


def bands(things: Iterable[T]) -> Iterator[list[T]]:
    """Some things at a time."""
    return in_parts(things, BAND)


def few(things: Iterable[T]) -> Iterator[list[T]]:
    """Fewer at a time."""
    return in_parts(things, min(FEW, BAND))


def among(known: Collection[Edge], edges: Collection[Edge], *, whole: bool) -> Iterator[list[Edge]]:
    """The special ones of some edges, or all special ones, in bands."""
    return bands(known if whole else filter(known.__contains__, edges))
