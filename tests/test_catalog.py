"""Catalogs: what is added at run time is an entry like any other, and changes no other catalog."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from maze.catalog import DEFAULT, ROOMS
from maze.generators.prim import prim
from maze.params import Whole
from maze.passages import Maze
from maze.pentomino.recipe import TilingRecipe
from maze.player import Player
from maze.recipe import Recipe
from maze.registry import register
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.steps import BUILD, PHASE, SHIFT, SOLVING, VISIT, number
from maze.web.pointing.edits import with_walls
from tests.test_web import KATAMINO, SMALL, Site


@register("Comb", group="rows", params=[Whole("gap", "Gap", 1, 9, 1)])
def comb(maze, rng, *, gap=1):
    """Open every row, and one column that joins them."""
    for row in maze.grid.rows:
        for a, b in zip(row, row[1:], strict=False):
            yield maze.carve(a, b)
    column = rng.below(len(maze.grid.rows[0])) // gap * gap
    for above, below in zip(maze.grid.rows, maze.grid.rows[1:], strict=False):
        yield maze.carve(above[column], below[column])
    return maze


@register("Deep look", group="walk", claims="complete")
def deep_look(board, start, goal):
    """Go on until there is no way on, then back."""
    trail, seen = [start], {start}
    while trail and trail[-1] != goal:
        ways = [near for near in board.links[trail[-1]] if near not in seen]
        if not ways:
            trail.pop()
            continue
        trail.append(ways[0])
        seen.add(ways[0])
        yield VISIT + ways[0]
    return trail or "There is no path."


@register("Seal", order=35, needs="branches", words={"phase": "Passages are sealed."}, params=[
    Whole("seal", "Seal", 0, 9, 0, "how many passages are walled up")])
def seal(maze, rng, *, seal):
    """Wall up some passages."""
    yield PHASE
    for edge in [edge for edge in range(maze.grid.edges) if maze.open[edge]][:seal]:
        maze.open[edge] = 0
        yield BUILD + edge


def named(function, name):
    return replace(function.entry, id=name)


MORE = (DEFAULT.add("generators", named(comb, "added_comb"))
        .add("solvers", named(deep_look, "added_look"))
        .add("transforms", named(seal, "added_seal")))
LINK = ("#maze?v=1&shape=square&size=9x6&by=added_comb&opt=gap.3&seed=a&seal=2&braid=50"
        "&solve=added_look")


def test_a_link_to_added_entries_is_read_run_and_replayed() -> None:
    decoded = decode(LINK, MORE)
    recipe = decoded.recipe
    assert decoded.notes == [] and decoded.ignored == {}
    assert isinstance(recipe, Recipe) and recipe.catalog is MORE
    assert encode(recipe) == LINK
    assert decode(encode(recipe), MORE).recipe == recipe
    picture = recipe.picture()
    maze, steps = recipe.begin()
    player = Player(steps, MazeScene(maze, recipe.words))
    player.to_end()
    scene = player.scene
    assert bytes(scene.open) == bytes(picture.maze.open) and scene.path == picture.path != []
    end, log = scene.save(), array("i", player.log)
    player.to_start()
    player.seek(len(log))
    assert scene.save() == end
    phases = [recipe.catalog.phases[number(step)] for step in log
              if step >> SHIFT == PHASE >> SHIFT]
    assert phases == ["added_seal", "braid", "solving", "answer"]
    assert SOLVING == recipe.catalog.phases.index("solving")


def test_a_transform_has_its_sentence_and_its_place() -> None:
    keys = [*MORE.keys]
    assert [key for key in keys if key != "seal"] == [*DEFAULT.keys]
    assert keys.index("symmetry") < keys.index("seal") < keys.index("braid")
    recipe = Recipe(catalog=MORE).but(seal=3)
    maze, steps = recipe.begin()
    scene = MazeScene(maze, recipe.words)
    for step in steps:
        scene.apply(step)
        if step >> SHIFT == PHASE >> SHIFT:
            assert str(scene.sentence(step)) == "Passages are sealed."
    assert sum(recipe.picture().maze.open) == 299 - 3
    both = decode("#maze?size=8x6&unicursal=1&seal=2", MORE)
    assert str(both.note) == ("A unicursal maze is a single path; seal would change that. "
                              "Left out: seal.")


def test_the_default_catalog_is_unchanged() -> None:
    decoded = decode(LINK)
    notes = " ".join(map(str, decoded.notes))
    assert "No algorithm 'added_comb'." in notes and "No solver 'added_look'." in notes
    assert decoded.ignored == {"seal": "2"} and decoded.recipe.by == Recipe.by
    for room in ROOMS:
        assert not {"added_comb", "added_look", "added_seal"} & DEFAULT.room(room).keys()
    half = DEFAULT.add("generators", named(comb, "added_comb"))
    assert decode(LINK, half).recipe.by == "added_comb"


def test_the_same_words_in_another_catalog_are_another_recipe() -> None:
    assert Recipe() == Recipe() and Recipe(catalog=MORE) != Recipe()
    assert Recipe(catalog=MORE).but(seed="b").catalog is MORE
    assert not Recipe().same_maze_as(Recipe(catalog=MORE))


def test_rooms_are_in_the_order_of_menus() -> None:
    for room in ROOMS.keys() - {"transforms"}:
        titles = [entry.title for entry in MORE.room(room).values()]
        assert titles == sorted(titles)
        assert all(MORE.get(room, name).id == name for name in MORE.room(room))
    with pytest.raises(KeyError):
        DEFAULT.get("generators", "added_comb")


def test_a_room_cannot_be_changed_in_place() -> None:
    with pytest.raises(TypeError):
        DEFAULT.room("generators")["added_comb"] = comb.entry


@pytest.mark.parametrize(("room", "entry", "sentence"), [
    ("generators", prim.entry, "expected an id that is not taken in generators: 'prim'"),
    ("transforms", replace(seal.entry, id="seal_again"),
     "expected a key that no other transform has: 'seal'"),
])
def test_ids_and_keys_are_taken_once(room, entry, sentence) -> None:
    with pytest.raises(ValueError, match=sentence):
        MORE.add(room, entry)


def test_a_search_can_be_added() -> None:
    entry = replace(DEFAULT.get("searches", "source"), id="same", title="The same")
    more = DEFAULT.add("searches", entry)
    recipe = decode("#pentomino?board=5x3&pieces=UXP&order=same", more).recipe
    assert isinstance(recipe, TilingRecipe) and recipe.order == "same"
    assert recipe.picture().digest == recipe.but(order="source").picture().digest
    assert decode("#pentomino?board=5x3&pieces=UXP&order=same").recipe.order == "source"


def test_an_added_shape_has_a_grid_of_its_own() -> None:
    square = DEFAULT.get("shapes", "square")

    def wide(width: int, height: int):
        return square.run(2 * width, height)

    more = DEFAULT.add("shapes", replace(square, id="wide", title="Wide", run=wide))
    recipe = Recipe("wide", (4, 3), catalog=more)
    assert len(recipe.grid()) == 24 and len(Recipe("square", (4, 3)).grid()) == 12
    assert Maze(recipe.grid()).grid is recipe.grid()


# --- on the page ---------------------------------------------------------------------------------


def values(site: Site, menu: str) -> list[str]:
    return [option.value for option in site.page.menus[menu]]


def test_an_entry_that_is_added_at_run_time_appears_in_the_menus() -> None:
    site = Site(SMALL)
    assert "added_comb" not in values(site, "by")
    shown = site.app.link
    site.use(MORE.add("searches", replace(DEFAULT.get("searches", "source"),
                                              id="added_search", title="Added")))
    assert "added_comb" in values(site, "by") and "added_look" in values(site, "solve")
    assert "seal" in [field.name for field in site.page.made["changes"]]
    assert site.app.link == shown                          # what is shown stays
    site.page.write("by", "added_comb")
    site.page.fire("by", "change")
    assert [field.name for field in site.page.made["options"]] == ["gap"]
    site.page.write("changes-seal", "2")
    site.page.write("solve", "added_look")
    site.page.fire("solve", "change")
    site.page.fire("new", "click")
    site.frames(2)
    recipe = site.app.run.recipe
    assert (recipe.by, recipe.solve, recipe.value("seal")) == ("added_comb", "added_look", 2)
    link = site.app.link
    site.app.open(SMALL)
    site.app.open(link)
    assert site.note == "" and site.app.run.recipe.by == "added_comb"
    site.page.write("preset", "Hexagons")
    site.page.fire("preset", "change")
    assert "added_comb" in values(site, "by") and site.app.run.recipe.shape == "hexagon"
    site.app.open(KATAMINO)
    assert "added_search" in values(site, "order")


def test_an_entry_without_a_family_comes_last() -> None:
    site = Site(SMALL)
    site.use(DEFAULT.add("generators", replace(named(comb, "added_comb"), group="")))
    assert values(site, "by")[-1] == "added_comb" and site.page.menus["by"][-1].group == ""


def test_a_maze_of_an_added_algorithm_can_be_edited() -> None:
    site = Site(SMALL)
    site.use(MORE)
    site.app.open(LINK)
    recipe = site.app.run.recipe
    picture = recipe.picture()
    edited, _ = with_walls(recipe, picture, [7])
    assert edited.catalog is MORE and edited.walls and edited.solve == "added_look"
