"""Pipeline: from a recipe to a picture, in steps.

    generate (and bisect), transforms, entrances, transforms that need them, keys and doors, solve

Each stage draws from its own stream of the seed, so that changing one leaves the others alone.
Transforms come in the order that their entries say. Sparse and one-way passages need to know start
and goal and come after the entrances; nothing that comes after changes which cells are farthest
apart. Each transform is given what it ``needs``.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from maze.bisecting import bisected
from maze.entrances import ENTR, choose
from maze.grid import Cell, Edge, Grid
from maze.grids.reflection import twins
from maze.ingredients import Ingredients
from maze.message import Message
from maze.overlays import pictures
from maze.params import Param
from maze.passages import Maze
from maze.picture import Picture
from maze.quest.drawn import parse_quest, unreached
from maze.quest.halves import carve_halves
from maze.quest.place import place_quest, shortfall
from maze.quest.quest import Quest, ends, legs, lifted, path_steps, told_as_cells
from maze.registry import Entry, misfit
from maze.rng import Rng
from maze.solving.board import Answer, laid
from maze.steps import (
    ANSWER,
    BREATH,
    ENTRANCES,
    GOAL,
    KEYS_LAID,
    PHASE,
    SHIFT,
    SOLVING,
    START,
    VISIT,
    Step,
    Steps,
)


def steps(recipe: Ingredients, maze: Maze, *, shown: bool = True) -> Steps[Picture]:
    """All stages of a recipe as one timeline; nobody sees the steps if it is not to be shown."""
    own = recipe.ends(maze.grid)
    growth: list[tuple[Cell, Cell]] = []
    if not recipe.walls:
        growth = yield from _generate(recipe, maze, shown)
        yield from _transform(recipe, maze)
    start, goal = yield from choose(maze, Rng(recipe.seed, "entr"), recipe.entr, own,
                                    recipe.start, recipe.goal)
    if (start, goal) != own:
        if recipe.entr != ENTR.default:
            yield PHASE + ENTRANCES
        yield from (START + start, GOAL + goal)
    if not recipe.walls:
        yield from _transform(recipe, maze, start=start, goal=goal)
    if recipe.quest:
        yield PHASE + KEYS_LAID
        quest = parse_quest(recipe.quest, maze.grid, maze.open)
    else:
        quest = yield from place_quest(recipe.keys, maze, Rng(recipe.seed, "keys"), start, goal)
    return (yield from solved(recipe, maze, (start, goal), growth, quest, shown=shown))


def solved(recipe: Ingredients, maze: Maze, nodes: tuple[Cell, Cell],
           growth: Sequence[tuple[Cell, Cell]] = (), quest: Quest | None = None, *,
           shown: bool = True) -> Steps[Picture]:
    """The last stage: a finished maze, and the path through it if the recipe asks for one."""
    start, goal = nodes
    note = shortfall(recipe.keys, quest)
    if recipe.quest or recipe.arrows:                      # laid by hand, and perhaps impossible
        note = unreached(maze, quest, start, goal)
    if not recipe.solve:
        return Picture(maze, start, goal, None, quest=quest, note=note, dug=recipe.dug)
    yield PHASE + SOLVING
    answer = yield from _solve(recipe, maze, nodes, growth, quest, shown)
    yield PHASE + ANSWER
    if isinstance(answer, str | Message):
        return Picture(maze, start, goal, [], answer, quest, note=note, dug=recipe.dug)
    way = legs(quest, maze.grid, answer) if quest else []
    path = [node % len(maze.grid) for node in answer] if quest else answer
    yield from path_steps(path, way)
    return Picture(maze, start, goal, path, "", quest, way, note, recipe.dug)


def _solve(recipe: Ingredients, maze: Maze, nodes: tuple[Cell, Cell],
           growth: Sequence[tuple[Cell, Cell]], quest: Quest | None, shown: bool) -> Steps[Answer]:
    """The solver's answer: on the maze, or with a quest on its floors."""
    solver, rng = recipe.catalog.get("solvers", recipe.solve), Rng(recipe.seed, "solve")
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


def _generate(recipe: Ingredients, maze: Maze, shown: bool) -> Steps[list[tuple[Cell, Cell]]]:
    """Carve; how the maze grew is recorded only if the solver reads it: it takes time."""
    entry, solver = recipe.generator, recipe.solver
    options = {name: _param(entry, name).parse(text) for name, text in recipe.opt}
    rng = Rng(recipe.seed, "carve")
    if recipe.hide:
        yield from _hidden(recipe, maze, rng, options)
        return []
    if recipe.value("unicursal"):
        phase = PHASE + recipe.catalog.phases.index("unicursal")
        yield from bisected(maze, lambda small: entry.run(small, rng, **options), phase)
        return []
    if recipe.keys == "halves":
        yield from carve_halves(maze, entry, recipe.seed, options)
        return []
    if solver is None or "growth" not in solver.needs:
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


def _hidden(recipe: Ingredients, maze: Maze, rng: Rng, options: dict[str, Any]) -> Steps[None]:
    """A maze whose path paints its board; around it another generator works if this one cannot."""
    entry, plain = recipe.generator, recipe.catalog.get("generators", Ingredients.by)

    def elsewhere(grid: Grid) -> Callable[[Maze], Steps[Maze]]:
        rest = Rng(recipe.seed, "around")
        if misfit(entry, grid):
            return lambda small: plain.run(small, rest)
        return lambda small: entry.run(small, rest, **options)

    phase = PHASE + recipe.catalog.phases.index("unicursal")
    yield from pictures("hiding").hidden(maze, recipe.hide, Rng(recipe.seed, "hide"),
                                         lambda small: entry.run(small, rng, **options),
                                         elsewhere, phase)


def _param(entry: Entry, name: str) -> Param:
    param = entry.param(name)
    assert param
    return param


def _transform(recipe: Ingredients, maze: Maze, **ends: Cell) -> Steps[None]:
    """Apply those transforms that the recipe asks for and that need start and goal, or do not."""
    keys, symmetry = recipe.asked(), recipe.value("symmetry")
    for entry in recipe.catalog.room("transforms").values():
        options = {param.name: keys[param.name] for param in entry.params if param.name in keys}
        if not options or ("ends" in entry.needs) != bool(ends) or "grid" in entry.gives:
            continue
        more: dict[str, Any] = dict(ends)
        if "twin" in entry.needs and symmetry != "none":
            more["twin"] = twins(maze.grid, symmetry)
        phase = PHASE + recipe.catalog.phases.index(entry.id)
        yield from _announced(entry.run(maze, Rng(recipe.seed, entry.id), **options, **more), phase)


def _announced(steps: Steps[None], phase: Step) -> Steps[None]:
    """The steps of a transform, which begin with a bare PHASE: the pipeline knows its number."""
    for first in steps:
        if first == BREATH:
            yield first
            continue
        yield phase
        if first != PHASE:
            yield first
        yield from steps


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
