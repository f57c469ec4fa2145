"""Every key of a link's view acts in every place and mode, or is named in the note."""

from __future__ import annotations

import pytest

from maze.places import PLACES
from maze.share import VIEW, decode
from tests.race.place import PLACE as RACE
from tests.test_web import Site

THREE = PLACES.add(RACE)
LINKS = {"maze": "#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7&solve=breadth_first",
         "pentomino": "#pentomino?v=1&board=5x3&pieces=PUV",
         "lab": "#lab?v=1&shape=square&size=3x3&by=prim.wilson&seed=amber-7",
         "print": "#print?v=1&make=1&per=1&mm=20",
         "learn": "#learn?v=1&id=prim&size=6x5",
         "race": "#race?v=1&racers=prim.wilson&seed=amber-7"}
# A value that cannot be what is shown without it, and what it needs beside it to mean anything.
VALUES = {"mode": "", "at": "7", "speed": "1", "play": "0", "embed": "1", "controls": "0",
          "loop": "3-9", "theme": "dark", "show": "dist", "lang": "de",
          "exercise": "fix-kruskal", "daily": "2026-11-23", "dare": "t.9.9.0.0..",
          "present": "1"}
BESIDE = {"controls": "&embed=1"}
PLAYED = [(place.id, mode) for place in THREE for mode in place.modes]


def seen(link: str, *, finished: bool = False) -> tuple[object, ...]:
    """Everything a visitor might notice but the note: the page, the player, what is kept."""
    site = Site(link, places=THREE).frames(3, 0.1)
    if finished:
        site.end()
    player = site.app.run.player
    told = ("note-text", "announce")                       # what depends on the clock
    texts = {name: text for name, text in site.page.texts.items() if name not in told}
    attributes = {key: text for key, text in site.page.attributes.items()
                  if key[0] != "note" and key[1] != "href"}
    kept = decode(site.app.link, places=THREE).view
    looks = kept.keys() & {"lang"}                          # static/words.mjs obeys it
    return (texts, attributes, player.position, player.speed, player.state, site.embed.loop,
            site.browser.settings, looks)


def named(link: str, key: str) -> bool:
    """Whether the note says that a key is not obeyed."""
    note = Site(link, places=THREE).note
    return "Ignored: " in note and key in note.partition("Ignored: ")[2]


def test_each_key_has_a_value_here():
    assert VALUES.keys() == VIEW.keys()


@pytest.mark.parametrize("key", VIEW)
@pytest.mark.parametrize(("place", "mode"), PLAYED, ids=["-".join(one) for one in PLAYED])
def test_a_key_acts_or_is_named(place, mode, key):
    first = THREE[place].modes[0]
    plain = LINKS[place] + (f"&mode={mode}" if mode != first else "") + BESIDE.get(key, "")
    value = VALUES[key] or next((other for other in THREE[place].modes if other != mode), "edit")
    link = LINKS[place] + f"&mode={value}" if key == "mode" else f"{plain}&{key}={value}"
    end = key == "show"                                    # it is laid over a finished maze
    acts = seen(link, finished=end) != seen(plain, finished=end)
    assert named(link, key) != acts, link


# Modes in which some of a link has no meaning, and what is said then.
SAID = {"challenges": "This link names no challenge, so its board is played without one.",
        **dict.fromkeys(["thesis", "searches"], "Ignored: shape, size, by.")}


@pytest.mark.parametrize("place", [place for place in THREE
                                   if len(place.modes) > 1 and place.turns],
                         ids=lambda place: place.id)
def test_each_mode_stands_in_the_link_and_on_the_page(place):
    for mode in place.modes:
        site = Site(f"{LINKS[place.id]}&mode={mode}", places=THREE).frames(3)
        found = site.page.of("mode")
        wished = "play" if mode == "challenges" else mode  # these pieces are no challenge
        assert found == wished and site.note == SAID.get(mode, "")
        down = [one for one in place.modes if site.page.attributes[
            f"{place.buttons}-{one}", "aria-pressed"] == "true"]
        assert down == [wished]
        assert decode(site.app.link, places=THREE).view.get("mode", place.modes[0]) == wished


def test_a_mode_of_another_place_is_named():
    assert "Mode should be watch, play or edit" in Site(LINKS["maze"] + "&mode=count").note


def test_a_link_that_is_played_keeps_the_way_to_solve_it():
    site = Site(LINKS["maze"] + "&mode=play").frames(5)
    assert site.page.of("mode") == "play" and site.app.run.recipe.solve == ""
    assert site.app.link == LINKS["maze"] + "&mode=play"
    site.page.fire("play-done", "click")
    assert site.frames(3).app.link == LINKS["maze"]
    assert site.app.run.recipe.solve == "breadth_first"


def test_another_maze_is_watched_again():
    site = Site(LINKS["maze"] + "&mode=edit").frames(3)
    assert site.page.of("mode") == "edit"
    site.press("new")
    assert site.page.of("mode") == "watch" and "mode=" not in site.bar.entries[-1]
