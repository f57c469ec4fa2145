"""Progress: long work that can be watched and canceled.

Work is a generator. Each ``next`` does a slice of a few milliseconds and yields its progress, and
the return value is the result. A page does slices between two frames. To cancel work, drop the
generator. ``finish`` does all of it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, MutableMapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from maze.message import Message, Said, counted, phrase

T = TypeVar("T")
HANDFUL = 4000               # objects that are freed in one slice


class Progress(NamedTuple):
    """What is being done, how much of it is done, how much there is, and the states met so far.

    ``of`` is 0 if it is not known how much there is.
    """

    doing: Said
    done: int = 0
    of: int = 0
    states: int = 0

    def __str__(self) -> str:
        return str(self.words)

    @property
    def words(self) -> Message:
        """The same as a sentence."""
        doing, states = phrase(self.doing), counted("{n} state", "{n} states", n=self.states)
        if not self.of:
            return Message("{doing}: {states} so far", doing=doing, states=states)
        return Message("{doing}: level {done} of {every}, {states} so far", doing=doing,
                       done=self.done, every=self.of, states=states)


Work: TypeAlias = Generator[Progress, None, T]


def finish(work: Work[T], tell: Callable[[Progress], object] | None = None) -> T:
    """Do all the work and return its result; ``tell`` is called with the progress of each slice."""
    while True:
        try:
            progress = next(work)
        except StopIteration as stop:
            result: T = stop.value
            return result
        if tell:
            tell(progress)


def emptied(*tables: MutableMapping[Any, Any]) -> Work[None]:
    """Empty large tables in slices, because freeing a hundred thousand objects takes a while."""
    for table in tables:
        while table:
            for _ in range(min(len(table), HANDFUL)):
                table.popitem()
            yield Progress("Tidying", 0, 0, len(table))
