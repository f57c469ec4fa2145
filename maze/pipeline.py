"""Pipeline: from a recipe to a picture, in steps; and which parts of a recipe do not go together.

    generate (and bisect), texture, symmetry, braid, entrances, sparse, one-way passages, solve

Each stage draws from its own stream of the seed, so that changing one leaves the others alone.
Entrances come before sparse, which must not wall them up; nothing that comes after changes which
cells are farthest apart. Each transform is given what it ``needs``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from maze.bisecting import bisected
from maze.compass import crossable
from maze.entrances import ENTR, border, choose
from maze.grid import Cell, Edge, Grid
from maze.params import Param
from maze.passages import Maze
from maze.picture import Picture
from maze.reflection import no_symmetry, twins
from maze.registry import Entry, discover, misfit
from maze.rng import Rng
from maze.steps import (
    ANSWER,
    ENTRANCES,
    GOAL,
    PATH,
    PHASE,
    SHIFT,
    SOLVING,
    START,
    VISIT,
    Step,
    Steps,
)

if TYPE_CHECKING:
    from maze.recipe import Recipe

FIRST, LAST = ("texture", "symmetry", "braid"), ("sparse", "oneway")   # before entrances, after
BRANCHING = ("bias", "run", "river", "symmetry", "braid", "sparse")    # nothing for a single way


def shapes() -> dict[str, Entry]:
    return discover("maze.shapes")


def generators() -> dict[str, Entry]:
    return discover("maze.generators")


def solvers() -> dict[str, Entry]:
    return discover("maze.solvers")


def transforms() -> dict[str, Entry]:
    """In the order in which they are applied."""
    found = discover("maze.transforms")
    return {name: found[name] for name in ("unicursal", *FIRST, *LAST)}


@cache
def changes() -> Mapping[str, Param]:
    """All that may be done to a maze once it is generated: keys of recipes and links, in order."""
    found = {param.name: param for entry in transforms().values() for param in entry.params}
    return found | {"entr": ENTR}


def asked(recipe: Recipe) -> dict[str, Any]:
    """Those of them that a recipe asks for, with their values."""
    return {key: value for key, param in changes().items()
            if (value := getattr(recipe, key)) != param.default}


def problem(recipe: Recipe, grid: Grid) -> tuple[str, str] | None:
    """A key that must be left out, and why, as a sentence; None if all go together."""
    return next(_problems(recipe, grid, generators()[recipe.by], asked(recipe)), None)


def _problems(recipe: Recipe, grid: Grid, generator: Entry,
              keys: dict[str, Any]) -> Iterator[tuple[str, str]]:
    titles = {key: changes()[key].title for key in keys}
    if "unicursal" in keys:
        if sentence := _cannot_be_bisected(grid, generator):
            yield "unicursal", sentence
        for key in filter(keys.__contains__, BRANCHING):
            yield key, f"A unicursal maze is a single way; {titles[key].lower()} would change that."
    for entry in transforms().values():
        if "tree" in entry.needs and "sparse" in generator.gives:
            for key in (param.name for param in entry.params if param.name in keys):
                yield key, (f"{titles[key]} needs a maze of all cells; "
                            f"{generator.title} leaves some out.")
    if "run" in keys and not crossable(grid):
        yield "run", "Run needs cells that a passage can cross straight; this grid has none."
    if "symmetry" in keys and (sentence := no_symmetry(grid, recipe.symmetry)):
        yield "symmetry", sentence
    if recipe.entr == "border" and len(border(grid)) < 2:
        yield "entr", "Entrances on the border need a border; this grid has none."


def _cannot_be_bisected(grid: Grid, generator: Entry) -> str | None:
    if sentence := misfit(transforms()["unicursal"], grid):
        return sentence
    if len(grid.rows) % 2 or len(grid.rows[0]) % 2 or min(len(grid.rows), len(grid.rows[0])) < 4:
        return "A unicursal maze needs an even width and an even height, 4 at least."
    if "sparse" in generator.gives:
        return f"A unicursal maze needs a maze of all cells; {generator.title} leaves some out."
    return None


def steps(recipe: Recipe, maze: Maze, watched: bool = True) -> Steps[Picture]:
    """All stages of a recipe as one timeline; unwatched, the generator's steps are left out."""
    own = recipe.ends(maze.grid)
    growth: list[tuple[Cell, Cell]] = []
    if not recipe.walls:
        growth = yield from _generate(recipe, maze, watched)
        yield from _transform(recipe, maze, FIRST)
    start, goal = choose(maze, Rng(recipe.seed, "entr"), recipe.entr, own, recipe.start,
                         recipe.goal)
    if (start, goal) != own:
        if recipe.entr != ENTR.default:
            yield PHASE + ENTRANCES
        yield from (START + start, GOAL + goal)
    if not recipe.walls:
        yield from _transform(recipe, maze, LAST, start=start, goal=goal)
    path = None
    if recipe.solve:
        yield PHASE + SOLVING
        solver = solvers()[recipe.solve]
        more = {"growth": growth} if "growth" in solver.needs else {}
        path = yield from solver.run(maze.links(), start, goal, **more)
        yield PHASE + ANSWER
        yield from [PATH + cell for cell in path]
    return Picture(maze, start, goal, path)


def _generate(recipe: Recipe, maze: Maze, watched: bool) -> Steps[list[tuple[Cell, Cell]]]:
    """Carve; how the maze grew is recorded only if the solver reads it: it takes time."""
    entry = generators()[recipe.by]
    options = {name: _param(entry, name).parse(text) for name, text in recipe.opt}
    rng = Rng(recipe.seed, "carve")
    if recipe.unicursal:
        yield from bisected(maze, lambda small: entry.run(small, rng, **options))
        return []
    if not recipe.solve or "growth" not in solvers()[recipe.solve].needs:
        if watched:
            yield from entry.run(maze, rng, **options)
        else:
            entry.finish(maze, rng, **options)
        return []
    log = array("i")
    for step in entry.run(maze, rng, **options):
        log.append(step)
        yield step
    return growth_of(maze.grid, log)


def _param(entry: Entry, name: str) -> Param:
    param = entry.param(name)
    assert param
    return param


def _transform(recipe: Recipe, maze: Maze, names: Sequence[str], **ends: Cell) -> Steps[None]:
    """Apply those transforms that the recipe asks for."""
    keys = asked(recipe)
    for entry in map(transforms().__getitem__, names):
        options = {param.name: keys[param.name] for param in entry.params if param.name in keys}
        if not options:
            continue
        more: dict[str, Any] = ends if "ends" in entry.needs else {}
        if "twin" in entry.needs and recipe.symmetry != "none":
            more = more | {"twin": twins(maze.grid, recipe.symmetry)}
        yield from entry.run(maze, Rng(recipe.seed, entry.id), **options, **more)


def growth_of(grid: Grid, log: Sequence[Step]) -> list[tuple[Cell, Cell]]:
    """The pairs (old cell, new cell) of a maze that grew from one cell, from its steps."""
    pairs: list[tuple[Cell, Cell]] = []
    grown = bytearray(len(grid))
    for step in log:
        if step >> SHIFT == VISIT >> SHIFT:
            grown[step - VISIT] = 1
        elif step >> SHIFT == 0:
            pairs.append(_old_and_new(grid, step, grown))
    return pairs


def _old_and_new(grid: Grid, edge: Edge, grown: bytearray) -> tuple[Cell, Cell]:
    a, b = grid.joins[edge]
    if grown[b]:
        a, b = b, a
    grown[b] = 1
    return a, b
