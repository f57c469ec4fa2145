"""The charts of the lab in Chromium, and a visitor's generator in a census."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from maze.texts import packed, retitled
from maze.visitors.templates import TEMPLATES
from tests.browser.pages import go

MAZES = "#maze?v=1&shape=square&size=12x9&by=prim&seed=amber-7"
OWN = retitled(TEMPLATES["generators"], "A tree")
CENSUS = ("#lab?v=1&mode=census&shape=square&size=3x3&by=mine.with_walls&seed=amber-7&mazes=400"
          f"&code={packed(OWN)}")
SOLVERS = ("#lab?v=1&mode=solvers&shape=square&size=8x8&by=prim&seed=amber-7&braid=0.50"
           "&solve=breadth_first.a_star&mazes=6&x=effort")


def charts(page: Page, count: int) -> list[str]:
    """The titles of the charts, once all are drawn."""
    expect(page.locator("#lab-halt")).to_be_hidden()
    page.wait_for_function("""count => {
        const { dataset } = document.getElementById("lab-charts");
        return dataset.charts === String(count) && !document.querySelector(
            "#lab-charts[aria-busy]"); }""", arg=count)
    assert page.locator("#lab-charts[data-failed]").count() == 0
    return page.locator("#lab-charts h3").all_inner_texts()


def test_a_generator_of_ones_own_is_counted_in_a_sandbox(open_page, watch):
    page = open_page(MAZES, enters={"lab"})
    go(page, CENSUS)
    expect(page.locator("#lab-study-told")).to_contain_text("A tree waits")
    expect(page.locator("#lab-own-text")).to_contain_text("def generate(maze, rng):")
    page.click("#lab-own-run")
    expect(page.locator("#lab-study-told")).to_have_text("800 of 800 mazes.", timeout=90_000)
    assert charts(page, 3)[0] == "How often each of the 192 mazes came"
    expect(page.locator("#chart-census figcaption")).to_contain_text("A tree made")
    expect(page.locator("#chart-census .chart-drawing a")).to_have_count(2 * 192)
    watch.requests[:] = [url for url in watch.requests if not url.startswith("blob:null/")]


def test_charts_are_walked_by_keys_and_tables_are_filled_when_opened(open_page):
    page = open_page(MAZES, enters={"lab"})
    go(page, SOLVERS)
    assert charts(page, 3)[1:] == ["Prim (two sets), perfect",
                                   "Prim (two sets), 50 % of the dead ends opened"]
    assert page.locator("#chart-kind-0 .chart-drawing a[tabindex='0']").count() == 1
    page.locator("#chart-kind-0 .chart-drawing a[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.ariaLabel") != first
    link = page.evaluate("document.activeElement.getAttribute('href')")
    assert re.match(r"#maze\?.*&solve=(a_star|breadth_first)$", link)
    rows = page.locator("#chart-kind-0 .chart-rows tbody tr")
    expect(rows).to_have_count(0)
    page.click("#chart-kind-0 summary")
    expect(rows).to_have_count(2)
    page.locator("#chart-kind-0 .chart-drawing a[tabindex='0']").focus()
    page.keyboard.press("Enter")                           # its maze, with that solver
    expect(page.locator("html")).to_have_attribute("data-place", "maze")
    page.wait_for_function("link => location.hash.startsWith(link)", arg=link)
