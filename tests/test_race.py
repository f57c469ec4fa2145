"""Races: what a link of the lab means, how entrants stand at a moment, and what came of it."""

from __future__ import annotations

import pytest

from maze.errors import MisfitError, RecipeError
from maze.pentomino.recipe import TilingRecipe
from maze.player import Player
from maze.race import ranking
from maze.race.fields import RIVALS, decode_fields, encode_fields
from maze.race.recipe import RaceRecipe, racing
from maze.race.standings import Standings
from maze.recipe import Recipe
from maze.render.beside import beside, moved
from maze.render.layer import Label, Layer
from maze.render.race_files import json, layers, text
from maze.render.theme import LIGHT
from maze.share import decode, encode
from maze.texts import packed

MAZES = "#lab?v=1&shape=square&size=8x6&by=prim.wilson.kruskal&seed=amber-7"
SOLVERS = ("#lab?v=1&shape=square&size=10x8&by=prim&seed=amber-7&braid=60"
           "&solve=breadth_first.depth_first.dead_end_filler")
SEARCHES = "#lab?v=1&board=5x9&pieces=ltwkyrzcp&order=source.algorithm_x"
LINKS = (MAZES, SOLVERS, SEARCHES)


def raced(link: str) -> tuple[Player, Standings]:
    recipe = decode(link).recipe
    together, ticks = recipe.begin()
    return Player(ticks, together), Standings(recipe, together)


# --- links ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("link", LINKS)
def test_a_link_and_its_race_are_a_pair(link):
    decoded = decode(link)
    assert decoded.place == "lab" and decoded.notes == [] and not decoded.ignored
    assert encode(decoded.recipe) == link


@pytest.mark.parametrize("recipe", [Recipe(by="wilson"), Recipe(by="prim", solve="a_star"),
                                    TilingRecipe(order="algorithm_x")])
def test_the_link_of_a_picture_becomes_a_race_by_its_first_word(recipe):
    link = encode(recipe)
    decoded = decode(link.replace(recipe.place_id, "lab", 1))
    race = decoded.recipe
    assert decoded.notes == [] and recipe in race.entrants
    assert race.names[0] == getattr(recipe, {"maze": "solve" if recipe.place_id == "maze"
                                             and recipe.solve else "by"}.get(recipe.place_id,
                                                                             "order"))
    assert 2 <= len(race.names) <= 4 and set(race.names[1:]) < {*RIVALS[race.kind]}


@pytest.mark.parametrize("fields, names, note", [
    ({"by": "prom.wilson"}, ("recursive_backtracker", "wilson"), "No algorithm 'prom'."),
    ({"by": "prim.prim.dfs"}, ("prim", "recursive_backtracker"), ""),
    ({"by": "prim", "size": "300x300"}, ("prim", "recursive_backtracker", "wilson", "kruskal"),
     "at most 10"),
    ({"by": ".".join(("prim", "wilson", "kruskal", "eller", "mole", "spiral", "houston"))},
     ("prim", "wilson", "kruskal", "eller", "mole", "spiral"), "6 algorithms at most"),
    ({"by": "eller.prim", "shape": "voronoi"}, ("recursive_backtracker", "prim"), "Eller"),
    ({"solve": "a_star.a_star"}, ("a_star", "breadth_first", "depth_first", "dead_end_filler"),
     ""),
    ({"order": "source.nobody"}, ("source", "algorithm_x"), "nobody"),
    ({"board": "3x3"}, ("source", "algorithm_x"), "9"),
    ({"board": "6x10", "solve": "all"}, ("source", "algorithm_x"), "the first tiling"),
    ({"by": "mine", "code": packed("x")}, ("recursive_backtracker", "prim", "wilson", "kruskal"),
     "cannot race"),
    ({"by": "prim", "solve": "mine.a_star", "scode": packed("x")},
     ("a_star", "breadth_first", "depth_first", "dead_end_filler"), "cannot race"),
    ({"board": "6x10", "order": "mine", "code": packed("x")}, ("source", "algorithm_x"),
     "cannot race"),
    ({"by": "prim.wilson", "opt": "nothing.1"}, ("prim", "wilson"), "has no option"),
])
def test_what_is_wrong_is_repaired_in_a_sentence(fields, names, note):
    recipe, notes = decode_fields(fields)
    assert recipe.names == names
    assert note in " ".join(map(str, notes)) and bool(notes) == bool(note)
    assert decode_fields(encode_fields(recipe)) == (recipe, [])


def test_an_option_goes_to_those_who_have_it():
    entry = next(one for one in Recipe().catalog.room("generators").values()
                 if one.params and one.id != "prim" and not one.needs)
    param = entry.params[0]
    options = {param.options and [*param.options][-1] if hasattr(param, "options") else
               param.format(param.high) for _ in "."}
    value = options.pop()
    recipe, notes = decode_fields({"by": f"prim.{entry.id}", "opt": f"{param.name}.{value}"})
    assert notes == [] and recipe.entrants[0].opt == ()
    assert dict(recipe.entrants[1].opt) in ({param.name: value}, {})
    assert decode_fields(encode_fields(recipe)) == (recipe, [])


def test_a_race_is_refused_where_it_makes_no_sense():
    for names in (["prim"], ["prim", "prim"], [*RIVALS["generators"], "eller"]):
        with pytest.raises(RecipeError):
            racing(Recipe(), "generators", names)
    with pytest.raises(MisfitError, match="at most"):
        racing(Recipe(size=(101, 100)), "generators", ["prim", "wilson"]).check()
    with pytest.raises(RecipeError, match="lab"):
        racing(Recipe(), "solvers", ["prim", "a_star"])


# --- the clock -----------------------------------------------------------------------------------


def test_the_clock_of_solvers_begins_when_the_maze_is_there():
    player, standings = raced(SOLVERS)
    for scene, entrant in zip(standings.together.scenes, standings.recipe.entrants):
        assert bytes(scene.open) == bytes(entrant.picture().maze.open)
        assert scene.looked == 0 and not scene.path
    player.to_end()
    for result, entrant in zip(player.result, standings.recipe.entrants):
        assert result.digest == entrant.picture().digest


@pytest.mark.parametrize("link", LINKS)
def test_scrubbing_to_a_moment_brings_all_figures_back(link):
    player, standings = raced(link)
    player.to_end()
    numbers = range(len(standings.recipe.entrants))
    seen = {}
    for at in (player.known, 20, 7, 0, 20, player.known):
        player.seek(at)
        while standings.learn(at):
            pass
        found = [[str(one) for one in standings.figures(number, at)] for number in numbers]
        assert seen.setdefault(at, found) == found
        assert all(standings.steps(number, at) <= at for number in numbers)
    assert standings.finishes() == sorted({standings.finish(number) for number in numbers})


# --- what came of it -----------------------------------------------------------------------------


def ended(link: str) -> Standings:
    player, standings = raced(link)
    player.to_end()
    while standings.learn(player.position):
        pass
    assert standings.is_known
    return standings


@pytest.mark.parametrize("link", LINKS)
def test_the_ranking_is_by_steps_and_equals_share_a_place(link):
    standings = ended(link)
    order = ranking.ranked(standings)
    assert [one.steps for one in order] == sorted(one.steps for one in order)
    for one in order:
        assert one.place == 1 + sum(other.steps < one.steps for other in order)
    assert len(ranking.lines(standings)) == len(order)
    assert str(ranking.title_of(standings, order[0].number)) in str(ranking.summary(standings))


def test_generators_of_a_tree_are_told_apart_by_dead_ends_and_paths():
    first, second = map(str, ranking.findings(ended(MAZES)))
    assert first.startswith("Most dead ends: ") and "; fewest: " in first
    assert second.startswith("Longest path from start to goal: ")


def test_a_path_that_is_not_a_shortest_one_is_named():
    standings = ended(SOLVERS)
    shortest = len(standings.result(0).path)
    longer = [number for number in range(3) if len(standings.result(number).path) > shortest]
    assert longer                                          # else the link shows nothing
    named = next(str(one) for one in ranking.findings(standings) if "Not a shortest" in str(one))
    for number in range(3):
        words = " ".join(map(str, standings.figures(number, 10**6)))
        assert (str(ranking.title_of(standings, number)) in named) == (number in longer)
        assert ("a shortest one has" in words) == (number in longer)


def test_who_has_no_answer_comes_last():
    link = "#lab?v=1&board=5x5&pieces=xvnyp&order=source.algorithm_x"
    recipe = decode(link).recipe
    together, ticks = recipe.begin()
    Player(ticks, together).to_end()
    standings = Standings(recipe, together)
    solved = [picture.found > 0 for picture in together.results]
    assert [one.solved for one in ranking.ranked(standings)] == sorted(solved, reverse=True)
    if not any(solved):
        assert "no tiling" in str(ranking.lines(standings)[0])


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("link", LINKS)
def test_all_boards_are_saved(link):
    recipe: RaceRecipe = decode(link).recipe
    pictures = recipe.picture()
    found, (_, _, across, down) = layers(pictures, LIGHT, solution=True)
    assert found and across > down > 0
    assert json(recipe, pictures).count('"digest"') == len(recipe.entrants)
    assert text(pictures, solution=False)


def test_a_layer_moves_as_a_whole():
    layer = Layer("M0 0.5m1 0h1L2 -3H4V5A1 1 0 0 1 6 7Z", fill="#000000")
    assert moved(layer, 10, 20).path == "M10 20.5m1 0h1L12 17H14V25A1 1 0 0 1 16 27Z"
    assert moved(Label("S", 1, 2, .5, "#000000"), 1, 1)[1:3] == (2, 3)
    some, box = beside([([layer], (0, 0, 4, 3))] * 4)
    assert box == (0, 0, 9, 7) and len(some) == 4


@pytest.mark.parametrize("link", ["#lab?v=1&solve=all", "#lab?v=1&solve=%3Cb%3E.a_star"])
def test_a_solver_that_nobody_knows_does_not_run(link):
    race = decode(link).recipe
    assert all(entrant.solve for entrant in race.entrants)
    assert decode(encode(race)).recipe == race
