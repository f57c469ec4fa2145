"""Spread: questions in all parts of a run, one in each, preferably of a new kind."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from maze.asking.question import Question
from maze.rng import Rng

TRIES = 12                                                 # positions that are tried for a question
QUESTIONS = 6                                              # in a run, if it has so many


def spread(steps: int, asks: Mapping[str, Callable[[int], Question | None]], rng: Rng,
           count: int = QUESTIONS, once: Collection[str] = (),
           ready: Callable[[Sequence[int]], None] = lambda spots: None,
           ) -> Iterator[Question | None]:
    """The earliest first, with a pause after each place that was tried, in which there is None.

    steps   of the run                  once    kinds of which there is at most one question
    ready   is told the positions of a part, in their order, before they are asked about
    """
    had: set[str] = set()
    for part in range(count if steps >= 2 * count else 0):
        first = max(1, part * steps // count)
        last = (part + 1) * steps // count - 1
        spots = sorted({first + rng.below(last - first + 1) for _ in range(TRIES)})
        ready(spots)
        rng.shuffle(spots)
        order = [kind for kind in asks if not (kind in once and kind in had)]
        rng.shuffle(order)
        order.sort(key=lambda kind: (kind in had, kind in once))
        for kind, at in ((kind, at) for kind in order for at in spots):
            asked = asks[kind](at)
            yield asked
            if asked:
                had.add(kind)
                break
