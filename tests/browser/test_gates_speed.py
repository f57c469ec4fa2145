"""Gates 7 and 9: the page takes what is pressed while it is busy; the player stops and seeks.

In what order is held here; how long it takes is printed by `make bench-boot`, beside a page that
does nothing.  That slices of work are bounded is held natively: see test_web_drawing.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import finish, go, idle, position, set_speed, some_of, state, wait_for

FIFTY = "#maze?v=1&shape=square&size=50x50&by=prim&seed=amber-7&solve=breadth_first"
HUNDRED = FIFTY.replace("50x50", "100x100")
COUNT = "#pentomino?v=1&board=6x10&pieces=all&mode=count"
GROWS = "Number(document.getElementById('timeline').value) > 20"
each_speed = pytest.mark.parametrize("stop", some_of([18, 40], [40]), ids=["60/s", "10000/s"])


@pytest.fixture
def page(open_page):
    return open_page(FIFTY)


# --- gate 7: answers ------------------------------------------------------------------------------


@each_speed
def test_every_key_and_button_acts_while_a_maze_grows(page, stop):
    go(page, HUNDRED)
    set_speed(page, stop)
    page.wait_for_function(GROWS)
    page.evaluate("document.activeElement.blur()")         # keys on the slider are the slider's
    page.keyboard.press("Space")
    wait_for(page, "paused")
    at = position(page)
    page.keyboard.press("ArrowRight")
    idle(page)
    assert position(page) == at + 1
    page.keyboard.press("ArrowLeft")
    idle(page)
    assert position(page) == at
    page.click("#play")
    wait_for(page, "playing")
    page.click("#theme")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click("#settings")
    assert page.is_visible("#settings-dialog")


def test_a_new_maze_is_solved_and_brought_to_its_end(page):
    page.keyboard.press("g")
    page.wait_for_function("link => location.hash !== link", arg=FIFTY)
    page.keyboard.press("s")
    page.click("#to-end")
    wait_for(page, "finished")


def test_the_focus_and_the_theme_go_on_while_pentominoes_are_counted(page):
    go(page, COUNT)
    page.click("#count-all")
    page.click("#theme")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.wait_for_function("document.getElementById('n-raw').textContent !== '–'")


# --- gate 9: the player ---------------------------------------------------------------------------


@each_speed
def test_a_pause_stops_within_a_frame(page, stop):
    go(page, HUNDRED)
    set_speed(page, stop)
    page.wait_for_function(GROWS)
    seen = page.evaluate("""async () => {
        const at = () => document.getElementById("timeline").value;
        document.getElementById("play").click();
        const seen = [];
        for (let frame = 0; frame < 12; frame++) {
            await new Promise(requestAnimationFrame);
            await new Promise((done) => setTimeout(done));           // after Python's own
            seen.push(at());
        }
        return seen; }""")
    assert state(page) == "paused"
    assert len(set(seen)) == 1, seen


def test_a_step_back_and_a_scrub_lead_where_they_should_on_a_large_maze(page):
    go(page, HUNDRED)
    finish(page)
    last = position(page)
    for back in range(1, 4):
        page.click("#back")
        idle(page)
        assert position(page) == last - back
    for share in (0.5, 0.02, 0.93, 0.31, 0.0, 0.64):
        page.locator("#timeline").fill(str(int(share * last)))
        page.wait_for_function("""wanted => document.getElementById("timeline")
            .getAttribute("aria-valuetext").match(/[0-9]+/)[0] === wanted""",
                               arg=str(int(share * last)))
