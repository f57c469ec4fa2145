"""Jobs: long work as data, which can be done between two frames of a page, in a worker, or in a
process.

A *task* is a kind of work: one file of ``maze/tasks``, whose name is the ``kind``, with a function

    run(arguments, allowance, catalog) -> Generator[Part, None, bytes]

Each ``next`` takes a few milliseconds. It yields steps or progress, and the return value is the
result. A job gives the same steps and the same result everywhere, so a job that was begun in one
place can be done again in another.
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
    """Work as data: its kind, its arguments as the text of a JSON object, and the number of bytes
    that its arrays and its result may have together."""

    kind: str
    arguments: str
    limit: int = LIMIT


class Allowance:
    """The bytes that a job may still send."""

    def __init__(self, limit: int) -> None:
        self.limit = self.left = limit

    def spend(self, count: int) -> None:
        """Take ``count`` bytes off.  Raises MisfitError if fewer are left."""
        self.left -= count
        if self.left < 0:
            raise MisfitError("This needs more than the {limit} MB that it may take.",
                              limit=f"{self.limit / MEGABYTE:.3g}")


Task: TypeAlias = Callable[[Mapping[str, Any], Allowance, Catalog], Doing]


def start(job: Job, catalog: Catalog = DEFAULT) -> Doing:
    """Do a job in short slices; ``catalog`` has the shapes and algorithms it may use.

    At the first ``next`` or later, raises RecipeError if the kind is unknown or the arguments are
    bad, MisfitError if the job exceeds its limit, and any MazeError that the task raises.
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
    """The same parts; the bytes of each array are taken off the allowance."""
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
