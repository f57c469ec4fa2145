"""Helpers for tests of the page: what it says about itself, and one booted page for many tests."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page

from maze.share import decode
from tools import browser as chrome

MAZE = "#maze?v=1&shape=square&size=20x15&by=prim&seed=amber-7&solve=breadth_first"
SMALL = "#maze?v=1&shape=square&size=6x5&by=prim&seed=amber-7&solve=breadth_first"
USUAL = 16                                                 # stop of the slider: 40 steps a second
KATAMINO = "#pentomino?v=1&board=5x9&pieces=ltwkyrzcp"
ELSEWHERE = "#maze?v=1&shape=square&size=3x3&by=prim&seed=1"
# In one go, for the page tidies its address by itself; what is there already would be no change.
GO = """async ([link, elsewhere]) => {
    const to = (hash) => new Promise((done) => {
        addEventListener("hashchange", done, { once: true });
        location.hash = hash;
    });
    if (location.hash === link) await to(elsewhere);         // begin it anew
    await to(link);
}"""
PATH_COLORS = {"light": (0x7B, 0x02, 0x0E), "dark": (0xFC, 0x9F, 0xB5)}


@contextmanager
def booted(browser: Browser, url: str, prepare: Callable[[Page], object] = lambda page: None,
           **options) -> Iterator[Page]:
    """A page that has started Python, prepared before; afterwards it must not have complained."""
    context = browser.new_context(viewport={"width": 1280, "height": 800},
                                  service_workers="block", **options)
    page, errors = context.new_page(), []
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    prepare(page)
    page.goto(url)
    chrome.wait_until_settled(page, errors)
    yield page
    assert errors == []
    context.close()


def sampled(rows: Iterable[tuple], in_sample: Callable[..., bool]) -> list:
    """Rows of a table for `parametrize`: those not in the sample run in `make prove` only."""
    return [row if in_sample(*row) else pytest.param(*row, marks=pytest.mark.prove)
            for row in map(tuple, rows)]


def some_of(values: Iterable, sample: Collection) -> list:
    """The same for a single argument."""
    return [value if value in sample else pytest.param(value, marks=pytest.mark.prove)
            for value in values]


def go(page: Page, link: str) -> None:
    """Follow a link on the page, as somebody who edits the address by hand: without a reload."""
    closed(page)
    page.evaluate(GO, [link, ELSEWHERE])
    idle(page)


def closed(page: Page) -> None:
    """Until the entry that a dialog had in the history is gone; only a test is quicker."""
    page.wait_for_function("""() => document.querySelector("dialog[open]")
                                    || !history.state?.dialog""")


def set_speed(page: Page, stop: int) -> None:
    """It stays for whatever is shown next, so put it back to USUAL."""
    page.locator("#speed").fill(str(stop))


def idle(page: Page) -> None:
    """Until the page shows all that it was asked for (what plays goes on playing).

    Two frames first: the browser tells of another size in the next frame, not at once.
    """
    frames(page, 2)
    page.wait_for_function("""() => !("busy" in document.documentElement.dataset)""")


def frames(page: Page, count: int) -> None:
    page.evaluate("""async (count) => {
        for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame); }""", count)


def state(page: Page) -> str:
    return page.evaluate("document.documentElement.dataset.state")


def digest(page: Page) -> str:
    return page.evaluate("document.documentElement.dataset.digest")


def hash_of(page: Page) -> str:
    return page.evaluate("location.hash")


def position(page: Page) -> int:
    return int(page.input_value("#timeline"))


def wait_for(page: Page, wanted: str) -> None:
    page.wait_for_function("wanted => document.documentElement.dataset.state === wanted",
                           arg=wanted)


def finish(page: Page) -> None:
    """To the end, by the button (which may be off by now: the run may have ended by itself)."""
    page.evaluate("document.getElementById('to-end').click()")
    wait_for(page, "finished")
    idle(page)


def settled_hash(page: Page) -> str:
    """The address once everything is shown and the address has been tidied."""
    page.wait_for_function("""() => { const { busy, untidy } = document.documentElement.dataset;
        return busy === undefined && untidy === undefined; }""")
    return hash_of(page)


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place of the picture is on the screen: the view puts it in the middle, as large as
    fits, in whole pixels."""
    box = page.locator("#canvas").bounding_box()
    recipe = decode(hash_of(page)).recipe
    x0, y0, x1, y1 = recipe.grid().geometry.bounds
    across, down = x1 - x0 + 0.6, y1 - y0 + 0.6
    unit = int(min(box["width"] / across, box["height"] / down))
    return (box["x"] + box["width"] / 2 + (x - (x0 + x1) / 2) * unit,
            box["y"] + box["height"] / 2 + (y - (y0 + y1) / 2) * unit)


def count_pixels(page: Page, color: tuple[int, int, int]) -> int:
    return page.evaluate("""(color) => {
        const canvas = document.getElementById("canvas");
        const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
        let count = 0;
        for (let i = 0; i < data.length; i += 4)
            if (color.every((value, k) => Math.abs(value - data[i + k]) < 3)) count++;
        return count;
    }""", list(color))


def picture(page: Page) -> str:
    """The canvas as it is, to be compared."""
    return page.evaluate("document.getElementById('canvas').toDataURL()")


def overflow(page: Page) -> tuple[int, int]:
    """By how many pixels the page is larger than the window."""
    return tuple(page.evaluate("""() => { const root = document.documentElement;
        return [root.scrollWidth - root.clientWidth, root.scrollHeight - innerHeight]; }"""))


HEAR = """(kind) => { window.tapped = false;
    addEventListener(kind, () => { tapped = true; }, { capture: true, once: true }); }"""


def tap(page: Page, target: str | Locator) -> None:
    """One tap of a finger on a selector or an element, until it is a click.

    A browser makes the click only after it has answered for the touch: whoever looks at once may
    be too early.
    """
    page.evaluate(HEAR, "click")
    page.locator(target).tap() if isinstance(target, str) else target.tap()
    page.wait_for_function("tapped")


def tap_at(page: Page, x: float, y: float) -> None:
    """One tap of a finger on a place in the window: on the board it never becomes a click."""
    page.evaluate(HEAR, "pointerup")
    page.touchscreen.tap(x, y)
    page.wait_for_function("tapped")


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is less than 44 pixels wide or high."""
    return page.evaluate("""() => [...document.querySelectorAll(
            "button, a, select, summary, textarea, label.check, "
            + "input:not([type=range], [type=checkbox])")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.9 || box.height < 43.9)
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)""")


def box(page: Page, selector: str) -> dict[str, float]:
    return page.locator(selector).bounding_box()
