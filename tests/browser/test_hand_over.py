"""The picture in the page, the recording and Python's picture lie on the same pixels."""

from __future__ import annotations

import base64
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.pages import sampled
from tools import browser as chrome

INK = """async (picture) => {
    const image = new Image(), canvas = document.createElement("canvas");
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const dark = (x, y) => [0, 1, 2].every((k) => data[4 * (y * image.width + x) + k] < 110);
    const all = (count) => Array.from({ length: count }, (_, k) => k);
    const counts = [
        all(image.width).map((x) => all(image.height).filter((y) => dark(x, y)).length),
        all(image.height).map((y) => all(image.width).filter((x) => dark(x, y)).length)];
    return counts.map((line) => {
        const most = Math.max(...line), walls = all(line.length).filter((k) => line[k] > most / 2);
        return [walls[0], walls.at(-1)];
    });
}"""


def rim(page: Page) -> list[list[int]]:
    """From where to where the longest walls go, across and down: the rim, in pixels."""
    box = page.locator(".board").bounding_box()
    assert box
    inner = {"x": round(box["x"]) + 2, "y": round(box["y"]) + 2,
             "width": int(box["width"]) - 4, "height": int(box["height"]) - 4}
    shot = page.screenshot(clip=inner, scale="device")
    return page.evaluate(INK, base64.b64encode(shot).decode())


@pytest.mark.parametrize("viewport, density", sampled(
    product([(1280, 800), (1279, 801), (360, 640), (768, 1024)], [1, 2]),
    lambda viewport, density: (viewport, density) == ((360, 640), 2)))
def test_the_picture_stays_where_it_is(viewport, density, new_page, site_url, watch):
    page = new_page(viewport, fresh=True, reduced_motion="reduce", device_scale_factor=density)
    held, free = [], []

    def hold(name: str) -> None:
        page.route(f"**/{name}", lambda route: route.continue_() if name in free
                   else held.append((name, route)))

    def release(name: str) -> None:
        free.append(name)
        for route in [route for waiting, route in held if waiting == name]:
            route.continue_()

    for name in ("recorded.mjs", "pyodide.asm.wasm"):
        hold(name)
    page.goto(site_url, wait_until="commit")
    page.locator("svg.shell[data-for=maze]").wait_for()
    page.wait_for_function("() => document.getElementById('share-dialog')")
    drawn = rim(page)
    release("recorded.mjs")
    page.wait_for_function("() => document.documentElement.dataset.recorded === 'finished'")
    recorded = rim(page)
    release("pyodide.asm.wasm")
    chrome.wait_until_settled(page, watch.errors)
    page.wait_for_function("() => document.documentElement.dataset.state === 'finished'")
    painted = rim(page)
    page.unroute_all()
    assert recorded == painted
    for before, after in zip(sum(drawn, []), sum(recorded, []), strict=True):
        assert abs(before - after) <= density              # other edges of lines, no other places
