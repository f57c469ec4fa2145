"""Sources: where the steps of a player come from.

An ``AlgorithmSource`` runs an algorithm whenever it is asked for steps.  A ``StreamSource`` gives
out what something else, such as a worker, has fed to it, and may be empty for now.  No source ever
waits.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from itertools import islice
from typing import Generic, Protocol, TypeVar

from maze.steps import BREATH, Steps

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Source(Protocol[T_co]):
    """Steps, a few at a time."""

    @property
    def over(self) -> bool:
        """Whether no step is left; true at the latest after ``take`` has returned nothing."""

    @property
    def waiting(self) -> bool:
        """Whether ``take`` will return nothing until the source is fed."""

    @property
    def error(self) -> Exception | None:
        """The error that ended the steps early, or None."""

    @property
    def result(self) -> T_co | None:
        """What the algorithm returned, once the steps are over."""

    def take(self, most: int) -> array[int]:
        """The next steps, at most ``most``; none if there are none for now.  Never waits."""


class AlgorithmSource(Generic[T]):
    """Steps of an algorithm.  If it yields BREATH, there are none for now."""

    def __init__(self, steps: Steps[T]) -> None:
        self.over = False
        self.error: Exception | None = None
        self.result: T | None = None
        self._next = self._kept(steps).__next__

    @property
    def waiting(self) -> bool:
        """Never: asking is what makes it work."""
        return False

    def take(self, most: int) -> array[int]:
        taken = array("i")
        try:
            taken.extend(islice(iter(self._next, BREATH), most))
        except Exception as error:                         # an algorithm may fail; the page may not
            self.error, self.over = error, True
        return taken

    def _kept(self, steps: Steps[T]) -> Steps[None]:
        self.result = yield from steps
        self.over = True


class PatientSource(AlgorithmSource[T]):
    """The same of an algorithm that may have to wait for somebody else, as ``starved`` tells."""

    def __init__(self, steps: Steps[T], starved: Callable[[], bool]) -> None:
        super().__init__(steps)
        self._starved = starved

    @property
    def waiting(self) -> bool:
        return not self.over and self._starved()


class StreamSource(Generic[T]):
    """Steps that are fed from outside: any number of ``feed``, then ``end`` or ``fail``.

    ``arrived`` is called after each of these calls.
    """

    def __init__(self, arrived: Callable[[], None] = lambda: None) -> None:
        self.arrived = arrived
        self.result: T | None = None
        self._error: Exception | None = None
        self._parts: deque[array[int]] = deque()
        self._taken = 0                                    # steps of the first part
        self._closed = False                               # nothing will be fed any more

    @property
    def over(self) -> bool:
        return self._closed and not self._parts

    @property
    def waiting(self) -> bool:
        return not self._closed and not self._parts

    @property
    def error(self) -> Exception | None:
        """None until all earlier steps have been taken."""
        return self._error if self.over else None

    def feed(self, steps: array[int]) -> None:
        """Add steps, in the order in which they were made."""
        if steps:
            self._parts.append(steps)
        self.arrived()

    def end(self, result: T) -> None:
        """Say that all steps have been fed, and what the algorithm returned."""
        self.result, self._closed = result, True
        self.arrived()

    def fail(self, error: Exception) -> None:
        """Say that no more steps will come, and why."""
        self._error, self._closed = error, True
        self.arrived()

    def take(self, most: int) -> array[int]:
        taken = array("i")
        while self._parts and len(taken) < most:
            part, end = self._parts[0], self._taken + most - len(taken)
            taken += part[self._taken:end]
            self._taken = end
            if end >= len(part):
                self._parts.popleft()
                self._taken = 0
        return taken
