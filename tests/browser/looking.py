"""What is seen of a page, waited for: no clock, but states and frames that are counted."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.pages import HEAR, idle, picture


def resize(page: Page, width: int, height: int) -> None:
    """Another window; until the picture fits the board that it has there."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("""([width, height]) => {
        const canvas = document.getElementById("canvas"), { clientWidth } = canvas;
        return innerWidth === width && innerHeight === height
            && (!clientWidth || canvas.width === Math.round(clientWidth * devicePixelRatio)); }""",
        arg=[width, height])
    idle(page)


def still(page: Page) -> None:
    """Until nothing moves: sheets are where they go to, and the picture is drawn."""
    idle(page)
    page.wait_for_function("""() => document.getAnimations()
        .every((one) => one.playState === "finished" || one.playState === "idle")""")


def pictures(page: Page, frames: int) -> set[str]:
    """The different pictures on the board in the next frames: one, if nothing moves."""
    return set(page.evaluate("""async (frames) => {
        const canvas = document.getElementById("canvas"), seen = new Set();
        for (let k = 0; k < frames; k++) {
            await new Promise(requestAnimationFrame);
            seen.add(canvas.toDataURL());
        }
        return [...seen];
    }""", frames))


def another_picture(page: Page, before: str) -> str:
    """Wait for it; returns it once it is complete."""
    page.wait_for_function("before => document.getElementById('canvas').toDataURL() !== before",
                           arg=before)
    idle(page)
    return picture(page)


def drag(page: Page, places: list[tuple[float, float]]) -> None:
    """With one finger, from place to place of the window; each is heard before the next."""
    fingers = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(places):
        page.evaluate(HEAR, "pointermove" if number else "pointerdown")
        fingers.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if number else "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_function("tapped")
    page.evaluate(HEAR, "pointerup")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("tapped")
    idle(page)
