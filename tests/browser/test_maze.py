"""The maze workshop in Chromium: a link opens the page, Python draws, a link leaves it."""

from __future__ import annotations

from itertools import product

import pytest

from maze.recipe import generators, solvers
from maze.share import decode
from tests.browser.looking import another_picture, pictures
from tests.browser.pages import (
    KATAMINO,
    MAZE,
    PATH_COLORS,
    SMALL,
    USUAL,
    count_pixels,
    digest,
    finish,
    go,
    hash_of,
    idle,
    picture,
    position,
    sampled,
    set_speed,
    settled_hash,
    state,
    wait_for,
)
from tools import parts


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    return lend_page_for_module(SMALL)


def native(link: str) -> str:
    return decode(link).recipe.picture().digest


def test_a_link_is_generated_solved_and_kept(page):
    go(page, MAZE)
    assert state(page) == "playing" and digest(page) == ""
    before = picture(page), position(page)
    page.wait_for_function("at => document.getElementById('timeline').value > at", arg=before[1])
    another_picture(page, before[0])
    set_speed(page, 40)
    wait_for(page, "finished")
    set_speed(page, USUAL)
    assert digest(page) == native(MAZE)
    assert count_pixels(page, PATH_COLORS["light"]) > 1000
    assert settled_hash(page) == MAZE
    name, path = page.get_attribute("#canvas", "aria-label"), decode(MAZE).recipe.picture().path
    assert f"Solved: {len(path)} cells. " in name


def test_the_theme_changes_the_picture_at_once(page):
    go(page, SMALL)
    finish(page)
    page.click("#theme")
    idle(page)
    assert count_pixels(page, PATH_COLORS["dark"]) > 1000
    page.emulate_media(color_scheme="dark")
    page.click("#theme")
    idle(page)
    assert count_pixels(page, PATH_COLORS["light"]) > 1000
    page.emulate_media(color_scheme="light")


def test_no_link_is_the_default_maze(page):
    go(page, "#maze")
    assert settled_hash(page) == MAZE


def test_new_is_an_entry_and_back_returns(page):
    go(page, SMALL)
    page.click("#new")
    other = hash_of(page)
    assert other != SMALL and other.startswith(SMALL.split("amber")[0])
    finish(page)
    page.go_back()
    page.wait_for_function("link => location.hash === link", arg=SMALL)
    idle(page)
    finish(page)
    assert digest(page) == native(SMALL)
    page.go_forward()
    page.wait_for_function("link => location.hash === link", arg=other)
    idle(page)
    finish(page)
    assert digest(page) == native(other)


def test_a_hash_edited_by_hand_is_followed_without_a_reload(page):
    page.evaluate("window.seen = 'here'")
    for link in (SMALL.replace("amber-7", "amber-8"), SMALL.replace("prim", "growing_passages")):
        go(page, link)
        finish(page)
        assert digest(page) == native(link)
    assert page.evaluate("window.seen") == "here"


def test_a_plain_query_is_a_link_too(open_page):
    page = open_page("?shape=square&size=6x5&by=prim&seed=amber-7&solve=breadth_first")
    page.wait_for_function("link => location.hash === link && !location.search", arg=SMALL)


def test_solving_a_maze_that_was_not_solved(page):
    unsolved = SMALL.removesuffix("&solve=breadth_first")
    go(page, unsolved)
    finish(page)
    assert digest(page) == native(unsolved)
    page.select_option("#solve", "breadth_first")
    page.click("#solve-now")
    wait_for(page, "finished")
    assert hash_of(page) == SMALL and digest(page) == native(SMALL)


def test_settings_make_the_next_maze(page):
    go(page, SMALL)
    page.fill("#size-width", "9")
    page.select_option("#by", "recursive_backtracker")
    page.fill("#seed", "my own seed")
    page.click("#new")
    assert hash_of(page) == ("#maze?v=1&shape=square&size=9x5&by=recursive_backtracker"
                             "&seed=my%20own%20seed&solve=breadth_first")
    page.fill("#size-width", "0")
    page.click("#new")
    assert page.inner_text("#note-text") == "Width must be 2 to 1000, not 0"
    page.click("#note-close")
    assert page.inner_text("#note-text") == ""


def test_the_player_rewinds_to_the_same_pictures(page):
    go(page, SMALL)
    page.click("#to-start")
    idle(page)
    pictures = []
    for _ in range(5):
        pictures.append(picture(page))
        page.click("#forward")
        idle(page)
    for earlier in reversed(pictures):
        page.click("#back")
        idle(page)
        assert count_differences(page, earlier) < 4000     # edges drawn twice are a shade darker
    assert state(page) == "ready"


def count_differences(page, earlier: str) -> int:
    return page.evaluate("""async (earlier) => {
        const image = new Image(); image.src = earlier; await image.decode();
        const now = document.getElementById("canvas"), { width, height } = now;
        const other = new OffscreenCanvas(width, height).getContext("2d");
        other.drawImage(image, 0, 0);
        const a = other.getImageData(0, 0, width, height).data;
        const b = now.getContext("2d").getImageData(0, 0, width, height).data;
        let count = 0;
        for (let i = 0; i < a.length; i++) if (Math.abs(a[i] - b[i]) > 60) count++;
        return count;
    }""", earlier)


def test_by_keyboard_alone(page):
    go(page, MAZE + "&speed=5")                            # whatever the test before has chosen
    page.wait_for_function("document.getElementById('timeline').value > 0")    # else it is ready
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    wait_for(page, "paused")
    idle(page)                                        # the last of it is on the screen
    at = position(page)
    page.keyboard.press("ArrowRight")
    idle(page)
    assert position(page) == at + 1
    page.keyboard.press("End")
    wait_for(page, "finished")
    page.keyboard.press("ArrowLeft")
    wait_for(page, "paused")
    page.keyboard.press("Home")
    wait_for(page, "ready")
    page.keyboard.press("g")
    wait_for(page, "playing")
    assert "amber-7" not in hash_of(page)
    page.locator("#seed").press("s")                       # a letter, not a command
    assert page.input_value("#seed").startswith("s")


def test_the_time_line_can_be_dragged(page):
    go(page, SMALL)
    page.evaluate("""() => { const line = document.getElementById("timeline");
        line.value = 30; line.dispatchEvent(new Event("input")); }""")
    wait_for(page, "paused")
    idle(page)
    assert position(page) == 30
    page.evaluate("document.getElementById('timeline').dispatchEvent(new Event('change'))")
    wait_for(page, "playing")


# --- links that need repair: every rule ---------------------------------------------------------


@pytest.mark.parametrize("link, words", [
    (SMALL + "&foo=1", "Ignored: foo"),
    (SMALL.replace("6x5", "90000x5"), "Width 90000 is too large"),
    (SMALL.replace("6x5", "6x0"), "Height 0 is too small"),
    (SMALL.replace("prim", "wilsn"), "Did you mean"),
    (SMALL.replace("square", "sqare"), "Did you mean Square"),
    ("#pentomino?v=1&board=5x6&pieces=FILNP", "5 pieces cover 25 squares; the board has 30."),
    (SMALL + "&walls=oops", "The drawing in this link is damaged."),
    ("#pentomino?v=1&board=6x10&pieces=all&place=F1",
     "Place should be piece, turning, column and row, such as F1.0.5, not 'F1'; laying none."),
    (SMALL.replace("v=1", "v=2"), "newer version"),
    (SMALL + "&note=" + "x" * 9000, "longer than 8192 characters"),
    ("#lost", "No place 'lost'"),
], ids=range(11))
def test_a_bad_link_is_a_picture_and_a_sentence(page, link, words):
    go(page, link)
    note = page.locator("#note-text")
    assert words in note.inner_text() and note.is_visible()
    assert page.locator("[role=status]:visible").count() == 1
    assert state(page) in ("playing", "ready")
    assert len(picture(page)) > 3000
    page.click("#note-close")


def test_of_two_equal_keys_the_last_one_wins(page):
    go(page, SMALL + "&seed=amber-8")
    assert settled_hash(page) == SMALL.replace("amber-7", "amber-8")


def test_unknown_keys_stay_in_the_address(page):
    go(page, SMALL + "&foo=1")
    assert settled_hash(page) == SMALL + "&foo=1"


def test_tags_in_a_link_are_text(page):
    go(page, SMALL.replace("prim", "%3Cimg%20src=x%3E") + "&%3Cb%3E=1")
    assert "<img" in page.inner_text("#note-text")
    assert page.locator("#note-text *").count() == 0


# --- everything there is, large, where deep chains would be fatal -------------------------------


DEEP = {"recursive_backtracker", "division", "nested", "a_star", "depth_first", "tremaux"}
PAIRS = dict.fromkeys([*((by, "breadth_first") for by in generators()),
                       *(("prim", by) for by in solvers())])


@pytest.mark.parametrize("by, solve", [
    pair if DEEP & {*pair} else pytest.param(*pair, marks=pytest.mark.prove) for pair in PAIRS])
def test_every_algorithm_on_a_large_maze(page, by, solve):
    """What fits into Node's stack might not fit into a page's."""
    link = f"#maze?v=1&shape=square&size=120x120&by={by}&seed=amber-7&solve={solve}"
    go(page, link)
    finish(page)
    assert digest(page) == native(link)
    go(page, SMALL)                                        # and Python is still alive
    finish(page)


# --- before Python is there, and without motion -------------------------------------------------


def test_a_button_pressed_too_early_is_remembered(new_page, site_url):
    page, held = new_page(), []
    page.route("**/maze/web/start.py", lambda route: held.append(route))
    page.goto(site_url + SMALL, wait_until="commit")
    page.click("#play")
    page.click("#new")
    assert "New maze – as soon as Python is ready" in page.inner_text("#loading-text")
    assert page.locator("#loading").is_visible()
    assert page.locator("svg.shell[data-for=maze]").is_hidden()  # it is of another maze
    page.wait_for_function("globalThis.meanderProgress?.stage === 'starting'")
    page.route("**/maze/web/start.py", lambda route: route.continue_())
    for route in held:
        route.continue_()
    page.wait_for_function("link => location.hash && location.hash !== link", arg=SMALL)
    assert state(page) == "playing"


@pytest.mark.parametrize("size, link", sampled(
    product([(1280, 800), (360, 640), (320, 568), (640, 360)], [MAZE, KATAMINO]),
    lambda size, link: (size, link) in (((1280, 800), KATAMINO), ((360, 640), MAZE))))
def test_nothing_moves_when_python_takes_over(new_page, site_url, size, link):
    page = new_page(viewport=size)
    page.add_init_script("""window.shifts = 0; new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.shifts += one.value;
    }).observe({ type: "layout-shift", buffered: true });""")
    page.goto(site_url + link)
    wait_for(page, "playing")
    page.wait_for_function("document.getElementById('timeline').value > 20")
    assert page.evaluate("window.shifts") < 0.02


def test_less_motion_shows_the_finished_picture(open_page):
    page = open_page(SMALL, reduced_motion="reduce")
    wait_for(page, "finished")
    assert digest(page) == native(SMALL)
    idle(page)
    assert len(pictures(page, 10)) == 1
    page.click("#play")                                    # whoever asks for motion gets it
    wait_for(page, "playing")


def test_python_that_cannot_start_is_said_with_a_way_out(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(site_url)
    wait_for(page, "failed")
    assert page.inner_text("#failure-text").startswith("Python could not start (")
    page.unroute("**/pyodide.asm.wasm")
    page.click("#again")
    wait_for(page, "playing")
    watch.errors.clear()


def test_an_error_in_our_own_python_is_said(new_page, site_url, watch):
    page = new_page(fresh=True)
    broken = parts.build(instead={"maze/web/app.py": b"raise OSError('no luck')"})["first"]
    page.route("**/parts/first.bin", lambda route: route.fulfill(body=broken))
    page.goto(site_url)
    wait_for(page, "failed")
    assert "no luck" in page.inner_text("#failure-text")
    watch.errors.clear()


def test_the_picture_before_python_is_a_maze_not_a_blot(new_page, site_url, watch):
    page = new_page(fresh=True)
    page.route("**/pyodide.asm.wasm", lambda route: None)  # never answered
    page.goto(site_url, wait_until="domcontentloaded")
    wall = page.evaluate("""() => parseFloat(
        getComputedStyle(document.querySelector(".shell-walls")).strokeWidth)""")
    assert wall == 0.1 and page.locator("#progress").is_visible()
    watch.errors.clear()
