"""Gate 8: a frame costs the same however large the maze is: never a call for each cell.

How many frames come and how long one takes depends on the machine: `make bench-boot` prints it.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import USUAL, go, set_speed, state

FIFTY = "#maze?v=1&shape=square&size=50x50&by=prim&seed=amber-7&solve=breadth_first"
HEXAGONS = "#maze?v=1&shape=hexagon&size=30x30&by=prim&seed=amber-7&solve=breadth_first"
LARGE = FIFTY.replace("50x50", "200x200")
STOP, FRAMES, MOST = 22, 60, 40                            # 158 steps a second; calls a frame
COUNTED = """() => {
    const kind = CanvasRenderingContext2D.prototype;
    for (const name of ["fill", "stroke", "fillRect", "strokeRect", "clearRect", "fillText",
                        "strokeText", "drawImage", "putImageData"]) {
        const draw = kind[name];
        kind[name] = function (...what) { globalThis.drawn++; return draw.apply(this, what); };
    }
}"""
DRAWN = """async (frames) => {
    globalThis.drawn = 0;
    let seen = 0;                                          // on a busy machine Python may miss some
    for (; seen < frames || !drawn; seen++) await new Promise(requestAnimationFrame);
    return drawn / seen;
}"""


@pytest.fixture(scope="module")
def page(lend_page_for_module):
    """One page for all tests of this file: its calls are counted from now on."""
    page = lend_page_for_module(FIFTY, spoils=True)
    page.evaluate(COUNTED)
    return page


@pytest.mark.parametrize("link", [FIFTY, HEXAGONS, LARGE], ids=["square", "hexagon", "large"])
def test_calls_that_draw_a_frame_do_not_grow_with_the_maze(page, link):
    go(page, link)
    set_speed(page, STOP)
    page.wait_for_function("Number(document.getElementById('timeline').value) > 50")
    drawn = page.evaluate(DRAWN, FRAMES)
    assert state(page) == "playing"
    set_speed(page, USUAL)
    assert 0 < drawn <= MOST


def test_the_count_sees_a_call_for_each_cell(page):
    page.evaluate("""() => {
        const context = document.createElement("canvas").getContext("2d");
        globalThis.drawn = 0;
        for (let cell = 0; cell < 2500; cell++) context.fillRect(cell, 0, 1, 1);
    }""")
    assert page.evaluate("drawn") >= 2500                  # the page draws, too
