"""Recipe: all that determines a picture of a maze.  Speed, colors and zoom are not in it.

The test for what belongs here: would a friend who opens the link expect it to be the same?
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from maze.bits import unpack
from maze.catalog import generators, shapes, solvers
from maze.collector import gc_paused
from maze.conflicts import problem, ungenerated, unsolvable
from maze.entrances import ENTR
from maze.errors import MisfitError, RecipeError
from maze.grid import Grid
from maze.grid_cache import GRIDS
from maze.grids.traits import knowing
from maze.ingredients import Ingredients
from maze.message import Message, both, either
from maze.overlays import HIDE, pictures
from maze.params import shown
from maze.passages import Maze
from maze.picture import Picture
from maze.pipeline import steps
from maze.progress import Work, finish
from maze.quest.drawn import parse_arrows, parse_quest
from maze.quest.place import KEYS
from maze.registry import Entry, misfit
from maze.steps import Steps, run
from maze.typed import check_type

__all__ = ["SEED_LENGTH", "Recipe", "generators", "shapes", "solvers"]

SEED_LENGTH = 40
WALLS_LENGTH = 8000                                        # a link has 8192 at most
OF_DRAWN = {"entr", "keys"}                                # what may be done to a drawn maze
TEXTS = ("shape", "by", "seed", "solve", "walls", "mask", "entr", "keys", "cut", "hide",
         "quest", "arrows")
TYPES: dict[str, Any] = dict.fromkeys(TEXTS, str)
TYPES |= dict.fromkeys(("size", "opt", "sopt", "changed"), tuple)
TYPES |= dict.fromkeys(("start", "goal"), int | None)
LAID = {"sparse", "oneway", "entr", "keys"}                # with start and goal in view


@dataclass(frozen=True, init=False)
class Recipe(Ingredients):
    """A picture of a maze, as data that has been checked: see ``Ingredients`` for its fields.

    A key of ``changes`` is a parameter, too: ``Recipe(by="prim", braid=30)``.

    The constructor raises RecipeError for what is of another type or out of range, MisfitError for
    what does not go together, and TypeError for a parameter that does not exist.  It leaves out
    what has no meaning beside the rest: a drawing on a shape that is not drawn, the seed of walls
    that are given, options without a solver.
    """

    place_id: ClassVar[str] = "maze"

    def __init__(self, *values: Any, **parts: Any) -> None:
        done = {key: parts.pop(key) for key in [*parts] if key not in TYPES and key != "catalog"}
        if done:
            parts["changed"] = tuple((dict(parts.get("changed", ())) | done).items())
        super().__init__(*values, **parts)
        self._check()

    def _check(self) -> None:
        for name, kind in TYPES.items():
            check_type(name, getattr(self, name), kind)
        self._check_shape()
        self._check_options(self._known("generators", self.by, "generator"), self.opt)
        plain = self.seed.encode("utf-8", "replace").decode()         # half a character is no text
        self._set("seed", plain)
        if len(self.seed) > SEED_LENGTH:
            raise RecipeError("expected a seed of at most {most} characters: {seed}",
                              most=SEED_LENGTH, seed=shown(self.seed))
        self._check_changes()
        if len(self.walls) > WALLS_LENGTH:
            raise RecipeError("expected a drawing of at most {most} characters: {length}",
                              most=WALLS_LENGTH, length=len(self.walls))
        if self.walls:                                     # the walls say all that these would say
            seed = () if "seed" in self.shape_entry.needs else ("seed",)
            for name in ("by", "opt", *seed, "changed"):
                self._set(name, getattr(Recipe, name))
        else:                                              # what lies there belongs to its walls
            self._set("quest", "")
            self._set("arrows", "")
        self._check_solver()

    def _set(self, name: str, value: Any) -> None:
        """Put a field right while the recipe is made."""
        object.__setattr__(self, name, value)

    def _check_shape(self) -> None:
        shape = self._known("shapes", self.shape, "shape")
        if len(self.size) != len(shape.params):
            titles = both(Message(param.title).lower() for param in shape.params)
            raise RecipeError("expected a size with {titles}: {size}", titles=titles,
                              size="x".join(map(str, self.size)))
        for param, value in zip(shape.params, self.size, strict=True):
            check_type(param.name, value, int)
            param.parse(str(value))
        if self.mask and shape.mask:
            shape.mask.check(self.mask, self.size)
        elif self.mask:                                    # another shape has no use for it
            self._set("mask", "")
        if self.cut:
            pictures("stencil").parse_stencil(self.cut)
        if HIDE.parse(self.hide):                          # its ends are where the path is cut open
            self._set("start", None)
            self._set("goal", None)

    def _check_changes(self) -> None:
        known, given = self.catalog.keys, dict(self.changed)
        for name in given.keys() - known.keys():
            raise TypeError(f"a recipe has no part {name!r}")
        for name in filter(given.__contains__, known):
            check_type(name, given[name], type(known[name].default))
            known[name].parse(known[name].format(given[name]))
        self._set("changed", tuple((name, given[name]) for name, param in known.items()
                                   if given.get(name, param.default) != param.default))
        ENTR.parse(self.entr)
        KEYS.parse(self.keys)

    def _check_solver(self) -> None:
        if not self.solve:
            self._set("sopt", ())
            return
        solver = self._known("solvers", self.solve, "solver")
        if sentence := unsolvable(self, solver):
            raise MisfitError(sentence)
        self._check_options(solver, self.sopt)

    def _known(self, room: str, name: str, kind: str) -> Entry:
        entries = self.catalog.room(room)
        if name not in entries:
            raise RecipeError("expected a {kind} ({names}): {name}", kind=Message(kind),
                              names=either(entries), name=shown(name))
        return entries[name]

    def _check_options(self, entry: Entry, given: tuple[tuple[str, str], ...]) -> None:
        for item in given:
            check_type("option", item, tuple)
            name, text = map(str, item)
            param = entry.param(name)
            if param is None:
                raise RecipeError("{title} has no option {name}.", title=Message(entry.title),
                                  name=shown(name))
            param.parse(text)

    def grid(self) -> Grid:
        """The grid of the shape; shapes that are random draw from the seed."""
        with gc_paused():
            return finish(self._grid_slices())

    def _grid_slices(self) -> Work[Grid]:
        seed = self.seed if "seed" in self.shape_entry.needs else ""
        return GRIDS.slices(self.shape_entry, self.size, self.mask, seed, self.cut, self.hide)

    def laying(self) -> Work[Grid]:
        """Lay out the grid, in slices, and find out what must be known of it before it can be said
        whether the recipe can be done on it.  Then ``checked_grid`` takes no time.

        Garbage collection is off from the first slice to the last: between two of them it would
        scan all that is laid out so far, a fifth of the page's time for rhombille of 110x150.
        """
        with gc_paused():
            grid = yield from self._grid_slices()
            for board in filter(None, (grid, grid.board)):
                yield from knowing(board, self._needed())
            for key, value in self.asked().items():
                for entry in self._changes():
                    if slices := getattr(entry.refuses.get(key), "slices", None):
                        yield from slices(grid, value)     # what comes of it is known from now on
            return grid

    def _changes(self) -> list[Entry]:
        """The transforms that it asks for."""
        return [entry for entry in self.catalog.room("transforms").values()
                if any(map(entry.param, self.asked()))]

    def _needed(self) -> set[str]:
        """What its algorithms need."""
        makers = (self.solver, None if self.walls else self.generator)
        return {need for entry in (*self._changes(), *filter(None, makers)) for need in entry.needs}

    def checked_grid(self) -> Grid:
        """The grid.  Raises MisfitError if something in the recipe cannot be done on it."""
        grid = self.grid()
        if not self.walls and (sentence := ungenerated(self, grid)):
            raise MisfitError(sentence)
        if found := problem(self, grid):
            raise MisfitError(found[1])
        if self.solver and (sentence := misfit(self.solver, grid)):
            raise MisfitError(sentence)
        return grid

    def begin(self) -> tuple[Maze, Steps[Picture]]:
        """The maze before the first step, and all that is done to it as one timeline.

        Raises MisfitError, and RecipeError if what was drawn does not belong to the grid.
        """
        maze = self._unmade()
        return maze, steps(self, maze)

    def _unmade(self) -> Maze:
        grid = self.checked_grid()
        adds_walls = "walls" in self.generator.gives and not (
            self.hide or self.value("unicursal"))
        maze = Maze(grid, filled=bool(self.walls) or not adds_walls)
        if self.walls:
            maze.open[:] = unpack(self.walls, grid.edges)
            maze.arrows = parse_arrows(self.arrows, grid, maze.open)
            parse_quest(self.quest, grid, maze.open)
        return maze

    def picture(self) -> Picture:
        """The finished picture, at full speed."""
        return run(steps(self, self._unmade(), shown=False))

    def same_maze_as(self, other: Recipe) -> bool:
        """Whether another recipe has other ends or another solver only: then the maze is reused.

        Sparse and one-way passages, keys and entrances are laid with the ends in view; some solvers
        read how the maze grew.
        """
        nowhere = {"start": None, "goal": None, "solve": "", "sopt": ()}
        growth = other.solver is not None and "growth" in other.solver.needs
        return (self.but(**nowhere) == other.but(**nowhere)
                and not growth and not other.quest and not other.asked().keys() & LAID)

    def but(self, **changes: Any) -> Recipe:
        """The same recipe with some fields, or some keys of ``changes``, changed."""
        return replace(self, **changes)
