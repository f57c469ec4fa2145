"""The digest of a finished picture, as an attribute of the page; of large ones in slices."""

from __future__ import annotations

from typing import Any

from maze.picture import Picture
from maze.web.page import Page
from maze.web.player.stage import Stage

LARGE = 2000                                               # cells


def tell_digest(page: Page, stage: Stage, result: Any) -> None:
    """Now, or as soon as there was time for it; of several boards, one after the other."""
    if isinstance(result, Picture) and len(result.maze.grid) > LARGE:
        stage.scheduler.begin("digest", result.digesting(),
                              lambda digest: page.attribute("", "data-digest", digest))
    else:
        results = result if isinstance(result, list) else [result]
        page.attribute("", "data-digest", ".".join(one.digest for one in results))
