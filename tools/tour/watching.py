"""Lines 1 to 3: the player, the drawing, what happens."""

from __future__ import annotations

from tests.browser.pages import MAZE, frames
from tools.tour.guide import Guide
from tools.tour.views import FEW, Stop

WILSON = "#maze?v=1&shape=hexagon&size=14x11&by=wilson&seed=amber-7&solve=a_star"
BACKTRACKER = "#maze?v=1&shape=square&size=14x12&by=recursive_backtracker&seed=amber-7"
FORTY = "#maze?v=1&shape=square&size=40x40&by=prim&seed=amber-7&solve=breadth_first"
THOUSAND = "#maze?v=1&shape=square&size=1000x1000&by=binary_tree&seed=amber-7"
TILING = "#pentomino?v=1&board=6x10&pieces=all&order=source"


def rewound(guide: Guide) -> None:
    guide.finish()
    guide.press("#to-start")
    guide.until("document.documentElement.dataset.state === 'ready'")


def growing(guide: Guide) -> None:
    guide.seek(0.3)


def solving(guide: Guide) -> None:
    """Beyond the landmark where solving begins."""
    guide.finish()
    guide.keys("Home", "Shift+ArrowRight", on="body")
    guide.until("Number(document.getElementById('timeline').value) > 0")
    guide.seek(0.85)


def searching(guide: Guide) -> None:
    guide.until("Number(document.getElementById('timeline').value) > 20")
    guide.press("#play")
    guide.until("document.documentElement.dataset.state === 'paused'")


def zoomed(guide: Guide) -> None:
    guide.finish()
    guide.keys("PageUp", "PageUp", "ArrowRight", "ArrowDown")
    guide.until("'zoomed' in document.documentElement.dataset")


def finished(guide: Guide) -> None:
    guide.finish()


def about(guide: Guide) -> None:
    guide.seek(0.3)
    guide.reach("#idea-name")


def code(guide: Guide) -> None:
    guide.seek(0.3)
    guide.press("#code-box > summary")
    guide.page.wait_for_selector("#code .now, #code [aria-current]", state="attached")
    guide.page.locator("#code").scroll_into_view_if_needed()
    frames(guide.page, 3)


def numbers(guide: Guide) -> None:
    guide.finish()
    guide.press("#more-numbers > summary")
    guide.until("document.getElementById('n-dead-ends').textContent !== '–'")
    guide.page.locator("#more-numbers").scroll_into_view_if_needed()


STOPS = [
    Stop(1, "rewound", "Rewound to the first step", MAZE, rewound),
    Stop(1, "growing", "Stopped in the middle of generating", MAZE, growing),
    Stop(1, "solving", "Stopped in the middle of solving; a landmark where that began", MAZE,
         solving),
    Stop(1, "step-412", "A link that carries its step, at=412", MAZE + "&at=412"),
    Stop(1, "tiling", "The same player for a tiling", TILING, searching),
    Stop(2, "zoomed", "Zoomed and moved by keys", FORTY, zoomed),
    Stop(2, "hexagons", "Another tiling of the plane, half grown", WILSON, growing),
    Stop(2, "thousand", "A million cells, finished", THOUSAND, finished, FEW),
    Stop(2, "thousand-zoomed", "A million cells, zoomed and moved", THOUSAND, zoomed, FEW),
    Stop(3, "idea", "The sentence, the legend, the idea", WILSON, about),
    Stop(3, "code", "The Python that runs, the line that just yielded lit", BACKTRACKER, code),
    Stop(3, "numbers", "The numbers of a finished maze", MAZE, numbers),
]
