"""Gate 8: 55 frames a second, where the machine gives them.

How many frames come is up to whatever else runs; how much a frame costs is not.  So held are the
processor's own time for a frame, and the calls that draw it: never one for each cell.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import MAZE, USUAL, booted, go, set_speed, state

FIFTY = "#maze?v=1&shape=square&size=50x50&by=prim&seed=amber-7&solve=breadth_first"
HEXAGONS = "#maze?v=1&shape=hexagon&size=30x30&by=prim&seed=amber-7&solve=breadth_first"
LARGE = FIFTY.replace("50x50", "200x200")
STOP = 22                                                  # 158 steps a second
SECONDS, ATTEMPTS = 2, 3
COUNTED = """() => {
    const kind = CanvasRenderingContext2D.prototype;
    for (const name of ["fill", "stroke", "fillRect", "strokeRect", "clearRect", "fillText",
                        "strokeText", "drawImage", "putImageData"]) {
        const draw = kind[name];
        kind[name] = function (...what) { globalThis.drawn++; return draw.apply(this, what); };
    }
}"""
FRAMES = """async (seconds) => {
    globalThis.drawn = 0;
    const begun = performance.now();
    let frames = 0;
    for (let now = begun; now < begun + 1000 * seconds; frames++)
        now = await new Promise(requestAnimationFrame);
    return [frames, drawn];
}"""


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + MAZE) as page:
        page.evaluate(COUNTED)
        yield page


def played(page, link: str) -> tuple[int, float, float]:
    """Frames in some seconds of playing; of each the drawing calls, and ms of the processor."""
    go(page, link)
    set_speed(page, STOP)
    page.wait_for_function("Number(document.getElementById('timeline').value) > 50")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = spent(session)
    frames, drawn = page.evaluate(FRAMES, SECONDS)
    time = spent(session) - before
    session.detach()
    assert state(page) == "playing"
    set_speed(page, USUAL)
    return frames, drawn / frames, 1000 * time / frames


def spent(session) -> float:
    """Seconds that the page's thread has had a processor for itself."""
    return next(one["value"] for one in session.send("Performance.getMetrics")["metrics"]
                if one["name"] == "ThreadTime")


@pytest.mark.parametrize(("link", "most"), [(FIFTY, 12), (HEXAGONS, 12), (LARGE, 16)],
                         ids=["square", "hexagon", "large"])
def test_a_frame_costs_less_than_it_lasts(page, link, most, record_property):
    """55 a second leave 18 ms to each; it takes 4 to 5 here, and 9 for 40 000 cells."""
    times = []
    for _ in range(ATTEMPTS):
        times.append(played(page, link)[2])
        if times[-1] <= most:
            break
    record_property("ms a frame", min(times))
    assert min(times) <= most


def test_calls_that_draw_a_frame_do_not_grow_with_the_maze(page):
    few, many = played(page, FIFTY)[1], played(page, LARGE)[1]
    assert few <= 40
    assert many <= 40


def test_the_count_sees_a_call_for_each_cell(page):
    page.evaluate("""() => {
        const context = document.createElement("canvas").getContext("2d");
        globalThis.drawn = 0;
        for (let cell = 0; cell < 2500; cell++) context.fillRect(cell, 0, 1, 1);
    }""")
    assert page.evaluate("drawn") >= 2500                  # the page draws, too


@pytest.mark.alone
@pytest.mark.parametrize("link", [FIFTY, HEXAGONS], ids=["square", "hexagon"])
def test_frames_come_one_after_the_other(page, link, record_property):
    """The goal is 55 a second; a machine that is shared may show fewer, but not half of them."""
    rates = []
    for _ in range(ATTEMPTS):
        rates.append(played(page, link)[0] / SECONDS)
        if rates[-1] >= 55:
            break
    record_property("frames a second", max(rates))
    assert max(rates) >= 30
