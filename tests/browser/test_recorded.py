"""Before Python: a recording plays, Python goes on where it stands, nothing pressed is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.pages import KATAMINO, MAZE, frames, picture, position, state
from tools import browser as chrome
from tools.tasks import tasks

PLAYS = "() => document.documentElement.dataset.recorded"


@pytest.fixture
def early(new_page, site_url, watch) -> Callable[..., tuple[Page, Callable[[], None]]]:
    """early(link) -> a page whose Python is held back, and what lets it start."""

    def open_it(link: str = "", wanted: str = "playing", **options):
        page, held, free = new_page(**options), [], []
        page.route("**/pyodide.asm.wasm",
                   lambda route: route.continue_() if free else held.append(route))

        def release() -> None:
            free.append(True)
            for route in held:
                route.continue_()
            chrome.wait_until_settled(page, watch.errors)
            page.unroute_all()

        page.goto(site_url + link)
        if wanted:
            page.wait_for_function(f"wanted => ({PLAYS})() === wanted", arg=wanted)
        return page, release

    return open_it


def farthest(page: Page, before: str) -> int:
    """The largest difference between a picture and the canvas as it is: 255 for black and white."""
    return page.evaluate("""async (before) => {
        const image = new Image(), canvas = document.getElementById("canvas");
        image.src = before;
        await image.decode();
        const copy = document.createElement("canvas");
        [copy.width, copy.height] = [canvas.width, canvas.height];
        copy.getContext("2d").drawImage(image, 0, 0);
        const [a, b] = [copy, canvas].map((one) =>
            one.getContext("2d").getImageData(0, 0, one.width, one.height).data);
        return a.reduce((most, value, k) => Math.max(most, Math.abs(value - b[k])), 0);
    }""", before)


def recorded(page: Page) -> str | None:
    return page.evaluate(PLAYS)


def test_it_moves_before_python_and_can_be_steered(early):
    page, release = early(fresh=True)
    at = position(page)
    page.wait_for_function("at => document.getElementById('timeline').value > at + 5", arg=at)
    assert state(page) == "loading"
    page.click("#play")
    assert recorded(page) == "paused"
    at = position(page)
    page.click("#forward")
    assert position(page) == at + 1
    page.click("#back")
    page.keyboard.press("Shift+ArrowRight")
    assert position(page) == 600 and "solving begins" in page.inner_text("#sentence")
    page.locator("#timeline").fill("1000")
    assert position(page) == 1000 and "row" in page.inner_text("#sentence")
    page.keyboard.press("End")
    assert recorded(page) == "finished" and page.inner_text("#play-name") == "Replay"
    page.click("#to-start")
    assert recorded(page) == "ready"
    release()
    assert state(page) == "ready" and recorded(page) is None


@pytest.mark.parametrize("at, scheme", [(0, "light"), (333, "dark"), (900, "light"),
                                        (1273, "light")])
def test_python_takes_over_without_a_jump(at, scheme, early):
    page, release = early(f"{MAZE}&at={at}", "", color_scheme=scheme)
    page.wait_for_function(PLAYS)
    assert position(page) == at
    drawn, words = picture(page), page.inner_text("#sentence")
    count, speed = page.inner_text("#count"), page.input_value("#speed")
    release()
    frames(page, 3)
    assert (position(page), page.inner_text("#count")) == (at, count)
    assert (page.input_value("#speed") == speed
            and (at == 0 or page.inner_text("#sentence") == words))
    assert farthest(page, drawn) < 32                      # a shade at the rim of a hatch


def test_what_plays_goes_on_playing_at_the_speed_set_by_hand(early):
    page, release = early(viewport=PHONE)
    page.click("#slower")
    stop = page.input_value("#speed")
    release()
    assert state(page) == "playing" and position(page) > 0
    assert page.input_value("#speed") == stop


@pytest.mark.parametrize("link, words", [
    ("#maze?v=1&shape=hexagon&size=9x9&by=wilson&seed=<b>", "hexagon, 9x9, wilson, <b>"),
    (KATAMINO, "5x9, ltwkyrzcp")])
def test_another_link_shows_its_words_and_no_wrong_picture(link, words, early):
    page, release = early(link, "")
    assert words in page.inner_text("#sentence")
    seen = page.locator(".board > svg.shell").evaluate_all(
        "all => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length")
    assert seen == 0 and recorded(page) is None
    assert page.evaluate("document.getElementById('timeline').max") == "0"
    release()
    assert state(page) == "playing"


def test_less_motion_shows_the_end_until_asked(early):
    page, release = early("", "finished", reduced_motion="reduce")
    drawn = picture(page)
    frames(page, 10)
    assert picture(page) == drawn
    page.click("#play")
    assert recorded(page) == "playing"
    page.click("#to-end")
    release()
    frames(page, 3)
    assert state(page) == "finished" and farthest(page, drawn) < 32


def test_python_starts_in_small_tasks(new_page, site_url, watch):
    """Whoever presses something meanwhile waits for no more than one of them."""
    page = new_page(fresh=True)

    def visit() -> None:
        page.goto(site_url)
        chrome.wait_until_settled(page, watch.errors)
        frames(page, 10)

    found = tasks(page, visit, "static/runtime.mjs")
    assert len(found) > 100 and max(found) < 200


@pytest.mark.alone
def test_pause_is_heard_while_python_starts(new_page, site_url, watch):
    """Nothing is held back here: the presses fall between the tasks of the start."""
    page, seen = new_page(fresh=True), []
    page.goto(site_url, wait_until="commit")
    page.wait_for_function(PLAYS)
    place = page.locator("#play").bounding_box()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    while (now := recorded(page)) is not None:
        seen.append(now)
        page.mouse.down()
        page.mouse.up()
    chrome.wait_until_settled(page, watch.errors)
    assert {"playing", "paused"} <= {*seen} and len(seen) > 3
    changed = [one != other for one, other in zip(seen, seen[1:], strict=False)]
    assert all(changed)                                    # each press was obeyed at once


def test_what_is_pressed_too_early_happens_in_order(early):
    page, release = early()
    page.select_option("#by", index=0)                     # nothing else is there yet
    page.fill("#size-width", "9")
    page.click("#dice")
    page.keyboard.press("g")
    assert page.inner_text("#loading-text").startswith("New maze - as soon as Python is ready")
    release()
    page.wait_for_function("location.hash && !location.hash.includes('amber-7')")
    seed = page.input_value("#seed")
    assert seed != "amber-7" and f"size=9x15&by=prim&seed={seed}" in page.evaluate("location.hash")


def test_pieces_pressed_too_early(early):
    page, release = early("#pentomino", "")
    page.evaluate("""() => {
        globalThis.heard = [];
        document.addEventListener("click", ({ target }) => {
            if (document.documentElement.dataset.state !== "loading")
                heard.push(target.closest("button").id);
        }, true);
    }""")
    for piece in ("piece-P", "piece-X", "piece-P"):
        page.click(f"#{piece}")
    release()
    assert page.evaluate("heard") == ["piece-P", "piece-X", "piece-P"]


def test_another_place_before_python(early):
    page, release = early()
    page.click("#go-pentomino")
    page.wait_for_function("!document.documentElement.dataset.recorded")
    assert page.locator("svg.shell[data-for=pentomino]").is_visible()
    page.click("#go-maze")
    page.wait_for_function(PLAYS)
    release()
    assert state(page) == "playing"


def test_without_scripts_there_is_a_picture_and_a_sentence(browser, site_url):
    for viewport in (DESKTOP, PHONE):
        context = browser.new_context(java_script_enabled=False, viewport={
            "width": viewport[0], "height": viewport[1]})
        page = context.new_page()
        page.goto(site_url)
        assert page.locator("svg.shell[data-for=maze]").is_visible()
        assert page.locator("#loading").is_hidden()
        said = page.locator("noscript p").bounding_box()
        assert said and said["y"] + said["height"] < viewport[1]
        context.close()


def test_a_pentomino_link_is_told_in_its_language_before_python(early):
    page, release = early("#pentomino?v=1&board=5x3&pieces=FPU", wanted="", locale="de-DE")
    page.wait_for_function("document.getElementById('sentence').innerText.includes('gewünschte')")
    assert page.inner_text("#sentence") == "Das gewünschte Brett: 5x3, FPU."
    current = page.locator(".top [aria-current=page]")
    assert current.count() == 1 and current.get_attribute("id") == "go-pentomino"
    assert (page.input_value("#height"), page.inner_text("#width")) == ("5", "3")
    assert page.inner_text("#board option:checked") == "5 × 3"
    release()
    assert page.inner_text("#board option:checked") == "5 × 3"
