"""Variables on the page: beside each step of a program and of ours, lit when pointed at."""

from __future__ import annotations

import json

import pytest

from maze.visitors import changes
from maze.visitors.templates import SOLVE
from maze.web.player.stage import solving_begins
from maze.written import with_program
from tests.test_web import SMALL, Site
from tests.test_written import Desk

LONG = """def generate(maze, rng):
    huge, knot = 10**9999, ["x" * 10**6] * 500
    knot.append(knot)
    for edge in range(6):
        maze.open[edge] = 1
        yield CARVE + edge
"""


@pytest.fixture(autouse=True)
def strangers():
    with_program.cache_clear()


def rows(site, name: str = "writing-values") -> dict[str, str]:
    """What is listed, and for how many places: 'x': '[3, 4] 2'."""
    found = json.loads(site.page.attributes.get((name, "data-rows")) or "[]")
    return {row[0]: f"{row[1]} {row[2]}" for row in found}


def at(site, position: int) -> dict[str, str]:
    site.app.run.player.pause()
    site.app.run.player.seek(position)
    site.stage.wake()
    site.wait()
    return rows(site)


def test_the_variables_of_a_program_stand_beside_its_steps_forwards_and_back():
    site = Desk().run()
    end = at(site, len(site.desk.bench.runs.recording.steps))
    first = at(site, 1)
    assert first["here"].startswith("0 ") and first["seen"].endswith(" 2") and first != end
    assert set(end) == {"here", "seen", "new"}
    later = at(site, 5)
    assert at(site, 1) == first and at(site, 5) == later
    assert at(site, 0) == {}


def test_the_cells_in_a_variable_are_lit_while_somebody_points_at_it():
    site = Desk().run()
    at(site, 4)
    layers = site.desk.bench.layers
    assert not list(layers(site.browser.theme()))
    site.page.fire("writing-lit", "input", "seen")
    rings = [layer.path for layer in layers(site.browser.theme())]
    assert len(rings) == 2 and rings[0].count("M") == int(rows(site)["seen"].rpartition(" ")[2]) > 2
    site.page.fire("writing-lit", "input", "")
    assert not list(layers(site.browser.theme()))


def test_walls_are_lit_where_the_name_says_so():
    site = Desk().run(LONG)
    assert at(site, 3) == {"huge": "<int: 33216 bits> 0", "edge": "2 1", "knot": rows(site)["knot"]}
    assert "…" in rows(site)["knot"]
    site.page.fire("writing-lit", "input", "edge")
    assert len(list(site.desk.bench.layers(site.browser.theme()))) == 2


def test_the_variables_of_a_solver_stand_beside_its_steps():
    site = Desk(f"{SMALL}&braid=50", "solvers").run(SOLVE)
    found = at(site, solving_begins(site.app.run.player) + 1)
    assert found["wave"].startswith("[0] ") and found["cell"].startswith("0 ")


def test_variables_that_cannot_be_end_the_run():
    site = Desk().run()
    site.page.fire("writing-run", "click")
    site.wait()
    recording, runs = site.desk.bench.runs.recording, site.desk.bench.runs
    assert runs.past_of(recording).last > 0
    assert not runs.past_of(recording).feed(changes.array("i", [10**6, 1, 0]), len(recording.steps))


def test_the_variables_of_our_own_stand_beside_the_code():
    site = Site(SMALL)
    site.page.fire("code-box", "toggle", "1")
    site.app.run.player.seek(9)
    site.frames(20)
    found = rows(site, "code-values")
    assert "cell" in found or "edge" in found
    site.app.run.player.seek(4)
    site.frames(20)
    assert rows(site, "code-values") != found
    site.app.run.player.seek(9)
    site.frames(20)
    assert rows(site, "code-values") == found
    name = next(name for name, text in found.items() if text.endswith(" 1"))
    before = len(list(site.app.shop.over(site.browser.theme())))
    site.page.fire("code-lit", "input", name)
    assert len(list(site.app.shop.over(site.browser.theme()))) == before + 2


FALLS = """def generate(maze, rng):
    count = 0
    for edge in (3, 5):
        yield CARVE + maze.carve(*maze.grid.joins[edge])
        count += 1
    helper([edge, 7])

def helper(cells):
    depth = len(cells)
    return cells[depth]
"""


def test_the_variables_at_an_error_are_kept_and_shown_with_the_board_just_before():
    site = Desk().run(FALLS)
    assert site.wrong.startswith("Line 11: IndexError")
    end = len(site.desk.bench.runs.recording.steps)
    last = at(site, end)
    assert last["cells"] == "[5, 7] 2" and last["depth"] == "2 1" and last["count"].startswith("2")
    before = at(site, end - 1)
    assert "depth" not in before and before["count"].startswith("0")
    assert at(site, end) == last
    site.page.fire("writing-lit", "input", "cells")
    assert len(list(site.desk.bench.layers(site.browser.theme()))) == 2


@pytest.mark.parametrize("body", ["    size = len(maze.grid)\n    1 / 0\n    yield 0\n",
                                  "    size = 30\n    yield 'x'\n"])
def test_the_variables_at_an_error_before_the_first_step_are_shown(body):
    site = Desk().run("def generate(maze, rng):\n" + body)
    assert site.wrong and rows(site)["size"].startswith("30")
    site.run("def generate(maze, rng):\n    yield CARVE + maze.carve(0, 1)\n")
    assert "size" not in rows(site)


def test_a_mouse_that_runs_into_a_wall_stays_on_the_board():
    text = ("import API\nx = 3\nwhile True:\n    API.turnRight()\n    now = x\n"
            "    API.moveForward()\n    x += 1\n")
    site = Desk(SMALL, "solvers").run(text)
    at(site, len(site.app.run.player.log))
    assert "ran into a wall" in site.wrong and rows(site)["now"].startswith("4")
    assert "mouse" in site.desk.bench.values._values
