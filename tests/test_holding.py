"""Holding: what is shown of an algorithm's variables is what they hold, forwards and back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest

from maze.catalog import DEFAULT
from maze.grids.lattice import lattice
from maze.holding import LIMIT, Holding, at_work
from maze.members import members
from maze.recipe import Recipe
from maze.registry import register
from maze.render.holding import holding_layers
from maze.render.layers import Label, Layer, letter
from maze.render.theme import LIGHT
from maze.steps import BACKTRACK, MASK, SHIFT, VISIT, Step

BACKTRACKER = Recipe(size=(9, 7), by="recursive_backtracker", solve="breadth_first")
KRUSKAL = Recipe(size=(9, 7), by="kruskal")


def always() -> bool:
    return True


def held(recipe: Recipe) -> tuple[Holding, array[Step]]:
    log = array("i", recipe.begin()[1])
    return Holding(recipe, lambda: recipe.begin()[1], log), log


def looked_at(holding: Holding, position: int) -> dict[str, list[int]]:
    assert holding.reach(position, always)
    return {role: list(values) for role, values in holding.at(position).items()}


def stacks(recipe: Recipe, log: Sequence[Step]) -> list[list[int]]:
    """The stack of the backtracker after each step, read off the steps alone."""
    joins, found, stack, head = recipe.grid().joins, [], [], -1
    for step in log:
        if step >> SHIFT == VISIT >> SHIFT and head < 0:
            head = step & MASK
        elif step >> SHIFT == BACKTRACK >> SHIFT:
            assert stack.pop() == step & MASK
            head = step & MASK
        elif step >> SHIFT == 0:
            stack.append(head)
            head = sum(joins[step]) - head
        found.append(list(stack))
    return found


def partitions(recipe: Recipe, log: Sequence[Step]) -> list[set[frozenset[int]]]:
    """The parts of the maze after each step, by joining them one after the other."""
    sets = {frozenset([cell]) for cell in range(len(recipe.grid()))}
    found = []
    for step in log:
        a, b = (next(part for part in sets if cell in part) for cell in recipe.grid().joins[step])
        sets = sets - {a, b} | {a | b}
        found.append(sets)
    return found


def test_the_backtracker_shows_its_variable_named_stack() -> None:
    assert DEFAULT.get("generators", "recursive_backtracker").shows == {"stack": "stack"}
    holding, log = held(BACKTRACKER.but(solve=""))
    wanted = stacks(BACKTRACKER, log)
    forth = [looked_at(holding, at) for at in range(1, len(log) + 1)]
    assert forth == [{"stack": stack} for stack in wanted]
    back = [looked_at(holding, at) for at in range(len(log), 0, -1)]
    assert back == forth[::-1]


def test_kruskal_shows_its_variable_named_parent_as_sets() -> None:
    assert DEFAULT.get("generators", "kruskal").shows["sets"] == "parent"
    holding, log = held(KRUSKAL)
    wanted = partitions(KRUSKAL, log)
    for at in (1, 2, 30, 62, 61, 5, 60, 17, 1):
        sets = looked_at(holding, at)["sets"]
        assert {frozenset(cells) for cells in members(sets).values()} == wanted[at - 1]


def test_before_and_after_the_algorithm_nothing_is_held() -> None:
    holding, log = held(BACKTRACKER)
    generated = sum(step >> SHIFT in (0, BACKTRACK >> SHIFT) for step in log) + 1
    assert looked_at(holding, 0) == {} == looked_at(holding, len(log))
    assert looked_at(holding, generated) == {"stack": []} and looked_at(holding, generated - 1)


def test_stepping_back_runs_the_algorithm_again_only_now_and_then() -> None:
    recipe = Recipe(size=(30, 30), by="recursive_backtracker")
    begun = []

    def begin():
        begun.append(1)
        return recipe.begin()[1]

    log = array("i", recipe.begin()[1])
    holding = Holding(recipe, begin, log)
    for at in range(len(log), 0, -1):
        looked_at(holding, at)
        assert holding.numbers <= LIMIT
    assert len(begun) <= 3 + len(log) // 120


def test_what_is_kept_of_a_large_board_is_bounded() -> None:
    recipe = Recipe(size=(150, 150), by="kruskal")
    holding, log = held(recipe)
    for at in (*range(900, 880, -1), 20_000, *range(19_999, 19_980, -1)):
        assert len(looked_at(holding, at)["sets"]) == 150 * 150
        assert holding.numbers <= LIMIT


def test_a_reach_is_cut_into_slices() -> None:
    holding, log = held(BACKTRACKER)
    assert not holding.reach(40, lambda: False) and holding.at(40) == {}
    turns = iter([True] * 41)
    assert holding.reach(40, lambda: next(turns, False)) and holding.at(40)


def test_other_steps_hold_nothing() -> None:
    holding, log = held(BACKTRACKER)
    log[20] += 1
    assert looked_at(holding, 30) == {}


@pytest.mark.parametrize("recipe", [
    KRUSKAL.but(keys="halves"), KRUSKAL.but(size=(8, 6), unicursal=1),
    Recipe(walls="6bTWTPHPgA", size=(6, 5))])
def test_what_works_on_another_board_shows_nothing(recipe: Recipe) -> None:
    assert at_work(recipe) == [] and not held(recipe)[0].shows


def test_an_entry_that_is_added_shows_its_variables_too() -> None:
    @register("Row", shows={"stack": "trail"})
    def row(maze, rng):
        """Open the first row."""
        trail = []
        for cell in range(len(maze.grid.rows[0]) - 1):
            trail.append(cell)
            yield maze.carve(cell, cell + 1)
        return maze

    catalog = DEFAULT.add("generators", row.entry)
    holding, _ = held(Recipe(size=(5, 2), by=row.entry.id, catalog=catalog))
    assert looked_at(holding, 3) == {"stack": [0, 1, 2]}


def test_a_stack_is_drawn_as_a_trail_that_breaks_where_cells_lie_apart() -> None:
    casing, line, top = holding_layers(lattice(4, 3), {"stack": [0, 1, 2, 9, 8]}, LIGHT)
    assert isinstance(line, Layer) and line.path.count("M") == 2 and line.stroke == LIGHT.ink
    assert casing.path == line.path and casing.width > line.width and top.fill == LIGHT.ink
    assert list(holding_layers(lattice(4, 3), {"stack": []}, LIGHT)) == []


def test_sets_are_told_apart_by_letters_and_not_by_color_alone() -> None:
    found = list(holding_layers(lattice(4, 1), {"sets": [1, 1, 2, 2]}, LIGHT))
    labels = [layer.text for layer in found if isinstance(layer, Label)]
    assert labels == [letter(1)] * 2 + [letter(2)] * 2
    fills = {layer.fill for layer in found if isinstance(layer, Layer)}
    assert len(fills) == 2
    assert list(holding_layers(lattice(4, 1), {"sets": [0, 1, 2, 3]}, LIGHT)) == []
