"""LabRecipe: what the lab measures, as data: the mode, and what its experiment is made of.

    measure   numbers about many mazes              growth   steps and time against the size
    census    every maze of a small board           average  mazes laid on each other
    searches  the nodes of searches for tilings     solvers  searches by kind of maze
    thesis    the tables and charts of a thesis: its algorithms and boards are fixed
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar

from maze.catalog import DEFAULT, Catalog
from maze.errors import RecipeError
from maze.ingredients import changes
from maze.lab import thesis
from maze.lab.census import Census
from maze.lab.experiment import MAZES, Experiment
from maze.lab.measures import MEASURES, OF_MAZES, Measure
from maze.lab.searches import NODES, Searching
from maze.params import Param, Whole
from maze.pentomino.board import Board
from maze.pentomino.pieces import parse_pieces
from maze.pentomino.recipe import TilingRecipe
from maze.progress import Work
from maze.recipe import Recipe
from maze.steps import Steps

STUDIES = ("measure", "growth", "solvers", "census", "average", "searches", "thesis")
MOST_BY, MOST_BOARDS, MOST_SOLVERS, MOST_ORDERS, MOST_KINDS = 30, 24, 8, 500, 16
DRAWS = {"measure": 50, "growth": 5, "solvers": 20, "census": 2000, "average": 100,
         "searches": 20, "thesis": thesis.TRIALS}                          # mazes
FOUR = ("recursive_backtracker", "prim", "wilson", "kruskal")
BY = {"measure": FOUR, "growth": FOUR, "solvers": ("recursive_backtracker", "prim", "wilson"),
      "census": ("wilson", "with_walls", "with_tree"),
      "average": ("with_walls", "with_tree"), "searches": ("source", "algorithm_x"),
      "thesis": thesis.BY}
SIZES = {"measure": ((20, 20),), "growth": ((10, 10), (20, 20), (30, 30), (40, 40)),
         "solvers": ((20, 20),), "census": ((3, 3),), "average": ((16, 16),), "searches": (),
         "thesis": tuple((side, side) for side in thesis.SIDES)}
X, Y = "dead_ends", "solution_length"
TILING = TilingRecipe(Board(5, 7), parse_pieces("LPNYUVT"))
REST: dict[str, dict[str, Any]] = {                        # what else is different by mode
    "solvers": {"solve": ("breadth_first", "a_star", "greedy_best_first", "depth_first",
                          "wall_follower_left", "dead_end_filler"),
                "braids": (0, 50), "x": "effort"},
    "searches": {"shapes": ()}, "thesis": {"x": "ms"}}


def usual(mode: str, catalog: Catalog = DEFAULT) -> LabRecipe:
    """What a mode measures unless it is told otherwise."""
    return LabRecipe(mode, BY[mode], sizes=SIZES[mode], mazes=DRAWS[mode], catalog=catalog,
                     **REST.get(mode, {}))


def mazes_of(mode: str) -> Whole:
    """How many mazes of each algorithm on each board; for a census, how many draws; for searches,
    how many orders of the pieces."""
    return Whole("mazes", "Mazes", 1, MOST_ORDERS if mode == "searches" else MAZES.high,
                 DRAWS[mode], MAZES.help)


@dataclass(frozen=True)
class LabRecipe:
    """``by`` and ``solve`` are ids, ``opt`` goes to every algorithm that has it; each size is that
    of every shape, as far as it has numbers for it. ``braids`` are shares of dead ends that are
    opened, each another kind of maze, for solvers. ``x`` and ``y`` are the measures to look at; of
    the thesis, ``x`` is the unit. ``tiling`` and ``nodes`` are the board and the limit of searches,
    whose ids are in ``by``. ``code`` is the text of a visitor's generator, which the catalog has
    as ``maze.written.ID``.

    Raises RecipeError for what is not known or out of range.
    """

    place_id: ClassVar[str] = "lab"

    mode: str = "measure"
    by: tuple[str, ...] = FOUR
    opt: tuple[tuple[str, str], ...] = ()
    shapes: tuple[str, ...] = ("square",)
    sizes: tuple[tuple[int, ...], ...] = ((20, 20),)
    changed: tuple[tuple[str, Any], ...] = ()
    solve: tuple[str, ...] = ()
    braids: tuple[int, ...] = ()
    mazes: int = 50
    seed: str = "amber-7"
    x: str = X
    y: str = Y
    tiling: TilingRecipe = TILING
    nodes: int = NODES.default
    code: str = ""
    catalog: Catalog = field(default=DEFAULT, repr=False, compare=False)

    def __post_init__(self) -> None:
        mazes_of(self.mode).parse(str(self.mazes))
        for count, most in ((len(self.by), MOST_BY), (len(self.solve), MOST_SOLVERS),
                            (len(self.shapes) * len(self.sizes), MOST_BOARDS),
                            (self._kinds, MOST_KINDS)):
            if count > most:
                raise RecipeError("expected at most {most} to compare: {count}", most=most,
                                  count=count)
        NODES.parse(str(self.nodes))
        assert self.searches if self.mode == "searches" else self.experiment

    def but(self, **parts: Any) -> LabRecipe:
        """The same with other parts."""
        return replace(self, **parts)

    @property
    def _kinds(self) -> int:
        """How many kinds of maze the solvers get."""
        return len(self.by) * len(self.shapes) * len(self.sizes) * len(self.braids)

    @cached_property
    def boards(self) -> tuple[str, ...]:
        """As an experiment has them."""
        found = []
        for shape in self.shapes:
            for size in self.sizes:
                params = self.catalog.get("shapes", shape).params
                text = "x".join(map(str, fitted(params, size)))
                found.append(f"{shape}.{text}")
        return tuple(dict.fromkeys(found))

    @cached_property
    def experiment(self) -> Experiment:
        """Of all algorithms on all boards."""
        if self.mode == "thesis":
            return replace(thesis.experiment(self.mazes, self.seed[:34]), catalog=self.catalog)
        return Experiment(tuple(map(self._named, self.by)), self.boards, self._changes(),
                          self.solve, self.mazes, self.seed[:34], self.catalog)

    def _changes(self) -> tuple[str, ...]:
        """What is done to the mazes, as an experiment has it."""
        known = changes(self.catalog)
        done = [f"{key}.{known[key].format(value)}" for key, value in self.changed]
        opened = [[f"braid.{braid}"] if braid else [] for braid in self.braids] or [[]]
        return tuple("_".join([*some, *done]) for some in opened)

    def _named(self, by: str) -> str:
        entry = self.catalog.get("generators", by)
        given = "_".join(f"{name}.{text}" for name, text in self.opt if entry.param(name))
        return f"{by}.{given}" if given else by

    def censuses(self) -> list[Census]:
        """One of each algorithm, on the first board."""
        return [Census(by, self.boards[0], self.mazes, self.seed[:30], self.catalog)
                for by in self.experiment.by]

    def averages(self) -> list[Experiment]:
        """One experiment of each algorithm, on the first board."""
        return [replace(self.experiment, by=(by,), boards=self.boards[:1])
                for by in self.experiment.by]

    @cached_property
    def searches(self) -> list[Searching]:
        """One of each search."""
        return [Searching(self.tiling.but(order=by, catalog=self.catalog), self.mazes, self.nodes,
                          self.seed[:30]) for by in self.by]

    def look(self, axis: str) -> Measure:
        """The measure that is looked at; one of searches needs a search."""
        plain = MEASURES[{"x": X, "y": Y}[axis]]
        found = MEASURES.get(getattr(self, axis), plain)
        return found if self.solve or found in OF_MAZES else plain

    def recipes(self) -> Iterator[Recipe]:
        """One for each board of mazes."""
        if self.mode == "searches":
            return
        one, seen = self.experiment, set()
        for index in range(one.trials):
            run = one.run(index * max(1, len(one.solve)))
            if run.number:
                return
            if run.board not in seen:
                seen.add(run.board)
                yield one.recipe(run._replace(solve=-1))

    def laying(self) -> Work[None]:
        """Lay out the boards, in slices of work; of a census, list their mazes, too."""
        for recipe in self.recipes():
            yield from recipe.laying()
        if self.mode == "census":
            yield from self.censuses()[0].listing()

    def begin(self) -> tuple[Any, Steps[Any]]:
        """Nothing moves here, so there is nothing to be played."""
        return None, _no_steps()

    def picture(self) -> LabRecipe:
        """Itself: ``maze.lab.studies`` makes charts of what is measured."""
        return self


def fitted(params: tuple[Param, ...], size: tuple[int, ...]) -> tuple[int, ...]:
    """A size for a shape: numbers that it lacks have their defaults, each stays in its range."""
    given = (*size, *(param.default for param in params[len(size):]))
    return tuple(min(max(value, param.low), param.high) if isinstance(param, Whole) else value
                 for param, value in zip(params, given, strict=False))


def _no_steps() -> Steps[Any]:
    return
    yield
