"""The lab in Chromium: a race on boards of their own, and the moment that its link keeps."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.pages import go, idle, settled_hash, wait_for

MAZES = "#maze?v=1&shape=square&size=12x9&by=prim&seed=amber-7&solve=breadth_first"
RACE = ("#lab?v=1&shape=square&size=12x9&by=prim&seed=amber-7"
        "&solve=breadth_first.a_star.depth_first.dead_end_filler")
PICTURES = """() => [0, 1, 2, 3].map((n) =>
    document.getElementById(`lab-board-${n}`).toDataURL().length)"""


def test_what_is_shown_is_compared_and_the_moment_stays(open_page):
    page = open_page(MAZES, enters={"lab"})
    page.click("#compare")
    expect(page.locator("html")).to_have_attribute("data-place", "lab")
    if page.evaluate("document.documentElement.dataset.state") == "playing":
        page.click("#play")
    page.click("#to-start")
    idle(page)
    assert settled_hash(page) == RACE
    before = page.evaluate(PICTURES)
    for _ in range(3):
        page.click("#forward")
    idle(page)
    assert settled_hash(page) == RACE + "&at=3"
    assert all(one != other for one, other in zip(before, page.evaluate(PICTURES), strict=True))
    page.click("#to-end")
    wait_for(page, "finished")
    expect(page.locator("#lab-ranking li")).to_have_count(4)
    expect(page.locator("#lab-figures-1")).to_contain_text("a shortest one")
    ended = settled_hash(page)
    page.select_option("#lab-kind", "generators")          # another race; Back leads to this one
    expect(page.locator("#lab-ranking li")).to_have_count(0)
    page.go_back()
    page.wait_for_function("link => location.hash === link", arg=ended)
    expect(page.locator("#lab-ranking li")).to_have_count(4)
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-place", "maze")


def test_six_boards_fit_a_phone(open_page):
    page = open_page(MAZES, enters={"lab"})
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    go(page, "#lab?v=1&shape=square&size=12x9&seed=amber-7&at=40"
             "&by=prim.wilson.kruskal.eller.recursive_backtracker.hunt_and_kill")
    boxes = [page.locator(f"#lab-board-{number}").bounding_box() for number in range(6)]
    assert min(box["width"] for box in boxes) >= 150 and min(box["height"] for box in boxes) >= 90
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("play", "forward", "timeline"):
        assert page.locator(f"#{name}").bounding_box()["y"] < PHONE[1] - 44
