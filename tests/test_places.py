"""Places: a third one takes one package and one section of the page; two boards on one clock."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maze.message import Message
from maze.place import Places
from maze.places import PLACES
from maze.player import Player
from maze.recipe import Recipe
from maze.render.theme import LIGHT
from maze.scene import MazeScene
from maze.share import decode, encode
from maze.together import Together
from maze.web.run import Workshop
from tests.race.place import PLACE as RACE
from tests.race.recipe import RaceRecipe
from tests.test_web import KATAMINO, SMALL, Site
from tools import shell

THREE = PLACES.add(RACE)
LINK = "#race?v=1&racers=prim.wilson&seed=amber-7"
ROOT = Path(__file__).parents[1]


def race(link: str = LINK) -> Site:
    return Site(link, places=THREE).frames(2)


# --- the registry --------------------------------------------------------------------------------


def test_places_are_a_value():
    assert THREE.ids == [*PLACES.ids, "race"] and "race" not in PLACES
    assert Places(reversed(list(THREE))).ids == THREE.ids and THREE.first is PLACES.first


def test_a_place_is_complete():
    for place in THREE:
        recipe = place.start()
        assert THREE.of(recipe) is place
        assert place.links.decode_fields(place.links.encode_fields(recipe)) == (recipe, [])
        assert place.saved.words(recipe) and place.saved.UNIT > 0
        module, _, name = place.workshop.partition(":")
        made = getattr(__import__(module, fromlist=[name]), name)
        assert Workshop in made.__mro__


def test_nobody_but_a_place_itself_asks_where_it_is():
    """No test for one of the two kinds of recipe, and no literal of a place, in what all share."""
    own = {package for place in PLACES for package in place.needs}
    asked = re.compile(r"isinstance\([^)]*Recipe\b|== \"(maze|pentomino)\"")
    for path in (ROOT / "maze" / "web").rglob("*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if not name.startswith(tuple(own)):
            assert not asked.search(path.read_text(encoding="utf-8")), name


# --- one clock -----------------------------------------------------------------------------------


def pair() -> Together:
    return Together(RaceRecipe(("prim", "wilson")).runs())


def test_each_run_goes_on_as_it_would_alone():
    together = pair()
    player = Player(together.steps(), together)
    player.to_end()
    for by, scene, log, picture in zip(("prim", "wilson"), together.scenes, together.logs,
                                       player.result):
        recipe = Recipe(size=(6, 5), by=by, seed="amber-7")
        maze, steps = recipe.begin()
        alone = Player(steps, MazeScene(maze))
        alone.to_end()
        assert log == alone.log[:] and picture.digest == recipe.picture().digest
        assert scene.save() == alone.scene.save()
    assert player.known == max(map(len, together.logs))


def test_the_clock_goes_back_in_all():
    together = pair()
    player = Player(together.steps(), together, spacing=7)
    before = [together.save()]
    while not player.at_end:
        player.step()
        before.append(together.save())
    for at in (len(before) - 1, 30, 8, 7, 1, 0, 20):
        player.seek(at)
        assert together.save() == before[at]


# --- the third place on the page -----------------------------------------------------------------


def test_a_link_of_its_own_opens_it():
    decoded = decode(LINK, places=THREE)
    assert decoded.recipe == RaceRecipe() and decoded.notes == []
    assert encode(decoded.recipe, places=THREE) == LINK
    assert decode("#race?racers=prim", places=THREE).notes == [Message("A race has two racers.")]
    assert "Did you mean maze, pentomino," in str(decode("#nowhere", places=THREE).note)
    assert "or race?" in str(decode("#nowhere", places=THREE).note)
    assert decode("#race").place == "maze"                 # where nobody has added it


def test_two_boards_are_painted_on_one_clock():
    site = race()
    first, second = (site.browser.screen(name) for name in ("race-first", "race-second"))
    assert site.page.of("place") == "race" and site.page.of("boards") == "own"
    assert first.calls and second.calls and first.fitted == second.fitted == 1
    assert site.state == "playing"
    site.press("play").press("to-start").press("forward")
    assert site.page.read("count").startswith("1 /") and site.page.read("race-told") == "1 ticks"
    site.press("to-end").frames(3)
    assert site.state == "finished" and site.page.attributes["canvas", "aria-label"].endswith(
        "Both have finished.")
    player = site.app.run.player
    assert player.known == max(map(len, player.scene.logs))
    assert site.page.of("digest").split(".") == [picture.digest for picture in player.result]
    assert first.fitted > 1 and second.fitted > 1          # the end is drawn anew on both


def test_it_has_modes_and_commands_like_any_other():
    site = race(LINK + "&mode=slow")
    assert site.page.of("mode") == "slow" and site.app.link == LINK + "&mode=slow"
    site.page.fire("race-watch", "click")
    assert site.page.of("mode") == "watch" and site.app.link == LINK
    assert site.browser.press("g") and site.app.run.recipe.seed == "SEED0"
    assert not site.browser.press("s")
    assert site.bar.entries[-1].endswith("seed=SEED0")
    assert "play" not in [one.id for one in THREE] and race(LINK + "&mode=play").note


def test_a_document_has_no_board_and_nothing_to_play():
    site = race("#race?v=1&racers=.&seed=a&at=3")
    assert site.page.of("boards") == "none" and site.note == "Ignored: at."
    for name in ("play", "forward", "to-end", "to-start"):
        site.press(name)
    assert site.page.read("sentence") == "Nobody races."
    site.browser.printing()
    assert site.page.read("print-picture") == ""


def test_one_goes_from_place_to_place():
    site = race(SMALL)
    for link, id_ in ((LINK, "race"), (KATAMINO, "pentomino"), (LINK, "race"), (SMALL, "maze")):
        site.app.open(link)
        site.frames(2)
        current = {place.id: site.page.attributes[f"go-{place.id}", "aria-current"]
                   for place in THREE}
        assert [name for name, word in current.items() if word] == [id_]
        assert site.page.of("boards") == ("own" if id_ == "race" else "shared")
        assert site.page.attributes[f"go-{id_}", "href"] == site.app.link == link


def test_it_is_shared_and_saved():
    site = race()
    site.page.fire("share-dialog", "shown")
    assert site.page.read("share-link").endswith(LINK)
    site.page.fire("export-dialog", "shown")
    site.page.texts["export-as"] = "svg"
    site.page.fire("export-save", "click")
    (name, (_, content)), = site.browser.saved.items()
    assert name.startswith("race-prim-wilson") and LIGHT.paper.encode() in content


# --- its section ---------------------------------------------------------------------------------


def with_race(page: str) -> str:
    """index.html with the section of the race, and what follows from it."""
    section = (ROOT / "tests" / "race" / "section.html").read_text(encoding="utf-8")
    before = '    <div id="board-box"'
    return shell.filled(page.replace(before, section + before), THREE)


def test_the_navigation_and_the_style_sheet_follow():
    page = with_race(shell.TARGET.read_text(encoding="utf-8"))
    assert re.findall(r'<a id="go-(\w+)" href="#\w+"', page) == THREE.ids
    assert page.count('aria-current="page"') == 1 and "race:slow" in page
    sheet = shell.visible(THREE)
    assert ':root[data-place="race"][data-mode="slow"] [data-for]:not([data-for~="race"]' in sheet


@pytest.mark.parametrize("place", [*PLACES], ids=lambda place: place.id)
def test_what_is_for_a_place_is_for_one_that_exists(place):
    page = shell.TARGET.read_text(encoding="utf-8")
    known = {place.id for place in PLACES} | {
        f"{place.id}:{mode}" for place in PLACES for mode in place.modes}
    named = {word for words in re.findall(r'data-for="([^"]*)"', page) for word in words.split()}
    assert named <= known and place.id in named
