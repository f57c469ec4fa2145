"""Navigation: which place is shown, and the links that follow what is shown there."""

from __future__ import annotations

from maze.place import AnyRecipe, Places
from maze.share import encode
from maze.web.page import Page
from maze.web.run import BOARD, Shown


def show_place(page: Page, places: Places, run: Shown) -> None:
    """The place of a run is the current one."""
    place = places.of(run.recipe)
    canvases = [pane.canvas for pane in run.panes]
    boards = "shared" if BOARD in canvases else "own" if canvases else "none"
    page.attribute("", "data-place", place.id)
    page.attribute("", "data-boards", boards)
    page.write("title", place.page_title)
    for other in places:
        page.attribute(f"go-{other.id}", "aria-current", "page" if other is place else None)


def lead_on(page: Page, places: Places, recipe: AnyRecipe, link: str) -> None:
    """The place's own link leads back to what is shown; the one that compares it, to its rivals."""
    place = places.of(recipe)
    page.attribute(f"go-{place.id}", "href", link)
    if place.rivals:
        page.attribute("compare", "href",
                       encode(recipe, places=places).replace(place.id, place.rivals, 1))
