"""Variables beside a step: read without running anything of them, told as changes, found again."""

from __future__ import annotations

from array import array
from collections import Counter, deque

import pytest

from maze.holding import Holding
from maze.recipe import Recipe
from maze.rng import Rng
from maze.visitors import changes
from maze.visitors.changes import GONE, NEW, Past, Recorder
from maze.visitors.variables import (
    LONGEST,
    MANY,
    NAMES,
    Value,
    gathered,
    pictured,
    places_of,
    spread,
    text_of,
)


class Awkward:
    """Whoever looks into it notices."""

    def __repr__(self):
        raise AssertionError

    __len__ = __iter__ = __int__ = __bool__ = __repr__


def knot():
    found = []
    found += [found] * 20
    return found


@pytest.mark.parametrize(("value", "text"), [
    (7, "7"), (10**300, "<int: 997 bits>"), (True, "True"), (None, "None"), ("a\x00b", r"'a\x00b'"),
    ([3, 4], "[3, 4]"), ({2: 3}, "{2: 3}"), (deque([1]), "[1]"), ([], "[]"),
    (Awkward(), "<Awkward>"),
    (list(range(50)), "[0, 1, 2, 3, 4, 5, 6, 7, …, 47, 48, 49] (50)"),
    (set(range(50)), "{0, 1, 2, 3, 4, 5, 6, 7, …} (50)"), (range(10**40), "[]"),
], ids=lambda value: type(value).__name__)
def test_a_value_is_told_in_a_few_characters(value, text):
    assert text_of(value) == text


@pytest.mark.parametrize("value", [10**9999, "x" * 10**6, [["y" * 500] * 500] * 500, knot(),
                                   {"z" * 90: [1] * 90}, [10**5000] * 3],
                         ids=range(6))
def test_nothing_is_told_at_length(value):
    assert len(text_of(value)) <= LONGEST


@pytest.mark.parametrize(("value", "places"), [
    (3, (3,)), (9, ()), (-1, ()), ([2, 0, 5], (2, 0, 5)), ({5, 2}, (2, 5)), ({4: "a"}, (4,)),
    ([0, 9], ()), ([1, 2.0], ()), ([(0, 1)], ()), (bytearray(b"\1\0\0\1\0\0"), (0, 3)),
    ([False, True] * 3, (1, 3, 5)), ([0, 1, 0, 0, 0, 1], (1, 5)), (Counter([2, 2]), (2,)),
    ("3", ()), (None, ()), ([0] * (MANY + 1), ()),
])
def test_the_places_that_a_value_names(value, places):
    assert places_of(value, 6) == places


def test_variables_of_functions_hide_what_never_changes():
    table = [(1, 2)] * 12
    inner = {"cell": 3, "near": table, "draw": len, "maze": Recipe().grid(), "_": 1, "__x": 1}
    found = pictured([inner, {"cell": 9, "edges": [7]}], 12, 20, tables=False)
    assert found == {"cell": Value("3", (3,)), "edges": Value("[7]", (7,))}
    assert len(pictured([{f"name{at}": at for at in range(40)}], 9, 9)) == NAMES


def history(steps: int, seed: str = "a"):
    """Values after each of some steps."""
    rng, stack, seen, found = Rng(seed), [], set(), []
    for step in range(1, steps + 1):
        if rng.below(3) or not stack:
            stack.append(rng.below(90))
            seen.add(stack[-1])
        else:
            stack.pop()
        frame = {"stack": stack, "seen": seen} | ({"odd": step} if step % 7 == 0 else {})
        found.append(pictured([frame], 90, 160))
    return found


def recorded(values) -> tuple[Recorder, Past]:
    recorder, past = Recorder(), Past()
    for step, found in enumerate(values, 1):
        recorder.note(step, found)
    while recorder.size:
        assert past.feed(recorder.take(len(values), 500), len(values))
    return recorder, past


def test_what_is_told_as_changes_is_found_again_at_any_step():
    values = history(300)
    _, past = recorded(values)
    for step in (300, 1, 150, *range(149, 130, -1), 299, 7, 8):
        assert past.reach(step, lambda: True)
        assert past.at(step) == values[step - 1], step
    assert past.reach(0, lambda: True) and past.at(0) == {}
    assert gathered(spread(values[20])) == values[20]


def test_going_on_stops_when_there_is_no_more_time():
    _, past = recorded(history(300))
    turns = iter([True, True, False])
    assert not past.reach(300, lambda: next(turns))
    assert past.at(300) == {}
    assert past.reach(300, lambda: True) and past.at(300)


def test_a_recorder_stops_when_enough_was_told(monkeypatch):
    monkeypatch.setattr(changes, "WORK", 2000)
    values = history(300)
    recorder, past = recorded(values)
    assert recorder.full and 10 < past.last < 200
    assert past.reach(past.last, lambda: True) and past.at(past.last) == values[past.last - 1]


NAMED = [NEW, 2, ord("="), ord("x")]


@pytest.mark.parametrize("numbers", [[1], [1, 0], [1, 5, 0], [0, 4, 0, 0, 0, 0], [9, 4, 0, 0, 0, 0],
                                     [1, -1, 0], [2, 4, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0]])
def test_changes_of_another_form_are_refused(numbers):
    assert not Past().feed(array("i", numbers), 5)


@pytest.mark.parametrize("numbers", [
    [5, 0, 0, 0], [*NAMED, 0, 3, 0, 0], [*NAMED, 0, 0, 0, 99, 65], [*NAMED, 0, -5, 0, 1, 65],
    [*NAMED, 0, 0, 0, 1, -7], [*NAMED, 0, 0, 0, 1, 0xD800], [*NAMED, 0, 0, 0, 1, 10],
    [NEW, 2, ord("="), ord(" "), 0, 0, 0, 1, 65], [NEW, 10**6, 1, 1], [NEW, -9, 1, 1],
    [NEW, 2, ord("="), 2**31 - 1, 0, 0, 0, 1, 65], [*NAMED, 0, GONE, 0, 0], [NEW, 1, ord("=")],
])
def test_changes_that_cannot_be_show_nothing(numbers):
    past = Past()
    assert past.feed(array("i", [1, len(numbers), *numbers]), 5)
    assert past.reach(1, lambda: True)
    assert not "".join(value.text for value in past.at(1).values())


def test_keys_of_one_run_are_limited_though_each_step_tells_a_new_one():
    past, told = Past(), array("i")
    for step in range(1, 601):
        key = [ord("="), ord("x"), *map(ord, str(step))]
        told.extend([step, len(key) + 7, NEW, len(key), *key, step - 1, 0, 0, 1, 65])
    assert past.feed(told, 600) and past.reach(600, lambda: True)
    assert len(past.at(600)) == len(past._keys) == changes.MOST_KEYS
    assert past.reach(3, lambda: True) and [*past.at(3)] == ["x1", "x2", "x3"]


def test_the_variables_of_our_own_are_read_by_the_same_reader():
    recipe = Recipe(size=(6, 5), by="recursive_backtracker", solve="breadth_first")
    log = array("i", recipe.begin()[1])
    held = Holding(recipe, lambda: recipe.begin()[1], log,
                   lambda frames, grid: spread(pictured(frames, len(grid), grid.edges)))
    assert held.reach(20, lambda: True)
    after = gathered(held.at(20))
    assert set(after["stack"].places) <= set(after["carved"].places) and after["stack"].places
    assert held.reach(12, lambda: True) and gathered(held.at(12)) != after
    assert held.reach(20, lambda: True) and gathered(held.at(20)) == after
