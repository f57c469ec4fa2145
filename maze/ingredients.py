"""Ingredients: the plain fields of a maze's recipe, and the catalog their ids are looked up in.

No field is checked here: ``maze.recipe.Recipe`` is the same data, checked. The pipeline works on
ingredients, so that it need not know how a recipe is checked or drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.entrances import ENTR
from maze.errors import RecipeError
from maze.grid import Cell, Grid
from maze.params import Param
from maze.quest.place import KEYS
from maze.registry import Entry
from maze.steps import ANSWER, GENERATING, SOLVING, STAGES


@lru_cache(maxsize=8)
def changes(catalog: Catalog = DEFAULT) -> Mapping[str, Param]:
    """All that may be done to a maze once it is generated: keys of recipes and links, in order."""
    return catalog.keys | {"entr": ENTR, "keys": KEYS}


@dataclass(frozen=True)
class Ingredients:
    """A picture of a maze, as data.

    shape, size    an id of the catalog's shapes and its numbers
    by, opt        an id of its generators and that one's options
    seed           any text, 40 characters at most
    solve, sopt    an id of its solvers, or "", and its options
    start, goal    cells, or None for the shape's own
    walls          the exact maze (see ``maze.bits``), instead of by, seed and what is done to it
    mask           the drawing of a shape that is drawn (see ``maze.grids.masks``), "" for its own
    cut            a picture laid over the board: cells outside it are left out (``maze.overlays``)
    hide           what is around a picture that the path paints, a word of HIDE, or ""
    quest, arrows  what lies in the maze of ``walls``, by hand (see ``maze.quest.drawn``)
    changed        what transforms do to the maze: keys with their values, defaults left out
    entr, keys     where its ends are, and what lies on the way (see ``changes``)
    catalog        what the ids stand for
    """

    shape: str = "square"
    size: tuple[int, ...] = (20, 15)
    by: str = "recursive_backtracker"
    opt: tuple[tuple[str, str], ...] = ()                  # (name, text) in the generator's order
    seed: str = "amber-7"
    solve: str = ""
    start: Cell | None = None
    goal: Cell | None = None
    walls: str = ""
    mask: str = ""
    changed: tuple[tuple[str, Any], ...] = ()              # (key, value), as in ``changes``
    entr: str = ENTR.default
    keys: str = KEYS.default
    sopt: tuple[tuple[str, str], ...] = ()                 # (name, text) in the solver's order
    catalog: Catalog = field(default=DEFAULT, repr=False)
    cut: str = ""
    hide: str = ""
    quest: str = ""
    arrows: str = ""

    @property
    def shape_entry(self) -> Entry:
        return self.catalog.get("shapes", self.shape)

    @property
    def generator(self) -> Entry:
        return self.catalog.get("generators", self.by)

    @property
    def solver(self) -> Entry | None:
        return self.catalog.get("solvers", self.solve) if self.solve else None

    @property
    def dug(self) -> bool:
        """Whether the passages are drawn in ink, as the mole's are, and not the walls."""
        return "dug" in self.generator.gives and not self.walls

    @property
    def has_quest(self) -> bool:
        """Whether there is something to fetch or to pass on the way."""
        return bool(self.keys or self.quest)

    @property
    def words(self) -> dict[int, Mapping[str, str]]:
        """By phase, the algorithm's own sentences for its steps (see ``maze.words``)."""
        solving = self.solver.words if self.solver else {}
        return {GENERATING: {} if self.walls else self.generator.words, SOLVING: solving,
                ANSWER: solving,
                **{phase: {"phase": entry.summary, **entry.words} for phase, entry
                   in enumerate(self.catalog.room("transforms").values(), len(STAGES))}}

    def value(self, key: str) -> Any:
        """What is asked for under a key of ``changes``; its default if nothing is."""
        return self.asked().get(key, changes(self.catalog)[key].default)

    def asked(self) -> dict[str, Any]:
        """The keys of ``changes`` that are not left at their default, in order, and their values.
        """
        own = {"entr": self.entr, "keys": self.keys}
        return dict(self.changed) | {key: value for key, value in own.items()
                                     if value != changes(self.catalog)[key].default}

    def ends(self, grid: Grid) -> tuple[Cell, Cell]:
        """Start and goal before there is a maze: the grid's own, unless the recipe says otherwise.

        A single path begins at the first cell and ends at the one below.  Raises RecipeError.
        """
        start = grid.ends[0] if self.start is None else self.start
        last = len(grid.rows[0]) if self.value("unicursal") else grid.ends[1]
        goal = last if self.goal is None else self.goal
        for cell in (start, goal):
            if not 0 <= cell < len(grid):
                raise RecipeError("expected a cell from 0 to {last}: {cell}", last=len(grid) - 1,
                                  cell=cell)
        return start, goal
