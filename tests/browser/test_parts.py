"""The parts in which the page comes: the first screen's at once, the others when needed."""

from __future__ import annotations

import pytest

from maze.places import PLACES
from tests.browser.pages import KATAMINO, SMALL, finish, wait_for
from tools import browser as chrome

PLACE = "place => document.documentElement.dataset.place === place"
NOTE = "words => document.getElementById('note-text').textContent.includes(words)"

PLAYED = {"idea.bin", "gliding.bin"}                       # what a maze asks for when it is played


def parts_of(watch) -> list[str]:
    return [url.rpartition("/")[2] for url in watch.requests if "/parts/" in url]


def test_the_first_screen_needs_one_part_and_the_rest_comes_when_it_is_idle(open_page, watch):
    page = open_page(SMALL, fresh=True)
    page.wait_for_function("names => names.every((name) => meander.parts.has(name))",
                           arg=PLACES.later)
    wanted = {*PLACES.later, *(part for id_ in PLACES.later for part in PLACES[id_].parts)}
    came = parts_of(watch)
    assert came[0] == "first.bin" and len({*came}) == len(came)
    assert {*came[1:]} - PLAYED == {f"{part}.bin" for part in wanted}
    assert not page.evaluate("meander.parts.has('sources')")


def test_a_link_to_another_place_brings_its_part_along(open_page, watch):
    page = open_page(KATAMINO, fresh=True)
    assert page.evaluate(PLACE, "pentomino") and page.input_value("#pieces")
    assert parts_of(watch)[:2] == ["first.bin", "pentomino.bin"]


def test_the_sources_are_fetched_when_code_is_opened(open_page, watch):
    page = open_page(SMALL, fresh=True)
    finish(page)
    page.route("**/parts/sources.bin", lambda route: route.abort())
    page.click("#code-box summary")
    page.wait_for_function("document.getElementById('code-where').textContent.includes('network')")
    page.unroute("**/parts/sources.bin")
    page.click("#code-box summary")
    page.click("#code-box summary")
    page.wait_for_selector("#code .code-line")
    watch.errors.clear()


def test_a_part_that_cannot_be_had_is_said_and_can_be_asked_for_again(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route("**/parts/pentomino.bin", lambda route: route.abort())
    page.goto(site_url + SMALL)
    chrome.wait_until_settled(page, [])
    page.click("#go-pentomino")
    page.wait_for_function(NOTE, arg="could not be fetched")
    page.wait_for_function("location.hash.startsWith('#maze')")
    page.unroute("**/parts/pentomino.bin")
    page.click("#go-pentomino")
    page.wait_for_function(PLACE, arg="pentomino")
    watch.errors.clear()


@pytest.mark.prove
def test_without_its_first_part_the_page_says_so_and_starts_again(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route("**/parts/first.bin", lambda route: route.abort())
    page.goto(site_url + SMALL)
    wait_for(page, "failed")
    assert page.inner_text("#failure-text").startswith("Python could not start (")
    page.unroute("**/parts/first.bin")
    page.click("#again")
    page.wait_for_function("document.documentElement.dataset.state === 'playing'")
    watch.errors.clear()
