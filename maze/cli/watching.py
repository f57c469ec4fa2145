"""Watching: work that takes long, with its progress on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from maze.progress import Progress, Work, finish

T = TypeVar("T")
OFTEN = 0.2                  # seconds between two words of progress


def watched(work: Work[T], show: Callable[[Progress], None] | None) -> T:
    """Do the work; wipe the line of progress when it is done, or was stopped."""
    try:
        return finish(work, show)
    finally:
        if show:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def watching(what: str) -> Callable[[Progress], None] | None:
    """Something that shows progress on a terminal, now and then; None if nobody looks."""
    if not sys.stderr.isatty():
        return None
    last = perf_counter()

    def show(progress: Progress) -> None:
        nonlocal last
        if perf_counter() - last > OFTEN:
            last = perf_counter()
            print(f"\r\033[K{what}. {progress}", end="", file=sys.stderr, flush=True)

    return show
