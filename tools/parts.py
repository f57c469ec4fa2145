"""The parts in which the page gets maze/: what the first screen needs, and what can come later.

    first       what the first screen runs, and whatever no other part holds
    pentomino   a place of its own, and so on: maze/places/ names what belongs to each
    writing     algorithms that a visitor writes
    pictures    pictures laid over boards, and the dialog to choose one
    tools       keys, doors and arrows put in a maze
    dares       what friends send each other: challenges, ghosts, results
    gliding     what moves between two slow steps
    making      mazes for other tools, and mazes made to order
    idea        what shows over the board what an algorithm holds
    sources     the texts of all modules, for who looks at code, and what asks about runs

A part is a gzipped table, written by marshal, and tools/ahead.py imports from it:

    {"modules": {module: [file, byte code or text]}, "files": {file: bytes},
     "order": [module, ...], "elsewhere": {module: part}}

``order`` is how its modules are best imported, "elsewhere" (of the first part) tells in which part
the others are.  The same sources make the same bytes anywhere.
"""

from __future__ import annotations

import gzip
import hashlib
import marshal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from maze.places import PLACES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "parts"                           # on the page
EXTRAS = {"writing": ("maze.visitors", "maze.web.writing", "maze.tasks.proof"),  # no places
          "pictures": ("maze.pictures", "maze.web.picturing"),
          "tools": ("maze.web.pointing.arrow_tool", "maze.web.pointing.door_tool",
                    "maze.web.pointing.laid"),
          "dares": ("maze.dares", "maze.web.dares"),
          "gliding": ("maze.web.gliding",),
          "making": ("maze.exports", "maze.wishing", "maze.web.ordering"),
          "idea": ("maze.holding", "maze.members", "maze.readers", "maze.render.holding",
                   "maze.render.holding_cells", "maze.render.holding_samples",
                   "maze.render.holding_trails", "maze.render.holding_walls", "maze.roles",
                   "maze.web.explaining.boards", "maze.web.explaining.chart",
                   "maze.web.explaining.held", "maze.web.explaining.key",
                   "maze.web.explaining.marks")}
SOURCES = "sources"
NAMES = ("first", *PLACES.later, *EXTRAS, SOURCES)
REGISTRY = "maze.places"                   # names all places, so it belongs to none
NATIVE = ("maze/cli/", "maze/languages/__init__.py", "maze/__main__.py", "maze/api.py",
          "maze/render/png.py",                            # browsers paint by themselves
          "maze/render/raster.py", "maze/render/smooth.py")
LANGUAGES = "maze/languages/"              # the page gets their tables one by one: tools/site.py
WITH_CODE = ("maze.asking", "maze.web.asking")
USES = {SOURCES: ["idea"]}                 # which comes first; places say so themselves
# What asks about searches, and what runs them, is wanted only where they are:
NAMED = {SOURCES: ("pentomino",), "writing": ("pentomino",)}
COMPILED = "static/vendor/compiled"                        # by tools/vendor.mjs
ORDER = "order.txt"
HEADER = 16                                # bytes of a .pyc file before its code


def files(root: Path = ROOT) -> list[str]:
    """Every module of the page below maze/ and every table it reads, relative to the page."""
    names = sorted(path.relative_to(root).as_posix() for path in (root / "maze").rglob("*")
                   if path.suffix == ".py"
                   or path.suffix == ".json" and path.parent != root / LANGUAGES)
    return [name for name in names if not name.startswith(NATIVE)]


def build(root: Path = ROOT, instead: Mapping[str, bytes] | None = None) -> dict[str, bytes]:
    """All parts by name; ``instead`` replaces some files, for tests."""
    contents = {name: (instead or {}).get(name) or (root / name).read_bytes()
                for name in files(root)}
    first, later = imported(root)
    parts = {name: part_of(name, first) for name in map(module_of, contents)}
    tables: dict[str, dict[str, Any]] = {
        name: {"modules": {}, "files": {}, "order": []} for name in NAMES}
    for name, content in contents.items():
        if not name.endswith(".py"):
            tables["first"]["files"][name] = content
            continue
        tables["sources"]["files"][name] = content
        module = module_of(name)
        tables[parts[module]]["modules"][module] = [name, compiled(root, name, content)]
    tables["first"]["order"] = first
    for name in later:
        if parts.get(name, "first") != "first":            # else it is imported when needed
            tables[parts[name]]["order"].append(name)
    tables["first"]["elsewhere"] = {name: part for name, part in parts.items() if part != "first"}
    return {name: gzip.compress(marshal.dumps(table, 2), 9, mtime=0)   # 2: the same bytes anywhere
            for name, table in tables.items()}


def part_of(module: str, first: list[str]) -> str:
    """The part that a module belongs to, unless the first screen needs it."""
    if module in first or module == REGISTRY or module.rpartition(".")[0] == REGISTRY:
        return "first"
    rooms = {**{name: PLACES[name].part for name in PLACES.later}, **EXTRAS, SOURCES: WITH_CODE}
    return next((name for name, within in rooms.items()
                 if any(f"{module}.".startswith(f"{room}.") for room in within)), "first")


def imported(root: Path) -> tuple[list[str], list[str]]:
    """The modules in the order in which the first screen imports them, and the other places: see
    tools/compile_maze.py."""
    file = root / COMPILED / ORDER
    if not file.exists():
        return [], []
    first, later = file.read_text(encoding="utf-8").split("\n\n")
    return first.split("\n"), later.split("\n")


def compiled(root: Path, name: str, content: bytes) -> bytes | str:
    """The byte code of this very text; the text itself if there is none yet."""
    key = hashlib.sha256(name.encode() + b"\0" + content).hexdigest()[:32]
    code = root / COMPILED / f"{key}.pyc"
    return code.read_bytes()[HEADER:] if code.exists() else content.decode()


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
