"""The atlas and the album on the page, without a browser."""

from __future__ import annotations

from maze.playing.album import parse_album
from maze.web.device.known import ALBUM
from maze.web.device.merging import merged
from maze.web.tilings.atlas import SEEN
from tests.test_web import Site
from tests.test_web_playing import play, solve
from tests.test_web_tally import count

EIGHT = "#pentomino?v=1&board=5x8&pieces=FILNPUVY&mode=count"


def opened(link: str = EIGHT) -> Site:
    """A site with its atlas."""
    site = count(link)
    assert site.page.attributes["atlas-make", "hidden"] is None
    site.page.fire("atlas-make", "click")
    site.rest()
    return site.frames(2)


def numbers(site: Site) -> list[str]:
    """Of the pictures that are seen."""
    return [site.page.read(f"atlas-number-{at}") for at in range(SEEN)
            if site.page.attributes[f"atlas-{at}", "hidden"] is None]


def test_before_counting_there_is_no_atlas():
    site = Site(EIGHT).frames(2)
    assert site.page.attributes["atlas-make", "hidden"] == ""
    assert site.page.attributes["atlas", "hidden"] == ""


def test_pages_of_pictures():
    site = opened()
    assert site.page.read("atlas-said") == "1–12 of 84 solutions"
    assert numbers(site) == [str(number) for number in range(1, 13)]
    assert site.page.read("atlas-picture-0").count("<path") == 9
    assert site.page.attributes["atlas-at", "max"] == "6"
    site.page.fire("atlas-at", "input", "2")
    assert numbers(site)[0] == "25"
    site.page.fire("atlas-next", "click")
    assert numbers(site)[0] == "37"
    for _ in range(4):
        site.page.fire("atlas-back", "click")              # round the end
    assert numbers(site)[0] == "73" and site.page.read("atlas-at") == "6"
    assert site.page.read("atlas-said") == "73–84 of 84 solutions"


def test_filters_have_their_counts_and_narrow_each_other():
    site = opened()
    crossroads = {option.value: option.title for option in site.page.menus["atlas-cross"]}
    assert crossroads == {"": "any", "0": "0: 20", "1": "1: 49", "2": "2: 15"}
    site.page.fire("atlas-cross", "change", "2")
    assert site.page.read("atlas-said") == "1–12 of 15 solutions"
    edges = [option.title for option in site.page.menus["atlas-edge"][1:]]
    assert sum(int(title.split(": ")[1]) for title in edges) == 15
    site.page.fire("atlas-sort", "change", "rare")
    assert len(numbers(site)) == 12 and numbers(site) != sorted(numbers(site), key=int)
    assert site.page.attributes["atlas-lies-box", "hidden"] == ""   # there is no X


def test_a_picture_opens_and_is_taken_into_play():
    site = opened()
    site.page.fire("atlas-cross", "change", "2")
    number = numbers(site)[3]
    site.page.fire("atlas-3", "click")
    assert site.frames(2).page.read("sentence") == f"Solution {number} of 84, one of each class."
    site.bar.tick()
    assert f"sol={number}&of=different" in site.bar.read()
    names = site.desk.names
    site.page.fire("atlas-play", "click")
    site.rest()
    assert site.frames(2).page.of("mode") == "play" and site.page.read("sentence") == "Solved!"
    assert site.desk.names == names


def test_what_was_laid_is_a_filter():
    site = play("#pentomino?v=1&board=5x8&pieces=FILNPUVY&mode=play")
    site.page.fire("tile-hint", "click")
    site.rest()
    for _ in range(3):
        site.page.fire("tile-hint", "click")
        site.rest()
    assert len(site.app.workshops["pentomino"].panel.game.laid) == 1
    left = int(site.frames(2).page.read("sentence").split("placed. ")[1].split()[0])
    site.page.fire("tile-count", "click")
    site.frames(2).page.fire("count-all", "click")
    site.rest()
    site.frames(2).page.fire("atlas-make", "click")
    site.rest()
    site.frames(2).page.fire("atlas-laid", "change", "laid")
    some = int(site.page.read("atlas-said").split(" of ")[1].split()[0])
    assert left / 4 <= some <= left and site.page.attributes["atlas-laid-box", "hidden"] is None
    titles = {option.value: option.title for option in site.page.menus["atlas-laid"]}
    assert titles["laid"] == f"what I have laid: {some}"


def test_a_solved_puzzle_has_its_number_in_the_album():
    site = solve(play())
    said = site.page.read("sentence")
    assert said.startswith("Solved!") and "No. 1 of 1; you have found 1 different one." in said
    (name, text), = site.browser.records.entries(ALBUM).items()
    assert parse_album(text) == {0}
    site.page.fire("tile-clear", "click")
    assert "which you had found before" in solve(site.frames(2)).page.read("sentence")
    assert site.browser.records.entries(ALBUM) == {name: text}
    again = Site("#pentomino?v=1&board=5x3&pieces=PUV&mode=count",
                 records=site.browser.records).frames(2)
    assert again.app.workshops["pentomino"].tally.atlas.album.found(again.app.run.recipe) == {0}


def test_the_album_marks_and_filters():
    site = opened()
    album = site.app.workshops["pentomino"].tally.atlas.album
    album._keep(site.app.run.recipe, 4, 84)
    site.page.fire("atlas-mine", "change", "mine")
    assert numbers(site) == ["5 ✓"] and site.page.read("atlas-said") == "1–1 of 1 solution"
    site.page.fire("atlas-mine", "change", "new")
    assert site.page.read("atlas-said") == "1–12 of 83 solutions"
    site.page.fire("atlas-touch", "change", "Q.Q")         # none has it
    assert "No solution has all that." in site.page.read("atlas-said") and not numbers(site)


def test_albums_of_two_devices_are_joined():
    assert merged(f"{ALBUM} abc", "1.1", "2.3") == "1.1.3"
    assert merged(f"{ALBUM} abc", "", "damaged!") is None
