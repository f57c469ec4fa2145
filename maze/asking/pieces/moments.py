"""Moments of a search: where to ask, and what."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial

from maze.asking.pieces import back, forced, number, piece, square
from maze.asking.pieces.told import Laid
from maze.asking.question import Question
from maze.asking.spread import QUESTIONS, spread
from maze.rng import Rng

KINDS: dict[str, Callable[[Laid, int, Rng], Question | None]] = {
    "forced": forced.ask, "number": number.ask, "square": square.ask, "back": back.ask,
    "piece": piece.ask}


def one_by_one(laid: Laid, seed: str = "", kinds: Collection[str] = tuple(KINDS),
               count: int = QUESTIONS) -> Iterator[Question | None]:
    """Questions about a run, the earliest first, with pauses, in which there is None."""
    rng = Rng(f"predict {laid.recipe.board} {laid.recipe.order} {seed}")
    asks = {kind: partial(_ask, KINDS[kind], laid, rng) for kind in KINDS if kind in kinds}
    return spread(len(laid.log), asks, rng, count)


def _ask(kind: Callable[[Laid, int, Rng], Question | None], laid: Laid, rng: Rng,
         at: int) -> Question | None:
    return kind(laid, at, rng)
