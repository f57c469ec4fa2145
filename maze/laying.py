"""Laying: makes a large thing in slices, so that a page can respond in between.

A *laying* is work (``maze.progress``). Each ``next`` does a bounded number of cells, corners or
edges and reports how many are done; the return value is the thing itself. ``finish`` runs it to the
end. Garbage collection is off meanwhile, because it would scan the unfinished thing repeatedly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from itertools import islice
from typing import ParamSpec, TypeVar

from maze.collector import gc_paused
from maze.progress import Progress, Work, finish

P = ParamSpec("P")
T = TypeVar("T")
PART = 64                                                  # cells, corners or edges in a slice


def laid(slices: Callable[P, Work[T]]) -> Callable[P, T]:
    """A function that makes the thing at once; its attribute ``slices`` makes it in slices."""
    @wraps(slices)
    def whole(*args: P.args, **more: P.kwargs) -> T:
        with gc_paused():
            return finish(slices(*args, **more))

    whole.slices = slices  # type: ignore[attr-defined]
    return whole


def in_parts(things: Iterable[T], part: int = PART) -> Iterator[list[T]]:
    """The things in lists of at most ``part``, in order."""
    left = iter(things)
    while some := list(islice(left, part)):
        yield some


def progress(done: int, of: int = 0) -> Progress:
    """How much of a board is laid out."""
    return Progress("Laying out", done, of)
