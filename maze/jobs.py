"""Jobs: long work as data, so that it can be done anywhere: between two frames of a page, in a
worker, in a process.

A *task* is a kind of work: one file of ``maze/tasks``, whose name is the ``kind``, with a function

    run(arguments, allowance, catalog) -> Generator[Part, None, bytes]

Each ``next`` is a slice of a few milliseconds; parts are steps or progress, and what is returned is
the result.  The same job gives the same steps and the same result, wherever it is done, so half of
it can be done in one place and all of it again in another.
"""

from __future__ import annotations

import json
import pkgutil
from array import array
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias, Union

from maze.catalog import DEFAULT, Catalog
from maze.errors import MisfitError, RecipeError
from maze.message import either
from maze.params import shown
from maze.progress import Progress

MEGABYTE = 1 << 20
LIMIT = 160 * MEGABYTE       # bytes of arrays a job may send: as many steps as a player keeps

Part: TypeAlias = Union["array[int]", Progress]
Doing: TypeAlias = Generator[Part, None, bytes]


@dataclass(frozen=True)
class Job:
    """Work as data: what kind, its arguments as the text of a JSON object, and how many bytes of
    arrays it may send, the result included."""

    kind: str
    arguments: str
    limit: int = LIMIT


class Allowance:
    """What is left of the bytes of a job."""

    def __init__(self, limit: int) -> None:
        self.limit = self.left = limit

    def spend(self, count: int) -> None:
        """Count so many bytes more.  Raises MisfitError when there are no more."""
        self.left -= count
        if self.left < 0:
            raise MisfitError("This takes more than {limit} MB, which is all it may take.",
                              limit=f"{self.limit / MEGABYTE:.3g}")


Task: TypeAlias = Callable[[Mapping[str, Any], Allowance, Catalog], Doing]


def start(job: Job, catalog: Catalog = DEFAULT) -> Doing:
    """Do a job in short slices; ``catalog`` has the shapes and algorithms it may use.

    Raises RecipeError for a kind or arguments that will not do, MisfitError for a limit, and
    whatever MazeError the task raises, at the first ``next`` or later.
    """
    if job.kind not in tasks():
        kinds = either(tasks())
        raise RecipeError("expected a kind of work ({kinds}): {got}", kinds=kinds,
                          got=shown(job.kind))
    allowance = Allowance(job.limit)
    task: Task = import_module(f"maze.tasks.{job.kind}").run
    return (yield from _counted(task(_object(job.arguments), allowance, catalog), allowance))


@cache
def tasks() -> tuple[str, ...]:
    """The kinds of work."""
    return tuple(sorted(info.name for info in
                        pkgutil.iter_modules(import_module("maze.tasks").__path__)))


def finished(job: Job, catalog: Catalog = DEFAULT) -> tuple[list[Part], bytes]:
    """All parts and the result, at once."""
    parts: list[Part] = []
    doing = start(job, catalog)
    while True:
        try:
            parts.append(next(doing))
        except StopIteration as stop:
            return parts, stop.value


def _object(arguments: str) -> dict[str, Any]:
    try:
        found = json.loads(arguments)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise RecipeError("expected arguments as a JSON object: {got}", got=shown(arguments))
    return found


def _counted(doing: Doing, allowance: Allowance) -> Doing:
    """The same, and every array is counted."""
    while True:
        try:
            part = next(doing)
        except StopIteration as stop:
            result: bytes = stop.value
            allowance.spend(len(result))
            return result
        if isinstance(part, array):
            allowance.spend(len(part) * part.itemsize)
        yield part
