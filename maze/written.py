"""Written: a program of a visitor as everybody but a sandbox has it: a text that never runs here.

Its entry stands in a catalog like any other.  The entry's ``run`` repeats what a sandbox has told
of a run, so everything that is done with steps (playing, going back, transforms, solvers) is done
as with algorithms of ours.  On the page, ``maze.web.writing`` has programs run and feeds the
recordings; elsewhere a program in a link is refused, for nobody can know what it does.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from maze.catalog import Catalog
from maze.errors import MazeError, RecipeError
from maze.grid import Cell, Grid
from maze.ingredients import Ingredients
from maze.message import Message, Said
from maze.passages import Maze
from maze.picture import Picture
from maze.registry import Entry
from maze.rng import Rng
from maze.solving.board import Answer, Board
from maze.sources import PatientSource, Source
from maze.steps import BREATH, BUILD, MASK, SHIFT, Steps
from maze.texts import packed, title_of, unpacked

ID = "mine"                                                # in links
CODE = "code"                                              # of a generator, in links
ROOMS = {CODE: "generators", "scode": "solvers"}           # key of a link -> room of the catalog
KEPT = 6                                                   # runs on one grid
PATIENCE = 10_000                                          # looks for a step before giving up
WALLS = re.compile(r"""^@register\([^@]*?\bgives=["'][^"']*\bwalls\b""", re.MULTILINE)
ABOUT = Message("A program that somebody has written on this page.")
NOT_HERE = Message("A program in a link runs only on the page, where it can do no harm.")
WHOLE = Message("A program of your own works on the whole board, so it cannot be combined with a "
                "single path, with keys, or with start and goal in halves of their own.")
UNFINISHED = Message("The program has not come to its end.")
NO_PATH = Message("The path that the program returned does not lead from start to goal through "
                  "passages.")


class Recording:
    """What a sandbox has told of a run: ``steps``, the line that made each, and how it ended."""

    def __init__(self, order: Mapping[str, Any], grid: Grid) -> None:
        self.order, self.grid = order, grid
        self.steps, self.lines = array("i"), array("i")
        self.over, self.starved, self.begun = False, False, False
        self.error: MazeError | None = None
        self.path: list[Cell] | str = []

    def feed(self, steps: array[int], lines: array[int]) -> None:
        self.steps += steps
        self.lines += lines
        self.starved = False

    def end(self, path: list[Cell] | str = "", error: MazeError | None = None) -> None:
        self.path, self.error, self.over, self.starved = path, error, True, False

    def __iter__(self) -> Steps[None]:
        """The steps; BREATH where there is none yet."""
        at = looked = 0
        while not self.over or at < len(self.steps):
            if at < len(self.steps):
                yield self.steps[at]
                at, looked = at + 1, 0
            elif (looked := looked + 1) > PATIENCE:
                raise MazeError(UNFINISHED)
            else:
                self.starved = True
                yield BREATH
        if self.error is not None:
            raise self.error


Ask = Callable[[Recording], None]


class Written:
    """The program with a text, for a room of the catalog."""

    def __init__(self, room: str, text: str) -> None:
        self.room, self.text = room, text
        self._ask: Ask | None = None
        self._boards: WeakKeyDictionary[Grid, dict[str, Any]] = WeakKeyDictionary()
        self._kept: WeakKeyDictionary[Grid, dict[object, Recording]] = WeakKeyDictionary()
        self._made: WeakKeyDictionary[Grid, Recording] = WeakKeyDictionary()
        run = self.generate if room == "generators" else self.solve
        gives = {"walls"} if room == "generators" and WALLS.search(text) else set()
        self.entry = Entry(ID, title_of(text), ABOUT.text, "", frozenset(), frozenset(gives), (),
                           run, idea=ABOUT.text)

    # --- on the page ----------------------------------------------------------------------------

    @property
    def allowed(self) -> bool:
        """Whether the visitor has said that it may run."""
        return self._ask is not None

    def allow(self, ask: Ask) -> None:
        """It may run: ``ask`` has a recording made, now and whenever one is missing."""
        self._ask = ask
        for recordings in list(self._kept.values()):
            for recording in list(recordings.values()):
                self._begin(recording)

    def about(self, grid: Grid, shape: Mapping[str, Any]) -> None:
        """It is going to be run on a grid; ``shape`` says how a sandbox lays out the same."""
        self._boards[grid] = dict(shape)

    def forget(self, grid: Grid) -> None:
        """The runs on a grid are to be made anew."""
        self._kept.pop(grid, None)

    def expect(self, grid: Grid, recording: Recording) -> None:
        """The next run that is missing on a grid is one that was made before."""
        recording.begun = True
        self._made[grid] = recording

    def starves(self, grid: Grid) -> bool:
        """Whether a step is wanted that has not arrived."""
        return any(one.starved for one in self._kept.get(grid, {}).values())

    def latest(self, grid: Grid) -> Recording | None:
        """The run that was begun last on a grid."""
        return next(reversed(self._kept.get(grid, {}).values()), None)

    def _begin(self, recording: Recording) -> None:
        if self._ask is not None and not recording.begun:
            recording.begun = True
            self._ask(recording)

    def recording(self, grid: Grid, key: object, more: Mapping[str, Any]) -> Recording:
        """What is known of a run; the run is begun if nothing is.  Raises MazeError."""
        if grid not in self._boards:
            raise MazeError(WHOLE if self._boards else NOT_HERE)
        kept = self._kept.setdefault(grid, {})
        if key not in kept:
            order = {"room": self.room, "text": self.text, **self._boards[grid], **more}
            kept[key] = self._made.pop(grid, Recording(order, grid))
            while len(kept) > KEPT:
                del kept[next(iter(kept))]
        self._begin(kept[key])
        return kept[key]

    # --- the entry's function ---------------------------------------------------------------------

    def generate(self, maze: Maze, rng: Rng, **options: Any) -> Steps[Maze]:
        """What a generator of ours does, as a sandbox has told it."""
        for step in self.recording(maze.grid, rng.seed, {"seed": rng.seed}):
            if step >= 0 and step >> SHIFT <= BUILD >> SHIFT:
                maze.open[step & MASK] = step < BUILD
            yield step
        return maze

    def solve(self, board: Board, start: Cell, goal: Cell, **options: Any) -> Steps[Answer]:
        """What a solver of ours does, as a sandbox has told it."""
        links = [list(around) for around in board.links]
        if len(links) != len(board.grid):
            raise MazeError(WHOLE)
        more = {"seed": board.rng.seed, "links": links, "start": start, "goal": goal}
        key = (board.rng.seed, start, goal, hash(tuple(map(tuple, links))))
        recording = self.recording(board.grid, key, more)
        yield from recording
        if isinstance(recording.path, list):
            check_path(recording.path, links, start, goal)
        return recording.path


def check_path(path: Sequence[Cell], links: Sequence[Sequence[Cell]], start: Cell,
               goal: Cell) -> None:
    """Raises MazeError if a path is none."""
    good = path and path[0] == start and path[-1] == goal
    if not good or any(new not in links[old] for old, new in zip(path, path[1:], strict=False)):
        raise MazeError(NO_PATH)


def written_in(entry: Entry | None) -> Written | None:
    """The program of an entry, if it is a visitor's."""
    found = getattr(entry.run, "__self__", None) if entry else None
    return found if isinstance(found, Written) else None


def programs_of(recipe: Ingredients) -> list[Written]:
    """The programs of visitors that a recipe runs."""
    makers = (None if recipe.walls else recipe.generator, recipe.solver)
    return [program for program in map(written_in, makers) if program]


def waiting_for(programs: Sequence[Written], recipe: Ingredients, grid: Grid,
                steps: Steps[Picture]) -> Source[Picture]:
    """The steps of a recipe as a sandbox tells them."""
    for program in programs:
        program.about(grid, shape_of(recipe))
    return PatientSource(steps, lambda: any(program.starves(grid) for program in programs))


def shape_of(recipe: Ingredients) -> dict[str, Any]:
    """How a sandbox lays out the board of a recipe."""
    return {"shape": recipe.shape, "size": list(recipe.size), "mask": recipe.mask,
            "cut": recipe.cut, "hide": recipe.hide, "board": recipe.seed}


@lru_cache(maxsize=32)
def with_program(catalog: Catalog, room: str, text: str) -> Catalog:
    """A catalog with a program in it, in place of one that was there before; the same each time."""
    return catalog.put(room, Written(room, text).entry)


def with_programs(fields: Mapping[str, str], catalog: Catalog) -> tuple[Catalog, list[Said]]:
    """A catalog with the programs that the fields of a link hold, and what is wrong with others."""
    notes: list[Said] = []
    for key, room in ROOMS.items():
        if key in fields:
            try:
                catalog = with_program(catalog, room, unpacked(fields[key]))
            except RecipeError as problem:
                notes.append(problem.message)
    return catalog, notes


def without_programs(catalog: Catalog) -> Catalog:
    """A catalog that has none of them; the same one if there are none."""
    for room in ROOMS.values():
        if written_in(catalog.room(room).get(ID)):
            catalog = catalog.drop(room, ID)
    return catalog


def program_fields(recipe: Ingredients) -> dict[str, str]:
    """The fields of a link that hold the programs of a recipe."""
    keys = {room: key for key, room in ROOMS.items()}
    return {keys[program.room]: packed(program.text) for program in programs_of(recipe)}
