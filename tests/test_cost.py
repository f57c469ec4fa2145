"""What a search has cost: counted again from its steps, told live and in the last sentence."""

from __future__ import annotations

import pytest

from maze.bits import pack
from maze.recipe import Recipe, solvers
from maze.render.theme import LIGHT
from maze.steps import PHASE, SOLVING, number, verb
from maze.web.mazes.lens import Lens
from maze.web.mazes.runs import begun
from maze.web.site import Site
from tests.fake_browser import FakeBrowser

LOOKS = {"visit", "walk", "once", "twice", "fill", "backtrack"}


def counted_again(log):
    """Cells looked at, the most that ever waited, and turns back; from the steps alone."""
    looked, waiting, most, turns = set(), set(), 0, 0
    track, leaving = [], False
    for step in log[log.index(PHASE + SOLVING) + 1:]:
        what, cell = verb(step), number(step)
        if what == "frontier":
            waiting.add(cell)
            most = max(most, len(waiting))
        elif what in LOOKS:
            looked.add(cell)
            waiting.discard(cell)
        if what in ("once", "twice") and track[-1:] != [cell]:
            turns += track[-2:-1] == [cell]
            track.append(cell)
        turns += what == "backtrack" and not leaving
        leaving = what == "backtrack" or (leaving and what not in LOOKS)
    return len(looked), most, turns


def run_of(recipe):
    run = begun(recipe, lambda: LIGHT, Lens())
    run.player.to_end()
    return run


@pytest.mark.parametrize("solve", sorted(solvers()))
def test_the_cost_is_that_of_the_steps(solve):
    recipe = Recipe(size=(9, 8), solve=solve)
    run = run_of(recipe if "growth" in recipe.solver.needs else recipe.but(braid=60))
    scene = run.drawing.scene
    assert (scene.looked, scene.cost.peak, scene.cost.turns) == counted_again(run.player.log)


@pytest.mark.parametrize("solve", ["breadth_first", "a_star", "depth_first", "tremaux"])
def test_going_back_takes_the_cost_back(solve):
    run = run_of(Recipe(size=(9, 8), keys="2", solve=solve))
    player, scene, known = run.player, run.drawing.scene, {}
    player.to_start()
    while not player.at_end:
        player.step()
        known[player.position] = (scene.looked, *scene.cost.saved()[:5], set(scene.cost.again))
    for at in range(player.known, player.known // 2, -7):
        player.seek(at)
        assert known[at] == (scene.looked, *scene.cost.saved()[:5], set(scene.cost.again))


def test_with_keys_a_cell_that_waits_again_was_still_looked_at():
    run = run_of(Recipe(size=(9, 8), keys="2", solve="breadth_first"))
    assert run.drawing.scene.looked == counted_again(run.player.log)[0]


@pytest.mark.parametrize("more, words", [
    ({"solve": "breadth_first"}, "Solved: {n} cells. Breadth-first looked at {looked} of 72."),
    ({"solve": "tremaux"}, "Solved: {n} cells. Trémaux looked at {looked} of 72."),
    ({}, "The maze is complete: 72 cells."),
])
def test_the_last_sentence_says_what_was_achieved(more, words):
    run = run_of(Recipe(size=(9, 8)).but(**more))
    path = run.player.result.path or ()
    assert str(run.sentence) == words.format(n=len(path), looked=run.drawing.scene.looked)
    run.player.back()
    assert "looked at" not in str(run.sentence) and "complete" not in str(run.sentence)


def test_a_search_that_found_nothing_says_what_it_looked_at():
    opened = bytearray(Recipe(size=(9, 8)).picture().maze.open)
    path = Recipe(size=(9, 8), solve="breadth_first").picture().path
    opened[Recipe(size=(9, 8)).picture().maze.grid.between(path[3], path[4])] = 0
    run = run_of(Recipe(size=(9, 8), walls=pack(opened), solve="breadth_first"))
    looked = run.drawing.scene.looked
    assert 4 <= looked < 72 and str(run.sentence) == (
        f"There is no path from the start to the goal. Breadth-first looked at {looked} of 72.")


def test_the_page_tells_the_cost_live():
    browser = FakeBrowser("#maze?v=1&size=9x8&solve=breadth_first&play=0")
    site = Site(browser).start()
    page, player = browser.page, site.app.run.player
    site.stage.draw()
    assert page.attributes["cost", "hidden"] == ""          # nobody searches yet
    player.to_end()
    player.seek(player.landmarks[-1] - 20)
    site.stage.draw()
    scene = site.app.run.drawing.scene
    assert page.attributes["cost", "hidden"] is None
    assert page.read("n-looked") == f"{scene.looked} of 72" and 0 < scene.looked < 72
    assert page.read("n-frontier") == f"{scene.cost.peak} cells" and scene.cost.peak > 1
    assert page.read("n-turned") == "–"                    # a flood does not


def test_a_walker_tells_how_often_it_turned_back_and_an_unsolved_maze_nothing():
    site = Site(FakeBrowser("#maze?v=1&size=9x8&solve=depth_first&play=0")).start()
    page, player = site.browser.page, site.app.run.player
    player.to_end()
    site.stage.draw()
    turns = site.app.run.drawing.scene.cost.turns
    assert turns > 1 and page.read("n-turned") == f"{turns} times"
    assert page.read("n-frontier") == "–"
    site.app.open("#maze?v=1&size=9x8")
    site.stage.draw()
    assert page.attributes["cost", "hidden"] == ""
