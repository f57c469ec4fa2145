"""Legend: the marks that are on the board now, and no others, in the words that fit what is done.

While something plays, a mark that has come stays until the next phase begins, so that the list
does not flicker; at rest it is exact.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from maze.grid import Cell
from maze.marks import BLANK, MARKS, NOWHERE, SOLID
from maze.passages import unused
from maze.recipe import Recipe
from maze.scene import MazeScene
from maze.steps import GENERATING, KEYS_LAID, SEARCHING
from maze.web.mazes.drawing import MazeDrawing
from maze.web.mazes.runs import MazeRun
from maze.web.page import Page

ITEMS = ("blank", "unseen", "visited", "frontier", "walk", "pruned", "once", "twice", "solid",
         "path", "head", "key", "door", "arrow", "stair", "seam", "tunnel", "track", "you", "fog",
         "ghost", *(f"held-{at}" for at in range(5)))
FEW = 100_000                                              # cells that are looked through


class Legend:
    """Shows the marks of what is seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._phase: tuple[object, ...] = ()
        self._kept: frozenset[str] = frozenset()
        self._shown: tuple[object, ...] = ()

    def show(self, run: MazeRun, more: Collection[str] = ()) -> None:
        """``more`` are marks that do not come from the run: those of a game."""
        scene, drawing = run.drawing.scene, run.drawing
        found, phase = frozenset((*marks_of(drawing), *more)), (id(run), scene.phase, drawing.bare)
        if phase == self._phase and run.state == "playing":
            found |= self._kept
        self._phase, self._kept = phase, found
        words = words_of(run.recipe, scene)
        if (found, words) == self._shown:
            return
        self._shown = (found, words)
        for name in ITEMS:
            self.page.attribute(f"legend-{name}", "hidden", None if name in found else "")
        self.page.attribute("legend-title", "data-empty", None if found else "")
        toned = "" if scene.phase in SEARCHING else None
        self.page.attribute("legend-visited", "data-flood", toned)
        for name, text in words:
            self.page.write(f"legend-{name}-name", text)


def marks_of(drawing: MazeDrawing) -> Iterator[str]:
    """The marks of a maze as it is drawn now."""
    scene = drawing.scene
    searching = scene.phase in SEARCHING
    if drawing.bare:
        if _has_solid(scene, drawing.ends):
            yield "solid"
    else:
        if BLANK in scene.marks and (drawing.earth or searching):
            yield "blank" if drawing.earth else "unseen"
        yield from (MARKS[mark] for mark in range(BLANK + 1, len(MARKS)) if mark in scene.marks)
        if scene.head not in (NOWHERE, *drawing.ends):
            yield "head"
    if scene.path:
        yield "path"
    yield from _things(drawing)


def _has_solid(scene: MazeScene, ends: tuple[Cell, Cell]) -> bool:
    """Whether a finished maze leaves cells out."""
    if SOLID in scene.marks or len(scene.marks) > FEW:
        return SOLID in scene.marks
    return any(cell not in ends for cell in unused(scene.grid, scene.open))


def _things(drawing: MazeDrawing) -> Iterator[str]:
    """What stands on the board besides."""
    scene, geometry = drawing.scene, drawing.scene.grid.geometry
    if scene.phase in (KEYS_LAID, *SEARCHING) and (quest := drawing.quest()) is not None:
        yield "key"
        if quest.doors:
            yield "door"
    if scene.arrows:
        yield "arrow"
    for name, edges in (("stair", geometry.stairs), ("seam", geometry.seams),
                        ("tunnel", geometry.tunnels)):
        if any(map(scene.open.__getitem__, edges)):
            yield name


def words_of(recipe: Recipe, scene: MazeScene) -> tuple[tuple[str, str], ...]:
    """What the marks mean just now."""
    solver, searching = recipe.solver, scene.phase in SEARCHING
    all_ways = solver is not None and "all" in solver.claims
    return (("visited", "looked at" if searching else
             "in the maze" if scene.phase == GENERATING else "just changed"),
            ("walk", "the other search" if searching else "walk"),
            ("once", "on a shortest path" if all_ways else "passed once"),
            ("key", "point to pass" if _has_points(recipe) else "key"))


def _has_points(recipe: Recipe) -> bool:
    return recipe.keys.startswith("points") or bool(recipe.quest) and "-" not in recipe.quest
