"""The registry: one file, one entry; the file's name is its id in links, for ever.

``@register("Title")`` marks the one function of a file; ``discover`` imports a package's files and
lists their entries, from which ``maze.catalog`` makes catalogs. A file whose name begins with an
underscore is not an entry.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from maze.grid import Grid
from maze.grids.masks import Mask
from maze.grids.traits import lacking
from maze.message import Message, both
from maze.params import Param
from maze.steps import drain

F = TypeVar("F", bound=Callable[..., Any])

CLAIMS = {                                                 # what a solver guarantees, in words
    "complete": "always finds a path if there is one",
    "shortest": "the path is a shortest one",
    "least": "the path has the least length",
    "all": "shows all shortest paths",
    "keeps": "fills nothing that lies on a shortest path",
    "perfect": "always finds the path in a maze without loops",
    "islands": "fails when the goal is on an island",
    "rim": "finds a goal on the outer rim, islands or not",
    "planar": "needs a maze in the plane",
    "two_way": "needs passages that are open both ways",
    "bounded": "gives up after so many steps",
    "blind": "looks at no more than the cells around it",
}

GROUPS = {                                                 # families in menus, in their order
    "flat": "Flat tilings",
    "outline": "Outlines and drawings",
    "rolled": "Rolled-up sheets",
    "deep": "Dimensions and bridges",
    "grow": "Grow from a cell",
    "sets": "Join sets",
    "walks": "Random walks",
    "rows": "Row by row",
    "walls": "Add walls",
    "curves": "Curves and patterns",
    "flood": "Flood",
    "aim": "Aim at the goal",
    "walk": "Walk and remember",
    "fill": "Fill what leads nowhere",
}


@dataclass(frozen=True)
class Entry:
    """A shape, generator, solver or search that can be chosen by name.

    id       the word in links            needs    traits the grid must have
    title    the word in menus            gives    what its timeline can be used for
    summary  one line for people          params   its parameters, in order
    doc      the module's docstring       run      the function itself
    group    its family in menus: an id of GROUPS, or "" where there are few
    words    its own sentences for its steps, by verb: see ``maze.words``
    claims   what it guarantees: ids of CLAIMS
    swift    the same answer without steps, for full speed: ``maze.solving.swift``
    mask     how a shape that is drawn reads its drawing
    whole    the same maze at once, without steps, where a file has a function of that name
    idea     what it does, in plain words for a student, where a file has an IDEA
    called   what a maze of a shape is called, with gaps for {size} and {word}; "" for the usual
    order    when a transform is applied, beside the others: lower numbers first
    refuses  of a transform: for a parameter's name, why a value cannot be had on a grid
    shows    the variables that can be looked at while it runs: a role of ``maze.holding`` -> name
    """

    id: str
    title: str
    summary: str
    doc: str
    needs: frozenset[str]
    gives: frozenset[str]
    params: tuple[Param, ...]
    run: Callable[..., Any]
    claims: tuple[str, ...] = ()
    mask: Mask | None = None
    swift: Callable[..., Any] | None = None
    group: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    whole: Callable[..., Any] | None = None
    idea: str = ""
    called: str = ""
    order: int = 0
    refuses: Mapping[str, Callable[[Grid, Any], Message | str | None]] = field(default_factory=dict)
    shows: Mapping[str, str] = field(default_factory=dict)

    def finish(self, maze: Any, rng: Any, **options: Any) -> None:
        """Generate at full speed, because nobody watches."""
        if self.whole:
            self.whole(maze, rng, **options)
        else:
            drain(self.run(maze, rng, **options))

    def param(self, name: str) -> Param | None:
        return next((param for param in self.params if param.name == name), None)


def register(title: str, *, params: Sequence[Param] = (), needs: str = "", group: str = "",
             gives: str = "", mask: Mask | None = None, claims: str = "",
             swift: Callable[..., Any] | None = None,
             words: Mapping[str, str] | None = None, order: int = 0,
             refuses: Mapping[str, Callable[[Grid, Any], Message | str | None]] | None = None,
             shows: Mapping[str, str] | None = None,
             called: str = "") -> Callable[[F], F]:
    """Mark a function as its file's entry; needs, gives and claims are words, blanks between."""
    def mark(run: F) -> F:
        run.entry = Entry(  # type: ignore[attr-defined]
            run.__module__.rpartition(".")[2], title, (run.__doc__ or "").strip().split("\n")[0],
            import_module(run.__module__).__doc__ or "", frozenset(needs.split()),
            frozenset(gives.split()), tuple(params), run,
            tuple(claims.split()), mask, swift, group, words or {}, order=order,
            refuses=refuses or {}, shows=shows or {}, called=called)
        return run
    return mark


@cache
def discover(package: str) -> tuple[Entry, ...]:
    """The entries of a package's files, in the order of their names; files are read once."""
    return tuple(entry_of(import_module(f"{package}.{info.name}"))
                 for info in pkgutil.iter_modules(import_module(package).__path__)
                 if not info.name.startswith("_"))


def entry_of(module: ModuleType) -> Entry:
    """The one entry of a file.  Raises LookupError, naming the file, if it has none or several."""
    entries: list[Entry] = [value.entry for value in vars(module).values()
                            if hasattr(value, "entry") and value.__module__ == module.__name__]
    if len(entries) != 1:
        raise LookupError(f"{module.__file__}: expected one function with @register: "
                           f"got {len(entries)}")
    return replace(entries[0], whole=getattr(module, "whole", None),
                   idea=" ".join(getattr(module, "IDEA", "").split()))


def misfit(entry: Entry, grid: Grid) -> Message | None:
    """Why an algorithm cannot work on a grid, as a sentence; None if it can."""
    missing = lacking(grid, entry.needs)
    return Message("{title} needs {traits}, which this grid does not have.",
                   title=Message(entry.title), traits=both(missing)) if missing else None
