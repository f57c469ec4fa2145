"""Moments: where in a run to ask, and what; the same seed asks the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from maze.asking.kinds import (
    dead_ends,
    growth,
    pictures,
    queue,
    routes,
    stack,
    texture,
    wall,
    ways,
)
from maze.asking.question import Question
from maze.asking.spread import QUESTIONS, spread
from maze.asking.told import MOST, Told
from maze.rng import Rng

KINDS: dict[str, Callable[[Told, int, Rng], Question | None]] = {
    "growth": growth.ask, "stack": stack.ask, "wall": wall.ask, "queue": queue.ask,
    "dead_ends": dead_ends.ask, "texture": texture.ask, "pictures": pictures.ask, "ways": ways.ask,
    "routes": routes.ask}
ONCE = ("dead_ends", "texture", "routes")                           # at most one of each in a run


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

    def ready(spots: Sequence[int]) -> None:
        for at in spots:
            told.held(at)                                  # cheap, for they are in order

    asks = {kind: partial(_ask, ask, told, rng) for kind, ask in KINDS.items()
            if kind in kinds and kind != "texture"}
    yield from spread(steps, asks, rng, count, ONCE, ready)
    end = told.end(0)
    yield texture.ask(told, end, rng) if "texture" in kinds and end == steps else None


def _ask(kind: Callable[[Told, int, Rng], Question | None], told: Told, rng: Rng,
         at: int) -> Question | None:
    return kind(told, at, rng)
