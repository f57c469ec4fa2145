"""Programs: a text that becomes an entry of a catalog, like a file of ours.

A program is Python. It has one of these:

    def generate(maze, rng)            yields steps; see ``maze/steps.py``
    def solve(board, start, goal)      yields steps and returns a path, or a sentence
    def search(tiling)                 yields steps: pieces laid and taken back, tilings found
    @register("Title", ...)            above one function of either kind, as in our own files
    import API                         drives a micromouse: see ``maze.visitors.mouse``

What ``maze.visitors.vocabulary`` lists is there without an import. Compiling a program runs its
outermost lines, so do that only where a stranger's code may run: in the sandbox of the page, or
where somebody has asked for it by name.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from inspect import isgeneratorfunction
from types import FunctionType, ModuleType
from typing import Any

from maze.catalog import DEFAULT, Catalog
from maze.grid import Cell
from maze.grids.traits import TRAITS
from maze.message import Message, either
from maze.params import shown
from maze.registry import CLAIMS, GROUPS, Entry, entry_of
from maze.solving.board import Answer, Board
from maze.steps import Steps
from maze.visitors.driving import MOUSE, driven
from maze.visitors.errors import ProgramError, raised
from maze.visitors.pausing import checked
from maze.visitors.track import Track
from maze.visitors.vocabulary import API, GIVEN

LONGEST = 40_000                                           # characters of a program
GENERATORS, SOLVERS, SEARCHES = "generators", "solvers", "searches"
FOLLOWING = "maze.visitors.tilings.checking"               # where there are pentominoes
SHAPES = {GENERATORS: ("generate", ("maze", "rng")),       # room -> function and its arguments
          SOLVERS: ("solve", ("board", "start", "goal")),
          SEARCHES: ("search", ("tiling",))}
OTHERS = {                                                 # said where another kind is expected
    GENERATORS: Message("This program makes mazes: choose it as a generator."),
    SOLVERS: Message("This program solves mazes: choose it as a solver."),
    SEARCHES: Message("This program searches for tilings: write it among the pentominoes."),
}
CARRIED = re.compile(r"^# Meander, api=(\d{1,6})$", re.MULTILINE)
UNFIT = re.compile(r"[^a-z0-9]+")                          # for an id


@dataclass(frozen=True)
class Program:
    """A program that has been compiled.

    room   "generators", "solvers" or "searches"
    entry  what a catalog is given: it runs without a short cut, and its steps are not checked yet
    file   the name of the text in tracebacks and code objects
    track  what is told of a micromouse while it runs, if it drives one
    """

    text: str
    room: str
    entry: Entry
    file: str
    track: Track | None = None

    def catalog(self, others: Catalog = DEFAULT) -> Catalog:
        """A catalog with this program among the others."""
        known = others.room(self.room).get(self.entry.id)
        if known is self.entry:
            return others
        entry = self.entry
        if self.room == SEARCHES:                          # nobody takes its steps on trust
            entry = replace(entry, run=import_module(FOLLOWING).following(entry.run), shows={})
        elif not isgeneratorfunction(entry.run):           # it may give no steps
            entry = replace(entry, run=checked(entry.run))
        return others.add(self.room, entry)

    @cached_property
    def own(self) -> Catalog:
        """Our catalog and this program."""
        return self.catalog()

    def fault(self, error: BaseException) -> ProgramError:
        """What it raised, as a sentence with the line."""
        return raised(error, self.file)


def compiled(text: str, name: str = "mine", others: Catalog = DEFAULT) -> Program:
    """Run the outermost lines of a program, and take its one algorithm.

    ``name`` is what people call it; its id is made of that, and is one that ``others`` does not
    have. Raises ProgramError, with the line where there is one.
    """
    if len(text) > LONGEST:
        raise ProgramError("expected a program of at most {most} characters: {length}",
                           most=LONGEST, length=len(text))
    _check_api(text)
    if MOUSE.search(text):
        return _mouse(text, name, others)
    module = ModuleType(f"visitor.{_plain_id(name)}")
    file = f"programs/{_plain_id(name)}.py"
    module.__dict__.update(GIVEN)
    sys.modules[module.__name__] = module                  # where ``register`` looks for it
    try:
        code = compile(text.replace("\r\n", "\n"), file, "exec", dont_inherit=True)
        exec(code, module.__dict__)
    except KeyboardInterrupt:                              # of whoever has started the command
        raise
    except BaseException as error:  # whatever a program may raise
        raise raised(error, file) from None
    finally:
        del sys.modules[module.__name__]
    room, entry = _algorithm(module, name)
    return Program(text, room, replace(entry, id=_free_id(_plain_id(name), others.room(room)),
                                       whole=None, swift=None), file)


def _mouse(text: str, name: str, others: Catalog) -> Program:
    """A program that drives a mouse; none of its lines runs before the mouse does."""
    file, track = f"programs/{_plain_id(name)}.py", Track()
    try:
        code = compile(text.replace("\r\n", "\n"), file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        raise raised(error, file) from None

    def solve(board: Board, start: Cell, goal: Cell) -> Steps[Answer]:
        return (yield from driven(code, file, track, board, start, goal))

    entry = Entry(_free_id(_plain_id(name), others.room(SOLVERS)), name, "", "",
                  frozenset({"rectangle"}), frozenset(), (), solve)
    return Program(text, SOLVERS, entry, file, track)


def exported(text: str) -> str:
    """The text as a file, which says the vocabulary it was written for."""
    return text if CARRIED.search(text) else f"# Meander, api={API}\n{text}"


def api_of(text: str) -> int:
    """The vocabulary that a program was written for."""
    found = CARRIED.search(text)
    return int(found[1]) if found else API


def _check_api(text: str) -> None:
    if not 1 <= api_of(text) <= API:
        raise ProgramError("This program was written for vocabulary {number}; known here: {api}.",
                           number=api_of(text), api=API)


def _algorithm(module: ModuleType, name: str) -> tuple[str, Entry]:
    """The room and the entry of what a program defines."""
    registered = [value for value in vars(module).values() if isinstance(value, FunctionType)
                  and hasattr(value, "entry") and value.__module__ == module.__name__]
    plain = {room: run for room, (known, _) in SHAPES.items()
             if isinstance(run := vars(module).get(known), FunctionType) and run not in registered}
    if len(registered) + len(plain) != 1:
        raise ProgramError("expected one function, {generate}, {solve} or {search}, or one with "
                           "{register}: {count}", generate="def generate(maze, rng)",
                           solve="def solve(board, start, goal)", search="def search(tiling)",
                           register="@register", count=len(registered) + len(plain))
    if plain:
        [(room, run)] = plain.items()
        _check_arguments(run, room)
        return room, _plain_entry(module, run, name)
    return _registered(module, registered[0])


def _registered(module: ModuleType, run: FunctionType) -> tuple[str, Entry]:
    entry = entry_of(module)
    taken = _arguments(run)
    room = next((room for room, (_, wanted) in SHAPES.items() if len(wanted) == len(taken)), "")
    if not room:
        _check_arguments(run, GENERATORS)
    for words, known in ((entry.needs, {*TRAITS, "growth"}), (entry.claims, {*CLAIMS})):
        if unknown := sorted({*words} - known):
            raise ProgramError.at(_line(run), Message(
                "expected one of {words}: {got}", words=either(sorted(known)),
                got=shown(str(unknown[0]))))
    if not isinstance(entry.title, str) or not all(hasattr(one, "parse") for one in entry.params):
        raise ProgramError.at(_line(run), Message(
            "{register} takes a title and params, a list of {kinds}.", register="@register",
            kinds=either(["Whole", "Choice"])))
    return room, replace(entry, group=entry.group if entry.group in GROUPS else "")


def _plain_entry(module: ModuleType, run: FunctionType, name: str) -> Entry:
    """The entry of a function without @register."""
    summary = (run.__doc__ or module.__doc__ or "").strip().split("\n")[0]
    return Entry(module.__name__, name, summary, module.__doc__ or "", frozenset(), frozenset(),
                 (), run)


def _check_arguments(run: FunctionType, room: str) -> None:
    _, wanted = SHAPES[room]
    if len(_arguments(run)) != len(wanted):
        raise ProgramError.at(_line(run), Message(
            "{name} should take ({wanted}): it takes ({taken}).", name=run.__name__,
            wanted=", ".join(wanted), taken=", ".join(_arguments(run))))


def _arguments(run: Callable[..., Any]) -> tuple[str, ...]:
    """The arguments of a function that it needs: those without a default."""
    assert isinstance(run, FunctionType)
    code = run.__code__
    return code.co_varnames[:code.co_argcount - len(run.__defaults__ or ())]


def _line(run: FunctionType) -> int:
    return run.__code__.co_firstlineno


def _plain_id(name: str) -> str:
    found = UNFIT.sub("_", name.lower()).strip("_")[:40]
    return found if found[:1].isalpha() else f"mine_{found}".rstrip("_")


def _free_id(name: str, taken: Any) -> str:
    """An id that is not taken: kruskal, my_kruskal, my_kruskal_2."""
    tries = [name, f"my_{name}", *(f"my_{name}_{number}" for number in range(2, len(taken) + 3))]
    return next(one for one in tries if one not in taken)
