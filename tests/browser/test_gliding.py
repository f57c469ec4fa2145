"""What glides at slow speeds is moved by the browser, and lies exactly on the board."""

from __future__ import annotations

from tests.browser.pages import go, wait_for

SLOW = "#maze?v=1&shape=square&size=9x7&by=recursive_backtracker&seed=a&speed=2"
MOVES = """() => {
    const head = document.getElementById("glass")?.lastElementChild;
    const [one] = head?.getAnimations() ?? [];
    return Boolean(one && one.playState === "running" && one.effect.getKeyframes().length > 1
                   && getComputedStyle(head).willChange === "transform");
}"""
COVERED = """() => ["glass", "canvas"]
    .map((id) => document.getElementById(id).getBoundingClientRect())
    .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join())"""


def test_the_head_glides_and_stays_away_from_other_pictures(open_page):
    page = open_page(SLOW)
    page.wait_for_function(MOVES)
    glass, canvas = page.evaluate(COVERED)
    assert glass == canvas
    page.click("#to-end")
    wait_for(page, "finished")
    page.wait_for_function("!document.getElementById('glass')")
    page.click("#settings")
    page.select_option("#set-motion", "reduced")
    page.keyboard.press("Escape")
    go(page, SLOW.replace("seed=a", "seed=b"))
    wait_for(page, "finished")                             # with less motion only the end is shown
    page.click("#play")
    page.wait_for_function("+document.getElementById('timeline').value >= 3")
    assert not page.evaluate("Boolean(document.getElementById('glass'))")
