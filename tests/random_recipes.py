"""Recipes drawn at random over shapes, generators, options, changes, keys and ends.

The same seed draws the same recipes; every shape and every generator comes in its turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from maze.fields import decode_fields
from maze.ingredients import changes
from maze.params import Choice, Lean, Mix, Param, Whole
from maze.recipe import Recipe, generators, shapes
from maze.registry import misfit
from maze.rng import Rng

MOST = 300                                                 # cells
ALTERED = 30                                               # per cent of the changes are asked for
RARE = {7: {"keys": "halves"}, 13: {"unicursal": "1"}}     # a change that hardly goes with others


def recipes(count: int, seed: str = "proof") -> Iterator[Recipe]:
    """So many recipes that go together."""
    rng = Rng(seed, "recipes")
    for number in range(count):
        yield _recipe(rng, number)


def _recipe(rng: Rng, number: int) -> Recipe:
    while True:
        rare = RARE.get(number % 20, {})
        shape, by = ("square", rng.pick(list(generators()))) if rare else _pair(rng, number)
        size = tuple(_up_to_default(rng, param) for param in shapes()[shape].params)
        seed = f"{number}-{rng.below(10000)}"
        grid = Recipe(shape=shape, size=size, seed=seed).grid()
        if len(grid) > MOST or misfit(generators()[by], grid):
            continue
        fields = {"shape": shape, "size": "x".join(map(str, size)), "by": by, "seed": seed,
                  "opt": "_".join(f"{param.name}.{_text(rng, param)}"
                                  for param in generators()[by].params if rng.below(2))}
        fields |= rare or _changes(rng, len(grid))
        found = decode_fields(fields)[0]
        if all(found.value(key) == changes()[key].parse(text) for key, text in rare.items()):
            return found


def _pair(rng: Rng, number: int) -> tuple[str, str]:
    """A shape and a generator: the one in its turn, the other by chance."""
    kinds, makers = list(shapes()), list(generators())
    if number % 2:
        return kinds[number // 2 % len(kinds)], rng.pick(makers)
    return rng.pick(kinds), makers[number // 2 % len(makers)]


def _changes(rng: Rng, cells: int) -> dict[str, str]:
    """Some changes, and half of the time a start and a goal."""
    found = {key: _text(rng, param) for key, param in changes().items()
             if key != "unicursal" and rng.below(100) < ALTERED}
    if rng.below(2):
        found |= {"from": str(rng.below(cells)), "to": str(rng.below(cells))}
    return found


def _up_to_default(rng: Rng, param: Whole) -> int:
    """A number of a size, small enough for many solvers to be tried."""
    return param.low + rng.below(param.default - param.low + 1)


def _text(rng: Rng, param: Param) -> str:
    """A value of a parameter, as in a link."""
    if isinstance(param, Whole):
        return str(param.low + rng.below(param.high - param.low + 1))
    if isinstance(param, Lean):
        return param.format(rng.below(201) - 100)
    assert isinstance(param, Choice | Mix)
    return rng.pick(list(param.options))
