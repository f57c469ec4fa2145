"""Gates 7 and 9: the page answers at once while it is busy; the player stops, steps and seeks.

Other programs on the machine make any figure worse and none better, so each is the best of a few
attempts: what is slow by its nature is slow in all of them.
"""

from __future__ import annotations

import pytest

from tests.browser.pages import MAZE, USUAL, booted, finish, frames, go, set_speed, state, wait_for

FIFTY = "#maze?v=1&shape=square&size=50x50&by=prim&seed=amber-7&solve=breadth_first"
HUNDRED = FIFTY.replace("50x50", "100x100")
COUNT = "#pentomino?v=1&board=6x10&pieces=all&mode=count"
ATTEMPTS = 3
WATCH = """() => {
    window.felt = []; window.tasks = [];
    new PerformanceObserver((list) => { for (const one of list.getEntries())
        if (one.interactionId) felt.push([one.duration, one.name, one.target?.id ?? ""]);
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => { for (const one of list.getEntries())
        tasks.push([Math.round(one.startTime), Math.round(one.duration)]);
    }).observe({ type: "longtask" });
}"""

pytestmark = pytest.mark.alone


@pytest.fixture(scope="module")
def page(browser, site_url):
    with booted(browser, site_url + MAZE) as page:
        page.evaluate(WATCH)
        yield page


def felt(page) -> tuple[float, list]:
    """The slowest answer since the last look, and the tasks longer than 50 ms."""
    page.wait_for_timeout(150)                             # until the observers have heard
    return tuple(page.evaluate("""() => {
        const found = [Math.max(0, ...felt.map(([time]) => time)), tasks.slice()];
        felt.length = tasks.length = 0;
        return found; }"""))


def best(page, act) -> tuple[float, list]:
    """The better of some attempts: the slowest answer, and the long tasks, each by itself."""
    slowest, tasks = [], []
    for _ in range(ATTEMPTS):
        felt(page)
        act()
        answer, long = felt(page)
        slowest.append(answer)
        tasks.append(long)
        if answer < 100 and not long:
            break
    return min(slowest), min(tasks, key=len)


# --- gate 7: answers, and no long tasks -----------------------------------------------------------


@pytest.mark.parametrize("stop", [18, 40], ids=["60/s", "10000/s"])
def test_the_page_answers_while_a_maze_grows(page, stop):
    def use() -> None:
        go(page, FIFTY)
        set_speed(page, stop)
        felt(page)                                         # opening it is measured below
        for key in ("Space", "Space", "+", "-", "ArrowLeft", "ArrowRight", "Space"):
            page.keyboard.press(key)
            page.wait_for_timeout(60)
        for button in ("#theme", "#theme", "#back", "#play", "#settings"):
            page.click(button)
            page.wait_for_timeout(60)
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)

    answer, tasks = best(page, use)
    set_speed(page, USUAL)
    assert answer < 200
    assert tasks == []


def test_a_new_maze_and_solving_it_are_no_long_tasks(page):
    def use() -> None:
        for key in ("g", "s"):
            page.keyboard.press(key)
            page.wait_for_timeout(200)
        page.click("#to-end")
        wait_for(page, "finished")

    go(page, FIFTY)
    answer, tasks = best(page, use)
    assert answer < 200
    assert tasks == []


def test_the_page_answers_while_pentominoes_are_counted(page):
    def use() -> None:
        go(page, COUNT)
        felt(page)
        page.click("#count-all")
        for key in ("Tab", "Tab", "Shift+Tab"):
            page.keyboard.press(key)
            page.wait_for_timeout(60)
        page.click("#theme")
        page.click("#theme")
        page.wait_for_function("document.getElementById('n-raw').textContent !== '–'")

    answer, tasks = best(page, use)
    assert answer < 200
    assert tasks == []


def test_the_measure_sees_what_is_slow(page):
    felt(page)
    page.evaluate("""() => { window.lazy = () => {
        for (const end = performance.now() + 240; performance.now() < end;); };
        document.getElementById("theme").addEventListener("click", lazy); }""")
    page.click("#theme")
    answer, tasks = felt(page)
    page.evaluate("document.getElementById('theme').removeEventListener('click', lazy)")
    page.click("#theme")
    assert answer >= 200 and tasks


# --- gate 9: the player ---------------------------------------------------------------------------


@pytest.mark.parametrize("stop", [18, 40], ids=["60/s", "10000/s"])
def test_a_pause_stops_within_a_frame(page, stop):
    go(page, HUNDRED)
    set_speed(page, stop)
    page.wait_for_timeout(300)
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
    set_speed(page, USUAL)
    assert state(page) == "paused"
    assert len(set(seen)) == 1, seen


UNTIL = """async ([act, wanted]) => {
    const line = document.getElementById("timeline"), begun = performance.now();
    if (act === "input") { line.value = wanted; line.dispatchEvent(new Event("input")); }
    else document.getElementById(act).click();
    const told = () => line.getAttribute("aria-valuetext").match(/\\d+/)[0];
    while (Number(told()) !== wanted) {
        if (performance.now() - begun > 3000) return Infinity;
        await new Promise(requestAnimationFrame);
    }
    return performance.now() - begun;
}"""


def test_a_step_back_and_a_scrub_are_quick_on_a_large_maze(page):
    go(page, HUNDRED)
    finish(page)
    last = int(page.input_value("#timeline"))
    back = min(page.evaluate(UNTIL, ["back", last - 1 - k]) for k in range(4))
    assert back <= 50
    times: dict[float, list[float]] = {}
    for _ in range(ATTEMPTS):
        for share in (0.5, 0.02, 0.93, 0.31, 0.77, 0.999, 0.0, 0.64):
            wanted = int(share * last)
            times.setdefault(share, []).append(page.evaluate(UNTIL, ["input", wanted]))
    assert max(map(min, times.values())) <= 100, times
    frames(page, 2)
