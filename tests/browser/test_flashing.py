"""A search at speed does not flash: WCAG 2.3.1, measured on the frames themselves.

What flashes is a place whose luminance goes up and down by 10 % or more, the darker state being
below 0.8, oftener than three times a second; all of them together must be smaller than 21 824
pixels, a quarter of a window of 341 x 256.

What flashes is defined by the second, so all of this is in `make prove`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.pages import USUAL, booted, go, idle, set_speed

AREA, OFTEN = 21_824, 3
SHRINK, SECONDS = 4, 2                                     # pixels measured as one; of watching
WATCH = (Path(__file__).parent / "flashes.js").read_text(encoding="utf-8").split("\n", 2)[2]


pytestmark = pytest.mark.prove


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + "#pentomino?v=1&board=6x10&pieces=all") as page:
        yield page


def watch(page) -> dict:
    return page.evaluate(WATCH, [SECONDS, SHRINK, OFTEN])


@pytest.mark.parametrize("stop, speed", [(10, 10), (18, 60), (30, 1000)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_search_does_not_flash(page, stop, speed, scheme):
    page.emulate_media(color_scheme=scheme)
    go(page, "#pentomino?v=1&board=6x10&pieces=ZYXWVUTPNLIF")       # a long search
    set_speed(page, stop)
    page.click("#to-start")
    page.click("#play")
    idle(page)
    seen = watch(page)
    set_speed(page, USUAL)
    assert seen["changed"] >= 3                            # something was to be seen
    assert seen["area"] < AREA, seen


def test_the_measure_sees_flashes(page):
    """A square of 160 x 160 pixels that blinks at 8 Hz is found."""
    page.evaluate("""() => {
        const canvas = document.getElementById("canvas"), context = canvas.getContext("2d");
        let on = false;
        window.blinking = setInterval(() => {
            context.setTransform(1, 0, 0, 1, 0, 0);
            context.fillStyle = (on = !on) ? "#000000" : "#FFFFFF";
            context.fillRect(0, 0, 160 * devicePixelRatio, 160 * devicePixelRatio);
        }, 62);
    }""")
    seen = watch(page)
    page.evaluate("clearInterval(window.blinking)")
    assert seen["area"] > AREA, seen
