"""Pipeline: from a recipe to a picture, in steps; and which parts of a recipe do not go together.

    generate (and bisect), texture, symmetry, braid, entrances, sparse, one-way passages,
    keys and doors, solve

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
from maze.entrances import ENTR, border, choose
from maze.grid import Cell, Edge, Grid
from maze.grids.compass import crossable
from maze.grids.reflection import no_symmetry, twins
from maze.params import Param
from maze.passages import Maze
from maze.picture import Picture
from maze.quest.halves import carve_halves, no_halves
from maze.quest.place import KEYS, place_quest, shortfall
from maze.quest.quest import Quest, ends, legs, lifted, path_steps, told_as_cells
from maze.registry import Entry, discover, misfit
from maze.rng import Rng
from maze.solving.board import Answer, laid
from maze.steps import (
    ANSWER,
    ENTRANCES,
    GOAL,
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
    return found | {"entr": ENTR, "keys": KEYS}


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
    if recipe.keys == "halves":
        for key in filter("keys".__ne__, keys):
            yield key, f"Two halves stay as they are carved; leave out {titles[key].lower()}."
        if recipe.walls:
            yield "keys", "Two halves are carved anew; a drawn maze can have 1 to 6 keys."
        if sentence := no_halves(grid, generator, *recipe.ends(grid)):
            yield "keys", sentence


def _cannot_be_bisected(grid: Grid, generator: Entry) -> str | None:
    if sentence := misfit(transforms()["unicursal"], grid):
        return sentence
    if len(grid.rows) % 2 or len(grid.rows[0]) % 2 or min(len(grid.rows), len(grid.rows[0])) < 4:
        return "A unicursal maze needs an even width and an even height, 4 at least."
    if "sparse" in generator.gives:
        return f"A unicursal maze needs a maze of all cells; {generator.title} leaves some out."
    return None


def steps(recipe: Recipe, maze: Maze, *, shown: bool = True) -> Steps[Picture]:
    """All stages of a recipe as one timeline; nobody sees the steps if it is not to be shown."""
    own = recipe.ends(maze.grid)
    growth: list[tuple[Cell, Cell]] = []
    if not recipe.walls:
        growth = yield from _generate(recipe, maze, shown)
        yield from _transform(recipe, maze, FIRST)
    start, goal = choose(maze, Rng(recipe.seed, "entr"), recipe.entr, own, recipe.start,
                         recipe.goal)
    if (start, goal) != own:
        if recipe.entr != ENTR.default:
            yield PHASE + ENTRANCES
        yield from (START + start, GOAL + goal)
    if not recipe.walls:
        yield from _transform(recipe, maze, LAST, start=start, goal=goal)
    quest = yield from place_quest(recipe.keys, maze, Rng(recipe.seed, "keys"), start, goal)
    return (yield from solved(recipe, maze, (start, goal), growth, quest, shown=shown))


def solved(recipe: Recipe, maze: Maze, nodes: tuple[Cell, Cell],
           growth: Sequence[tuple[Cell, Cell]] = (), quest: Quest | None = None, *,
           shown: bool = True) -> Steps[Picture]:
    """The last stage: a finished maze, and the way through it if the recipe asks for one."""
    start, goal = nodes
    note = shortfall(recipe.keys, quest)
    if not recipe.solve:
        return Picture(maze, start, goal, None, quest=quest, note=note, dug=recipe.dug)
    yield PHASE + SOLVING
    answer = yield from _solve(recipe, maze, nodes, growth, quest, shown)
    yield PHASE + ANSWER
    if isinstance(answer, str):
        return Picture(maze, start, goal, [], answer, quest, note=note, dug=recipe.dug)
    way = legs(quest, maze.grid, answer) if quest else []
    path = [node % len(maze.grid) for node in answer] if quest else answer
    yield from path_steps(path, way)
    return Picture(maze, start, goal, path, "", quest, way, note, recipe.dug)


def _solve(recipe: Recipe, maze: Maze, nodes: tuple[Cell, Cell],
           growth: Sequence[tuple[Cell, Cell]], quest: Quest | None, shown: bool) -> Steps[Answer]:
    """The solver's answer: on the maze, or with a quest on its floors."""
    solver, rng = solvers()[recipe.solve], Rng(recipe.seed, "solve")
    swift: Answer | None = None
    if solver.swift and not shown and not quest:
        swift = solver.swift(maze, *nodes)
    if swift is not None:
        return swift
    options = {name: _param(solver, name).parse(text) for name, text in recipe.sopt}
    if quest is None:
        board = yield from laid(maze, rng, growth)
    else:
        board, nodes = lifted(maze, quest, rng), ends(quest, maze.grid, *nodes)
    return (yield from told_as_cells(solver.run(board, *nodes, **options), len(maze.grid)))


def _generate(recipe: Recipe, maze: Maze, shown: bool) -> Steps[list[tuple[Cell, Cell]]]:
    """Carve; how the maze grew is recorded only if the solver reads it: it takes time."""
    entry = generators()[recipe.by]
    options = {name: _param(entry, name).parse(text) for name, text in recipe.opt}
    rng = Rng(recipe.seed, "carve")
    if recipe.unicursal:
        yield from bisected(maze, lambda small: entry.run(small, rng, **options))
        return []
    if recipe.keys == "halves":
        yield from carve_halves(maze, entry, recipe.seed, options)
        return []
    if not recipe.solve or "growth" not in solvers()[recipe.solve].needs:
        if shown:
            yield from entry.run(maze, rng, **options)
        else:
            entry.finish(maze, rng, **options)
        return []
    log, steps = array("i"), entry.run(maze, rng, **options)
    for step in steps:
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
