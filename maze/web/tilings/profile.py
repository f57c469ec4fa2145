"""Profile: how often a search has laid a piece as its first, second, third ..., as bars.  Pure."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from maze.message import Grouped, Message
from maze.pentomino.scene import TilingScene
from maze.render.paths import number
from maze.web.page import Page

WIDTH, HEIGHT = 120, 40      # of the picture
GAP = 0.15                   # of a bar's place


def bars(profile: Sequence[int]) -> str:
    """Path data: a bar a depth; ten times as many pieces are one step higher, always alike."""
    depths = len(profile) - 1
    if not depths:
        return ""
    most = max(log(1 + max(profile)), 1.0)
    wide = WIDTH / depths
    found = []
    for at, count in enumerate(profile[:depths]):
        high = HEIGHT * log(1 + count) / most
        if count:
            found.append(f"M{number((at + GAP / 2) * wide)} {HEIGHT}v{number(-high)}"
                         f"h{number((1 - GAP) * wide)}V{HEIGHT}Z")
    return "".join(found)


def bars_words(profile: Sequence[int]) -> Message:
    """The same as a sentence."""
    busiest = max(range(len(profile)), key=profile.__getitem__)
    if not profile[busiest]:
        return Message("No piece was laid yet.")
    if profile[busiest] == 1:
        return Message("No two pieces were laid as the same number yet.")
    return Message("Most often, {n} times, a piece was laid as number {number} of {every}.",
                   n=Grouped(profile[busiest]), number=busiest + 1, every=len(profile) - 1)


def show_search(page: Page, scene: TilingScene) -> None:
    """How far a search is, in numbers and bars."""
    page.write("n-steps", str(Grouped(scene.steps)))
    page.write("n-depth", Message("{count} of {every}", count=len(scene.placed),
                                  every=len(scene.tiling.pieces)))
    page.write("n-found", str(Grouped(scene.found)))
    page.attribute("bars", "d", bars(scene.profile))
    page.write("bars-words", bars_words(scene.profile))
