"""Experiment: what is to be measured, as data: algorithms, boards, how many mazes, and the seed.

An *algorithm* is an id and its options as in a link, behind a point: ``prim``,
``growing_tree.rule.random_grows.all``. A *board* is a size of squares, ``30x30``, or a shape and
its size, ``hexagon.20x20``. A *change* is what is done to the finished maze, with the keys of
links: ``braid.50_oneway.20``; an empty one leaves it perfect. A *trial* is one maze, which is
measured, and searched by each solver. A *run* is a row of the table: a trial, or with solvers one
search of it.

Maze number k of every algorithm on every board has the same seed, ``<seed>-<k>``. Trials are
ordered by number first, so that what is known early is as good a sample of all as later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from maze.catalog import DEFAULT, Catalog
from maze.errors import MisfitError, RecipeError
from maze.ingredients import changes
from maze.message import Message, Value, joined
from maze.params import Whole, shown
from maze.recipe import SEED_LENGTH, Recipe
from maze.registry import Entry

MAZES = Whole("mazes", "Mazes", 1, 10_000, 100, "of each algorithm on each board")
MOST_CELLS = 10_000                                        # of a board
MOST_RUNS = 1_000_000
BY, BOARDS, SEED = ("wilson", "kruskal", "prim", "recursive_backtracker"), ("20x20",), "lab"


class Trial(NamedTuple):
    """One maze: its place in the experiment, and its recipe without a solver."""

    at: int
    number: int
    by: int
    board: int
    change: int
    recipe: Recipe


class Run(NamedTuple):
    """One row: the numbers of its parts in the experiment; ``solve`` is -1 without a solver."""

    at: int
    number: int
    by: int
    board: int
    change: int
    solve: int


@dataclass(frozen=True)
class Experiment:
    """All fields are texts as above.  Raises RecipeError for what is not known or out of range."""

    by: tuple[str, ...] = BY
    boards: tuple[str, ...] = BOARDS
    changes: tuple[str, ...] = ("",)
    solve: tuple[str, ...] = ()
    mazes: int = MAZES.default
    seed: str = SEED
    catalog: Catalog = field(default=DEFAULT, repr=False, compare=False)

    def __post_init__(self) -> None:
        MAZES.parse(str(self.mazes))
        if not self.by or not self.boards or not self.changes:
            raise RecipeError("expected at least one algorithm and one board: none")
        longest = SEED_LENGTH - len(str(MAZES.high)) - 1
        if len(self.seed) > longest:
            raise RecipeError("expected a seed of at most {most} characters: {seed}", most=longest,
                              seed=shown(self.seed))
        if self.trials * max(1, len(self.solve)) > MOST_RUNS:
            raise RecipeError("expected at most {most} runs: {count}", most=MOST_RUNS,
                              count=self.runs)
        assert self._parts
        for solve in range(len(self.solve)):               # read once, so that it is refused here
            with suppress(MisfitError):
                self.solved(self._parts[0][0][0], solve)

    @property
    def trials(self) -> int:
        """How many mazes there are."""
        return self.mazes * len(self.boards) * len(self.changes) * len(self.by)

    @property
    def runs(self) -> int:
        """How many rows there may be; those of parts that do not fit together stay away."""
        return self.trials * max(1, len(self.solve))

    @cached_property
    def _parts(self) -> list[list[list[Recipe]]]:
        """The recipe without a seed of each board, change and algorithm."""
        return [[[_recipe(board, change, by, self.catalog) for by in self.by]
                 for change in self.changes] for board in self.boards]

    @cached_property
    def misfits(self) -> dict[tuple[int, int, int, int], Message]:
        """Which board, change, algorithm and solver (as numbers; -1 for the maze alone) do not go
        together, and why.  The boards are laid out for that.
        """
        found: dict[tuple[int, int, int, int], Message] = {}
        for board, rows in enumerate(self._parts):
            if len(rows[0][0].grid()) > MOST_CELLS:
                raise RecipeError("expected a board of at most {most} cells: {board}",
                                  most=MOST_CELLS, board=shown(self.boards[board]))
            for change, row in enumerate(rows):
                for by, recipe in enumerate(row):
                    for solve in range(-1, len(self.solve)):
                        try:
                            self.solved(recipe, solve).checked_grid()
                        except MisfitError as error:
                            found[board, change, by, solve] = _sentence(error)
        return found

    @property
    def left_out(self) -> tuple[Message, ...]:
        """A sentence for each reason why some runs are left out."""
        return tuple(dict.fromkeys(self.misfits.values()))

    def solvers_of(self, trial: Trial) -> list[int]:
        """Which solvers, by number, can solve a maze."""
        place = (trial.board, trial.change, trial.by)
        return [solve for solve in range(len(self.solve)) if (*place, solve) not in self.misfits]

    def trial(self, index: int) -> Trial | None:
        """One maze, by its number from 0; None if its parts do not go together."""
        rest, by = divmod(index, len(self.by))
        rest, change = divmod(rest, len(self.changes))
        number, board = divmod(rest, len(self.boards))
        if (board, change, by, -1) in self.misfits:
            return None
        recipe = self._parts[board][change][by].but(seed=f"{self.seed}-{number + 1}")
        return Trial(index, number, by, board, change, recipe)

    def run(self, index: int) -> Run:
        """What a row is about, by its number."""
        trial, solver = divmod(index, max(1, len(self.solve)))
        rest, by = divmod(trial, len(self.by))
        rest, change = divmod(rest, len(self.changes))
        number, board = divmod(rest, len(self.boards))
        return Run(index, number, by, board, change, solver if self.solve else -1)

    def recipe(self, run: Run) -> Recipe:
        """The recipe of a row, with its solver: its link opens that very run."""
        recipe = self._parts[run.board][run.change][run.by]
        recipe = recipe.but(seed=f"{self.seed}-{run.number + 1}")
        return self.solved(recipe, run.solve)

    def solved(self, recipe: Recipe, solve: int) -> Recipe:
        """A recipe with one of the solvers; -1 is none."""
        if solve < 0:
            return recipe
        name, options = _algorithm("solvers", self.solve[solve], self.catalog)
        return recipe.but(solve=name.id, sopt=options)

    def title(self, room: str, name: str) -> Message:
        """The title of an algorithm, with its options."""
        entry, options = _algorithm(room, name, self.catalog)
        if not options:
            return Message(entry.title)
        texts = ", ".join(f"{key} {text}" for key, text in options)
        return Message("{title} ({options})", title=Message(entry.title), options=texts)

    def board_title(self, number: int) -> Value:
        """The size of a board, after its shape if there are several shapes."""
        recipes = [rows[0][0] for rows in self._parts]
        size = " × ".join(map(str, recipes[number].size))
        if len({recipe.shape for recipe in recipes}) == 1:
            return size
        shape = self.catalog.get("shapes", recipes[number].shape)
        return joined((Message(shape.title), size))

    def as_fields(self) -> dict[str, Any]:
        """For the arguments of a job, and for JSON."""
        return {"by": list(self.by), "boards": list(self.boards), "changes": list(self.changes),
                "solve": list(self.solve), "mazes": self.mazes, "seed": self.seed}

    @staticmethod
    def of_fields(fields: Mapping[str, Any], catalog: Catalog = DEFAULT) -> Experiment:
        """The experiment of some arguments; what is missing has its default.  Raises RecipeError.
        """
        known = {name: fields[name] for name in Experiment().as_fields() if name in fields}
        lists = {name: tuple(map(str, value)) for name, value in known.items()
                 if isinstance(value, list)}
        return Experiment(**{**known, **lists}, catalog=catalog)


def _recipe(board: str, change: str, by: str, catalog: Catalog) -> Recipe:
    shape, _, size = board.rpartition(".")
    entry, options = _algorithm("generators", by, catalog)
    done = dict(_items(change))
    params = changes(catalog)
    for key in done.keys() - params.keys():
        raise RecipeError("Mazes cannot be changed by {key}.", key=shown(key))
    values = {key: params[key].parse(text) for key, text in done.items()}
    return Recipe(shape=shape or "square", size=_size(size), by=entry.id, opt=options,
                  catalog=catalog, **values)


def _size(text: str) -> tuple[int, ...]:
    parts = text.lower().replace("×", "x").split("x")
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise RecipeError("expected a board such as 30x30 or hexagon.20x20: {board}",
                          board=shown(text))
    return tuple(map(int, parts))


def _algorithm(room: str, name: str, catalog: Catalog) -> tuple[Entry, tuple[tuple[str, str], ...]]:
    id_, _, options = name.partition(".")
    entries = catalog.room(room)
    if id_ not in entries:
        raise RecipeError("No algorithm is called {name}.", name=shown(id_))
    return entries[id_], tuple(_items(options))


def _items(text: str) -> Iterator[tuple[str, str]]:
    """The keys and texts of ``key.text_key.text``; options have no underscores in their names."""
    for item in filter(None, text.split("_")):
        key, _, value = item.partition(".")
        yield key, value


def _sentence(error: MisfitError) -> Message:
    return error.message if isinstance(error.message, Message) else Message("{why}",
                                                                           why=error.message)


def listed(text: str) -> tuple[str, ...]:
    """The items of a list with commas, as they are typed or stand in a link."""
    return tuple(filter(None, (part.strip() for part in text.split(","))))
