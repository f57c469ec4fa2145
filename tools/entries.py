"""What the files of algorithms and shapes lack, a sentence each: `python -m tools.entries`.

`make files` and `make golden` run this first, and `tests/test_entries.py` says the same. Each
sentence names the file and what to write there. When nothing is missing, every entry is tried on
a small board (`tools.trial`), so that nothing wrong is pinned in `tests/golden/`.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any

from maze.catalog import ROOMS
from maze.grids.traits import TRAITS
from maze.ingredients import Ingredients
from maze.pentomino import matrix
from maze.registry import CLAIMS, Entry, entry_of
from maze.rerun import ROOMS as AT_WORK
from maze.roles import READERS, ROLES
from maze.share import VIEW
from maze.steps import VERBS
from tools.reading import grade, words_of
from tools.trial import trial

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 95                                               # characters of a summary, for menus
GRADE = 8                                                  # a student of fourteen reads an idea
SHORT, LONG = 20, 100                                      # words of an idea
GROUPED = {"shapes": ("flat", "outline", "rolled", "deep"),
           "generators": ("grow", "sets", "walks", "rows", "walls", "curves"),
           "solvers": ("flood", "aim", "walk", "fill")}    # families, in the order of GROUPS
NEEDS = {"shapes": {"seed"}, "generators": {*TRAITS}, "solvers": {*TRAITS, "growth"},
         "transforms": {*TRAITS, "ends", "twin", "tree", "branches"}, "searches": set[str]()}
PASSED = {"ends": ("start", "goal"), "twin": ("twin",)}    # arguments of transforms
GIVES = {"generators": {"growth", "walls", "dug", "sparse", "nested"}, "transforms": {"grid"},
         "shapes": {"lean"}}
TOLD = {"shapes": (), "generators": ("Cost", "Bias"), "solvers": ("Cost",),
        "transforms": ("Cost",), "searches": ("Cost",)}    # words of the docstring
TAKEN = {"v", "size", "from", "to", *VIEW, *Ingredients.__dataclass_fields__}
ID = re.compile(r"[a-z][a-z0-9_]*")


def faults() -> list[str]:
    """Everything that is wrong in all files, in the order of rooms and names."""
    files = [(room, package, name) for room, package in ROOMS.items() for name in names(package)]
    missing = [f"{file_of(package, name)}: {fault}" for room, package, name in files
               for fault in of_file(room, package, name)]
    return missing or [f"{file_of(package, name)}: {fault}" for room, package, name in files
                       if (fault := trial(room, entry_of(import_module(f"{package}.{name}"))))]


def names(package: str) -> list[str]:
    """The files of a package that hold an entry."""
    return [info.name for info in pkgutil.iter_modules(import_module(package).__path__)
            if not info.name.startswith("_")]


def file_of(package: str, name: str) -> str:
    """Its path in the project, as one would type it."""
    return f"{package.replace('.', '/')}/{name}.py"


def of_file(room: str, package: str, name: str) -> list[str]:
    """What a file lacks; a file that cannot be read at all is one sentence, too."""
    try:
        entry = entry_of(import_module(f"{package}.{name}"))
    except Exception as error:                             # whatever a newcomer's file does
        where = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        return [f"it cannot be imported{where}: {type(error).__name__}: {error}."]
    return list(of_entry(room, entry))


def of_entry(room: str, entry: Entry) -> Iterator[str]:
    """What an entry of a room lacks, as the ends of sentences."""
    yield from _of_words(room, entry)
    yield from _of_names(room, entry)
    yield from _of_arguments(room, entry)
    if room in ("generators", "solvers", "searches"):
        yield from _of_idea(entry.idea)
    if room == "solvers" and not entry.claims:
        yield f'claims="..." is missing; write what it guarantees: {_listed(CLAIMS)}.'
    if room == "shapes" and not entry.params:
        yield "params=[...] is missing; a shape has one or more sizes, each a Whole."
    if room == "transforms":
        yield from _of_transform(entry)


def _of_words(room: str, entry: Entry) -> Iterator[str]:
    if not ID.fullmatch(entry.id):
        yield "its name should be lower_case letters, digits and underscores: it is an id in links."
    if not entry.summary:
        yield "its function has no docstring; its first line is what the menu says."
    elif not entry.summary.endswith(".") or len(entry.summary) > LONGEST:
        yield (f"the first line of its function's docstring should be a sentence of at most "
               f"{LONGEST} characters, with a full stop at the end.")
    if not entry.doc:
        yield "it has no docstring at the top; write the idea, the source with its year, the cost."
    elif not re.search(r"\b(1\d|20)\d\d\b", entry.doc):
        yield "the docstring at the top names no year; say who described it, where and when."
    for word in TOLD[room]:
        if entry.doc and word not in entry.doc:
            yield f'the docstring at the top says nothing of the {word.lower()}: "{word}: ...".'


def _of_names(room: str, entry: Entry) -> Iterator[str]:
    groups = GROUPED.get(room, ())
    if groups and entry.group not in groups:
        what = f'group="{entry.group}" is not known' if entry.group else 'group="..." is missing'
        yield f"{what}; choose one of {_listed(groups)} (maze/registry.py says what they mean)."
    for word, given, known in (("needs", entry.needs, NEEDS[room]),
                               ("gives", entry.gives, GIVES.get(room, set())),
                               ("claims", set(entry.claims), CLAIMS.keys())):
        if unknown := sorted(given - known):
            yield f'{word}="{" ".join(unknown)}" is not known here; known are {_listed(known)}.'
    known = _variables(entry.run) if entry.shows else set[str]()
    roles = matrix.ROLES if room == "searches" else ROLES
    for role, variable in entry.shows.items():
        if role not in roles:
            yield f'shows={{"{role}": ...}} is not known; known are {_listed(roles)}.'
        if not known.issuperset(variable.split(".")):
            yield f'shows={{"{role}": "{variable}"}} names no variable of its function.'
        for helper in READERS[role].needs if role in READERS else ():
            if helper not in entry.shows:
                yield f'shows={{"{role}": ...}} needs "{helper}" as well (maze/roles.py).'
    for verb, text in entry.words.items():
        if verb not in {*VERBS, "revisit"}:
            yield f'words={{"{verb}": ...}} is no verb of a step; see VERBS in maze/steps.py.'
        if {gap for _, gap, _, _ in Formatter().parse(text)} - {None, "cell"}:
            yield f'words={{"{verb}": ...}} may have the gap {{cell}} and no other.'


def _variables(run: Callable[..., Any]) -> set[str]:
    """The variables of a function, and of those of the algorithms' rooms that it calls."""
    found: set[str] = set()
    calls: dict[str, Callable[..., Any]] = {run.__name__: run}
    for name in (names := list(calls)):
        code, around = calls[name].__code__, calls[name].__globals__
        found |= {*code.co_varnames, *code.co_cellvars}
        for other in code.co_names:
            function = around.get(other)
            if other not in calls and inspect.isfunction(function) and (
                    Path(function.__code__.co_filename).parent.name in AT_WORK):
                calls[other] = function
                names.append(other)
    return found


def _of_arguments(room: str, entry: Entry) -> Iterator[str]:
    known = inspect.signature(entry.run).parameters
    if "lean" in entry.gives and "lean" not in known:
        yield 'gives="lean" passes lean=True to its function; give it this argument.'
    if room == "shapes" or "grid" in entry.gives:          # sizes are passed without their names
        return
    for param in entry.params:
        if param.name not in known:
            yield f'its function has no argument "{param.name}", which params=[...] declares.'
    for need, passed in PASSED.items() if room == "transforms" else ():
        if need in entry.needs and set(passed) - known.keys():
            yield (f'needs="{need}" passes {" and ".join(passed)} to its function; give it '
                   f"{'this argument' if len(passed) == 1 else 'these arguments'}.")


def _of_idea(idea: str) -> Iterator[str]:
    count = len(words_of(idea))
    if not idea:
        yield f'IDEA = """...""" is missing; say in {SHORT} to {LONG} plain words what it does.'
    elif not SHORT <= count <= LONG:
        yield f"IDEA should have {SHORT} to {LONG} words: it has {count}."
    elif not idea.endswith("."):
        yield "IDEA should end with a full stop."
    elif grade(idea) > GRADE:
        yield (f"IDEA should be for grade {GRADE} at most, it is for grade {grade(idea):.1f}; "
               "write shorter sentences and words.")


def _of_transform(entry: Entry) -> Iterator[str]:
    if not entry.params:
        yield "params=[...] is missing; each parameter is a key of links."
    if not entry.order:
        yield "order=... is missing; a number, say 45 to come after braid (40)."
    if "phase" not in entry.words:
        yield 'words={"phase": "..."} is missing; say in a sentence what begins.'
    for param in entry.params:
        if param.name in TAKEN:
            yield f"the key {param.name} means something else in links; choose another name."
        if not param.help:
            yield f"the parameter {param.name} has no help; say in a few words what it does."
    for key in sorted(entry.refuses.keys() - {param.name for param in entry.params}):
        yield f'refuses={{"{key}": ...}} names no parameter of this file.'


def _listed(words: Iterable[str]) -> str:
    *head, last = words if isinstance(words, tuple) else sorted(words) or ["nothing"]
    return f"{', '.join(head)} or {last}" if head else last


def main() -> None:
    found = faults()
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
