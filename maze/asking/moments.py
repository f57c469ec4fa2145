"""Moments: where in a run to ask, and what; the same seed asks the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from maze.asking.kinds import (
    dead_ends,
    growth,
    pictures,
    queue,
    stack,
    texture,
    wall,
    ways,
)
from maze.asking.question import Question
from maze.asking.told import MOST, Told
from maze.rng import Rng

KINDS: dict[str, Callable[[Told, int, Rng], Question | None]] = {
    "growth": growth.ask, "stack": stack.ask, "wall": wall.ask, "queue": queue.ask,
    "dead_ends": dead_ends.ask, "texture": texture.ask, "pictures": pictures.ask, "ways": ways.ask}
ONCE = ("dead_ends", "texture")                            # at most one of each in a run
TRIES = 12                                                 # positions that are tried for a question
QUESTIONS = 6                                              # in a run, if it has so many


def questions(told: Told, seed: str = "", kinds: Collection[str] = tuple(KINDS),
              count: int = QUESTIONS) -> list[Question]:
    """Questions about a run, the earliest first, spread over it; [] for what is too large."""
    return list(filter(None, one_by_one(told, seed, kinds, count)))


def one_by_one(told: Told, seed: str = "", kinds: Collection[str] = tuple(KINDS),
               count: int = QUESTIONS) -> Iterator[Question | None]:
    """The same with pauses, in which there is None: after each place that was tried."""
    steps = len(told.log)
    if len(told.grid) > MOST or steps < 2 * count:
        return
    rng = Rng(f"predict {told.recipe.seed} {seed}")
    had: set[str] = set()
    for part in range(count):
        first = max(1, part * steps // count)
        last = (part + 1) * steps // count - 1
        for asked in _tried(told, first, last, [kind for kind in KINDS if kind in kinds], had, rng):
            yield asked
            if asked:
                had.add(asked.kind)
                break
    end = told.end(0)
    yield texture.ask(told, end, rng) if "texture" in kinds and end == steps else None


def _tried(told: Told, first: int, last: int, kinds: Collection[str], had: set[str],
           rng: Rng) -> Iterator[Question | None]:
    """Questions in some part of a run, those of a kind that was not asked yet first."""
    spots = sorted({first + rng.below(last - first + 1) for _ in range(TRIES)})
    for at in spots:
        told.held(at)                                      # in order
    rng.shuffle(spots)
    order = [kind for kind in kinds if kind != "texture" and not (kind in ONCE and kind in had)]
    rng.shuffle(order)
    order.sort(key=lambda kind: (kind in had, kind in ONCE))
    for kind in order:
        for at in spots:
            yield KINDS[kind](told, at, rng)
